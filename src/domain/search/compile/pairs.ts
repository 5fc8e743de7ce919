import { type FacetKind, WORDED_KINDS } from '../facets.ts';
import { bothOrElse, detailed, otherFigure } from './detailed.ts';
import type { Draft, Read } from './draft.ts';
import { eachWithPaper } from './each-with-paper.ts';
import { lotsOfOneTrade } from './lots-of-one-trade.ts';
import { otherOnes } from './other-ones.ts';
import { levelBeforeFirst, levelOfOne, ownOfOne } from './own-of-one.ts';
import { payByPlace } from './pay-by-place.ts';
import { placedKinds } from './placed-kinds.ts';
import {
  areTwoTrades,
  isQualifiedAndOther,
  isQualifiedOrOther,
  isQualifiedTrade,
  lastSort,
} from './qualified-descriptions.ts';
import { between, QUALIFIES, type Run, sortOf } from './runs.ts';
import { tradesOnceEach } from './trades-once-each.ts';
import { tradesWithTools } from './trades-with-tools.ts';

/** What joins two descriptions of people: "A or B", "A and B", "A, B". */
const JOINT =
  /^\s*\)?(?:[\s,;]*|\s*\.\s+)(?:\b(?:or|and|and\/or|plus|as well as)\b|\/|&|\+)?[\s,;]*(?:(?:also|an?|the|any|some|either|for)\s+)*$/i;
/** What may stand between the conditions of one description: "head chefs with HACCP based in Paris". */
const INSIDE =
  /^\s*(?:(?:with|who|have|has|are|is|in|into|at|from|near|around|anywhere|across|throughout|all\s+over|based|living|lives?|located|can|could|would|will|do|does|doing|done|works?|working|know|knows|speaking|having|holding|using|knowing|wanting|asking|expecting|earning|seeking|paid|on|a|an|the|and|for|,|-|–|\(|\))\s*)*$/i;
/** What somebody is called by: each description has one. */
const CALLED: ReadonlySet<FacetKind> = new Set(['role', 'skill']);

// Whether an unknown word is asked for, beside a trade or a place of its own.
const isAskedWord = (draft: Draft, { at, end, facet }: Read): boolean =>
  facet.values[0]?.startsWith('"') === false &&
  (facet.demanded ||
    // "Surgery for the vets".
    draft.read.some(
      (other) =>
        other.facet.kind === 'role' &&
        other.at > end &&
        /^\s+for\s+the\s+$/i.test(draft.text.slice(end, other.at)),
    ) ||
    (/\b(?:either|or)\s+(?:in\s+|with\s+)?$/i.test(draft.text.slice(0, at)) &&
      draft.read.some(
        (other) =>
          other.facet.kind === 'location' &&
          other.at > end &&
          /^\s+(?:in|at|near|around)\s+$|^\s+$/i.test(draft.text.slice(end, other.at)),
      )));

/**
 * "Head chefs in Paris or sous chefs in Dublin", "(data engineer AND Spark) OR (data scientist AND PyTorch)": of two descriptions, each
 * with conditions of its own, one has to hold as a whole. Read apart they would find sous chefs in Paris too.
 */
export function pairDescriptions(draft: Draft): void {
  const read = draft.read
    .filter(
      (each) =>
        each.facet.kind !== 'unsupported' &&
        each.facet.strength === 'must' &&
        (each.facet.kind !== 'keyword' || isAskedWord(draft, each)),
    )
    .toSorted((a, b) => a.at - b.at);
  const runs =
    ownOfOne(draft, read) ??
    levelBeforeFirst(draft, read) ??
    bracketed(draft, read) ??
    tradesWithTools(draft, read) ??
    placedKinds(draft) ??
    tradesOnceEach(draft, read) ??
    lotsOfOneTrade(draft, read) ??
    detailed(draft, read) ??
    otherFigure(draft, read) ??
    bothOrElse(draft, read) ??
    placedLists(draft, read) ??
    repeated(draft, read) ??
    repeatedLists(draft, read) ??
    alternative(draft, read) ??
    otherOnes(draft, read) ??
    payByPlace(draft, read);
  if (runs === null) return;
  takeLevel(draft, runs);
  takeSkill(draft, runs);
  const either = draft.freeNumber();
  let together = Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
  for (const run of runs) {
    together += 1;
    for (const { facet } of run) {
      Object.assign(facet, { either, together });
      if (facet.kind === 'keyword') facet.demanded = true;
    }
  }
  const said = runs.map((run) => `"${labelOf(draft, run)}"`);
  draft.note('alternatives', `${said.join(' or ')}: who meets all of one of them is found.`.slice(0, 400));
}

/** "Senior PMs in Leeds, or any PM in York": the level is of the first alone. */
function takeLevel(draft: Draft, runs: Run[]): void {
  const [first, second] = runs;
  if (first?.[0] === undefined || second?.[0] === undefined) return;
  if (!/\b(?:any|an?\s+ordinary)\s+$/i.test(draft.text.slice(0, second[0].at))) return;
  const { at } = first[0];
  const level = draft.read.find(
    ({ end, facet: { kind, strength } }) =>
      kind === 'seniority' && strength === 'must' && end <= at && /^\s*$/.test(draft.text.slice(end, at)),
  );
  if (level !== undefined) runs[0] = [level, ...first];
}

/** "Java dev (Leeds) or tester (York)": what stands right before the first trade is of that alone, where the second is another. */
function takeSkill(draft: Draft, runs: Run[]): void {
  const [first, second] = runs;
  const own = first?.[0];
  const other = second?.find(({ facet: { kind } }) => kind === 'role');
  if (first === undefined || own?.facet.kind !== 'role' || other === undefined) return;
  if (String(own.facet.values) === String(other.facet.values)) return;
  const inRuns = new Set(runs.flat());
  const skill = draft.read.find(
    (read) =>
      read.facet.kind === 'skill' &&
      read.facet.strength === 'must' &&
      !inRuns.has(read) &&
      read.end <= own.at &&
      /^[ -]$/.test(draft.text.slice(read.end, own.at)),
  );
  if (skill !== undefined) runs[0] = [skill, ...first];
}

const PART = String.raw`(?:\([^()]{3,200}\)|(?:(?!\.\s)[^(),;]){3,60}?)`;
const labelOf = (draft: Draft, run: Run): string =>
  run.reduce((label, read, at) => {
    const last = run[at - 1];
    if (last === undefined) return read.facet.label;
    const isEither = last.facet.kind === read.facet.kind && /\bor\b|\/|,/i.test(between(draft, last, read));
    return `${label}${isEither ? ' or ' : ' + '}${read.facet.label}`;
  }, '');

/** Operands of an "or" of which one at least stands in brackets. */
const BRACKETS = new RegExp(
  String.raw`(?<=^|[,;]\s*|[.:]\s+|[\p{L}\p{N}]\s+(?=\())(?=[^,;]*\()${PART}(?:\s*(?:\bor\b|\|\|?)\s*${PART})+(?=\s*(?:$|[,;?!]|\band\b)|(?<=\))\s*\.)`,
  'giu',
);

/** The conditions in brackets that an "or" joins. */
function bracketed(draft: Draft, read: Run): Run[] | null {
  for (const { index, 0: whole } of draft.text.matchAll(BRACKETS)) {
    const parts = [...whole.matchAll(/\([^()]*\)|[^()]+?(?=\s*(?:\bor\b|\|)|$)/gi)].filter(
      ([part]) => !/^\s*(?:or|\|\|?)?\s*$/i.test(part),
    );
    const runs = parts.map(({ index: from, 0: part }) =>
      read.filter(({ at, end }) => at >= index + from && end <= index + from + part.length),
    );
    // "(Sydney or Perth)": a list of one kind in brackets is no description; one house then and another now are, or two tools.
    const isDescription = runs.some(
      (run) => kindsOf(run).size > 1 || isOfThenAndNow(run) || isOfBoth(draft, run),
    );
    if (!isDescription) continue;
    if (runs.length > 1 && runs.some((run) => run.length > 1) && runs.every((run) => run.length > 0))
      return withoutSharedTrade(runs);
  }
  return null;
}

/** "(Java and Spring) or (Go and gRPC)". */
const isOfBoth = (draft: Draft, run: Run): boolean =>
  run.slice(1).some((read, at) => /^\s*(?:and|&|\+|with)\s/i.test(between(draft, run[at], read)));

const isOfThenAndNow = (run: Run): boolean =>
  run.length > 1 &&
  new Set(run.map(({ facet: { kind, when } }) => (kind === 'employer' ? when : kind))).size > 1;

/** "Embedded consultants on contract or (perm and out of work)": what stands before the first, and is of no kind in the others, is of all. */
function withoutSharedTrade(runs: Run[]): Run[] {
  const [first = [], ...others] = runs;
  const isTrade = ({ facet: { kind } }: Read): boolean => kind === 'role';
  const kinds = new Set(others.flatMap((run) => [...kindsOf(run)]));
  const from = first.findIndex((read) => kinds.has(sortOf(read)));
  return from > 0 && !others.some((run) => run.some(isTrade)) ? [first.slice(from), ...others] : runs;
}

/** Descriptions of the same kinds of conditions in the same order, side by side. */
function repeated(draft: Draft, read: Run): Run[] | null {
  for (let size = 2; size <= 3; size += 1) {
    for (let from = 0; from + 2 * size <= read.length; from += 1) {
      const runs: Run[] = [read.slice(from, from + size)];
      while (isNext(draft, runs, read.slice(from + runs.length * size, from + (runs.length + 1) * size)))
        runs.push(read.slice(from + runs.length * size, from + (runs.length + 1) * size));
      // "DevOps engineers for CHF 120k in Zurich or EUR 85k in Munich": whoever is paid is the same.
      const isPaid = isPaidThere((runs[0] ?? []).map(sortOf));
      const led = isPaid ? [] : leading(draft, read, from);
      if (runs.length > 1) goOnWithLast(draft, runs, read.slice(from + runs.length * size));
      if (runs.length > 1) return [[...led, ...(runs[0] ?? [])], ...runs.slice(1)];
    }
  }
  return null;
}

/** "Welders with TIG plus fitters with hydraulics or pneumatics": the list that the last description ends with is of it. */
function goOnWithLast(draft: Draft, runs: Run[], behind: Run): void {
  for (const next of behind) {
    const run = runs.at(-1) ?? [];
    const last = run.at(-1);
    const isPlace = next.facet.kind === 'location' && isPaidThere(run.map(sortOf));
    const isListed = last?.facet.kind === next.facet.kind && (isPlace || QUALIFIES.has(next.facet.kind));
    if (!isListed || !/^\s*(?:,?\s*\bor\b|\/)\s*(?:in\s+)?(?:the\s+)?$/i.test(between(draft, last, next)))
      return;
    runs[runs.length - 1] = [...run, next];
  }
}

/** "Accountants in London, and analysts in London or Manchester": each of the places in a list is of the trade before it. */
function placedLists(draft: Draft, read: Run): Run[] | null {
  const { whole, asOne } = lists(draft, read);
  if (asOne.length === read.length) return null;
  const runs = repeated(draft, asOne);
  const isPlaced = runs?.every(
    (run) => run.at(-1)?.facet.kind === 'location' && run.some(({ facet: { kind } }) => kind === 'role'),
  );
  if (runs === null || isPlaced !== true) return null;
  return runs.map((run) => run.flatMap((one) => whole[asOne.indexOf(one)] ?? []));
}

/** "In Switzerland at CHF 140k, or in Germany or Austria at EUR 140k": a list of places counts as one where something is asked of each. */
function repeatedLists(draft: Draft, read: Run): Run[] | null {
  const { whole, asOne } = lists(draft, read);
  if (asOne.length === read.length) return null;
  const runs = repeated(draft, asOne);
  if (runs === null || !isPaidThere(runs.at(-1)?.map(sortOf) ?? [])) return null;
  return runs.map((run) => run.flatMap((one) => whole[asOne.indexOf(one)] ?? []));
}

/** The conditions with each list of places as one, and what each of them was made of. */
function lists(draft: Draft, read: Run): { whole: Run[]; asOne: Read[] } {
  const isListed = (last: Read | undefined, next: Read): boolean =>
    last?.facet.kind === 'location' &&
    next.facet.kind === 'location' &&
    /^\s*(?:,|,?\s*or|\/)\s*(?:in\s+)?(?:the\s+)?$/i.test(between(draft, last, next));
  const heads = read.filter((each, at) => !isListed(read[at - 1], each));
  // What is listed ends where its last does.
  const whole = heads.map((head) => {
    const from = read.indexOf(head);
    const to = read.findIndex((each, at) => at > from && !isListed(read[at - 1], each));
    return read.slice(from, to < 0 ? read.length : to);
  });
  const asOne = whole.map((list): Read => ({ ...(list[0] as Read), end: list.at(-1)?.end ?? 0 }));
  return { whole, asOne };
}

// "Python developers with AWS": what stands right before is of the first description, and a level is of both.
function leading(draft: Draft, read: Run, from: number): Run {
  let at = from;
  while (at > 0 && leadsTo(draft, read[at - 1], read[at])) at -= 1;
  return read.slice(at, from);
}

function leadsTo(draft: Draft, last: Read | undefined, next: Read | undefined): boolean {
  const said = between(draft, last, next);
  if (!CALLED.has(last?.facet.kind ?? 'location')) return false;
  // "Nurses or midwives in Perth": of a list each is.
  return /^\s+$/.test(said) || (last?.facet.kind === next?.facet.kind && /^\s*(?:or|\/|,)\s*$/i.test(said));
}

const OR = /^\s*\)?\s*,?\s*\b(?:or|and\/or)\b\s*(?:(?:also|an?|the|any|some|either|for)\s+)*$/i;

/** "ICU nurses with NICU in Perth or midwives in Sydney": of other kinds, too, where both have a trade and share another kind. */
function alternative(draft: Draft, read: Run): Run[] | null {
  for (let at = 1; at < read.length; at += 1) {
    const isAnd = AND.test(between(draft, read[at - 1], read[at]));
    if (!isAnd && !OR.test(between(draft, read[at - 1], read[at]))) continue;
    let [from, to] = [at - 1, at + 1];
    while (from > 0 && isInside(draft, read[from - 1], read[from])) from -= 1;
    while (to < read.length && isInside(draft, read[to - 1], read[to])) to += 1;
    const [left, right] = [read.slice(from, at), read.slice(at, to)];
    if ([left, right].some(isReadTwice)) continue;
    const own = eachWithPaper(draft, left, right, isAnd);
    if (own !== null) return own;
    const areOther = isAnd && isQualifiedAndOther(draft, left, right);
    const areEachQualified = isAnd && [left, right].every((run) => isQualifiedTrade(draft, run));
    if (isAnd && !areOther && !areEachQualified && !areTwoTrades(left, right)) continue;
    // What only the one begins or the other ends with is said of both: "Java developers or Python developers in Berlin".
    const [ofLeft, ofRight] = [kindsOf(left), kindsOf(right)];
    while (left[0] !== undefined && !ofRight.has(sortOf(left[0]))) left.shift();
    // Unless each ends with what is said of itself: "chefs in Sydney or bakers with 5 years".
    const eachHasOwn = [left, right].every((run) => isOfWhom(run[0]) && !isOfWhom(run.at(-1)));
    // "Project managers on contract or analysts with BPMN": a trade with what it has to have.
    const eachIsQualified =
      [left, right].every((run) => run[0]?.facet.kind === 'role' && lastSort(run) !== 'role') &&
      QUALIFIES.has(lastSort(right));
    if (eachHasOwn || eachIsQualified) return [left, right];
    while (right.length > 0 && !ofLeft.has(lastSort(right))) right.pop();
    // "Wind techs holding GWO and drilling engineers holding IWCF – UK or the US": where they are is of both.
    if (areEachQualified && isQualifiedTrade(draft, right) && from === 0) return [left, right];
    if (areOther || (!isAnd && isQualifiedOrOther(draft, left, right))) return [left, right];
    const shared = [...kindsOf(left)].filter((kind) => kindsOf(right).has(kind));
    // "At Emirates for three years or at Ryanair for five".
    const isTimeThere = shared.includes('employer') && shared.includes('tenure');
    if (!isTimeThere && !shared.some((kind) => CALLED.has(kind))) continue;
    const levelled = levelOfOne(draft, read.slice(0, from), { left, right });
    if (levelled !== null) return levelled;
    // "Accountants (CA or CPA) or auditors": what stands in brackets is of the one before them.
    const isBracketed = /^\s*\)/.test(between(draft, left.at(-1), right[0])) && kindsOf(left).size === 2;
    if (shared.length > 1 || isBracketed) return [left, right];
  }
  return null;
}

const AND =
  /^\s*\)?\s*,?\s*(?:and|&|\+|;|plus|as well as|along with|together with)\s+(?:(?:also|then|an?|the|any|some|for|again|besides)\s+)*$/i;

/** What names the people themselves, and no circumstance of theirs. */
const OF_WHOM: ReadonlySet<FacetKind> = new Set(['role', 'skill', 'seniority', 'industry', 'certification']);
const isOfWhom = (read: Read | undefined): boolean => read !== undefined && OF_WHOM.has(sortOf(read));

const kindsOf = (run: Run): Set<FacetKind> => new Set(run.map(sortOf));

const isInside = (draft: Draft, last: Read | undefined, next: Read | undefined): boolean => {
  const said = between(draft, last, next);
  // "Java and Spring in Berlin": an and joins what is of one kind.
  if (/^\s*(?:and|or|&|\/)\s*$/i.test(said))
    return last !== undefined && next !== undefined && areAlike(last, next);
  return INSIDE.test(said) && !/,|\band\b/i.test(said);
};

/** Two conditions of one kind, or two things that somebody has: "CPA and Xero". */
const areAlike = (last: Read, next: Read): boolean =>
  last.facet.kind === next.facet.kind || [last, next].every(({ facet: { kind } }) => HAD.has(kind));
const HAD: ReadonlySet<FacetKind> = new Set(['skill', 'certification']);

/** "In retail or logistics", each of which is what one can do or where one works. */
const isReadTwice = (run: Run): boolean =>
  run.length > 1 && run.every(({ at, end }) => at === run[0]?.at && end === run[0]?.end);

function isNext(draft: Draft, runs: readonly Run[], next: Run): boolean {
  const [first = []] = runs;
  const last = runs.at(-1) ?? [];
  const kinds = first.map(sortOf);
  if (next.length !== kinds.length || new Set(kinds).size < kinds.length) return false;
  const isPaid = isPaidThere(kinds);
  if (!isPaid && !kinds.some((kind) => CALLED.has(kind))) return false;
  if (!next.every((each, at) => isAlike(each, first[at]))) return false;
  if (isReadTwice(next)) return false;
  // "5 years of Java and 3 of Python" is one person.
  if (!isPaid && kinds.some((kind) => !WORDED_KINDS.has(kind)) && !kinds.includes('role')) return false;
  if (![last, next].every((run) => isOneDescription(draft, run))) return false;
  // The same condition in both is one of everybody.
  if (next.every(({ facet }, at) => String(facet.values) === String(first[at]?.facet.values))) return false;
  const joint = between(draft, last.at(-1), next[0]);
  if (!JOINT.test(joint) || joint.trim() === '') return false;
  if (joint.includes(';')) return true;
  // "Nurses in Leeds, 40k. Midwives in York, 45k.": two sentences, each with a trade and its place.
  const isCareer = [...last, ...next].some(({ facet: { when } }) => when !== null);
  if (joint.includes('.') && !isCareer && kinds.includes('role') && kinds.includes('location')) return true;
  const isList = [last, next].some((run) =>
    run.slice(1).some((read, at) => between(draft, run[at], read).includes(',')),
  );
  if (/\bor\b/i.test(joint)) return !isList || kinds.includes('role');
  // "Plumbers, NSW, and boilermakers, WA": two trades, each with its place behind a comma.
  const arePlaced = kinds.length === 2 && kinds[0] === 'role' && kinds[1] === 'location';
  if (isList && arePlaced && /\b(?:and|plus)\b/i.test(joint)) return true;
  // "Auditor at KPMG, formerly analyst at EY" is one career, "Java, CPA, SQL, CA" one list.
  return !isList && ![...last, ...next].some(({ facet: { when } }) => when === 'past');
}

/** What one knows stands beside the paper of another: "with directional drilling; wind techs with GWO", "with ACII, loss adjusters with ACILA". */
const isAlike = (one: Read, other: Read | undefined): boolean => {
  if (other === undefined) return false;
  const sorts = [sortOf(one), sortOf(other)];
  return sorts[0] === sorts[1] || (sorts.includes('certification') && sorts.includes('skill'));
};

/** "CHF 120k in Zurich or EUR 85k in Munich", "contract at £450 a day or permanent at £80k": what is paid where, or for which work. */
const isPaidThere = (kinds: readonly FacetKind[]): boolean =>
  kinds.length === 2 &&
  (kinds.includes('salary') || kinds.includes('availability')) &&
  kinds.some((kind) => kind === 'location' || kind === 'work_type');

const isOneDescription = (draft: Draft, run: Run): boolean =>
  run.slice(1).every((read, at) => INSIDE.test(between(draft, run[at], read)));
