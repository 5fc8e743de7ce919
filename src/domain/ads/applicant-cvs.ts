import { insertRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { updateFromCv } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { findDocument, keepText } from '../documents/index.ts';
import type { CvRead } from '../ports.ts';

/** Queues an applicant's CV to be read after the commit. */
export async function queueCv(ctx: WriteContext, documentId: string, candidateId: string): Promise<void> {
  await insertRow(ctx.tx, 'applicant_cvs', {
    document_id: documentId,
    account_id: ctx.account.id,
    candidate_id: candidateId,
  });
  ctx.wakeWorkers();
}

/**
 * Stores what an applicant's CV contains: its text for search, and what their record lacks. An unreadable CV is kept
 * unread.
 * @param read null if the file is gone
 */
export async function finishCv(ctx: WriteContext, documentId: string, read: CvRead | null): Promise<void> {
  const row = await ctx.tx
    .selectFrom('applicant_cvs')
    .where('account_id', '=', ctx.account.id)
    .where('document_id', '=', documentId)
    .select('candidate_id')
    .executeTakeFirst();
  if (row === undefined) return;
  await ctx.tx
    .deleteFrom('applicant_cvs')
    .where('account_id', '=', ctx.account.id)
    .where('document_id', '=', documentId)
    .execute();
  const document = await findDocument(ctx, documentId);
  if (read === null || 'fault' in read || document === undefined) return;
  await keepText(ctx, documentId, read.reading.text);
  try {
    await updateFromCv(ctx, row.candidate_id, read.reading.fields, 'fill', {
      from: { document_id: documentId },
    });
  } catch (error) {
    // The candidate was deleted meanwhile.
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
  }
}
