/** What a person signs in with. */
export interface UserPasswordsTable {
  user_id: string;
  account_id: string;
  /** An argon2id string with its parameters and salt. */
  hash: string;
  set_at: string;
}
