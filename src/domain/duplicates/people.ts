// Read model: the fields of candidates that are compared and shown, and the count of their applications.
import { withIds } from '#db/owned.ts';
import type { Db } from '#db/store.ts';
import type { ComparedRow } from './features.ts';

const COMPARED = [
  'id',
  'name',
  'first_name',
  'last_name',
  'email_folded',
  'other_emails',
  'other_names',
  'phone_e164',
  'linkedin_slug',
  'company_key',
  'city_folded',
  'current_title',
  'experience',
  'created_at',
] as const;

const live = (db: Db, account: string) =>
  db.selectFrom('candidates').where('account_id', '=', account).where('deleted_at', 'is', null);

/** Live people of an agency by id. */
export async function comparedById(db: Db, account: string, ids: readonly string[]): Promise<ComparedRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('candidates')
    .where(withIds('candidates', account, ids))
    .where('deleted_at', 'is', null)
    .select(COMPARED)
    .execute();
}

/** The live people of an agency after one, in the order of their ids. */
export async function comparedAfter(
  db: Db,
  account: string,
  after: string,
  limit: number,
): Promise<ComparedRow[]> {
  return db
    .selectFrom('candidates')
    .where('account_id', '=', account)
    .where('id', '>', after)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .select(COMPARED)
    .execute();
}

/** How many people an agency has. */
export async function countPeople(db: Db, account: string): Promise<number> {
  const row = await live(db, account)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Live people as a pair shows them, with the number of their applications. */
export async function shownById(db: Db, account: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('candidates')
    .where(withIds('candidates', account, ids))
    .where('deleted_at', 'is', null)
    .select((eb) => [
      'id',
      'name',
      'email',
      'phone',
      'linkedin_url',
      'city',
      'current_title',
      'current_company',
      'skills',
      'created_at',
      eb
        .selectFrom('applications')
        .where('applications.account_id', '=', account)
        .whereRef('applications.candidate_id', '=', 'candidates.id')
        .where('applications.deleted_at', 'is', null)
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('applications_count'),
    ])
    .execute();
}

/** Agencies whose feed has gone on since their candidates were compared, or that were never compared. */
export async function agenciesToCompare(db: Db, limit: number, except: readonly string[]) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('duplicate_cursors as c', 'c.account_id', 'a.id')
    .where((eb) =>
      eb.or([
        eb('c.account_id', 'is', null),
        eb('c.passed_id', 'is not', null),
        eb('a.change_sequence', '>', eb.ref('c.sequence')),
      ]),
    )
    .$if(except.length > 0, (rows) => rows.where('a.id', 'not in', except))
    .orderBy('a.id')
    .limit(limit)
    .select(['a.id', 'a.change_sequence', 'c.sequence', 'c.passed_id'])
    .execute();
}
export type AgencyToCompare = Awaited<ReturnType<typeof agenciesToCompare>>[number];
