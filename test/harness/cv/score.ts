import type { CvFields } from '#src/domain/cv/schema.ts';
import { fold } from '#src/lib/fold.ts';
import type { Sheet } from './sheet.ts';

/** How many of what was there were found, and how many of what was found were there. */
export interface Tally {
  right: number;
  found: number;
  there: number;
}

export type Scores = Map<string, Tally>;

const digits = (text: string): string => text.replace(/\D/g, '').slice(-8);
const same = (a: string, b: string): boolean => fold(a) === fold(b);
const month = (day: string | null | undefined): string => (day ?? '').slice(0, 7);

function add(scores: Scores, field: string, right: number, found: number, there: number): void {
  const tally = scores.get(field) ?? { right: 0, found: 0, there: 0 };
  scores.set(field, { right: tally.right + right, found: tally.found + found, there: tally.there + there });
}

function one(
  scores: Scores,
  field: string,
  found: string | null,
  there: string | null,
  equal = same,
): boolean {
  const right = found !== null && there !== null && equal(found, there);
  add(scores, field, right ? 1 : 0, found === null ? 0 : 1, there === null ? 0 : 1);
  return right || there === null;
}

function many(scores: Scores, field: string, found: readonly string[], there: readonly string[]): void {
  const left = new Set(there.map(fold));
  let right = 0;
  for (const item of new Set(found.map(fold))) if (left.delete(item)) right += 1;
  add(scores, field, right, found.length, there.length);
}

/** Compares what was read of a sheet with the person it tells of. @returns the fields of one value that are wrong */
export function compare(scores: Scores, fields: CvFields, { truth, contact }: Sheet): string[] {
  const wrong: string[] = [];
  const check = (field: string, found: string | null, there: string | null, equal?: typeof same): void => {
    if (!one(scores, field, found, there, equal)) wrong.push(`${field}: ${found} ≠ ${there}`);
  };
  check('name', fields.name, truth.name);
  check('email', fields.email, truth.email);
  check('phone', fields.phone, truth.phone, (a, b) => digits(a) === digits(b));
  check('linkedin', fields.linkedin_url, truth.linkedin_url);
  check('city', fields.location?.city ?? null, contact.length > 0 ? truth.location.city : null);
  check('current title', fields.current_title, truth.current_title);
  check('current employer', fields.current_company, truth.current_company);
  const jobs = new Map(truth.experience.map((job) => [`${month(job.from)}`, job]));
  add(scores, 'jobs', 0, 0, 0);
  let [title, employer, dates] = [0, 0, 0];
  for (const job of fields.experience) {
    const meant = jobs.get(month(job.from));
    if (meant === undefined) continue;
    if (same(job.title ?? '', meant.title ?? '')) title += 1;
    if (same(job.employer ?? '', meant.employer ?? '')) employer += 1;
    if (month(job.to) === (meant.is_current ? '' : month(meant.to)) && job.is_current === meant.is_current)
      dates += 1;
  }
  const [found, there] = [fields.experience.length, truth.experience.length];
  add(scores, 'job title', title, found, there);
  add(scores, 'job employer', employer, found, there);
  add(scores, 'job dates', dates, found, there);
  if (title < there || employer < there || dates < there || found > there)
    wrong.push(
      `jobs: ${JSON.stringify(fields.experience.map(({ title: t, employer: e, from, to }) => [t, e, from, to]))}`,
    );
  scores.delete('jobs');
  many(
    scores,
    'school',
    fields.education.flatMap(({ school }) => school ?? []),
    truth.education.map(({ school }) => school),
  );
  many(
    scores,
    'degree',
    fields.education.flatMap(({ degree }) => degree ?? []),
    truth.education.map(({ degree }) => degree),
  );
  many(scores, 'skills', fields.skills, truth.skills);
  many(scores, 'certifications', fields.certifications, truth.certifications);
  many(scores, 'languages', fields.languages, truth.languages);
  return wrong;
}

/** A table of what was reached. */
export function table(scores: Scores): string {
  const percent = (part: number, whole: number): string =>
    whole === 0 ? '  –  ' : `${((100 * part) / whole).toFixed(1)} %`.padStart(7);
  return [...scores]
    .map(
      ([field, { right, found, there }]) =>
        `${field.padEnd(18)} precision ${percent(right, found)}  recall ${percent(right, there)}  of ${there}`,
    )
    .join('\n');
}
