import { findRow, insertRow, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { addressProblem } from '#src/lib/mailbox.ts';
import { type CandidateRow, findCandidate, requireCandidate } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { noneOf, whereOverdue } from '../due.ts';
import { sendNow } from '../emails/index.ts';
import { SendEmail } from '../emails/schema.ts';
import { rewriteMember } from './members.ts';
import { nextCheckIn, requirePoolRow } from './store.ts';

/** Members of all accounts whose check-in is due, the earliest first. @param wall the time outside test clocks */
export async function checkInsDue(
  db: Db,
  wall: Instant,
  limit: number,
  except: readonly string[] = [],
): Promise<{ id: string; account_id: string }[]> {
  return whereOverdue(db, 'pool_members', 'next_check_in_at', wall, (overdue) =>
    db
      .selectFrom('pool_members')
      .where(noneOf('account_id', except))
      .where('next_check_in_at', 'is not', null)
      .where(overdue)
      .orderBy('next_check_in_at')
      .limit(limit)
      .select(['id', 'account_id'])
      .execute(),
  );
}

/** When the account's next check-in is due, at or before an instant. */
export async function nextCheckInOf(db: Db, account: string, until: Instant): Promise<Instant | null> {
  const row = await db
    .selectFrom('pool_members')
    .where('account_id', '=', account)
    .where('next_check_in_at', 'is not', null)
    .where('next_check_in_at', '<=', until)
    .orderBy('next_check_in_at')
    .limit(1)
    .select('next_check_in_at as at')
    .executeTakeFirst();
  return row?.at ?? null;
}

/**
 * Processes a member whose check-in is due: sends a mail through the outbox, or nothing if the person must not or
 * cannot be written to. Either way the next is due in a month.
 */
export async function sendCheckIn(ctx: WriteContext, memberId: string): Promise<void> {
  const row = await findRow(ctx.tx, 'pool_members', ctx.account.id, memberId);
  if (row === undefined || row.next_check_in_at === null || row.next_check_in_at > ctx.now) return;
  const next = { next_check_in_at: nextCheckIn(ctx.now), updated_at: ctx.now };
  const person = await findCandidate(ctx.tx, ctx.account.id, row.candidate_id);
  const link = ctx.deployment?.link('pool_check_in', row.id);
  if (person === undefined || link === undefined || !(await mayWrite(ctx, person))) {
    await updateRow(ctx.tx, 'pool_members', ctx.account.id, row.id, next);
    return;
  }
  const pool = await requirePoolRow(ctx, row.pool_id);
  const mail = {
    candidate_id: person.id,
    subject: `Are you still interested, ${person.first_name ?? person.name}?`,
    body: checkInText({ person, pool: pool.name, agency: ctx.account.name, url: link.url }),
  };
  await sendNow(ctx, SendEmail.parse(mail));
  await rewriteMember(ctx, row, person, { ...next, check_in_hash: link.hash, last_check_in_at: ctx.now });
}

/** Whether a person can and may be written to, and has not answered that they are not interested. */
async function mayWrite(ctx: WriteContext, person: CandidateRow): Promise<boolean> {
  const { email, email_opt_out, do_not_approach, deleted_at } = person;
  if (email === null || addressProblem(email) !== null) return false;
  if (email_opt_out === 1 || do_not_approach === 1 || deleted_at !== null) return false;
  return !(await hasRefused(ctx, person.id));
}

async function hasRefused(ctx: WriteContext, candidateId: string): Promise<boolean> {
  const known = await ctx.tx
    .selectFrom('pool_refusals')
    .select('candidate_id')
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return known !== undefined;
}

function checkInText(given: { person: CandidateRow; pool: string; agency: string; url: string }): string {
  const { person, pool, agency, url } = given;
  return [
    `Hello ${person.first_name ?? person.name},`,
    `you are in our talent pool "${pool}", and we would like to know whether that still suits you. It takes one click on this page:`,
    url,
    'There you can tell us that you are still interested, or that you are not. If you are not, we send you no more of these.',
    `Kind regards\n${agency}`,
  ].join('\n\n');
}

/**
 * Stores a member's answer. "Not interested" is final: it applies to all pools of the agency, even if the person is
 * added again, and later answers do not change it.
 */
export async function answerCheckIn(
  ctx: WriteContext,
  memberId: string,
  answer: 'interested' | 'not_interested',
): Promise<'interested' | 'not_interested' | null> {
  const row = await findRow(ctx.tx, 'pool_members', ctx.account.id, memberId);
  if (row === undefined) return null;
  if (row.answer === 'not_interested') return row.answer;
  const person = await requireCandidate(ctx, row.candidate_id);
  await rewriteMember(ctx, row, person, { answer, answered_at: ctx.now, updated_at: ctx.now });
  if (answer === 'not_interested') await refuse(ctx, person.id);
  const pool = await requirePoolRow(ctx, row.pool_id);
  ctx.record({
    type: 'record_changed',
    summary: `${person.name} is ${answer === 'interested' ? 'still' : 'no longer'} interested in the talent pool ${pool.name}`,
    candidate_id: person.id,
  });
  return answer;
}

async function refuse(ctx: WriteContext, candidateId: string): Promise<void> {
  if (await hasRefused(ctx, candidateId)) return;
  await insertRow(ctx.tx, 'pool_refusals', {
    account_id: ctx.account.id,
    candidate_id: candidateId,
    refused_at: ctx.now,
  });
}
