import type { Db } from '#db/store.ts';
import { freeSlug, slugOf } from '#src/lib/slug.ts';
import type { Context, WriteContext } from '../context.ts';

/** The agency's part of its public addresses; null until it has one. */
export async function slugOfAgency(ctx: Context): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('accounts')
    .select('slug')
    .where('id', '=', ctx.account.id)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/**
 * The agency's part of its public addresses, made of its name when it is first needed. It stays when the agency is
 * renamed, so that addresses that are out in the world go on working.
 */
export async function agencySlug(ctx: WriteContext): Promise<string> {
  const has = await slugOfAgency(ctx);
  if (has !== null) return has;
  const base = slugOf(ctx.account.name) || 'agency';
  const slug = freeSlug(base, await takenSlugs(ctx.tx, base));
  await ctx.tx.updateTable('accounts').set({ slug }).where('id', '=', ctx.account.id).execute();
  return slug;
}

// Addresses are one space for all agencies of the deployment.
async function takenSlugs(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('accounts')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${base}-%`)]))
    .execute();
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}
