import type { Action } from '#src/action/define.ts';
import type { ReviewPage, SharedFile } from '#src/domain/submissions/index.ts';
import type { Respond } from '#src/domain/submissions/schema.ts';
import type { LinkService } from '../service.ts';
import { markViewedAction, readCvAction, readReviewAction, respondAction } from './actions.ts';
import { runOnLink } from './on-link.ts';

/** What the link of a submission opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readReview(service: LinkService, token: string): Promise<ReviewPage> {
  return (await run(service, token, readReviewAction, {})) as ReviewPage;
}

/** The CV of a candidate behind a link, with its bytes. @throws AppError NOT_FOUND, LINK_EXPIRED, LINK_REVOKED */
export async function readReviewCv(
  service: LinkService,
  token: string,
  item: string,
): Promise<SharedFile & { bytes: Uint8Array }> {
  const file = (await run(service, token, readCvAction, { item_id: item })) as SharedFile;
  return { ...file, bytes: await service.runtime.ports.files.read(file.account_id, file.sha256) };
}

/** Notes that a person has opened the page behind a link. @throws AppError NOT_FOUND */
export async function openReview(service: LinkService, token: string): Promise<void> {
  await run(service, token, markViewedAction, {});
}

/** Takes what the contact says to a candidate. @throws AppError NOT_FOUND, LINK_EXPIRED, LINK_REVOKED */
export async function respondToReview(
  service: LinkService,
  token: string,
  item: string,
  response: Respond,
): Promise<void> {
  await run(service, token, respondAction, { item_id: item, response });
}

const run = (service: LinkService, token: string, action: Action, input: object): Promise<unknown> =>
  runOnLink(service, 'submissions', token, (submission_id) => [action, { submission_id, ...input }]);
