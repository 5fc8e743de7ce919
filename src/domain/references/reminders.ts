import { findRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { addressProblem } from '#src/lib/mailbox.ts';
import { requireApplication } from '../applications/index.ts';
import type { WriteContext } from '../context.ts';
import { titleToShow } from '../jobs/index.ts';
import { type About, emailCandidate, emailReferee } from './emails.ts';
import { nextReminder } from './rules.ts';
import { isOver, isWanted, type RequestRow, refereesOf } from './store.ts';
import { aboutOf, rewriteRequest } from './write.ts';

/**
 * Processes a due request: reminds the candidate, or the referees who have not answered, on days 3 and 7, and ends it
 * after 14 days. No reminders are sent once the application has ended. Does nothing if nothing is due.
 */
export async function remindOrExpire(ctx: WriteContext, id: string): Promise<void> {
  const row = await findRow(ctx.db, 'referee_requests', ctx.account.id, id);
  if (row === undefined || row.due_at === null || row.due_at > ctx.now) return;
  if (row.expires_at <= ctx.now) return expire(ctx, row);
  const about = await reachable(ctx, row);
  if (about !== null) await remind(ctx, row, about);
  const sent = row.reminders_sent + 1;
  const due_at = nextReminder(row.base_at, sent) ?? row.expires_at;
  await rewriteRequest(ctx, row, { reminders_sent: sent, due_at });
}

async function remind(ctx: WriteContext, row: RequestRow, about: About): Promise<void> {
  if (row.status === 'requested') {
    await emailCandidate(ctx, row, about, true);
    ctx.record({ ...lineOf(row), summary: `Reminded ${about.candidate.name} to name referees` });
    return;
  }
  const open = ((await refereesOf(ctx, [row.id])).get(row.id) ?? []).filter(
    ({ status, mail_status }) => status === 'sent' && mail_status !== 'failed',
  );
  for (const referee of open) await emailReferee(ctx, row, referee, about, true);
  const names = open.map(({ name }) => name).join(', ');
  if (open.length > 0) ctx.record({ ...lineOf(row), summary: `Reminded the referees ${names}` });
}

async function expire(ctx: WriteContext, row: RequestRow): Promise<void> {
  if (isOver(row)) {
    await rewriteRequest(ctx, row, { due_at: null });
    return;
  }
  const referees = (await refereesOf(ctx, [row.id])).get(row.id) ?? [];
  const some = referees.some(({ status }) => status === 'completed');
  await rewriteRequest(ctx, row, {
    status: some ? 'completed' : 'expired',
    completed_at: some ? ctx.now : null,
    due_at: null,
  });
  ctx.record({
    ...lineOf(row),
    summary: some
      ? 'The request for references ended; not all have answered'
      : 'The request for references expired',
  });
}

// No mail is sent about an application that has ended, or for a person who must not be approached.
async function reachable(ctx: WriteContext, row: RequestRow): Promise<About | null> {
  try {
    const about = await aboutOf(ctx, row);
    const { status } = await requireApplication(ctx, row.application_id);
    if (!(await isWanted(ctx, row))) return null;
    const { do_not_approach, email, email_opt_out } = about.candidate;
    if (status !== 'active' || do_not_approach === 1) return null;
    // Nobody is there who could be told of a title that must not leave.
    if (row.status === 'requested' && (await titleToShow(ctx, row.job_id)) === null) return null;
    const usable = email_opt_out === 0 && email !== null && addressProblem(email) === null;
    return row.status !== 'requested' || usable ? about : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

const lineOf = (row: RequestRow) =>
  ({
    type: 'reference',
    candidate_id: row.candidate_id,
    job_id: row.job_id,
    application_id: row.application_id,
  }) as const;
