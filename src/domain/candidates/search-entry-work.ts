import { json } from '#db/rows.ts';
import { companyKey } from '#src/lib/company.ts';
import { affirmed } from '../lexicon/denials.ts';
import { employersNamed, industriesOf, isClientSide } from '../lexicon/employers.ts';
import { levelIn, levelOfYears } from '../lexicon/levels.ts';
import {
  certifications,
  industries,
  languages,
  roles,
  rolesOfTitle,
  skills,
  type Term,
} from '../lexicon/terms.ts';
import { slug } from '../lexicon/text.ts';
import { monthsBetween } from './career.ts';
import type { CandidateRow, Experience } from './schema.ts';
import type { Terms } from './search-entry-terms.ts';

/** A job as the index reads it. */
export interface Job {
  title: string | null;
  employer: string | null;
  current: boolean;
  /** The tasks of the job. */
  description: string | null;
  months: number;
  /** The year in which it ended; null where that is not known. */
  ended: number | null;
}

/** A person's jobs, the present one first. */
export function jobsOf(row: CandidateRow, experience: readonly Experience[]): Job[] {
  const jobs = experience.map(({ title, employer, is_current, description, from, to }) => ({
    title,
    employer,
    current: is_current,
    description,
    months: monthsBetween(from, is_current ? row.updated_at : to),
    ended: is_current ? null : yearOf(to),
  }));
  if (row.current_title === null && row.current_company === null) return jobs;
  const matching = jobs.find(
    (job) => job.current && job.title === row.current_title && job.employer === row.current_company,
  );
  const present: Job = {
    title: row.current_title,
    employer: row.current_company,
    current: true,
    description: matching?.description ?? null,
    months: matching?.months ?? 0,
    ended: null,
  };
  // The record's own current job takes precedence; an entry that repeats it adds nothing.
  const past = jobs.filter(
    ({ title, employer, current }) => !current || title !== present.title || employer !== present.employer,
  );
  return [present, ...past];
}

const yearOf = (date: string | null): number | null =>
  date !== null && /^\d{4}/.test(date) ? Number(date.slice(0, 4)) : null;

export function addRoles(terms: Terms, row: CandidateRow, jobs: readonly Job[]): void {
  const headline: Job[] =
    jobs.length === 0 && row.headline !== null
      ? [{ title: row.headline, employer: null, current: true, description: null, months: 0, ended: null }]
      : [];
  const known = json.decode<string[]>(row.skills).flatMap((listed) => skills().book.whole(listed)?.id ?? []);
  const months = new Map<string, number>();
  const now = new Set<string>();
  const before = new Set<Term>();
  for (const job of [...jobs, ...headline]) {
    if (job.title === null) continue;
    terms.phrase(job.current ? 'ct' : 'pt', job.title);
    terms.add('tk', slug(job.title));
    const fields = job.employer === null ? [] : industriesOf(job.employer);
    const found = rolesOfTitle(terms.words(job.title), {
      industries: fields,
      skills: job.current ? known : [],
    });
    const ids = new Set<string>();
    for (const role of found) {
      terms.term(job.current ? 'cr' : 'pr', role);
      if (!job.current) before.add(role);
      for (const id of [role.id, ...role.implies]) {
        ids.add(id);
        if (job.current) now.add(id);
      }
    }
    for (const id of ids) months.set(id, (months.get(id) ?? 0) + job.months);
  }
  for (const [id, count] of months) if (count > 0) terms.add('ry', `${id}_${count}`);
  // A past role is only found by searches for past roles if the person does something unrelated now.
  // Who has no job now is still what they were last.
  const [last] = jobs;
  if (last !== undefined && last.title !== null && !jobs.some(({ current }) => current))
    for (const role of rolesOfTitle(terms.words(last.title), { industries: [], skills: [] }))
      terms.term('xr', role);
  for (const role of before)
    if (now.size === 0 || [role.id, ...role.implies].some((id) => now.has(id))) terms.term('lr', role);
  for (const wish of json.decodeOrNull<string[]>(row.preferred_roles) ?? []) {
    for (const role of roles().book.all(terms.words(wish))) terms.term('wr', role);
  }
}

export function addLevel(terms: Terms, row: CandidateRow, jobs: readonly Job[]): void {
  const title = jobs.find(({ current }) => current)?.title ?? row.headline;
  const named = title === null || title === undefined ? null : levelIn(title);
  if (named !== null) terms.add('lv', named);
  else if (row.preferred_seniority !== null) terms.add('lv', row.preferred_seniority);
  else if (row.years_experience !== null) terms.add('lv', levelOfYears(row.years_experience));
}

/** What is said beside the name of a paper. */
const OF_A_PAPER = /\b(?:certified|qualified|registered|accredited|certificat(?:e|ion)|licen[cs]ed?)\b/gi;

export function addSkills(
  terms: Terms,
  row: CandidateRow,
  jobs: readonly Job[],
  prose: readonly string[],
): void {
  const { book } = skills();
  for (const listed of json.decode<string[]>(row.skills)) {
    const known = book.whole(listed);
    if (known !== undefined) terms.term('s', known, 'si');
    else {
      terms.add('s', slug(listed));
      for (const inside of book.all(terms.words(listed))) terms.term('s', inside, 'si');
    }
  }
  for (const { title, description, current } of jobs) {
    if (!current) continue;
    for (const text of [title, description].flatMap((said) => (said === null ? [] : affirmed(said))))
      for (const used of book.all(terms.words(text))) terms.term('sn', used);
  }
  for (const text of [...jobs.flatMap(({ title }) => title ?? []), ...prose]) {
    for (const mentioned of book.all(terms.words(text))) terms.term('sm', mentioned, 'si');
  }
  for (const listed of json.decode<string[]>(row.certifications)) {
    const known = certifications().book.whole(listed);
    if (known === undefined) terms.add('cf', slug(listed));
    else terms.term('cf', known);
    for (const inside of certifications().book.all(terms.words(listed))) terms.term('cf', inside);
    for (const mentioned of book.all(terms.words(listed))) terms.term('sm', mentioned, 'si');
  }
  // Many keep their papers among their skills.
  for (const listed of json.decode<string[]>(row.skills)) {
    const paper = certifications().book.whole(listed.replace(OF_A_PAPER, ' ').trim());
    if (paper !== undefined) terms.term('cf', paper);
  }
  // An "HGV Class 1 Driver" and a "Chartered Accountant" hold what they are called by.
  const called = jobs.flatMap(({ title, current }) => (current && title !== null ? [title] : []));
  const texts = [...json.decode<string[]>(row.skills), ...prose, ...called];
  for (const text of texts) {
    for (const certification of certifications().book.all(terms.words(text))) terms.term('cm', certification);
  }
  for (const spoken of json.decode<string[]>(row.languages)) {
    const found = [...languages().book.all(terms.words(spoken))];
    for (const language of found) terms.add('lg', language.id);
    if (found.length === 0) terms.add('lg', slug(spoken));
  }
}

/** What the index calls an employer: by its own name and by the lexicon's. */
function namesOf(employer: string): string[] {
  return [slug(companyKey(employer) ?? employer), ...employersNamed(employer).map(({ id }) => id)];
}

/** The last year in which somebody was at an employer or in a field of work where they are not any more. */
function addEnds(
  terms: Terms,
  kind: 'eu' | 'iu',
  jobs: readonly { names: readonly string[]; current: boolean; ended: number | null }[],
): void {
  const here = new Set(jobs.flatMap(({ names, current }) => (current ? names : [])));
  const ends = new Map<string, number>();
  for (const { names, current, ended } of jobs)
    for (const name of current || ended === null ? [] : names)
      if (!here.has(name)) ends.set(name, Math.max(ended ?? 0, ends.get(name) ?? 0));
  for (const [name, year] of ends) terms.add(kind, `${name}_${year}`);
}

export function addEmployers(terms: Terms, jobs: readonly Job[], prose: readonly string[]): void {
  const fieldsOf: { names: string[]; current: boolean; ended: number | null }[] = [];
  for (const { employer, title, current, ended } of jobs) {
    const fields = new Set<string>();
    if (employer !== null) {
      terms.phrase(current ? 'ce' : 'pe', employer);
      terms.add('ek', slug(companyKey(employer) ?? employer));
      for (const { id } of employersNamed(employer)) terms.add(current ? 'ei' : 'ep', id);
      for (const id of industriesOf(employer)) fields.add(id);
      if (isClientSide(fields)) fields.add('client_side');
    }
    for (const field of industries().book.all(terms.words(title ?? ''))) {
      fields.add(field.id);
      for (const wider of field.implies) fields.add(wider);
    }
    for (const id of fields) terms.add(current ? 'in' : 'ip', id);
    fieldsOf.push({ names: [...fields], current, ended });
  }
  addEnds(
    terms,
    'eu',
    jobs.map(({ employer, current, ended }) => ({
      names: employer === null ? [] : namesOf(employer),
      current,
      ended,
    })),
  );
  addEnds(terms, 'iu', fieldsOf);
  for (const text of prose)
    for (const field of industries().book.all(terms.words(text))) terms.term('im', field);
}

/** How many jobs and employers are on record in all; of whom no history is, nothing is known. */
export function addCounts(terms: Terms, row: CandidateRow, experience: readonly Experience[]): void {
  if (experience.length === 0) return;
  // The present job stands beside the history, or in it.
  const isApart =
    (row.current_title !== null || row.current_company !== null) &&
    !experience.some(({ is_current }) => is_current);
  const names = [...experience.map(({ employer }) => employer), row.current_company];
  const employers = new Set(names.flatMap((name) => (name === null ? [] : [companyKey(name) ?? name])));
  terms.add('nj', `${Math.min(MOST_COUNTED, experience.length + (isApart ? 1 : 0))}`);
  if (employers.size > 0) terms.add('ne', `${Math.min(MOST_COUNTED, employers.size)}`);
}

/** More are counted as so many. */
const MOST_COUNTED = 20;

/** The title of the job just before the present one, or of the last one where there is none now. */
export function addLastTitle(terms: Terms, jobs: readonly Job[]): void {
  const before = jobs.filter(({ current }) => !current);
  const last = before.reduce<Job | undefined>(
    (latest, job) => (latest === undefined || (job.ended ?? 0) > (latest.ended ?? 0) ? job : latest),
    undefined,
  );
  if (last?.title != null) terms.phrase('lt', last.title);
}
