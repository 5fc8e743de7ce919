import type { RefereesPage, ReferencePage } from '#src/domain/references/index.ts';
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

const REFEREE_REQUEST: LinkKind<{
  id: string;
  account_id: string;
  candidate_id: string;
  name: string | null;
}> = {
  find: (db, hash) =>
    db
      .selectFrom('referee_requests as r')
      .leftJoin('candidates as c', (on) =>
        on.onRef('c.id', '=', 'r.candidate_id').onRef('c.account_id', '=', 'r.account_id'),
      )
      .where('r.hash', '=', hash)
      .select(['r.id', 'r.account_id', 'r.candidate_id', 'c.name'])
      .executeTakeFirst(),
  actor: ({ candidate_id, name }) => ({ type: 'candidate', id: candidate_id, name }),
  unknown,
};

const REFEREE: LinkKind<{ id: string; account_id: string; name: string }> = {
  find: (db, hash) =>
    db
      .selectFrom('referees')
      .where('hash', '=', hash)
      .select(['id', 'account_id', 'name'])
      .executeTakeFirst(),
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
export async function nameReferees(
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

/** Takes a candidate at their word that they name nobody. @throws AppError as nameReferees */
export async function nameNobody(service: LinkService, token: string): Promise<void> {
  await runOnLink(service, REFEREE_REQUEST, token, ({ id }) => [declineRefereesAction, { id }]);
}

/** What the link of a referee opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readReference(service: LinkService, token: string): Promise<ReferencePage> {
  return runOnLink(service, REFEREE, token, ({ id }) => [readReferenceAction, { id }]);
}

/** Keeps what a referee says. @throws AppError as nameReferees */
export async function giveReference(
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

/** Takes a referee at their word that they say nothing. @throws AppError as nameReferees */
export async function giveNoReference(service: LinkService, token: string): Promise<void> {
  await runOnLink(service, REFEREE, token, ({ id }) => [declineReferenceAction, { id }]);
}

// A request made in process has no address.
function originOf(service: LinkService, accountId: string, ip: string): string | null {
  return ip === 'unknown' ? null : service.links.hash(`${accountId} ${ip}`);
}
