import type { Db } from '#db/store.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import { nowFor, type Principal } from '#src/access/principal.ts';
import { emptyNotes, readContext } from '#src/action/context.ts';
import { execute } from '#src/action/execute.ts';
import type { InternalAction } from '#src/action/internal.ts';
import type { Actor, Context } from '#src/domain/context.ts';
import type { Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { LinkService } from './service.ts';

/** A kind of link that works without a login: its token is the whole credential. */
export interface LinkKind<T extends { account_id: string }> {
  /** What a link opens, by the keyed hash of its token; no account is known before it is found. */
  find(db: Db, hash: string): Promise<T | undefined>;
  /** In whose name the holder of the link acts; the service itself when left out. */
  actor?(found: T): Actor;
  /** @throws AppError LINK_REVOKED or LINK_EXPIRED for a link that works no more; left out where the action says so */
  check?(found: T, now: Instant): void;
  /** What is said of a link that was not made here. */
  unknown: string;
}

/** What a link opens. Changes nothing, and asks no gate of the account. @throws AppError NOT_FOUND */
export async function findLink<T extends { account_id: string }>(
  service: LinkService,
  kind: LinkKind<T>,
  token: string,
): Promise<T> {
  const found = await service.store.read((db) => kind.find(db, service.links.hash(token)));
  if (found === undefined) throw new AppError('NOT_FOUND', kind.unknown);
  return found;
}

/** The principal of a found link. @throws AppError NOT_FOUND, LINK_REVOKED, LINK_EXPIRED */
export async function principalOfLink<T extends { account_id: string }>(
  service: LinkService,
  kind: LinkKind<T>,
  found: T,
): Promise<Principal> {
  const principal = await principalIn(service, found.account_id, kind.actor?.(found));
  if (principal === undefined) throw new AppError('NOT_FOUND', kind.unknown);
  kind.check?.(found, nowFor(principal));
  return principal;
}

/**
 * Runs an action for whoever holds a link.
 * @param of the action and its input, for what the link opens
 * @throws AppError as findLink and principalOfLink, and whatever refuses the action
 */
export async function runOnLink<T extends { account_id: string }, R>(
  service: LinkService,
  kind: LinkKind<T>,
  token: string,
  of: (found: T) => [InternalAction<R>, object],
): Promise<R> {
  const found = await findLink(service, kind, token);
  const principal = await principalOfLink(service, kind, found);
  return runAs(service, principal, ...of(found));
}

/**
 * Somebody without a login in an agency: on a link, or on a page that anybody can open.
 * @returns undefined where there is no such agency
 */
export async function principalIn(
  service: LinkService,
  accountId: string,
  actor: Actor | undefined,
): Promise<Principal | undefined> {
  const system = await service.store.read((db) =>
    internalPrincipal(db, accountId, { type: 'system', name: 'Deskhand' }),
  );
  if (system === undefined) return undefined;
  return { ...system, actor: actor ?? system.actor, deployment: service.runtime.deployment };
}

/** Runs an internal action; execute() asks the gates of the account. The pages have limits of their own. */
export async function runAs<R>(
  service: LinkService,
  principal: Principal,
  action: InternalAction<R>,
  input: object,
): Promise<R> {
  const origin = { channel: 'http' as const, requestId: newId('request') };
  const { data } = await execute(service.runtime, action, input, { principal, origin, charged: true });
  return data as R;
}

/** Reads in the account of a principal that runs no action for it. */
export function readAs<T>(
  service: LinkService,
  principal: Principal,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  return service.store.read((db) => work(readContext(principal, nowFor(principal), db, emptyNotes())));
}
