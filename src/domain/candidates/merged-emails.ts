// Read model: the e-mail addresses of records that were merged, which stay those of the person kept.
import { fold, statement } from '#db/rows.ts';
import type { Context } from '../context.ts';

const merged = statement((db, v: { account: string; email: string }) =>
  db
    .selectFrom('candidate_merges as m')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.account_id', '=', 'm.account_id').onRef('c.id', '=', 'm.merged_id'),
    )
    .where('m.account_id', '=', v.account)
    .where('c.account_id', '=', v.account)
    .where('c.email_folded', '=', v.email)
    .where('c.merged_into', 'is not', null)
    .orderBy('m.created_at', 'desc')
    .limit(1)
    .select('c.id'),
);

/** The merged record with this e-mail, in any case: the one merged last if there are several. */
export async function mergedRecordWith(ctx: Context, email: string): Promise<string | undefined> {
  const [gone] = await merged(ctx.db, { account: ctx.account.id, email: fold(email) });
  return gone?.id;
}
