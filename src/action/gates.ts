import { holds, type Principal } from '#src/access/principal.ts';
import { AppError, type ErrorCode } from '#src/lib/errors.ts';
import type { Action } from './define.ts';

/**
 * Whether this credential may run this action now. The order is the description's: suspended, premium, restoring,
 * pending approval, scope, and whether the module that it belongs to is turned on.
 * @throws AppError with the code of the first gate that is shut
 */
export function admit(action: Action, principal: Principal): void {
  // The operator at the command line opens accounts that are shut.
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
  if (action.scope !== null && !holds(principal, action.scope)) {
    throw new AppError(
      'INSUFFICIENT_SCOPE',
      `This credential lacks the scope ${action.scope}, which ${action.name} needs. Use one that has it.`,
      { extra: { scope: action.scope } },
    );
  }
  if (action.module === 'marketplace' && !principal.account.marketplace) {
    throw new AppError(
      'MARKETPLACE_DISABLED',
      'This agency has not turned the marketplace on. An admin of the agency can, with update_account and marketplace true.',
    );
  }
}

const SHUT: ReadonlySet<ErrorCode> = new Set([
  'ACCOUNT_SUSPENDED',
  'PREMIUM_REQUIRED',
  'RESTORE_IN_PROGRESS',
  'CONNECTION_PENDING_APPROVAL',
  'ADMIN_REQUIRED',
  'INSUFFICIENT_SCOPE',
  'MARKETPLACE_DISABLED',
]);

/** Whether an error is the refusal of a gate or a scope: such a request is charged nothing, and counted by itself. */
export function isShut({ code }: AppError): boolean {
  return SHUT.has(code);
}

/** Whether an account is open at all. */
export function admitOpen({ account }: Principal): void {
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

/** What a write hears while its agency is being restored. */
export function restoring(): AppError {
  return new AppError(
    'RESTORE_IN_PROGRESS',
    'This agency is being restored; nothing was written. Send the same request again in a minute.',
    { retryAfter: 60 },
  );
}

/** The gates of the account as a whole. */
export function admitAccount(principal: Principal, writing: boolean): void {
  admitOpen(principal);
  if (principal.account.status === 'restoring' && writing) {
    throw restoring();
  }
  if (principal.pendingApproval) {
    throw new AppError(
      'CONNECTION_PENDING_APPROVAL',
      'This connection waits for an admin of the agency to approve it. Do not refresh or reconnect; try again once it is approved.',
    );
  }
}
