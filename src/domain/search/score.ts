import type { FigureQuery, IndexHit, WordQuery } from '#db/search-index.ts';
import { accountPrefix } from '#db/search-marks.ts';
import { cityById, kmBetween, placeNamed, reachOf } from '../lexicon/places.ts';
import { certifications, roles, sistersOf, skills } from '../lexicon/terms.ts';
import type { Facet, FacetKind, Home } from './facets.ts';
import type { Asked } from './resolve.ts';

export const BANDS = ['strong', 'good', 'partial'] as const;
export type Band = (typeof BANDS)[number];

/** How well a candidate meets one facet, 0 to 1; null where the record has no data. */
export type Fit = number | null;

export interface Scored {
  hit: IndexHit;
  /** 0 to 100. */
  score: number;
  /** The same before it is rounded, which decides the order. */
  exact: number;
  band: Band;
  coverage: { matched: number; total: number };
  fits: Fit[];
}

/** Weights: the role and skills count more than circumstances. */
const WEIGHT: Partial<Record<FacetKind, number>> = {
  role: 4,
  skill: 3,
  employer: 3,
  certification: 2,
  location: 2,
  industry: 2,
  keyword: 2,
  years_experience: 2,
  work_rights: 2,
  language: 2,
};
const NICE = 0.5;
/** The weight of a requirement that could not be checked for any candidate. */
const UNCHECKED = 2;
/** The fit of indirect evidence: a skill only mentioned, a former role, a preferred location. */
const LESS_SURE = 0.65;
/** From here on somebody is strong. */
export const STRONG = 85;
const GOOD = 65;
/** The most that a score says of somebody whose band is lower than the score alone would have it. */
export const MOST_IN_BAND: Readonly<Record<Band, number>> = {
  strong: 100,
  good: STRONG - 1,
  partial: GOOD - 1,
};
/** From this value on a fit is certain. */
export const SURE = 0.8;

/** The band of a score; never strong when a requirement was not checked. */
function bandOf(score: number, unchecked: number): Band {
  const band = score >= STRONG ? 'strong' : score >= GOOD ? 'good' : 'partial';
  return unchecked > 0 && band === 'strong' ? 'good' : band;
}

export interface Ranking {
  account: string;
  home: Home;
  /** The wanted facets, without exclusions. */
  wanted: readonly Asked[];
  /** The number of requirements that no record can confirm. */
  unchecked: number;
  /** Whether the index already filtered by all required facets. */
  mustsHold: boolean;
}

/** Scores candidates by required and preferred facets; best first, then last changed first. */
export function ranked(hits: readonly IndexHit[], ranking: Ranking): Scored[] {
  const { wanted, unchecked, mustsHold } = ranking;
  const mark = accountPrefix(ranking.account);
  const weights = wanted.map(({ facet }) => weightIn(facet, mustsHold));
  const junior = wanted.some(
    ({ facet }) => facet.kind === 'seniority' && facet.values.some((value) => BEGINNERS.has(value)),
  );
  // Where no facet has degrees, the completeness of the records decides the order.
  const graded = wanted.some(({ facet: { kind } }) => kind === 'role' || kind === 'skill');
  const all = weights.reduce((sum, weight) => sum + weight, 0) + unchecked * UNCHECKED;
  return hits
    .map((hit) => {
      const fits = fitsOf(hit, wanted, mark, ranking.home).map((fit, at) => {
        const asked = wanted[at];
        // The text of the CV was not loaded with the hit.
        return mustsHold && asked?.facet.strength === 'must' ? Math.max(fit ?? 0, LESS_SURE * 0.9) : fit;
      });
      const reached = fits.reduce<number>((sum, fit, at) => sum + (fit ?? 0) * (weights[at] ?? 0), 0);
      const share = all === 0 ? 1 : reached / all;
      const known = completenessOf(hit);
      const work = experienceOf(hit, junior, ranking.home.today);
      const exact = graded ? share * (94 + 3 * known + 3 * work) : share * (88 + 4 * known + 8 * work);
      const score = Math.round(exact);
      const matched = fits.filter((fit) => fit !== null && fit > 0).length;
      return {
        hit,
        score,
        exact,
        band: bandOf(score, unchecked + fits.filter((fit, at) => isOpen(fit, wanted[at])).length),
        coverage: { matched, total: wanted.length + unchecked },
        fits,
      };
    })
    .sort(byScore);
}

const byScore = (a: Scored, b: Scored): number => b.exact - a.exact || later(a.hit, b.hit);

/**
 * The same people with what the index cannot be asked for held against the words of their records, best first.
 * @param heldOf how far each such requirement holds of somebody, 0 to 1; null where their record does not tell
 */
export function rescored(
  scored: readonly Scored[],
  heldOf: (of: Scored) => readonly Fit[],
  { wanted, unchecked, mustsHold }: Ranking,
): Scored[] {
  const all = wanted.reduce((sum, { facet }) => sum + weightIn(facet, mustsHold), 0) + unchecked * UNCHECKED;
  return scored
    .map((one) => {
      const held = heldOf(one);
      const more = held.reduce<number>((sum, fit) => sum + (fit ?? 0) * UNCHECKED, 0) / Math.max(1, all);
      const exact = Math.min(100, one.exact + more * BY_WORDS);
      const score = Math.round(exact);
      const open = held.filter((fit) => fit === null).length;
      const unknown = one.fits.filter((fit, at) => isOpen(fit, wanted[at])).length;
      return { ...one, exact, score, band: bandOf(score, open + unknown) };
    })
    .sort(byScore);
}

/** What the words of a record alone can bring somebody to. */
const BY_WORDS = 97;

/**
 * How well each thing that is wanted holds of one person.
 * @param mark the prefix of the agency's words in the entry
 */
export function fitsOf(hit: IndexHit, wanted: readonly Asked[], mark: string, home: Home): Fit[] {
  const person: Person = { hit, mark, home };
  return wanted.map((asked) => fitOf(asked, person));
}

/** Where nobody is kept out yet, where somebody lives decides before one skill more. */
const weightIn = (facet: Facet, mustsHold: boolean): number =>
  weightOf(facet) * (mustsHold || facet.kind !== 'location' ? 1 : 2);

/** What a facet weighs among others. */
export function weightOf({ kind, strength }: Facet): number {
  return (WEIGHT[kind] ?? 1) * (strength === 'nice' ? NICE : 1);
}

function later(a: IndexHit, b: IndexHit): number {
  if (a.updated_at !== b.updated_at) return a.updated_at < b.updated_at ? 1 : -1;
  return a.candidate_id < b.candidate_id ? 1 : -1;
}

/** How complete a record is in what a recruiter asks next, 0 to 1. */
function completenessOf(hit: IndexHit): number {
  const known = [hit.years, hit.current_since, hit.salary_annual, hit.notice_days ?? hit.available_from];
  return known.filter((value) => value !== null).length / known.length;
}

// A requirement without data on record counts neither as met nor as missed.
const isOpen = (fit: Fit, asked: Asked | undefined): boolean =>
  fit === null && asked?.facet.strength === 'must';

const BEGINNERS: ReadonlySet<string> = new Set(['intern', 'junior', 'mid']);

const MONTHS_A_YEAR = 12;
const DAYS_A_YEAR = 365.25;

// Reads a day of a calendar loosely: entries made by older versions hold a 31st of every month.
function yearsAt(day: string): number {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return year + (month - 1) / MONTHS_A_YEAR + date / DAYS_A_YEAR;
}

/** The bonus for years of work, 0 to 1, including the present job; none when the query asks for juniors. */
function experienceOf({ years, current_since: since }: IndexHit, junior: boolean, today: string): number {
  if (junior) return 1;
  const here = since === null ? UNKNOWN_DEPTH : gained(Math.max(0, yearsAt(today) - yearsAt(since)));
  return 0.6 * (years === null ? UNKNOWN_DEPTH : gained(years)) + 0.4 * here;
}

interface Person {
  hit: IndexHit;
  mark: string;
  home: Home;
}

function fitOf(asked: Asked, person: Person): Fit {
  if (asked.among !== undefined) {
    const fits = asked.among.map((each) => fitOf(each, person) ?? 0);
    if (asked.every !== true) return Math.max(...fits);
    return fits.includes(0) ? 0 : fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
  }
  const { any, sure, figure } = asked;
  const { hit, mark } = person;
  const isSure = sure !== null && holds(sure, hit.text, mark);
  if (!isSure && (any === null || !holds(any, hit.text, mark)))
    return figure === null ? 0 : figureFits(figure, hit, mark);
  return depthOf(asked, isSure, person) ?? (isSure ? 1 : LESS_SURE);
}

/** The degree to which a facet is met: years in the role, current use of a skill, distance. Null for facets without degrees. */
function depthOf({ facet, any }: Asked, isSure: boolean, person: Person): number | null {
  switch (facet.kind) {
    case 'role':
      return roleDepth(facet, isSure, person);
    case 'skill':
    case 'certification':
      return skillDepth(facet, isSure, person);
    case 'location':
      return any === null ? null : placeDepth(facet, isSure, person);
    case 'seniority':
      return levelDepth(facet, person);
    case 'employer':
      return isSure ? 1 : 0.85;
    case 'industry':
      return isSure ? 1 : 0.7;
    default:
      return null;
  }
}

const has = ({ hit, mark }: Person, term: string): boolean => hit.text.includes(` ${mark}${term} `);

/** The number of years in a role that gives two thirds of the bonus. */
const SETTLED_YEARS = 8;
/** The bonus when no dates are known: in the middle. */
const UNKNOWN_DEPTH = 0.5;

const gained = (years: number): number => 1 - Math.exp(-years / SETTLED_YEARS);

/** From this value on a role is held now, if only under the title of a sister. */
export const SISTER = 0.66;

// Starts at 0.8 for a present role, 0.66 for a sister's and 0.5 for a former one, and grows with the years in it.
function roleDepth({ values }: Facet, isSure: boolean, person: Person): number {
  const ids = values.flatMap((value) => roles().book.whole(value)?.id ?? []);
  const spans = ids.flatMap((id) => yearsIn(id, person) ?? []);
  const depth = spans.length === 0 ? UNKNOWN_DEPTH : gained(Math.max(...spans));
  if (isSure) return 0.8 + 0.2 * depth;
  const same = ids.flatMap((id) => sistersOf(id).same).filter(({ id }) => has(person, `cr_${id}`));
  if (same.length === 0) return 0.5 + 0.14 * depth;
  const years = same.flatMap(({ id }) => yearsIn(id, person) ?? []);
  return SISTER + 0.1 * (years.length === 0 ? UNKNOWN_DEPTH : gained(Math.max(...years)));
}

function yearsIn(id: string, { hit, mark }: Person): number | null {
  const lead = ` ${mark}ry_${id}_`;
  // "Chef" begins as "chef de partie" does: the months stand right behind the one that is meant.
  for (let at = hit.text.indexOf(lead); at >= 0; at = hit.text.indexOf(lead, at + 1)) {
    const from = at + lead.length;
    const months = hit.text.slice(from, hit.text.indexOf(' ', from));
    if (/^\d+$/.test(months)) return Number(months) / 12;
  }
  return null;
}

/** The text after a prefix up to the next space; null without the prefix. */
function after(lead: string, text: string): string | null {
  const at = text.indexOf(lead);
  if (at < 0) return null;
  const from = at + lead.length;
  return text.slice(from, text.indexOf(' ', from));
}

// A skill that is listed and used in the present job scores highest, one that is only implied by another lowest.
function skillDepth({ kind, values }: Facet, isSure: boolean, person: Person): number {
  const { book } = kind === 'skill' ? skills() : certifications();
  const ids = values.flatMap((value) => book.whole(value)?.id ?? []);
  const now = ids.some((id) => has(person, `sn_${id}`));
  const mentioned = now || ids.some((id) => has(person, `sm_${id}`) || has(person, `cm_${id}`));
  const base = isSure ? (now ? 1 : mentioned ? 0.97 : 0.93) : now ? 0.75 : mentioned ? LESS_SURE : 0.55;
  const { years } = person.hit;
  return base - 0.05 * (1 - (years === null ? UNKNOWN_DEPTH : gained(years)));
}

// "Senior" also finds staff and lead titles; an exact match fits best.
function levelDepth({ values: [asked = ''] }: Facet, person: Person): number {
  return has(person, `lv_${asked}`) ? 1 : 0.9;
}

const FARTHEST = 0.2;

// Living in the city itself fits best; the score falls with the distance up to the radius asked for.
function placeDepth(facet: Facet, isSure: boolean, person: Person): number {
  if (!isSure) return LESS_SURE;
  const km = distanceTo(facet, person);
  if (km === null) return 1;
  return 1 - FARTHEST * Math.min(1, km.far / Math.max(1, km.reach));
}

/** The distance in km from the city asked for; null without a city in the query or on record. */
export function distanceTo(
  facet: Facet,
  person: Person,
): { far: number; reach: number; city: string } | null {
  const own = after(` ${person.mark}lc_`, person.hit.text);
  const lives = own === null ? undefined : cityById(own);
  if (lives === undefined) return null;
  const distances = facet.values.flatMap((value) => {
    const place = value.toLowerCase() === 'remote' ? null : placeOf(value, person.home.country);
    if (place?.kind !== 'city') return [];
    const far = Math.round(kmBetween(lives, place));
    return [{ far, reach: facet.within_km ?? reachOf(place), city: place.name }];
  });
  const nearest = distances.toSorted((a, b) => a.far - b.far)[0] ?? null;
  return nearest !== null && nearest.far > nearest.reach && worksRemotely(facet, person) ? null : nearest;
}

/** Whether remote work is asked for and on record. */
export function worksRemotely({ values }: Facet, person: Person): boolean {
  const isAsked = values.some((value) => value.toLowerCase() === 'remote');
  return isAsked && (has(person, 'is_remote') || has(person, 'ln_remote'));
}

const places = new Map<string, ReturnType<typeof placeNamed>>();
const MAX_CACHED_PLACES = 1000;

function placeOf(value: string, home: string): ReturnType<typeof placeNamed> {
  const key = `${home} ${value}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  if (places.size >= MAX_CACHED_PLACES) places.clear();
  const place = placeNamed(value, home);
  places.set(key, place);
  return place;
}

/** Whether a text matches a full-text query, by the rules of the index. */
function holds(query: WordQuery, text: string, mark: string): boolean {
  if ('term' in query) return text.includes(` ${mark}${query.term} `);
  if ('phrase' in query) return text.includes(` ${query.phrase.map((word) => mark + word).join(' ')} `);
  if ('all' in query) return query.all.every((part) => holds(part, text, mark));
  if ('any' in query) return query.any.some((part) => holds(part, text, mark));
  return holds(query.both, text, mark) && !holds(query.not, text, mark);
}

function figureFits(figure: FigureQuery, hit: IndexHit, mark: string): Fit {
  if ('freeWithin' in figure) {
    const { days, day } = figure.freeWithin;
    if (hit.notice_days === null && hit.available_from === null) return null;
    const free = hit.notice_days !== null && hit.notice_days <= days;
    return free || (hit.available_from !== null && hit.available_from <= day) ? 1 : 0;
  }
  if ('freeAfter' in figure) {
    const { days, day } = figure.freeAfter;
    if (hit.notice_days !== null) return hit.notice_days > days ? 1 : 0;
    return hit.available_from === null ? null : hit.available_from > day ? 1 : 0;
  }
  if ('pay' in figure) {
    if (hit.salary_annual === null || !figure.pay.currencies.includes(hit.salary_currency ?? '')) return null;
    return within(hit.salary_annual, figure.pay) ? 1 : 0;
  }
  if ('dated' in figure) {
    const value = hit[figure.dated];
    if (value === null) return null;
    const isIn = (figure.from === null || value >= figure.from) && (figure.to === null || value <= figure.to);
    return (isIn && value !== figure.but) || value === figure.also ? 1 : 0;
  }
  if ('lacks' in figure) {
    const { words, figures } = figure.lacks;
    const isWhole =
      (words === null || holds(words, hit.text, mark)) &&
      figures.every((one) => (figureFits(one, hit, mark) ?? 0) > 0);
    return isWhole ? 0 : 1;
  }
  // Where all have to be among them, only who is is found: nothing by which to order.
  if ('people' in figure) return figure.found?.has(hit.candidate_id) === false ? 0 : 1;
  if ('contacted' in figure)
    return hit.last_contacted_at !== null && hit.last_contacted_at >= figure.contacted.since ? 1 : 0;
  if ('silentSince' in figure) {
    if (hit.last_contacted_at === null) return 1;
    return figure.silentSince !== null && hit.last_contacted_at < figure.silentSince ? 1 : 0;
  }
  // Alternatives are judged one by one, as `among`.
  if ('either' in figure) return null;
  const value = hit[figure.between];
  return value === null ? null : within(value, figure) ? 1 : 0;
}

const within = (value: number, { min, max }: { min: number | null; max: number | null }): boolean =>
  (min === null || value >= min) && (max === null || value <= max);
