import type { SelectQueryBuilder } from 'kysely';
import { having, type ListFilters, newestFirst } from '#db/list.ts';
import { updateRowByTableName } from '#db/rows.ts';
import type { Database } from '#db/types.ts';
import { notFound } from '#src/lib/errors.ts';
import type { Context, RecordType, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { whichBeginsSo } from '../names/begun-id.ts';
import type { Fields } from './fields.ts';
import type { FilterShapeOf, RowOf } from './types.ts';

/** What queries need of a record type. */
interface QueriedRecord<F extends Fields> {
  readonly type: RecordType;
  readonly table: string;
  readonly fields: F;
  filterColumns(filters: { [K in keyof FilterShapeOf<F>]?: unknown }): Record<string, unknown>;
}

/** Adds a list's declared filters, newest-first order and cursor to a query, which reads one row more than the page. */
export function listed<F extends Fields, TB extends keyof Database, O>(
  query: SelectQueryBuilder<Database, TB, O>,
  record: QueriedRecord<F>,
  filters: ListFilters & { [K in keyof FilterShapeOf<F>]?: unknown },
): SelectQueryBuilder<Database, TB, O> {
  return newestFirst(having(query, record.table, record.filterColumns(filters)), record.table, filters);
}

/**
 * Creates a function that loads a record or throws.
 * @param kind the record's name in the error
 * @param defaultField the default field of the error
 * @throws AppError NOT_FOUND on the field
 */
export function orNotFound<R>(
  kind: string,
  find: (ctx: Context, id: string) => Promise<R | undefined>,
  defaultField = `${kind}_id`,
): (ctx: Context, id: string, field?: string) => Promise<R> {
  return async (ctx, id, field = defaultField) => {
    const found = await find(ctx, id);
    if (found === undefined)
      throw notFound(kind.replaceAll('_', ' '), id, field, await nearestTo(ctx, kind, id));
    return found;
  };
}

/** What a refusal says of the record that may be meant by an id that none has; null where that is not known. */
export const nearestTo = (ctx: Context, kind: string, id: string): Promise<string | null> =>
  whichBeginsSo({ db: ctx.db, account: ctx.account.id, can: (scope) => ctx.can(scope) }, kind, id);

/**
 * Creates a function that writes columns of a record, where they differ, and reports the change. It returns the row
 * afterwards.
 */
export function rewriter<F extends Fields, R extends RowOf<F> & { id: string }>(
  record: QueriedRecord<F>,
  options: {
    /** Reloads a row that includes joined columns; default is the old row with the patch. */
    reload?(ctx: WriteContext, id: string): Promise<R>;
    view(row: R, ctx: WriteContext): object;
    label?(row: R): string;
    /** Set if members are gated: setting members that the caller cannot see is written even without a difference. */
    gated?: true;
  },
): (ctx: WriteContext, row: R, patch: Partial<RowOf<F>>) => Promise<R> {
  return async (ctx, row, patch) => {
    if (isUnchangedBy<RowOf<F>>(row, patch, options.gated && ctx)) return row;
    await updateRowByTableName(ctx.tx, record.table, ctx.account.id, row.id, patch);
    const after = options.reload === undefined ? { ...row, ...patch } : await options.reload(ctx, row.id);
    ctx.changed({
      type: record.type,
      id: row.id,
      before: options.view(row, ctx),
      after: options.view(after, ctx),
      label: options.label?.(after),
    });
    return after;
  };
}
