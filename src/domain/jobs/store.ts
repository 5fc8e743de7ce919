// Read model: jobs with the names of the records they refer to.
import { sql } from 'kysely';
import { contains } from '#db/list.ts';
import { likePattern, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { noneOf } from '../due.ts';
import { listed } from '../record/index.ts';
import { totalsOf } from './progress.ts';
import { JOB, type Job, type JobFilters, type JobStats, type JobView } from './schema.ts';

function views(db: Db, account: string) {
  return db
    .selectFrom('jobs')
    .leftJoin('clients', (on) =>
      on.onRef('clients.account_id', '=', 'jobs.account_id').onRef('clients.id', '=', 'jobs.client_id'),
    )
    .leftJoin('client_contacts', (on) =>
      on
        .onRef('client_contacts.account_id', '=', 'jobs.account_id')
        .onRef('client_contacts.id', '=', 'jobs.client_contact_id')
        .on('client_contacts.deleted_at', 'is', null),
    )
    .leftJoin('candidates as person', (on) =>
      on
        .onRef('person.account_id', '=', 'client_contacts.account_id')
        .onRef('person.id', '=', 'client_contacts.person_id'),
    )
    .leftJoin('teams', (on) =>
      on.onRef('teams.account_id', '=', 'jobs.account_id').onRef('teams.id', '=', 'jobs.team_id'),
    )
    .leftJoin('users as manager', (on) =>
      on
        .onRef('manager.account_id', '=', 'jobs.account_id')
        .onRef('manager.id', '=', 'jobs.hiring_manager_id'),
    )
    .where('jobs.account_id', '=', account)
    .selectAll('jobs')
    .select([
      'clients.name as client_name',
      'person.name as contact_name',
      'teams.name as team_name',
      'manager.name as manager_name',
    ]);
}

const viewById = statement((db, v: { account: string; id: string }) =>
  views(db, v.account).where('jobs.id', '=', v.id),
);

/** A job of this agency with the names it shows, or undefined. */
export async function findJob(ctx: Context, id: string): Promise<JobView | undefined> {
  const [row] = await viewById(ctx.db, { account: ctx.account.id, id });
  return row;
}

/** A page of jobs, newest first, each with its number of applications. */
export async function pageOfJobs(ctx: Context, filters: JobFilters): Promise<Page<Job>> {
  const account = ctx.account.id;
  let query = ctx.db
    .selectFrom('jobs')
    .where('jobs.account_id', '=', account)
    .select(['jobs.id', 'jobs.created_at']);
  for (const words of [filters.search, filters.q]) {
    if (words === undefined) continue;
    const pattern = likePattern(words);
    query = query.where((eb) =>
      eb.or([
        contains('jobs.title_folded', pattern),
        eb.exists(
          eb
            .selectFrom('clients')
            .whereRef('clients.account_id', '=', 'jobs.account_id')
            .whereRef('clients.id', '=', 'jobs.client_id')
            .where(contains('clients.name_folded', pattern))
            .select('clients.id'),
        ),
      ]),
    );
  }
  const rows = await listed(query, JOB, filters).execute();
  const ids = rows.map((row) => row.id);
  const jobs = ids.length === 0 ? [] : await views(ctx.db, account).where('jobs.id', 'in', ids).execute();
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const totals = await totalsOf(ctx, ids);
  return pageByCreation(
    rows.flatMap(({ id }) => byId.get(id) ?? []),
    filters,
    (row) => toJob(row, { total_applications: totals.get(row.id) ?? 0 }),
  );
}

/** Jobs of all accounts whose pipeline is still to be drafted, oldest first: the worker's queue. */
export async function pendingPipelines(
  db: Db,
  limit: number,
  except: readonly string[] = [],
): Promise<{ account_id: string; id: string }[]> {
  return (
    db
      .selectFrom('jobs')
      // Written out, because a partial index is only used by queries that repeat its condition.
      .where(sql<boolean>`pipeline_status = 'pending'`)
      .where(noneOf('account_id', except))
      .orderBy('id')
      .limit(limit)
      .select(['account_id', 'id'])
      .execute()
  );
}

/** A job as the API shows it. Counts are not part of the record: events and the audit contain null. */
export function toJob(row: JobView, stats: JobStats | null = null): Job {
  // The page of a job that is not active is shown to nobody.
  return JOB.view(row.status === 'active' ? row : { ...row, share_links: null }, { stats });
}
