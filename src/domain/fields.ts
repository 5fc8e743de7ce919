import * as z from 'zod';

/** Text that says something: trimmed, not empty, and no longer than the limit. */
export const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max);

/** One line that can stand in a subject, a calendar entry or a header. */
export const line = (max: number) =>
  text(max).refine(
    (given) => !/[\p{Cc}\u2028\u2029]/u.test(given),
    'must be one line without line breaks or control characters',
  );

/** A field that may be left out, and that null clears or leaves empty. */
export const maybe = <T extends z.ZodType>(schema: T) => z.nullable(schema).optional();

/** The members that have a value, null included: what a change leaves out must not be written. */
export function present<T extends object>(members: T): T {
  const kept = { ...members };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}

/**
 * Whether columns would leave a row as it is, the time of its last change aside: then there is nothing to write.
 * @param request where the row holds gated values; one that sets them unseen is never told that nothing changes
 */
export function leavesAsIs<T extends object>(
  row: T,
  patch: Partial<T>,
  request?: { readonly blind: boolean },
): boolean {
  if (request?.blind) return false;
  for (const column in patch) {
    if (column !== 'updated_at' && patch[column] !== row[column]) return false;
  }
  return true;
}

/** Text that other records hold, as it can stand in one line. */
export function oneLine(text: string, max = 200): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, max);
}
