import { findRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { addressProblem } from '#src/lib/mailbox.ts';
import type { WriteContext } from '../context.ts';
import { emptyPhoneScreen } from '../interviews/phone-screens.ts';
import { aboutOf, complete, isTakeable } from './answers.ts';
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
  const about = await reachable(ctx, row);
  if (row.expires_at > ctx.now) {
    if (about !== null) {
      await emailCandidate(ctx, row, about, true);
      ctx.record({ ...lineOf(row), summary: `Reminded ${about.candidate.name} of the AI screen` });
    }
    await rewriteScreen(ctx, row, { reminded_at: ctx.now });
    return;
  }
  await expire(ctx, row, about);
}

async function expire(ctx: WriteContext, row: ScreenRow, about: About | null): Promise<void> {
  const answers = await answersTo(ctx, row.id);
  if (answers.some(({ kind }) => kind !== 'skipped') && about !== null) return complete(ctx, row);
  const status = row.consented_at === null ? 'expired' : 'no_show';
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

// No mail is sent about an application that has ended, or to a person who must not be approached.
async function reachable(ctx: WriteContext, row: ScreenRow): Promise<About | null> {
  try {
    const about = await aboutOf(ctx, row);
    const { do_not_approach, email } = about.candidate;
    const takeable = await isTakeable(ctx, {
      ...row,
      expires_at: row.expires_at > ctx.now ? row.expires_at : '9',
    });
    if (!takeable || do_not_approach === 1 || email === null) return null;
    return addressProblem(email) === null ? about : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
