import type { InternalAction } from '#src/action/internal.ts';
import type { SpecPage } from '#src/domain/specs/index.ts';
import type { RespondToSpec } from '#src/domain/specs/schema.ts';
import { runOnLink } from '../open.ts';
import type { LinkService } from '../service.ts';
import { SPEC } from './contact-links.ts';
import { openSpecAction, readSpecPageAction, respondToSpecAction } from './spec-actions.ts';

/** What the link of a spec opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readSpec(service: LinkService, token: string): Promise<SpecPage> {
  return run(service, token, readSpecPageAction, {});
}

/** Notes that a person has opened the page behind a link. @throws AppError NOT_FOUND */
export async function markSpecOpened(service: LinkService, token: string): Promise<void> {
  await run(service, token, openSpecAction, {});
}

/** Takes what the contact says. @throws AppError NOT_FOUND, LINK_EXPIRED, LINK_REVOKED */
export async function respondOnLink(
  service: LinkService,
  token: string,
  response: RespondToSpec,
): Promise<void> {
  await run(service, token, respondToSpecAction, { response });
}

const run = <R>(service: LinkService, token: string, action: InternalAction<R>, input: object): Promise<R> =>
  runOnLink(service, SPEC, token, ({ id }) => [action, { spec_id: id, ...input }]);
