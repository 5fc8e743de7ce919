import type * as z from 'zod';
import { findRow, insertRow, json, updateRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { renderLightFormatting } from '#src/lib/formatting.ts';
import type { Page } from '#src/lib/page.ts';
import { calledAt } from '../at-client.ts';
import type { Context, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { type HeldReview, newlyHeld } from '../moderation/index.ts';
import { warnOfNamingByMail } from '../named-to-client.ts';
import type { Ports } from '../ports.ts';
import { orNotFound } from '../record/index.ts';
import { blankMail, senderOf } from './blank-mail.ts';
import { cancelWaiting, candidateOf, letGo, letLeave, onAsItStands, requireScheduled } from './held-mail.ts';
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
import { pageOfScheduled, rewriteScheduled, type ScheduledFilters } from './store.ts';
import { type HeldState, mailOf, passMailGate, textsOf, wordsOf } from './wording.ts';
import { wordsBy } from './words.ts';

export { releaseHeldMail, reviewHeldMail, withdrawHeldMail } from './held-mail.ts';
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
  if (held.review === null) await warnOfNamingByMail(ctx, mail, wordsOf(row));
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
  if (held.review !== null) {
    const after = await rewriteScheduled(ctx, row, { ...patch, ...heldColumns(held), passed_at: ctx.now });
    await tellHeldMail(ctx, after, held.review);
    return SCHEDULED_EMAIL.view(after);
  }
  await warnOfNamingByMail(ctx, mail, wordsOf(next));
  if (!wasHeld)
    return SCHEDULED_EMAIL.view(await rewriteScheduled(ctx, row, { ...patch, passed_at: ctx.now }));
  const freed = { ...patch, ...letLeave(ctx, next), held_at: null, review: null, passed_at: ctx.now };
  await updateRow(ctx.tx, 'scheduled_emails', ctx.account.id, row.id, freed);
  return reportScheduled(ctx, { ...row, ...freed }, SCHEDULED_EMAIL.view(row));
}

/** Cancels a mail before it is claimed; the row is kept. @throws AppError VALIDATION_ERROR when it is too late */
export async function cancelScheduledEmail(ctx: WriteContext, id: string): Promise<ScheduledEmail> {
  return cancelWaiting(ctx, await requireWaiting(ctx, id, 'cancelled', true), null);
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
