import { defineWrite } from '#src/action/define.ts';
import { updatePreferences } from '#src/domain/candidates/index.ts';
import { Candidate, DERIVED_FROM, UpdatePreferences } from '#src/domain/candidates/schema.ts';

export const updateCandidatePreferencesAction = defineWrite({
  name: 'update_candidate_preferences',
  title: "Set a candidate's preferences",
  description:
    'Set what a person wants next: roles, seniority, work types, places, relocation, pay, notice, when they are free, whether they ' +
    'are open to work. Lists replace the whole list, null clears, what is left out stays. Use it after a call in which someone told ' +
    'their wishes; for facts about them use update_candidate.',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['wishes', 'looking for', 'availability', 'salary expectation', 'notice period'],
  derived: DERIVED_FROM,
  input: UpdatePreferences,
  output: Candidate,
  run: updatePreferences,
  subject: (candidate) => candidate.id,
});
