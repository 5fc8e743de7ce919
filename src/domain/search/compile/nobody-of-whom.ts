import type { FacetKind } from '../facets.ts';
import type { Draft } from './draft.ts';

const NOBODY = /(?<!\p{L})(?:nobody|no[\s-]?one|none|not\s+any(?:one|body))(?!\p{L})[^,;.!?]*$/iu;
/** What leads from the first that is said of nobody to the second. */
const OF_WHOM =
  /^\s*(?:(?:and\s+)?(?:who|whom|that|which)(?:\s+(?:is|are|was|were))?|and\s+(?:is|are|was|were|has\s+been|have\s+been))?\s*$/i;
const KINDS: ReadonlySet<FacetKind> = new Set(['desk', 'employer', 'location']);

/**
 * "Nobody at EY whom we have placed": what stands in the same clause is said of those who are left out, and asked of nobody. Only those
 * of whom both hold are left out, and that is told.
 */
export function leaveOutOfWhom(draft: Draft): void {
  const read = draft.read
    .filter(({ facet: { kind } }) => kind !== 'unsupported')
    .toSorted((a, b) => a.at - b.at);
  for (const [index, first] of read.entries()) {
    const second = read[index + 1];
    if (second === undefined || !NOBODY.test(draft.text.slice(0, first.end))) continue;
    const [a, b] = [first.facet, second.facet];
    if (!KINDS.has(a.kind) || !KINDS.has(b.kind) || a.kind === b.kind) continue;
    if (a.kind !== 'desk' && b.kind !== 'desk') continue;
    if (a.strength !== 'exclude' || b.strength !== 'must' || a.together !== null || b.together !== null)
      continue;
    if (!OF_WHOM.test(draft.text.slice(first.end, second.at))) continue;
    const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
    Object.assign(a, { together });
    Object.assign(b, { together, strength: 'exclude' });
    draft.note(
      'read_as',
      `Those are left out of whom "${a.label}" and "${b.label}" hold together. Say each with a "nobody" of its own to leave out both.`.slice(
        0,
        400,
      ),
    );
  }
}
