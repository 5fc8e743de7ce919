/** Which actions of a credential, or of those of a person or a role, wait for a person. Without a row: none. */
export interface ApprovalPoliciesTable {
  account_id: string;
  /** The id of a credential or person, or the name of a role. */
  subject: string;
  policy: 'off' | 'outward' | 'writes';
  set_by: string | null;
  updated_at: string;
}
