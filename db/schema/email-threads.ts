/** The conversation with a candidate. */
export interface EmailThreadsTable {
  id: string;
  account_id: string;
  candidate_id: string;
  /** JSON: string[], Message-IDs of the last mails that went out or came in, oldest first. */
  message_ids: string;
  last_message_at: string | null;
  created_at: string;
}
