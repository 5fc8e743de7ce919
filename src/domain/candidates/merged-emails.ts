// Read model: the e-mail addresses of records that were merged, which stay those of the person kept.
import { fold } from '#db/rows.ts';
import type { Context } from '../context.ts';

/** The merged record with this e-mail, in any case: the one merged last if there are several. */
export async function mergedRecordWith(ctx: Context, email: string): Promise<string | undefined> {
  const gone = await ctx.db
    .selectFrom('candidate_merges as m')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.account_id', '=', 'm.account_id').onRef('c.id', '=', 'm.merged_id'),
    )
    .where('m.account_id', '=', ctx.account.id)
    .where('c.account_id', '=', ctx.account.id)
    .where('c.email_folded', '=', fold(email))
    .where('c.merged_into', 'is not', null)
    .orderBy('m.created_at', 'desc')
    .select('c.id')
    .executeTakeFirst();
  return gone?.id;
}
