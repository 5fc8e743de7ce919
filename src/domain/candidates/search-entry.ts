import { json } from '#db/rows.ts';
import type { IndexEntry } from '#db/search-index.ts';
import { nationalDigits } from '#src/lib/phone.ts';
import { affirmed } from '../lexicon/denials.ts';
import type { Place } from '../lexicon/gazetteer.ts';
import {
  areaNamed,
  areasOf,
  areasOfState,
  cityOf,
  placeNamed,
  stateNamed,
  surroundingsOf,
} from '../lexicon/places.ts';
import { industries } from '../lexicon/terms.ts';
import { plainWords, slug } from '../lexicon/text.ts';
import { careerOf } from './career.ts';
import type { FormerIdentity } from './merged-records.ts';
import type { CandidateRow, Experience } from './schema.ts';
import { Terms } from './search-entry-terms.ts';
import {
  addCounts,
  addEmployers,
  addLastTitle,
  addLevel,
  addRoles,
  addSkills,
  type Job,
  jobsOf,
} from './search-entry-work.ts';

/** Increase it when the terms below or the lexicon change: older entries are then rewritten. */
export const INDEX_VERSION = 30;

const MAX_WORDS = 1500;

/** What the index needs about a person besides their row. */
export interface EntryContext {
  tags: readonly string[];
  /** The agency's country. */
  home: string;
  /** What records that were merged into theirs are known by. */
  former?: readonly FormerIdentity[];
}

/** Whether search may show a person at all. */
export function isSearchable(row: CandidateRow): boolean {
  return (
    row.deleted_at === null && row.contact_only === 0 && row.do_not_approach === 0 && row.merged_into === null
  );
}

/** A person's index entry. Its terms start with a prefix that says what they are about, see `./search-terms.ts`. */
export function entryOf(row: CandidateRow, context: EntryContext): IndexEntry {
  const experience = json.decode<Experience[]>(row.experience);
  const terms = new Terms();
  const jobs = jobsOf(row, experience);
  // What they deny themselves is found by nobody who looks for it.
  const prose = [row.headline, row.summary, ...experience.map((job) => job.description)].flatMap((text) =>
    text === null ? [] : affirmed(text),
  );
  const career = careerOf(experience, row.updated_at);
  addRoles(terms, row, jobs);
  addLevel(terms, row, jobs);
  addSkills(terms, row, jobs, prose);
  addPlaces(terms, row, context.home);
  addEmployers(terms, jobs, prose);
  addCounts(terms, row, experience);
  addLastTitle(terms, jobs);
  addFacts(terms, row, context.tags);
  for (const identity of [row, ...(context.former ?? [])]) addContactDetails(terms, identity);
  addRemote(terms, prose);
  addEducation(terms, row);
  addDegreesHeld(terms, row, prose);
  return {
    candidate_id: row.id,
    version: INDEX_VERSION,
    years: row.years_experience,
    salary_annual: row.salary_annual,
    salary_currency: row.salary_currency,
    notice_days: row.notice_period_days,
    available_from: row.available_from,
    rating: row.rating,
    current_since: career.since,
    stay_months: career.averageTenure,
    gap_months: career.longestGap,
    last_contacted_at: row.last_contacted_at,
    added_at: row.created_at,
    updated_at: row.updated_at,
    terms: terms.list,
    words: [...wordsIn(terms, row, context.tags, jobs, prose)],
  };
}

function addPlaces(terms: Terms, row: CandidateRow, home: string): void {
  const { city, state, country_code: country } = row;
  if (city !== null) {
    const known = cityOf({ city, state, country, home });
    if (known !== null) addPlace(terms, 'l', known);
    else {
      // A city that is not in the table can only be found by its name.
      terms.add('ln', slug(city));
      const place = placeNamed(city, country ?? home);
      if (place !== null && country === null) addPlace(terms, 'l', place);
    }
  }
  if (state !== null) {
    const code = stateNamed(state, country ?? home);
    if (code !== null) {
      terms.add('ls', `${(country ?? home).toLowerCase()}_${code.toLowerCase()}`);
      for (const area of areasOfState(country ?? home, code)) terms.add('la', area.id);
    }
    const area = areaNamed(state, country ?? home);
    if (area !== null) terms.add('la', area.id);
    terms.add('ln', slug(state));
  }
  if (country !== null) terms.add('lo', country.toLowerCase());
  for (const wish of json.decodeOrNull<string[]>(row.preferred_locations) ?? []) {
    if (/\bremote\b|work(ing)? from home|\bwfh\b|\banywhere\b/i.test(wish)) terms.add('is', 'remote');
    const place = placeNamed(wish, country ?? home);
    if (place === null) terms.add('wn', slug(wish));
    else addPlace(terms, 'w', place);
  }
}

function addPlace(terms: Terms, kind: 'l' | 'w', place: Place): void {
  if (place.kind === 'region') {
    for (const country of place.countries) terms.add(`${kind}o`, country.toLowerCase());
    return;
  }
  const country = place.country.toLowerCase();
  terms.add(`${kind}o`, country);
  if (place.kind === 'country') return;
  if (place.kind === 'area') {
    terms.add(`${kind}a`, place.id);
    return;
  }
  terms.add(`${kind}s`, `${country}_${place.state.toLowerCase()}`);
  if (place.kind !== 'city') return;
  terms.add(`${kind}c`, place.id);
  for (const area of areasOf(place)) terms.add(`${kind}a`, area.id);
  const { within, near } = surroundingsOf(place);
  for (const id of within) terms.add(`${kind}m`, id);
  for (const id of near) terms.add(`${kind}w`, id);
}

/** Exact contact details. */
function addContactDetails(terms: Terms, row: FormerIdentity): void {
  terms.phrase('nm', row.name);
  terms.add('nk', terms.words(row.name).toSorted().join('_'));
  if (row.phone_e164 !== null) {
    terms.add('ph', row.phone_e164.replace(/\D/g, ''));
    const national = nationalDigits(row.phone_e164);
    if (national !== null) terms.add('pn', national);
  } else if (row.phone !== null) terms.add('ph', row.phone.replace(/\D/g, ''));
  if (row.linkedin_slug !== null) terms.add('li', slug(row.linkedin_slug));
}

const REMOTE =
  /\b(?:arbeitet\s+(?:\S+\s+)?remote|(?:vollst[äa]ndig|komplett|ausschlie(?:ß|ss)lich|rein|ganz)\s+remote|im home-?\s?office|en t[ée]l[ée]travail|[àa] distance complet|en teletrabajo|work(?:s|ing)? (?:fully |mostly |100% )?remotely|(?:fully|100%) remote|remote[\s-](?:only|first|worker|working|work|role|based)|(?:prefers?|open to|available for|seeking|looking for|wants?) (?:fully )?remote|work(?:s|ing)? from home|based remotely|remotely based|wfh)\b/i;
const NOT_REMOTE =
  /\b(?:not|no|non|cannot|can't|doesn't|does not|nicht|kein|keine|nie|pas|sin)\b[^.]{0,20}$/i;

// "Not interested in remote work" must not count as a wish for it.
function addRemote(terms: Terms, prose: readonly string[]): void {
  for (const text of prose) {
    const matched = REMOTE.exec(text);
    if (matched !== null && !NOT_REMOTE.test(text.slice(0, matched.index))) terms.add('is', 'remote');
  }
}

function addFacts(terms: Terms, row: CandidateRow, tags: readonly string[]): void {
  for (const tag of tags) {
    terms.add('tg', slug(tag));
    for (const field of industries().book.all(terms.words(tag))) terms.term('im', field);
  }
  for (const type of json.decodeOrNull<string[]>(row.work_types) ?? []) terms.add('wt', type);
  if (row.work_rights_status !== null) terms.add('rt', row.work_rights_status);
  if (row.open_to_relocation === 1) terms.add('is', 'movable');
  if (row.open_to_work === 1) terms.add('is', 'looking');
  const present = json.decode<Experience[]>(row.experience);
  if (present.length > 0 && present.every(({ is_current }) => !is_current) && row.current_company === null)
    terms.add('is', 'between_jobs');
  for (const email of [row.email_folded, ...json.decode<string[]>(row.other_emails)])
    if (email !== null) terms.add('em', slug(email));
}

const DEGREES: readonly (readonly [string, RegExp])[] = [
  ['phd', /\b(phd|ph d|doctorate|doctor of|dphil)\b/],
  ['mba', /\bmba\b|master of business administration/],
  ['master', /\b(master|masters|msc|m sc|ma|meng|mphil|llm|mba|postgraduate)\b/],
  [
    'bachelor',
    /\b(bachelor|bachelors|bsc|b sc|ba|beng|b eng|bcom|bba|llb|bn|honours|hon|undergraduate|degree)\b/,
  ],
  ['diploma', /\b(diploma|associate degree|hnd|hnc)\b/],
  ['trade', /\b(certificate iii|cert iii|apprenticeship|trade certificate|nvq)\b/],
];

/** The degrees that a text mentions. */
function degreesIn(text: string): string[] {
  const plain = plainWords(text).join(' ');
  return DEGREES.flatMap(([degree, pattern]) => (pattern.test(plain) ? [degree] : []));
}

function addEducation(terms: Terms, row: CandidateRow): void {
  const education = json.decode<{ school: string | null; degree: string | null; field: string | null }[]>(
    row.education,
  );
  for (const { school, degree, field } of education) {
    for (const named of degreesIn(degree ?? '')) terms.add('ed', named);
    if (school !== null) terms.phrase('sc', school);
    for (const text of [degree, field]) if (text !== null) terms.phrase('fd', text);
  }
}

/** Of these the name alone is no other word, so that it counts outside education too. */
const HIGHEST: ReadonlySet<string> = new Set(['phd', 'mba']);
const HELD =
  /\b(?:holds?|holding|has|with|earned|completed|awarded|certificates?|qualifications?|degrees?)\b:?\s+(?:an?\s+|his\s+|her\s+|their\s+)?[^.;,]{0,30}/gi;

// Some keep a doctorate among skills or certificates, or tell of it in a sentence ("Holds: PhD").
function addDegreesHeld(terms: Terms, row: CandidateRow, prose: readonly string[]): void {
  const listed = [row.skills, row.certifications].flatMap((list) => json.decode<string[]>(list));
  const held = prose
    .flatMap((text) => text.match(HELD) ?? [])
    .filter((said) => !/\b(?:student|candidate|supervis)/i.test(said));
  for (const text of [...listed, ...held])
    for (const degree of degreesIn(text)) if (HIGHEST.has(degree)) terms.add('ed', degree);
}

const AWAY = /\b(?:fifo|fly[\s-]in)\b/i;

function* wordsIn(
  terms: Terms,
  row: CandidateRow,
  tags: readonly string[],
  jobs: readonly Job[],
  prose: readonly string[],
): Generator<string> {
  const lists = [row.skills, row.certifications, row.languages].flatMap((list) =>
    json.decode<string[]>(list),
  );
  const education = json.decode<Record<string, string | null>[]>(row.education);
  const texts = [
    row.name,
    ...jobs.flatMap(({ title, employer }) => [title ?? '', employer ?? '']),
    ...lists,
    ...tags,
    ...education.flatMap(({ school, degree, field }) => [school ?? '', degree ?? '', field ?? '']),
    ...prose,
    // "FIFO only", "Perth or fly-in fly-out": a way of working that is kept among the wishes.
    ...[row.preferred_roles, row.preferred_locations]
      .flatMap((wishes) => json.decodeOrNull<string[]>(wishes) ?? [])
      .filter((wish) => AWAY.test(wish))
      .flatMap(affirmed),
  ];
  let count = 0;
  for (const text of texts) {
    for (const word of terms.words(text)) {
      yield `w_${word}`;
      count += 1;
      if (count >= MAX_WORDS) return;
    }
    if (text !== '') yield 'gap';
  }
}
