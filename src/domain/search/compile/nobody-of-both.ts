import type { FacetKind } from '../facets.ts';
import type { Draft } from './draft.ts';

const NOBODY =
  /(?<!\p{L})(?:nobody|no[\s-]?one|none|not\s+any(?:one|body))\s+(?:who\s+(?:has|have|is|are|knows?)\s+|(?:with|at|from|on|of|in)\s+)[^,;.!?:]*$/iu;
const THERE =
  /^\s*(?:(?:who|that)\s+(?:is|are|lives?|sits?)\s+)?(?:based\s+)?(?:in|around|near)\s+(?:the\s+)?/i;
const KINDS: ReadonlySet<FacetKind> = new Set(['skill', 'certification', 'employer', 'language']);

/**
 * "Nobody with ICU in Perth": beside a place that is asked for, only those are left out of whom both hold. Where it is the only place, it
 * may as well be where somebody is wanted. Both are told.
 */
export function leaveOutOfBoth(draft: Draft): void {
  const read = draft.read
    .filter(({ facet: { kind } }) => kind !== 'unsupported')
    .toSorted((a, b) => a.at - b.at);
  for (const [index, first] of read.entries()) {
    const second = read[index + 1];
    const [a, b] = [first.facet, second?.facet];
    if (second === undefined || b?.kind !== 'location' || !KINDS.has(a.kind)) continue;
    if (a.strength !== 'exclude' || b.strength !== 'must' || a.together !== null || b.together !== null)
      continue;
    if (!NOBODY.test(draft.text.slice(0, first.end)) || !THERE.test(draft.text.slice(first.end, second.end)))
      continue;
    const isOther = read.some(
      ({ at, facet: { kind, strength } }) => kind === 'location' && strength === 'must' && at !== second.at,
    );
    if (!isOther) {
      draft.note(
        'read_as',
        `"${a.label}" is left out, and "${b.label}" was read as where everybody is asked for. Say another place for these to leave out only who is in ${b.label}.`.slice(
          0,
          400,
        ),
      );
      continue;
    }
    const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
    Object.assign(a, { together });
    Object.assign(b, { together, strength: 'exclude', either: null });
    draft.note(
      'read_as',
      `Those are left out of whom "${a.label}" and "${b.label}" hold together. Say each with a "nobody" of its own to leave out both.`.slice(
        0,
        400,
      ),
    );
  }
}
