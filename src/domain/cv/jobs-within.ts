import { fold } from '#src/lib/fold.ts';
import { spanIn } from './dates.ts';
import type { Found } from './found.ts';
import type { CvFields } from './schema.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer, looksLikeTitle } from './words.ts';

type Job = Found<CvFields['experience'][number]>;

const plain = (text: string | null): string =>
  fold(text ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const begun = (day: string | null): string => day?.slice(0, 4) ?? '9999';
const ended = ({ value }: Job): string => (value.is_current ? '9999' : begun(value.to ?? value.from));

/** Whether a job lies within the time of another, by years. */
const isIn = (one: Job, whole: Job): boolean =>
  one !== whole &&
  one.value.from !== null &&
  whole.value.from !== null &&
  begun(one.value.from) >= begun(whole.value.from) &&
  ended(one) <= ended(whole);

// A town, a state, or nothing: what stands beside an employer that has roles below it.
const isNoTitle = (title: string | null): boolean =>
  title === null || /^\p{Lu}{2}$/u.test(title) || placeIn(title) !== null;

// A time behind the end of a sentence: "Banquetes de hasta 400 comensales. ERTE de marzo a junio de 2020."
function isTold(quote: string): boolean {
  const told = quote.split(' · ').find((part) => spanIn(part) !== null);
  const span = told === undefined ? null : spanIn(told);
  if (told === undefined || span === null) return false;
  const before = told.slice(0, span.at);
  return /\p{Ll}{3}\.\s+\p{Lu}[^.]*$/u.test(before) && before.split(/\s+/).length > 6;
}

/**
 * A job whose title goes on behind its bold words with no more than what it was in: "**Deputy Ward Sister (Band 6)**, respiratory, 28
 * beds" has the bold words for a title.
 */
export function asSetInBold(job: Job, lines: readonly CvLine[]): Job {
  const { title } = job.value;
  const strong = lines.find(
    ({ text, strong: set }) => set !== undefined && text.startsWith(title ?? '\0'),
  )?.strong;
  const isMore =
    title !== null &&
    strong !== undefined &&
    title.startsWith(`${strong},`) &&
    /^,\s+[\p{Ll}\d]/u.test(title.slice(strong.length)) &&
    looksLikeTitle(strong);
  return isMore ? { ...job, value: { ...job.value, title: strong } } : job;
}

/** A job that has the title of another for its employer, which is that of the other: the two are roles at one employer. */
export function withoutTitleAsEmployer(job: Job, jobs: readonly Job[]): Job {
  const { employer } = job.value;
  const role = jobs.find(
    ({ value }) => value.title !== null && value.title === employer && value.employer !== employer,
  );
  return role === undefined || employer === null || looksLikeEmployer(employer)
    ? job
    : {
        ...job,
        confidence: Math.min(job.confidence, 0.65),
        value: { ...job.value, employer: role.value.employer },
      };
}

// "KEEPING MY HAND IN": no title ends with such a word.
const ENDS_OPEN = /\s(?:IN|ON|OF|FOR|WITH|ME|TO|BY|AT|UP|OUT|OFF)$/;

/**
 * The jobs of a CV without what lies within another: the whole time at an employer whose roles stand below it, a project that is a
 * bullet of a job, a time that a sentence tells of one.
 * @param lines the lines of the CV, which say what is a bullet
 */
export function withoutWithin(jobs: readonly Job[], lines: readonly CvLine[]): Job[] {
  const bullets = new Set(lines.filter(({ bullet }) => bullet).map(({ text }) => text));
  const headings = new Set(lines.filter(({ bold, apart }) => bold && apart).map(({ text }) => text));
  // Above a bullet with a time, such a heading is no title.
  const isUnderHeading = ({ quote, value }: Job): boolean => {
    const [first = '', ...rest] = quote.split(' · ');
    return (
      first === value.title &&
      first === first.toUpperCase() &&
      headings.has(first) &&
      ENDS_OPEN.test(first) &&
      rest.length > 0 &&
      rest.every((part) => bullets.has(part))
    );
  };
  const isBullet = ({ quote }: Job): boolean => quote.split(' · ').every((part) => bullets.has(part));
  return jobs.filter((job) => {
    const others = jobs.filter((other) => other !== job);
    const isTotal =
      isNoTitle(job.value.title) &&
      others.some(
        (other) =>
          isIn(other, job) &&
          !isNoTitle(other.value.title) &&
          plain(other.value.employer) === plain(job.value.employer),
      );
    const isPart =
      (isBullet(job) || isTold(job.quote)) &&
      others.some((other) => isIn(job, other) && other.value.title !== null && !isBullet(other));
    return !isTotal && !isPart && !isUnderHeading(job);
  });
}
