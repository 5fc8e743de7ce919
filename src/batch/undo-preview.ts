import type { Principal } from '#src/access/principal.ts';
import { newId } from '#src/lib/ids.ts';
import { deciderOf, scopesOf } from './approval.ts';
import type { ShownItem } from './approvals-store.ts';
import { type BoundEffect, BoundEffectCollector, linksOf } from './bound-effects.ts';
import { confirmText } from './confirm-text.ts';
import { effectsOf } from './effects.ts';
import type { BatchService } from './service.ts';
import type { Effect } from './types.ts';
import type { UndoneItem } from './undo-policy.ts';

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
