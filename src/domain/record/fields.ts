import * as z from 'zod';
import type { Words } from './words.ts';

/**
 * The inputs of a field. `set` is an optional input of both create and update; `create` and `update` define it for one
 * of them.
 */
export interface Inputs {
  /** What people call it, where no list of `words.ts` has its name. */
  words?: Words;
  set?: z.ZodType;
  create?: z.ZodType;
  update?: z.ZodType;
  /** Lists can be filtered by one value of it; a schema replaces the field's own for the filter. */
  filter?: true | z.ZodType;
}

export interface ColumnOptions extends Inputs {
  /** The column's name if it differs from the field's. Inputs and filters use it as well. */
  column?: string;
  /** A second column with the folded text for search. */
  folded?: string;
  /** A second column with what the text is found by. */
  keyed?: { readonly column: string; readonly by: (text: string) => string };
  /** The column is never null, although the shown schema is nullable or its object optional. */
  required?: true;
}

/** A field stored in one column: text and numbers as they are, booleans as 1 and 0, everything else as JSON. */
export interface Column<S extends z.ZodType = z.ZodType, O extends ColumnOptions = ColumnOptions> {
  readonly kind: 'column';
  readonly schema: S;
  readonly options: O;
}

/** A column that is not shown. */
export interface Hidden<S extends z.ZodType = z.ZodType, O extends ColumnOptions = ColumnOptions> {
  readonly kind: 'hidden';
  readonly schema: S;
  readonly options: O;
}

/** A field from a column of a joined table. */
export interface Joined<C extends string = string, S extends z.ZodType = z.ZodType> {
  readonly kind: 'joined';
  readonly column: C;
  readonly schema: S;
}

/** A field that is computed or comes from other tables: the caller of `view` supplies it. */
export interface Computed<S extends z.ZodType = z.ZodType, O extends Inputs = Inputs> {
  readonly kind: 'computed';
  readonly schema: S;
  readonly options: O;
}

export interface GroupOptions extends Inputs {
  /** The columns that must not be null, or the value a column must have, for the object to be present. */
  presentIf?: string | readonly string[] | Readonly<Record<string, string>>;
}

/** An object over several columns. */
export interface Group<
  M extends Members = Members,
  S extends z.ZodType = z.ZodType,
  O extends GroupOptions = GroupOptions,
> {
  readonly kind: 'group';
  readonly members: M;
  readonly schema: S;
  readonly options: O;
}

type Member = Column | Joined | Group;
export type Members = { readonly [name: string]: Member };
export type Field = Member | Hidden | Computed;
export type Fields = { readonly [name: string]: Field };

type Nothing = Record<never, never>;
type ObjectOf<M extends Members> = z.ZodObject<{ -readonly [K in keyof M]: M[K]['schema'] }>;
type WhereAbsent<O, S extends z.ZodType> = O extends { presentIf: unknown } ? z.ZodNullable<S> : S;

/** A field in a column of its own. */
export function column<S extends z.ZodType>(schema: S): Column<S, Nothing>;
export function column<S extends z.ZodType, const O extends ColumnOptions>(
  schema: S,
  options: O,
): Column<S, O>;
export function column(schema: z.ZodType, options: ColumnOptions = {}): Column {
  return { kind: 'column', schema, options };
}

/** A column that the record does not show. */
export function hidden<S extends z.ZodType>(schema: S): Hidden<S, Nothing>;
export function hidden<S extends z.ZodType, const O extends ColumnOptions>(
  schema: S,
  options: O,
): Hidden<S, O>;
export function hidden(schema: z.ZodType, options: ColumnOptions = {}): Hidden {
  return { kind: 'hidden', schema, options };
}

/** A field from a column of a joined table; the query that reads the record selects it under this name. */
export function joined<const C extends string, S extends z.ZodType>(name: C, schema: S): Joined<C, S> {
  return { kind: 'joined', column: name, schema };
}

/** A field without a column in the record's table or a joined one; the caller of `view` supplies it. */
export function computed<S extends z.ZodType>(schema: S): Computed<S, Nothing>;
export function computed<S extends z.ZodType, const O extends Inputs>(schema: S, options: O): Computed<S, O>;
export function computed(schema: z.ZodType, options: Inputs = {}): Computed {
  return { kind: 'computed', schema, options };
}

/**
 * An object over several columns.
 * @param show refines its schema; with `presentIf`, that it may also be null
 */
export function group<const M extends Members>(members: M): Group<M, ObjectOf<M>, Nothing>;
export function group<const M extends Members, const O extends GroupOptions>(
  members: M,
  options: O,
): Group<M, WhereAbsent<O, ObjectOf<M>>, O>;
export function group<const M extends Members, const O extends GroupOptions, S extends z.ZodType>(
  members: M,
  options: O,
  show: (object: ObjectOf<M>) => S,
): Group<M, S, O>;
export function group(
  members: Members,
  options: GroupOptions = {},
  show: (object: z.ZodObject) => z.ZodType = (object) =>
    options.presentIf === undefined ? object : z.nullable(object),
): Group {
  const shape = Object.fromEntries(Object.entries(members).map(([name, { schema }]) => [name, schema]));
  return { kind: 'group', members, schema: show(z.object(shape)), options };
}

/** The inputs of a field that is optional on create and that null clears on update. */
export function clearable<S extends z.ZodType>(
  schema: S,
): { create: z.ZodOptional<S>; update: z.ZodOptional<z.ZodNullable<S>> } {
  return { create: schema.optional(), update: z.nullable(schema).optional() };
}

type Reference<S extends z.ZodType, C extends string, N extends string, O extends Inputs> = Group<
  { readonly id: Column<S, O & { column: C }>; readonly name: Joined<N, z.ZodString> },
  z.ZodNullable<z.ZodObject<{ id: S; name: z.ZodString }>>,
  { readonly presentIf: readonly string[] }
>;

/** A reference to another record by id and name: null without one, and when its name is not available any more. */
export function reference<
  S extends z.ZodType,
  const C extends string,
  const N extends string,
  const O extends Inputs,
>(id: S, { column: own, name }: { column: C; name: N }, options: O): Reference<S, C, N, O> {
  const members = { id: column(id, { ...options, column: own }), name: joined(name, z.string()) };
  const schema = z.nullable(z.object({ id, name: members.name.schema }));
  return { kind: 'group', members, schema, options: { presentIf: [own, name] } };
}
