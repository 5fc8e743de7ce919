import type { Db } from '#db/store.ts';
import type { LinkKind } from '../open.ts';

type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>;

/** The links that a client's contact opens. What is done on one is done in the name of the contact whom it was sent to. */
export const SUBMISSION = sharedWithContact('submissions');
export const SPEC = sharedWithContact('specs');

function sharedWithContact(table: 'submissions' | 'specs'): LinkKind<Shared> {
  return {
    find: (db, hash) => findShared(db, table, hash),
    actor: ({ contact, name }) => ({ type: 'client', id: contact, name }),
    unknown: 'There is no such link. Copy the whole of it from the mail.',
  };
}

function findShared(db: Db, table: 'submissions' | 'specs', hash: string) {
  return (
    db
      // Both have the columns that are asked for here.
      .selectFrom(`${table} as s` as 'submissions as s')
      .leftJoin('client_contacts as c', 'c.id', 's.client_contact_id')
      .leftJoin('candidates as p', 'p.id', 'c.person_id')
      .where('s.link_hash', '=', hash)
      .select(['s.id', 's.account_id', 's.client_contact_id as contact', 'p.name'])
      .executeTakeFirst()
  );
}
