import type * as z from 'zod';
import { findRow, insertRow, json, updateRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { renderLightFormatting } from '#src/lib/formatting.ts';
import type { Page } from '#src/lib/page.ts';
import { calledAt } from '../at-client.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { refuseHoles } from '../erased-mark.ts';
import { isUnchangedBy } from '../fields.ts';
import { decided, type HeldReview, heldUnlessSeen, newlyHeld, requireHeld } from '../moderation/index.ts';
import { warnOfNamingByMail } from '../named-to-client.ts';
import type { Ports } from '../ports.ts';
import { orNotFound } from '../record/index.ts';
import { blankMail, senderOf } from './blank-mail.ts';
import {
  aboutOf,
  commitImmediate,
  heldColumns,
  reportHeld,
  reportScheduled,
  tellHeldMail,
  toSent,
} from './new-mail.ts';
import { outgoingEmailOf } from './outgoing-email.ts';
import { warnOfRepeat } from './repeated.ts';
import { addressOf, bodiesOf, checkRecipients, refusePast, refuseUnreachable } from './rules.ts';
import {
  EMAIL_MESSAGE,
  type EmailMessage,
  SCHEDULED_EMAIL,
  type ScheduledEmail,
  type ScheduledEmailRow,
  type ScheduleEmail,
  type SendEmail,
  type SentEmail,
  type UpdateScheduledEmail,
} from './schema.ts';
import {
  cancelMessage,
  findScheduled,
  pageOfScheduled,
  rewriteScheduled,
  type ScheduledFilters,
} from './store.ts';
import { foundSince } from './waiting.ts';
import { type HeldState, mailOf, passMailGate, textsOf, wordsOf } from './wording.ts';
import { wordsBy } from './words.ts';

export { cancelNaming } from './naming.ts';
export { sendNotice } from './notices.ts';
export { refuseOptedOut } from './rules.ts';
export { tellHeld } from './tell-held.ts';
export { warnOfWaitingMails } from './waiting.ts';

/** What waiting for a hand-over needs. */
export interface Outside {
  readonly ports: Ports;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

/** A scheduled e-mail of the agency. @throws AppError NOT_FOUND */
export async function getScheduledEmail(ctx: Context, id: string): Promise<ScheduledEmail> {
  return SCHEDULED_EMAIL.view(await requireScheduled(ctx, id));
}

/** A tracked e-mail of the agency. @throws AppError NOT_FOUND */
export async function getEmailMessage(ctx: Context, id: string): Promise<EmailMessage> {
  return EMAIL_MESSAGE.view(await requireMessage(ctx, id));
}

const requireMessage = orNotFound('email_message', (ctx, id) =>
  findRow(ctx.db, 'email_messages', ctx.account.id, id),
);

/** A page of scheduled mails, the latest time first. */
export async function listScheduledEmails(
  ctx: Context,
  filters: ScheduledFilters,
): Promise<Page<ScheduledEmail>> {
  return pageOfScheduled(ctx, filters);
}

/**
 * Queues a mail to be sent immediately after the commit; `settleSent` returns the outcome.
 * @throws AppError VALIDATION_ERROR for a person who must not be written to
 */
export async function sendEmail(ctx: WriteContext, input: z.output<typeof SendEmail>): Promise<SentEmail> {
  const about = await aboutOf(ctx, input);
  const { candidate } = about;
  const addresses = [addressOf(candidate, input.to_address)];
  const held = await passMailGate(ctx, { candidate, addresses }, [
    ['subject', input.subject],
    ['body', input.body],
  ]);
  return commitNow(ctx, input, about, held);
}

/** `sendEmail` for words of the service's own, which need no looking at. */
export async function sendNow(ctx: WriteContext, input: z.output<typeof SendEmail>): Promise<SentEmail> {
  return commitNow(ctx, input, await aboutOf(ctx, input));
}

async function commitNow(
  ctx: WriteContext,
  input: z.output<typeof SendEmail>,
  about: Awaited<ReturnType<typeof aboutOf>>,
  held?: HeldState,
): Promise<SentEmail> {
  const sender = await senderOf(ctx, ctx.user?.id);
  return commitImmediate(ctx, {
    ...about,
    ...sender,
    to_address: addressOf(about.candidate, input.to_address),
    subject: input.subject.trim(),
    body_text: input.body,
    body_html: renderLightFormatting(input.body),
    words_by: wordsBy(ctx),
    ...(held === undefined ? {} : { held }),
  });
}

/** Waits for the mail server's response and returns the outcome. */
export async function settleSent(outside: Outside, sent: SentEmail): Promise<SentEmail> {
  if (sent.status === 'held') return sent;
  const { accountId, mailId } = await outside.read(async (ctx) => ({
    accountId: ctx.account.id,
    mailId: await mailOfMessage(ctx, sent.email_message_id),
  }));
  await outside.ports.deliverMail(accountId, mailId);
  return outside.read(async (ctx) => {
    const row = await findRow(ctx.db, 'scheduled_emails', ctx.account.id, mailId);
    return row === undefined ? sent : toSent(row);
  });
}

async function mailOfMessage(ctx: Context, messageId: string): Promise<string> {
  const message = await findRow(ctx.db, 'email_messages', ctx.account.id, messageId);
  return message?.scheduled_email_id ?? '';
}

/** Schedules a mail to a candidate. */
export async function scheduleEmail(
  ctx: WriteContext,
  input: z.output<typeof ScheduleEmail>,
): Promise<ScheduledEmail> {
  refusePast(input.scheduled_at, ctx, 'scheduled_at');
  checkRecipients(input.cc_addresses, input.bcc_addresses);
  const bodies = bodiesOf(input);
  const { candidate, ...about } = await aboutOf(ctx, input);
  const to_address = addressOf(candidate, input.to_address);
  const sender = await senderOf(ctx, input.created_by);
  const row: ScheduledEmailRow = {
    ...blankMail(ctx),
    ...about,
    ...sender,
    ...bodies,
    ...SCHEDULED_EMAIL.columnsOf({
      kind: 'scheduled',
      candidate_id: candidate.id,
      to_name: await calledAt(ctx, candidate, to_address),
      to_address,
      cc_addresses: input.cc_addresses,
      bcc_addresses: input.bcc_addresses,
      subject: input.subject.trim(),
      words_by: wordsBy(ctx),
      scheduled_at: input.scheduled_at,
      due_at: input.scheduled_at,
    }),
  };
  const mail = mailOf(candidate, row);
  const held = await passMailGate(ctx, mail, [['subject', input.subject], ...textsOf(bodies)]);
  Object.assign(row, heldColumns(held));
  await warnOfNamingByMail(ctx, mail, wordsOf(row));
  await warnOfRepeat(ctx, row);
  await insertRow(ctx.tx, 'scheduled_emails', row);
  if (row.status === 'held') return reportHeld(ctx, row, null);
  ctx.recordEmail(outgoingEmailOf(row));
  return reportScheduled(ctx, row, null);
}

/** Changes a mail that has not been claimed. @throws AppError VALIDATION_ERROR when it is no longer editable */
export async function updateScheduledEmail(
  ctx: WriteContext,
  input: z.output<typeof UpdateScheduledEmail>,
): Promise<ScheduledEmail> {
  const row = await requireWaiting(ctx, input.scheduled_email_id, 'changed', true);
  const { cc_addresses, bcc_addresses, scheduled_at } = input;
  checkRecipients(
    cc_addresses ?? json.decode(row.cc_addresses),
    bcc_addresses ?? json.decode(row.bcc_addresses),
  );
  const { body_html = row.body_html, body_text = row.body_text } = input;
  const rewritten = input.body_html !== undefined || input.body_text !== undefined;
  const bodies = rewritten ? bodiesOf({ body_html, body_text }) : {};
  const candidate = await candidateOf(ctx, row);
  const moved = scheduled_at !== undefined && scheduled_at !== row.scheduled_at;
  if (moved) refusePast(scheduled_at, ctx, 'scheduled_at');
  // Who gets it anew reads what stands there.
  const given = [cc_addresses, bcc_addresses, input.to_address];
  const readdressed = given.some((one) => one !== undefined);
  const written = rewritten || readdressed || input.subject !== undefined;
  const patch = SCHEDULED_EMAIL.patch(input, {
    ...bodies,
    ...(moved ? { due_at: scheduled_at, attempts: 0 } : {}),
    ...(input.to_address === undefined || candidate === null
      ? {}
      : { to_name: await calledAt(ctx, candidate, input.to_address) }),
    subject: input.subject?.trim(),
    ...(rewritten || input.subject !== undefined ? { words_by: wordsBy(ctx, row.words_by) } : {}),
    updated_at: ctx.now,
  });
  const next = { ...row, ...patch };
  if (isUnchangedBy(row, patch)) return SCHEDULED_EMAIL.view(row);
  if (!written) {
    const passed = row.status === 'held' ? {} : await letGo(ctx, row);
    return onAsItStands(ctx, row, { ...patch, ...passed });
  }
  const mail = mailOf(candidate, next);
  const texts = [
    ['subject', input.subject ?? (readdressed ? row.subject : undefined)] as const,
    ...textsOf(readdressed ? next : bodies),
  ];
  const wasHeld = row.status === 'held';
  const held = await passMailGate(ctx, mail, wasHeld ? wordsOf(next) : texts, wordsOf(next));
  await warnOfNamingByMail(ctx, mail, wordsOf(next));
  if (held.review !== null) {
    const after = await rewriteScheduled(ctx, row, { ...patch, ...heldColumns(held), passed_at: ctx.now });
    await tellHeldMail(ctx, after, held.review);
    return SCHEDULED_EMAIL.view(after);
  }
  const freed = wasHeld ? { ...letLeave(ctx, next), held_at: null, review: null } : {};
  const after = await rewriteScheduled(ctx, row, { ...patch, ...freed, passed_at: ctx.now });
  return wasHeld ? reportScheduled(ctx, after, SCHEDULED_EMAIL.view(row)) : SCHEDULED_EMAIL.view(after);
}

/**
 * Looks at a mail that goes on as it stands for who was put to its readers without the name since: it waits for a person then, and
 * somebody who is signed in lets it go.
 */
async function letGo(
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
async function onAsItStands(
  ctx: WriteContext,
  row: ScheduledEmailRow,
  patch: Partial<ScheduledEmailRow>,
): Promise<ScheduledEmail> {
  const after = await rewriteScheduled(ctx, row, patch);
  const view = SCHEDULED_EMAIL.view(after);
  if (after.status === 'held' && row.status !== 'held') await tellHeldMail(ctx, after, view.review);
  return view;
}

const candidateOf = async (ctx: Context, { candidate_id }: ScheduledEmailRow) =>
  candidate_id === null ? null : requireCandidate(ctx, candidate_id);

/** Cancels a mail before it is claimed; the row is kept. @throws AppError VALIDATION_ERROR when it is too late */
export async function cancelScheduledEmail(ctx: WriteContext, id: string): Promise<ScheduledEmail> {
  return cancelWaiting(ctx, await requireWaiting(ctx, id, 'cancelled', true), null);
}

/** What was held is withdrawn by that. */
async function cancelWaiting(
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

/** Reschedules a cancelled mail whose time has not passed; one that was held waits for a person again. */
export async function reinstateScheduledEmail(ctx: WriteContext, id: string): Promise<ScheduledEmail> {
  const row = await requireScheduled(ctx, id);
  const review = json.decodeOrNull<HeldReview>(row.review);
  if (review?.state === 'withdrawn') {
    const again = newlyHeld(ctx, review.findings);
    const back = { ...heldColumns(again), cancelled_at: null, updated_at: ctx.now };
    return SCHEDULED_EMAIL.view(await rewriteScheduled(ctx, row, back));
  }
  refusePast(row.scheduled_at, ctx, 'scheduled_at');
  const passed = await letGo(ctx, row);
  const back = { status: 'scheduled', cancelled_at: null, updated_at: ctx.now, ...passed } as const;
  if (passed.status === 'held') return onAsItStands(ctx, row, back);
  await updateRow(ctx.tx, 'scheduled_emails', ctx.account.id, id, back);
  ctx.recordEmail(outgoingEmailOf({ ...row, ...back }));
  return reportScheduled(ctx, { ...row, ...back }, SCHEDULED_EMAIL.view(row));
}

/** Makes a scheduled mail due now: the background sender sends it within a minute. */
export async function sendScheduledEmailNow(ctx: WriteContext, id: string): Promise<ScheduledEmail> {
  const row = await requireWaiting(ctx, id, 'sent');
  const candidate = await candidateOf(ctx, row);
  if (candidate !== null) refuseUnreachable(ctx, candidate);
  const passed = await letGo(ctx, row);
  const now = { scheduled_at: ctx.now, due_at: ctx.now, attempts: 0, updated_at: ctx.now, ...passed };
  if (passed.status === 'held') return onAsItStands(ctx, row, now);
  ctx.wakeWorkers();
  ctx.recordEmail(outgoingEmailOf({ ...row, ...now }));
  return SCHEDULED_EMAIL.view(await rewriteScheduled(ctx, row, now));
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
  return reportScheduled(ctx, await rewriteScheduled(ctx, row, patch), SCHEDULED_EMAIL.view(row));
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
function letLeave(ctx: WriteContext, row: ScheduledEmailRow) {
  ctx.recordEmail(outgoingEmailOf(row));
  ctx.wakeWorkers();
  const due_at = row.scheduled_at > ctx.now ? row.scheduled_at : ctx.now;
  return { status: 'scheduled', due_at, attempts: 0 } as const;
}

const requireScheduled = orNotFound('scheduled_email', findScheduled);

const WHY_NOT: Record<ScheduledEmailRow['status'], string> = {
  held: 'waits for a person; release_held lets it go or withdraws it',
  draft: 'waits for its draft to be confirmed; use update_email_draft or confirm_email_draft',
  scheduled: '',
  sending: 'is being sent at this moment; read it again with get_scheduled_email',
  sent: 'was sent; write another with send_email or schedule_email',
  cancelled: 'was cancelled; schedule a new one with schedule_email',
  failed: 'has failed; read last_error, and schedule a new one with schedule_email',
};

/** A mail that nobody has claimed. @throws AppError NOT_FOUND, or VALIDATION_ERROR naming its status */
async function requireWaiting(
  ctx: WriteContext,
  id: string,
  doing: string,
  orHeld = false,
): Promise<ScheduledEmailRow> {
  const row = await requireScheduled(ctx, id);
  if (row.status === 'scheduled' || (orHeld && row.status === 'held')) return row;
  throw new AppError(
    'VALIDATION_ERROR',
    `Only a mail in status scheduled can be ${doing}. ${id} ${WHY_NOT[row.status]}.`,
    { field: 'status', extra: { status: row.status } },
  );
}
