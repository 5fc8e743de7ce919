import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { hashSecret } from '#src/access/keys.ts';
import { AppError } from '#src/lib/errors.ts';
import type { IdentityService } from './service.ts';

/** What is counted, how many are allowed in its window, and how long that is. */
export interface Allowance {
  kind:
    | 'sign-in address'
    | 'sign-in e-mail'
    | 'second factor'
    | 'registration address'
    | 'sign-up address'
    | 'sign-up e-mail';
  limit: number;
  minutes: number;
}

export const SIGN_INS_OF_ADDRESS: Allowance = { kind: 'sign-in address', limit: 50, minutes: 15 };
export const SIGN_INS_OF_EMAIL: Allowance = { kind: 'sign-in e-mail', limit: 10, minutes: 15 };
export const SECOND_FACTORS_OF_PERSON: Allowance = { kind: 'second factor', limit: 10, minutes: 15 };
export const REGISTRATIONS_OF_ADDRESS: Allowance = { kind: 'registration address', limit: 60, minutes: 60 };

/**
 * Counts an attempt before it is made, so that concurrent ones are all counted. Counts are stored, so that they survive a
 * restart and are shared by all processes. Attempts on a full window do not extend it.
 * @throws AppError RATE_LIMIT_EXCEEDED when one of the windows is full; those after it are not counted then
 */
export async function countAttempt(
  service: IdentityService,
  attempts: readonly { allowance: Allowance; of: string }[],
): Promise<void> {
  const now = new Date();
  const wait = await service.store.write(async ({ tx }) => {
    for (const { allowance, of } of attempts) {
      const { count, since } = await add(tx, subjectOf(service, allowance, of), allowance, now);
      const ends = Date.parse(since) + allowance.minutes * 60_000;
      if (count > allowance.limit) return Math.max(1, Math.ceil((ends - now.getTime()) / 1000));
    }
    return 0;
  });
  if (wait > 0) {
    throw new AppError(
      'RATE_LIMIT_EXCEEDED',
      `There were too many attempts. Wait ${Math.ceil(wait / 60)} minutes and try again.`,
      { retryAfter: wait },
    );
  }
}

/** Reverts the counts after a success: all attempts on an e-mail, and one of an address, which others may share. */
export async function refundAttempts(
  service: IdentityService,
  tx: Db,
  attempt: { allowance: Allowance; of: string },
  how: 'all' | 'one',
): Promise<void> {
  const subject = subjectOf(service, attempt.allowance, attempt.of);
  if (how === 'all') await tx.deleteFrom('failed_attempts').where('subject', '=', subject).execute();
  else
    await tx
      .updateTable('failed_attempts')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('subject', '=', subject)
      .where('count', '>', 0)
      .execute();
}

function subjectOf(service: IdentityService, allowance: Allowance, of: string): string {
  return hashSecret(service.secrets.pepper, `${allowance.kind} ${of}`);
}

async function add(
  tx: Db,
  subject: string,
  allowance: Allowance,
  now: Date,
): Promise<{ count: number; since: string }> {
  const at = now.toISOString();
  const start = new Date(now.getTime() - allowance.minutes * 60_000).toISOString();
  const open = sql<boolean>`failed_attempts.since > ${start}`;
  return tx
    .insertInto('failed_attempts')
    .values({ subject, since: at, count: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql`case when ${open} then failed_attempts.count + 1 else 1 end`,
        since: sql`case when ${open} then failed_attempts.since else ${at} end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}
