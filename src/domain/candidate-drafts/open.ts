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

/** A CV that was read. */
export interface OpenedCv {
  file: StoredFile;
  reading: CvReading;
  /** Where the agency's model was to read it too: why it did not, and the fields it gave that do not stand in the CV. */
  unread?: string;
  dropped?: string[];
}

/**
 * Reads a CV that was sent as base64, and stores its bytes.
 * @throws AppError INVALID_REQUEST for a file that is invalid, larger than 10 MB, encrypted, or unreadable
 */
export async function openCv(outside: Outside, input: z.output<typeof DraftFromCv>): Promise<OpenedCv> {
  const bytes = fileBytes(input.file_base64);
  const { id, country, settings } = await outside.read(async (ctx) => {
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
  const file = await outside.ports.files.keep(id, bytes, type);
  const { readCv } = outside.ports;
  if (!settings.cvs_read_by_model || readCv === null) return { file, reading: read.reading };
  return { file, ...(await readAlso(read.reading, country, (text) => readCv(id, text))) };
}

/** What the rules read of a CV, and what the agency's model adds. Whatever becomes of the model, what the rules read stands. */
async function readAlso(
  reading: CvReading,
  country: string,
  ask: (text: string) => ReturnType<NonNullable<Ports['readCv']>>,
): Promise<Omit<OpenedCv, 'file'>> {
  // Tables of names and towns are loaded with these, which most services never need beside the reader's own process.
  const [{ BoundText }, { withModel }] = await Promise.all([
    import('../cv/bound-text.ts'),
    import('../cv/by-model.ts'),
  ]);
  const sent = new BoundText(reading);
  if (sent.text.trim() === '') return { reading };
  const asked = await ask(sent.text);
  return 'unread' in asked
    ? { reading, unread: asked.unread }
    : withModel(reading, asked.answer, sent, country);
}
