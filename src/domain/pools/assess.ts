import type { Place } from '../lexicon/gazetteer.ts';
import { type Level, levelIn, levelOfYears, levelsMeant } from '../lexicon/levels.ts';
import {
  areasOf,
  citiesAround,
  cityOf,
  placeAt,
  placeNamed,
  reachOf,
  stateNamed,
} from '../lexicon/places.ts';
import {
  certifications,
  industries,
  languages,
  roles,
  skills,
  type Term,
  type Vocabulary,
} from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';

/** The facts about a candidate that are assessed. */
export interface Profile {
  titles: readonly string[];
  skills: readonly string[];
  certifications: readonly string[];
  languages: readonly string[];
  /** All texts about their work: headline, summary, descriptions, the text of the CV. */
  prose: readonly string[];
  city: string | null;
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  preferred_locations: readonly string[];
  years: number | null;
}

export interface Assessment {
  belongs: boolean;
  /** The reason, for a person to read. */
  reason: string;
  /** The text names nothing that the lexicon knows, so that its words were compared. */
  byWords?: true;
}

const KINDS = {
  role: roles,
  skill: skills,
  certification: certifications,
  language: languages,
  industry: industries,
};
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** The terms of a text by kind. */
interface EligibilityTerms {
  terms: Record<Kind, Map<string, Term>>;
  places: Place[];
  level: Level | null;
  years: number | null;
}

const PREFERENCE =
  /\b(ideally|preferably|preferred|desirable|bonus|advantage(ous)?|nice to have|a plus|welcome|optional)\b/i;
const REFUSAL = /\b(no|not|non|without|excluding|excludes?|except|never)\b/i;
const YEARS = /(\d{1,2})\s*(?:\+|or more|plus)?\s*(?:years?|yrs?)\b/i;
const NEAR = new Set(['in', 'near', 'around', 'from', 'based', 'within']);

/**
 * Whether a candidate matches a pool's eligibility text. The text is read with the lexicon of search: roles with
 * narrower ones, skills with implied ones, certifications, languages, industries, places with their surroundings, level
 * and years. Of each kind that is mentioned at least one must match, of several skills at least half; preferences do
 * not count, exclusions must not match. A text without any such terms is matched word by word with the texts about the
 * person.
 * @param home the agency's country (ISO 3166-1 alpha-2)
 */
export function assess(eligibility: string, profile: Profile, home: string): Assessment {
  const { wanted, refused } = readEligibility(eligibility, home);
  const has = readProfile(profile);
  const barred = KIND_NAMES.flatMap((kind) =>
    [...refused.terms[kind].values()].filter(({ id }) => has[kind].has(id)),
  );
  if (barred.length > 0) return no(`ruled out: ${namesOf(barred)}`);
  if (refused.places.some((place) => isNearOrPrefers(profile, place, home)))
    return no('ruled out: the place');
  const met: string[] = [];
  for (const kind of KIND_NAMES) {
    const asked = [...wanted.terms[kind].values()];
    if (asked.length === 0) continue;
    const found = asked.filter(({ id }) => has[kind].has(id));
    const enough = kind === 'skill' ? Math.ceil(asked.length / 2) : 1;
    if (found.length < enough) return no(`${kind}: ${found.length} of ${namesOf(asked)}`);
    met.push(`${kind} ${namesOf(found)}`);
  }
  if (wanted.places.length > 0) {
    const place = wanted.places.find((one) => isNearOrPrefers(profile, one, home));
    if (place === undefined) return no(`place: not ${wanted.places.map(({ name }) => name).join(' or ')}`);
    met.push(`place ${place.name}`);
  }
  const fault = seniorityFault(wanted, profile);
  if (fault !== null) return no(fault);
  if (wanted.level !== null) met.push(`level ${wanted.level}`);
  if (wanted.years !== null) met.push(`${wanted.years} years`);
  if (met.length > 0) return { belongs: true, reason: met.join('; ') };
  return matchByWords(eligibility, profile);
}

const no = (reason: string): Assessment => ({ belongs: false, reason });
const namesOf = (terms: readonly Term[]): string => terms.map(({ name }) => name).join(', ');

const nothing = (): EligibilityTerms => ({
  terms: {
    role: new Map(),
    skill: new Map(),
    certification: new Map(),
    language: new Map(),
    industry: new Map(),
  },
  places: [],
  level: null,
  years: null,
});

/** What an eligibility text requires and excludes; preferences are left out. */
function readEligibility(
  text: string,
  home: string,
): { wanted: EligibilityTerms; refused: EligibilityTerms } {
  const [wanted, refused] = [nothing(), nothing()];
  for (const part of text.split(/[;,\n]+|\.(?=\s|$)|\bbut\b/i)) {
    if (PREFERENCE.test(part)) continue;
    const at = part.search(REFUSAL);
    readInto(wanted, at < 0 ? part : part.slice(0, at), home);
    if (at >= 0) readInto(refused, part.slice(at), home);
  }
  return { wanted, refused };
}

function readInto(wishes: EligibilityTerms, part: string, home: string): void {
  const words = plainWords(part);
  wishes.level ??= levelIn(part);
  const years = YEARS.exec(part)?.[1];
  if (years !== undefined) wishes.years ??= Number(years);
  for (let at = 0; at < words.length; at += 1) {
    const place = placeAt(words, at, home);
    const named = KIND_NAMES.map((kind) => ({ kind, found: KINDS[kind]().book.at(words, at) })).filter(
      ({ found }) => found !== undefined && !found.doubtful,
    );
    const longest = Math.max(0, ...named.map(({ found }) => found?.length ?? 0));
    const meant =
      place !== undefined &&
      place.length >= longest &&
      (!place.doubtful || NEAR.has(words[at - 1] ?? '')) &&
      (longest === 0 || NEAR.has(words[at - 1] ?? ''));
    if (meant) wishes.places.push(place.place);
    for (const { kind, found } of meant ? [] : named)
      if (found?.length === longest) wishes.terms[kind].set(found.value.id, found.value);
    at += Math.max(1, meant ? place.length : longest) - 1;
  }
}

type Has = Record<Kind, Set<string>>;

// Cached, because a candidate is assessed for every pool in turn.
const read = new WeakMap<Profile, Has>();

function readProfile(profile: Profile): Has {
  const known = read.get(profile);
  if (known !== undefined) return known;
  const has: Has = {
    role: new Set(),
    skill: new Set(),
    certification: new Set(),
    language: new Set(),
    industry: new Set(),
  };
  for (const title of profile.titles) addAll(has.role, roles(), title);
  const prose = [...profile.titles, ...profile.prose];
  for (const text of [...profile.skills, ...prose]) addAll(has.skill, skills(), text);
  for (const text of [...profile.certifications, ...prose]) addAll(has.certification, certifications(), text);
  for (const text of profile.languages) addAll(has.language, languages(), text);
  for (const text of prose) addAll(has.industry, industries(), text);
  // The list determines what its entries are, so ambiguous words are certain there.
  for (const [kind, list] of [
    ['skill', profile.skills],
    ['certification', profile.certifications],
    ['language', profile.languages],
  ] as const)
    for (const text of list) addTerm(has[kind], KINDS[kind]().book.whole(text));
  read.set(profile, has);
  return has;
}

function addAll(found: Set<string>, { book }: Vocabulary, text: string): void {
  for (const term of book.all(plainWords(text))) addTerm(found, term);
}

function addTerm(found: Set<string>, term: Term | undefined): void {
  if (term === undefined) return;
  found.add(term.id);
  for (const wider of term.implies) found.add(wider);
}

/** Whether a person lives in or near a place, or wants to work there. */
function isNearOrPrefers(profile: Profile, place: Place, home: string): boolean {
  const { city, state, country } = profile;
  const own = city === null ? null : cityOf({ city, state, country, home });
  const wished = profile.preferred_locations.map((text) => placeNamed(text, home));
  return [own, ...wished].some((one) => one !== null && covers(place, one)) || coversCountry(profile, place);
}

function covers(place: Place, one: Place): boolean {
  if (one.kind === 'region') return false;
  switch (place.kind) {
    case 'city':
      return (
        one.kind === 'city' &&
        (one.id === place.id || citiesAround(place, reachOf(place)).some(({ id }) => id === one.id))
      );
    case 'state':
      return (
        (one.kind === 'city' || one.kind === 'state') &&
        one.country === place.country &&
        one.state === place.state
      );
    case 'country':
      return one.country === place.country;
    case 'region':
      return place.countries.includes(one.country);
    case 'area':
      return one.kind === 'city' && areasOf(one).some(({ id }) => id === place.id);
  }
}

function coversCountry({ state, country }: Profile, place: Place): boolean {
  if (country === null) return false;
  if (place.kind === 'country') return place.country === country;
  if (place.kind === 'region') return place.countries.includes(country);
  return (
    place.kind === 'state' &&
    place.country === country &&
    state !== null &&
    stateNamed(state, country) === place.state
  );
}

function seniorityFault({ level, years }: EligibilityTerms, profile: Profile): string | null {
  if (years !== null && (profile.years ?? 0) < years)
    return `years: ${profile.years ?? 'not known'}, and ${years} are asked for`;
  if (level === null) return null;
  const own =
    profile.titles.map(levelIn).find((one) => one !== null) ??
    (profile.years === null ? null : levelOfYears(profile.years));
  return own !== null && levelsMeant(level).includes(own)
    ? null
    : `level: ${own ?? 'not known'}, not ${level}`;
}

const SMALL = new Set(
  'a an and are as at be by for from have has i in is it of on or our people person that the their them they this to we who will with you candidate anyone someone'.split(
    ' ',
  ),
);

// For words that are not in the lexicon: most of them must occur in the texts about the person.
function matchByWords(eligibility: string, profile: Profile): Assessment {
  const asked = new Set(plainWords(eligibility).filter((word) => word.length > 2 && !SMALL.has(word)));
  const written = [...profile.titles, ...profile.skills, ...profile.certifications, ...profile.prose];
  const has = new Set(written.flatMap(plainWords));
  const found = [...asked].filter((word) => has.has(word));
  const belongs = asked.size > 0 && found.length / asked.size >= 0.6;
  return {
    belongs,
    byWords: true,
    reason: `words ${found.length} of ${asked.size}: ${found.join(', ') || 'none'}`,
  };
}
