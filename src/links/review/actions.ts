import * as z from 'zod';
import { internalRead, internalWrite } from '#src/action/internal.ts';
import { markViewed, respond, reviewPage, sharedCv } from '#src/domain/submissions/index.ts';
import { Respond } from '#src/domain/submissions/schema.ts';

/** What the contact sees of a submission. */
export const readReviewAction = internalRead({
  name: 'read_review_page',
  input: z.object({ submission_id: z.string() }),
  run: (ctx, { submission_id }) => reviewPage(ctx, submission_id),
});

/** The CV of a candidate, where the contact may have it. */
export const readCvAction = internalRead({
  name: 'read_review_cv',
  input: z.object({ submission_id: z.string(), item_id: z.string() }),
  run: (ctx, { submission_id, item_id }) => sharedCv(ctx, submission_id, item_id),
});

const Done = z.object({ submission_id: z.string() });

/** Notes that the contact has opened the page. */
export const markViewedAction = internalWrite({
  name: 'open_review_page',
  title: 'Open a review page',
  input: z.object({ submission_id: z.string() }),
  output: Done,
  run: async (ctx, { submission_id }) => {
    await markViewed(ctx, submission_id);
    return { submission_id };
  },
  subject: (done) => done.submission_id,
});

/** Stores the contact's response to one candidate. */
export const respondAction = internalWrite({
  name: 'respond_to_submission',
  title: 'Respond to a submission',
  input: z.object({ submission_id: z.string(), item_id: z.string(), response: Respond }),
  output: Done,
  run: async (ctx, input) => {
    await respond(ctx, input);
    return { submission_id: input.submission_id };
  },
  subject: (done) => done.submission_id,
});
