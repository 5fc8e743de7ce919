import type { Id } from '#src/lib/ids.ts';

/** The change feed: one row for each record written. The sequence has no gaps within an account. */
export interface ChangesTable {
  account_id: Id<'account'>;
  sequence: number;
  type: string;
  action: 'created' | 'updated' | 'deleted';
  record_id: string;
  /** JSON: string[] of changed fields; null for a create or a delete. */
  fields: string | null;
  occurred_at: string;
  /** Who did it, as JSON; null of changes made before it was kept. */
  actor: string | null;
}
