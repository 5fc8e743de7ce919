import type { Id } from '#src/lib/ids.ts';

/** Which agency holds what is found before its agency is known. Kept by the store itself; see `db/directory.ts`. */
export interface AccountDirectoryTable {
  /** The table of the record. */
  kind: string;
  /** The value that finds it: the keyed hash of a secret, a client id of OAuth, a folded e-mail address. */
  key: string;
  account_id: Id<'account'>;
}

/** The slugs of agencies in public URLs, unique across all of them. */
export interface AgencySlugsTable {
  slug: string;
  account_id: Id<'account'>;
}
