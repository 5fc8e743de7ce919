import type { Account, ActingUser, Credential } from '../context.ts';

/** How many candidates somebody may be shown in a day. */
export interface Allowance {
  /** Whom it is counted for: the person, with all their credentials, or the credential where it acts for nobody. */
  holder: string;
  limit: number;
  mode: 'stop' | 'warn';
}

/**
 * The daily allowance of who asks; null for admins, for the agency's own credentials that carry `admin`, and for what
 * the service does by itself.
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
  return { holder: user?.id ?? credential.id, ...account.settings.candidate_allowance };
}
