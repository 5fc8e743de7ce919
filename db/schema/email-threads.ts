import type { Id } from '#src/lib/ids.ts';

/** The conversation with a candidate. */
export interface EmailThreadsTable {
  id: Id<'email_thread'>;
  account_id: Id<'account'>;
  candidate_id: Id<'candidate'>;
  /** JSON: string[], Message-IDs of the last mails that went out or came in, oldest first. */
  message_ids: string;
  last_message_at: string | null;
  created_at: string;
}
