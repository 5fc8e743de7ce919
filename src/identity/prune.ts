import { removeAgency } from '#db/remove-agency.ts';
import { removeFound } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { pruneSessions } from '#src/domain/accounts/sessions.ts';
import { unusedSince } from '#src/domain/accounts/signed-up.ts';
import { addMs } from '#src/lib/clock.ts';

const DAY_MS = 24 * 3600_000;
// Longer than any window that attempts are counted in.
const ATTEMPTS_KEPT_MS = 2 * 3600_000;
const KEPT_MS = 7 * DAY_MS;
const SIGN_UPS_LOOKED_AT = 100;

/**
 * Removes what no longer opens anything: sessions, links, codes and tokens a week after their end, attempts whose window
 * is over. In that week a refusal can still say what became of the credential.
 * @param wall the time by the wall clock
 * @param limit the most rows to remove of each kind
 * @returns how many rows were removed of the kind with the most
 */
export async function pruneIdentity(tx: Db, wall: string, limit: number): Promise<number> {
  const before = addMs(wall, -KEPT_MS);
  const removed = [await pruneSessions(tx, before, limit)];
  for (const table of [
    'password_links',
    'pending_sign_ins',
    'oauth_codes',
    'oauth_tokens',
    'service_tokens',
  ] as const) {
    const rows = await tx
      .selectFrom(table)
      .where('expires_at', '<', before)
      .select(['account_id', 'hash'])
      .limit(limit)
      .execute();
    await removeFound(tx, table, rows);
    removed.push(rows.length);
  }
  const old = await tx
    .selectFrom('failed_attempts')
    .where('since', '<', addMs(wall, -ATTEMPTS_KEPT_MS))
    .select('subject')
    .limit(limit)
    .execute();
  const subjects = old.map(({ subject }) => subject);
  if (subjects.length > 0) await tx.deleteFrom('failed_attempts').where('subject', 'in', subjects).execute();
  const ended = await tx
    .selectFrom('used_assertions')
    .where('expires_at', '<', wall)
    .select('hash')
    .limit(limit)
    .execute();
  const hashes = ended.map(({ hash }) => hash);
  if (hashes.length > 0) await tx.deleteFrom('used_assertions').where('hash', 'in', hashes).execute();
  return Math.max(...removed, subjects.length, hashes.length);
}

/**
 * Removes an agency whose sign-up was not confirmed within seven days, or for as long as its link works, with all that was
 * written of it: its e-mail address can sign up again as if it never had.
 * @param wall the time by the wall clock
 * @returns how many were removed: one at most
 */
export async function pruneSignUp(tx: Db, wall: string): Promise<number> {
  for (const account of await unusedSince(tx, addMs(wall, -KEPT_MS), SIGN_UPS_LOOKED_AT)) {
    const link = await tx
      .selectFrom('password_links')
      .where('account_id', '=', account)
      .where('expires_at', '>', wall)
      .select('hash')
      .executeTakeFirst();
    if (link !== undefined) continue;
    await removeAgency(tx, account);
    return 1;
  }
  return 0;
}
