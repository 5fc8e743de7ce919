import { type Facet, type FacetKind, WORDED_KINDS } from '../facets.ts';
import { ALSO, CIRCUMSTANCES, inOrder } from './alternatives.ts';
import { deny } from './conditions.ts';
import type { Draft, Read } from './draft.ts';

/** Whether it says how far from a place somebody works or would go, and names no place. */
const isArrangement = ({ kind, values, movable }: Facet): boolean =>
  kind === 'location' && (values.includes('remote') || (movable && values.length === 0));

// A list of what somebody does names trades and skills side by side: "ICU or ED".
const sortOf = (facet: Facet): FacetKind | 'arrangement' => {
  if (isArrangement(facet)) return 'arrangement';
  return facet.kind === 'skill' || facet.kind === 'certification' ? 'role' : facet.kind;
};

/** "Not in Perth, neither citizen nor resident": what a later word denies by itself stays left out wherever the first exclusion ends. */
export const isDeniedAnew = (draft: Draft, { at, end }: Read, from: number): boolean =>
  draft.excluded.some(
    (other) => other.from > from && other.isBehind !== true && other.from <= at && other.to >= end,
  );

// "Not a contractor, Oakland or San Francisco", "not in Singapore, remote or open to relocation": a list of another kind behind the comma is what is wanted.
export function endExclusions(draft: Draft): void {
  for (const { from, to } of draft.excluded) {
    const inside = inOrder(draft).filter(({ at, end }) => at < to && end > from);
    const first = inside[0]?.facet;
    const split = inside.findIndex(
      ({ at }, index) => index > 0 && /,/.test(draft.text.slice(inside[index - 1]?.end ?? at, at)),
    );
    const tail = split < 0 ? [] : inside.slice(split);
    const kind = tail[0] === undefined ? undefined : sortOf(tail[0].facet);
    if (first === undefined || kind === undefined || kind === sortOf(first)) continue;
    const isList = tail.length > 1 || / or /i.test(draft.text.slice(tail[0]?.at, tail[0]?.end));
    if (!isList || tail.some(({ facet, plain }) => sortOf(facet) !== kind || plain === true)) continue;
    for (const read of tail) if (!isDeniedAnew(draft, read, from)) read.facet.strength = 'must';
  }
}

// "No recruiters, tech hiring, Dublin or Cork": where a place comes behind a comma, the list of the unwanted ended with its first item.
export function endExclusionsAtPlaces(draft: Draft): void {
  for (const { from, to } of draft.excluded) {
    const inside = inOrder(draft).filter(({ at, end }) => at < to && end > from);
    const first = inside[0];
    if (first === undefined) continue;
    const isPlace = first.facet.kind === 'location';
    if (CIRCUMSTANCES.has(first.facet.kind) && !isPlace) continue;
    const comma = draft.text.slice(first.end, to).indexOf(',');
    if (comma < 0) continue;
    const tail = inside.filter(({ at }) => at > first.end + comma);
    // "Not Scotland, MICE or CGeol": nor does one of places go on with what somebody has.
    const isOther = (kind: FacetKind): boolean => (isPlace ? kind !== 'location' : CIRCUMSTANCES.has(kind));
    if (!tail.some(({ facet: { kind } }) => isOther(kind))) continue;
    for (const read of tail)
      if (read.plain !== true && read.facet.strength === 'exclude' && !isDeniedAnew(draft, read, from))
        read.facet.strength = 'must';
  }
}

/** Conditions that no exclusion before them goes on over without a word between: "no contractors AutoCAD", "not London 5+ years". */
const STANDS_APART: ReadonlySet<FacetKind> = new Set([
  'skill',
  'certification',
  'language',
  'years_experience',
  'tenure',
  'salary',
  'availability',
  'work_type',
  'work_rights',
  'seniority',
  'education',
  'school',
  'employer',
  'location',
  'desk',
  'rating',
]);
/** Ends what is left out: the people, or what they have been in. */
const CLOSES = /(?:\p{L}{2}s|\b(?:people|staff|folk|background|experience|history|exposure))$/iu;
const NAMES_PEOPLE = /(?:\p{L}{2}s|\b(?:people|staff|folk|only))$/iu;

// "Surveyors no juniors Revit": behind the noun that an exclusion ends with, another kind of condition without a word between is wanted.
export function endExclusionsClosed(draft: Draft): void {
  for (const { from, to, isBehind } of draft.excluded) {
    if (isBehind === true) continue;
    const inside = inOrder(draft).filter(({ at, end }) => at < to && end > from);
    const first = inside.findIndex((read, index) => {
      const next = inside[index + 1];
      if (next === undefined || read.facet.strength !== 'exclude') return false;
      const { kind } = read.facet;
      if (next.facet.kind === kind || !STANDS_APART.has(next.facet.kind)) return false;
      if (!/^\s*(?:\s+and\s+)?$/i.test(draft.text.slice(read.end, next.at))) return false;
      const said = draft.text.slice(read.at, read.end);
      // "No London contractors", "not Deloitte consultants": what names people ends the exclusion itself.
      if (WORDED_KINDS.has(next.facet.kind) && NAMES_PEOPLE.test(draft.text.slice(next.at, next.end)))
        return false;
      return (
        CLOSES.test(said) ||
        kind === 'location' ||
        (kind === 'employer' && /\b(?:at|from|for)\s/i.test(draft.text.slice(from, read.end)))
      );
    });
    if (first < 0) continue;
    for (const read of inside.slice(first + 1)) {
      const { facet, plain } = read;
      if (plain !== true && facet.strength === 'exclude' && facet.kind !== 'unsupported')
        if (!isDeniedAnew(draft, read, from)) facet.strength = 'must';
    }
  }
}

/** What a wish behind it is of by itself, where another kind of thing stands right before it. */
const WISHED_ALONE: ReadonlySet<FacetKind> = new Set([
  'language',
  'skill',
  'certification',
  'location',
  'work_rights',
  'keyword',
]);

// "Not a contractor preferred": what is left out by itself, with a wish behind it, should rather not hold.
function denyWished(draft: Draft, { from, to }: { from: number; to: number }): void {
  const [only, ...more] = draft.read.filter(({ at, end }) => at >= from && end <= to);
  if (only === undefined || more.length > 0 || only.facet.strength !== 'exclude') return;
  only.facet.strength = 'nice';
  deny(only.facet);
}

/** What one wish is often of together: "SQL and French would be a plus". */
const WISHED_TOGETHER: ReadonlySet<FacetKind> = new Set(['language', 'skill', 'certification', 'keyword']);

// "Java developer Berlin German nice to have": the last of what stands side by side is wished for, and the rest required.
export function endWishesBehind(draft: Draft): void {
  for (const { from, to } of draft.wishedBehind) {
    const inside = inOrder(draft).filter(
      ({ at, end, facet }) => at >= from && end <= to && facet.strength === 'nice',
    );
    const cut = inside.findLastIndex(({ end, facet }, index) => {
      const next = inside[index + 1];
      if (next === undefined || next.facet.kind === facet.kind || !WISHED_ALONE.has(next.facet.kind))
        return false;
      const between = draft.text.slice(end, next.at);
      // "Leeds and French a bonus": an and joins what is wished for with a circumstance no more than a comma does.
      return (
        /^(?:\s+ok(?:ay)?)?\s+$/i.test(between) ||
        (!WISHED_TOGETHER.has(facet.kind) && /^\s+and\s+$/i.test(between))
      );
    });
    for (const { facet } of inside.slice(0, cut + 1)) facet.strength = 'must';
    // "Nurses in Leeds if possible": who is looked for is no wish where something about them is.
    const [first, ...more] = inside;
    if (
      first?.facet.kind === 'role' &&
      first.facet.when === null &&
      more.some(({ facet }) => facet.kind !== 'role')
    )
      first.facet.strength = 'must';
    denyWished(draft, { from, to });
  }
}

// "Go or Rust, not Java London": a place without a word before it stands beside what is left out, and is where to look.
export function wantPlacesBehind(draft: Draft): void {
  for (const { from, to } of draft.excluded) {
    const inside = inOrder(draft).filter(({ at, end }) => at < to && end > from);
    inside.slice(1).forEach((next, index) => {
      const last = inside[index];
      if (last === undefined || next.facet.kind !== 'location' || next.plain === true) return;
      if (last.facet.kind === 'location' && last.facet.strength === 'exclude') return;
      if (isDeniedAnew(draft, next, from)) return;
      if (/^\s*$/.test(draft.text.slice(last.end, next.at))) next.facet.strength = 'must';
    });
  }
}

/** What a wish before it is not of, where it stands behind a comma and the wish is of another kind. */
const NOT_WISHED_ON: ReadonlySet<FacetKind> = new Set([
  'location',
  'role',
  'work_type',
  'work_rights',
  'seniority',
]);

// "Ideally from the Big 4, Auckland or Wellington": a place behind the wish is no part of it, nor are terms and who is looked for.
export function endWishes(draft: Draft): void {
  const read = inOrder(draft);
  let ended: Read | null = null;
  read.slice(1).forEach((next, index) => {
    const last = read[index];
    if (
      last === undefined ||
      next.facet.strength !== 'nice' ||
      next.plain === true ||
      isWishItself(draft, next)
    )
      return;
    const between = draft.text.slice(last.end, next.at);
    const ends =
      last.facet.strength === 'nice' &&
      NOT_WISHED_ON.has(next.facet.kind) &&
      (last.facet.kind !== next.facet.kind || last.facet.when !== next.facet.when) &&
      /^(?:\s+(?:speaking|speakers?|based|trained|people))?\s*,\s*$/.test(between);
    const goesOn = ended === last && last.facet.kind === next.facet.kind && ALSO.test(between);
    if (!ends && !goesOn) return;
    next.facet.strength = 'must';
    ended = next;
  });
}

// "MIG ideally, part time ok", "ideally Revit, French a bonus": a wish by words of its own.
function isWishItself(draft: Draft, { at, end }: Read): boolean {
  return (
    draft.wishedBehind.some(({ from, to }) => from <= at && to >= end) ||
    MAY_BE_BEHIND.test(draft.text.slice(end))
  );
}

const MAY_BE_BEHIND =
  /^\s*(?:(?:is|are|would be|also|both|all)\s+){0,3}(?:ok(?:ay)?|fine|welcome|acceptable|possible|considered|no (?:problem|issue)|not a problem)\b/i;
