import type * as z from 'zod';
import { AppError } from '#src/lib/errors.ts';
import { requireCvAllowance } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import type { CvReading } from '../cv/schema.ts';
import { CV_FAULTS } from '../cv/source.ts';
import { fileBytes } from '../documents/index.ts';
import type { Ports, StoredFile } from '../ports.ts';
import type { DraftFromCv } from './schema.ts';

interface Outside {
  readonly ports: Ports;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

/**
 * Reads a CV that was sent as base64, and stores its bytes.
 * @throws AppError INVALID_REQUEST for a file that is invalid, larger than 10 MB, encrypted, or unreadable
 */
export async function openCv(
  outside: Outside,
  input: z.output<typeof DraftFromCv>,
): Promise<{ file: StoredFile; reading: CvReading }> {
  const bytes = fileBytes(input.file_base64);
  const { id, country } = await outside.read(async (ctx) => {
    // Checked before the file is parsed.
    await requireCvAllowance(ctx, 1);
    return ctx.account;
  });
  const read = await outside.ports.cvs.read(id, bytes, country, input.filename);
  if ('fault' in read) {
    throw new AppError('INVALID_REQUEST', `file_base64: the file ${CV_FAULTS[read.fault]}.`, {
      field: 'file_base64',
      type: read.fault,
    });
  }
  const type = await outside.ports.files.typeOf(bytes);
  return { file: await outside.ports.files.keep(id, bytes, type), reading: read.reading };
}
