import { holds, type Principal } from '#src/access/principal.ts';
import { ROLE_SCOPES, type Scope } from '#src/domain/accounts/scopes.ts';
import { isProgram } from '#src/domain/programs.ts';
import { AppError, type ErrorCode } from '#src/lib/errors.ts';
import type { Action, AskedFor } from './define.ts';

/**
 * Checks that a credential may run an action now. The order is specified: suspended, premium, restoring, pending
 * approval, scope, module enabled.
 * @throws AppError with the code of the first check that fails
 */
export function admit(action: Action, principal: Principal): void {
  // The operator at the command line can also act on closed accounts.
  if (principal.credential.type === 'cli') return;
  admitAccount(principal, action.kind === 'write');
  if (action.access === 'admin' && !holds(principal, 'admin')) {
    throw new AppError(
      'ADMIN_REQUIRED',
      `${action.name} is for admins of the agency. Ask an admin to do it, or use an admin's key.`,
    );
  }
  if (
    action.access === 'signed_in_admin' &&
    !(principal.credential.type === 'session' && holds(principal, 'admin'))
  ) {
    throw new AppError(
      'ADMIN_REQUIRED',
      `${action.title}: that is done by a signed-in admin on the agency's pages, or on the command line; no key and no connection can do it.`,
    );
  }
  if (!hasScopeFor(action, principal)) {
    const scope = action.scope ?? action.anyScope.join(' or ');
    throw new AppError(
      'INSUFFICIENT_SCOPE',
      `This credential lacks the scope ${scope}, which ${action.name} needs. Use one that has it.`,
      { extra: { scope } },
    );
  }
  if (action.module === 'marketplace' && !principal.account.marketplace) {
    throw new AppError(
      'MARKETPLACE_DISABLED',
      'This agency has not turned the marketplace on. An admin of the agency can, with update_account and marketplace true.',
    );
  }
}

/** Whether an action waits for a person by this credential, whatever its policy. */
export function needsPerson(
  { account, credential }: Pick<Principal, 'account' | 'credential'>,
  { definition: { needsPerson: asks }, input }: AskedFor,
): boolean {
  if (asks === null || !isProgram(credential)) return false;
  return asks(account.settings, input);
}

/** Whether a credential carries the scope of an action, or the action shows people their own part without it. */
export function hasScopeFor(
  action: Pick<Action, 'scope' | 'anyScope' | 'ownFigures'>,
  principal: Principal,
): boolean {
  if (action.scope === null)
    return action.anyScope.length === 0 || action.anyScope.some((scope) => holds(principal, scope));
  if (holds(principal, action.scope)) return true;
  return action.ownFigures && seesOwnFigures(principal, action.scope);
}

// A role that may have the scope was not given it on purpose. A connect app has what was consented to, and no more.
function seesOwnFigures({ user, account, app }: Principal, scope: Scope): boolean {
  if (user === null || !account.settings.own_figures) return false;
  if (app?.clientId.startsWith('lc_client_')) return false;
  return user.role !== 'admin' && !ROLE_SCOPES[user.role].includes(scope);
}

const GATE_CODES: ReadonlySet<ErrorCode> = new Set([
  'ACCOUNT_SUSPENDED',
  'PREMIUM_REQUIRED',
  'RESTORE_IN_PROGRESS',
  'CONNECTION_PENDING_APPROVAL',
  'ADMIN_REQUIRED',
  'INSUFFICIENT_SCOPE',
  'MARKETPLACE_DISABLED',
]);

/** Whether an error is a refusal by `admit`: such a request is not charged, and is counted separately. */
export function isGateRefusal({ code }: AppError): boolean {
  return GATE_CODES.has(code);
}

/** Checks that an account is neither suspended nor without a plan. */
export function admitActiveAccount({ account }: Principal): void {
  if (account.status === 'suspended') {
    throw new AppError(
      'ACCOUNT_SUSPENDED',
      'This agency is suspended; nothing works until that is lifted. Ask whoever runs this service.',
    );
  }
  if (account.plan === 'none') {
    throw new AppError(
      'PREMIUM_REQUIRED',
      'This agency has no active plan, so its account is closed. Whoever runs this service can start one for it.',
    );
  }
}

/** The refusal of a write while its agency is being restored. */
export function restoreInProgress(): AppError {
  return new AppError(
    'RESTORE_IN_PROGRESS',
    'This agency is being restored; nothing was written. Send the same request again in a minute.',
    { retryAfter: 60 },
  );
}

/** The checks of the account as a whole. */
export function admitAccount(principal: Principal, writing: boolean): void {
  admitActiveAccount(principal);
  if (principal.account.status === 'restoring' && writing) {
    throw restoreInProgress();
  }
  if (principal.pendingApproval) {
    throw new AppError(
      'CONNECTION_PENDING_APPROVAL',
      'This connection waits for an admin of the agency to approve it. Do not refresh or reconnect; try again once it is approved.',
    );
  }
}
