import type { Draft, Read } from './draft.ts';
import { isSmall } from './small-words.ts';

const NOT_BOTH =
  /(?:(?<!\p{L})(?:not|never)|n['’]t)\s+(?:be\s+|have\s+|do\s+)?both(?!\p{L})(?:\s+of\s+(?:them|these|those))?/giu;
const AND = /^\s*(?:and|&)\s+(?:(?:who|in|on|at|an?|with|also|is|are|be|from)\s+)*$/i;
const OR = /^\s*(?:,\s*)?(?:or|\/)\s*(?:(?:who|in|on|at|an?|with|have|has|from)\s+)*$/i;

/** "Not both junior and part time", "Python or Ruby but not both": only those are left out of whom the two hold together. */
export function leaveOutBoth(draft: Draft): void {
  for (const { index, 0: said } of [...draft.text.matchAll(NOT_BOTH)]) {
    const end = index + said.length;
    const read = draft.read
      .filter(({ facet: { kind, strength } }) => kind !== 'unsupported' && strength !== 'nice')
      .toSorted((a, b) => a.at - b.at);
    const pair = behind(draft, read, end) ?? before(draft, read, index);
    if (pair === null) continue;
    const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
    const isAsked = pair[0].at < index;
    if (isAsked)
      // They stay what is asked for, and stand once more as what is left out.
      pair.forEach((one, at) => {
        const place = at === 0 ? index : end;
        const facet = { ...one.facet, strength: 'exclude', either: null, together } as const;
        draft.read.push({ ...one, at: place, end: place, facet, plain: true });
      });
    else for (const one of pair) Object.assign(one.facet, { strength: 'exclude', either: null, together });
    draft.blot(index, end);
  }
}

type Pair = [Read, Read];

function behind(draft: Draft, read: readonly Read[], from: number): Pair | null {
  const [first, second] = read.filter(({ at }) => at >= from);
  if (first === undefined || second === undefined) return null;
  const lead = draft.text.slice(from, first.at).match(/[^\s]+/g) ?? [];
  return lead.every(isSmall) && AND.test(draft.text.slice(first.end, second.at)) ? [first, second] : null;
}

function before(draft: Draft, read: readonly Read[], to: number): Pair | null {
  const [first, second] = read.filter(({ end }) => end <= to).slice(-2);
  if (first === undefined || second === undefined || second.facet.strength !== 'must') return null;
  const lead = draft.text.slice(second.end, to);
  if (!/^[\s,]*(?:but|though|and)?\s*$/i.test(lead)) return null;
  return OR.test(draft.text.slice(first.end, second.at)) ? [first, second] : null;
}
