/** Reckons the truth of questions from the facts of `world.ts`, plainly and apart from the service. */
import {
  APPLICATIONS,
  type ApplicationFact,
  between,
  COMPANIES,
  JOBS,
  type JobFact,
  PEOPLE,
  PLACEMENTS,
  type PlacementFact,
  type Stage,
  TODAY,
} from './world.ts';

/** Amounts by currency, in its units. */
export type Money = Record<string, number>;

/** What a right answer holds. Where several readings are defensible, each of them is right. */
export type Expected =
  | { kind: 'number'; any: number[] }
  /** Every one of these figures; where another reading is defensible, every one of its. */
  | { kind: 'numbers'; all: number[]; or?: number[][] }
  | { kind: 'money'; any: Money[] }
  /** The first rows, in this order. */
  | { kind: 'ranked'; any: string[][] }
  /** Just these names, in whatever order. */
  | { kind: 'names'; any: string[][] }
  /** A figure for each name; other names may stand beside with zero. */
  | { kind: 'table'; any: Record<string, number>[] }
  /** What a right answer tells, in words alone: nobody has reckoned it, so an answer counts as wrong until that is done. */
  | { kind: 'told'; what: string }
  /** No figure of the agency answers it. */
  | { kind: 'refusal' };

export interface Question {
  ask: string;
  expect: Expected;
  /** The person of the agency who asks; its owner by default. */
  as?: string;
}

export interface Span {
  from: string;
  to: string;
}

export const SPANS = {
  always: { from: '2000-01-01', to: '2100-01-01' },
  thisMonth: { from: '2026-08-01', to: '2026-08-31' },
  lastMonth: { from: '2026-07-01', to: '2026-07-31' },
  thisQuarter: { from: '2026-07-01', to: '2026-09-30' },
  lastQuarter: { from: '2026-04-01', to: '2026-06-30' },
  thisYear: { from: '2026-01-01', to: '2026-12-31' },
  lastYear: { from: '2025-01-01', to: '2025-12-31' },
  thisFinancialYear: { from: '2026-07-01', to: '2027-06-30' },
  lastFinancialYear: { from: '2025-07-01', to: '2026-06-30' },
} as const satisfies Record<string, Span>;

/** A month such as 2026-05. */
export function month(name: string): Span {
  return { from: `${name}-01`, to: `${name}-31` };
}

export const within = ({ from, to }: Span, day: string | null): boolean =>
  day !== null && day >= from && day <= to;

const jobs = new Map(JOBS.map((job) => [job.key, job]));
const applications = new Map(APPLICATIONS.map((one) => [one.key, one]));
const people = new Map(PEOPLE.map((one) => [one.key, one]));

function applicationOf(placement: PlacementFact): ApplicationFact {
  return applications.get(placement.application) as ApplicationFact;
}
export function jobOf(of: ApplicationFact | PlacementFact): JobFact {
  return jobs.get('job' in of ? of.job : applicationOf(of).job) as JobFact;
}
export const nameOf = (person: string): string => people.get(person)?.name ?? person;
const teamOf = (person: string): string => people.get(person)?.team ?? '';
export const industryOf = (client: string): string =>
  COMPANIES.find(({ name }) => name === client)?.industry ?? '';

type Test = (placement: PlacementFact) => boolean;

const all: Test = () => true;
export const perm: Test = ({ type }) => type === 'permanent';
export const contract: Test = ({ type }) => type === 'contract';
export const at =
  (client: string): Test =>
  (placement) =>
    jobOf(placement).client === client;
export const creditedTo =
  (person: string): Test =>
  ({ credits }) =>
    credits.some(({ user }) => user === person);
export const ofTeam =
  (team: string): Test =>
  ({ credits }) =>
    credits.some(({ user }) => teamOf(user) === team);
export const both =
  (...tests: Test[]): Test =>
  (placement) =>
    tests.every((test) => test(placement));
export const not =
  (test: Test): Test =>
  (placement) =>
    !test(placement);

export const placements = (test: Test = all): PlacementFact[] => PLACEMENTS.filter(test);

/** How many were placed in a span: by the day of the offer, or by the start. */
export function countIn(span: Span, test: Test = all): number[] {
  const chosen = placements(test);
  return [
    chosen.filter(({ offer }) => within(span, offer)).length,
    chosen.filter(({ start }) => within(span, start)).length,
  ];
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Refund owed for a placement that fell off inside its guarantee is left to the reading: billings gross and without it. */
function sums(chosen: readonly PlacementFact[], part: (placement: PlacementFact) => number): Money {
  const total: Money = {};
  for (const placement of chosen) {
    const amount = placement.value * part(placement);
    if (amount !== 0) total[placement.currency] = cents((total[placement.currency] ?? 0) + amount);
  }
  return total;
}

/** What was billed with starts in a span, whole fees. */
export function billed(span: Span, test: Test = all): Money[] {
  const chosen = placements(test).filter(({ start }) => within(span, start) && start <= TODAY);
  const kept = chosen.filter(({ status }) => status !== 'fell_off');
  return [sums(chosen, () => 1), sums(kept, () => 1)];
}

/** What is a person's or a team's by credit, of what was billed in a span. */
export function credited(span: Span, whose: (user: string) => boolean, test: Test = all): Money[] {
  const chosen = placements(test).filter(({ start }) => within(span, start) && start <= TODAY);
  const part = ({ credits }: PlacementFact): number =>
    credits.filter(({ user }) => whose(user)).reduce((sum, { percent }) => sum + percent / 100, 0);
  return [
    sums(chosen, part),
    sums(
      chosen.filter(({ status }) => status !== 'fell_off'),
      part,
    ),
  ];
}

export const mine =
  (person: string) =>
  (user: string): boolean =>
    user === person;
export const teams =
  (team: string) =>
  (user: string): boolean =>
    teamOf(user) === team;

/** Names in the order of their figures, the highest first. */
export function ranking(figures: Record<string, number>): string[] {
  return Object.entries(figures)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([name]) => name);
}

export function tableOf<T>(
  rows: readonly T[],
  name: (row: T) => string,
  amount: (row: T) => number = () => 1,
): Record<string, number> {
  const table: Record<string, number> = {};
  for (const row of rows) table[name(row)] = cents((table[name(row)] ?? 0) + amount(row));
  return table;
}

/** Billings of each person in one currency. */
export function billingsByPerson(span: Span, currency: string, test: Test = all): Record<string, number>[] {
  return [0, 1].map((reading) =>
    Object.fromEntries(
      PEOPLE.flatMap(({ key, name }) => {
        const amount = credited(span, mine(key), test)[reading]?.[currency] ?? 0;
        return amount === 0 ? [] : [[name, amount]];
      }),
    ),
  );
}

export function billingsByClient(span: Span, currency: string, test: Test = all): Record<string, number>[] {
  return [0, 1].map((reading) =>
    Object.fromEntries(
      COMPANIES.flatMap(({ name }) => {
        const amount = billed(span, both(at(name), test))[reading]?.[currency] ?? 0;
        return amount === 0 ? [] : [[name, amount]];
      }),
    ),
  );
}

/** The day on which an application came to a stage; null where it never did. */
export const reached = (application: ApplicationFact, stage: Stage): string | null =>
  application.stages.find((one) => one.stage === stage)?.on ?? null;

export const stageNow = (application: ApplicationFact): Stage => application.stages.at(-1)?.stage ?? 'funnel';

export const live = (application: ApplicationFact): boolean =>
  !['placed', 'rejected', 'withdrew'].includes(stageNow(application));

export const count = (n: number | number[]): Expected => ({
  kind: 'number',
  any: Array.isArray(n) ? n : [n],
});
export const money = (any: Money[]): Expected => ({ kind: 'money', any });
export const ranked = (...any: string[][]): Expected => ({ kind: 'ranked', any });
export const names = (...any: string[][]): Expected => ({ kind: 'names', any });
export const table = (...any: Record<string, number>[]): Expected => ({ kind: 'table', any });
export const figures = (...all: number[]): Expected => ({ kind: 'numbers', all });
export const eitherFigures = (all: number[], ...or: number[][]): Expected => ({ kind: 'numbers', all, or });
export const told = (what: string): Expected => ({ kind: 'told', what });
export const refusal: Expected = { kind: 'refusal' };

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : mean([sorted[middle - 1] as number, sorted[middle] as number]);
}

/** Days from the opening of a job to the offer, of what was placed in a span (by offer, or by start). Evergreen jobs have none. */
export function daysToFill(span: Span, test: Test = all): number[][] {
  const chosen = placements(test).filter((placement) => !jobOf(placement).evergreen);
  const days = (placement: PlacementFact): number => between(jobOf(placement).opened, placement.offer);
  return [
    chosen.filter(({ offer }) => within(span, offer)).map(days),
    chosen.filter(({ start }) => within(span, start)).map(days),
  ];
}

export const openJobs = (): JobFact[] =>
  JOBS.filter(({ status, opened }) => status === 'active' && opened <= TODAY);

export const submittedIn = (span: Span): ApplicationFact[] =>
  APPLICATIONS.filter((one) => within(span, reached(one, 'submitted')));
export const interviewsIn = (span: Span): { of: ApplicationFact; on: string }[] =>
  APPLICATIONS.flatMap((of) => of.interviews.filter((on) => within(span, on)).map((on) => ({ of, on })));
