import { claimsGround, groundFor, invokesException } from './grounds.ts';
import type { Found, Piece } from './piece.ts';
import { REASONS } from './reasons.ts';
import { type Attribute, type Finding, isAttribute, PERSONAL_DESCRIPTION, type Verdict } from './types.ts';
import { FAITH } from './words.ts';

/**
 * The attributes for which some sentence gives a lawful ground, with its words: the sentence that says what is asked for,
 * or one beside it that cites the law.
 */
export function groundsOf(
  found: readonly Found[],
  pieces: readonly Piece[],
  place: string,
): Map<Attribute, string> {
  const grounds = new Map<Attribute, string>();
  const besides = besideIn(pieces);
  const asked = new Set<string>();
  for (const { finding, clause } of found) {
    const { about } = finding;
    // What the same sentence says again gives no other ground.
    if (!isAttribute(about) || asked.has(`${about} ${clause}`)) continue;
    asked.add(`${about} ${clause}`);
    for (const [near, said] of besides(clause)) {
      const ground = groundFor(said, about, place);
      // A citation holds for the whole text; a licence or a machine only for the sentence that names it.
      if (ground?.cited !== true) continue;
      if (near && !invokesException(said)) continue;
      grounds.set(about, ground.words);
    }
  }
  // What one sentence cites for an attribute that it names holds for a title or a list that only names it.
  for (const about of new Set(found.map(({ finding }) => finding.about))) {
    if (!isAttribute(about) || grounds.has(about)) continue;
    const cited = pieces
      .flatMap(({ clauses }) => clauses)
      .find(
        ({ lower }) => invokesException(lower) && NAMED[about]?.test(lower) && isCited(lower, about, place),
      );
    const ground = cited === undefined ? undefined : groundFor(cited.lower, about, place);
    if (ground !== undefined) grounds.set(about, ground.words);
  }
  return grounds;
}

const NAMED: Partial<Record<Attribute, RegExp>> = {
  sex: /\b(?:wom[ae]n|m[ae]n|(?:fe)?males?|gender|sex)\b(?! discrimination act)/u,
  race_or_origin: /\b(?:aboriginal|torres strait|indigenous|first nations|m[aā]ori|black|asian|native)\b/u,
  religion: new RegExp(`\\b(?:${FAITH}|religion|faith)\\b`, 'u'),
};

const isCited = (lower: string, about: Attribute, place: string): boolean =>
  groundFor(lower, about, place)?.cited === true;

const pair = (near: boolean, said: string): [boolean, string] => [near, said];

// The sentence after it may cite the law, and what a semicolon parts from it before.
function besideIn(pieces: readonly Piece[]): (clause: string) => [near: boolean, said: string][] {
  const all = pieces.flatMap(({ plain, clauses }) =>
    clauses.map(({ lower, start, text }) => ({ lower, endsIn: plain.text[start + text.length] })),
  );
  const places = new Map<string, number>();
  for (const [at, { lower }] of all.entries()) if (!places.has(lower)) places.set(lower, at);
  return (clause) => {
    const at = places.get(clause);
    if (at === undefined) return [pair(false, clause)];
    const before = all[at - 1]?.endsIn === ';' ? all[at - 1] : undefined;
    let upTo = at;
    while (upTo < all.length && all[upTo]?.endsIn === ';') upTo += 1;
    const after = all.slice(at + 1, upTo + 2);
    return [
      pair(false, clause),
      ...[before, ...after].flatMap((near) => (near === undefined ? [] : [pair(true, near.lower)])),
    ];
  };
}

/** A finding with the ground that its sentence or the whole text gives for it: clear with one, held where one is only claimed. */
export function weighed(
  finding: Finding,
  clause: string,
  grounds: ReadonlyMap<Attribute, string>,
  place: string,
): Finding {
  const { about } = finding;
  const ground = isAttribute(about)
    ? (groundFor(clause, about, place)?.words ?? grounds.get(about))
    : undefined;
  if (ground !== undefined)
    return { ...finding, verdict: 'clear', reason: `Lawful: ${ground}.`, rewording: null };
  if (finding.verdict === 'blocked' && claimsGround(clause)) {
    return {
      ...finding,
      verdict: 'held',
      reason: `${finding.reason} An exception is claimed; name the law that allows it.`,
    };
  }
  return finding;
}

const WEIGHT: Record<Verdict, number> = { blocked: 3, held: 2, look: 1, clear: 0 };

// Attributes of which one word often says two: a people and a passport, a child and a pregnancy.
const OF_ONE: Partial<Record<Finding['about'], string>> = {
  nationality: 'origin',
  race_or_origin: 'origin',
  language: 'origin',
  family: 'family',
  pregnancy: 'family',
};
const kindOf = (about: Finding['about']): string => OF_ONE[about] ?? about;

/** Whether what is found twice in the same words is told twice: "young women" names an age and a sex. */
const isOther = (one: Finding, other: Finding): boolean =>
  kindOf(one.about) !== kindOf(other.about) &&
  [one, other].every(({ about, reason }) => isAttribute(about) && reason.startsWith(REASONS[about])) &&
  one.verdict === other.verdict;

/**
 * One finding for words that several rules found: the gravest, then what is known of them, then the longest. What the same words say
 * of another attribute, as certainly, is told too.
 */
export function settled(findings: readonly Finding[]): Finding[] {
  const byWeight = [...findings].sort(
    (a, b) =>
      WEIGHT[b.verdict] - WEIGHT[a.verdict] ||
      Number(a.about === PERSONAL_DESCRIPTION) - Number(b.about === PERSONAL_DESCRIPTION) ||
      b.end - b.start - (a.end - a.start),
  );
  const kept: Finding[] = [];
  const taken = new Map<string, Finding[]>();
  for (const one of byWeight) {
    const places = stretchesOf(one);
    const overlaps = places.some((place) =>
      taken
        .get(place)
        ?.some((other) => other.start < one.end && one.start < other.end && !isOther(one, other)),
    );
    if (overlaps) continue;
    kept.push(one);
    for (const place of places) taken.set(place, [...(taken.get(place) ?? []), one]);
  }
  return kept.sort((a, b) => (a.field === b.field ? a.start - b.start : 0));
}

const STRETCH = 64;

/** The stretches of its text in which a finding lies, so that it is compared with few others. */
function stretchesOf({ field, start, end }: Finding): string[] {
  const first = Math.floor(start / STRETCH);
  const last = Math.floor(Math.max(start, end - 1) / STRETCH);
  return Array.from({ length: last - first + 1 }, (_, at) => `${field} ${first + at}`);
}
