// Read model: what each kind of link opens, and in whose name, by the keyed hash of its token.
import { foundBy } from '#db/directory.ts';
import type { Db } from '#db/store.ts';
import { contractorLinkOf } from '#src/domain/papers/index.ts';

/** Whose link it is, and whether they have opted out already. */
export interface OptOut {
  account_id: string;
  candidate_id: string;
  agency: string;
  name: string;
  done: boolean;
}

/** The person behind an opt-out link. One who was deleted counts as opted out. */
export async function findOptOut(db: Db, hash: string): Promise<OptOut | undefined> {
  const row = await db
    .selectFrom('email_opt_outs as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .leftJoin('candidates as c', (on) =>
      on.onRef('c.id', '=', 'o.candidate_id').onRef('c.account_id', '=', 'o.account_id'),
    )
    .where(foundBy('email_opt_outs', hash, 'o'))
    .select([
      'o.account_id',
      'o.candidate_id',
      'a.name as agency',
      'c.name',
      'c.email_opt_out',
      'c.deleted_at',
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { account_id, candidate_id, agency } = row;
  const deleted = row.name === null || row.deleted_at !== null;
  return {
    account_id,
    candidate_id,
    agency,
    name: deleted ? '' : (row.name ?? ''),
    done: deleted || row.email_opt_out === 1,
  };
}

/** The page of a contractor who was not deleted. */
export async function findContractor(db: Db, hash: string) {
  const link = await contractorLinkOf(db, hash);
  if (link === undefined) return undefined;
  const person = await db
    .selectFrom('candidates')
    .where('account_id', '=', link.account_id)
    .where('id', '=', link.candidate_id)
    .where('deleted_at', 'is', null)
    .select('name')
    .executeTakeFirst();
  return person === undefined ? undefined : { ...link, name: person.name };
}

/** A request for referees, with the candidate who is asked. */
export async function findRefereeRequest(db: Db, hash: string) {
  return db
    .selectFrom('referee_requests as r')
    .leftJoin('candidates as c', (on) =>
      on.onRef('c.id', '=', 'r.candidate_id').onRef('c.account_id', '=', 'r.account_id'),
    )
    .where(foundBy('referee_requests', hash, 'r'))
    .select(['r.id', 'r.account_id', 'r.candidate_id', 'c.name'])
    .executeTakeFirst();
}

/** An AI screen, with the candidate who is invited. */
export async function findAiScreen(db: Db, hash: string) {
  return db
    .selectFrom('ai_screens as s')
    .leftJoin('candidates as c', (on) =>
      on.onRef('c.id', '=', 's.candidate_id').onRef('c.account_id', '=', 's.account_id'),
    )
    .where(foundBy('ai_screens', hash, 's'))
    .select(['s.id', 's.account_id', 's.candidate_id', 'c.name'])
    .executeTakeFirst();
}

/** A referee who is asked. */
export async function findReferee(db: Db, hash: string) {
  return db
    .selectFrom('referees')
    .where(foundBy('referees', hash))
    .select(['id', 'account_id', 'name'])
    .executeTakeFirst();
}

/** What was sent to a client's contact, with the contact's name. */
export async function findShared(db: Db, table: 'submissions' | 'specs', hash: string) {
  return (
    db
      // Both have the columns that are asked for here.
      .selectFrom(`${table} as s` as 'submissions as s')
      .leftJoin('client_contacts as c', (on) =>
        on.onRef('c.account_id', '=', 's.account_id').onRef('c.id', '=', 's.client_contact_id'),
      )
      .leftJoin('candidates as p', (on) =>
        on.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.person_id'),
      )
      .where(foundBy(table, hash, 's'))
      .select(['s.id', 's.account_id', 's.client_contact_id as contact', 'p.name'])
      .executeTakeFirst()
  );
}
