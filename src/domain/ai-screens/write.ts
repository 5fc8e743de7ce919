import { updateRow } from '#db/rows.ts';
import type { WriteContext } from '../context.ts';
import { deleteDocument, findDocument } from '../documents/index.ts';
import { dueAt } from './rules.ts';
import type { AiScreen, AnswerRow, ScreenRow } from './schema.ts';
import { answersTo, toScreen } from './store.ts';

/**
 * Writes columns of a screen and reports the change.
 * @param before the screen as shown before its answers changed, if they have
 */
export async function rewriteScreen(
  ctx: WriteContext,
  row: ScreenRow,
  patch: Partial<ScreenRow>,
  before?: AiScreen,
): Promise<ScreenRow> {
  const answers = await answersTo(ctx, row.id);
  const next = { ...row, ...patch, updated_at: ctx.now };
  next.due_at = dueAt(next);
  await updateRow(ctx.tx, 'ai_screens', ctx.account.id, row.id, {
    ...patch,
    due_at: next.due_at,
    updated_at: ctx.now,
  });
  ctx.changed({
    type: 'ai_screen',
    id: row.id,
    before: before ?? toScreen(ctx, row, answers),
    after: toScreen(ctx, next, answers),
  });
  return next;
}

/** Deletes a recording, if it is still there. */
export async function dropRecording(
  ctx: WriteContext,
  { document_id }: Pick<AnswerRow, 'document_id'>,
): Promise<void> {
  if (document_id === null) return;
  if ((await findDocument(ctx, document_id)) !== undefined) await deleteDocument(ctx, document_id);
}

/** Removes the answers of a screen with their recordings. */
export async function removeAnswers(ctx: WriteContext, screen: string): Promise<void> {
  for (const answer of await answersTo(ctx, screen)) await dropRecording(ctx, answer);
  await ctx.tx
    .deleteFrom('ai_screen_answers')
    .where('account_id', '=', ctx.account.id)
    .where('screen_id', '=', screen)
    .execute();
}

/** What an activity about a screen belongs to. */
export const lineOf = (row: ScreenRow) =>
  ({
    type: 'ai_screen',
    candidate_id: row.candidate_id,
    job_id: row.job_id,
    application_id: row.application_id,
    data: { ai_screen_id: row.id },
  }) as const;
