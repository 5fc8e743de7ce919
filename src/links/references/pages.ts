import { internalPrincipal } from '#src/access/internal.ts';
import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import type { Actor } from '#src/domain/context.ts';
import type { RefereesPage, ReferencePage } from '#src/domain/references/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { LinkService } from '../service.ts';
import {
  answerReferenceAction,
  declineRefereesAction,
  declineReferenceAction,
  readRefereesAction,
  readReferenceAction,
  submitRefereesAction,
} from './actions.ts';

/** What the link of a request opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readReferees(service: LinkService, token: string): Promise<RefereesPage> {
  const { principal, id } = await ofCandidate(service, token);
  return (await run(service, principal, readRefereesAction, { id })) as RefereesPage;
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
  const { principal, id } = await ofCandidate(service, token);
  const origin = originOf(service, principal, ip);
  await run(service, principal, submitRefereesAction, { referee_request_id: id, referees, origin });
}

/** Takes a candidate at their word that they name nobody. @throws AppError as nameReferees */
export async function nameNobody(service: LinkService, token: string): Promise<void> {
  const { principal, id } = await ofCandidate(service, token);
  await run(service, principal, declineRefereesAction, { id });
}

/** What the link of a referee opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readReference(service: LinkService, token: string): Promise<ReferencePage> {
  const { principal, id } = await ofReferee(service, token);
  return (await run(service, principal, readReferenceAction, { id })) as ReferencePage;
}

/** Keeps what a referee says. @throws AppError as nameReferees */
export async function giveReference(
  service: LinkService,
  token: string,
  said: { answers: (string | null)[]; would_rehire: boolean | null },
  ip: string,
): Promise<void> {
  const { principal, id } = await ofReferee(service, token);
  const origin = originOf(service, principal, ip);
  await run(service, principal, answerReferenceAction, { referee_id: id, ...said, origin });
}

/** Takes a referee at their word that they say nothing. @throws AppError as nameReferees */
export async function giveNoReference(service: LinkService, token: string): Promise<void> {
  const { principal, id } = await ofReferee(service, token);
  await run(service, principal, declineReferenceAction, { id });
}

// A request made in process has no address.
function originOf(service: LinkService, { account }: Principal, ip: string): string | null {
  return ip === 'unknown' ? null : service.links.hash(`${account.id} ${ip}`);
}

async function ofCandidate(
  service: LinkService,
  token: string,
): Promise<{ principal: Principal; id: string }> {
  const hash = service.links.hash(token);
  // The link is the credential, so its account is not known before it is found.
  const row = await service.store.read((db) =>
    db
      .selectFrom('referee_requests as r')
      .leftJoin('candidates as c', (on) =>
        on.onRef('c.id', '=', 'r.candidate_id').onRef('c.account_id', '=', 'r.account_id'),
      )
      .where('r.hash', '=', hash)
      .select(['r.id', 'r.account_id', 'r.candidate_id', 'c.name'])
      .executeTakeFirst(),
  );
  if (row === undefined) throw noLink();
  const actor: Actor = { type: 'candidate', id: row.candidate_id, name: row.name };
  return { principal: await principalOf(service, row.account_id, actor), id: row.id };
}

async function ofReferee(service: LinkService, token: string): Promise<{ principal: Principal; id: string }> {
  const hash = service.links.hash(token);
  const row = await service.store.read((db) =>
    db
      .selectFrom('referees')
      .where('hash', '=', hash)
      .select(['id', 'account_id', 'name'])
      .executeTakeFirst(),
  );
  if (row === undefined) throw noLink();
  // A referee is nobody of the agency's: the line names them, under no kind of their own.
  const actor: Actor = { type: 'system', id: row.id, name: row.name };
  return { principal: await principalOf(service, row.account_id, actor), id: row.id };
}

async function principalOf(service: LinkService, accountId: string, actor: Actor): Promise<Principal> {
  const system = await service.store.read((db) =>
    internalPrincipal(db, accountId, { type: 'system', name: 'Deskhand' }),
  );
  if (system === undefined) throw noLink();
  return { ...system, actor, deployment: service.runtime.deployment };
}

const noLink = () => new AppError('NOT_FOUND', 'There is no such link. Copy the whole of it from the mail.');

async function run(
  service: LinkService,
  principal: Principal,
  action: Action,
  input: unknown,
): Promise<unknown> {
  const origin = { face: 'http' as const, requestId: newId('request') };
  const { data } = await execute(service.runtime, action, input, { principal, origin, charged: true });
  return data;
}
