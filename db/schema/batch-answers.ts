/** How a batch stood before it was resumed or undone: what a replay of the earlier request answers. */
export interface BatchAnswersTable {
  batch_id: string;
  account_id: string;
  attempt: number;
  /** JSON: status and items, unredacted. */
  state: string;
  created_at: string;
}
