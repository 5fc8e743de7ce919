import type { Context } from '../context.ts';
import { JOB_AD, type JobAd } from './schema.ts';
import type { AdView } from './views.ts';

export type { AdRow } from './schema.ts';

/** The agency's slugs that could collide with a new one. */
export async function takenSlugs(ctx: Context, base: string): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('job_ads')
    .where('account_id', '=', ctx.account.id)
    .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${base}-%`)]))
    .select('slug')
    .execute();
  return new Set(rows.map(({ slug }) => slug));
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
