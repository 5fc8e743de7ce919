import * as z from 'zod';
import { LanguageField } from '#src/lib/reader-language.ts';

/** Required text: trimmed, not empty, and no longer than the limit. */
export const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max);

/** A single line, fit for a subject, a calendar entry or a header. */
export const line = (max: number) =>
  text(max).refine(
    (given) => !/[\p{Cc}\u2028\u2029]/u.test(given),
    'must be one line without line breaks or control characters',
  );

const ENCODED_WORD = /=\?[^?]*\?[bq]\?[^?]*\?=/gi;

/**
 * A name of somebody or something, as it reads. What looks like an encoded word of a mail header (RFC 2047) is refused: a
 * program that decodes it would show a name that nobody was shown before.
 */
export const asItReads = (schema: z.ZodString): z.ZodString =>
  schema.refine(
    (given) => given.search(ENCODED_WORD) < 0,
    'must be written as it reads, such as Ana Ruiz, and not as the encoded word of a mail header (=?…?=)',
  );

/** A name that somebody other than a caller gave, on one line and without encoded words. */
export const cleanName = (given: string): string => oneLine(given.replace(ENCODED_WORD, ' '));

/** In which language the service writes its own mails to somebody; null: as the agency has it. */
export const PreferredLanguage = z.nullable(LanguageField);

/** An optional field that null clears. */
export const maybe = <T extends z.ZodType>(schema: T) => z.nullable(schema).optional();

/** Without undefined members: what an update omits must not be written. */
export function present<T extends object>(members: T): T {
  const kept = { ...members };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}

/**
 * Whether columns would not change a row, apart from the time of its last change; then nothing is written.
 * @param request needed for rows with gated values: a request that sets hidden members always counts as a change
 */
export function isUnchangedBy<T extends object>(
  row: T,
  patch: Partial<T>,
  request?: { readonly setsHidden: boolean },
): boolean {
  if (request?.setsHidden) return false;
  for (const column in patch) {
    if (column !== 'updated_at' && patch[column] !== row[column]) return false;
  }
  return true;
}

/** Collapses text of other records into one line. */
export function oneLine(text: string, max = 200): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, max);
}

/** A filter of lists by the name of the candidate. */
export const NameFilter = text(300)
  .optional()
  .describe("Words of the candidate's name, in any order and case, without accents.");
