import { findShared } from '../behind.ts';
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
