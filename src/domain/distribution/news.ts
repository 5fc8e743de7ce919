// Read model: jobs with the fields that distribution rules filter by, and their changes in the feed since the last run.
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Context } from '../context.ts';
import type { Waiting } from './store.ts';

/** Agencies with active rules and unprocessed changes of jobs. */
export async function agenciesWithJobChanges(db: Db, limit: number): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('distribution_cursors as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .whereRef('a.change_sequence', '>', 'c.sequence')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('distribution_rules as r')
          .whereRef('r.account_id', '=', 'a.id')
          .where('r.active', '=', 1)
          .where('r.deleted_at', 'is', null)
          .select('r.id'),
      ),
    )
    .limit(limit)
    .select('a.id')
    .execute();
  return rows.map(({ id }) => ({ account_id: id, id }));
}

/** Jobs that were opened or whose status changed, each with the sequence number of its last change. */
export interface JobChanges {
  jobs: Map<string, number>;
  /** The sequence number up to which changes were processed. */
  reached: number;
}

/**
 * The changes of the agency's jobs since the last run; null if there are none.
 * @param limit the most changes of jobs to process
 */
export async function jobChangesSince(ctx: Context, limit: number): Promise<JobChanges | null> {
  const account = ctx.account.id;
  const cursor = await ctx.db
    .selectFrom('distribution_cursors as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .where('c.account_id', '=', account)
    .select(['c.sequence', 'a.change_sequence as last'])
    .executeTakeFirst();
  if (cursor === undefined || cursor.last <= cursor.sequence) return null;
  const changes = await ctx.db
    .selectFrom('changes')
    .where('account_id', '=', account)
    .where('sequence', '>', cursor.sequence)
    .where('sequence', '<=', cursor.last)
    .where('type', '=', 'job')
    .orderBy('sequence')
    .limit(limit)
    .select(['sequence', 'record_id', 'action', 'fields'])
    .execute();
  const jobs = new Map<string, number>();
  for (const { action, fields, record_id, sequence } of changes) {
    const status = json.decodeOrNull<string[]>(fields)?.includes('status') ?? false;
    if (action === 'created' || status) jobs.set(record_id, sequence);
  }
  const reached = changes.length < limit ? cursor.last : (changes.at(-1)?.sequence ?? cursor.last);
  return { jobs, reached };
}

/** The agency's active jobs with the fields that rules filter by, the newest first. */
export async function activeJobs(ctx: Context) {
  return ctx.db
    .selectFrom('jobs')
    .leftJoin('teams', (on) =>
      on.onRef('teams.account_id', '=', 'jobs.account_id').onRef('teams.id', '=', 'jobs.team_id'),
    )
    .where('jobs.account_id', '=', ctx.account.id)
    .where('jobs.status', '=', 'active')
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.country_code',
      'jobs.applicant_country',
      'jobs.team_id',
      'jobs.employment_type',
      'teams.name as team_name',
    ])
    .execute();
}
