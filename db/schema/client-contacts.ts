/** A person at a client. The name lives on the person (candidates). */
export interface ClientContactsTable {
  id: string;
  account_id: string;
  client_id: string;
  person_id: string;
  email: string | null;
  email_folded: string | null;
  phone: string | null;
  title: string | null;
  notes: string | null;
  reports_to: string | null;
  is_primary: number;
  origin: 'relationship' | 'works_here';
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
