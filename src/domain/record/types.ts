import type * as z from 'zod';
import type { Column, Computed, Fields, Group, Hidden, Joined, Members } from './fields.ts';

type Stored<T> = T extends null ? null : T extends boolean ? number : T extends string | number ? T : string;
type NameOf<O, K> = O extends { column: infer C extends string } ? C : K;
// The columns with what is made of a text: folded, and the key it is found by.
type MadeOf<O, T> =
  | (O extends { folded: infer F extends string } ? [F, string | Extract<T, null>] : never)
  | (O extends { keyed: { column: infer F extends string } } ? [F, string | Extract<T, null>] : never);
// The value of a column before it is encoded.
type StoredValue<O, S extends z.ZodType> = O extends { required: true }
  ? NonNullable<z.output<S>>
  : z.output<S>;
type Absent<O> = O extends { presentIf: unknown } ? null : never;
// The column value of an absent object: null, unless the column is never null.
type Empty<O, N> = O extends { required: true } ? never : N;
type Merged<T> = { [K in keyof T]: T[K] };

// Pairs of name and type for each column; `N` is null inside optional objects.
type ColumnPair<S extends z.ZodType, O, K, N> =
  | [NameOf<O, K>, Stored<StoredValue<O, S>> | Empty<O, N>]
  | MadeOf<O, StoredValue<O, S> | Empty<O, N>>;
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
/** A row of the record's table with the columns of joined tables. */
export type ViewRowOf<F extends Fields> = Merged<ByName<ColumnPairs<F>> & ByName<JoinedPairs<F>>>;

type ShownNames<F extends Fields> = { [K in keyof F]: F[K] extends Hidden ? never : K }[keyof F];
/** The zod shape of the record as it is shown. */
export type ShapeOf<F extends Fields> = { -readonly [K in ShownNames<F>]: F[K]['schema'] };
/** The record as it is shown. */
export type ViewOf<F extends Fields> = z.output<z.ZodObject<ShapeOf<F>>>;
/** The fields that the caller of `view` supplies. */
export type ComputedOf<F extends Fields> = {
  [K in keyof F as F[K] extends Computed ? K : never]: z.output<F[K]['schema']>;
};

// The inputs of each field on create or update: pairs of name and schema.
type InputSchema<O, On extends 'create' | 'update'> = O extends { [K in On]: infer S extends z.ZodType }
  ? S
  : O extends { set: infer S extends z.ZodType }
    ? z.ZodOptional<S>
    : never;
type InputPair<Name, S> = [S] extends [never] ? never : [Name, S];
type InputPairs<M, On extends 'create' | 'update'> = {
  [K in keyof M]: M[K] extends Column<z.ZodType, infer O> | Hidden<z.ZodType, infer O>
    ? InputPair<NameOf<O, K>, InputSchema<O, On>>
    : M[K] extends Computed<z.ZodType, infer O>
      ? InputPair<K, InputSchema<O, On>>
      : M[K] extends Group<infer G, z.ZodType, infer O>
        ? InputPair<K, InputSchema<O, On>> | InputPairs<G, On>
        : never;
}[keyof M];
/** The zod shape of the inputs of create or update. */
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

// What can be written, by column or as a whole object: pairs of name and unencoded value.
type GroupValue<G extends Members, O> =
  | {
      [K in keyof G as G[K] extends Joined ? never : K]: G[K] extends Group<infer I, z.ZodType, infer P>
        ? GroupValue<I, P>
        : z.output<G[K]['schema']>;
    }
  | Absent<O>;
type ValuePairs<M, N = never> = {
  [K in keyof M]: M[K] extends Column<infer S, infer O> | Hidden<infer S, infer O>
    ? [NameOf<O, K>, StoredValue<O, S> | Empty<O, N>]
    : M[K] extends Group<infer G, z.ZodType, infer O>
      ?
          | ValuePairs<G, N | Absent<O>>
          | (O extends { set: unknown } | { create: unknown } | { update: unknown }
              ? [K, GroupValue<G, O> | N]
              : never)
      : never;
}[keyof M];
/** The unencoded values of a record by column, and those of objects that are set as a whole. */
export type ValuesOf<F extends Fields> = Merged<ByName<ValuePairs<F>>>;

type RequiredPairs<M, N = never> = {
  [K in keyof M]: M[K] extends Column<infer S, infer O> | Hidden<infer S, infer O>
    ? null extends StoredValue<O, S> | Empty<O, N>
      ? never
      : [NameOf<O, K>, StoredValue<O, S>]
    : M[K] extends Group<infer G, z.ZodType, infer O>
      ? O extends { set: unknown } | { create: unknown } | { update: unknown }
        ? [K, GroupValue<G, O>]
        : RequiredPairs<G, N | Absent<O>>
      : never;
}[keyof M];
/** The values that every row needs. */
export type RequiredOf<F extends Fields> = Merged<ByName<RequiredPairs<F>>>;

type NonOptionalKeys<G> = { [K in keyof G]-?: undefined extends G[K] ? never : K }[keyof G];
/** Inputs whose type differs from the stored one, so that a rule has to derive the stored value. */
type DerivedKeys<F extends Fields, G> = {
  [K in keyof G]-?: K extends keyof ValuesOf<F>
    ? Exclude<G[K], undefined> extends ValuesOf<F>[K]
      ? never
      : K
    : never;
}[keyof G];

/** The derived values that a new row needs besides the given ones. */
export type DerivedForRow<F extends Fields, G> = Partial<ValuesOf<F>> &
  Omit<RequiredOf<F>, NonOptionalKeys<G>> &
  Pick<ValuesOf<F>, DerivedKeys<F, G> & keyof ValuesOf<F>>;
/** The derived values that an update needs besides the given ones; undefined leaves a column unchanged. */
export type DerivedForPatch<F extends Fields, G> = {
  [K in keyof ValuesOf<F>]?: ValuesOf<F>[K] | undefined;
} & { [K in DerivedKeys<F, G> & keyof ValuesOf<F>]: ValuesOf<F>[K] | undefined };
