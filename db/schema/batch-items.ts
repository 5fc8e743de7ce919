import type { Id } from '#src/lib/ids.ts';

/** A finished item. It is written in the same unit as the item's effects, so it exists exactly when they do. */
export interface BatchItemsTable {
  batch_id: Id<'batch'>;
  account_id: Id<'account'>;
  position: number;
  label: string;
  action: string;
  status: string;
  http_status: number | null;
  /** JSON: the unredacted result, without secrets that are shown once. */
  result: string | null;
  /** JSON: warnings and meta of the result. */
  notes: string | null;
  error: string | null;
  caused_by: string | null;
  /** JSON: what undo reads: the input, and each record before and after. */
  done: string | null;
  /** JSON: when it ran and what it made, where it was held to what somebody agreed to. */
  trace: string | null;
  /** JSON: the outcome of its undo. */
  undo: string | null;
  /** Its place among the events of the batch. */
  sequence: number;
  attempt: number;
  updated_at: string;
}
