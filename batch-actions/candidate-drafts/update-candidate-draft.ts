import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { loadDraft, restoreDraft, updateDraft } from '#src/domain/candidate-drafts/index.ts';
import { CANDIDATE_DRAFT, CandidateDraft, UpdateDraft } from '#src/domain/candidate-drafts/schema.ts';

export const updateCandidateDraftAction = defineWrite({
  name: 'update_candidate_draft',
  title: 'Mend a candidate draft',
  titleIn: { de: 'Kandidatenentwurf verbessern', fr: 'Corriger un brouillon de candidat' },
  description:
    'Set name, e-mail, phone, LinkedIn address, location, current title or employer of a staged draft before it is confirmed; ' +
    'null clears. The answer tells what is left open. Change the rest on the candidate ' +
    'afterwards, with update_candidate. review_token comes from draft_candidate_from_cv.',
  phrasings:
    'the draft has it wrong; fix the draft before it is saved; the cv reader got the name wrong; correct what was read; change the job title in the draft; the cv reader missed her phone; correct the name from the cv; wrong employer in what you read; the draft has her surname wrong; correct the CV draft; fix the phone in the draft profile; the reader got the title wrong',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateDraft,
  output: CandidateDraft,
  run: updateDraft,
  subject: (draft) => draft.review_token,
  undo: undoUpdate({
    record: CANDIDATE_DRAFT,
    fields: ['fields', 'provenance'],
    read: (ctx, id) => loadDraft(ctx, id),
    write: restoreDraft,
  }),
});
