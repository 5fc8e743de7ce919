import { insertRow, json, statement, updateRow } from '#db/rows.ts';
import { addMs } from '#src/lib/clock.ts';
import { writtenBy } from '../activities/index.ts';
import { recordContact } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { type Finding, newlyHeld } from '../moderation/index.ts';
import type { Sentence } from '../sentences.ts';
import { heldColumns, tellHeldMail } from './new-mail.ts';
import type { ClaimedMail, Unreachable } from './outbox.ts';
import { EMAIL_MESSAGE, type EmailMessageRow, SCHEDULED_EMAIL, type ScheduledEmailRow } from './schema.ts';
import { cancelMessage, messageOf, threadWith } from './store.ts';

const KEPT_REFERENCES = 20;

/** The outcome of a claimed mail. Only `refused` may be retried. */
export type MailOutcome =
  | { outcome: 'sent'; bounces: { address: string; response: string }[] }
  /** The server has not accepted it. `retryAfter`: seconds until the next attempt, null if there is none. */
  | { outcome: 'refused'; retryAfter: number | null; permanent: boolean; response: string }
  /** It was not handed over, as a person has to look at it. */
  | { outcome: 'held'; findings: Finding[] }
  /** It is unknown whether it arrived. */
  | { outcome: 'unknown' };

export interface HandedMail {
  mail: ClaimedMail;
  outcome: MailOutcome;
}

const settleRow = statement(
  (
    db,
    v: Pick<
      ScheduledEmailRow,
      | 'id'
      | 'account_id'
      | 'claim'
      | 'status'
      | 'due_at'
      | 'thread_id'
      | 'email_message_id'
      | 'sent_at'
      | 'last_error'
      | 'held_at'
      | 'review'
      | 'updated_at'
    > & { known: string; left: string },
  ) =>
    db
      .updateTable('scheduled_emails')
      .set({
        status: v.status,
        due_at: v.due_at,
        thread_id: v.thread_id,
        email_message_id: v.email_message_id,
        sent_at: v.sent_at,
        last_error: v.last_error,
        held_at: v.held_at,
        review: v.review,
        lease_until: null,
        updated_at: v.updated_at,
      })
      .where('account_id', '=', v.account_id)
      .where('id', '=', v.id)
      .where('claim', '=', v.claim)
      .where((eb) => eb.or([eb('status', '=', v.known as 'sending'), eb('status', '=', v.left as 'failed')]))
      .returning('id'),
);

/** Records the outcomes of claimed mails of one account: each row becomes sent, scheduled again or failed. */
export async function recordHandovers(ctx: WriteContext, handed: readonly HandedMail[]): Promise<void> {
  for (const { mail, outcome } of handed) await recordHandover(ctx, mail, outcome);
}

async function recordHandover(ctx: WriteContext, mail: ClaimedMail, outcome: MailOutcome): Promise<void> {
  const { row } = mail;
  const sent = outcome.outcome === 'sent';
  const joins = sent && row.kind !== 'notice' && row.candidate_id !== null;
  const thread = joins ? await threadWith(ctx, row.candidate_id ?? '') : null;
  const message = sent || row.email_message_id !== null ? messageAfter(ctx, mail, outcome, thread?.id) : null;
  const after: ScheduledEmailRow = {
    ...row,
    ...stateAfter(ctx, outcome, row),
    thread_id: thread?.id ?? row.thread_id,
    email_message_id: message?.id ?? row.email_message_id,
    lease_until: null,
    updated_at: ctx.now,
  };
  // A mail that was marked as lost meanwhile, and is now known to have arrived, counts as sent.
  const left = sent ? 'failed' : 'sending';
  const [settled] = await settleRow(ctx.tx, { ...after, known: 'sending', left });
  if (settled === undefined) return;
  if (message !== null) await keepMessage(ctx, row, message);
  if (thread !== null && row.message_id !== null) await appendTo(ctx, thread, row.message_id);
  if (row.kind === 'scheduled' || !sent) reportRow(ctx, row, after);
  reportOutcome(ctx, mail, message, outcome);
  if (outcome.outcome === 'held') await tellHeldMail(ctx, after, json.decodeOrNull(after.review));
  if (joins && mail.candidate !== null) await recordContact(ctx, mail.candidate, ctx.now);
}

type State = Pick<ScheduledEmailRow, 'status' | 'due_at' | 'sent_at' | 'last_error'> &
  Partial<Pick<ScheduledEmailRow, 'held_at' | 'review'>>;

function stateAfter(ctx: WriteContext, outcome: MailOutcome, row: ScheduledEmailRow): State {
  const same = { due_at: row.due_at, sent_at: null };
  if (outcome.outcome === 'unknown') return { ...same, status: 'failed', last_error: 'outcome_unknown' };
  if (outcome.outcome === 'sent') {
    const bounced = outcome.bounces.map(({ address, response }) => `${address} was refused: ${response}`);
    const last_error = bounced.length === 0 ? null : bounced.join('; ').slice(0, 1000);
    return { ...same, status: 'sent', sent_at: ctx.now, last_error };
  }
  if (outcome.outcome === 'held')
    return { ...same, last_error: null, status: 'held', ...heldColumns(newlyHeld(ctx, outcome.findings)) };
  const last_error = outcome.response;
  if (outcome.retryAfter === null) return { ...same, status: 'failed', last_error };
  const due_at = addMs(ctx.now, outcome.retryAfter * 1000);
  return { ...same, status: 'scheduled', due_at, last_error };
}

function messageAfter(
  ctx: WriteContext,
  mail: ClaimedMail,
  outcome: MailOutcome,
  thread: string | undefined,
): EmailMessageRow {
  const { row } = mail;
  const message = { ...messageOf(row, ctx.now), thread_id: thread ?? row.thread_id };
  if (outcome.outcome === 'sent') {
    return { ...message, status: 'sent', sent_at: ctx.now, bounces: json.encode(outcome.bounces) };
  }
  if (outcome.outcome === 'held') return message;
  if (outcome.outcome === 'unknown') return { ...message, status: 'failed' };
  const bounces = outcome.permanent ? [{ address: row.to_address, response: outcome.response }] : [];
  const status = outcome.retryAfter === null ? 'failed' : 'queued';
  return { ...message, status, bounces: json.encode(bounces) };
}

async function keepMessage(
  ctx: WriteContext,
  row: ScheduledEmailRow,
  message: EmailMessageRow,
): Promise<void> {
  const report = { type: 'email_message' as const, id: message.id, label: message.subject };
  if (row.email_message_id === null) {
    await insertRow(ctx.tx, 'email_messages', message);
    ctx.changed({ ...report, before: null, after: EMAIL_MESSAGE.view(message) });
    return;
  }
  const { status, bounces, sent_at, thread_id, message_id, updated_at } = message;
  const patch = { status, bounces, sent_at, thread_id, message_id, updated_at };
  await updateRow(ctx.tx, 'email_messages', ctx.account.id, message.id, patch);
  const before = {
    ...EMAIL_MESSAGE.view(message),
    status: 'queued',
    sent_at: null,
    bounces: [],
    message_id: null,
  };
  ctx.changed({ ...report, before, after: EMAIL_MESSAGE.view(message) });
}

async function appendTo(
  ctx: WriteContext,
  thread: { id: string; messageIds: string[] },
  messageId: string,
): Promise<void> {
  const ids = [...thread.messageIds.filter((id) => id !== messageId), messageId].slice(-KEPT_REFERENCES);
  const patch = { message_ids: json.encode(ids), last_message_at: ctx.now };
  await updateRow(ctx.tx, 'email_threads', ctx.account.id, thread.id, patch);
}

// An immediate mail appears among the scheduled ones from its first failure on.
function reportRow(ctx: WriteContext, row: ScheduledEmailRow, after: ScheduledEmailRow): void {
  if (row.kind === 'notice') return;
  const unseen = row.kind === 'immediate' && row.attempts <= 1;
  ctx.changed({
    type: 'scheduled_email',
    id: row.id,
    before: unseen ? null : SCHEDULED_EMAIL.view(row),
    after: SCHEDULED_EMAIL.view(after),
    label: row.subject,
  });
}

function reportOutcome(
  ctx: WriteContext,
  { row }: ClaimedMail,
  message: EmailMessageRow | null,
  outcome: MailOutcome,
): void {
  // A mail about somebody may go to a colleague or a client.
  const recipient = row.to_name ?? row.to_address;
  const links = {
    candidate_id: row.candidate_id,
    client_id: row.client_id,
    contact_id: row.contact_id,
    job_id: row.job_id,
    application_id: row.application_id,
  };
  if (outcome.outcome === 'held') return;
  const words = writtenBy(row.words_by);
  if (outcome.outcome === 'sent' && message !== null) {
    const data = {
      ...words,
      email_message_id: message.id,
      message_id: row.message_id,
      bounces: outcome.bounces.length,
    };
    ctx.emit('email.sent', { email_message: EMAIL_MESSAGE.view(message) });
    ctx.record({
      type: 'email_sent',
      summary: `E-mailed ${recipient}: ${row.subject}`,
      body: row.body_text,
      ...links,
      data,
    });
    return;
  }
  const summary: Sentence =
    outcome.outcome === 'unknown'
      ? `It is not known whether the mail to ${recipient} arrived: ${row.subject}`
      : outcome.outcome === 'refused' && outcome.retryAfter === null
        ? `The mail to ${recipient} could not be sent: ${row.subject}`
        : `The mail to ${recipient} was not taken yet and is tried again: ${row.subject}`;
  ctx.record({ type: 'record_changed', summary, ...links, data: { ...words, scheduled_email_id: row.id } });
}

const whose = statement((db, v: { account: string; id: string }) =>
  db
    .selectFrom('scheduled_emails')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('id', '=', v.id)
    .where('status', 'in', ['scheduled', 'held']),
);

/** Cancels a waiting mail that must not leave any more. */
export async function cancelUnreachable(ctx: WriteContext, id: string, why: Unreachable): Promise<void> {
  const [row] = await whose(ctx.tx, { account: ctx.account.id, id });
  if (row === undefined) return;
  const patch = {
    status: 'cancelled',
    cancelled_at: ctx.now,
    held_at: null,
    last_error: why,
    updated_at: ctx.now,
  } as const;
  await updateRow(ctx.tx, 'scheduled_emails', ctx.account.id, id, patch);
  await cancelMessage(ctx, row);
  const cancelled = SCHEDULED_EMAIL.view({ ...row, ...patch });
  ctx.changed({
    type: 'scheduled_email',
    id,
    before: SCHEDULED_EMAIL.view(row),
    after: cancelled,
    label: row.subject,
  });
  ctx.emit('email.cancelled', { scheduled_email: cancelled });
}

const lost = statement((db, v: { account: string; id: string; claim: string }) =>
  db
    .selectFrom('scheduled_emails')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('id', '=', v.id)
    .where('claim', '=', v.claim)
    .where('status', '=', 'sending'),
);

/** Marks a mail as failed whose process died after claiming it: whether it arrived is unknown. */
export async function giveUpMail(ctx: WriteContext, id: string, claim: string): Promise<boolean> {
  const [row] = await lost(ctx.tx, { account: ctx.account.id, id, claim });
  if (row === undefined) return false;
  await recordHandover(ctx, { row, candidate: null, references: [], optOut: null }, { outcome: 'unknown' });
  return true;
}
