import { fold } from '#src/lib/fold.ts';
import type { BoundText } from './bound-text.ts';
import { dateIn, isNow, spanIn } from './dates.ts';
import type { ModelCv } from './model-schema.ts';
import { type CvFields, type Provenance, SURE } from './schema.ts';

const MOST_ENTRIES = 60;

type Job = CvFields['experience'][number];
type Study = CvFields['education'][number];

/**
 * The jobs of a CV where the model binds more of them than the rules found, each with where it was read; null where it does
 * not. What the rules are sure of stays as they read it, with what was done there.
 */
export function mergedJobs(
  known: readonly Job[],
  provenance: Readonly<Record<string, Provenance>>,
  given: ModelCv['jobs'],
  sent: BoundText,
): { jobs: { job: Job; by: Provenance }[] | null; isDropped: boolean } {
  const read = given.map((one) => jobOf(one, sent));
  const isDropped = read.includes(null);
  const bound = distinct(read.filter((job) => job !== null)).slice(0, MOST_ENTRIES);
  if (bound.length <= known.length) return { jobs: null, isDropped };
  const sure = known.flatMap((job, at) => {
    const by = provenance[`experience.${at}`];
    return by === undefined || by.confidence < SURE ? [] : [{ job, by }];
  });
  const left = new Set(sure);
  const jobs = bound.map(({ job, quote }) => {
    const same = [...left].find((one) => isSame(one.job, job));
    if (same !== undefined) left.delete(same);
    return same ?? { job, by: sent.provenanceOf(quote) };
  });
  return { jobs: [...jobs, ...left].slice(0, MOST_ENTRIES), isDropped };
}

/** The studies that the model binds. */
export function studiesOf(
  given: ModelCv['education'],
  sent: BoundText,
): { found: { study: Study; quote: string }[]; isDropped: boolean } {
  const found = given.flatMap(({ school, degree, field, start, end, quote }) => {
    const isBound = sent.holds(quote) && [school, degree, field].every((part) => isWithin(part, quote, sent));
    if (!isBound || (school === null && degree === null)) return [];
    const { from, to } = timeOf(start, end, quote, sent);
    return [{ study: { school, degree, field, from, to }, quote }];
  });
  return { found: found.slice(0, MOST_ENTRIES), isDropped: found.length < given.length };
}

// A job of which one part is made up is dropped whole: the rest may be of another. Two of title, employer and time make one.
function jobOf(
  { title, employer, start, end, quote }: ModelCv['jobs'][number],
  sent: BoundText,
): { job: Job; quote: string } | null {
  if (!sent.holds(quote) || ![title, employer].every((part) => isWithin(part, quote, sent))) return null;
  const { from, to, current } = timeOf(start, end, quote, sent);
  if ([title, employer, from].filter((part) => part !== null).length < 2) return null;
  return {
    job: { title, employer, location: null, from, to, is_current: current, description: null },
    quote,
  };
}

const isWithin = (part: string | null, quote: string, sent: BoundText): boolean =>
  part === null || (part.length <= 300 && sent.isIn(part, quote));

/** A time in the words of the quote; none where the model gives other ones. */
function timeOf(start: string | null, end: string | null, quote: string, sent: BoundText) {
  const none = { from: null, to: null, current: false };
  if ([start, end].some((part) => part !== null && !sent.isIn(part, quote))) return none;
  const span = end === null ? spanIn(start ?? '') : spanIn(`${start ?? ''} – ${end}`);
  const from = span?.from ?? (start === null ? null : (dateIn(start)?.to ?? null));
  const to = span?.to ?? (end === null ? null : (dateIn(end)?.to ?? null));
  // "Since 2019", of which the model copies the year.
  const whole = end === null ? spanIn(quote) : null;
  const isOpen = whole?.current === true && whole.from === from;
  const current = span?.current === true || isOpen || (end !== null && isNow(end));
  return { from, to: current ? null : to, current };
}

const isSame = (one: Job, other: Job): boolean => {
  const same = (a: string | null, b: string | null): boolean =>
    a !== null && b !== null && (fold(a).includes(fold(b)) || fold(b).includes(fold(a)));
  const isBoth = same(one.title, other.title) && same(one.employer, other.employer);
  const isEither = same(one.title, other.title) || same(one.employer, other.employer);
  const isThen = one.from !== null && other.from !== null && one.from.slice(0, 4) === other.from.slice(0, 4);
  return (isBoth && (isThen || one.from === null || other.from === null)) || (isEither && isThen);
};

const distinct = (jobs: readonly { job: Job; quote: string }[]) => [
  ...new Map(
    jobs.map((one) => [fold([one.job.title, one.job.employer, one.job.from].join(' ')), one]),
  ).values(),
];
