import type { Principal } from '#src/access/principal.ts';
import type { Effects } from '#src/action/unit.ts';
import { holds, type Policy } from '#src/domain/accounts/policies.ts';
import { newId } from '#src/lib/ids.ts';
import { deciderOf, type ShownItem, scopesOf } from './approval.ts';
import { confirmText } from './confirm-text.ts';
import { effectsOf } from './effects.ts';
import { type Fact, FactBook } from './facts.ts';
import { DECIDING } from './perform.ts';
import type { BatchService } from './service.ts';
import type { ItemState } from './state.ts';
import type { Effect } from './types.ts';

/** What an undo came to in a trial run or in its unit: what each item that was taken back brought about. */
export interface UndoMade {
  state: ItemState;
  effects: Effects;
}

/** An undo as those may see it who ask for it and who decide. */
export interface UndoTold {
  decider: 'admin' | 'lead';
  items: ShownItem[];
  confirmText: string;
  /** The same as those who decide may see it. */
  text: string;
  /** The effects whole, down to the formatting of a mail and its appointment. */
  facts: readonly Fact[];
}

/**
 * Whether a policy puts an undo before a person: an undo counts as a write of what it brings about. It waits as the
 * action did, and where it has mail leave, deletes, or changes what somebody may do.
 */
export function undoWaits(policy: Policy, made: readonly UndoMade[]): boolean {
  if (policy === 'off') return false;
  return made.some(({ state, effects }) => holds(policy, state.item.definition) || reaches(effects));
}

const reaches = ({ emails, outgoing, changes }: Effects): boolean =>
  emails.length > 0 ||
  outgoing.length > 0 ||
  changes.some(({ type, after }) => after === null || DECIDING.has(type));

/** Tells what an undo came to. */
export function tellUndo(service: BatchService, principal: Principal, made: readonly UndoMade[]): UndoTold {
  const decider = deciderOf(made.map(({ state }) => state.item));
  const told = (to: Principal): Effect[][] =>
    made.map(({ state, effects }) => {
      const back = { ...state.item.definition, undo: null };
      return effectsOf(service.batches.catalogue, to, back, effects, new Set());
    });
  const asked = told(principal);
  const deciding = told({ ...principal, scopes: scopesOf(decider) });
  const book = new FactBook(newId('batch'));
  for (const { state, effects } of made) book.add(state.item.id, state.item.definition, effects);
  const words = (effects: readonly Effect[][]): string => {
    const items = made.map(({ state }, at) => ({
      action: state.item.definition,
      effects: effects[at] ?? [],
    }));
    return `Undo: ${confirmText(items, null)}`;
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
