import type { Db } from '#db/store.ts';
import { endSessions } from '#src/domain/accounts/sessions.ts';
import { holdUser } from '#src/domain/accounts/users.ts';
import type { WriteContext } from '#src/domain/context.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import type { IdentityService } from '../service.ts';
import { clientSecret, findProvider, sealerOf } from './settings.ts';
import { askAgain } from './tokens.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long one process has for asking, before another may. */
const ASKING_MS = 10 * MINUTE_MS;

/** Somebody at a provider. */
interface Identity {
  accountId: string;
  issuer: string;
  subject: string;
}

/** What came of asking a provider for somebody. */
export type Vouched = { outcome: 'there'; refreshToken: string } | { outcome: 'gone' | 'silent' };

/** A person whose provider is to be asked; `id` is the subject's person. */
export interface CheckDue {
  account_id: string;
  id: string;
}

const ofIdentity = (tx: Db, { accountId, issuer, subject }: Identity, set: Record<string, string | null>) =>
  tx
    .updateTable('user_identities')
    .set(set)
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();

/**
 * Writes down that the provider has just vouched for somebody, and when it is to be asked again.
 * @param given.refreshToken sealed; null where the provider gave none
 */
export async function planCheck(
  { config }: Pick<IdentityService, 'config'>,
  tx: Db,
  identity: Identity,
  given: { refreshToken: string | null },
): Promise<void> {
  const now = new Date().toISOString();
  const wait = given.refreshToken === null ? DAY_MS : config.PROVIDER_CHECK_MINUTES * MINUTE_MS;
  await ofIdentity(tx, identity, {
    refresh_token: given.refreshToken,
    proven_at: now,
    check_at: addMs(now, wait),
  });
}

/** People of all agencies whose provider is to be asked, the earliest first. */
export function dueChecks(
  db: Db,
  wall: Instant,
  limit: number,
  except: readonly string[],
): Promise<CheckDue[]> {
  let query = db
    .selectFrom('user_identities')
    .where('check_at', 'is not', null)
    .where('check_at', '<=', wall)
    .select(['account_id', 'user_id as id'])
    .orderBy('check_at')
    .limit(limit);
  if (except.length > 0) query = query.where('account_id', 'not in', [...except]);
  return query.execute();
}

/** What is known of a person at the agency's provider; undefined for one who is not linked to it, or not due. */
export async function identityDue(db: Db, accountId: string, userId: string) {
  const row = await db
    .selectFrom('user_identities as i')
    .innerJoin('identity_providers as p', (on) =>
      on.onRef('p.account_id', '=', 'i.account_id').onRef('p.issuer', '=', 'i.issuer'),
    )
    .where('i.account_id', '=', accountId)
    .where('i.user_id', '=', userId)
    .where('i.check_at', 'is not', null)
    .select(['i.issuer', 'i.subject', 'i.refresh_token', 'i.proven_at', 'i.check_at', 'p.password_sign_in'])
    .executeTakeFirst();
  return row;
}
export type IdentityDue = NonNullable<Awaited<ReturnType<typeof identityDue>>>;

/**
 * Asks the provider whether somebody is still there.
 * @returns null where another process is asking
 */
export async function vouchFor(
  service: IdentityService,
  accountId: string,
  due: IdentityDue,
): Promise<Vouched | null> {
  // A refresh token works once with many providers, so that two who ask at once would look like a theft.
  const until = new Date(Date.now() + ASKING_MS).toISOString();
  const taken = await service.store.write(({ tx }) =>
    tx
      .updateTable('user_identities')
      .set({ check_at: until })
      .where('account_id', '=', accountId)
      .where('issuer', '=', due.issuer)
      .where('subject', '=', due.subject)
      .where('check_at', '=', due.check_at)
      .executeTakeFirst(),
  );
  if (taken.numUpdatedRows === 0n) return null;
  if (due.refresh_token === null) return { outcome: 'silent' };
  const provider = await service.store.read((db) => findProvider(db, accountId));
  if (provider?.issuer !== due.issuer) return { outcome: 'silent' };
  const sealer = sealerOf(service);
  const token = await sealer.unseal(due.refresh_token);
  const answer = await askAgain(service, provider, await clientSecret(service, accountId), token).catch(
    () => 'silent' as const,
  );
  if (typeof answer === 'string') return { outcome: answer };
  return { outcome: 'there', refreshToken: await sealer.seal(answer.next) };
}

/** Writes down what the provider said, and switches off whom it has switched off. */
export async function settleCheck(
  ctx: WriteContext,
  service: Pick<IdentityService, 'config'>,
  userId: string,
  due: IdentityDue,
  vouched: Vouched,
): Promise<void> {
  const identity = { accountId: ctx.account.id, issuer: due.issuer, subject: due.subject };
  if (vouched.outcome === 'there') return planCheck(service, ctx.tx, identity, vouched);
  const now = new Date().toISOString();
  const trustedUntil = addMs(due.proven_at ?? now, service.config.PROVIDER_TRUST_DAYS * DAY_MS);
  // With passwords the provider is not the only one who vouches.
  const tooLong = due.password_sign_in === 0 && trustedUntil <= now;
  if (vouched.outcome === 'silent' && !tooLong) {
    const minutes = due.refresh_token === null ? DAY_MS / MINUTE_MS : service.config.PROVIDER_CHECK_MINUTES;
    await ofIdentity(ctx.tx, identity, { check_at: addMs(now, minutes * MINUTE_MS) });
    return;
  }
  await ofIdentity(ctx.tx, identity, { check_at: null, refresh_token: null });
  await endSessions(ctx.tx, now, ctx.account.id, userId);
  await holdUser(ctx.tx, ctx.account.id, userId, now);
  ctx.record({
    type: 'access_changed',
    summary: tooLong
      ? `Rested the keys and connections of ${userId}: the identity provider has not vouched for them for ${service.config.PROVIDER_TRUST_DAYS} days`
      : `Rested the keys and connections of ${userId}: the identity provider has switched them off`,
    data: { user_id: userId, issuer: due.issuer },
  });
}
