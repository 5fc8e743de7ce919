import type { Principal } from '#src/access/principal.ts';
import { answerOf } from './answer.ts';
import type { Rehearsal } from './rehearse.ts';
import type { BatchAnswer } from './types.ts';

/** A plan as a credential may see it: each item with its effects; results only of reads, as nothing else exists yet. */
export function planAnswer(
  rehearsal: Rehearsal,
  principal: Principal,
  kept: { id: string; expiresAt: string } | null,
): BatchAnswer {
  const failed = rehearsal.states.some(({ status }) => status === 'failed' || status === 'skipped');
  const answer = answerOf(
    {
      planId: kept?.id,
      status: failed ? 'failed' : 'planned',
      confirmText: rehearsal.confirmText,
      expiresAt: kept?.expiresAt,
    },
    rehearsal.states,
    principal,
  );
  const { succeeded, ...counts } = answer.counts;
  const planned = (counts.planned ?? 0) + succeeded;
  answer.counts = { succeeded: 0, ...counts, ...(planned > 0 ? { planned } : {}) } as BatchAnswer['counts'];
  answer.items = answer.items.map(({ result, ...item }, position) => {
    const state = rehearsal.states[position];
    const reading = state?.item.definition.kind === 'read';
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
