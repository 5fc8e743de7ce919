/** Which actions of a credential, or of a role's credentials, wait for a person. Without a row: none. */
export interface ApprovalPoliciesTable {
  account_id: string;
  /** The id of a credential, or the name of a role. */
  subject: string;
  policy: 'off' | 'outward' | 'writes';
  set_by: string | null;
  updated_at: string;
}
