import type { Principal } from '#src/access/principal.ts';
import type { Effects } from '#src/action/unit.ts';
import { type Policy, requiresApproval } from '#src/domain/accounts/policies.ts';
import { isProgram } from '#src/domain/programs.ts';
import { CREDENTIAL_RECORDS } from './perform.ts';
import type { ItemState } from './state.ts';

/** An undone item with the effects of undoing it, in a rehearsal or in the real unit. */
export interface UndoneItem {
  state: ItemState;
  effects: Effects;
}

/**
 * Whether an undo needs approval, which counts as a write with its effects: by a program, where a person decides about
 * the action whatever the policy; under a policy, where the action itself needed it, and where the undo sends mail,
 * deletes, or changes rights.
 */
export function undoNeedsApproval(
  { credential }: Pick<Principal, 'credential'>,
  policy: Policy,
  made: readonly UndoneItem[],
): boolean {
  if (isProgram(credential) && made.some(({ state }) => isForPeople(state))) return true;
  if (policy === 'off') return false;
  return made.some(
    ({ state: { item }, effects }) =>
      requiresApproval(policy, item.definition, item.input) || reaches(effects),
  );
}

/** Whether a person decides about an action, or with other inputs would: its undo may be what it asks a person for. */
export const isForPeople = ({ item }: Pick<ItemState, 'item'>): boolean =>
  item.definition.needsPerson !== null;

const reaches = ({ emails, outgoing, changes }: Effects): boolean =>
  emails.length > 0 ||
  outgoing.length > 0 ||
  changes.some(({ type, after }) => after === null || CREDENTIAL_RECORDS.has(type));
