import { sql } from 'kysely';
import { findRow, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Context } from '../context.ts';
import { orNotFound } from '../record/index.ts';
import { type CandidateImport, IMPORT, type ImportRow, type ItemRow } from './schema.ts';

export type { ImportRow, ItemRow } from './schema.ts';

/** The row of an import of this agency, or undefined. */
export const findImport = (ctx: Context, id: string): Promise<ImportRow | undefined> =>
  findRow(ctx.db, 'candidate_imports', ctx.account.id, id);

/** The row of an import of this agency. @throws AppError NOT_FOUND */
export const requireRow = orNotFound('import', findImport);

/** An item of this agency's imports, or undefined. */
export function findItem(ctx: Context, id: string): Promise<ItemRow | undefined> {
  return findRow(ctx.db, 'candidate_import_items', ctx.account.id, id);
}

const tally = statement((db, v: { account: string; import: string }) =>
  db
    .selectFrom('candidate_import_items')
    .where('account_id', '=', v.account)
    .where('import_id', '=', v.import)
    .groupBy(['status', sql`case when claim is null then 0 else 1 end`])
    .select((eb) => [
      'status',
      sql<number>`case when claim is null then 0 else 1 end`.as('claimed'),
      eb.fn.countAll<number | string>().as('count'),
    ]),
);

const failed = statement((db, v: { account: string; import: string }) =>
  db
    .selectFrom('candidate_import_items')
    .where('account_id', '=', v.account)
    .where('import_id', '=', v.import)
    .where('status', '=', 'failed')
    .orderBy('id')
    .select(['filename', 'reason']),
);

/** The number of items of an import by state. */
export async function countsOf(
  ctx: Context,
  importId: string,
): Promise<CandidateImport['counts'] & { slots: number }> {
  const counts = { pending: 0, processing: 0, imported: 0, merged: 0, failed: 0, slots: 0 };
  for (const { status, claimed, count } of await tally(ctx.db, {
    account: ctx.account.id,
    import: importId,
  })) {
    const number = Number(count);
    counts.slots += number;
    if (status === 'imported' || status === 'merged' || status === 'failed') counts[status] += number;
    else if (status === 'pending' && Number(claimed) === 1) counts.processing += number;
    else counts.pending += number;
  }
  return counts;
}

/** An import as the API shows it. */
export async function toImport(ctx: Context, row: ImportRow): Promise<CandidateImport> {
  const { slots: _, ...counts } = await countsOf(ctx, row.id);
  const failures =
    counts.failed === 0 ? [] : await failed(ctx.db, { account: ctx.account.id, import: row.id });
  return IMPORT.view(row, {
    counts,
    failures: failures.map(({ filename, reason }) => ({ filename, reason: reason ?? 'unreadable' })),
  });
}

const open = statement((db, v: { account: string; import: string }) =>
  db
    .selectFrom('candidate_import_items')
    .where('account_id', '=', v.account)
    .where('import_id', '=', v.import)
    .where('status', 'in', ['signed', 'uploaded', 'pending'])
    .limit(1)
    .select('id'),
);

/** Whether items of an import are unfinished. */
export async function isUnfinished(ctx: Context, importId: string): Promise<boolean> {
  return (await open(ctx.db, { account: ctx.account.id, import: importId })).length > 0;
}

/** The ids of an agency's imports whose files are still read, the newest first; five at most. */
export async function unfinishedImports(db: Db, account: string): Promise<string[]> {
  const rows = await db
    .selectFrom('candidate_imports')
    .where('account_id', '=', account)
    .where('status', '=', 'processing')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .limit(5)
    .execute();
  return rows.map(({ id }) => id);
}
