import type { RefereesPage, ReferencePage } from '#src/domain/references/index.ts';
import { findReferee, findRefereeRequest } from '../behind.ts';
import { type LinkKind, runOnLink } from '../open.ts';
import type { LinkService } from '../service.ts';
import {
  answerReferenceAction,
  declineRefereesAction,
  declineReferenceAction,
  readRefereesAction,
  readReferenceAction,
  submitRefereesAction,
} from './actions.ts';

const unknown = 'There is no such link. Copy the whole of it from the mail.';

const REFEREE_REQUEST: LinkKind<NonNullable<Awaited<ReturnType<typeof findRefereeRequest>>>> = {
  find: findRefereeRequest,
  actor: ({ candidate_id, name }) => ({ type: 'candidate', id: candidate_id, name }),
  unknown,
};

const REFEREE: LinkKind<NonNullable<Awaited<ReturnType<typeof findReferee>>>> = {
  find: findReferee,
  // A referee does not belong to the agency and has no actor type: the activity names them as part of the system.
  actor: ({ id, name }) => ({ type: 'system', id, name }),
  unknown,
};

/** What the link of a request opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readReferees(service: LinkService, token: string): Promise<RefereesPage> {
  return runOnLink(service, REFEREE_REQUEST, token, ({ id }) => [readRefereesAction, { id }]);
}

/**
 * Keeps the referees whom a candidate names.
 * @param ip where the candidate answers from; kept only as a keyed hash
 * @throws AppError NOT_FOUND, LINK_EXPIRED, LINK_REVOKED, CONFLICT, VALIDATION_ERROR
 */
export async function submitReferees(
  service: LinkService,
  token: string,
  referees: readonly unknown[],
  ip: string,
): Promise<void> {
  await runOnLink(service, REFEREE_REQUEST, token, ({ id, account_id }) => [
    submitRefereesAction,
    { referee_request_id: id, referees, origin: originOf(service, account_id, ip) },
  ]);
}

/** Records that a candidate declines to name referees. @throws AppError as submitReferees */
export async function declineReferees(service: LinkService, token: string): Promise<void> {
  await runOnLink(service, REFEREE_REQUEST, token, ({ id }) => [declineRefereesAction, { id }]);
}

/** What the link of a referee opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readReference(service: LinkService, token: string): Promise<ReferencePage> {
  return runOnLink(service, REFEREE, token, ({ id }) => [readReferenceAction, { id }]);
}

/** Keeps what a referee says. @throws AppError as submitReferees */
export async function submitReference(
  service: LinkService,
  token: string,
  said: { answers: (string | null)[]; would_rehire: boolean | null },
  ip: string,
): Promise<void> {
  await runOnLink(service, REFEREE, token, ({ id, account_id }) => [
    answerReferenceAction,
    { referee_id: id, ...said, origin: originOf(service, account_id, ip) },
  ]);
}

/** Records that a referee declines to answer. @throws AppError as submitReferees */
export async function declineReference(service: LinkService, token: string): Promise<void> {
  await runOnLink(service, REFEREE, token, ({ id }) => [declineReferenceAction, { id }]);
}

// A request made in process has no address.
function originOf(service: LinkService, accountId: string, ip: string): string | null {
  return ip === 'unknown' ? null : service.links.hash(`${accountId} ${ip}`);
}
