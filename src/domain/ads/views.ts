// Read model: ads with the address of their agency and the status of their job.
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Context } from '../context.ts';
import { orNotFound } from '../record/index.ts';
import type { AdRow } from './schema.ts';

/** An ad's row with what its URL is built from. */
export type AdView = AdRow & { agency_slug: string | null; job_status: string };

const views = (db: Db, account: string) =>
  db
    .selectFrom('job_ads')
    .innerJoin('accounts', 'accounts.id', 'job_ads.account_id')
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'job_ads.account_id').onRef('jobs.id', '=', 'job_ads.job_id'),
    )
    .where('job_ads.account_id', '=', account)
    .selectAll('job_ads')
    .select(['accounts.slug as agency_slug', 'jobs.status as job_status']);

const byJob = statement((db, v: { account: string; job: string }) =>
  views(db, v.account).where('job_ads.job_id', '=', v.job),
);

const byId = statement((db, v: { account: string; id: string }) =>
  views(db, v.account).where('job_ads.id', '=', v.id),
);

/** The ad of a job of this agency, or undefined. */
export async function adOfJob(ctx: Context, job: string): Promise<AdView | undefined> {
  const [row] = await byJob(ctx.db, { account: ctx.account.id, job });
  return row;
}

/** An ad of this agency, or undefined. */
export async function findAd(ctx: Context, id: string): Promise<AdView | undefined> {
  const [row] = await byId(ctx.db, { account: ctx.account.id, id });
  return row;
}

/** An ad of this agency. @throws AppError NOT_FOUND */
export const requireAd = orNotFound('job_ad', findAd);
