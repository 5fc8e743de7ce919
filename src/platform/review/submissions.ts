import type { Action } from '#src/action/define.ts';
import {
  expiredSubmissions,
  expireSubmission,
  nextSubmissionExpiry,
  type ReviewPage,
  type SharedFile,
} from '#src/domain/submissions/index.ts';
import type { Respond } from '#src/domain/submissions/schema.ts';
import type { Service } from '#src/service.ts';
import type { Sweep } from '../jobs/sweep.ts';
import { markViewedAction, readCvAction, readReviewAction, respondAction } from './actions.ts';
import { runOnLink } from './on-link.ts';

/** Lets submissions expire whose link no longer works. */
export const expiringSubmissions: Sweep = {
  name: 'expire_submissions',
  title: 'Let a submission expire',
  woken: false,
  due: expiredSubmissions,
  work: expireSubmission,
  next: nextSubmissionExpiry,
};

/** What the link of a submission opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readReview(service: Service, token: string): Promise<ReviewPage> {
  return (await run(service, token, readReviewAction, {})) as ReviewPage;
}

/** The CV of a candidate behind a link, with its bytes. @throws AppError NOT_FOUND, LINK_EXPIRED, LINK_REVOKED */
export async function readReviewCv(
  service: Service,
  token: string,
  item: string,
): Promise<SharedFile & { bytes: Uint8Array }> {
  const file = (await run(service, token, readCvAction, { item_id: item })) as SharedFile;
  return { ...file, bytes: await service.runtime.ports.files.read(file.account_id, file.sha256) };
}

/** Notes that a person has opened the page behind a link. @throws AppError NOT_FOUND */
export async function openReview(service: Service, token: string): Promise<void> {
  await run(service, token, markViewedAction, {});
}

/** Takes what the contact says to a candidate. @throws AppError NOT_FOUND, LINK_EXPIRED, LINK_REVOKED */
export async function respondToReview(
  service: Service,
  token: string,
  item: string,
  response: Respond,
): Promise<void> {
  await run(service, token, respondAction, { item_id: item, response });
}

const run = (service: Service, token: string, action: Action, input: object): Promise<unknown> =>
  runOnLink(service, 'submissions', token, (submission_id) => [action, { submission_id, ...input }]);
