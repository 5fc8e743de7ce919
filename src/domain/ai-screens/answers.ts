import { insertRow, updateRow } from '#db/rows.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { findApplication } from '../applications/index.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { addDocument } from '../documents/index.ts';
import { emptyPhoneScreen } from '../interviews/phone-screens.ts';
import { type About, emailConsultant } from './emails.ts';
import { isOpen } from './rules.ts';
import { AI_SCREEN, type AnswerRow, type SaveAnswer, SCREEN_ANSWER, type ScreenRow } from './schema.ts';
import { answersTo, questionsIn, requireScreen, toScreen } from './store.ts';
import { conclude } from './transcripts.ts';
import { dropRecording, lineOf, removeAnswers, rewriteScreen } from './write.ts';

/** Records that the candidate agrees to the screen and is whom it is meant for. Idempotent. */
export async function agree(ctx: WriteContext, id: string): Promise<void> {
  const row = await openScreen(ctx, id);
  if (row.consented_at !== null) return;
  const { candidate } = await aboutOf(ctx, row);
  await rewriteScreen(ctx, row, { status: 'opened', consented_at: ctx.now });
  ctx.record({ ...lineOf(row), summary: `${candidate.name} agreed to the AI screen` });
}

/**
 * Keeps an answer, in the place of the one before: typed, recorded, or that they pass the question over. The same answer
 * again changes nothing, so that an upload can be repeated.
 * @throws AppError CONFLICT before they agreed; LINK_EXPIRED, LINK_REVOKED once it has ended; VALIDATION_ERROR for a
 *   question that is not asked
 */
export async function saveAnswer(ctx: WriteContext, input: SaveAnswer): Promise<void> {
  const row = await agreedScreen(ctx, input.ai_screen_id);
  const question = questionsIn(row).find(({ no }) => no === input.no);
  if (question === undefined)
    throw invalid('no', 'There is no such question. Go back to the page and answer those shown.');
  const { recording, seconds } = input;
  const text = input.text === '' ? null : input.text;
  const kind = recording !== null ? 'recording' : text === null ? 'skipped' : 'text';
  const answers = await answersTo(ctx, row.id);
  const before = answers.find(({ no }) => no === input.no);
  const same = before?.kind === kind && before.sha256 === (recording?.sha256 ?? null);
  if (same && (kind === 'recording' || before.text === text)) return;
  const shown = toScreen(ctx, row, answers);
  if (before !== undefined) await dropRecording(ctx, before);
  const document =
    recording === null
      ? null
      : await addDocument(ctx, {
          file: recording,
          filename: recording.filename,
          kind: 'recording',
          candidate_id: row.candidate_id,
        });
  const answer = SCREEN_ANSWER.row(
    {},
    {
      kind,
      text: kind === 'text' ? text : null,
      seconds: kind === 'recording' ? seconds : null,
      id: before?.id ?? newId('ai_screen_answer'),
      account_id: ctx.account.id,
      screen_id: row.id,
      no: input.no,
      document_id: document?.id ?? null,
      sha256: recording?.sha256 ?? null,
      transcription: kind === 'recording' ? 'pending' : 'none',
      transcribe_at: kind === 'recording' ? ctx.now : null,
      tries: 0,
      answered_at: ctx.now,
    },
  );
  if (before === undefined) await insertRow(ctx.tx, 'ai_screen_answers', answer);
  else await updateRow(ctx.tx, 'ai_screen_answers', ctx.account.id, before.id, answer);
  if (kind === 'recording') ctx.wakeWorkers();
  await rewriteScreen(
    ctx,
    row,
    {
      status: 'in_progress',
      channel: channelOf([...answers.filter(({ no }) => no !== input.no), answer]),
      started_at: row.started_at ?? ctx.now,
      paused_at: null,
    },
    shown,
  );
  // No line for each answer: the end of the screen has one.
  ctx.record({ ...lineOf(row), summary: `Answered question ${input.no} of the AI screen` });
}

const channelOf = (answers: readonly AnswerRow[]): ScreenRow['channel'] =>
  answers.some(({ kind }) => kind === 'recording') ? 'voice' : 'text';

/** Records that the candidate pauses. What they answered is kept, and the end stays where it was. */
export async function pause(ctx: WriteContext, id: string): Promise<void> {
  const row = await agreedScreen(ctx, id);
  if (row.paused_at === null) await rewriteScreen(ctx, row, { paused_at: ctx.now });
}

/** Records that the candidate goes on after a pause. */
export async function resume(ctx: WriteContext, id: string): Promise<void> {
  const row = await agreedScreen(ctx, id);
  if (row.paused_at !== null) await rewriteScreen(ctx, row, { paused_at: null });
}

/**
 * Hands the answers over: the screen is completed, and comes to its scores once every recording is in words. Idempotent.
 * @throws AppError VALIDATION_ERROR while nothing was answered
 */
export async function finish(ctx: WriteContext, id: string): Promise<void> {
  const known = await requireScreen(ctx, id);
  if (known.status === 'completed' || known.status === 'failed') return;
  const row = await agreedScreen(ctx, id);
  const answers = await answersTo(ctx, id);
  if (!answers.some(({ kind }) => kind !== 'skipped'))
    throw invalid('answers', 'Answer at least one of the questions first, or ask for a person instead.');
  await complete(ctx, row);
}

/** Ends a screen with what was answered. */
export async function complete(ctx: WriteContext, row: ScreenRow): Promise<void> {
  const { candidate } = await aboutOf(ctx, row);
  const after = await rewriteScreen(ctx, row, {
    status: 'completed',
    completed_at: ctx.now,
    started_at: row.started_at ?? ctx.now,
    paused_at: null,
  });
  const answers = await answersTo(ctx, row.id);
  const said = answers.filter(({ kind }) => kind !== 'skipped').length;
  ctx.record({
    ...lineOf(row),
    summary: `${candidate.name} answered ${said} of ${questionsIn(row).length} questions of the AI screen`,
  });
  await conclude(ctx, after);
}

/** Records that the candidate asks to speak with a person, tells the consultant, and removes what was answered. Idempotent. */
export async function askForPerson(ctx: WriteContext, id: string): Promise<void> {
  const known = await requireScreen(ctx, id);
  if (known.person_wanted === 1) return;
  const row = await openScreen(ctx, id);
  const about = await aboutOf(ctx, row);
  await end(ctx, row, { status: 'declined', person_wanted: 1 });
  await emailConsultant(ctx, row, about);
  ctx.record({
    ...lineOf(row),
    summary: `${about.candidate.name} asks to speak with a person instead of the AI screen`,
  });
}

/** Records that the candidate would rather not take part. Idempotent. */
export async function declineScreen(ctx: WriteContext, id: string): Promise<void> {
  const known = await requireScreen(ctx, id);
  if (known.status === 'declined') return;
  const row = await openScreen(ctx, id);
  await end(ctx, row, { status: 'declined' });
  ctx.record({ ...lineOf(row), summary: 'The candidate would rather not take the AI screen' });
}

/**
 * Takes the candidate's agreement back: answers, recordings and what was made of them are removed, also after the end.
 * The application stays. Idempotent.
 */
export async function withdraw(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireScreen(ctx, id);
  if (row.status === 'withdrawn' || row.status === 'declined') return;
  if (row.consented_at === null) return declineScreen(ctx, id);
  await end(ctx, row, { status: 'withdrawn' });
  if (row.phone_screen_id !== null) await emptyPhoneScreen(ctx, row.phone_screen_id, true);
  ctx.record({
    ...lineOf(row),
    summary: 'The candidate withdrew from the AI screen; their answers were removed',
  });
}

async function end(ctx: WriteContext, row: ScreenRow, patch: Partial<ScreenRow>): Promise<void> {
  const shown = toScreen(ctx, row, await answersTo(ctx, row.id));
  await removeAnswers(ctx, row.id);
  await rewriteScreen(
    ctx,
    row,
    {
      ...patch,
      ...AI_SCREEN.columnsOf({
        channel: 'text',
        paused_at: null,
        completed_at: null,
        focus_scores: [],
        recommendation: null,
        summary: null,
        concerns: [],
        failure: null,
        phone_screen_id: null,
      }),
    },
    shown,
  );
}

/** The candidate and job of a screen. @throws AppError NOT_FOUND once the candidate is deleted */
export async function aboutOf(ctx: Context, row: ScreenRow): Promise<About> {
  const candidate = await requireCandidate(ctx, row.candidate_id);
  const application = await findApplication(ctx, row.application_id);
  return { candidate, job_title: application?.job_title ?? '', owner_id: application?.owner_id ?? null };
}

/** Whether a screen's candidate can still answer: it is open, in time, and about a live application. */
export async function isTakeable(ctx: Context, row: ScreenRow): Promise<boolean> {
  if (!isOpen(row) || row.expires_at <= ctx.now) return false;
  return (await findApplication(ctx, row.application_id))?.status === 'active';
}

async function openScreen(ctx: Context, id: string): Promise<ScreenRow> {
  const row = await requireScreen(ctx, id);
  await requireCandidate(ctx, row.candidate_id);
  if (await isTakeable(ctx, row)) return row;
  if (isOpen(row) && row.expires_at <= ctx.now)
    throw new AppError('LINK_EXPIRED', 'This page was open for 7 days. Ask the agency for a talk.');
  if (row.status === 'completed')
    throw new AppError(
      'CONFLICT',
      'You have handed your answers over already. Thank you; there is nothing more to do.',
    );
  throw new AppError('LINK_REVOKED', 'The agency asks for nothing more here. Thank you.');
}

async function agreedScreen(ctx: Context, id: string): Promise<ScreenRow> {
  const row = await openScreen(ctx, id);
  if (row.consented_at === null)
    throw new AppError('CONFLICT', 'Nothing was kept: agree first to what your answers are used for.');
  return row;
}
