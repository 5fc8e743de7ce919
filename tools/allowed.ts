import { catalogue } from '#actions/catalogue.ts';
import { holds, type Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';

/** Whether a credential may run an action at all, the state of its account aside. */
export function allowed(principal: Principal, action: Action): boolean {
  if (action.access === 'admin' && !holds(principal, 'admin')) return false;
  return action.scope === null || holds(principal, action.scope);
}

/** Whether a credential may run any action of a kind. */
export function allows(principal: Principal, kind: (action: Action) => boolean): boolean {
  for (const action of catalogue.values()) if (kind(action) && allowed(principal, action)) return true;
  return false;
}
