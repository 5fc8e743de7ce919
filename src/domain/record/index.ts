import type { IdKind } from '#src/lib/ids.ts';
import type { Field, Fields } from './fields.ts';
import { filtersOf, inputsOf, isUpdated } from './inputs.ts';
import {
  columnsOf,
  type Leaf,
  type Loose,
  leafValue,
  leavesOf,
  madeOf,
  reader,
  rowMaker,
  type Writes,
  writesOf,
} from './leaves.ts';
import { equalBySchema, isObject, sameJson } from './snapshots.ts';
import type {
  ComputedOf,
  DerivedForPatch,
  DerivedForRow,
  FilterShapeOf,
  InputShapeOf,
  RowOf,
  ShapeOf,
  ValuesOf,
  ViewOf,
  ViewRowOf,
} from './types.ts';
import { declareWords } from './words.ts';

export { clearable, column, computed, group, hidden, joined, reference } from './fields.ts';
export {
  equalBySchema,
  innermost,
  isObject,
  parseSnapshot,
  requireKnown,
  sameJson,
  toPresentSchema,
} from './snapshots.ts';
export { listed, nearestTo, orNotFound, rewriter } from './store.ts';

/** A row of a record's table. */
export type RecordRow<R extends { readonly fields: Fields }> = RowOf<R['fields']>;
/** A row of a record's table with the columns of joined tables. */
export type RecordViewRow<R extends { readonly fields: Fields }> = ViewRowOf<R['fields']>;
/** The values of a record by column, not yet encoded. */
export type RecordValues<R extends { readonly fields: Fields }> = ValuesOf<R['fields']>;

type SuppliedFields<F extends Fields> = [keyof ComputedOf<F>] extends [never]
  ? []
  : [computed: ComputedOf<F>];

/** Declares a type of record by its fields: everything that repeats a field's name is derived from this. */
export function record<const T extends IdKind, const F extends Fields>(
  type: T,
  table: string,
  fields: F,
): RecordOf<F, T> {
  return new RecordOf(type, table, fields);
}

/** A type of record with everything derived from its fields. */
export class RecordOf<F extends Fields, T extends IdKind = IdKind> {
  readonly type: T;
  readonly table: string;
  readonly fields: F;
  /** The zod shape of the record as it is shown. */
  readonly shape: ShapeOf<F>;
  /** The zod shape of the inputs of create. */
  readonly create: InputShapeOf<F, 'create'>;
  /** The zod shape of the inputs of update. */
  readonly update: InputShapeOf<F, 'update'>;
  /** The zod shape of a list's filters. */
  readonly filters: FilterShapeOf<F>;
  /** The members that update can set and undo restores. */
  readonly restorable: readonly string[];
  /** The columns of the table, and whether each may be null. */
  readonly columns: Readonly<Record<string, boolean>>;
  readonly #leaves: readonly Leaf[];
  /** The leaves that a given name fills: the column itself, or all columns of an object. */
  readonly #leavesOf: ReadonlyMap<string, readonly number[]>;
  readonly #makeRow: (given: object, derived: object) => Record<string, unknown>;
  readonly #members: Readonly<Record<string, Writes>>;
  readonly #read: (row: Loose, computed: Loose) => unknown;

  constructor(type: T, table: string, fields: F) {
    this.type = type;
    this.table = table;
    this.fields = fields;
    const shown = Object.entries<Field>(fields).filter(([, { kind }]) => kind !== 'hidden');
    for (const [name, field] of shown)
      if ('options' in field && 'words' in field.options && field.options.words !== undefined)
        declareWords(name, field.options.words);
    this.shape = Object.fromEntries(shown.map(([name, { schema }]) => [name, schema])) as ShapeOf<F>;
    this.create = inputsOf(fields, 'create') as InputShapeOf<F, 'create'>;
    this.update = inputsOf(fields, 'update') as InputShapeOf<F, 'update'>;
    this.filters = filtersOf(fields) as FilterShapeOf<F>;
    this.restorable = shown.flatMap(([name, field]) => (isUpdated(field) ? [name] : []));
    this.#members = writesOf(fields);
    this.#leaves = leavesOf(this.#members);
    this.columns = Object.fromEntries(
      this.#leaves.flatMap((leaf) =>
        columnsOf(leaf).map((column): [string, boolean] => [column, leaf.nullable]),
      ),
    );
    this.#leavesOf = namesOf(this.#leaves);
    this.#makeRow = rowMaker(type, this.#leaves);
    this.#read = reader(fields);
  }

  /** The record as it is shown. */
  readonly view = (row: ViewRowOf<F>, ...[computed]: SuppliedFields<F>): ViewOf<F> =>
    this.#read(row, computed ?? {}) as ViewOf<F>;

  /**
   * A complete row from given values and derived ones, which take precedence. Nullable columns without a value are
   * null.
   */
  row<G extends object>(given: G, derived: DerivedForRow<F, G>): RowOf<F> {
    return this.#makeRow(given, derived) as RowOf<F>;
  }

  /**
   * The columns that update writes, from given values and derived ones, which take precedence. Undefined and missing
   * ones are not written.
   */
  patch<G extends object>(given: G, derived: DerivedForPatch<F, G>): Partial<RowOf<F>> {
    const patch: Record<string, unknown> = {};
    const leafValues = this.#leafValues(given, derived);
    for (let i = 0; i < leafValues.length; i += 1)
      if (leafValues[i] !== undefined) setColumn(patch, this.#leaves[i] as Leaf, leafValues[i]);
    return patch as Partial<RowOf<F>>;
  }

  /** The value of each leaf: the derived one if present, undefined included, else the given one. */
  #leafValues(given: object, derived: object): unknown[] {
    const byLeaf: unknown[] = new Array(this.#leaves.length).fill(undefined);
    // Loops over the few given names: checking every column would double the cost of a write.
    for (const values of [given, derived])
      for (const name in values)
        for (const at of this.#leavesOf.get(name) ?? NONE)
          byLeaf[at] = leafValue(this.#leaves[at] as Leaf, values);
    return byLeaf;
  }

  /** The column values for the given filters; other members are ignored. */
  filterColumns(filters: { [K in keyof FilterShapeOf<F>]?: unknown }): Record<string, unknown> {
    const columns: Record<string, unknown> = {};
    for (const leaf of this.#leaves) {
      const value = leaf.column in this.filters ? memberOf(filters, leaf.column) : undefined;
      if (value !== undefined) columns[leaf.column] = leaf.encode === null ? value : leaf.encode(value);
    }
    return columns;
  }

  /** Encodes values by column. */
  columnsOf(values: { [K in keyof ValuesOf<F>]?: ValuesOf<F>[K] | undefined }): Partial<RowOf<F>> {
    return this.patch({}, values as DerivedForPatch<F, object>);
  }

  /**
   * The columns that restore members from a snapshot. Members of objects that a snapshot of an earlier release lacks
   * stay unchanged; unknown ones are ignored.
   * @param names which members; default all that update can set
   */
  restoredColumns(members: Loose, names: readonly string[] = this.restorable): Partial<RowOf<F>> {
    const patch: Record<string, unknown> = {};
    for (const name of names) {
      const writes = this.#members[name];
      if (writes !== undefined && members[name] !== undefined) restoreInto(patch, writes, members[name]);
    }
    return patch as Partial<RowOf<F>>;
  }

  /**
   * Whether two snapshots of a member are equal in all stored parts that both contain.
   * @param later whether the second may be of a later release than the first
   */
  readonly sameMember = (name: string, first: unknown, second: unknown, later: boolean): boolean => {
    const writes = this.#members[name];
    if (writes !== undefined) return equalStored(writes, first, second, later);
    const field = this.fields[name];
    return equalBySchema(field?.schema, first, second, later);
  };
}

function restoreInto(patch: Record<string, unknown>, writes: Writes, value: unknown): void {
  if ('leaf' in writes) {
    setColumn(patch, writes.leaf, value);
    return;
  }
  for (const [name, inner] of Object.entries(writes.members)) {
    const member = isObject(value) ? value[name] : null;
    if (member !== undefined) restoreInto(patch, inner, member);
  }
}

function equalStored(writes: Writes, first: unknown, second: unknown, later: boolean): boolean {
  if ('leaf' in writes) return equalBySchema(writes.leaf.schema, first, second, later);
  if (!isObject(first) || !isObject(second)) return sameJson(first, second);
  return Object.entries(writes.members).every(
    ([name, member]) =>
      !(name in first) || !(name in second) || equalStored(member, first[name], second[name], later),
  );
}

const memberOf = (value: object, name: string): unknown => (value as Loose)[name];

const NONE: readonly number[] = [];

function namesOf(leaves: readonly Leaf[]): Map<string, number[]> {
  const named = new Map<string, number[]>();
  leaves.forEach(({ column, within }, at) => {
    for (const name of new Set(within === null ? [column] : [column, within.input]))
      named.set(name, [...(named.get(name) ?? []), at]);
  });
  return named;
}

function setColumn(into: Record<string, unknown>, leaf: Leaf, value: unknown): void {
  into[leaf.column] = leaf.encode === null ? value : leaf.encode(value);
  for (const { column, by } of leaf.made) into[column] = madeOf(value, by);
}
