import type * as z from 'zod';
import { findRow, insertRow, json, updateRow } from '#db/rows.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { renderLightFormatting } from '#src/lib/formatting.ts';
import { newId } from '#src/lib/ids.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { refusedDraft } from '../drafts.ts';
import { isUnchangedBy } from '../fields.ts';
import type { EmailFacts, WrittenEmail } from '../ports.ts';
import { senderOf } from './blank-mail.ts';
import { notesOn, otherNotes } from './draft-notes.ts';
import { cancelScheduledRow, syncScheduledRow } from './drafts-row.ts';
import {
  type ConfirmedDraft,
  type DraftEmail,
  type DraftRow,
  EMAIL_DRAFT,
  type EmailDraft,
  type ReviseDraft,
  type UpdateDraft,
} from './drafts-schema.ts';
import { drafts, toDraft } from './drafts-store.ts';
import { factsOf } from './facts.ts';
import { asInstructed } from './followed.ts';
import { type Outside, settleSent } from './index.ts';
import { aboutOf, commitImmediate, heldColumns, reportHeld, reportScheduled } from './new-mail.ts';
import { outgoingEmailOf } from './outgoing-email.ts';
import { warnOfRepeat } from './repeated.ts';
import { addressOf, refuseGaps, refusePast, refuseUnreachable } from './rules.ts';
import { SCHEDULED_EMAIL, type SentEmail } from './schema.ts';
import { type HeldState, passMailGate } from './wording.ts';
import { wordsBy } from './words.ts';

export const { expired: expiredDrafts, nextExpiry } = drafts;

const CHIPS = {
  advance: 'screen_invite',
  reject: 'rejection',
  schedule: 'interview_confirm',
  offer: 'offer',
  freeform: null,
} as const;

/** A draft of the agency. @throws AppError NOT_FOUND */
export async function getDraft(ctx: Context, token: string): Promise<EmailDraft> {
  return toDraft(await drafts.require(ctx, token, 'review_token'));
}

/**
 * The facts that the assistant may use for a draft.
 * @throws AppError NOT_FOUND, or VALIDATION_ERROR for a person who must not be written to
 */
export async function factsForDraft(ctx: Context, input: z.output<typeof DraftEmail>): Promise<EmailFacts> {
  const about = await aboutOf(ctx, input);
  addressOf(about.candidate, undefined);
  if (input.schedule_at !== undefined) refusePast(input.schedule_at, ctx, 'schedule_at');
  return factsOf(ctx, about.candidate, about.job_id, input.intent);
}

/** Stages an empty draft that the assistant is about to write. */
export async function stageDraft(
  ctx: WriteContext,
  input: z.output<typeof DraftEmail>,
): Promise<{ draft: EmailDraft; facts: EmailFacts }> {
  const facts = await factsForDraft(ctx, input);
  return { draft: await insertDraft(ctx, input, null), facts };
}

/** Stages a draft with what the assistant wrote. */
export async function createDraft(
  ctx: WriteContext,
  input: z.output<typeof DraftEmail>,
  written: WrittenEmail,
): Promise<EmailDraft> {
  const facts = await factsForDraft(ctx, input);
  return insertDraft(ctx, input, asInstructed(written, input.instructions, facts));
}

async function insertDraft(
  ctx: WriteContext,
  input: z.output<typeof DraftEmail>,
  written: WrittenEmail | null,
): Promise<EmailDraft> {
  const { candidate, job_id, application_id } = await aboutOf(ctx, input);
  const { created_by } = await senderOf(ctx, ctx.user?.id);
  const row = EMAIL_DRAFT.row(input, {
    id: newId('email_draft'),
    account_id: ctx.account.id,
    application_id,
    job_id,
    subject: written?.subject ?? '',
    body: written?.body ?? '',
    template_chip: CHIPS[input.intent],
    words_by: wordsBy(ctx),
    notes: written === null ? [] : [...written.notes, ...(await notesOn(ctx, candidate, written))],
    task_status: written === null ? 'running' : 'completed',
    status: 'staged',
    created_by,
    created_at: ctx.now,
    updated_at: ctx.now,
    expires_at: drafts.expiryAt(ctx.now),
  });
  if (written !== null) row.scheduled_email_id = await syncScheduledRow(ctx, row);
  await insertRow(ctx.tx, 'email_drafts', row);
  const draft = toDraft(row);
  ctx.changed({ type: 'email_draft', id: row.id, before: null, after: draft, label: row.subject });
  return draft;
}

async function finished(
  ctx: WriteContext,
  { candidate_id, job_id, intent }: Pick<DraftRow, 'candidate_id' | 'job_id' | 'intent'>,
  written: WrittenEmail,
  instructions: string | null,
): Promise<Partial<DraftRow>> {
  const candidate = await requireCandidate(ctx, candidate_id);
  const facts = await factsOf(ctx, candidate, job_id, intent);
  const { subject, body, notes } = asInstructed(written, instructions, facts);
  const told = await notesOn(ctx, candidate, { subject, body });
  return EMAIL_DRAFT.columnsOf({
    subject,
    body,
    notes: [...notes, ...told],
    task_status: 'completed',
    task_error: null,
  });
}

/** Stores what the assistant wrote, or why it failed. A draft that was cancelled meanwhile stays cancelled. */
export async function finishDraft(
  ctx: WriteContext,
  token: string,
  result: WrittenEmail | { error: string },
): Promise<EmailDraft> {
  const row = await drafts.require(ctx, token);
  if (row.status !== 'staged' || row.task_status === 'completed') return toDraft(row);
  if ('error' in result) return rewrite(ctx, row, { task_status: 'failed', task_error: result.error });
  return rewrite(ctx, row, await finished(ctx, row, result, row.instructions));
}

/** Changes a staged draft. */
export async function updateDraft(
  ctx: WriteContext,
  input: z.output<typeof UpdateDraft>,
): Promise<EmailDraft> {
  const { review_token, schedule_at } = input;
  const row = await requireWritten(ctx, review_token, 'changed');
  if (schedule_at != null && schedule_at !== row.schedule_at) refusePast(schedule_at, ctx, 'schedule_at');
  const { subject = row.subject, body = row.body } = input;
  const told = await notesOn(ctx, await requireCandidate(ctx, row.candidate_id), { subject, body });
  const notes = [...otherNotes(json.decode<string[]>(row.notes)), ...told];
  return rewrite(ctx, row, EMAIL_DRAFT.patch(input, { words_by: wordsBy(ctx, row.words_by), notes }));
}

/** Restores members of a staged draft from a snapshot. */
export async function restoreDraft(
  ctx: WriteContext,
  token: string,
  members: Readonly<Record<string, unknown>>,
): Promise<EmailDraft> {
  const row = await requireWritten(ctx, token, 'changed');
  const patch = EMAIL_DRAFT.restoredColumns(members, [...EMAIL_DRAFT.restorable, 'notes']);
  if (patch.schedule_at != null) refusePast(patch.schedule_at, ctx, 'schedule_at');
  return rewrite(ctx, row, patch);
}

/** Loads the text of a staged draft for a revision. */
export async function readForRevision(
  ctx: Context,
  token: string,
): Promise<{ draft: { subject: string; body: string }; facts: EmailFacts }> {
  const row = await requireWritten(ctx, token, 'revised');
  const candidate = await requireCandidate(ctx, row.candidate_id);
  const { subject, body } = row;
  return { draft: { subject, body }, facts: await factsOf(ctx, candidate, row.job_id, row.intent) };
}

/** A revised text and the draft that it is based on. */
export interface Revision extends WrittenEmail {
  of: { subject: string; body: string };
}

/** Stores a revision. @throws AppError CONFLICT when the draft was changed while it was being revised */
export async function reviseDraft(
  ctx: WriteContext,
  input: z.output<typeof ReviseDraft>,
  revision: Revision,
): Promise<EmailDraft> {
  const row = await requireWritten(ctx, input.review_token, 'revised');
  const { of, subject, body, notes } = revision;
  const words_by = wordsBy(ctx, row.words_by);
  if (of.subject !== row.subject || of.body !== row.body) {
    throw new AppError(
      'CONFLICT',
      'The draft was changed while it was being revised, and stays as it is. Read it with get_email_draft and revise it again.',
    );
  }
  const changed = await finished(ctx, row, { subject, body, notes }, input.instruction);
  return rewrite(ctx, row, { ...changed, words_by });
}

/** Cancels a staged draft. */
export async function cancelDraft(ctx: WriteContext, token: string): Promise<EmailDraft> {
  const row = await drafts.requireStaged(ctx, token, 'cancelled');
  return rewrite(ctx, row, { status: 'cancelled', schedule_at: null });
}

/** Expires a draft whose time is over; one that is not due yet stays. */
export async function expireDraft(ctx: WriteContext, token: string): Promise<void> {
  const row = await drafts.find(ctx, token);
  if (row?.status !== 'expired') return;
  const before = toDraft({ ...row, status: 'staged' });
  await cancelScheduledRow(ctx, row.scheduled_email_id);
  const patch = { status: 'expired', updated_at: ctx.now } as const;
  await updateRow(ctx.tx, 'email_drafts', ctx.account.id, row.id, patch);
  const after = toDraft({ ...row, ...patch });
  ctx.changed({ type: 'email_draft', id: row.id, before, after, label: row.subject });
}

/**
 * Sends a draft, or schedules it if it has a time.
 * @throws AppError DRAFT_HAS_GAPS; VALIDATION_ERROR when it is missing, expired, confirmed or cancelled, its time has
 * passed, or its recipient must not be written to
 */
export async function confirmDraft(ctx: WriteContext, token: string): Promise<ConfirmedDraft> {
  const row = await requireWritten(ctx, token, 'confirmed');
  refuseGaps(row);
  // The draft is what its token names: update_email_draft changes it.
  const candidate = await requireCandidate(ctx, row.candidate_id);
  const held = await passMailGate(ctx, { candidate, addresses: [] }, [
    ['subject', row.subject],
    ['body', row.body],
  ]);
  refuseUnreachable(ctx, candidate);
  if (row.schedule_at !== null) return confirmScheduled(ctx, row, row.schedule_at, held);
  const sent = await commitImmediate(ctx, {
    candidate,
    job_id: row.job_id,
    application_id: row.application_id,
    ...(await senderOf(ctx, row.created_by ?? undefined)),
    to_address: addressOf(candidate, undefined),
    subject: row.subject.trim(),
    body_text: row.body,
    body_html: renderLightFormatting(row.body),
    words_by: row.words_by,
    held,
  });
  await close(ctx, row, sent.scheduled_email_id);
  return confirmedOf(row.id, sent);
}

async function confirmScheduled(
  ctx: WriteContext,
  row: DraftRow,
  at: string,
  held: HeldState,
): Promise<ConfirmedDraft> {
  refusePast(at, ctx, 'schedule_at');
  const id = await syncScheduledRow(ctx, row);
  const mail = await findRow(ctx.tx, 'scheduled_emails', ctx.account.id, id ?? '');
  if (mail === undefined) throw notFound('scheduled email', id ?? '');
  const patch = {
    status: 'scheduled',
    due_at: at,
    passed_at: ctx.now,
    actor: json.encode(ctx.actor),
    updated_at: ctx.now,
    ...heldColumns(held),
  } as const;
  await updateRow(ctx.tx, 'scheduled_emails', ctx.account.id, mail.id, patch);
  const after = { ...mail, ...patch };
  await warnOfRepeat(ctx, after);
  if (after.status === 'held') await reportHeld(ctx, after, SCHEDULED_EMAIL.view(mail));
  else {
    ctx.recordEmail(outgoingEmailOf(after));
    reportScheduled(ctx, after, SCHEDULED_EMAIL.view(mail));
  }
  await close(ctx, row, mail.id);
  return {
    review_token: row.id,
    candidate_id: row.candidate_id,
    status: held.review === null ? 'scheduled' : 'held',
    email_message_id: null,
    email_thread_id: null,
    scheduled_email_id: mail.id,
    to_address: mail.to_address,
    subject: mail.subject,
    scheduled_at: at,
    sent_at: null,
    last_error: null,
    review: held.review,
  };
}

/** Waits for the outcome if a confirmed draft is sent immediately. */
export async function settleDraft(outside: Outside, confirmed: ConfirmedDraft): Promise<ConfirmedDraft> {
  const { email_message_id, email_thread_id } = confirmed;
  if (email_message_id === null || email_thread_id === null) return confirmed;
  const { review_token, scheduled_at: _, ...sent } = confirmed;
  return confirmedOf(review_token, await settleSent(outside, { ...sent, email_message_id, email_thread_id }));
}

function confirmedOf(token: string, sent: SentEmail): ConfirmedDraft {
  return { review_token: token, ...sent, scheduled_at: null };
}

async function close(ctx: WriteContext, row: DraftRow, mail: string | null): Promise<void> {
  const patch = { status: 'confirmed', scheduled_email_id: mail, updated_at: ctx.now } as const;
  await updateRow(ctx.tx, 'email_drafts', ctx.account.id, row.id, patch);
  const after = toDraft({ ...row, ...patch });
  ctx.changed({ type: 'email_draft', id: row.id, before: toDraft(row), after, label: row.subject });
}

async function rewrite(ctx: WriteContext, row: DraftRow, patch: Partial<DraftRow>): Promise<EmailDraft> {
  if (isUnchangedBy(row, patch)) return toDraft(row);
  const next = { ...row, ...patch, updated_at: ctx.now };
  next.scheduled_email_id = await syncScheduledRow(ctx, next);
  await updateRow(ctx.tx, 'email_drafts', ctx.account.id, row.id, {
    ...patch,
    scheduled_email_id: next.scheduled_email_id,
    updated_at: ctx.now,
  });
  const after = toDraft(next);
  ctx.changed({ type: 'email_draft', id: row.id, before: toDraft(row), after, label: after.subject });
  return after;
}

/** A draft that can still be changed and that the assistant is not writing. @throws AppError VALIDATION_ERROR */
async function requireWritten(ctx: Context, token: string, doing: string): Promise<DraftRow> {
  const row = await drafts.requireStaged(ctx, token, doing);
  if (row.task_status !== 'running' && row.task_status !== 'queued') return row;
  throw refusedDraft(
    'draft_not_ready',
    `The draft is still being written. Read it with get_email_draft until task_status is completed; then it can be ${doing}.`,
  );
}
