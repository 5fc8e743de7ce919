import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getCandidate, restoreCandidate } from '#src/domain/candidates/index.ts';
import { CANDIDATE, Candidate, DERIVED_FROM } from '#src/domain/candidates/schema.ts';
import { reopenExtraction, setPreferences } from '#src/domain/preferences/index.ts';
import { SetPreferences } from '#src/domain/preferences/schema.ts';

const restore = undoUpdate({ record: CANDIDATE, read: getCandidate, write: restoreCandidate });

export const updateCandidatePreferencesAction = defineWrite({
  name: 'update_candidate_preferences',
  title: "Set a candidate's preferences",
  titleIn: { de: 'Wünsche eines Kandidaten eintragen', fr: 'Saisir les souhaits d’un candidat' },
  description:
    'Set what a person wants next: roles, seniority, work types, places, relocation, pay, notice, when they are free, ' +
    'whether they are open to work. Lists replace the whole list, null clears, what is left out stays. Use it after a call ' +
    'in which someone told their wishes, or with from_extraction to take what extract_candidate_preferences read; for facts ' +
    'about them use update_candidate. candidate_id comes from list_candidates.',
  phrasings:
    'he only wants part time; nothing under; she wants remote; salary expectation went up; notice period is four weeks; open to relocating; will not commute; available from; only contract work; looks for day rate; will not travel; she will only go on to; never nights; only days; not before nine; he wants to work from home; she would move for the right job; wants more money; can start in a month; no travel; up to an hour of commute; happy with contract; he wants more money; she can start from; will travel up to; no weekends; only day shift; he would take contract work; her notice period; minimum rate; wants to work closer to home; only permanent; he will not relocate and wants contract work only; she only works mornings; wants at least 120k; nothing under 50 an hour; he is after permanent roles only; she would move to Perth; she wants part time; four weeks notice; he can start immediately; available from June; he prefers remote; will consider the north side; she is not looking before Christmas; expects 95k; only day shifts; her notice period is two weeks; open to temp work',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['wishes', 'looking for', 'availability', 'salary expectation', 'notice period'],
  derived: DERIVED_FROM,
  settableBy: {
    ...Object.fromEntries(CANDIDATE.restorable.map((name) => [name, 'update_candidate'])),
    tags: 'update_candidate_tags',
  },
  input: SetPreferences,
  output: Candidate,
  run: setPreferences,
  subject: (candidate) => candidate.id,
  undo: async (ctx, done) => {
    const undone = await restore(ctx, done);
    if (undone.outcome === 'done') await reopenExtraction(ctx, done.changes);
    return undone;
  },
});
