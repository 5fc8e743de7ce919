import type { Edit, Reason } from './spans.ts';

const CONTACTS: ReadonlySet<Reason> = new Set<Reason>(['email', 'phone', 'url', 'linkedin', 'handle']);

/**
 * Names that do not reach into an address or a number from without: "Berkovitz (noa" of "Noa Berkovitz (noa.b@…" is none, and is looked
 * for again once the address is gone.
 */
export function uncrossed<T extends Edit>(found: readonly T[], edits: readonly Edit[]): T[] {
  const contacts = edits.filter(({ reason }) => CONTACTS.has(reason));
  if (contacts.length === 0) return [...found];
  return found.filter(
    (one) =>
      CONTACTS.has(one.reason) ||
      contacts.every(({ start, end }) => {
        const isApart = one.end <= start || end <= one.start;
        return isApart || (start <= one.start && one.end <= end) || (one.start <= start && end <= one.end);
      }),
  );
}
