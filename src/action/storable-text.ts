import type * as z from 'zod';

interface Fault {
  path: (string | number)[];
  message: string;
}

/** How a long text ends that an answer to an assistant has cut short (tools/fit.ts). */
const CUT_SHORT = /… \[\d+ more characters\]$/;

/**
 * Checks that no text in an input, at any depth, contains characters that the store cannot keep, or was cut short by the
 * answer that it was read from. PostgreSQL rejects U+0000, half of a surrogate pair would read back as another character,
 * and a cut text would overwrite the whole one.
 */
export function storableText(input: unknown, context: z.RefinementCtx): void {
  const fault = faultIn(input, []);
  if (fault !== null) context.addIssue({ code: 'custom', ...fault });
}

function faultIn(value: unknown, path: Fault['path']): Fault | null {
  if (typeof value === 'string') {
    if (CUT_SHORT.test(value))
      return {
        path,
        message: 'was cut short by the answer it was read from; send the whole text, or leave it out',
      };
    const what = value.includes('\u0000') ? 'the character U+0000' : halfPair(value);
    return what === null ? null : { path, message: `holds ${what}, which cannot be kept; leave it out` };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const fault = faultIn(member, [...path, Array.isArray(value) ? Number(key) : key]);
    if (fault !== null) return fault;
  }
  return null;
}

function halfPair(text: string): string | null {
  return text.isWellFormed() ? null : 'half of a surrogate pair';
}
