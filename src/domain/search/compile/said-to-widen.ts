import type { Facet, FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';

/** Kinds of which two are alternatives where the second is said to do as well. */
const EITHER: ReadonlySet<FacetKind> = new Set([
  'location',
  'role',
  'seniority',
  'work_type',
  'work_rights',
  'employer',
]);
/** Of these a wish that is said to do as well is an alternative to what is asked for: "permanent developers, contractors too". */
const WISHED: ReadonlySet<FacetKind> = new Set(['seniority', 'work_type']);
/** Kinds of one figure, of which the wider is meant. */
const FIGURES: ReadonlySet<FacetKind> = new Set([
  'years_experience',
  'salary',
  'availability',
  'last_contact',
]);
/** Kinds that everybody has one of, so that "including" one of them leaves nobody out. */
const INCLUDED: ReadonlySet<FacetKind> = new Set(['seniority', 'work_type', 'work_rights']);

const WOULD = String.raw`(?:(?:we|i|they|client|she|he)\s+)?(?:would|could|can|might|will|'d|happy\s+to|open\s+to|prepared\s+to)`;
const TAKE = String.raw`(?:consider(?:ing)?|look(?:ing)?\s+at|take|taking|accept(?:ing)?|see(?:ing)?|settle\s+for|interview(?:ing)?)`;
const WIDENS = String.raw`(?:including|includes?|incl\.?|inc\.|as\s+well\s+as|along\s+with|(?<!\b(?:who|that|are|is|be|can|must|should|have|has|am)\s+)also|(?<!\b(?:an?|big|huge|real|definite|is|be)\s+)plus|even(?!\s+(?:if|though|better))|in\s+addition\s+to|not\s+just|not\s+only|${WOULD}\s+(?:also\s+|even\s+)?${TAKE})`;
const FILLS = String.raw`(?:those|these|the|ones?|people|persons?|candidates|staff|anyone|anybody|folks?|who|that|are|is|currently|now|in|at|from|of|based|living|working|work|and|or|an?|any|all|for|with)`;
const WIDENS_BETWEEN = new RegExp(
  String.raw`^'?s?(?:[\s,;()&–—-]|(?<!\p{L})${FILLS}(?!\p{L}))*(?<!\p{L})${WIDENS}(?![\p{L}])(?:[\s,;()&–—-]|(?<!\p{L})${FILLS}(?!\p{L}))*$`,
  'iu',
);
const FILLED = new RegExp(
  String.raw`^(?:[\s()&-]|(?<!\p{L})(?:${FILLS}|even|also|maybe|perhaps)(?!\p{L}))*$`,
  'iu',
);
const DOES_AS_WELL =
  /^s?\s*(?:(?:ones|people|staff|candidates|folks|level|roles?|(?:based|located)(?=\s))\s+)?(?:(?:is|are|would\s+be|will\s+be|could\s+be|all|totally|absolutely|perfectly|just\s+as|equally)\s+)*(?:too(?!\s+\p{L})|as\s+well(?!\s+as)|also(?:\s+(?:fine|ok(?:ay)?|good|great|can|welcome|possible|works?|will\s+do|considered|acceptable|included?|count))?(?=\s*(?:$|[,;.)!]))|included|ok(?:ay)?|fine|welcome|acceptable|possible|considered|no\s+problem|not\s+a\s+problem|will\s+do|would\s+do|works?\s+too|works?\s+as\s+well|count\s+too)(?!\p{L})/iu;
const TOO = new RegExp(String.raw`(?<!\p{L})${WIDENS}(?!\p{L})`, 'iu');
const CONSIDERS = new RegExp(String.raw`(?<!\p{L})${WOULD}\s+(?:also\s+|even\s+)?${TAKE}(?!\p{L})`, 'iu');
const REMOTE = 'remote';
const MOVING = 'moving there';
/** That all of it is asked of one person. */
const BOTH =
  /(?<![\p{L}-])(?:both|only|just|must|needs?|have\s+to|has\s+to|same\s+time|ideally|prefer\p{L}*|bonus|nice\s+to\s+have|advantage|of\s+(?:these|those|them)|neither|nor|not|no|without|never|except)(?![\p{L}-])/iu;

/**
 * Reads what is said to do as well: "Sydney, remote too", "permanent people as well as contractors", "5 years, 3 is fine". Of two
 * conditions of one kind the second widens the first then, and asks for nothing besides it.
 */
export function widened(draft: Draft, joined: readonly Read[]): Read[] {
  const kept = contactsWidened(draft, joined);
  for (const next of kept.toSorted((a, b) => a.at - b.at)) {
    const { kind } = next.facet;
    const isWish = next.facet.strength === 'nice' && WISHED.has(kind);
    if (!isFree(next.facet) || (next.facet.strength !== 'must' && !isWish)) continue;
    const first = kept
      .filter((one) => one !== next && one.at < next.at && one.end <= next.at && one.facet.kind === kind)
      .toSorted((a, b) => a.at - b.at)
      .at(-1);
    const said = wordsBetween(draft.text, joined, first?.end ?? 0, next.at);
    if (first === undefined) {
      if (INCLUDED.has(kind) && next.facet.strength === 'must' && isIncluded(said)) leaveOpen(draft, next);
      continue;
    }
    // "Sydney plus remote ones": no plus point.
    if (first.facet.strength === 'nice' && /^\s*plus(?!\p{L})/iu.test(said)) first.facet.strength = 'must';
    if (first.facet.strength !== 'must' || !isFree(first.facet)) continue;
    if (!mayBeEither(first.facet, next.facet, said)) continue;
    if (!isSaidToWiden(draft.text, said, next)) {
      if (EITHER.has(kind)) tellBoth(draft, first.facet, next.facet, said);
      continue;
    }
    if (EITHER.has(kind)) joinAsEither(draft, kept, first, next);
    else if (FIGURES.has(kind)) widen(kept, first, next);
  }
  return kept;
}

const isFree = ({ either, together, absent, when, kind }: Facet): boolean =>
  either === null && together === null && !absent && (kind !== 'employer' || when !== null);

/** Where somebody would move to is asked for beside where they live, and a country beside remote work is where from. */
function mayBeEither(a: Facet, b: Facet, said: string): boolean {
  // Of two houses at both of which somebody works now, or of one at which they are or were.
  if (a.kind === 'employer')
    return a.when === b.when ? a.when === 'current' : a.values.join() === b.values.join();
  if (a.kind !== 'location') return true;
  if ([a, b].some(({ movable, values }) => movable || values.length === 0 || values.includes(MOVING)))
    return false;
  if (CONSIDERS.test(said)) return false;
  return !isRemoteAlone(a) || isRemoteAlone(b) || WIDENS_BETWEEN.test(said);
}

const isRemoteAlone = ({ values }: Facet): boolean => values.join() === REMOTE;

/** A word that widens between two of a kind, in words that were not read. */
function tellBoth(draft: Draft, a: Facet, b: Facet, said: string): void {
  const last = said.slice(said.search(/[^,;.(\n–—]*$/u));
  if (a.strength !== 'must' || b.strength !== 'must' || !TOO.test(last) || BOTH.test(last)) return;
  draft.note(
    'read_as',
    `"${a.label}" and "${b.label}" were both asked of one person. Where either of them will do, join them by an "or".`,
  );
}

/** The text between two readings, without what was read of other things. */
function wordsBetween(text: string, joined: readonly Read[], from: number, until: number): string {
  let said = text;
  for (const { at, end, facet } of joined)
    if (facet.kind !== 'keyword' && facet.kind !== 'unsupported')
      said = said.slice(0, at) + ' '.repeat(end - at) + said.slice(end);
  return said.slice(from, until);
}

function isSaidToWiden(text: string, said: string, next: Read): boolean {
  const last = said.slice(said.search(/[^,;.(\n–—]*$/u));
  if (BOTH.test(last.replace(/not\s+(?:just|only)/iu, ''))) return false;
  const isFigure = FIGURES.has(next.facet.kind) && next.facet.kind !== 'last_contact';
  if (!isFigure && WIDENS_BETWEEN.test(said)) return true;
  const behind = text.slice(next.end);
  if (
    isFigure &&
    /^\s*(?:is|are|years?|yrs?)?\s*too(?!\p{L})/iu.test(behind) &&
    !/(?:even|also)/iu.test(last)
  )
    return false;
  return (
    FILLED.test(last) && /[,;.(\n–—&]|(?<!\p{L})(?:and|or)(?!\p{L})/iu.test(said) && DOES_AS_WELL.test(behind)
  );
}

const isIncluded = (said: string): boolean =>
  /(?<!\p{L})(?:including|incl\.?|even(?!\s+if)|whether\s+or\s+not|not\s+necessarily|regardless\s+of)(?:\s+(?:those|the|ones|people|anyone|who|are|an?|being))*\s*$/iu.test(
    said,
  );

/** "Accountants including juniors": nobody has to be one. */
function leaveOpen(draft: Draft, { facet }: Read): void {
  facet.strength = 'nice';
  draft.note(
    'not_required',
    `"${facet.label}" was said to be included, so it only ranks and nobody was left out by it.`,
  );
}

function joinAsEither(draft: Draft, kept: Read[], first: Read, next: Read): void {
  const [a, b] = [first.facet, next.facet];
  const isRemote = isRemoteAlone(a) !== isRemoteAlone(b);
  const isOfOneShape =
    !isRemote &&
    a.when === b.when &&
    a.within_km === b.within_km &&
    a.movable === b.movable &&
    a.values.length > 0;
  b.strength = 'must';
  if (isOfOneShape && b.values.length > 0) {
    a.label = `${a.label} or ${b.label.replace(/^now at /, '')}`.slice(0, 200);
    a.values = [...new Set([...a.values, ...b.values])];
    kept.splice(kept.indexOf(next), 1);
    return;
  }
  a.either = Math.max(draft.freeNumber(), 1 + Math.max(0, ...kept.map(({ facet }) => facet.either ?? 0)));
  b.either = a.either;
}

/** "5 years, 3 is fine too", "up to 120k, even 130k": of two figures the one that leaves out fewer is asked for, the other ranks. */
function widen(kept: Read[], { facet: a }: Read, next: Read): void {
  const b = next.facet;
  if (a.currency !== b.currency && a.currency !== null && b.currency !== null) return;
  const [hasLeast, hasMost] = [a.min !== null && b.min !== null, a.max !== null && b.max !== null];
  // "From 100k" and "up to 130k" are one span.
  if (!hasLeast && !hasMost) return;
  const [min, max] = [
    a.min === null || (b.min === null && !hasMost) ? null : Math.min(a.min, b.min ?? a.min),
    a.max === null || (b.max === null && !hasLeast) ? null : Math.max(a.max, b.max ?? a.max),
  ];
  if (min === a.min && max === a.max) {
    kept.splice(kept.indexOf(next), 1);
    return;
  }
  a.strength = 'nice';
  if (min === b.min && max === b.max) return;
  next.facet = { ...b, min, max, label: `${a.label} or ${b.label}`.slice(0, 200) };
}

const ONLY_NEVER = /(?<!\p{L})(?:only|just|of\s+(?:these|those|them)|specifically|namely)(?!\p{L})/iu;

/**
 * Whoever was never contacted counts as not contacted for any time: both said of the same people are the longer lot. What is said of
 * a call that there was and of none at all is of two lots.
 */
function contactsWidened(draft: Draft, joined: readonly Read[]): Read[] {
  const kept = [...joined];
  const of = (is: (facet: Facet) => boolean) =>
    kept.find(
      ({ facet }) =>
        facet.kind === 'last_contact' && facet.strength === 'must' && facet.either === null && is(facet),
    );
  const never = of(({ values }) => values.includes('never'));
  const since = of(({ min, max }) => min !== null && max === null);
  const within = of(({ max }) => max !== null);
  if (never === undefined) return kept;
  const other = since ?? within;
  if (other === undefined) return kept;
  const said = draft.text.slice(Math.min(never.end, other.end), Math.max(never.at, other.at));
  if (ONLY_NEVER.test(said)) return kept;
  if (since === undefined) {
    if (
      other.at < never.at &&
      !/(?<!\p{L})(?:also|plus|too|as\s+well|includ\p{L}*|incl|even|or)(?!\p{L})/iu.test(
        said + draft.text.slice(never.end, never.end + 12),
      )
    )
      return kept;
    other.facet.either = Math.max(
      draft.freeNumber(),
      1 + Math.max(0, ...kept.map(({ facet }) => facet.either ?? 0)),
    );
    never.facet.either = other.facet.either;
    return kept;
  }
  draft.note(
    'read_as',
    `"never contacted" is part of "${since.facet.label}", which those whom nobody ever called are found by too.`,
  );
  return kept.filter((one) => one !== never && one !== within);
}
