import { fold } from '#src/lib/fold.ts';
import type { Chained, ChainedJob } from './chained-jobs.ts';
import type { Found } from './found.ts';
import { namesKindOfHouse } from './head-reading.ts';
import { isAtSeveral } from './head-remarks.ts';
import { isStudy } from './no-jobs.ts';
import { worksAlone } from './own-account.ts';
import { namesPause } from './pauses.ts';
import { type CvFields, SURE } from './schema.ts';
import { titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';

type Experience = CvFields['experience'][number];
type Job = Found<Experience>;

const MOST_JOBS = 60;
/** From which likelihood the chain's reading goes before one that the rules are not sure of, and before one that they doubt. */
const OVER_FAIR = 0.7;
const OVER_DOUBTED = 0.5;
/** From which likelihood a job that the rules did not find is added, and where they found none at all. */
const ADDED = 0.7;
const ADDED_ALONE = 0.3;
/** Below which likelihood a time is no job's. */
const NO_JOB = 0.1;
const CERTAIN = 0.9;
/** How sure the rules are of a job without a time, which no time can bear out. */
const UNTIMED = 0.6;

/**
 * The jobs of a CV by the rules and by the learned chain. Where both read the same, it is so; where they differ, the surer one is
 * taken and the difference lowers the confidence. Measured on pages of authors that neither was made with (docs/decisions/cvs-and-imports.md).
 */
export function weighedJobs(rules: readonly Job[], { jobs: read, times }: Chained): Job[] {
  const chained = read.filter(isJob);
  if (chained.length === 0) return [...rules];
  const twins = twinsOf(rules, chained);
  const isTime = ({ from, to, is_current }: Experience): boolean =>
    times.some(
      (time) =>
        time.likely >= NO_JOB &&
        yearOf(time.from) === yearOf(from) &&
        (is_current ? time.current : yearOf(time.to) === yearOf(to)),
    );
  const weighed = rules.flatMap((job): { job: Job; twin: ChainedJob | undefined }[] => {
    const twin = twins.get(job);
    const isLeft =
      twin === undefined &&
      job.confidence < SURE &&
      !(job.value.from === null && job.confidence >= UNTIMED) &&
      !isTime(job.value);
    return isLeft ? [] : [{ job: twin === undefined ? unseen(job) : weighedWith(job, twin), twin }];
  });
  const least = rules.length === 0 ? ADDED_ALONE : ADDED;
  const seen = new Set(twins.values());
  for (const [at, one] of chained.entries()) {
    if (seen.has(one) || one.likely < least || rules.some(({ value }) => isPartOf(one, value))) continue;
    const before = chained.slice(0, at).findLast((other) => weighed.some(({ twin }) => twin === other));
    const place = weighed.findIndex(({ twin }) => twin !== undefined && twin === before) + 1;
    const added = { job: foundOf(one, Math.min(0.8, one.likely)), twin: one };
    weighed.splice(before === undefined && at > 0 ? weighed.length : place, 0, added);
  }
  return weighed.map(({ job }) => job).slice(0, MOST_JOBS);
}

/** Whether a reading may be a job: no pause, study or other meaning of its words, and a name for an employer. */
const isJob = (job: ChainedJob): boolean =>
  !namesPause(job.title) &&
  !isStudy(experienceIn(job)) &&
  !(job.shared && (worksAlone(job.quote) || isAtSeveral(job.quote))) &&
  placeIn(job.employer) === null &&
  !(/^\d/.test(job.title) && titleEvidence(job.title) < 1) &&
  /\p{Lu}|\d|\p{L}{3}/u.test(job.employer);

const endOf = ({ is_current, to }: Pick<Experience, 'is_current' | 'to'>): string =>
  is_current ? '9999' : yearOf(to);
const isOverlapping = (one: ChainedJob, known: Experience): boolean =>
  yearOf(one.from) <= endOf(known) && endOf(one) >= yearOf(known.from);
const isWithin = (one: ChainedJob, known: Experience): boolean =>
  yearOf(one.from) >= yearOf(known.from) && endOf(one) <= endOf(known);

/** Whether a job is told at an employer within the time of one that is known there: the same, or what was done in it. */
const isPartOf = (one: ChainedJob, known: Experience): boolean =>
  plain(one.employer) === plain(known.employer) &&
  (plain(one.title) === plain(known.title) ? isOverlapping(one, known) : isWithin(one, known));

const yearOf = (day: string | null): string => day?.slice(0, 4) ?? '';
const plain = (text: string | null): string =>
  fold(text ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isThen = (one: Experience, other: ChainedJob): boolean =>
  yearOf(one.from) === yearOf(other.from) &&
  yearOf(one.to) === yearOf(other.to) &&
  one.is_current === other.is_current;
const isSame = (one: Experience, other: ChainedJob): boolean =>
  plain(one.title) === plain(other.title) && plain(one.employer) === plain(other.employer);

/** Whether the chain reads less of the same title and employer: where they end, the rules know more of. */
const isNearlySame = (one: Experience, other: ChainedJob): boolean =>
  [
    [plain(one.title), plain(other.title)],
    [plain(one.employer), plain(other.employer)],
  ].every(([own = '', read = '']) => own !== '' && ` ${own} `.includes(` ${read} `));

/** Which job of the chain each of the rules' jobs is: the one of the same time, of several the one with the same words. */
function twinsOf(rules: readonly Job[], chained: readonly ChainedJob[]): Map<Job, ChainedJob> {
  const twins = new Map<Job, ChainedJob>();
  const left = new Set(chained);
  for (const fits of [
    (one: Experience, other: ChainedJob) => isThen(one, other) && isSame(one, other),
    isThen,
  ])
    for (const job of rules) {
      if (twins.has(job)) continue;
      const twin = [...left].find((other) => fits(job.value, other));
      if (twin === undefined) continue;
      twins.set(job, twin);
      left.delete(twin);
    }
  return twins;
}

/** A job that the chain does not see where it sees others. */
const unseen = (job: Job): Job => ({
  ...job,
  confidence: job.confidence >= CERTAIN ? 0.8 : Math.min(job.confidence, 0.6),
});

function weighedWith(job: Job, twin: ChainedJob): Job {
  const { confidence, value } = job;
  if (isSame(value, twin)) {
    const both = twin.likely >= OVER_FAIR && confidence >= 0.8;
    if (confidence < SURE) return job;
    return {
      ...job,
      confidence: both ? 0.95 : twin.likely >= OVER_DOUBTED || confidence >= CERTAIN ? 0.85 : 0.7,
    };
  }
  const least = confidence < SURE ? OVER_DOUBTED : confidence < 0.8 ? OVER_FAIR : CERTAIN;
  const isKind = namesKindOfHouse(twin.employer) && !namesKindOfHouse(value.employer ?? '');
  if (confidence >= CERTAIN || isNearlySame(value, twin) || isKind || twin.likely < least)
    return { ...job, confidence: confidence >= CERTAIN ? 0.8 : Math.min(confidence, 0.6) };
  const found = foundOf(twin, twin.likely >= CERTAIN ? 0.85 : 0.7);
  const { location, description } = found.value;
  return {
    ...found,
    value: {
      ...found.value,
      location: location ?? value.location,
      description: description ?? value.description,
    },
  };
}

const experienceIn = ({
  title,
  employer,
  location,
  from,
  to,
  is_current,
  description,
}: ChainedJob): Experience => ({
  title,
  employer,
  location,
  from,
  to,
  is_current,
  description,
});

const foundOf = (job: ChainedJob, confidence: number): Job => ({
  value: experienceIn(job),
  confidence: Math.round(confidence * 100) / 100,
  page: job.page,
  quote: job.quote,
});
