import {
  type ApplicationFact,
  ago,
  type InterviewFact,
  type JobFact,
  NOW,
  type Stage,
  startOf,
} from './world.ts';

interface Asked<F> {
  /** Who typed or said it. */
  by: string;
  ask: string;
  fits(fact: F): boolean;
  /**
   * What of it is on no record: the answer must tell that. What `fits` then says is the rest of it, and an empty list is as
   * good, as nobody can tell who is meant.
   */
  unknown?: RegExp;
}

/** A search of one kind of record, and which of them a recruiter means by it. */
export type Query =
  | ({ of: 'applications' } & Asked<ApplicationFact>)
  | ({ of: 'jobs' } & Asked<JobFact>)
  | ({ of: 'interviews' } & Asked<InterviewFact>);

export const app = (
  by: string,
  ask: string,
  fits: (a: ApplicationFact) => boolean,
  unknown?: RegExp,
): Query => ({ of: 'applications', by, ask, fits, ...(unknown && { unknown }) });

export const job = (by: string, ask: string, fits: (j: JobFact) => boolean, unknown?: RegExp): Query => ({
  of: 'jobs',
  by,
  ask,
  fits,
  ...(unknown && { unknown }),
});

export const meet = (
  by: string,
  ask: string,
  fits: (i: InterviewFact) => boolean,
  unknown?: RegExp,
): Query => ({ of: 'interviews', by, ask, fits, ...(unknown && { unknown }) });

const OVER: ReadonlySet<Stage> = new Set(['placed', 'rejected', 'withdrew', 'no']);

/** Still in play. */
export const live = ({ stage }: ApplicationFact): boolean => !OVER.has(stage);
export const at = ({ stage }: ApplicationFact, ...stages: Stage[]): boolean => stages.includes(stage);
/** Moved to its stage on a day of these, both counted. */
export const moved = (a: ApplicationFact, from: string, to = '9999'): boolean =>
  a.moved >= from && a.moved <= to;
export const came = (a: ApplicationFact, from: string, to = '9999'): boolean =>
  a.created >= from && a.created <= to;
export const opened = (j: JobFact, from: string, to = '9999'): boolean => j.opened >= from && j.opened <= to;
export const on = (i: InterviewFact, from: string, to = '9999'): boolean => i.day >= from && i.day <= to;

const isPast = (i: InterviewFact): boolean => startOf(i).toISOString() < NOW;
/** Still to come and still on. */
export const isAhead = (i: InterviewFact): boolean => !isPast(i) && i.status === 'scheduled';
export const isUntold = (i: InterviewFact): boolean =>
  isPast(i) && i.outcome === null && i.score === null && i.status !== 'no_show' && i.status !== 'cancelled';

export const jobOf = (i: InterviewFact): JobFact => i.application.job;
export const isOf = (j: JobFact, ...names: string[]): boolean =>
  names.some((name) => j.client.startsWith(name));
export const isIn = (j: JobFact, ...cities: string[]): boolean => j.city !== null && cities.includes(j.city);

/** Days that the searches speak of, of the agency's calendar: weeks begin on Monday. */
export const DAYS = {
  monday: ago(3),
  sunday: ago(-3),
  tomorrow: ago(-1),
  nextMonday: ago(-4),
  nextSunday: ago(-10),
  inAWeek: ago(-7),
} as const;
