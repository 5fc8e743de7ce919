/** An item that has ended. It is written in the unit of the item's own effects, so it is there exactly when they are. */
export interface BatchItemsTable {
  batch_id: string;
  account_id: string;
  position: number;
  label: string;
  action: string;
  status: string;
  http_status: number | null;
  /** JSON: the unredacted result, without what is shown once. */
  result: string | null;
  /** JSON: warnings and meta of the result. */
  notes: string | null;
  error: string | null;
  caused_by: string | null;
  /** JSON: what undo reads: the input, and each record before and after. */
  done: string | null;
  /** JSON: what undoing it came to. */
  undo: string | null;
  /** Its place among the events of the batch. */
  sequence: number;
  attempt: number;
  updated_at: string;
}
