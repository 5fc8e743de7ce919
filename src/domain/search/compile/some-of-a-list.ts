import { matchesOf } from '#src/lib/matches.ts';
import { facet } from '../facets.ts';
import type { Draft, Read } from './draft.ts';

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
const MANY = String.raw`(?:two|three|four|five|six|[2-6])`;
/** "Two of", "at least 2 out of the following five:", "any three from". */
const SOME_OF = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:who\s+)?(?:(?:with|has|have|having|holds?|knows?|ticks?|meets?|uses?)\s+)?(?:(?:any|at\s+least|minimum(?:\s+of)?|min\.?|a\s+minimum\s+of|no\s+(?:fewer|less)\s+than)\s+)?(?<count>two|three|four|[2-4])(?:\+|\s+or\s+more)?\s+(?:out\s+of|of|from(?:\s+among)?|among)\s+(?:(?:(?:the|these|those|following)(?!\p{L})\s*)+(?:${MANY}\s*)?(?:(?:skills?|languages?|tools?|tickets?|systems?|things|certificates?|certs?)\s*)?|${MANY}\s*(?=[:(]))?[:(–-]?\s*(?!\d|(?:two|three|four|five|six|ten|our|my|your|his|her|their|its|them|us|you|it|whom|which|an?|any|every|all)(?!\p{L}))(?=[\p{L}\p{N}])`,
  'giu',
);
const JOINT = /^\s*(?:,\s*(?:(?:and|or|&)\s+)?|(?:and|or|and\/or)\s+|&\s*|\/\s*)$/i;
const LISTED = new Set(['skill', 'certification', 'language', 'keyword']);
/** Alternatives of a query have so many conditions at most. */
const MOST = 30;

/**
 * Reads that some of a list are enough, "two of React, Node and AWS": each choice of so many becomes an alternative whose conditions
 * hold together.
 * @returns what makes the choices once the list is read
 */
export function readSomeOf(draft: Draft): () => void {
  const asked = matchesOf(SOME_OF, draft.rest).map((match) => {
    const [said] = match;
    const word = match.groups?.count?.toLowerCase() ?? '';
    const at = match.index;
    draft.blot(at, at + said.length);
    return { at, end: at + said.length, said: said.trim(), count: COUNTS[word] ?? Number(word) };
  });
  return () => {
    for (const one of asked) choose(draft, one);
  };
}

function choose(draft: Draft, { end, said, count }: { end: number; said: string; count: number }): void {
  const items = listBehind(draft, end);
  const choices = items.length > count ? choicesOf(items, count) : [];
  if (items.length === count) return;
  if (choices.length === 0 || choices.length * count > MOST) {
    const message = `"${said}" was not used: what stands behind it was read, and how many of it are enough was not.`;
    draft.note('not_used', message);
    return;
  }
  const either = draft.freeNumber();
  let together = Math.max(0, ...draft.read.map((read) => read.facet.together ?? 0));
  const chosen = choices.flatMap((choice) => {
    together += 1;
    return choice.map((read) => ({ ...read, facet: facet({ ...read.facet, either, together }) }));
  });
  draft.read.splice(0, draft.read.length, ...draft.read.filter((read) => !isAmong(items, read)), ...chosen);
  const labels = choices.map((choice) => `"${choice.map((read) => read.facet.label).join(' + ')}"`);
  draft.note('alternatives', `${labels.join(' or ')}: who meets all of one of them is found.`.slice(0, 400));
}

/** Whether a condition is one of a list, or holds names of it. */
const isAmong = (items: readonly Read[], { at, end, facet: { kind } }: Read): boolean =>
  items.some((item) => item.at === at && item.end === end && item.facet.kind === kind);

/** What is listed right behind a place: single conditions, each joined to the one before it. */
function listBehind(draft: Draft, from: number): Read[] {
  const read = draft.read
    .filter((one) => one.at >= from && one.facet.kind !== 'unsupported')
    .toSorted((a, b) => a.at - b.at);
  const items: Read[] = [];
  let end = from;
  for (const one of read) {
    const between = draft.text.slice(end, one.at);
    if (items.length === 0 ? !/^[\s:(]*$/.test(between) : !JOINT.test(between)) break;
    const { kind, strength, values, together } = one.facet;
    if (!LISTED.has(kind) || strength !== 'must' || together !== null) break;
    // "German, French or Dutch" is one condition of three names by now.
    for (const value of values)
      items.push(
        values.length === 1 ? one : { ...one, facet: { ...one.facet, label: value, values: [value] } },
      );
    end = one.end;
  }
  return items;
}

/** All ways to take so many of some. */
function choicesOf(items: readonly Read[], count: number): Read[][] {
  if (count === 0) return [[]];
  return items.flatMap((one, at) => choicesOf(items.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}
