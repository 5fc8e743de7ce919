import { insertRow, json } from '#db/rows.ts';
import { invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { requireApplication } from '../applications/index.ts';
import { calledAt } from '../at-client.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { requireJob } from '../jobs/index.ts';
import { warnOfNamingByMail } from '../named-to-client.ts';
import { blankMail, type Sender } from './blank-mail.ts';
import { outgoingEmailOf } from './outgoing-email.ts';
import { warnOfRepeat } from './repeated.ts';
import { type Bodies, refuseUnreachable } from './rules.ts';
import {
  EMAIL_MESSAGE,
  SCHEDULED_EMAIL,
  type ScheduledEmail,
  type ScheduledEmailRow,
  type SentEmail,
} from './schema.ts';
import { messageOf, threadWith } from './store.ts';
import { tellHeld } from './tell-held.ts';
import { type HeldState, wordsOf } from './wording.ts';
import type { WordsBy } from './words.ts';

interface About {
  candidate: Awaited<ReturnType<typeof requireCandidate>>;
  job_id: string | null;
  application_id: string | null;
}

/**
 * Resolves the recipient and subject records of a mail.
 * @throws AppError NOT_FOUND, or VALIDATION_ERROR for a person who must not be written to, an application of another
 * person or of another job
 */
export async function aboutOf(
  ctx: Context,
  given: { candidate_id: string; job_id?: string | undefined; application_id?: string | undefined },
): Promise<About> {
  const candidate = await requireCandidate(ctx, given.candidate_id);
  const application =
    given.application_id === undefined ? null : await requireApplication(ctx, given.application_id);
  if (given.job_id !== undefined) await requireJob(ctx, given.job_id);
  refuseUnreachable(ctx, candidate);
  if (application !== null && application.candidate_id !== candidate.id) {
    throw invalid(
      'application_id',
      `application_id: ${application.id} is of another candidate; list_applications with candidate_id ${candidate.id} shows theirs`,
    );
  }
  if (application !== null && given.job_id !== undefined && application.job_id !== given.job_id) {
    throw invalid('job_id', `job_id: ${application.id} is for ${application.job_id}; leave job_id out`);
  }
  return {
    candidate,
    job_id: given.job_id ?? application?.job_id ?? null,
    application_id: application?.id ?? null,
  };
}

interface Immediate extends Bodies, Sender, About {
  to_address: string;
  subject: string;
  words_by: WordsBy;
  /** Left out for what need not be looked at. */
  held?: HeldState;
}

/** Writes the outbox row and the tracked message of a mail that is sent immediately after the commit, unless it is held. */
export async function commitImmediate(ctx: WriteContext, mail: Immediate): Promise<SentEmail> {
  const { candidate, held, ...columns } = mail;
  const thread = await threadWith(ctx, candidate.id);
  const row: ScheduledEmailRow = {
    ...blankMail(ctx),
    ...columns,
    ...heldColumns(held),
    kind: 'immediate',
    candidate_id: candidate.id,
    to_name: await calledAt(ctx, candidate, mail.to_address),
    thread_id: thread.id,
    email_message_id: newId('email_message'),
  };
  if (row.held_at === null)
    await warnOfNamingByMail(ctx, { candidate, addresses: [row.to_address] }, wordsOf(row));
  await warnOfRepeat(ctx, row);
  await insertRow(ctx.tx, 'scheduled_emails', row);
  await insertRow(ctx.tx, 'email_messages', messageOf(row, ctx.now));
  if (row.held_at !== null) {
    await reportHeld(ctx, row, null);
    return toSent(row);
  }
  reportMessage(ctx, row);
  ctx.recordEmail(outgoingEmailOf(row));
  ctx.record({
    type: 'record_changed',
    summary: `Wrote to ${candidate.name}: ${row.subject}`,
    candidate_id: row.candidate_id,
    job_id: row.job_id,
    application_id: row.application_id,
    data: { email_message_id: row.email_message_id },
  });
  ctx.wakeWorkers();
  return toSent(row);
}

/** The columns of a mail that may wait for a person. */
export const heldColumns = (
  held: HeldState | undefined,
): Partial<Pick<ScheduledEmailRow, 'status' | 'held_at' | 'review'>> =>
  held === undefined || held.review === null
    ? {}
    : { status: 'held', held_at: held.held_at, review: json.encode(held.review) };

/** Warns whoever wrote a mail that it waits, and tells the consultant. */
export function tellHeldMail(
  ctx: WriteContext,
  row: ScheduledEmailRow,
  review: HeldState['review'],
): Promise<void> {
  const { id, client_id, job_id, candidate_id, created_by } = row;
  const label = `Mail to ${row.to_name ?? row.to_address}: ${row.subject}`;
  return tellHeld(ctx, { id, label, review, owners: [created_by], client_id, job_id, candidate_id });
}

/** Reports the tracked message of a mail that may leave. */
export function reportMessage(ctx: WriteContext, row: ScheduledEmailRow): void {
  const message = messageOf(row, row.created_at);
  ctx.changed({
    type: 'email_message',
    id: message.id,
    before: null,
    after: EMAIL_MESSAGE.view(message),
    label: row.subject,
  });
}

/** Reports a mail that waits for a person before it may leave. */
export async function reportHeld(
  ctx: WriteContext,
  row: ScheduledEmailRow,
  before: ScheduledEmail | null,
): Promise<ScheduledEmail> {
  const held = SCHEDULED_EMAIL.view(row);
  ctx.changed({ type: 'scheduled_email', id: row.id, before, after: held, label: row.subject });
  await tellHeldMail(ctx, row, held.review);
  return held;
}

/** Reports a mail that is now scheduled. */
export function reportScheduled(
  ctx: WriteContext,
  row: ScheduledEmailRow,
  before: ScheduledEmail | null,
): ScheduledEmail {
  const scheduled = SCHEDULED_EMAIL.view(row);
  ctx.changed({ type: 'scheduled_email', id: row.id, before, after: scheduled, label: row.subject });
  ctx.emit('email.scheduled', { scheduled_email: scheduled });
  ctx.record({
    type: 'record_changed',
    summary: `Scheduled a mail to ${row.to_name ?? row.to_address} for ${row.scheduled_at}: ${row.subject}`,
    candidate_id: row.candidate_id,
    job_id: row.job_id,
    application_id: row.application_id,
  });
  return scheduled;
}

/** The outcome of an immediate mail. */
export function toSent(row: ScheduledEmailRow): SentEmail {
  const status =
    row.status === 'sent' || row.status === 'held'
      ? row.status
      : ENDED.has(row.status)
        ? 'failed'
        : 'scheduled';
  const { email_message_id, thread_id, candidate_id } = row;
  if (email_message_id === null || thread_id === null || candidate_id === null)
    throw new Error(`${row.id} is no mail to a candidate`);
  return {
    email_message_id,
    email_thread_id: thread_id,
    candidate_id,
    to_address: row.to_address,
    subject: row.subject,
    status,
    sent_at: row.sent_at,
    scheduled_email_id: status === 'sent' ? null : row.id,
    last_error: row.last_error,
    review: json.decodeOrNull(row.review),
  };
}

const ENDED = new Set(['failed', 'cancelled']);
