import { statement } from '#db/rows.ts';
import type { Context } from '../context.ts';

const keptOut = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('candidate_import_items as item')
    .innerJoin('candidate_imports as import', 'import.id', 'item.import_id')
    .where('item.account_id', '=', v.account)
    .where('import.account_id', '=', v.account)
    .where('item.candidate_id', '=', v.candidate)
    .where('import.match_pools', '=', 0)
    .where('item.status', '=', 'imported')
    .limit(1)
    .select('item.id'),
);

/** Whether somebody came with an import that was told to match no pools. */
export async function staysOutOfPools(ctx: Context, candidateId: string): Promise<boolean> {
  return (await keptOut(ctx.db, { account: ctx.account.id, candidate: candidateId })).length > 0;
}
