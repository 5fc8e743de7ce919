import { createKeyAction } from '#actions/keys/index.ts';
import { lockDeployment } from '#db/deployment.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { execute, type Outcome, wakeWorkersFor } from '#src/action/execute.ts';
import { type Origin, runInUnit } from '#src/action/unit.ts';
import { hasAgencies } from '#src/domain/accounts/agencies.ts';
import { createWorkspace, type NewWorkspace } from '#src/domain/accounts/workspace.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Service } from './service.ts';

const OPERATOR = { type: 'cli', name: 'command line' } as const;

/** The operator, as somebody who acts in an agency. @throws AppError NOT_FOUND when there is no such agency */
export async function operatorOf(
  service: Service,
  accountId: string,
): Promise<{ principal: Principal; origin: Origin }> {
  const principal = await service.store.read((db) => internalPrincipal(db, accountId, OPERATOR));
  if (principal === undefined) {
    throw new AppError('NOT_FOUND', `There is no workspace ${accountId} in this store.`, {
      field: 'account',
    });
  }
  const { deployment } = service.runtime;
  return { principal: { ...principal, deployment }, origin: originOf() };
}

/** Runs an action in an agency as whoever operates the deployment: every scope, and past the gates of the account. */
export async function runAsOperator(
  service: Service,
  accountId: string,
  action: Action,
  input: Record<string, unknown>,
): Promise<Outcome> {
  return execute(service.runtime, action, input, {
    ...(await operatorOf(service, accountId)),
    charged: true,
  });
}

export interface OpenedWorkspace {
  account_id: string;
  user_id: string;
  key_id: string;
  /** The admin key; it is not kept and cannot be shown again. */
  key: string;
}

/**
 * Makes an agency with its first admin and an admin key for that person, in one unit of work.
 * @param onlyFirst makes nothing, and answers null, when the store holds an agency already
 */
export async function openWorkspace(
  service: Service,
  given: NewWorkspace,
  onlyFirst = false,
): Promise<OpenedWorkspace | null> {
  const secret = service.runtime.ports.makeKey('live');
  const now = new Date().toISOString();
  const made = await service.store.write(async (unit) => {
    if (onlyFirst) {
      if (await hasAgencies(unit.tx)) return null;
      await lockDeployment(unit.tx);
      if (await hasAgencies(unit.tx)) return null;
    }
    const ids = await createWorkspace(unit.tx, now, given);
    const principal = await internalPrincipal(unit.tx, ids.account_id, OPERATOR);
    if (principal === undefined) throw new Error('the account just made is not there');
    const input = { scopes: ['admin'], type: 'live', user_id: ids.user_id, name: 'First admin key' };
    const effects = await runInUnit(unit, createKeyAction, input, secret, principal, originOf(), now);
    return { ids, effects, keyId: createKeyAction.subject(effects.data) ?? '' };
  });
  if (made === null) return null;
  wakeWorkersFor(service.runtime, made.effects);
  return { ...made.ids, key_id: made.keyId, key: secret.secret };
}

/** Where the audit says that the operator's writes came from. */
function originOf(): { channel: 'cli'; requestId: string } {
  return { channel: 'cli', requestId: newId('request') };
}
