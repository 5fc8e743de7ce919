import { statement } from '#db/rows.ts';
import type { Context } from '../context.ts';

const importExclusions = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('candidate_import_items as item')
    .innerJoin('candidate_imports as import', (on) =>
      on.onRef('import.account_id', '=', 'item.account_id').onRef('import.id', '=', 'item.import_id'),
    )
    .where('item.account_id', '=', v.account)
    .where('import.account_id', '=', v.account)
    .where('item.candidate_id', '=', v.candidate)
    .where('import.match_pools', '=', 0)
    .where('item.status', '=', 'imported')
    .limit(1)
    .select('item.id'),
);

/** Whether a person was added by an import that does not match pools. */
export async function isExcludedFromPools(ctx: Context, candidateId: string): Promise<boolean> {
  return (await importExclusions(ctx.db, { account: ctx.account.id, candidate: candidateId })).length > 0;
}
