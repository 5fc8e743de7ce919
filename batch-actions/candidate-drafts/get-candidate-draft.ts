import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getDraft } from '#src/domain/candidate-drafts/index.ts';
import { CandidateDraft, ReviewToken } from '#src/domain/candidate-drafts/schema.ts';

export const getCandidateDraftAction = defineRead({
  name: 'get_candidate_draft',
  title: 'Read a candidate draft',
  description:
    'Read a draft that was made of a CV: its fields, where each was read, what is missing, and possible duplicates. ' +
    'A draft lives 30 days. review_token comes from draft_candidate_from_cv; once it is confirmed, use get_candidate.',
  phrasings:
    'what did it read from the cv; show me the draft of the person; is the cv read yet; what did you get out of the cv; show what was read; what did you read from the CV; show the CV draft; let me check the draft profile',
  scope: 'candidates:read',
  input: z.object({ review_token: ReviewToken }),
  output: CandidateDraft,
  run: (ctx, { review_token }) => getDraft(ctx, review_token),
});
