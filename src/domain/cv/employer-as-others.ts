import type { Entry } from './arrangement.ts';
import { spanIn } from './dates.ts';
import { DEPARTMENT } from './head-reading.ts';
import { withoutSpan } from './heads.ts';
import type { CvFields } from './schema.ts';
import { employerAndPlace, segmentsOf, titleEvidence } from './title-or-employer.ts';

type Experience = CvFields['experience'][number];

interface Read {
  entry: Entry;
  job: Experience;
}

type Named = Pick<Experience, 'title' | 'employer' | 'location'>;

const NAME = /^\p{Lu}[\p{L}&.'’-]*(?: \p{L}[\p{L}&.'’-]*){0,3}$/u;

const mayBeFirm = (text: string): boolean =>
  NAME.test(text) && titleEvidence(text) < 1 && !DEPARTMENT.test(text);

/** Whether a job is told in a list of its title and its employer: "Studioleiterin, Hautnah Kosmetik, Berlin". */
const isListed = ({ entry: { head, title, employer } }: Read): boolean =>
  head.some(({ text }) => text.includes(`${title}, ${employer}`));

const isPlaced = ({ entry: { place } }: Read): boolean => place !== null;

function behindTitle({ entry, job }: Read, others: readonly Read[]): Named | null {
  const [title = '', firm = '', ...rest] = segmentsOf(job.title ?? '');
  const place =
    rest.length > 0 || entry.head.some(({ text }) => text.includes(`${job.title}, ${job.location}`));
  const isLikeThem = others.length > 0 && others.every(isListed) && (place || !others.some(isPlaced));
  if (!isLikeThem || titleEvidence(title) < 1 || !mayBeFirm(firm)) return null;
  const read = employerAndPlace([firm, ...rest].join(', '));
  return { title, employer: read.employer, location: job.location ?? read.place };
}

// What stands beside the dates on their line.
const besideDates = ({ entry: { head } }: Read): string =>
  head.flatMap(({ text }) => {
    const span = spanIn(text);
    return span === null ? [] : [withoutSpan(text, span)];
  })[0] ?? '';

function beforeDates(one: Read, others: readonly Read[]): Named | null {
  const { title, location } = one.job;
  const [firm = '', ...rest] = segmentsOf(besideDates(one));
  const isLikeThem =
    others.length > 1 &&
    others.every((other) => besideDates(other).startsWith(other.entry.employer ?? '\0')) &&
    rest.length > 0;
  if (!isLikeThem || title === null || firm.includes('\t') || title.includes(firm) || !mayBeFirm(firm))
    return null;
  return {
    title,
    employer: firm,
    location: location === firm ? rest.join(', ') : (location ?? rest.join(', ')),
  };
}

/**
 * The employer of a job that no list knows, where it stands as those of all other jobs do: "Kosmetikerin, Douglas, Berlin" below
 * "Studioleiterin, Hautnah Kosmetik, Berlin". Null where they stand otherwise: then the job may have that of the job above.
 */
export function employerAsOthers(one: Read, jobs: readonly Read[]): Named | null {
  const others = jobs.filter(
    ({ entry }) => entry !== one.entry && entry.title !== null && entry.employer !== null,
  );
  return behindTitle(one, others) ?? beforeDates(one, others);
}
