import { findRow, insertRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { updateFromCv } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { keepText } from '../documents/index.ts';
import type { CvRead } from '../ports.ts';

/** A CV of somebody new who applied, which is still to be read. */
export interface ApplicantCv {
  account_id: string;
  document_id: string;
  /** SHA-256 of the file; null where the document is gone. */
  sha256: string | null;
  /** The agency's country. */
  country: string;
}

/** Has the CV of an applicant read after the commit. */
export async function readLater(ctx: WriteContext, documentId: string, candidateId: string): Promise<void> {
  await insertRow(ctx.tx, 'applicant_cvs', {
    document_id: documentId,
    account_id: ctx.account.id,
    candidate_id: candidateId,
  });
  ctx.wakeWorkers();
}

/** CVs of applicants of every account that are still to be read, the oldest first. */
export async function unreadCvs(db: Db, limit: number): Promise<ApplicantCv[]> {
  return db
    .selectFrom('applicant_cvs as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('documents as d', (on) =>
      on.onRef('d.id', '=', 'c.document_id').onRef('d.account_id', '=', 'c.account_id'),
    )
    .where('a.status', '=', 'active')
    .where('a.plan', '=', 'active')
    .orderBy('c.document_id')
    .limit(limit)
    .select(['c.account_id', 'c.document_id', 'd.sha256', 'a.country'])
    .execute();
}

/**
 * Keeps what the CV of an applicant says: its text for search, and what their record lacks. One that cannot be read is
 * kept as it came.
 * @param read null where the file is gone
 */
export async function settleCv(ctx: WriteContext, documentId: string, read: CvRead | null): Promise<void> {
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
  const document = await findRow(ctx.tx, 'documents', ctx.account.id, documentId);
  if (read === null || 'fault' in read || document === undefined) return;
  await keepText(ctx, documentId, read.reading.text);
  try {
    await updateFromCv(ctx, row.candidate_id, read.reading.fields, 'fill');
  } catch (error) {
    // Deleted meanwhile.
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
  }
}
