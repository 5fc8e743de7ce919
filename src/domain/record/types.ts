import type * as z from 'zod';
import type { Apart, Column, Fields, Group, Hidden, Joined, Members } from './fields.ts';

// Queries compare and carry ids as plain text; their brand comes on with the view.
type Plain<T> = T extends z.$brand ? string : T;
type Stored<T> = T extends null
  ? null
  : T extends boolean
    ? number
    : T extends string | number
      ? Plain<T>
      : string;
type NameOf<O, K> = O extends { column: infer C extends string } ? C : K;
type FoldedOf<O, T> = O extends { folded: infer F extends string } ? [F, string | Extract<T, null>] : never;
// What a column keeps, before it is encoded.
type Kept<O, S extends z.ZodType> = O extends { required: true } ? NonNullable<z.output<S>> : z.output<S>;
type Absent<O> = O extends { presentIf: unknown } ? null : never;
type Merged<T> = { [K in keyof T]: T[K] };

// Pairs of a name and its type, one for each column; `N` is null inside of objects that may be absent.
type ColumnPair<S extends z.ZodType, O, K, N> =
  | [NameOf<O, K>, Stored<Kept<O, S>> | N]
  | FoldedOf<O, Kept<O, S> | N>;
type ColumnPairs<M, N = never> = {
  [K in keyof M]: M[K] extends Column<infer S, infer O>
    ? ColumnPair<S, O, K, N>
    : M[K] extends Hidden<infer S, infer O>
      ? ColumnPair<S, O, K, N>
      : M[K] extends Group<infer G, z.ZodType, infer O>
        ? ColumnPairs<G, N | Absent<O>>
        : never;
}[keyof M];
type JoinedPairs<M> = {
  [K in keyof M]: M[K] extends Joined<infer C, infer S>
    ? [C, Stored<z.output<S>> | null]
    : M[K] extends Group<infer G>
      ? JoinedPairs<G>
      : never;
}[keyof M];
type ByName<P> = {
  [Pair in P as Pair extends [infer K extends string, unknown] ? K : never]: Pair extends [unknown, infer T]
    ? T
    : never;
};

/** A row of the record's table. */
export type RowOf<F extends Fields> = Merged<ByName<ColumnPairs<F>>>;
/** A row of the record's table with what joined tables tell of it. */
export type ViewRowOf<F extends Fields> = Merged<ByName<ColumnPairs<F>> & ByName<JoinedPairs<F>>>;

type ShownNames<F extends Fields> = { [K in keyof F]: F[K] extends Hidden ? never : K }[keyof F];
/** The zod shape of the record as it is shown. */
export type ShapeOf<F extends Fields> = { -readonly [K in ShownNames<F>]: F[K]['schema'] };
/** The record as it is shown. */
export type ViewOf<F extends Fields> = z.output<z.ZodObject<ShapeOf<F>>>;
/** What is handed in where the record is shown. */
export type ApartOf<F extends Fields> = {
  [K in keyof F as F[K] extends Apart ? K : never]: z.output<F[K]['schema']>;
};

// What each field takes on one of the two occasions: a pair of the input's name and its schema.
type InputSchema<O, On extends 'create' | 'update'> = O extends { [K in On]: infer S extends z.ZodType }
  ? S
  : O extends { set: infer S extends z.ZodType }
    ? z.ZodOptional<S>
    : never;
type InputPair<Name, S> = [S] extends [never] ? never : [Name, S];
type InputPairs<M, On extends 'create' | 'update'> = {
  [K in keyof M]: M[K] extends Column<z.ZodType, infer O> | Hidden<z.ZodType, infer O>
    ? InputPair<NameOf<O, K>, InputSchema<O, On>>
    : M[K] extends Apart<z.ZodType, infer O>
      ? InputPair<K, InputSchema<O, On>>
      : M[K] extends Group<infer G, z.ZodType, infer O>
        ? InputPair<K, InputSchema<O, On>> | InputPairs<G, On>
        : never;
}[keyof M];
/** The zod shape of what a creation, or a change, takes. */
export type InputShapeOf<F extends Fields, On extends 'create' | 'update'> = Merged<
  ByName<InputPairs<F, On>>
>;

type Inner<S extends z.ZodType> = S extends z.ZodNullable<infer I extends z.ZodType> ? Inner<I> : S;
type FilterSchema<O, S extends z.ZodType> = O extends { filter: true }
  ? z.ZodOptional<Inner<S>>
  : O extends { filter: infer F extends z.ZodType }
    ? z.ZodOptional<F>
    : never;
type FilterPairs<M> = {
  [K in keyof M]: M[K] extends Column<infer S, infer O> | Hidden<infer S, infer O>
    ? InputPair<NameOf<O, K>, FilterSchema<O, S>>
    : M[K] extends Group<infer G>
      ? FilterPairs<G>
      : never;
}[keyof M];
/** The zod shape of the filters of a list. */
export type FilterShapeOf<F extends Fields> = Merged<ByName<FilterPairs<F>>>;

// What can be written, by column or for a whole object at once: pairs of a name and the value before it is encoded.
type GroupValue<G extends Members, O> =
  | {
      [K in keyof G as G[K] extends Joined ? never : K]: G[K] extends Group<infer I, z.ZodType, infer P>
        ? GroupValue<I, P>
        : z.output<G[K]['schema']>;
    }
  | Absent<O>;
type ValuePairs<M, N = never> = {
  [K in keyof M]: M[K] extends Column<infer S, infer O> | Hidden<infer S, infer O>
    ? [NameOf<O, K>, Plain<Kept<O, S>> | N]
    : M[K] extends Group<infer G, z.ZodType, infer O>
      ?
          | ValuePairs<G, N | Absent<O>>
          | (O extends { set: unknown } | { create: unknown } | { update: unknown }
              ? [K, GroupValue<G, O> | N]
              : never)
      : never;
}[keyof M];
/** The values of a record by column, not yet encoded, and those of objects that are set as a whole. */
export type ValuesOf<F extends Fields> = Merged<ByName<ValuePairs<F>>>;

type NeededPairs<M, N = never> = {
  [K in keyof M]: M[K] extends Column<infer S, infer O> | Hidden<infer S, infer O>
    ? null extends Kept<O, S> | N
      ? never
      : [NameOf<O, K>, Plain<Kept<O, S>>]
    : M[K] extends Group<infer G, z.ZodType, infer O>
      ? O extends { set: unknown } | { create: unknown } | { update: unknown }
        ? [K, GroupValue<G, O>]
        : NeededPairs<G, N | Absent<O>>
      : never;
}[keyof M];
/** The values without which there is no row. */
export type NeededOf<F extends Fields> = Merged<ByName<NeededPairs<F>>>;

type SureKeys<G> = { [K in keyof G]-?: undefined extends G[K] ? never : K }[keyof G];
/** Inputs whose value is not what is kept: a rule has to make one of the other. */
type WorkedKeys<F extends Fields, G> = {
  [K in keyof G]-?: K extends keyof ValuesOf<F>
    ? Exclude<G[K], undefined> extends ValuesOf<F>[K]
      ? never
      : K
    : never;
}[keyof G];

/** What has to be worked out for a new row beside what its caller gave. */
export type WorkedForRow<F extends Fields, G> = Partial<ValuesOf<F>> &
  Omit<NeededOf<F>, SureKeys<G>> &
  Pick<ValuesOf<F>, WorkedKeys<F, G> & keyof ValuesOf<F>>;
/** What has to be worked out for a change beside what its caller gave; undefined leaves a column as it is. */
export type WorkedForPatch<F extends Fields, G> = {
  [K in keyof ValuesOf<F>]?: ValuesOf<F>[K] | undefined;
} & { [K in WorkedKeys<F, G> & keyof ValuesOf<F>]: ValuesOf<F>[K] | undefined };
