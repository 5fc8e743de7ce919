// Read model: the jobs on which people are live, for whoever puts them on another, matches or places them.
import type { Context } from './context.ts';

/** The stages at which somebody is still in the running. */
export const LIVE_STAGES = [
  'funnel',
  'maybe',
  'yes',
  'screen',
  'submitted',
  'client_interview',
  'references',
  'offer',
] as const;

/** One job that somebody is live on. */
export interface LiveOn {
  candidate_id: string;
  application_id: string;
  job_id: string;
  job_title: string;
  client_name: string | null;
  stage: (typeof LIVE_STAGES)[number];
}

/** On which other jobs people are live, the one furthest on last. @param job the job that they are looked at for */
export async function liveElsewhere(
  ctx: Context,
  people: readonly string[],
  job: string | null,
): Promise<LiveOn[]> {
  if (people.length === 0) return [];
  let query = ctx.db
    .selectFrom('applications')
    .innerJoin('jobs', (join) =>
      join
        .onRef('jobs.account_id', '=', 'applications.account_id')
        .onRef('jobs.id', '=', 'applications.job_id'),
    )
    .leftJoin('clients', (join) =>
      join.onRef('clients.account_id', '=', 'jobs.account_id').onRef('clients.id', '=', 'jobs.client_id'),
    )
    .where('applications.account_id', '=', ctx.account.id)
    .where('applications.candidate_id', 'in', people)
    .where('applications.deleted_at', 'is', null)
    .where('applications.stage', 'in', LIVE_STAGES)
    .where('jobs.status', 'not in', ['closed', 'filled']);
  if (job !== null) query = query.where('applications.job_id', '!=', job);
  const rows = await query
    .select([
      'applications.candidate_id',
      'applications.id as application_id',
      'applications.stage',
      'jobs.id as job_id',
      'jobs.title as job_title',
      'clients.name as client_name',
    ])
    .orderBy('applications.stage_changed_at')
    .orderBy('applications.id')
    .execute();
  return rows.flatMap(({ stage, ...row }) => {
    const live = LIVE_STAGES.find((known) => known === stage);
    return live === undefined ? [] : [{ ...row, stage: live }];
  });
}

/** The jobs for a warning, to whoever may read them: `: CFO at Ironbark Water (offer, app_1)`. */
export function namesOfLive(ctx: Context, live: readonly LiveOn[]): string {
  if (!ctx.can('applications:read') || !ctx.can('jobs:read')) return '';
  const named = live.map(
    ({ job_title, client_name, stage, application_id }) =>
      `${job_title}${client_name === null || !ctx.can('clients:read') ? '' : ` at ${client_name}`} (${stage}, ${application_id})`,
  );
  return `: ${named.join(', ')}`;
}
