/** What consultants told of a client's character. Append only. */
export interface ClientDnaNotesTable {
  id: string;
  account_id: string;
  client_id: string;
  text: string;
  source: 'text' | 'voice' | 'meeting';
  created_by: string | null;
  created_at: string;
}
