// Read model: the agency behind a public page, by the keyed hash of its link or by its slug.
import { internalWrite } from '#src/action/internal.ts';
import { type Brand, brandOf, logoOf, SetBrand, setBrand } from '#src/domain/accounts/brand.ts';
import type { LinkService } from './service.ts';

/** The agency in whose name a public page is shown, and how it looks. */
export interface Skin extends Brand {
  account_id: string;
  agency: string;
}

/** For the page of a signed-in admin alone: what outsiders see is no business of a key. */
export const setBrandAction = internalWrite({
  name: 'set_brand',
  title: 'Set how the agency looks on its public pages',
  scope: 'admin',
  access: 'signed_in_admin',
  input: SetBrand,
  run: setBrand,
});

/** The agency behind a link, whatever it opens; null for a link that is not known. */
export function skinOfLink(service: LinkService, token: string): Promise<Skin | null> {
  const hash = service.links.hash(token);
  return service.store.read(async (db) => {
    const found = await db
      .selectFrom('account_directory')
      .innerJoin('accounts', 'accounts.id', 'account_directory.account_id')
      .where('account_directory.key', '=', hash)
      .select(['accounts.id', 'accounts.name'])
      .executeTakeFirst();
    return found === undefined
      ? null
      : { account_id: found.id, agency: found.name, ...(await brandOf(db, found.id)) };
  });
}

/** The agency with a slug; null where there is none. */
export function skinOfSlug(service: LinkService, slug: string): Promise<Skin | null> {
  return service.store.read(async (db) => {
    const found = await db
      .selectFrom('agency_slugs')
      .innerJoin('accounts', 'accounts.id', 'agency_slugs.account_id')
      .where('agency_slugs.slug', '=', slug)
      .select(['accounts.id', 'accounts.name'])
      .executeTakeFirst();
    return found === undefined
      ? null
      : { account_id: found.id, agency: found.name, ...(await brandOf(db, found.id)) };
  });
}

/** A logo by its address; undefined for any but the present one of an agency. */
export function readLogo(service: LinkService, account: string, version: string): ReturnType<typeof logoOf> {
  return service.store.read((db) => logoOf(db, account, version));
}
