import type { Id } from '#src/lib/ids.ts';

/** A file that a record no longer refers to. It is removed once no other record does. */
export interface FileRemovalsTable {
  id: Id<'file_removal'>;
  account_id: Id<'account'>;
  sha256: string;
  created_at: string;
}
