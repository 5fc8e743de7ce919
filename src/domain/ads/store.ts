import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Context } from '../context.ts';
import { requirer } from '../record/index.ts';
import { type AdRow, JOB_AD, type JobAd } from './schema.ts';

export type { AdRow } from './schema.ts';

/** An ad's row with what its address is made of. */
export type AdView = AdRow & { agency_slug: string | null; job_status: string };

const views = (db: Db, account: string) =>
  db
    .selectFrom('job_ads')
    .innerJoin('accounts', 'accounts.id', 'job_ads.account_id')
    .innerJoin('jobs', 'jobs.id', 'job_ads.job_id')
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
export const requireAd = requirer('job_ad', findAd);

/** The slugs of the agency that a new one could be taken for. */
export async function takenSlugs(ctx: Context, base: string): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('job_ads')
    .where('account_id', '=', ctx.account.id)
    .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${base}-%`)]))
    .select('slug')
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Whether a client is the agency itself. */
export async function hiresForItself(ctx: Context, client: string | null): Promise<boolean> {
  if (client === null) return false;
  const row = await ctx.db
    .selectFrom('clients')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', client)
    .select('is_self')
    .executeTakeFirst();
  return row?.is_self === 1;
}

/** The path of an ad's public page. */
export function pathOf(agencySlug: string, adSlug: string): string {
  return `/careers/${agencySlug}/${adSlug}`;
}

/** An ad as the API shows it. */
export function toAd(row: AdView, publicUrl: string | null): JobAd {
  const shown = row.status === 'published' && row.job_status === 'active';
  return JOB_AD.view(row, {
    url:
      shown && publicUrl !== null && row.agency_slug !== null
        ? `${publicUrl}${pathOf(row.agency_slug, row.slug)}`
        : null,
  });
}
