import { json } from '#db/rows.ts';
import type { IndexEntry } from '#db/search-index.ts';
import { levelIn, levelOfYears } from '../lexicon/levels.ts';
import { cityOf, type Place, placeNamed, stateNamed, surroundingsOf } from '../lexicon/places.ts';
import { certifications, industries, languages, roles, skills, type Term } from '../lexicon/terms.ts';
import { plainWords, slug } from '../lexicon/text.ts';
import type { Experience } from './schema.ts';
import type { CandidateRow } from './store.ts';

/** Raised when the words below, or what the lexicon knows, change: entries of before are then written anew. */
export const INDEX_VERSION = 1;

const MOST_WORDS = 1500;

/** What search reads of a person beside their row. */
export interface Around {
  tags: readonly string[];
  /** The agency's country. */
  home: string;
}

/** Whether search may show somebody at all. */
export function isSearchable(row: CandidateRow): boolean {
  return (
    row.deleted_at === null && row.contact_only === 0 && row.do_not_approach === 0 && row.merged_into === null
  );
}

/** Somebody as the index keeps them. Its terms begin with what they tell of, as the constants of `./search-terms.ts` say. */
export function entryOf(row: CandidateRow, around: Around): IndexEntry {
  const experience = json.decode<Experience[]>(row.experience);
  const terms = new Terms();
  const jobs = jobsOf(row, experience);
  const prose = [row.headline, row.summary, ...experience.map((job) => job.description)].filter(
    (text) => text !== null,
  );
  addRoles(terms, row, jobs);
  addLevel(terms, row, jobs);
  addSkills(terms, row, jobs, prose);
  addPlaces(terms, row, around.home);
  addEmployers(terms, jobs, prose);
  addFacts(terms, row, around.tags);
  addEducation(terms, row);
  return {
    candidate_id: row.id,
    version: INDEX_VERSION,
    years: row.years_experience,
    salary_annual: row.salary_annual,
    salary_currency: row.salary_currency,
    notice_days: row.notice_period_days,
    available_from: row.available_from,
    rating: row.rating,
    updated_at: row.updated_at,
    terms: terms.list,
    words: [...wordsIn(terms, row, around.tags, jobs, prose)],
  };
}

class Terms {
  readonly list: string[] = ['everybody'];
  readonly #known = new Set<string>();
  readonly #words = new Map<string, string[]>();

  /** The words of a text, taken apart once. */
  words(text: string): string[] {
    let words = this.#words.get(text);
    if (words === undefined) {
      words = plainWords(text);
      this.#words.set(text, words);
    }
    return words;
  }

  /** A term, once. */
  add(kind: string, value: string): void {
    const term = `${kind}_${value}`;
    if (value === '' || this.#known.has(term)) return;
    this.#known.add(term);
    this.list.push(term);
  }

  /** Words that follow one another, with a gap behind them so that no phrase reaches into the next text. */
  phrase(kind: string, text: string): void {
    const words = this.words(text);
    if (words.length === 0) return;
    for (const word of words) this.list.push(`${kind}_${word}`);
    this.list.push('gap');
  }

  term(kind: string, term: Term, implied = kind): void {
    this.add(kind, term.id);
    for (const id of term.implies) this.add(implied, id);
  }
}

interface Job {
  title: string | null;
  employer: string | null;
  current: boolean;
}

/** A person's jobs, the present one first. */
function jobsOf(row: CandidateRow, experience: readonly Experience[]): Job[] {
  const jobs = experience.map(({ title, employer, is_current }) => ({
    title,
    employer,
    current: is_current,
  }));
  if (row.current_title === null && row.current_company === null) return jobs;
  const present = { title: row.current_title, employer: row.current_company, current: true };
  // The record itself says what the person does now; an entry that repeats it adds nothing.
  const past = jobs.filter(
    ({ title, employer, current }) => !current || title !== present.title || employer !== present.employer,
  );
  return [present, ...past];
}

function addRoles(terms: Terms, row: CandidateRow, jobs: readonly Job[]): void {
  const titled = jobs.length === 0 && row.headline !== null ? [{ title: row.headline, current: true }] : jobs;
  for (const { title, current } of titled) {
    if (title === null) continue;
    terms.phrase(current ? 'ct' : 'pt', title);
    for (const role of roles().book.all(terms.words(title))) terms.term(current ? 'cr' : 'pr', role);
  }
  for (const wish of json.decodeOrNull<string[]>(row.preferred_roles) ?? []) {
    for (const role of roles().book.all(terms.words(wish))) terms.term('wr', role);
  }
}

function addLevel(terms: Terms, row: CandidateRow, jobs: readonly Job[]): void {
  const title = jobs.find(({ current }) => current)?.title ?? row.headline;
  const named = title === null || title === undefined ? null : levelIn(title);
  if (named !== null) terms.add('lv', named);
  else if (row.preferred_seniority !== null) terms.add('lv', row.preferred_seniority);
  else if (row.years_experience !== null) terms.add('lv', levelOfYears(row.years_experience));
}

function addSkills(terms: Terms, row: CandidateRow, jobs: readonly Job[], prose: readonly string[]): void {
  const { book } = skills();
  for (const listed of json.decode<string[]>(row.skills)) {
    const known = book.whole(listed);
    if (known !== undefined) terms.term('s', known, 'si');
    else {
      terms.add('s', slug(listed));
      for (const inside of book.all(terms.words(listed))) terms.term('s', inside, 'si');
    }
  }
  for (const text of [...jobs.flatMap(({ title }) => title ?? []), ...prose]) {
    for (const mentioned of book.all(terms.words(text))) terms.term('sm', mentioned, 'si');
  }
  for (const listed of json.decode<string[]>(row.certifications)) {
    terms.add('cf', certifications().book.whole(listed)?.id ?? slug(listed));
    for (const inside of certifications().book.all(terms.words(listed))) terms.add('cf', inside.id);
    for (const mentioned of book.all(terms.words(listed))) terms.term('sm', mentioned, 'si');
  }
  const said = [...json.decode<string[]>(row.skills), ...prose];
  for (const text of said) {
    for (const held of certifications().book.all(terms.words(text))) terms.add('cm', held.id);
  }
  for (const spoken of json.decode<string[]>(row.languages)) {
    const found = [...languages().book.all(terms.words(spoken))];
    for (const language of found) terms.add('lg', language.id);
    if (found.length === 0) terms.add('lg', slug(spoken));
  }
}

function addPlaces(terms: Terms, row: CandidateRow, home: string): void {
  const { city, state, country_code: country } = row;
  if (city !== null) {
    const known = cityOf({ city, state, country, home });
    if (known !== null) addPlace(terms, 'l', known);
    else {
      // Where the table does not know it, its name is all there is to find it by.
      terms.add('ln', slug(city));
      const place = placeNamed(city, country ?? home);
      if (place !== null && country === null) addPlace(terms, 'l', place);
    }
  }
  if (state !== null) {
    const code = stateNamed(state, country ?? home);
    if (code !== null) terms.add('ls', `${(country ?? home).toLowerCase()}_${code.toLowerCase()}`);
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
  terms.add(`${kind}s`, `${country}_${place.state.toLowerCase()}`);
  if (place.kind !== 'city') return;
  terms.add(`${kind}c`, place.id);
  const { within, near } = surroundingsOf(place);
  for (const id of within) terms.add(`${kind}m`, id);
  for (const id of near) terms.add(`${kind}w`, id);
}

function addEmployers(terms: Terms, jobs: readonly Job[], prose: readonly string[]): void {
  for (const { employer, current } of jobs)
    if (employer !== null) terms.phrase(current ? 'ce' : 'pe', employer);
  const texts = [...jobs.flatMap(({ employer, title }) => [employer ?? '', title ?? '']), ...prose];
  for (const text of texts)
    for (const field of industries().book.all(terms.words(text))) terms.add('in', field.id);
}

function addFacts(terms: Terms, row: CandidateRow, tags: readonly string[]): void {
  for (const tag of tags) {
    terms.add('tg', slug(tag));
    for (const field of industries().book.all(terms.words(tag))) terms.add('in', field.id);
  }
  for (const type of json.decodeOrNull<string[]>(row.work_types) ?? []) terms.add('wt', type);
  if (row.work_rights_status !== null) terms.add('rt', row.work_rights_status);
  if (row.open_to_relocation === 1) terms.add('is', 'movable');
  if (row.open_to_work === 1) terms.add('is', 'looking');
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

/** The kinds of degree that a text names. */
function degreesIn(text: string): string[] {
  const plain = plainWords(text).join(' ');
  return DEGREES.flatMap(([degree, pattern]) => (pattern.test(plain) ? [degree] : []));
}

function addEducation(terms: Terms, row: CandidateRow): void {
  const education = json.decode<{ school: string | null; degree: string | null; field: string | null }[]>(
    row.education,
  );
  for (const { school, degree, field } of education) {
    for (const held of degreesIn(degree ?? '')) terms.add('ed', held);
    if (school !== null) terms.phrase('sc', school);
    for (const text of [degree, field]) if (text !== null) terms.phrase('fd', text);
  }
}

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
  ];
  let count = 0;
  for (const text of texts) {
    for (const word of terms.words(text)) {
      yield `w_${word}`;
      count += 1;
      if (count >= MOST_WORDS) return;
    }
    if (text !== '') yield 'gap';
  }
}
