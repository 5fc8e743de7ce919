import * as z from 'zod';
import type { Files } from '#src/domain/ports.ts';
import { invalid } from '#src/lib/errors.ts';

/** A CV that came with a public form, as it is kept. */
export const SentCv = z.strictObject({
  sha256: z.string(),
  size: z.int(),
  mime_type: z.string(),
  filename: z.string(),
});

/** CVs are taken as PDF or Word. */
const ACCEPTED_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

/** What the bytes show a CV to be. @throws AppError VALIDATION_ERROR on `cv` for what is neither PDF nor Word */
export async function typeOfCv(files: Files, bytes: Uint8Array): Promise<string> {
  const type = await files.typeOf(bytes);
  if (!ACCEPTED_TYPES.has(type))
    throw invalid('cv', 'cv: this is no PDF or Word document; save it as one of these');
  return type;
}

/** Keeps a CV that came with a public form. @throws AppError as typeOfCv */
export async function keepSentCv(
  files: Files,
  accountId: string,
  { filename, bytes }: { filename: string; bytes: Uint8Array },
): Promise<z.output<typeof SentCv>> {
  const type = await typeOfCv(files, bytes);
  return { ...(await files.keep(accountId, bytes, type)), filename: filename || 'cv' };
}
