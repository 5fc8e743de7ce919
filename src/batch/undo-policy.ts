import type { Effects } from '#src/action/unit.ts';
import { type Policy, requiresApproval } from '#src/domain/accounts/policies.ts';
import { CREDENTIAL_RECORDS } from './perform.ts';
import type { ItemState } from './state.ts';

/** An undone item with the effects of undoing it, in a rehearsal or in the real unit. */
export interface UndoneItem {
  state: ItemState;
  effects: Effects;
}

/**
 * Whether a policy requires approval of an undo, which counts as a write with its effects: it does where the action
 * itself needed it, and where the undo sends mail, deletes, or changes rights.
 */
export function undoNeedsApproval(policy: Policy, made: readonly UndoneItem[]): boolean {
  if (policy === 'off') return false;
  return made.some(
    ({ state: { item }, effects }) =>
      requiresApproval(policy, item.definition, item.input) || reaches(effects),
  );
}

const reaches = ({ emails, outgoing, changes }: Effects): boolean =>
  emails.length > 0 ||
  outgoing.length > 0 ||
  changes.some(({ type, after }) => after === null || CREDENTIAL_RECORDS.has(type));
