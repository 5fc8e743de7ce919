import type { Action } from '#src/action/define.ts';
import { expiredSpecs, expireSpec, nextSpecExpiry, type SpecPage } from '#src/domain/specs/index.ts';
import type { RespondToSpec } from '#src/domain/specs/schema.ts';
import type { Service } from '#src/service.ts';
import type { Sweep } from '../jobs/sweep.ts';
import { runOnLink } from './on-link.ts';
import { openSpecAction, readSpecPageAction, respondToSpecAction } from './spec-actions.ts';

/** Lets specs expire that nobody answered in their time. */
export const expiringSpecs: Sweep = {
  name: 'expire_specs',
  title: 'Let a spec expire',
  woken: false,
  due: expiredSpecs,
  work: expireSpec,
  next: nextSpecExpiry,
};

/** What the link of a spec opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readSpec(service: Service, token: string): Promise<SpecPage> {
  return (await run(service, token, readSpecPageAction, {})) as SpecPage;
}

/** Notes that a person has opened the page behind a link. @throws AppError NOT_FOUND */
export async function openSpec(service: Service, token: string): Promise<void> {
  await run(service, token, openSpecAction, {});
}

/** Takes what the contact says. @throws AppError NOT_FOUND, LINK_EXPIRED, LINK_REVOKED */
export async function respondOnLink(service: Service, token: string, response: RespondToSpec): Promise<void> {
  await run(service, token, respondToSpecAction, { response });
}

const run = (service: Service, token: string, action: Action, input: object): Promise<unknown> =>
  runOnLink(service, 'specs', token, (spec_id) => [action, { spec_id, ...input }]);
