// Read model: lists of conditions as one.
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** Holds of nothing. */
export const NEVER = sql`1 = 0`;
/** Any of the conditions; of none it holds of nothing. */
export const anyOf = (all: readonly Sql[]): Sql =>
  all.length === 0 ? NEVER : sql`(${sql.join([...all], sql` or `)})`;
/** All of the conditions; of none it holds of everything. */
export const allOf = (all: readonly Sql[]): Sql =>
  all.length === 0 ? sql`1 = 1` : sql`(${sql.join([...all], sql` and `)})`;
/** Whether a column is one of the values. */
export const among = (column: string, values: readonly string[]): Sql =>
  values.length === 0 ? NEVER : sql`${sql.ref(column)} in (${sql.join([...values])})`;
