import type { FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { between, type Run, sortOf } from './runs.ts';
import { isSmall } from './small-words.ts';

/** Conditions of one kind of which any will do, as one; what stands around it is the same. */
interface Item {
  kind: FacetKind;
  reads: readonly Read[];
  at: number;
  end: number;
}

const OR = /^(?:\s*\b(?:experience|background|exposure|knowledge|skills?))?[\s,;)]*\b(?:or|and\/or)\b/i;
const LISTED = /^\s*(?:,|,?\s*\bor\b|\/)\s*(?:(?:in|at|with|an?|the|from)\s+)*$/i;
/** What ends a description, or sets one thing against another. */
const APART = /[.;()\n]|\s[-–—]\s|(?<!\p{L})(?:but|not|no|nor|without|except|unless|if|then|than)(?!\p{L})/iu;
/** Between what says which of a trade it is and the trade, and between the trade and what it has. */
const LEADS = /^(?:[-\s]*speaking)?[-\s]*$/i;
const OF_TRADE = /^[^,;.()]*$/;
const ANYWHERE =
  /^(?:\s+experience)?[\s,]*(?:and\s+)?(?:(?:who|is|are|living|lives?|based|located|from|in)\s+)*(?:anywhere|wherever|any\s+(?:location|city|town|place|country))(?!\p{L})/iu;

/**
 * "Nurses with AHPRA in Sydney or with NMC in London", "electricians on contract in Perth or permanent in Darwin": two lots of one
 * trade, each with its own conditions of the same kinds. Read one by one, a place of the one would be joined with a paper of the
 * other, and the rest asked of everybody.
 * @param read the conditions that are required, in their order
 * @returns the conditions of each lot, without what is asked of all; null where nothing is said so
 */
export function lotsOfOneTrade(draft: Draft, read: Run): Run[] | null {
  const items = itemsOf(draft, read);
  for (let at = 1; at < items.length; at += 1) {
    const isApart = isAndElsewhere(draft, items, at) || isNextElsewhere(draft, items, at);
    if (!isOr(draft, items[at - 1], items[at]) && !isApart) continue;
    const lots = lotsAround(draft, items, at);
    if (lots !== null) return lots.map((lot) => lot.flatMap(({ reads }) => reads));
  }
  return null;
}

const isOr = (draft: Draft, last: Item | undefined, next: Item | undefined): boolean =>
  last !== undefined && next !== undefined && OR.test(between(draft, last, next));

/** "Backend devs in Lisbon with Go and in Porto with Rust": nobody lives in two places. */
function isAndElsewhere(draft: Draft, items: readonly Item[], at: number): boolean {
  const [first, second, third, fourth] = items.slice(at - 2, at + 2);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    return false;
  return (
    AND.test(between(draft, second, third)) &&
    [first, third].every(({ kind }) => kind === 'location') &&
    [second, fourth].every(({ kind }) => kind !== 'role' && kind !== 'location') &&
    isOneLot(draft, first, second) &&
    isOneLot(draft, third, fourth)
  );
}

/** "Chefs on contract in Leeds, permanent in York": behind a comma, as nobody is both, each in its own place. */
function isNextElsewhere(draft: Draft, items: readonly Item[], at: number): boolean {
  const [first, second, third, fourth] = items.slice(at - 2, at + 2);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    return false;
  return (
    /^\s*[,;]\s*(?:(?:and|but)\s+)?(?:(?:on|with|at)\s+)?$/i.test(between(draft, second, third)) &&
    first.kind === third.kind &&
    ONE_OF_EACH.has(first.kind) &&
    [second, fourth].every(({ kind }) => kind === 'location') &&
    isOneLot(draft, first, second) &&
    isOneLot(draft, third, fourth)
  );
}
/** What nobody has two of, so that two of them are of two lots. */
const ONE_OF_EACH: ReadonlySet<FacetKind> = new Set([
  'seniority',
  'work_type',
  'years_experience',
  'availability',
]);

function itemsOf(draft: Draft, read: Run): Item[] {
  const items: Item[] = [];
  for (const one of read) {
    const last = items.at(-1);
    const kind = sortOf(one);
    const isList = last?.kind === kind && kind !== 'role' && LISTED.test(between(draft, last, one));
    if (isList && !isBetweenPairs(draft, { items, read, one }))
      items[items.length - 1] = { ...last, reads: [...last.reads, one], end: one.end };
    else items.push({ kind, reads: [one], at: one.at, end: one.end });
  }
  return items;
}

const LED = /^(?:(?:in|at|from|near)\s+)?/i;
const AND = /^\s*(?:and|&)\s/i;

/** "SMSTS and CSCS, or NEBOSH and 10 years": a comma and an "or" between two pairs joins the pairs, and no list. */
function isBetweenPairs(
  draft: Draft,
  { items, read, one }: { items: readonly Item[]; read: Run; one: Read },
): boolean {
  const [before, last] = items.slice(-2);
  const next = read[read.indexOf(one) + 1];
  if (before === undefined || last === undefined || next === undefined || before.kind === 'role')
    return false;
  const isElsewhere =
    one.facet.kind === 'location' &&
    next.facet.kind !== 'role' &&
    next.facet.kind !== 'location' &&
    last.kind === 'location' &&
    before.kind !== 'location' &&
    // "With AWS in London, or in Berlin with German".
    /^\s*,\s*or\s+(?:else\s+)?(?:in|at|from|near)\s+$/i.test(
      draft.text.slice(last.end, one.at + (LED.exec(draft.text.slice(one.at, one.end))?.[0].length ?? 0)),
    ) &&
    /^\s+(?:with|who|having|on)\s/i.test(draft.text.slice(one.end)) &&
    /^\s*(?:$|[.;)])/.test(draft.text.slice(next.end));
  if (isElsewhere) return true;
  return (
    /^\s*,\s*or\b/i.test(between(draft, last, one)) &&
    AND.test(between(draft, before, last)) &&
    AND.test(between(draft, one, next))
  );
}

/** The lots that an "or" parts, with those that further ones part behind it. */
function lotsAround(draft: Draft, items: readonly Item[], border: number): Item[][] | null {
  const right = forward(draft, items, border);
  const left = backward(draft, items, border, right);
  const trimmed =
    withoutShared(left, right) ??
    anywhere(draft, left, right) ??
    anded(draft, left, right) ??
    elsewhere(draft, left, right);
  if (trimmed === null) return null;
  const lots = [...trimmed];
  // "… or Agile in Hull".
  for (let next = border + right.length; isOr(draft, items[next - 1], items[next]); ) {
    const more = forward(draft, items, next);
    if (!areAlike(lots.at(-1) ?? [], more)) break;
    lots.push(more);
    next += more.length;
  }
  return isUsable(lots) ? lots : null;
}

const isUsable = (lots: readonly Item[][]): boolean =>
  lots
    .flat()
    .flatMap(({ reads }) => reads)
    .every(({ facet }) => facet.either === null && facet.together === null);

/** What goes on from an item without a comma or another "or". */
function forward(draft: Draft, items: readonly Item[], from: number): Item[] {
  const run: Item[] = [];
  for (let at = from; at < items.length; at += 1) {
    const [last, next] = [items[at - 1], items[at]];
    if (next === undefined || next.kind === 'role') break;
    if (at > from && !isOneLot(draft, last, next)) break;
    run.push(next);
  }
  return run;
}

/**
 * What leads to an item, over a comma or the trade as long as it is of a kind that the other lot has: "German-speaking buyers in
 * Munich or French-speaking in Lyon".
 */
function backward(draft: Draft, items: readonly Item[], border: number, right: readonly Item[]): Item[] {
  const run: Item[] = [];
  for (let at = border - 1; at >= 0; at -= 1) {
    const [one, next] = [items[at], items[at + 1]];
    if (one === undefined || next === undefined) break;
    if (one.kind === 'role') {
      if (at === border - 1 || !OF_TRADE.test(between(draft, one, next))) break;
      continue;
    }
    const isMissing =
      right.some(({ kind }) => kind === one.kind) && !run.some(({ kind }) => kind === one.kind);
    if (next.kind === 'role' && !(isMissing && LEADS.test(between(draft, one, next)))) break;
    if (at < border - 1 && next.kind !== 'role' && !isOneLot(draft, one, next)) {
      if (!isMissing || !/^\s*,/.test(between(draft, one, next))) break;
    }
    run.unshift(one);
  }
  return run;
}

function isOneLot(draft: Draft, last: Item | undefined, next: Item | undefined): boolean {
  if (last === undefined || next === undefined) return false;
  const said = between(draft, last, next);
  if (APART.test(said) || /,|(?<!\p{L})or(?!\p{L})|\//iu.test(said)) return false;
  return (said.match(/[\p{L}\p{N}'’]+/gu) ?? []).every((word) => isSmall(word));
}

/** Two lots without what only the first begins and the last ends with, which is asked of both. */
function withoutShared(left: readonly Item[], right: readonly Item[]): [Item[], Item[]] | null {
  if (areAlike(left, right)) return [[...left], [...right]];
  const of = (items: readonly Item[]): Set<FacetKind> => new Set(items.map(({ kind }) => kind));
  const [kindsLeft, kindsRight] = [of(left), of(right)];
  const from = left.findIndex(({ kind }) => kindsRight.has(kind));
  const to = right.findLastIndex(({ kind }) => kindsLeft.has(kind));
  const [own, other] = [left.slice(Math.max(0, from)), right.slice(0, to + 1)];
  return areAlike(own, other) ? [own, other] : null;
}

/** "SMSTS and CSCS, or NEBOSH and ten years". */
function anded(draft: Draft, left: readonly Item[], right: readonly Item[]): [Item[], Item[]] | null {
  const [a, b] = left.slice(-2);
  const [c, d, more] = right;
  if (a === undefined || b === undefined || c === undefined || d === undefined || more !== undefined)
    return null;
  const isParted = /^\s*,\s*or\b/i.test(between(draft, b, c));
  const arePairs = AND.test(between(draft, a, b)) && AND.test(between(draft, c, d));
  return isParted && arePairs
    ? [
        [a, b],
        [c, d],
      ]
    : null;
}

/** "Java or Python with AWS in London, or in Berlin with German": what stands right before the first place is of it. */
function elsewhere(draft: Draft, left: readonly Item[], right: readonly Item[]): [Item[], Item[]] | null {
  const [own, place] = left.slice(-2);
  const [other, theirs, more] = right;
  if (own === undefined || place === undefined || other === undefined || theirs === undefined) return null;
  if (more !== undefined || [own, theirs].some(({ kind }) => kind === 'location' || kind === 'role'))
    return null;
  const arePlaces = place.kind === 'location' && other.kind === 'location';
  const isParted = /^\s*,\s*or\b/i.test(between(draft, place, other));
  return arePlaces && isParted
    ? [
        [own, place],
        [other, theirs],
      ]
    : null;
}

/** "MRICS in Dublin or ten years anywhere": the second is of any place. */
function anywhere(draft: Draft, left: readonly Item[], right: readonly Item[]): [Item[], Item[]] | null {
  const [own, place] = left.slice(-2);
  const [other, more] = right;
  if (own === undefined || other === undefined || more !== undefined || place?.kind !== 'location')
    return null;
  if (own.kind === 'location' || other.kind === 'location') return null;
  return ANYWHERE.test(draft.text.slice(other.end)) ? [[own, place], [other]] : null;
}

/** Where somebody is: of two lots each has one of its own. */
const APARTS: readonly FacetKind[] = ['location', 'employer'];

/** Whether two lots have conditions of the same kinds, or each has a place of its own and something else. */
function areAlike(left: readonly Item[], right: readonly Item[]): boolean {
  if (left.length < 2 || right.length < 2) return false;
  const [ofLeft, ofRight] = [left, right].map((items) => items.map(({ kind }) => kind).toSorted());
  if (ofLeft === undefined || ofRight === undefined) return false;
  const isPlaced =
    left.length === 2 &&
    right.length === 2 &&
    APARTS.some((kind) => [0, 1].some((at) => left[at]?.kind === kind && right[at]?.kind === kind));
  if (String(ofLeft) !== String(ofRight) && !isPlaced) return false;
  return [ofLeft, ofRight].every((kinds) => new Set(kinds).size === kinds.length);
}
