import { EMPLOYERS, type Facts, PEOPLE, YEAR } from './world.ts';

/** A search as a recruiter types it, and who fits it. */
export interface Query {
  ask: string;
  fits(person: Facts): boolean;
  /** A part of it stands on nobody's record: the rest is searched, and that must be told. */
  unknowable?: true;
}

export type Fits = (person: Facts) => boolean;

export const all =
  (...tests: Fits[]): Fits =>
  (person) =>
    tests.every((test) => test(person));
export const any =
  (...tests: Fits[]): Fits =>
  (person) =>
    tests.some((test) => test(person));
export const not =
  (test: Fits): Fits =>
  (person) =>
    !test(person);

export const trade =
  (...names: string[]): Fits =>
  ({ trades }) =>
    names.some((name) => trades.includes(name));
export const skill =
  (...names: string[]): Fits =>
  ({ skills }) =>
    names.every((name) => skills.includes(name));
export const city =
  (...names: string[]): Fits =>
  (person) =>
    names.includes(person.city);
export const region =
  (...names: string[]): Fits =>
  (person) =>
    names.includes(person.region);
export const country =
  (...names: string[]): Fits =>
  (person) =>
    names.includes(person.country);
/** The countries of Europe among the made-up places. */
export const EUROPE = ['United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'];
export const level =
  (...names: string[]): Fits =>
  (person) =>
    names.includes(person.level);
export const at =
  (...names: string[]): Fits =>
  ({ employer }) =>
    names.includes(employer);
export const worked =
  (...names: string[]): Fits =>
  ({ employer, before }) =>
    names.includes(employer) || before.some((name) => names.includes(name));
export const formerly =
  (...names: string[]): Fits =>
  ({ before }) =>
    before.some((name) => names.includes(name));

/** The employers that recruiters call by one word. */
export const group = (name: string): string[] => [
  ...new Set(
    Object.values(EMPLOYERS)
      .flat()
      .filter(({ groups }) => groups.includes(name))
      .map((employer) => employer.name),
  ),
];

export const EY = ['EY', 'Ernst & Young'];
export const PWC = ['PwC', 'PricewaterhouseCoopers'];
export const yearsAtLeast =
  (n: number): Fits =>
  ({ years }) =>
    years >= n;
export const sinceYears =
  (n: number): Fits =>
  ({ since }) =>
    YEAR - since > n;
/** They left one of the employers in that year or later. */
export const leftFrom =
  (year: number, ...names: string[]): Fits =>
  ({ before, since }) =>
    before.some((name, n) => names.includes(name) && since - 2 * n >= year);
export const payUpTo =
  (most: number, currency: string): Fits =>
  (person) =>
    person.currency === currency && person.pay <= most;
export const payBetween =
  (least: number, most: number, currency: string): Fits =>
  (person) =>
    person.currency === currency && person.pay >= least && person.pay <= most;
export const noticeUpTo =
  (days: number): Fits =>
  ({ noticeDays }) =>
    noticeDays <= days;
export const rights =
  (...kinds: string[]): Fits =>
  (person) =>
    kinds.includes(person.rights);
export const speaks =
  (name: string): Fits =>
  ({ languages }) =>
    languages.includes(name);
export const contractor: Fits = ({ contract }) => contract;
export const remote: Fits = (person) => person.remote;
export const relocates: Fits = (person) => person.relocates;
export const nobody: Fits = () => false;

const TITLES = new Map(
  PEOPLE.map(({ facts, record }): [string, string[]] => [
    facts.email,
    [record.experience].flat().map((job) => titleOf(job).replace(/^(?:Senior|Junior) /, '')),
  ]),
);

function titleOf(job: unknown): string {
  return typeof job === 'object' && job !== null && 'title' in job ? String(job.title) : '';
}

/** Their title now, without its level. */
export const titled =
  (...names: string[]): Fits =>
  ({ email }) =>
    names.includes(TITLES.get(email)?.[0] ?? '');
/** The title of the job that they had just before. */
export const lastTitled =
  (...names: string[]): Fits =>
  ({ email }) =>
    names.includes(TITLES.get(email)?.[1] ?? '');
/** A title of any job that they had before. */
export const onceTitled =
  (...names: string[]): Fits =>
  ({ email }) =>
    TITLES.get(email)
      ?.slice(1)
      .some((name) => names.includes(name)) ?? false;
