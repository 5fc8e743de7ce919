import { findRow } from '#db/rows.ts';
import { updateFromCv } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import type { CvReading } from '../cv/schema.ts';
import { keepText } from '../documents/index.ts';
import type { Ports } from '../ports.ts';
import { requireRequest } from './store.ts';

/** What reading the CV of a join request takes: the file, and who reads it. */
interface Outside {
  readonly ports: Ports;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

/** What the CV of a join request says, or why it could not be read; null where none came or it is gone. */
export type ReadCv = { reading: CvReading } | { fault: string } | null;

/** Reads the CV that came with a join request. @throws AppError NOT_FOUND on `request_id` */
export async function readRequestCv(
  { ports, read }: Outside,
  input: { pool_id: string; request_id: string },
): Promise<ReadCv> {
  const { account, sha256 } = await read(async (ctx) => {
    const { document_id } = await requireRequest(ctx, input.pool_id, input.request_id);
    const document =
      document_id === null ? undefined : await findRow(ctx.db, 'documents', ctx.account.id, document_id);
    return { account: ctx.account, sha256: document?.sha256 ?? null };
  });
  if (sha256 === null) return null;
  return ports.cvs.read(account.id, await ports.files.read(account.id, sha256), account.country);
}

/** Fills in what a candidate's record lacks from a CV that was read, and keeps its text for search. */
export async function applyCv(
  ctx: WriteContext,
  candidateId: string,
  documentId: string,
  cv: ReadCv,
): Promise<void> {
  if (cv === null) return;
  if ('fault' in cv) {
    ctx.warn('cv_not_read', `The CV is kept, but it could not be read (${cv.fault}); look at it yourself.`);
    return;
  }
  await keepText(ctx, documentId, cv.reading.text);
  await updateFromCv(ctx, candidateId, cv.reading.fields, 'fill');
}
