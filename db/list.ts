import { type SelectQueryBuilder, sql } from 'kysely';
import { DateFilter, fromBound, toBound } from '#src/lib/clock.ts';
import { PageInput, positionOf } from '#src/lib/page.ts';
import type { Database } from './types.ts';

/** The inputs of every cursor list over records: page, cursor and the four date bounds (all inclusive). */
export const ListInput = {
  ...PageInput,
  created_after: DateFilter.optional().describe('Created at or after this date-time or day (UTC).'),
  created_before: DateFilter.optional().describe('Created at or before this date-time or day (UTC).'),
  updated_after: DateFilter.optional().describe('Updated at or after this date-time or day (UTC).'),
  updated_before: DateFilter.optional().describe('Updated at or before this date-time or day (UTC).'),
};

/** Counts the rows of a list, whatever its cursor, up to so many and one more. */
export type Counter = (most: number) => Promise<number>;

/** Beside the filters of a list: is given the counter of its rows, for a caller that tells how many there are in all. */
export const COUNTING: unique symbol = Symbol('counting');

export interface ListFilters {
  [COUNTING]?: ((counter: Counter) => void) | undefined;
  limit: number;
  after?: string | undefined;
  created_after?: string | undefined;
  created_before?: string | undefined;
  updated_after?: string | undefined;
  updated_before?: string | undefined;
}

/**
 * Orders a query newest first by (time, id), starts it after the cursor, applies the date bounds and fetches one
 * row more than the page, so that `toPage` knows whether there are more.
 * @param table the table (or alias) that has the time column and the id
 * @throws AppError VALIDATION_ERROR on `after` for a cursor of another list or other filters
 */
export function newestFirst<TB extends keyof Database, O>(
  query: SelectQueryBuilder<Database, TB, O>,
  table: string,
  filters: ListFilters,
  time = 'created_at',
): SelectQueryBuilder<Database, TB, O> {
  const at = sql.ref<string>(`${table}.${time}`);
  const id = sql.ref<string>(`${table}.id`);
  let bounded = query;
  const bounds = [
    ['created_at', '>=', filters.created_after, fromBound],
    ['created_at', '<=', filters.created_before, toBound],
    ['updated_at', '>=', filters.updated_after, fromBound],
    ['updated_at', '<=', filters.updated_before, toBound],
  ] as const;
  for (const [column, operator, value, bound] of bounds) {
    if (value !== undefined) {
      bounded = bounded.where(
        sql<boolean>`${sql.ref(`${table}.${column}`)} ${sql.raw(operator)} ${bound(value)}`,
      );
    }
  }
  const all = bounded;
  filters[COUNTING]?.(async (most) => {
    const rows = all.clearSelect().select(sql.lit(1).as('one'));
    return (await rows.limit(most + 1).execute()).length;
  });
  const position = positionOf({ ...filters });
  if (position !== null)
    bounded = bounded.where(sql<boolean>`(${at}, ${id}) < (${position.at}, ${position.id})`);
  return bounded
    .orderBy(at, 'desc')
    .orderBy(id, 'desc')
    .limit(filters.limit + 1);
}

/** Filters by columns that equal these values; undefined values are ignored. */
export function having<TB extends keyof Database, O>(
  query: SelectQueryBuilder<Database, TB, O>,
  table: string,
  values: Readonly<Record<string, unknown>>,
): SelectQueryBuilder<Database, TB, O> {
  let narrowed = query;
  for (const [column, value] of Object.entries(values)) {
    if (value !== undefined)
      narrowed = narrowed.where(sql<boolean>`${sql.ref(`${table}.${column}`)} = ${value}`);
  }
  return narrowed;
}

/** `column contains text`, without regard to case or diacritics; the column must hold folded text. */
export function contains(column: string, pattern: string) {
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
