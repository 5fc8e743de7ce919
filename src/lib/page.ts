import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AppError } from './errors.ts';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

/** A page size: larger ones are clamped to 100, and what is not a positive number reads as 25. */
export const Limit = z
  .number()
  .overwrite((value) => (value < 1 ? DEFAULT_LIMIT : Math.min(Math.floor(value), MAX_LIMIT)))
  .default(DEFAULT_LIMIT)
  .catch(DEFAULT_LIMIT)
  .meta({ description: 'Page size, 1 to 100 (default 25).' });

/** The inputs that every cursor list takes. */
export const PageInput = {
  limit: Limit,
  after: z.string().max(1000).optional().describe('Cursor: the next_cursor of the page before.'),
};

/** The output of a list action. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    count: z.int().describe('How many items this page holds.'),
    has_more: z.boolean(),
    next_cursor: z.nullable(z.string()).describe('Pass as `after` for the next page.'),
  });
}

export interface Page<T> {
  items: T[];
  count: number;
  has_more: boolean;
  next_cursor: string | null;
}

/** The position after which a page starts: the last row's sort value and id. */
export interface Position {
  at: string;
  id: string;
}

// A cursor is only valid with the filters it was made with: with others it would silently skip or repeat rows.
function fingerprint(filters: Record<string, unknown>): string {
  const used = Object.entries(filters)
    .filter(([key, value]) => value !== undefined && key !== 'limit' && key !== 'after')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(used)).digest('base64url').slice(0, 12);
}

// A cursor comes from the caller: only characters that a time or an id can contain may reach a query.
function isKey(part: unknown): part is string {
  return typeof part === 'string' && /^[\w:.+-]{1,100}$/.test(part);
}

/**
 * Reads the position out of `filters.after`.
 * @throws AppError VALIDATION_ERROR on `after` when the cursor is broken or was made with other filters.
 */
export function positionOf(
  filters: Record<string, unknown> & { after?: string | undefined },
): Position | null {
  if (filters.after === undefined || filters.after === '') return null;
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(filters.after, 'base64url').toString('utf8'));
  } catch {
    parts = null;
  }
  if (!Array.isArray(parts) || !isKey(parts[0]) || !isKey(parts[1])) {
    throw new AppError(
      'VALIDATION_ERROR',
      'after is not a cursor of this list; pass the next_cursor of the page before, or leave it out.',
      {
        field: 'after',
      },
    );
  }
  if (parts[2] !== fingerprint(filters)) {
    throw new AppError(
      'VALIDATION_ERROR',
      'after was made with other filters; repeat them unchanged, or start again without a cursor.',
      {
        field: 'after',
      },
    );
  }
  return { at: parts[0], id: parts[1] };
}

/**
 * Makes a page of rows that were fetched with one more than the limit.
 * @param position a row's position in the list's order
 */
export function toPage<R, T>(
  rows: R[],
  filters: Record<string, unknown> & { limit: number },
  position: (row: R) => Position,
  present: (row: R) => T,
): Page<T> {
  const shown = rows.slice(0, filters.limit);
  const last = shown.at(-1);
  const more = rows.length > filters.limit && last !== undefined;
  let cursor: string | null = null;
  if (more) {
    const { at, id } = position(last);
    cursor = Buffer.from(JSON.stringify([at, id, fingerprint(filters)])).toString('base64url');
  }
  return { items: shown.map(present), count: shown.length, has_more: more, next_cursor: cursor };
}

/** Makes a page of rows that are ordered by creation. */
export function pageByCreation<R extends { created_at: string; id: string }, T>(
  rows: R[],
  filters: object & { limit: number },
  present: (row: R) => T,
): Page<T> {
  return toPage(rows, { ...filters }, ({ created_at, id }) => ({ at: created_at, id }), present);
}

/** The output of a short list that has no further pages. */
export function singlePage<T>(items: T[]): Page<T> {
  return { items, count: items.length, has_more: false, next_cursor: null };
}
