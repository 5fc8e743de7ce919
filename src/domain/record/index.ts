import { AppError } from '#src/lib/errors.ts';
import { fold } from '#src/lib/fold.ts';
import type { IdKind } from '#src/lib/ids.ts';
import type { Field, Fields } from './fields.ts';
import { filtersOf, inputsOf, isUpdated } from './inputs.ts';
import { type Leaf, type Loose, leavesOf, reader, type Writes, writesOf } from './leaves.ts';
import type {
  ApartOf,
  FilterShapeOf,
  InputShapeOf,
  RowOf,
  ShapeOf,
  ValuesOf,
  ViewOf,
  ViewRowOf,
  WorkedForPatch,
  WorkedForRow,
} from './types.ts';

export { apart, clearable, column, group, hidden, joined, reference } from './fields.ts';
export { listed, requirer, rewriter } from './store.ts';

/** A row of a record's table. */
export type RecordRow<R extends { readonly fields: Fields }> = RowOf<R['fields']>;
/** A row of a record's table with what joined tables tell of it. */
export type RecordViewRow<R extends { readonly fields: Fields }> = ViewRowOf<R['fields']>;

type Handed<F extends Fields> = [keyof ApartOf<F>] extends [never] ? [] : [apart: ApartOf<F>];

/** Declares a kind of record by its fields: everything that repeats a field's name follows from here. */
export function record<const T extends IdKind, const F extends Fields>(
  type: T,
  table: string,
  fields: F,
): RecordOf<F, T> {
  return new RecordOf(type, table, fields);
}

/** One kind of record, with what follows from the declaration of its fields. */
export class RecordOf<F extends Fields, T extends IdKind = IdKind> {
  readonly type: T;
  readonly table: string;
  readonly fields: F;
  /** The zod shape of the record as it is shown. */
  readonly shape: ShapeOf<F>;
  /** The zod shape of what a creation takes. */
  readonly create: InputShapeOf<F, 'create'>;
  /** The zod shape of what a change takes. */
  readonly update: InputShapeOf<F, 'update'>;
  /** The zod shape of a list's filters. */
  readonly filters: FilterShapeOf<F>;
  /** The members that a change can set, and undo puts back. */
  readonly restorable: readonly string[];
  /** The columns of the table, and whether each may be null. */
  readonly columns: Readonly<Record<string, boolean>>;
  readonly #leaves: readonly Leaf[];
  readonly #members: Readonly<Record<string, Writes>>;
  readonly #read: (row: Loose, apart: Loose) => unknown;

  constructor(type: T, table: string, fields: F) {
    this.type = type;
    this.table = table;
    this.fields = fields;
    const shown = Object.entries<Field>(fields).filter(([, { kind }]) => kind !== 'hidden');
    this.shape = Object.fromEntries(shown.map(([name, { schema }]) => [name, schema])) as ShapeOf<F>;
    this.create = inputsOf(fields, 'create') as InputShapeOf<F, 'create'>;
    this.update = inputsOf(fields, 'update') as InputShapeOf<F, 'update'>;
    this.filters = filtersOf(fields) as FilterShapeOf<F>;
    this.restorable = shown.flatMap(([name, field]) => (isUpdated(field) ? [name] : []));
    this.#members = writesOf(fields);
    this.#leaves = leavesOf(this.#members);
    this.columns = Object.fromEntries(
      this.#leaves.flatMap(({ column, folded, nullable }): [string, boolean][] =>
        folded === undefined
          ? [[column, nullable]]
          : [
              [column, nullable],
              [folded, nullable],
            ],
      ),
    );
    this.#read = reader(fields);
  }

  /** The record as it is shown. */
  view(row: ViewRowOf<F>, ...[apart]: Handed<F>): ViewOf<F> {
    return this.#read(row, apart ?? {}) as ViewOf<F>;
  }

  /**
   * A whole row: the values that were given as they are, and what rules made beside them or in their place. A column
   * that may be null is null where neither has it.
   */
  row<G extends object>(given: G, worked: WorkedForRow<F, G>): RowOf<F> {
    const row: Record<string, unknown> = {};
    for (const leaf of this.#leaves) {
      const value = heldBy(leaf, isNamed(leaf, worked) ? worked : given) ?? null;
      if (value === null && !leaf.nullable) throw new Error(`${this.type}.${leaf.column} has no value`);
      put(row, leaf, value);
    }
    return row as RowOf<F>;
  }

  /**
   * The columns that a change writes: the values that were given as they are, and what rules made beside them or in
   * their place. What is undefined, or named by neither, stays.
   */
  patch<G extends object>(given: G, worked: WorkedForPatch<F, G>): Partial<RowOf<F>> {
    const patch: Record<string, unknown> = {};
    for (const leaf of this.#leaves) {
      const value = heldBy(leaf, isNamed(leaf, worked) ? worked : given);
      if (value !== undefined) put(patch, leaf, value);
    }
    return patch as Partial<RowOf<F>>;
  }

  /** What each column must hold for the filters that were given; other members of theirs are left out. */
  filtered(filters: { [K in keyof FilterShapeOf<F>]?: unknown }): Record<string, unknown> {
    const held: Record<string, unknown> = {};
    for (const leaf of this.#leaves) {
      const value = leaf.column in this.filters ? memberOf(filters, leaf.column) : undefined;
      if (value !== undefined) held[leaf.column] = leaf.encode === null ? value : leaf.encode(value);
    }
    return held;
  }

  /** The columns of values. */
  columnsOf(values: { [K in keyof ValuesOf<F>]?: ValuesOf<F>[K] | undefined }): Partial<RowOf<F>> {
    return this.patch({}, values as WorkedForPatch<F, object>);
  }

  /**
   * The columns that put members back as a snapshot shows them. One of an earlier release may lack what an object has
   * since: that stays as it is; what is no longer known is left out.
   * @param names which members; those that a change can set, when left out
   * @throws AppError CONFLICT for a value that this release does not know
   */
  restored(members: Loose, names: readonly string[] = this.restorable): Partial<RowOf<F>> {
    const patch: Record<string, unknown> = {};
    for (const name of names) {
      const writes = this.#members[name];
      if (writes !== undefined && members[name] !== undefined)
        this.#restore(patch, name, writes, members[name]);
    }
    return patch as Partial<RowOf<F>>;
  }

  /** Whether two snapshots of a member hold the same in all that both of them have and that is written. */
  readonly sameMember = (name: string, a: unknown, b: unknown): boolean => {
    const writes = this.#members[name];
    return writes === undefined ? sameJson(a, b) : sameWritten(writes, a, b);
  };

  #restore(patch: Record<string, unknown>, path: string, writes: Writes, value: unknown): void {
    if ('members' in writes) {
      const given = isObject(value) ? value : null;
      for (const [name, inner] of Object.entries(writes.members)) {
        const member = given === null ? null : given[name];
        if (member !== undefined) this.#restore(patch, `${path}.${name}`, inner, member);
      }
      return;
    }
    const { leaf } = writes;
    const known =
      leaf.encode !== null || (value === null && leaf.nullable) || leaf.schema.safeParse(value).success;
    if (!known) {
      throw new AppError(
        'CONFLICT',
        `${path} was ${JSON.stringify(value)}, which is no value of it any more, so it cannot be put back.`,
        { field: path },
      );
    }
    put(patch, leaf, value);
  }
}

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function sameWritten(writes: Writes, a: unknown, b: unknown): boolean {
  if ('leaf' in writes || !isObject(a) || !isObject(b)) return sameJson(a, b);
  return Object.entries(writes.members).every(
    ([name, member]) => !(name in a) || !(name in b) || sameWritten(member, a[name], b[name]),
  );
}

const memberOf = (value: object, name: string): unknown => (value as Loose)[name];

function isNamed(leaf: Leaf, values: object): boolean {
  return leaf.column in values || (leaf.within !== null && leaf.within.input in values);
}

/** A column's value among values by column, or in the object that holds it; undefined where it is in neither. */
function heldBy(leaf: Leaf, values: object): unknown {
  const own = memberOf(values, leaf.column);
  if (own !== undefined || leaf.within === null) return own;
  let value = memberOf(values, leaf.within.input);
  for (const step of leaf.within.steps) {
    if (value === undefined || value === null) return value;
    value = isObject(value) ? value[step] : undefined;
  }
  return value;
}

function put(into: Record<string, unknown>, leaf: Leaf, value: unknown): void {
  into[leaf.column] = leaf.encode === null ? value : leaf.encode(value);
  if (leaf.folded !== undefined) into[leaf.folded] = typeof value === 'string' ? fold(value) : null;
}
