// Read model: public ads with the location and pay of their jobs.
import { sql } from 'kysely';
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { printedIn, withoutUnprinted } from '#src/lib/unprinted.ts';
import { findAgency, openAgencyBySlug } from '../accounts/agencies.ts';
import type { Context } from '../context.ts';
import type { JobRow } from '../jobs/schema.ts';
import type { AdRow, Advert } from './schema.ts';
import { pathOf } from './store.ts';

export type { Advert } from './schema.ts';

type Row = Pick<
  AdRow,
  | 'id'
  | 'job_id'
  | 'title'
  | 'headline'
  | 'body'
  | 'bullets'
  | 'slug'
  | 'apply_url'
  | 'show_salary'
  | 'published_at'
  | 'updated_at'
> &
  Pick<
    JobRow,
    | 'location_type'
    | 'city'
    | 'state'
    | 'country'
    | 'country_code'
    | 'applicant_country'
    | 'employment_type'
    | 'base_min'
    | 'base_max'
    | 'ote'
    | 'currency'
    | 'period'
  > & { valid_until: string | null };

/** An agency on its public pages. */
export interface CareerSite {
  account_id: string;
  slug: string;
  agency: string;
  timezone: string;
}

/** The agency with this slug; undefined if there is none or it is closed. */
export async function siteBySlug(db: Db, slug: string): Promise<CareerSite | undefined> {
  const row = await openAgencyBySlug(db, slug);
  return row === undefined
    ? undefined
    : { account_id: row.id, slug, agency: row.name, timezone: row.timezone };
}

/** When the last posting of an ad that is live ends. */
const VALID_UNTIL = sql<string | null>`(select max(p.expires_at) from postings p
  where p.account_id = job_ads.account_id and p.job_id = job_ads.job_id and p.status = 'live')`.as(
  'valid_until',
);

/** Ads that the public may read: published, of jobs that are active. */
function published(db: Db, account: string) {
  return db
    .selectFrom('job_ads')
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'job_ads.account_id').onRef('jobs.id', '=', 'job_ads.job_id'),
    )
    .where('job_ads.account_id', '=', account)
    .where('job_ads.status', '=', 'published')
    .where('jobs.status', '=', 'active')
    .select(VALID_UNTIL)
    .select([
      'job_ads.id',
      'job_ads.job_id',
      'job_ads.title',
      'job_ads.headline',
      'job_ads.body',
      'job_ads.bullets',
      'job_ads.slug',
      'job_ads.apply_url',
      'job_ads.show_salary',
      'job_ads.published_at',
      'job_ads.updated_at',
      'jobs.location_type',
      'jobs.city',
      'jobs.state',
      'jobs.country',
      'jobs.country_code',
      'jobs.applicant_country',
      'jobs.employment_type',
      'jobs.base_min',
      'jobs.base_max',
      'jobs.ote',
      'jobs.currency',
      'jobs.period',
    ]);
}

/** A page of an agency's public ads, newest first, and whether there are more. */
export async function advertsOf(
  db: Db,
  site: CareerSite,
  publicUrl: string,
  page: { limit: number; offset: number },
): Promise<{ adverts: Advert[]; more: boolean }> {
  const rows = await published(db, site.account_id)
    .orderBy('job_ads.published_at', 'desc')
    .orderBy('job_ads.id', 'desc')
    .limit(page.limit + 1)
    .offset(page.offset)
    .execute();
  return {
    adverts: rows.slice(0, page.limit).map((row) => toAdvert(row, site, publicUrl)),
    more: rows.length > page.limit,
  };
}

/** A public ad by its slug; undefined if there is none. */
export async function advertBySlug(
  db: Db,
  site: CareerSite,
  slug: string,
  publicUrl: string,
): Promise<Advert | undefined> {
  const row = await published(db, site.account_id).where('job_ads.slug', '=', slug).executeTakeFirst();
  return row === undefined ? undefined : toAdvert(row, site, publicUrl);
}

/** An ad on a board, with what a feed says of the posting. */
export interface BoardAdvert extends Advert {
  posting_id: string;
  /** The address of whoever fills the job, for questions of the board; null without one. */
  contact_email: string | null;
}

/** The public ads that are live on a board, newest first. */
export async function advertsOnBoard(
  db: Db,
  site: CareerSite,
  board: string,
  publicUrl: string,
  limit: number,
): Promise<BoardAdvert[]> {
  const rows = await published(db, site.account_id)
    .innerJoin('postings', (on) =>
      on.onRef('postings.account_id', '=', 'jobs.account_id').onRef('postings.job_id', '=', 'jobs.id'),
    )
    .where('postings.account_id', '=', site.account_id)
    .where('postings.board_slug', '=', board)
    .where('postings.status', '=', 'live')
    .leftJoin('users', (on) =>
      on.onRef('users.id', '=', 'jobs.owner_id').onRef('users.account_id', '=', 'jobs.account_id'),
    )
    .select(['postings.id as posting_id', 'postings.expires_at', 'users.email as contact_email'])
    .orderBy('postings.published_at', 'desc')
    .orderBy('postings.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...toAdvert({ ...row, valid_until: row.expires_at }, site, publicUrl),
    posting_id: row.posting_id,
    contact_email: row.contact_email,
  }));
}

/** The public ad of a job, as boards get it; undefined while it is not public. */
export async function advertOf(ctx: Context, jobId: string): Promise<Advert | undefined> {
  const account = await findAgency(ctx.db, ctx.account.id);
  if (account?.slug == null) return undefined;
  const site = {
    account_id: account.id,
    slug: account.slug,
    agency: account.name,
    timezone: account.timezone,
  };
  const row = await published(ctx.db, ctx.account.id).where('job_ads.job_id', '=', jobId).executeTakeFirst();
  return row === undefined ? undefined : toAdvert(row, site, ctx.deployment?.publicUrl ?? '');
}

function toAdvert(row: Row, site: CareerSite, publicUrl: string): Advert {
  const { location_type: type } = row;
  const paid = row.base_min !== null || row.base_max !== null || row.ote !== null;
  const { title, headline, body } = row;
  return {
    ad_id: row.id,
    job_id: row.job_id,
    ...printedIn({ title, headline, body, bullets: json.decode<string[]>(row.bullets) }),
    url: `${publicUrl}${pathOf(site.slug, row.slug)}`,
    apply_url: row.apply_url,
    agency: withoutUnprinted(site.agency),
    location:
      type === null
        ? null
        : printedIn({
            type,
            city: row.city,
            state: row.state,
            country: row.country,
            country_code: row.country_code,
          }),
    employment_type: row.employment_type,
    salary:
      row.show_salary === 1 && paid
        ? {
            base_min: row.base_min,
            base_max: row.base_max,
            ote: row.ote,
            currency: row.currency,
            period: row.period,
          }
        : null,
    applicant_country: row.applicant_country,
    published_at: row.published_at ?? row.updated_at,
    valid_until: row.valid_until,
    updated_at: row.updated_at,
  };
}
