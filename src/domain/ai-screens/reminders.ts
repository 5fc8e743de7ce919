import { findRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { addressProblem } from '#src/lib/mailbox.ts';
import { findApplication } from '../applications/index.ts';
import type { WriteContext } from '../context.ts';
import { emptyPhoneScreen } from '../interviews/phone-screens.ts';
import { titleToShow } from '../jobs/index.ts';
import { aboutOf, complete } from './answers.ts';
import { type About, emailCandidate } from './emails.ts';
import { isOpen } from './rules.ts';
import type { ScreenRow } from './schema.ts';
import { answersTo, toScreen } from './store.ts';
import { lineOf, removeAnswers, rewriteScreen } from './write.ts';

/**
 * Processes a due screen: reminds the candidate once on day 3, ends it after 7 days with what was answered, and removes
 * recordings and answers when their time has passed. Does nothing if nothing is due.
 */
export async function remindOrEnd(ctx: WriteContext, id: string): Promise<void> {
  const row = await findRow(ctx.db, 'ai_screens', ctx.account.id, id);
  if (row === undefined || row.due_at === null || row.due_at > ctx.now) return;
  if (!isOpen(row)) return forget(ctx, row);
  if (row.expires_at <= ctx.now) return expire(ctx, row);
  const about = await reachable(ctx, row);
  if (about !== null) {
    await emailCandidate(ctx, row, about, true);
    ctx.record({ ...lineOf(row), summary: `Reminded ${about.candidate.name} of the AI screen` });
  }
  await rewriteScreen(ctx, row, { reminded_at: ctx.now });
}

async function expire(ctx: WriteContext, row: ScreenRow): Promise<void> {
  const answers = await answersTo(ctx, row.id);
  const live = await liveAbout(ctx, row);
  if (live !== null && answers.some(({ kind }) => kind !== 'skipped')) return complete(ctx, row);
  const status = row.consented_at === null || live === null ? 'expired' : 'no_show';
  const shown = toScreen(ctx, row, answers);
  await removeAnswers(ctx, row.id);
  await rewriteScreen(ctx, row, { status }, shown);
  ctx.record({
    ...lineOf(row),
    summary: status === 'expired' ? 'The AI screen expired' : 'The AI screen ended without an answer',
  });
}

async function forget(ctx: WriteContext, row: ScreenRow): Promise<void> {
  const shown = toScreen(ctx, row, await answersTo(ctx, row.id));
  await removeAnswers(ctx, row.id);
  const focus_scores = toScreen(ctx, row, []).focus_scores.map((score) => ({ ...score, quote: null }));
  await rewriteScreen(
    ctx,
    row,
    { answers_removed_at: ctx.now, focus_scores: JSON.stringify(focus_scores) },
    shown,
  );
  if (row.phone_screen_id !== null) await emptyPhoneScreen(ctx, row.phone_screen_id, false);
  ctx.record({
    ...lineOf(row),
    summary: `Removed the answers of the AI screen, ${row.retention_days} days after it ended`,
  });
}

// No mail is sent about an application that has ended, or to a person who must not be approached or wants no more.
async function reachable(ctx: WriteContext, row: ScreenRow): Promise<About | null> {
  const about = await liveAbout(ctx, row);
  const { do_not_approach, email_opt_out, email = null } = about?.candidate ?? {};
  if (email_opt_out === 1) return null;
  // Nobody is there who could be told of a title that must not leave.
  if (about !== null && (await titleToShow(ctx, row.job_id)) === null) return null;
  return do_not_approach === 1 || email === null || addressProblem(email) !== null ? null : about;
}

/** The candidate and job of a screen; null once the candidate is deleted or the application has ended. */
async function liveAbout(ctx: WriteContext, row: ScreenRow): Promise<About | null> {
  if ((await findApplication(ctx, row.application_id))?.status !== 'active') return null;
  try {
    return await aboutOf(ctx, row);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
