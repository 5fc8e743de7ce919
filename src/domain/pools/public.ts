// Read model: the public pages of talent pools. Across accounts.
import { foundBy } from '#db/directory.ts';
import type { Db } from '#db/store.ts';
import type { MemberRow } from './schema.ts';

/** The data of a check-in page. */
export interface CheckIn {
  member_id: string;
  account_id: string;
  candidate_id: string;
  agency: string;
  pool: string;
  name: string;
  answer: MemberRow['answer'];
}

/** The check-in of a link; undefined if there is none, or its person or pool is gone. Across accounts. */
export async function checkInOf(db: Db, hash: string): Promise<CheckIn | undefined> {
  const row = await db
    .selectFrom('pool_members')
    .innerJoin('talent_pools', (on) =>
      on
        .onRef('talent_pools.account_id', '=', 'pool_members.account_id')
        .onRef('talent_pools.id', '=', 'pool_members.pool_id'),
    )
    .innerJoin('accounts', 'accounts.id', 'pool_members.account_id')
    .innerJoin('candidates', (on) =>
      on
        .onRef('candidates.account_id', '=', 'pool_members.account_id')
        .onRef('candidates.id', '=', 'pool_members.candidate_id'),
    )
    .where(foundBy('pool_members', hash))
    .where('candidates.deleted_at', 'is', null)
    .select([
      'pool_members.id as member_id',
      'pool_members.account_id',
      'pool_members.candidate_id',
      'accounts.name as agency',
      'talent_pools.name as pool',
      'candidates.name',
      'pool_members.answer',
    ])
    .executeTakeFirst();
  return row;
}

/** A pool's public data. */
export interface PublishedPool {
  id: string;
  account_id: string;
  agency: string;
  name: string;
  description: string | null;
  who_we_hire: string | null;
  video_url: string | null;
  cover_color: string | null;
}

/**
 * The published pool with these slugs; undefined if there is none. Across accounts.
 * @param agency the agency's slug
 */
export async function publishedPool(
  db: Db,
  agency: string,
  slug: string,
): Promise<PublishedPool | undefined> {
  return db
    .selectFrom('talent_pools')
    .innerJoin('accounts', 'accounts.id', 'talent_pools.account_id')
    .where('talent_pools.account_id', '=', ({ selectFrom }) =>
      selectFrom('agency_slugs').where('agency_slugs.slug', '=', agency).select('agency_slugs.account_id'),
    )
    .where('talent_pools.slug', '=', slug)
    .where('is_published', '=', 1)
    .select([
      'talent_pools.id',
      'talent_pools.account_id',
      'accounts.name as agency',
      'talent_pools.name',
      'description',
      'who_we_hire',
      'video_url',
      'cover_color',
    ])
    .executeTakeFirst();
}
