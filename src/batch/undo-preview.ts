import type { Principal } from '#src/access/principal.ts';
import type { Effects } from '#src/action/unit.ts';
import { type Policy, requiresApproval } from '#src/domain/accounts/policies.ts';
import { newId } from '#src/lib/ids.ts';
import { deciderOf, scopesOf } from './approval.ts';
import type { ShownItem } from './approvals-store.ts';
import { type BoundEffect, BoundEffectCollector, linksOf } from './bound-effects.ts';
import { confirmText } from './confirm-text.ts';
import { effectsOf } from './effects.ts';
import { CREDENTIAL_RECORDS } from './perform.ts';
import type { BatchService } from './service.ts';
import type { ItemState } from './state.ts';
import type { Effect } from './types.ts';

/** An undone item with the effects of undoing it, in a rehearsal or in the real unit. */
export interface UndoneItem {
  state: ItemState;
  effects: Effects;
}

/** An undo as the requester and the deciders may see it. */
export interface UndoPreview {
  decider: 'admin' | 'lead';
  items: ShownItem[];
  confirmText: string;
  /** The text as the deciders may see it. */
  text: string;
  /** The complete effects, including the formatting of a mail and its appointment. */
  facts: readonly BoundEffect[];
}

/**
 * Whether a policy requires approval of an undo, which counts as a write with its effects: it does where the action
 * itself needed it, and where the undo sends mail, deletes, or changes rights.
 */
export function undoNeedsApproval(policy: Policy, made: readonly UndoneItem[]): boolean {
  if (policy === 'off') return false;
  return made.some(
    ({ state, effects }) => requiresApproval(policy, state.item.definition) || reaches(effects),
  );
}

const reaches = ({ emails, outgoing, changes }: Effects): boolean =>
  emails.length > 0 ||
  outgoing.length > 0 ||
  changes.some(({ type, after }) => after === null || CREDENTIAL_RECORDS.has(type));

/** The preview of an undo, from its effects. */
export function previewUndo(
  service: BatchService,
  principal: Principal,
  made: readonly UndoneItem[],
): UndoPreview {
  const decider = deciderOf(made.map(({ state }) => state.item));
  const effectsFor = (to: Principal): Effect[][] =>
    made.map(({ state, effects }) => {
      const back = { ...state.item.definition, undo: null };
      return effectsOf(service.batches.catalogue, to, back, effects, new Set());
    });
  const asked = effectsFor(principal);
  const deciding = effectsFor({ ...principal, scopes: scopesOf(decider) });
  const book = new BoundEffectCollector(newId('batch'), linksOf(service.runtime));
  for (const { state, effects } of made) book.add(state.item.id, state.item.definition, effects);
  const words = (effects: readonly Effect[][]): string => {
    const items = made.map(({ state }, at) => ({
      action: state.item.definition,
      effects: effects[at] ?? [],
    }));
    return `Undo: ${confirmText(items, null, principal.account.timezone)}`;
  };
  return {
    decider,
    items: made.map(({ state: { item } }, at) => ({
      id: item.id,
      action: item.action,
      title: `Undo: ${item.definition.title}`,
      effects: asked[at] ?? [],
      told: deciding[at] ?? [],
      unknown: null,
    })),
    confirmText: words(asked),
    text: words(deciding),
    facts: book.facts,
  };
}
