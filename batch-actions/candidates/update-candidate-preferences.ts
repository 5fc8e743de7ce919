import { defineWrite } from '#src/action/define.ts';
import { restoring } from '#src/action/undo.ts';
import { getCandidate, updateCandidate, updatePreferences } from '#src/domain/candidates/index.ts';
import {
  Candidate,
  DERIVED_FROM,
  UpdateCandidate,
  UpdatePreferences,
  WRITABLE,
} from '#src/domain/candidates/schema.ts';

export const updateCandidatePreferencesAction = defineWrite({
  name: 'update_candidate_preferences',
  title: "Set a candidate's preferences",
  description:
    'Set what a person wants next: roles, seniority, work types, places, relocation, pay, notice, when they are free, ' +
    'whether they are open to work. Lists replace the whole list, null clears, what is left out stays. Use it after a call ' +
    'in which someone told their wishes; for facts about them use update_candidate. candidate_id comes from list_candidates.',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['wishes', 'looking for', 'availability', 'salary expectation', 'notice period'],
  derived: DERIVED_FROM,
  settableBy: {
    ...Object.fromEntries(WRITABLE.map((name) => [name, 'update_candidate'])),
    tags: 'update_candidate_tags',
  },
  input: UpdatePreferences,
  output: Candidate,
  run: updatePreferences,
  subject: (candidate) => candidate.id,
  undo: restoring({
    type: 'candidate',
    fields: WRITABLE,
    read: (ctx, id) => getCandidate(ctx, id),
    write: (ctx, id, fields) => updateCandidate(ctx, UpdateCandidate.parse({ candidate_id: id, ...fields })),
  }),
});
