import { type CheckIn, checkInOf } from '#src/domain/pools/index.ts';
import { findLink, type LinkKind, principalOfLink, runAs } from '../open.ts';
import type { LinkService } from '../service.ts';
import { answerCheckInAction } from './actions.ts';

const CHECK_IN: LinkKind<CheckIn> = {
  find: checkInOf,
  actor: ({ candidate_id, name }) => ({ type: 'candidate', id: candidate_id, name }),
  unknown: 'There is no such page. Copy the whole link from the mail.',
};

/** The check-in behind a link. Opening it changes nothing. @throws AppError NOT_FOUND */
export function readCheckIn(service: LinkService, token: string): Promise<CheckIn> {
  return findLink(service, CHECK_IN, token);
}

/** Keeps a member's answer; "not interested" is final. @throws AppError NOT_FOUND */
export async function useCheckIn(
  service: LinkService,
  token: string,
  answer: 'interested' | 'not_interested',
): Promise<CheckIn> {
  const found = await readCheckIn(service, token);
  const principal = await principalOfLink(service, CHECK_IN, found);
  const input = { member_id: found.member_id, answer };
  return { ...found, ...(await runAs(service, principal, answerCheckInAction, input)) };
}
