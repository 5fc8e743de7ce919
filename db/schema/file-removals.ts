/** A file that lost a record that referred to it. It is removed once no other does. */
export interface FileRemovalsTable {
  id: string;
  account_id: string;
  sha256: string;
  created_at: string;
}
