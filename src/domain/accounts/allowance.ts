import type { Account, ActingUser, Credential } from '../context.ts';

/** A caller's daily limit of candidates shown. */
export interface Allowance {
  /**
   * Who it is counted for: the user across all their credentials, or the credential if it acts for no user, together with
   * the keys that it made.
   */
  holder: string;
  limit: number;
  mode: 'stop' | 'warn';
}

/**
 * The caller's daily allowance; null for admins, for the agency's own credentials with the scope `admin`, and for the
 * service's own work.
 */
export function allowanceOf(who: {
  account: Account;
  user: ActingUser | null;
  credential: Credential;
  can(scope: string): boolean;
}): Allowance | null {
  const { account, user, credential } = who;
  if (credential.type === 'cli' || credential.type === 'system') return null;
  if (user === null ? who.can('admin') : user.role === 'admin') return null;
  return {
    holder: user?.id ?? credential.countsWith ?? credential.id,
    ...account.settings.candidate_allowance,
  };
}
