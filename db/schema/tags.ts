/** A label of an agency, in the spelling it was first given. */
export interface TagsTable {
  id: string;
  account_id: string;
  label: string;
  label_folded: string;
  created_at: string;
}
