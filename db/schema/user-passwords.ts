import type { Id } from '#src/lib/ids.ts';

/** What a person signs in with. */
export interface UserPasswordsTable {
  user_id: Id<'user'>;
  account_id: Id<'account'>;
  /** An argon2id string with its parameters and salt. */
  hash: string;
  set_at: string;
}
