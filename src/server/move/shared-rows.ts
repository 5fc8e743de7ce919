// Read model: whether an agency can be taken out of a store by itself, and put into another.
import type { Db } from '#db/store.ts';

/** Whether an agency is in a store, with its name and slug. */
export function agencyIn(db: Db, account: string): Promise<{ id: string; name: string } | undefined> {
  return db.selectFrom('accounts').select(['id', 'name']).where('id', '=', account).executeTakeFirst();
}

/** Of how many intros and deals the other agency would stay behind. */
export async function sharedWith(db: Db, account: string): Promise<number> {
  const intros = await db
    .selectFrom('marketplace_intros')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where((eb) => eb.or([eb('account_id', '=', account), eb('owner_account_id', '=', account)]))
    .executeTakeFirstOrThrow();
  const deals = await db
    .selectFrom('marketplace_deals')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where((eb) => eb.or([eb('account_id', '=', account), eb('partner_account_id', '=', account)]))
    .executeTakeFirstOrThrow();
  return intros.n + deals.n;
}

/** The slugs of an agency. */
export async function slugsOf(db: Db, account: string): Promise<string[]> {
  const rows = await db.selectFrom('agency_slugs').select('slug').where('account_id', '=', account).execute();
  return rows.map(({ slug }) => slug);
}

/** Which of these slugs another agency has. */
export async function takenSlugs(db: Db, slugs: readonly string[], account: string): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('agency_slugs')
    .select('slug')
    .where('slug', 'in', [...slugs])
    .where('account_id', '<>', account)
    .execute();
  return rows.map(({ slug }) => slug);
}
