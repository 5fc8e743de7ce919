import type { Selectable } from 'kysely';
import { foundBy } from '#db/directory.ts';
import { insertRow } from '#db/rows.ts';
import type { PasskeysTable, PendingSignInsTable } from '#db/schema/passkeys.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';

export type PasskeyRow = Selectable<PasskeysTable>;
export type PendingRow = Selectable<PendingSignInsTable>;

/** The passkeys of a person, the oldest first. */
export function passkeysOf(db: Db, account: string, user: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', account)
    .where('user_id', '=', user)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Records a use.
 * @returns whether the count was still the one that the use was checked against
 */
export async function usePasskey(
  tx: Db,
  { account_id, id, counter }: Pick<PasskeyRow, 'account_id' | 'id' | 'counter'>,
  now: { counter: number; at: Instant },
): Promise<boolean> {
  const used = await tx
    .updateTable('passkeys')
    .set({ counter: now.counter, last_used_at: now.at })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** How many recovery codes of a person still work. */
export async function countCodes(db: Db, account: string, user: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('hash')
    .where('account_id', '=', account)
    .where('user_id', '=', user)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}

/** Replaces the recovery codes of a person. */
export async function putCodes(
  tx: Db,
  account: string,
  user: string,
  hashes: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', account)
    .where('user_id', '=', user)
    .execute();
  for (const hash of hashes)
    await insertRow(tx, 'recovery_codes', { account_id: account, user_id: user, hash, used_at: null });
}

/** Uses a recovery code up. @returns whether it still worked */
export async function useCode(
  tx: Db,
  account: string,
  user: string,
  hash: string,
  at: Instant,
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('account_id', '=', account)
    .where('user_id', '=', user)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** The sign-in behind a token, over ones included. */
export function pendingByHash(db: Db, hash: string): Promise<PendingRow | undefined> {
  return db
    .selectFrom('pending_sign_ins')
    .where(foundBy('pending_sign_ins', hash))
    .selectAll()
    .executeTakeFirst();
}

/** Ends a sign-in that waits for a passkey. @returns whether it was still there: it leads to one session */
export async function endPending(
  tx: Db,
  { account_id, hash }: Pick<PendingRow, 'account_id' | 'hash'>,
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('pending_sign_ins')
    .where('account_id', '=', account_id)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Ends all sign-ins of a person that wait for a passkey. */
export async function endPendingOf(tx: Db, account: string, user: string): Promise<void> {
  await tx
    .deleteFrom('pending_sign_ins')
    .where('account_id', '=', account)
    .where('user_id', '=', user)
    .execute();
}

/** Keeps what the passkey of a sign-in is to sign. */
export async function challengePending(
  tx: Db,
  { account_id, hash }: Pick<PendingRow, 'account_id' | 'hash'>,
  challenge: { challenge: string | null; challenge_ends_at: Instant | null },
): Promise<void> {
  await tx
    .updateTable('pending_sign_ins')
    .set(challenge)
    .where('account_id', '=', account_id)
    .where('hash', '=', hash)
    .execute();
}

/** Takes what the passkey of a sign-in was to sign, which works once; null when it is used up or over. */
export async function takePendingChallenge(
  tx: Db,
  { account_id, hash }: Pick<PendingRow, 'account_id' | 'hash'>,
  at: Instant,
): Promise<string | null> {
  const row = await tx
    .selectFrom('pending_sign_ins')
    .select(['challenge', 'challenge_ends_at'])
    .where('account_id', '=', account_id)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row?.challenge == null || (row.challenge_ends_at ?? '') <= at) return null;
  const taken = await tx
    .updateTable('pending_sign_ins')
    .set({ challenge: null, challenge_ends_at: null })
    .where('account_id', '=', account_id)
    .where('hash', '=', hash)
    .where('challenge', '=', row.challenge)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n ? row.challenge : null;
}
