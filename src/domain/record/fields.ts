import * as z from 'zod';

/**
 * What callers may send of a field. `set` is what a creation and a change both take and both may leave out; `create`
 * and `update` say it for one of them, as it stands there.
 */
export interface Inputs {
  set?: z.ZodType;
  create?: z.ZodType;
  update?: z.ZodType;
  /** That lists can be asked for one value of it, in the words of this schema where they are other ones. */
  filter?: true | z.ZodType;
}

export interface ColumnOptions extends Inputs {
  /** The column's name where it is not the field's. Inputs and filters go by it as well. */
  column?: string;
  /** The column that holds the same text folded, to search in. */
  folded?: string;
  /** The column always holds a value, though readers are told that there may be none. */
  required?: true;
}

/** A field that one column holds: text and numbers as they are, true and false as 1 and 0, all else as JSON. */
export interface Column<S extends z.ZodType = z.ZodType, O extends ColumnOptions = ColumnOptions> {
  readonly kind: 'column';
  readonly schema: S;
  readonly options: O;
}

/** A column that nobody is shown. */
export interface Hidden<S extends z.ZodType = z.ZodType, O extends ColumnOptions = ColumnOptions> {
  readonly kind: 'hidden';
  readonly schema: S;
  readonly options: O;
}

/** A field that a column of a joined table holds. */
export interface Joined<C extends string = string, S extends z.ZodType = z.ZodType> {
  readonly kind: 'joined';
  readonly column: C;
  readonly schema: S;
}

/** A field that is worked out, or that other tables hold: whoever shows the record hands it in. */
export interface Apart<S extends z.ZodType = z.ZodType, O extends Inputs = Inputs> {
  readonly kind: 'apart';
  readonly schema: S;
  readonly options: O;
}

export interface GroupOptions extends Inputs {
  /** The columns without which the object is null, or what a column must hold for it not to be. */
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
export type Field = Member | Hidden | Apart;
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

/** What a column of a joined table tells; the query that reads the record selects it under this name. */
export function joined<const C extends string, S extends z.ZodType>(name: C, schema: S): Joined<C, S> {
  return { kind: 'joined', column: name, schema };
}

/** What no column of the record's table or of a joined one holds; it is handed in where the record is shown. */
export function apart<S extends z.ZodType>(schema: S): Apart<S, Nothing>;
export function apart<S extends z.ZodType, const O extends Inputs>(schema: S, options: O): Apart<S, O>;
export function apart(schema: z.ZodType, options: Inputs = {}): Apart {
  return { kind: 'apart', schema, options };
}

/**
 * An object over several columns.
 * @param show what else its schema says; with `presentIf`, that it may be null too
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

/** The inputs of a field that a creation may leave out and a change may leave out or clear with null. */
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

/** Another record by its id and name: null without one, and when that one is no longer there to be named. */
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
