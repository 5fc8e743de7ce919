import type { SelectQueryBuilder } from 'kysely';
import { having, type ListFilters, newestFirst } from '#db/list.ts';
import { changeRow } from '#db/rows.ts';
import type { Database } from '#db/types.ts';
import { notFound } from '#src/lib/errors.ts';
import type { Context, RecordType, WriteContext } from '../context.ts';
import { leavesAsIs } from '../fields.ts';
import type { Fields } from './fields.ts';
import type { FilterShapeOf, RowOf } from './types.ts';

/** What the queries need of a kind of record. */
interface Kept<F extends Fields> {
  readonly type: RecordType;
  readonly table: string;
  readonly fields: F;
  filtered(filters: { [K in keyof FilterShapeOf<F>]?: unknown }): Record<string, unknown>;
}

/**
 * What a list shows of a record's table: the rows that its declared filters leave, newest first, from the cursor on, one
 * more than the page.
 */
export function listed<F extends Fields, TB extends keyof Database, O>(
  query: SelectQueryBuilder<Database, TB, O>,
  record: Kept<F>,
  filters: ListFilters & { [K in keyof FilterShapeOf<F>]?: unknown },
): SelectQueryBuilder<Database, TB, O> {
  return newestFirst(having(query, record.table, record.filtered(filters)), record.table, filters);
}

/**
 * Makes what finds a record or refuses.
 * @param kind what the refusal calls the record
 * @param own the input that names the record where a caller says no other one
 * @throws AppError NOT_FOUND on the field
 */
export function requirer<R>(
  kind: string,
  find: (ctx: Context, id: string) => Promise<R | undefined>,
  own = `${kind}_id`,
): (ctx: Context, id: string, field?: string) => Promise<R> {
  return async (ctx, id, field = own) => {
    const found = await find(ctx, id);
    if (found === undefined) throw notFound(kind.replaceAll('_', ' '), id, field);
    return found;
  };
}

/** Makes what writes columns of a record, where they differ, and tells of the change. It returns the row as it is then. */
export function rewriter<F extends Fields, R extends RowOf<F> & { id: string }>(
  record: Kept<F>,
  how: {
    /** The row again, for one that joined tables are part of; without, it is the old row with the patch over it. */
    again?(ctx: WriteContext, id: string): Promise<R>;
    view(row: R, ctx: WriteContext): object;
    label?(row: R): string;
  },
): (ctx: WriteContext, row: R, patch: Partial<RowOf<F>>) => Promise<R> {
  return async (ctx, row, patch) => {
    if (leavesAsIs<RowOf<F>>(row, patch)) return row;
    await changeRow(ctx.tx, record.table, ctx.account.id, row.id, patch);
    const after = how.again === undefined ? { ...row, ...patch } : await how.again(ctx, row.id);
    ctx.changed({
      type: record.type,
      id: row.id,
      before: how.view(row, ctx),
      after: how.view(after, ctx),
      label: how.label?.(after),
    });
    return after;
  };
}
