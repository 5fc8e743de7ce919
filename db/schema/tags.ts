import type { Id } from '#src/lib/ids.ts';

/** A label of an agency, in the spelling it was first given. */
export interface TagsTable {
  id: Id<'tag'>;
  account_id: Id<'account'>;
  label: string;
  label_folded: string;
  created_at: string;
}
