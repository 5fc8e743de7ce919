import { defineWrite } from '#src/action/define.ts';
import { confirmDraft } from '#src/domain/candidate-drafts/index.ts';
import { ConfirmDraft, ConfirmedDraft } from '#src/domain/candidate-drafts/schema.ts';

export const confirmCandidateDraftAction = defineWrite({
  name: 'confirm_candidate_draft',
  title: 'Make a candidate of a draft',
  titleIn: { de: 'Aus einem Entwurf einen Kandidaten machen', fr: 'Faire un candidat d’un brouillon' },
  description:
    'Make a candidate of a draft that a person has looked at, with the CV among their documents, or bring it to one ' +
    '(on_duplicate). Refused with draft_has_gaps while name or e-mail is missing. job_id (list_jobs) also puts them on that job. ' +
    'review_token comes from draft_candidate_from_cv.',
  phrasings:
    'the cv draft is fine; save the person from the cv; that looks right make the record; confirm what was read; go ahead and add her from the draft; add the person you read from the cv; yes that is right save her; create her from the cv; the CV draft is right, save the person; yes, make the candidate; accept the draft profile; put the person from the CV in',
  scope: 'candidates:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: ['approve draft', 'add candidate from cv', 'save cv'],
  input: ConfirmDraft,
  output: ConfirmedDraft,
  run: confirmDraft,
  irreversible: 'A confirmed draft stays so; remove the candidate it made with delete_candidate.',
  subject: ({ candidate }) => candidate.id,
});
