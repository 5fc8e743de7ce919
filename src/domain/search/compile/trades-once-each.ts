import type { Draft, Read } from './draft.ts';
import type { Run } from './runs.ts';

const WHO = /^\s*,?\s*(?:(?:who|that)\s+)?(?:all\s+|have\s+)?$/i;
const JOINT = /^\s*(?:[,;]\s*)?(?:(?:or|and|and\/or|plus|&|as\s+well\s+as)\s+)?(?:also\s+|any\s+|some\s+)?$/i;

const isTrade = (read: Read | undefined, when: 'past' | null): read is Read =>
  read?.facet.kind === 'role' &&
  read.facet.when === when &&
  read.facet.either === null &&
  read.facet.together === null;

/**
 * "Underwriters who used to be paralegals, or claims people who were conveyancers once": of several trades each has the one that it was
 * before. Read apart nobody would meet them all.
 * @returns a run for each trade; null where they are not all of that kind
 */
export function tradesOnceEach(draft: Draft, read: Run): Run[] | null {
  for (let from = 0; from < read.length; from += 1) {
    const runs: Run[] = [];
    for (let at = from; ; at += 2) {
      const [now, once] = [read[at], read[at + 1]];
      const last = runs.at(-1)?.at(-1);
      if (!isTrade(now, null) || !isTrade(once, 'past') || once.at < now.end) break;
      if (!WHO.test(draft.text.slice(now.end, once.at))) break;
      const joint = last === undefined ? '' : draft.text.slice(last.end, now.at);
      if (last !== undefined && (joint.trim() === '' || !JOINT.test(joint))) break;
      runs.push([now, once]);
    }
    if (runs.length > 1) return runs;
  }
  return null;
}
