import { AppError } from '#src/lib/errors.ts';

export const MAX_FILE = 10 * 1024 * 1024;

/** Accepted file types, as detected from the bytes. */
const ACCEPTED_TYPES = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/rtf',
  'text/plain',
  'image/png',
  'image/jpeg',
  'image/tiff',
  'image/heic',
  'image/webp',
]);

/**
 * Decodes a base64 file, with or without the prefix of a data URL.
 * @param field the name of the input, for the error
 * @throws AppError INVALID_REQUEST for a missing or empty file, invalid base64, or more than 10 MB
 */
export function fileBytes(base64: string, field = 'file_base64'): Uint8Array {
  const comma = base64.startsWith('data:') ? base64.indexOf(',') + 1 : 0;
  if (base64.startsWith('data:') && !/;base64$/i.test(base64.slice(0, Math.max(0, comma - 1))))
    throw bad(field, 'is a data URL that is not base64; send data:<type>;base64,<the file as base64>');
  const text = base64.slice(comma).replace(/[\r\n\t ]+/g, '');
  if (text === '') throw bad(field, 'is empty; send the whole file as base64');
  // Checked before decoding.
  if (text.length > Math.ceil(MAX_FILE / 3) * 4 + 4) throw bad(field, tooLarge);
  const digits = text.endsWith('==') ? text.length - 2 : text.length - (text.endsWith('=') ? 1 : 0);
  // Searches for one invalid character: matching the whole text would backtrack over millions of characters.
  if (digits % 4 === 1 || /[^A-Za-z0-9+/_-]/.test(text.slice(0, digits)))
    throw bad(field, 'is not base64; encode the bytes of the file, and send no address or file name');
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0) throw bad(field, 'is empty; send the whole file as base64');
  if (bytes.length > MAX_FILE) throw bad(field, tooLarge);
  return bytes;
}

const tooLarge = 'is larger than 10 MB; send a smaller file, such as a PDF without its pictures';

function bad(field: string, message: string): AppError {
  return new AppError('INVALID_REQUEST', `${field}: ${message}.`, { field });
}

/** Whether files of this type are accepted. */
export function isAcceptedType(mimeType: string): boolean {
  return ACCEPTED_TYPES.has(mimeType);
}

/** Sanitises a file name: no folders, no control or bidirectional characters, at most 255 characters, none of them cut in two. */
export function safeName(filename: string): string {
  const name = filename
    .replaceAll('\\', '/')
    .split('/')
    .at(-1)
    ?.replace(/[\p{Cc}\p{Cf}"]+/gu, '')
    .trim();
  return name === undefined || name === '' || /^\.+$/.test(name)
    ? 'document'
    : name.slice(-255).replace(/^[\uDC00-\uDFFF]/, '');
}
