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
/** How long one process has for asking, before another may: longer than the calls that it makes may take. */
const ASKING_MS = 30_000;

/** Somebody at a provider. */
interface Identity {
  accountId: string;
  issuer: string;
  subject: string;
}

/** What came of asking a provider for somebody. */
export type VouchingResult =
  | { outcome: 'there'; refreshToken: string }
  | { outcome: 'silent' }
  | { outcome: 'gone' };

/** A person whose provider is to be asked; `id` is the subject's person. */
export interface CheckDue {
  account_id: string;
  id: string;
}

/** @returns whether it is still as it was */
async function ofIdentity(
  tx: Db,
  { accountId, issuer, subject, asked }: Identity & { asked?: string | null },
  set: Record<string, string | null>,
): Promise<boolean> {
  let query = tx
    .updateTable('user_identities')
    .set(set)
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject);
  // An answer to a token that another sign-in has replaced meanwhile tells nothing of that sign-in.
  if (asked !== undefined) query = query.where('refresh_token', asked === null ? 'is' : '=', asked);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * Writes down that the provider has just vouched for somebody, and when it is to be asked again.
 * @param given.refreshToken sealed; null where the provider gave none
 * @param identity.asked the sealed token that it was asked with: nothing is written where another is there by now
 */
export async function planCheck(
  { config }: Pick<IdentityService, 'config'>,
  tx: Db,
  identity: Identity & { asked?: string | null },
  given: { refreshToken: string | null },
): Promise<void> {
  const now = new Date().toISOString();
  const wait = given.refreshToken === null ? DAY_MS : config.PROVIDER_CHECK_MINUTES * MINUTE_MS;
  await ofIdentity(tx, identity, {
    refresh_token: given.refreshToken,
    proven_at: now,
    check_at: addMs(now, wait),
    asking_until: null,
    silent_at: null,
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
    .select(['i.asking_until', 'i.silent_at'])
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
): Promise<VouchingResult | null> {
  // A refresh token works once with many providers, so that two who ask at once would look like a theft.
  const now = new Date().toISOString();
  const until = addMs(now, ASKING_MS);
  const taken = await service.store.write(({ tx }) =>
    tx
      .updateTable('user_identities')
      .set({ check_at: until, asking_until: until })
      .where('account_id', '=', accountId)
      .where('issuer', '=', due.issuer)
      .where('subject', '=', due.subject)
      .where('check_at', '=', due.check_at)
      .where((on) => on.or([on('asking_until', 'is', null), on('asking_until', '<=', now)]))
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

const identityOf = (accountId: string, { issuer, subject, refresh_token: asked }: IdentityDue) => ({
  accountId,
  issuer,
  subject,
  asked,
});

const silence = (silent_at: Instant | null) => ({ asking_until: null, silent_at });

/** Writes down that the provider has vouched for somebody, or has said nothing, which switches off nobody by itself. */
export async function noteCheck(
  service: Pick<IdentityService, 'config' | 'store'>,
  accountId: string,
  due: IdentityDue,
  vouched: Exclude<VouchingResult, { outcome: 'gone' }>,
): Promise<void> {
  const identity = identityOf(accountId, due);
  await service.store.write(async ({ tx }) => {
    if (vouched.outcome === 'there') await planCheck(service, tx, identity, vouched);
    else await ofIdentity(tx, identity, silence(new Date().toISOString()));
  });
}

/** Writes down what the provider said, and switches off whom it has switched off. */
export async function settleCheck(
  ctx: WriteContext,
  service: Pick<IdentityService, 'config'>,
  userId: string,
  due: IdentityDue,
  vouched: VouchingResult,
): Promise<void> {
  const identity = identityOf(ctx.account.id, due);
  if (vouched.outcome === 'there') return planCheck(service, ctx.tx, identity, vouched);
  const now = new Date().toISOString();
  const trustedUntil = addMs(due.proven_at ?? now, service.config.PROVIDER_TRUST_DAYS * DAY_MS);
  // With passwords the provider is not the only one who vouches.
  const tooLong = due.password_sign_in === 0 && trustedUntil <= now;
  if (vouched.outcome === 'silent' && !tooLong) {
    const minutes = due.refresh_token === null ? DAY_MS / MINUTE_MS : service.config.PROVIDER_CHECK_MINUTES;
    await ofIdentity(ctx.tx, identity, { ...silence(now), check_at: addMs(now, minutes * MINUTE_MS) });
    return;
  }
  const off = { ...silence(null), check_at: null, refresh_token: null };
  if (!(await ofIdentity(ctx.tx, identity, off))) return;
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
