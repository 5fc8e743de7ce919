import type { FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { isDeniedAnew } from './where-it-ends.ts';

/** Tells of what a wish or an exclusion before it reaches although it may have been said by itself. */
export function tellReached(draft: Draft): void {
  for (const { from, to } of draft.wishedAhead)
    tell(draft, inside(draft, from, to), 'nice', (label, first) => [
      'wish_reaches',
      `"${label}" was taken for a wish as "${first}" is, which it stands behind, so it only ranks. Say it before that to require it.`,
    ]);
  for (const { from, to, isBehind } of draft.excluded)
    if (isBehind !== true)
      tell(
        draft,
        deniedBy(draft, from, to),
        isSaidOf(draft, from) ? 'of them' : 'exclude',
        (label, first) => [
          'exclusion_reaches',
          `"${label}" was taken for what is not wanted, as "${first}" is, which it stands behind. Say it before that to require it.`,
        ],
      );
}

/** "Who are not contractors formerly at KPMG": what follows may be said of the people and not of the contractors. */
const isSaidOf = (draft: Draft, from: number): boolean =>
  /^(?:not|isn't|aren't)\b/i.test(draft.text.slice(from)) &&
  /\b(?:who|that|are|is)\s*$|^$/i.test(draft.text.slice(0, from));

function tell(
  draft: Draft,
  reads: readonly Read[],
  as: 'nice' | 'exclude' | 'of them',
  note: (label: string, first: string) => readonly [code: string, message: string],
): void {
  const [first, ...others] = reads.filter(({ facet, plain }) =>
    as === 'nice' ? facet.strength === 'nice' : facet.strength === 'exclude' && plain !== true,
  );
  let last = first;
  for (const next of others) {
    const before = last;
    last = next;
    if (before === undefined || first === undefined) continue;
    if (as === 'nice' ? isListed(draft, before, next) : isUnwantedToo(draft, before, next, as === 'of them'))
      continue;
    const [code, message] = note(next.facet.label, first.facet.label);
    draft.note(code, message.slice(0, 400));
  }
}

const inside = (draft: Draft, from: number, to: number): Read[] =>
  draft.read
    .filter(({ at, facet: { kind } }) => at >= from && at < to && kind !== 'unsupported')
    .toSorted((a, b) => a.at - b.at);

// What a later word denies by itself is not reached by an earlier one.
const deniedBy = (draft: Draft, from: number, to: number): Read[] =>
  inside(draft, from, to).filter((read) => !isDeniedAnew(draft, read, from));

const OPENING =
  '(?:with|who|that|we|at|in|on|from|for|above|over|under|below|up to|max|min|at least|available|able|open|not|no|never|based|living|currently|now|presently|today|formerly|previously|placed|submitted|interviewed|certified|earning|speaking|using|holding|working|employed)';
const OPENS = new RegExp(String.raw`^\s*(?:and\s+)?${OPENING}\b`, 'i');
const AND_OPENS = new RegExp(String.raw`^\s*,?\s*(?:and|&|\+)\s+${OPENING}\b`, 'i');

/** Whether one goes on with the list of wishes that the other is in: of one kind, or joined by "and" or "or". */
function isListed(draft: Draft, last: Read, next: Read): boolean {
  const between = draft.text.slice(last.end, next.at);
  const isOneKind = last.facet.kind === next.facet.kind;
  // "Ideally with Tableau and on 60k": what has its own preposition may be said by itself.
  if (!isOneKind && AND_OPENS.test(draft.text.slice(last.end, next.end))) return false;
  const isJoined = /^\s*,?\s*(?:and|or|&|\/|\+)(?![\p{L}\p{N}])/iu.test(between);
  return isJoined || (isOneKind && /^\s*(?:,|$)/.test(between));
}

/** What stands side by side in one exclusion, or in a list of one sort. */
function isUnwantedToo(draft: Draft, last: Read, next: Read, isOfThem: boolean): boolean {
  const between = draft.text.slice(last.end, next.at);
  if (!between.includes(','))
    return (next.facet.together !== null && !isOfThem) || !OPENS.test(draft.text.slice(last.end, next.end));
  return sortOf(last.facet.kind) === sortOf(next.facet.kind);
}

// A list of whom nobody wants names trades, employers and what people know side by side.
const sortOf = (kind: FacetKind): FacetKind =>
  kind === 'certification' || kind === 'keyword' || kind === 'role' || kind === 'seniority' ? 'skill' : kind;

const OF_VERB = /^\s*(?:(?:in|at|for|with|to|inside)\s+)?(?:(?:an?|the|any|one of the)\s+)?$/i;
const BY_VERB =
  /^(?:never|(?:have|has|had|did|do|does|would|could)(?:n't| not))\s+(?:(?:ever|once|actually|yet)\s+)*$/i;

/** What leaves out by a phrase and not by a name: "without Tableau", "who don't know Tableau", "never placed by us". */
const BY_PHRASE =
  /^(?:without|outside|never|(?:do|does|did|have|has)(?:n't| not)(?!\s+(?:want|need|send|show|give|include|list)))\b/i;

/**
 * "Not in Leeds currently at KPMG", "without Tableau placed by us": behind a place or a phrase that leaves people out, what has words of its
 * own to begin with is another condition.
 */
export function endExclusionsAtPhrases(draft: Draft): void {
  for (const { from, to, isBehind } of draft.excluded) {
    if (isBehind === true) continue;
    const reads = inside(draft, from, to);
    const [first] = reads;
    if (first === undefined) continue;
    // "Who never drove for Toll": what nobody knows of a verb, the company behind it is left out all the same.
    const verb = draft.text.slice(first.at, first.end);
    const second = draft.read.find(
      ({ at }) => at >= first.end && OF_VERB.test(draft.text.slice(first.end, at)),
    );
    if (
      first.facet.kind === 'keyword' &&
      first.facet.strength === 'exclude' &&
      second?.facet.kind === 'employer' &&
      /^\p{Ll}+(?:\s\p{Ll}+)?$/u.test(verb) &&
      BY_VERB.test(draft.text.slice(from, first.at))
    ) {
      second.facet.strength = 'exclude';
      const said = draft.text.slice(from, second.end);
      const reason = `"${said}": who was at ${second.facet.label} was left out, whatever "${verb}" says of it.`;
      draft.note('read_as', reason);
      Object.assign(first.facet, { kind: 'unsupported', strength: 'must', label: verb, values: [], reason });
      continue;
    }
    if (first.facet.kind !== 'location' && !BY_PHRASE.test(draft.text.slice(from, to))) continue;
    const at = reads.findIndex((read, index) => {
      const last = reads[index - 1];
      return last !== undefined && OPENS.test(draft.text.slice(last.end, read.end));
    });
    if (at < 0) continue;
    for (const read of reads.slice(at))
      if (read.plain !== true && read.facet.strength === 'exclude' && !isDeniedAnew(draft, read, from))
        read.facet.strength = 'must';
  }
}
