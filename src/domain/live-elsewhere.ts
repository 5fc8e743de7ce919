// Read model: the jobs on which people are live, for whoever puts them on another, matches or places them.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Context, WriteContext } from './context.ts';
import type { EachLeft } from './each-left.ts';

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

const ENDED_JOBS = (['closed', 'filled'] as const).map((status) => sql.lit(status));

/** The live applications of an agency, the one furthest on last. What stands fixed is written out: it is planned once. */
const liveIn = (db: Db, account: string) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', (join) =>
      join
        .onRef('jobs.account_id', '=', 'applications.account_id')
        .onRef('jobs.id', '=', 'applications.job_id'),
    )
    .leftJoin('clients', (join) =>
      join.onRef('clients.account_id', '=', 'jobs.account_id').onRef('clients.id', '=', 'jobs.client_id'),
    )
    .where('applications.account_id', '=', account)
    .where('applications.deleted_at', 'is', null)
    .where(
      'applications.stage',
      'in',
      LIVE_STAGES.map((stage) => sql.lit(stage)),
    )
    .where('jobs.status', 'not in', ENDED_JOBS)
    .select([
      'applications.candidate_id',
      'applications.id as application_id',
      'applications.stage',
      'jobs.id as job_id',
      'jobs.title as job_title',
      'clients.name as client_name',
    ])
    .orderBy('applications.stage_changed_at')
    .orderBy('applications.id');

const liveOf = statement((db, v: { account: string; candidate: string }) =>
  liveIn(db, v.account).where('applications.candidate_id', '=', v.candidate),
);

/** On which other jobs people are live, the one furthest on last. @param job the job that they are looked at for */
export async function liveElsewhere(
  ctx: Context,
  people: readonly string[],
  job: string | null,
): Promise<LiveOn[]> {
  const [first] = people;
  if (first === undefined) return [];
  const rows =
    people.length === 1
      ? await liveOf(ctx.db, { account: ctx.account.id, candidate: first })
      : await liveIn(ctx.db, ctx.account.id).where('applications.candidate_id', 'in', people).execute();
  return rows.flatMap(({ stage, ...row }) => {
    const live = LIVE_STAGES.find((known) => known === stage);
    return live === undefined || row.job_id === job ? [] : [{ ...row, stage: live }];
  });
}

/** The jobs for a warning, to whoever may read them: `: CFO at Ironbark Water (offer, app_1)`. */
export function namesOfLive(ctx: Context, live: readonly LiveOn[]): string {
  const listed = listedLive(ctx, live);
  return listed.length === 0 ? '' : `: ${listed.map(({ words }) => words).join(', ')}`;
}

function listedLive(ctx: Context, live: readonly LiveOn[]): { id: string; words: string }[] {
  if (!ctx.can('applications:read') || !ctx.can('jobs:read')) return [];
  return live.map(({ job_title, client_name, stage, application_id }) => ({
    id: application_id,
    words: `${job_title}${client_name === null || !ctx.can('clients:read') ? '' : ` at ${client_name}`} (${stage}, ${application_id})`,
  }));
}

/** What a warning of live applications carries for whoever may read them. */
export function idsOfLive(
  ctx: Context,
  name: string,
  live: readonly LiveOn[],
  [one, several]: readonly [EachLeft['one'], EachLeft['one']],
): { application_ids?: string[]; each?: EachLeft } {
  if (!ctx.can('applications:read')) return {};
  const listed = listedLive(ctx, live);
  const application_ids = live.map((other) => other.application_id);
  return listed.length === 0
    ? { application_ids }
    : { application_ids, each: { one, several, parts: { name }, listed, between: ', ' } };
}

/** Warns of the other jobs that a person is live on. @param job the one that they are put on; null for none */
export async function tellLiveElsewhere(
  ctx: WriteContext,
  { id, name }: { id: string; name: string },
  job: string | null,
): Promise<void> {
  const live = await liveElsewhere(ctx, [id], job);
  if (live.length === 0) return;
  ctx.warn(
    'live_elsewhere',
    `${name} is live on ${live.length === 1 ? 'another job' : (`${live.length} other jobs` as const)}${namesOfLive(ctx, live)}. Agree who goes first before a client is asked.`,
    idsOfLive(ctx, name, live, ['liveOnOther', 'liveOnOthers']),
  );
}
