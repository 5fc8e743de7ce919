import type { Principal } from '#src/access/principal.ts';
import { answerOf } from './answer.ts';
import type { Rehearsal } from './rehearse.ts';
import type { BatchAnswer, Effect } from './types.ts';

/** A plan as a credential may see it: each item with its effects. Only reads have results. */
export function planAnswer(
  rehearsal: Rehearsal,
  principal: Principal,
  kept: { id: string; expiresAt: string } | null,
  pages: string | null,
): BatchAnswer {
  const failed = rehearsal.states.some(({ status }) => status === 'failed' || status === 'skipped');
  const answer = answerOf(
    {
      planId: kept?.id,
      status: failed ? 'failed' : 'planned',
      // What cannot be committed has nothing to agree to.
      confirmText: kept === null ? undefined : rehearsal.confirmText,
      expiresAt: kept?.expiresAt,
    },
    rehearsal.states,
    principal,
    pages,
  );
  answer.effects_by_kind = countsByKind(rehearsal.effects);
  const { succeeded, ...counts } = answer.counts;
  const planned = (counts.planned ?? 0) + succeeded;
  answer.counts = { succeeded: 0, ...counts, ...(planned > 0 ? { planned } : {}) } as BatchAnswer['counts'];
  answer.items = answer.items.map(({ result, ...item }, position) => {
    const state = rehearsal.states[position];
    const reading = state?.item.definition.readOnly === true;
    const why = rehearsal.unknown.get(item.id);
    return {
      ...item,
      status: item.status === 'succeeded' ? 'planned' : item.status,
      ...(reading && result !== undefined ? { result } : {}),
      ...(why === undefined ? {} : { not_simulated: why }),
      ...(item.status === 'succeeded' ? { effects: rehearsal.effects.get(item.id) ?? [] } : {}),
    };
  });
  return answer;
}

// One link may show several people.
function peopleOf({ kind, after }: Effect): number {
  const shown = kind === 'reveal' && typeof after === 'object' && after !== null && 'people' in after;
  return shown && typeof after.people === 'number' ? after.people : 1;
}

// E-mails are counted even where there are none, as that is what is asked first; a record that changes twice, once.
function countsByKind(effects: Rehearsal['effects']): Record<string, number> {
  const counts: Record<string, number> = { email: 0 };
  const changed = new Set<string>();
  for (const effect of [...effects.values()].flat()) {
    const { kind, type, target } = effect;
    const record = `${type} ${target.id}`;
    if (kind === 'update' && target.id !== null && changed.has(record)) continue;
    if (kind === 'update') changed.add(record);
    counts[kind] = (counts[kind] ?? 0) + peopleOf(effect);
  }
  return counts;
}
