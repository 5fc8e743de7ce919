// Read model: the active applications of candidates.
import { statement } from '#db/rows.ts';
import type { Context } from '../context.ts';

const liveOnJobs = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('applications')
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select('id'),
);

/** The active applications of a person. */
export async function liveApplicationsOf(ctx: Context, candidate: string): Promise<string[]> {
  return (await liveOnJobs(ctx.db, { account: ctx.account.id, candidate })).map(({ id }) => id);
}
