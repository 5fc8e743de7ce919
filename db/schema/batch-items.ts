export interface BatchItemsTable {
  batch_id: string;
  account_id: string;
  position: number;
  label: string;
  action: string;
  /** JSON: the input as written, references included. */
  input: string;
  after: string;
  status: string;
  http_status: number | null;
  /** JSON: the unredacted result. */
  result: string | null;
  error: string | null;
  warnings: string | null;
  caused_by: string | null;
  /** JSON: what the item changed, with the records before and after; undo reads it. */
  changes: string | null;
  attempt: number;
  updated_at: string;
}
