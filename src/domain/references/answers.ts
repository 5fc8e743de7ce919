import type * as z from 'zod';
import { findRow, insertRow, json, updateRow } from '#db/rows.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Context, WriteContext } from '../context.ts';
import { oneLine } from '../fields.ts';
import { emailReferee } from './emails.ts';
import { expiryOf, nextReminder, reportedFlags, requestStatusOf } from './rules.ts';
import { type AnswerReference, type Flag, QUESTIONS, REFEREE, type SubmitReferees } from './schema.ts';
import {
  isOver,
  isWanted,
  type RefereeRow,
  type RequestRow,
  refereesOf,
  requireRequest,
  toRequest,
} from './store.ts';
import { aboutOf, rewriteRequest } from './write.ts';

/**
 * Stores the referees that a candidate names, and writes to each. Fires reference.received.
 * @throws AppError LINK_EXPIRED, LINK_REVOKED once the request has ended; CONFLICT when referees were already named;
 * VALIDATION_ERROR for the same person twice or the candidate themselves
 */
export async function submitReferees(
  ctx: WriteContext,
  input: z.output<typeof SubmitReferees>,
): Promise<void> {
  const row = await requireRequest(ctx, input.referee_request_id);
  await requireOpen(ctx, row);
  if (row.status !== 'requested') throw named();
  const about = await aboutOf(ctx, row);
  checkPeople(input.referees, about.candidate.email);
  const before = toRequest(ctx, row, []);
  for (const [position, given] of input.referees.entries()) {
    const id = newId('referee');
    const link = ctx.deployment?.link('referee', id);
    if (link === undefined) throw new AppError('INTERNAL_ERROR', 'A link cannot be made here.');
    const referee = REFEREE.row(given, {
      id,
      account_id: ctx.account.id,
      request_id: row.id,
      position,
      status: 'sent',
      hash: link.hash,
      answers: [],
      flags: reportedFlags(given, about.candidate),
      mail_id: await emailReferee(ctx, row, { id, name: given.name, email: given.email }, about, false),
      sent_at: ctx.now,
    });
    await insertRow(ctx.tx, 'referees', referee);
  }
  const after = await rewriteRequest(
    ctx,
    row,
    {
      status: 'received',
      received_at: ctx.now,
      base_at: ctx.now,
      reminders_sent: 0,
      due_at: nextReminder(ctx.now, 0),
      expires_at: expiryOf(ctx.now),
      origin: input.origin,
    },
    before,
  );
  const referees = (await refereesOf(ctx, [row.id])).get(row.id) ?? [];
  ctx.emit('reference.received', { referee_request: toRequest(ctx, after, referees) });
  ctx.record({
    ...lineOf(row),
    summary: `${about.candidate.name} named ${referees.length} referees: ${referees.map(({ name }) => oneLine(name)).join(', ')}`,
  });
}

/** Records that a candidate declines to name referees. Idempotent. */
export async function declineRequest(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireRequest(ctx, id);
  if (row.status === 'declined') return;
  await requireOpen(ctx, row);
  if (row.status !== 'requested') throw named();
  await rewriteRequest(ctx, row, { status: 'declined', due_at: null });
  ctx.record({ ...lineOf(row), summary: 'The candidate would rather name no referees' });
}

/**
 * Stores a referee's answers. The last answer completes the request; no stage changes.
 * @throws AppError LINK_EXPIRED, LINK_REVOKED once the request has ended; CONFLICT when they have already answered
 */
export async function answerReference(
  ctx: WriteContext,
  input: z.output<typeof AnswerReference>,
): Promise<void> {
  const { referee, row } = await openReferee(ctx, input.referee_id);
  const about = await aboutOf(ctx, row);
  const answers = QUESTIONS.flatMap((question, at) => {
    const answer = input.answers[at] ?? null;
    const asked = question.replaceAll('{name}', about.candidate.name);
    return answer === null ? [] : [{ question: asked, answer }];
  });
  if (answers.length === 0) throw invalid('answers', 'answers: answer at least one of the questions');
  const others = (await refereesOf(ctx, [row.id])).get(row.id) ?? [];
  const origins = [row.origin, ...others.filter(({ id }) => id !== referee.id).map(({ origin }) => origin)];
  const flags = json.decode<Flag[]>(referee.flags);
  if (input.origin !== null && origins.includes(input.origin)) flags.push('same_ip');
  const patch = REFEREE.columnsOf({
    status: 'completed',
    answers: answers,
    would_rehire: input.would_rehire,
    flags,
    origin: input.origin,
    answered_at: ctx.now,
  });
  await settle(ctx, row, referee, patch);
  ctx.record({
    ...lineOf(row),
    summary: `${oneLine(referee.name)} gave a reference for ${about.candidate.name}`,
  });
}

/** Records that a referee declines to answer. Idempotent. */
export async function declineReference(ctx: WriteContext, id: string): Promise<void> {
  const known = await findRow(ctx.db, 'referees', ctx.account.id, id);
  if (known?.status === 'declined') return;
  const { referee, row } = await openReferee(ctx, id);
  await settle(ctx, row, referee, { status: 'declined', answered_at: ctx.now });
  ctx.record({ ...lineOf(row), summary: `${oneLine(referee.name)} would rather give no reference` });
}

async function settle(
  ctx: WriteContext,
  row: RequestRow,
  referee: RefereeRow,
  patch: Partial<RefereeRow>,
): Promise<void> {
  const before = toRequest(ctx, row, (await refereesOf(ctx, [row.id])).get(row.id) ?? []);
  await updateRow(ctx.tx, 'referees', ctx.account.id, referee.id, patch);
  const status = requestStatusOf((await refereesOf(ctx, [row.id])).get(row.id) ?? []);
  const over = isOver({ status });
  await rewriteRequest(
    ctx,
    row,
    { status, due_at: over ? null : row.due_at, completed_at: status === 'completed' ? ctx.now : null },
    before,
  );
}

/** A referee who may still answer, with the request. @throws AppError as answerReference */
async function openReferee(ctx: Context, id: string): Promise<{ referee: RefereeRow; row: RequestRow }> {
  const referee = await findRow(ctx.db, 'referees', ctx.account.id, id);
  if (referee === undefined) throw notFound('referee', id, 'referee_id');
  const row = await requireRequest(ctx, referee.request_id);
  if (referee.status !== 'sent') {
    throw new AppError('CONFLICT', 'You have answered already. Thank you; there is nothing more to do.');
  }
  await requireOpen(ctx, row);
  return { referee, row };
}

async function requireOpen(ctx: Context, row: RequestRow): Promise<void> {
  if (row.status === 'expired' || row.expires_at <= ctx.now) {
    throw new AppError('LINK_EXPIRED', 'This link worked for 14 days. Ask the agency for a new one.');
  }
  if (isOver(row) || !(await isWanted(ctx, row))) {
    throw new AppError('LINK_REVOKED', 'The agency asks for nothing more here. Thank you.');
  }
}

const named = () =>
  new AppError('CONFLICT', 'You have named your referees already. Thank you; there is nothing more to do.');

function checkPeople(referees: readonly { email: string; name: string }[], own: string | null): void {
  const seen = new Set<string>();
  for (const [at, { email }] of referees.entries()) {
    const folded = email.toLowerCase();
    if (folded === own?.toLowerCase()) {
      throw invalid(`referees.${at}.email`, 'this is your own address; give the one of your referee');
    }
    if (seen.has(folded)) throw invalid(`referees.${at}.email`, 'each referee needs an address of their own');
    seen.add(folded);
  }
}

const lineOf = (row: RequestRow) =>
  ({
    type: 'reference',
    candidate_id: row.candidate_id,
    job_id: row.job_id,
    application_id: row.application_id,
    data: { referee_request_id: row.id },
  }) as const;
