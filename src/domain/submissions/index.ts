import type { Page } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import type { Submission, SubmissionFilters } from './schema.ts';
import { pageOfSubmissions, toSubmission } from './store.ts';
import { requireSubmission } from './write.ts';

export {
  answerQuestion,
  expireSubmission,
  releaseSubmission,
  resendSubmission,
  reviewSubmission,
  revokeSubmission,
  settleSubmission,
  withdrawSubmission,
} from './change.ts';
export { createSubmission } from './create.ts';
export { type SharedFile, sharedCv } from './cv.ts';
export { draftSummaries } from './draft.ts';
export { settleErased } from './emptied.ts';
export { MEND_TITLE, namesInTitle } from './names-in-title.ts';
export { type ReviewedCandidate, type ReviewPage, reviewPage } from './page.ts';
export type { Period } from './profile.ts';
export { markViewed, respond } from './respond.ts';
export { expiredSubmissions, levelSent, nextSubmissionExpiry } from './store.ts';

/** A submission with what the contact said to each candidate. @throws AppError NOT_FOUND */
export async function getSubmission(ctx: Context, id: string): Promise<Submission> {
  const { row, items } = await requireSubmission(ctx, id);
  return toSubmission(ctx, row, items, true);
}

/** A page of submissions, newest first. */
export async function listSubmissions(ctx: Context, filters: SubmissionFilters): Promise<Page<Submission>> {
  return pageOfSubmissions(ctx, filters);
}
export { previewRedaction } from './preview.ts';
