import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { cancelDraft } from '#src/domain/candidate-drafts/index.ts';
import { CandidateDraft, ReviewToken } from '#src/domain/candidate-drafts/schema.ts';

export const cancelCandidateDraftAction = defineWrite({
  name: 'cancel_candidate_draft',
  title: 'Discard a candidate draft',
  titleIn: { de: 'Kandidatenentwurf verwerfen', fr: 'Abandonner un brouillon de candidat' },
  description:
    'Discard a staged draft that nobody will confirm. It stays readable with status cancelled; the file it was read from stays ' +
    'too, until delete_document. review_token comes from draft_candidate_from_cv.',
  phrasings:
    'forget that cv; wrong file; throw the draft away; do not make the person; discard what was read; bin that cv; do not add the person from the cv; scrap what was read; never mind that cv; wrong resume, drop it; throw the CV draft away',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  input: z.object({ review_token: ReviewToken }),
  output: CandidateDraft,
  run: (ctx, { review_token }) => cancelDraft(ctx, review_token),
  irreversible: 'A draft that was given up stays so; read the CV again with draft_candidate_from_cv.',
  subject: (draft) => draft.review_token,
});
