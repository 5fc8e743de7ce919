/** A document that one placement does not need. */
export interface PaperWaiversTable {
  id: string;
  account_id: string;
  placement_id: string;
  kind: string;
  reason: string | null;
  waived_by: string | null;
  waived_at: string;
}
