import type { InternalAction } from '#src/action/internal.ts';
import type { ReviewPage, SharedFile } from '#src/domain/submissions/index.ts';
import type { Respond } from '#src/domain/submissions/schema.ts';
import { runOnLink } from '../open.ts';
import type { LinkService } from '../service.ts';
import { markViewedAction, readCvAction, readReviewAction, respondAction } from './actions.ts';
import { SUBMISSION } from './contact-links.ts';

/** What the link of a submission opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readReview(service: LinkService, token: string): Promise<ReviewPage> {
  return run(service, token, readReviewAction, {});
}

/** The CV of a candidate behind a link, with its bytes. @throws AppError NOT_FOUND, LINK_EXPIRED, LINK_REVOKED */
export async function readReviewCv(
  service: LinkService,
  token: string,
  item: string,
): Promise<SharedFile & { bytes: Uint8Array }> {
  const file = await run(service, token, readCvAction, { item_id: item });
  return { ...file, bytes: await service.runtime.ports.files.read(file.account_id, file.sha256) };
}

/** Notes that a person has opened the page behind a link. @throws AppError NOT_FOUND */
export async function markReviewOpened(service: LinkService, token: string): Promise<void> {
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

const run = <R>(service: LinkService, token: string, action: InternalAction<R>, input: object): Promise<R> =>
  runOnLink(service, SUBMISSION, token, ({ id }) => [action, { submission_id: id, ...input }]);
