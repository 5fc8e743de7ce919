import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Service } from '#src/service.ts';
import { hashSecret } from '../auth/keys.ts';

/** What is counted, how many are allowed in its window, and how long that is. */
export interface Allowance {
  kind: 'sign-in address' | 'sign-in e-mail' | 'registration address';
  limit: number;
  minutes: number;
}

export const SIGN_INS_OF_ADDRESS: Allowance = { kind: 'sign-in address', limit: 50, minutes: 15 };
export const SIGN_INS_OF_EMAIL: Allowance = { kind: 'sign-in e-mail', limit: 10, minutes: 15 };
export const REGISTRATIONS_OF_ADDRESS: Allowance = { kind: 'registration address', limit: 60, minutes: 60 };

/**
 * Counts an attempt before it is made, so that many at once count as many. They are kept in the store: a restart
 * forgives nothing, and the processes of one deployment share them.
 * @throws AppError RATE_LIMIT_EXCEEDED when one of the windows is full; then nothing more is counted
 */
export async function countAttempt(
  service: Service,
  attempts: readonly { allowance: Allowance; of: string }[],
): Promise<void> {
  const now = new Date();
  const full = await service.store.write(async ({ tx }) => {
    for (const { allowance, of } of attempts) {
      const wait = await waitFor(tx, subjectOf(service, allowance, of), allowance, now);
      if (wait > 0) return wait;
    }
    for (const { allowance, of } of attempts) {
      await add(tx, subjectOf(service, allowance, of), startOf(allowance, now), now.toISOString());
    }
    return 0;
  });
  if (full > 0) {
    throw new AppError(
      'RATE_LIMIT_EXCEEDED',
      `There were too many attempts. Wait ${Math.ceil(full / 60)} minutes and try again.`,
      { retryAfter: full },
    );
  }
}

/** Takes back what a success was counted as: all attempts on an e-mail, one of an address that others share. */
export async function forgive(
  service: Service,
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

function subjectOf(service: Service, allowance: Allowance, of: string): string {
  return hashSecret(service.secrets.pepper, `${allowance.kind} ${of}`);
}

const startOf = (allowance: Allowance, now: Date): string =>
  new Date(now.getTime() - allowance.minutes * 60_000).toISOString();

async function waitFor(tx: Db, subject: string, allowance: Allowance, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('failed_attempts')
    .where('subject', '=', subject)
    .where('since', '>', startOf(allowance, now))
    .select(['since', 'count'])
    .executeTakeFirst();
  if (row === undefined || row.count < allowance.limit) return 0;
  return Math.max(1, Math.ceil((Date.parse(row.since) + allowance.minutes * 60_000 - now.getTime()) / 1000));
}

async function add(tx: Db, subject: string, start: string, now: string): Promise<void> {
  await tx
    .insertInto('failed_attempts')
    .values({ subject, since: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql`case when failed_attempts.since > ${start} then failed_attempts.count + 1 else 1 end`,
        since: sql`case when failed_attempts.since > ${start} then failed_attempts.since else ${now} end`,
      }),
    )
    .execute();
}
