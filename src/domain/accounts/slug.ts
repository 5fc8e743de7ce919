import { insertRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { freeSlug, slugOf } from '#src/lib/slug.ts';
import type { Context, WriteContext } from '../context.ts';

/** The agency's slug in public URLs; null until it is first needed. */
export async function slugOfAgency(ctx: Context): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('accounts')
    .select('slug')
    .where('id', '=', ctx.account.id)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/**
 * The agency's slug in public URLs, made from its name when first needed. It survives a rename, so that published URLs
 * keep working.
 */
export async function agencySlug(ctx: WriteContext): Promise<string> {
  const has = await slugOfAgency(ctx);
  if (has !== null) return has;
  const base = slugOf(ctx.account.name) || 'agency';
  const slug = freeSlug(base, await takenSlugs(ctx.tx, base));
  await insertRow(ctx.tx, 'agency_slugs', { slug, account_id: ctx.account.id });
  await ctx.tx.updateTable('accounts').set({ slug }).where('id', '=', ctx.account.id).execute();
  return slug;
}

// Slugs are unique across all agencies of the deployment.
async function takenSlugs(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('agency_slugs')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${base}-%`)]))
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}
