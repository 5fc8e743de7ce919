import { AppError } from '#src/lib/errors.ts';
import type { Context } from '../context.ts';
import { fileBytes } from '../documents/index.ts';
import type { Ports } from '../ports.ts';

/** What reading a file needs. */
interface Outside {
  readonly ports: Ports;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

const READABLE_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

const WORDS = {
  unreadable: 'is damaged or holds no text; send the text itself',
  ocr_needed: 'holds pictures of text; send the text itself',
  password_protected: 'is protected by a password; send it without one',
  unsupported_type: 'is no PDF, Word or text file; send one of these, or the text itself',
} as const;

/** The text of a base64 file. @throws AppError INVALID_REQUEST for an unreadable one */
export async function textOfFile(outside: Outside, base64: string): Promise<string> {
  const bytes = fileBytes(base64);
  const { files, cvs } = outside.ports;
  const type = await files.typeOf(bytes);
  if (type === 'text/plain') return new TextDecoder().decode(bytes);
  if (!READABLE_TYPES.has(type)) throw unread('unsupported_type');
  const { id, country } = await outside.read(async (ctx) => ctx.account);
  const read = await cvs.read(id, bytes, country);
  if (!('fault' in read)) return read.reading.text;
  throw unread(read.fault);
}

function unread(fault: keyof typeof WORDS): AppError {
  return new AppError('INVALID_REQUEST', `file_base64: ${WORDS[fault]}.`, { field: 'file_base64' });
}
