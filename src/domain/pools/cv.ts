import { updateFromCv } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import type { CvReading } from '../cv/schema.ts';
import { findDocument, keepText } from '../documents/index.ts';
import type { Ports } from '../ports.ts';
import { requireRequest } from './store.ts';

/** What reading the CV of a join request needs. */
interface Outside {
  readonly ports: Ports;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

/** The content of a join request's CV, or why it could not be read; null if there is none or it is gone. */
export type ReadCv = { reading: CvReading } | { fault: string } | null;

/** Reads the CV of a join request. @throws AppError NOT_FOUND on `request_id` */
export async function readRequestCv(
  { ports, read }: Outside,
  input: { pool_id: string; request_id: string },
): Promise<ReadCv> {
  const { account, sha256 } = await read(async (ctx) => {
    const { document_id } = await requireRequest(ctx, input.pool_id, input.request_id);
    const document = document_id === null ? undefined : await findDocument(ctx, document_id);
    return { account: ctx.account, sha256: document?.sha256 ?? null };
  });
  if (sha256 === null) return null;
  return ports.cvs.read(account.id, await ports.files.read(account.id, sha256), account.country);
}

/** Fills gaps in a candidate's record from a CV, and stores its text for search. */
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
  await updateFromCv(ctx, candidateId, cv.reading.fields, 'fill', { from: { document_id: documentId } });
}
