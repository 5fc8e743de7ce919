import * as z from 'zod';
import { defineRead, defineWrite } from '#src/action/define.ts';
import {
  markViewed,
  type ReviewPage,
  respond,
  reviewPage,
  type SharedFile,
  sharedCv,
} from '#src/domain/submissions/index.ts';
import { Respond } from '#src/domain/submissions/schema.ts';

// What stands behind the review page: no actions of the catalogue, as nobody calls them by name.

/** What the contact sees of a submission. */
export const readReviewAction = defineRead({
  name: 'read_review_page',
  title: 'Read a review page',
  description: 'What a contact sees of a submission.',
  scope: null,
  input: z.object({ submission_id: z.string() }),
  output: z.custom<ReviewPage>(),
  run: (ctx, { submission_id }) => reviewPage(ctx, submission_id),
});

/** The CV of a candidate, where the contact may have it. */
export const readCvAction = defineRead({
  name: 'read_review_cv',
  title: 'Read a CV of a review page',
  description: 'The CV of a candidate of a submission.',
  scope: null,
  input: z.object({ submission_id: z.string(), item_id: z.string() }),
  output: z.custom<SharedFile>(),
  run: (ctx, { submission_id, item_id }) => sharedCv(ctx, submission_id, item_id),
});

const Done = z.object({ submission_id: z.string() });

/** Notes that the contact has opened the page. */
export const markViewedAction = defineWrite({
  name: 'open_review_page',
  title: 'Open a review page',
  description: 'Notes that a contact has opened a submission.',
  scope: null,
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  input: z.object({ submission_id: z.string() }),
  output: Done,
  run: async (ctx, { submission_id }) => {
    await markViewed(ctx, submission_id);
    return { submission_id };
  },
  subject: (done) => done.submission_id,
});

/** Takes what the contact says to one candidate. */
export const respondAction = defineWrite({
  name: 'respond_to_submission',
  title: 'Respond to a submission',
  description: 'Takes an interview request, a pass or a question of a contact.',
  scope: null,
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  input: z.object({ submission_id: z.string(), item_id: z.string(), response: Respond }),
  output: Done,
  run: async (ctx, input) => {
    await respond(ctx, input);
    return { submission_id: input.submission_id };
  },
  subject: (done) => done.submission_id,
});
