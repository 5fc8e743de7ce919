import { json, updateRow } from '#db/rows.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { refuseHoles } from '../erased-mark.ts';
import { decided, type HeldReview, heldUnlessSeen, requireHeld } from '../moderation/index.ts';
import { warnOfNamingByMail } from '../named-to-client.ts';
import { orNotFound } from '../record/index.ts';
import { heldColumns, reportMessage, reportScheduled, tellHeldMail } from './new-mail.ts';
import { outgoingEmailOf } from './outgoing-email.ts';
import { refuseUnreachable } from './rules.ts';
import { SCHEDULED_EMAIL, type ScheduledEmail, type ScheduledEmailRow } from './schema.ts';
import { cancelMessage, findScheduled, rewriteScheduled } from './store.ts';
import { foundSince } from './waiting.ts';
import { mailOf, wordsOf } from './wording.ts';

export const requireScheduled = orNotFound('scheduled_email', findScheduled);

/**
 * Looks at a mail that goes on as it stands for who was put to its readers without the name since: it waits for a person then, and
 * somebody who is signed in lets it go.
 */
export async function letGo(
  ctx: WriteContext,
  row: ScheduledEmailRow,
): Promise<Partial<Pick<ScheduledEmailRow, 'passed_at' | 'status' | 'held_at' | 'review'>>> {
  const found = await foundSince(ctx, row);
  if (found.length === 0) return {};
  const held = heldUnlessSeen(ctx, found);
  if (held.review !== null) return heldColumns(held);
  await warnOfNamingByMail(ctx, mailOf(await candidateOf(ctx, row), row), wordsOf(row));
  return { passed_at: ctx.now };
}

/** Writes columns of a mail whose words stay, and tells who has to look at it where it waits from now on. */
export async function onAsItStands(
  ctx: WriteContext,
  row: ScheduledEmailRow,
  patch: Partial<ScheduledEmailRow>,
): Promise<ScheduledEmail> {
  const after = await rewriteScheduled(ctx, row, patch);
  const view = SCHEDULED_EMAIL.view(after);
  if (after.status === 'held' && row.status !== 'held') await tellHeldMail(ctx, after, view.review);
  return view;
}

export const candidateOf = async (ctx: Context, { candidate_id }: ScheduledEmailRow) =>
  candidate_id === null ? null : requireCandidate(ctx, candidate_id);

/** What was held is withdrawn by that. */
export async function cancelWaiting(
  ctx: WriteContext,
  row: ScheduledEmailRow,
  reason: string | null,
): Promise<ScheduledEmail> {
  const withdrawn = row.held_at === null ? {} : decided(ctx, row, 'withdrawn', reason);
  const patch = { status: 'cancelled', cancelled_at: ctx.now, updated_at: ctx.now, ...withdrawn } as const;
  const cancelled = SCHEDULED_EMAIL.view(await rewriteScheduled(ctx, row, patch));
  await cancelMessage(ctx, row);
  ctx.emit('email.cancelled', { scheduled_email: cancelled });
  return cancelled;
}

/**
 * Lets a held mail go as it stands: at its time, or now where that has passed.
 * @throws AppError CONFLICT for one that is not held, VALIDATION_ERROR for a person who must not be written to
 */
export async function releaseHeldMail(
  ctx: WriteContext,
  id: string,
  reason: string,
): Promise<{ status: string; review: HeldReview | null }> {
  const row = await requireScheduled(ctx, id);
  requireHeld(row);
  const candidate = await candidateOf(ctx, row);
  if (candidate !== null) refuseUnreachable(ctx, candidate);
  refuseHoles(wordsOf(row));
  await warnOfNamingByMail(ctx, mailOf(candidate, row), wordsOf(row));
  const patch = {
    ...letLeave(ctx, row),
    ...decided(ctx, row, 'released', reason),
    passed_at: ctx.now,
    updated_at: ctx.now,
  };
  await updateRow(ctx.tx, 'scheduled_emails', ctx.account.id, id, patch);
  return reportScheduled(ctx, { ...row, ...patch }, SCHEDULED_EMAIL.view(row));
}

/** Calls off a held mail: nobody outside has read it. @throws AppError CONFLICT for one that is not held */
export async function withdrawHeldMail(
  ctx: WriteContext,
  id: string,
  reason: string,
): Promise<{ status: string; review: HeldReview | null }> {
  const row = await requireScheduled(ctx, id);
  requireHeld(row);
  return cancelWaiting(ctx, row, reason);
}

/** Writes down what was found since in a held mail. */
export async function reviewHeldMail(ctx: WriteContext, id: string, review: HeldReview): Promise<void> {
  const row = await requireScheduled(ctx, id);
  requireHeld(row);
  await rewriteScheduled(ctx, row, { review: json.encode(review) });
}

/** What makes a held mail leave at its time, or now where that has passed. */
export function letLeave(ctx: WriteContext, row: ScheduledEmailRow) {
  // What nobody has tried to send yet was held as it was written.
  if (row.kind === 'immediate' && row.message_id === null) reportMessage(ctx, row);
  ctx.recordEmail(outgoingEmailOf(row));
  ctx.wakeWorkers();
  const due_at = row.scheduled_at > ctx.now ? row.scheduled_at : ctx.now;
  return { status: 'scheduled', due_at, attempts: 0 } as const;
}
