import { findRow, updateRow } from '#db/rows.ts';
import { findApplication } from '../applications/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { findDocument } from '../documents/index.ts';
import { createPhoneScreen } from '../interviews/phone-screens.ts';
import type { TranscriptionResult } from '../ports.ts';
import { nextTry } from './rules.ts';
import { AI_SCREEN, type AnswerRow, type ScreenRow } from './schema.ts';
import { scored } from './scoring.ts';
import { answersTo, questionsIn, requireScreen, toScreen } from './store.ts';
import { lineOf, rewriteScreen } from './write.ts';

/** A recording that is to be put into words. */
export interface Recording {
  sha256: string;
  mime_type: string;
}

const MAX_TRANSCRIPT = 20_000;

/** Reads a recording that waits for speech to text; undefined for one that is gone. */
export async function recordingOf(ctx: Context, answerId: string): Promise<Recording | undefined> {
  const row = await findRow(ctx.db, 'ai_screen_answers', ctx.account.id, answerId);
  if (row === undefined || row.document_id === null || row.transcribe_at === null) return undefined;
  const document = await findDocument(ctx, row.document_id);
  return document === undefined ? undefined : { sha256: document.sha256, mime_type: document.mime_type };
}

/**
 * Writes down what speech to text made of a recording; a screen that was waiting for its last one comes to its scores.
 * Does nothing for an answer that was given anew meanwhile.
 */
export async function settleTranscription(
  ctx: WriteContext,
  answerId: string,
  heard: TranscriptionResult,
  of: Recording,
): Promise<void> {
  const answer = await findRow(ctx.db, 'ai_screen_answers', ctx.account.id, answerId);
  if (answer === undefined || answer.sha256 !== of.sha256 || answer.transcribe_at === null) return;
  const row = await requireScreen(ctx, answer.screen_id);
  const shown = toScreen(ctx, row, await answersTo(ctx, row.id));
  const patch = patchOf(ctx, answer, heard);
  await updateRow(ctx.tx, 'ai_screen_answers', ctx.account.id, answerId, patch);
  if (patch.transcription === 'pending') return;
  const after = await rewriteScreen(ctx, row, {}, shown);
  ctx.record({
    ...lineOf(row),
    summary: `Recording of question ${answer.no} of the AI screen: ${patch.transcription === 'done' ? 'put into words' : 'could not be put into words'}`,
  });
  if (row.status === 'completed') await conclude(ctx, after);
}

function patchOf(ctx: Context, { tries }: AnswerRow, heard: TranscriptionResult) {
  const text = 'text' in heard ? heard.text.trim() : '';
  if (text !== '')
    return {
      text: text.slice(0, MAX_TRANSCRIPT),
      transcription: 'done' as const,
      transcribe_at: null,
      tries: tries + 1,
    };
  // Nothing was heard in it: asking again would hear nothing either.
  const lasting = 'text' in heard || heard.lasting;
  const next = lasting ? null : nextTry(tries + 1, ctx.now);
  return {
    transcription: next === null ? ('failed' as const) : ('pending' as const),
    transcribe_at: next,
    tries: tries + 1,
  };
}

/**
 * Brings a completed screen to its scores and to a phone-screen draft that a person decides on, once nothing waits for
 * speech to text. It moves and rejects nobody by what it found.
 */
export async function conclude(ctx: WriteContext, row: ScreenRow): Promise<void> {
  const answers = await answersTo(ctx, row.id);
  if (answers.some(({ transcription }) => transcription === 'pending')) return;
  const textOf = (no: number): string | null => answers.find((answer) => answer.no === no)?.text ?? null;
  const said = questionsIn(row).map((question) => ({ question, text: textOf(question.no) }));
  const unheard = answers.filter(({ transcription }) => transcription === 'failed').length;
  if (unheard > 0 && said.every(({ text }) => text === null)) {
    await rewriteScreen(ctx, row, {
      status: 'failed',
      failure: 'No recording could be put into words. They can be listened to under answers.',
    });
    ctx.record({ ...lineOf(row), summary: 'The recordings of the AI screen could not be put into words' });
    return;
  }
  const result = scored(said);
  const failure =
    unheard === 0 ? null : `${unheard} of the recordings could not be put into words; listen to them.`;
  const summary = failure === null ? result.summary : `${result.summary} ${failure}`;
  await rewriteScreen(
    ctx,
    row,
    AI_SCREEN.columnsOf({
      ...result,
      summary,
      failure,
      phone_screen_id: await draftOf(ctx, row, said, `AI screen. ${summary}`),
    }),
  );
}

async function draftOf(
  ctx: WriteContext,
  row: ScreenRow,
  said: readonly { question: { question: string }; text: string | null }[],
  notes: string,
): Promise<string | null> {
  const answers = said.flatMap(({ question: { question }, text }) =>
    text === null ? [] : [{ question, answer: text }],
  );
  const application = await findApplication(ctx, row.application_id);
  if (answers.length === 0 || application?.status !== 'active') return null;
  return (await createPhoneScreen(ctx, { application_id: row.application_id, answers, notes })).id;
}
