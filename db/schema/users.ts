/** A person who works at the agency. */
export interface UsersTable {
  id: string;
  account_id: string;
  name: string;
  name_folded: string;
  email: string;
  email_folded: string;
  role: 'admin' | 'team_lead' | 'consultant' | 'researcher' | 'finance' | 'read_only';
  team_id: string | null;
  data_scope: 'agency' | 'team' | 'self';
  status: 'active' | 'invited' | 'paused';
  default_currency: string | null;
  timezone: string | null;
  last_active_at: string | null;
  created_at: string;
  updated_at: string;
}
