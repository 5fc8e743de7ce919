import type { Db } from '#db/store.ts';
import { hashSecret } from '#src/access/keys.ts';
import { endSessions } from '#src/domain/accounts/sessions.ts';
import { holdUser } from '#src/domain/accounts/users.ts';
import type { IdentityService } from '../service.ts';
import { discover } from './discovery.ts';
import { findProvider } from './settings.ts';
import { refused, verifyLogoutToken } from './tokens.ts';

const KEPT_MS = 3600_000;

/**
 * Ends what a provider says has ended (OpenID Connect Back-Channel Logout 1.0). A token that names a session ends that
 * one. A token that names a person alone ends all their sessions and holds their keys and connections until they have
 * signed in with the provider again.
 * @throws AppError AUTHENTICATION_REQUIRED for a token that is not the provider's, or was used before
 */
export async function backChannelLogout(
  service: IdentityService,
  accountId: string,
  token: string,
): Promise<void> {
  const provider = await service.store.read((db) => findProvider(db, accountId));
  if (provider === null) throw refused('none is set for this agency');
  const { sub, sid, jti } = await verifyLogoutToken(service, provider, token);
  const now = new Date();
  const fresh = await service.store.write(async ({ tx }) => {
    const taken = await tx
      .insertInto('used_assertions')
      .values({
        hash: hashSecret(service.secrets.pepper, `logout ${accountId} ${provider.issuer} ${jti}`),
        expires_at: new Date(now.getTime() + KEPT_MS).toISOString(),
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .execute();
    if (taken.length === 0) return false;
    const at = now.toISOString();
    if (sid !== null) await endBySid(tx, { accountId, issuer: provider.issuer, sid, sub, at });
    else if (sub !== null) await endBySubject(tx, { accountId, issuer: provider.issuer, sub, at });
    return true;
  });
  if (!fresh) throw refused('its logout token was used before');
}

async function endBySid(
  tx: Db,
  of: { accountId: string; issuer: string; sid: string; sub: string | null; at: string },
): Promise<void> {
  const rows = await tx
    .selectFrom('provider_sessions')
    .where('account_id', '=', of.accountId)
    .where('issuer', '=', of.issuer)
    .where('sid', '=', of.sid)
    .select(['session_id', 'user_id', 'subject'])
    .execute();
  for (const { session_id, user_id, subject } of rows)
    if (of.sub === null || of.sub === subject)
      await endSessions(tx, of.at, of.accountId, user_id, session_id);
}

async function endBySubject(
  tx: Db,
  of: { accountId: string; issuer: string; sub: string; at: string },
): Promise<void> {
  const identity = await tx
    .selectFrom('user_identities')
    .where('account_id', '=', of.accountId)
    .where('issuer', '=', of.issuer)
    .where('subject', '=', of.sub)
    .select('user_id')
    .executeTakeFirst();
  if (identity === undefined) return;
  await endSessions(tx, of.at, of.accountId, identity.user_id);
  await holdUser(tx, of.accountId, identity.user_id, of.at);
}

/** Where a person ends the session at the provider too; null where theirs did not begin there, or it has no such page. */
export async function providerSignOut(
  service: IdentityService,
  of: { accountId: string; sessionId: string },
): Promise<string | null> {
  const found = await service.store.read(async (db) => ({
    provider: await findProvider(db, of.accountId),
    session: await db
      .selectFrom('provider_sessions')
      .where('account_id', '=', of.accountId)
      .where('session_id', '=', of.sessionId)
      .select('issuer')
      .executeTakeFirst(),
  }));
  if (found.provider === null || found.session?.issuer !== found.provider.issuer) return null;
  const { end_session_endpoint: end } = await discover(service, found.provider.issuer);
  if (end === undefined) return null;
  const url = new URL(end);
  url.searchParams.set('client_id', found.provider.clientId);
  url.searchParams.set('post_logout_redirect_uri', `${service.publicUrl()}/sign-in`);
  return url.href;
}
