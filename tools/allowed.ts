import { catalogue } from '#actions/catalogue.ts';
import { holds, type Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { hasScopeFor } from '#src/action/gates.ts';

/** Whether a credential may run an action, regardless of the state of its account. */
export function allowed(principal: Principal, action: Action): boolean {
  if (action.access === 'admin' && !holds(principal, 'admin')) return false;
  return hasScopeFor(action, principal);
}

/** Whether a credential may run any action of a kind. */
export function allows(principal: Principal, kind: (action: Action) => boolean): boolean {
  for (const action of catalogue.values()) if (kind(action) && allowed(principal, action)) return true;
  return false;
}
