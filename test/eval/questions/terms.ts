/** What the sets of questions share beside the truths of `reckon.ts`. */
import {
  both,
  credited,
  creditedTo,
  type Expected,
  eitherFigures,
  jobOf,
  type Money,
  mean,
  mine,
  nameOf,
  not,
  openJobs,
  placements,
  type Question,
  ranked,
  reached,
  SPANS as S,
  type Span,
  tableOf,
  teams,
  within,
} from './reckon.ts';
import { APPLICATIONS, between, JOBS, PEOPLE, type PlacementFact, TARGETS, TODAY } from './world.ts';

export const q = (ask: string, expect: Expected): Question => ({ ask, expect });

export const percentOf = (part: number, whole: number): number => (100 * part) / whole;

/** The amounts in Australian dollars of each reading. */
export const aud = (all: readonly Money[]): number[] => all.map((one) => one.AUD ?? 0);

export const teamOf = (person: string): string => PEOPLE.find(({ key }) => key === person)?.team ?? '';

/** The day so many days after today, or before it. */
export const away = (days: number): string =>
  new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);

export const by = (as: string, ask: string, expect: Expected): Question => ({ ask, expect, as });
export const DAYS = ['offer', 'start'] as const;
export const since = (from: string): Span => ({ from, to: TODAY });
export const perDay = <T>(
  span: Span,
  test: (p: PlacementFact) => boolean,
  of: (chosen: PlacementFact[]) => T,
): T[] => DAYS.map((day) => of(placements((p) => test(p) && within(span, p[day]))));
export const any = (): boolean => true;
export const fell = (p: PlacementFact): boolean => p.status === 'fell_off';
/** The names with the highest figure, each an answer of its own where several share it. */
export function highest(...tables: Record<string, number>[]): Expected {
  return ranked(
    ...tables.flatMap((one) => {
      const most = Math.max(...Object.values(one));
      return Object.keys(one)
        .filter((name) => one[name] === most)
        .map((name) => [name]);
    }),
  );
}
export const lowest = (...tables: Record<string, number>[]): Expected =>
  highest(...tables.map((one) => Object.fromEntries(Object.entries(one).map(([name, n]) => [name, -n]))));
export const meansBy = <T>(
  rows: readonly T[],
  name: (row: T) => string,
  of: (row: T) => number,
): Record<string, number> =>
  Object.fromEntries(
    [...new Set(rows.map(name))].map((one) => [one, mean(rows.filter((row) => name(row) === one).map(of))]),
  );
/** Two figures side by side, gross or without what fell off. */
export const pair = (a: Money[], b: Money[]): number[][] =>
  [0, 1].map((at) => [aud(a)[at] ?? 0, aud(b)[at] ?? 0]);
export const either = (sets: number[][]): Expected => eitherFigures(sets[0] ?? [], ...sets.slice(1));
/** By currency, of placements chosen by offer or by start, with and without those that fell off. */
export const inCurrencies = (
  span: Span,
  test: (p: PlacementFact) => boolean,
  of: (p: PlacementFact) => number,
  reckon: (values: readonly number[]) => number,
): Money[] =>
  [any, not(fell)].flatMap((kept) =>
    perDay(span, both(test, kept), (chosen) =>
      Object.fromEntries(
        (['AUD', 'NZD'] as const).flatMap((currency) => {
          const values = chosen.filter((p) => p.currency === currency).map(of);
          return values.length === 0 ? [] : [[currency, reckon(values)]];
        }),
      ),
    ),
  );
export const value = (p: PlacementFact): number => p.value;
export const titled =
  (title: string) =>
  (p: PlacementFact): boolean =>
    jobOf(p).title === title;
export const clientOf = (p: PlacementFact): string => jobOf(p).client;
export const refundOf = (p: PlacementFact): number =>
  Math.round((100 * p.value * Math.max(0, 90 - between(p.start, p.fellOff ?? p.start))) / 90) / 100;
export const sumBy = (chosen: readonly PlacementFact[], of: (p: PlacementFact) => number): Money => {
  const all: Money = {};
  for (const p of chosen) all[p.currency] = Math.round(100 * ((all[p.currency] ?? 0) + of(p))) / 100;
  return all;
};
export const billedIn = (span: Span, test: (p: PlacementFact) => boolean, of: (p: PlacementFact) => string) =>
  [any, not(fell)].map((kept) =>
    tableOf(
      placements(
        (p) => test(p) && kept(p) && p.currency === 'AUD' && within(span, p.start) && p.start <= TODAY,
      ),
      of,
      value,
    ),
  );
export const openDays = (least: number, evergreen: boolean): number =>
  openJobs().filter((job) => (evergreen || !job.evergreen) && between(job.opened, TODAY) > least).length;
export const oldest = (evergreen: boolean): string[] => {
  const open = openJobs()
    .filter((job) => evergreen || !job.evergreen)
    .sort((a, b) => (a.opened < b.opened ? -1 : 1));
  return [open[0]?.title ?? ''];
};
export const placedShare = (source: string): number => {
  const all = APPLICATIONS.filter((one) => one.source === source);
  return percentOf(all.filter((one) => reached(one, 'placed') !== null).length, all.length);
};
export const openedIn = (span: Span) => JOBS.filter(({ opened }) => within(span, opened));
export const hasPlacement = (key: string): boolean => placements((p) => jobOf(p).key === key).length > 0;
export const underGuarantee = placements(
  (p) => p.status === 'started' && p.guaranteeDays !== null && between(p.start, TODAY) < p.guaranteeDays,
);
export const target = (person: string): number => TARGETS.people[person] ?? 0;
export const gapOf = (person: string): number[] =>
  credited(S.thisQuarter, mine(person)).map(({ AUD }) => target(person) - (AUD ?? 0));
export const teamQuarter = (team: string): number[] => aud(credited(S.thisQuarter, teams(team)));
export const months = (from: string, to: string): Record<string, number>[] =>
  billedIn({ from, to }, any, ({ start }) => start.slice(0, 7));
export const quarterName = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.floor((Number(day.slice(5, 7)) + 2) / 3)}`;
export const quarterStart = (day: string): string =>
  `${day.slice(0, 4)}-${String(3 * Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1).padStart(2, '0')}`;
export const ownerTable = (rows: readonly { owner: string }[]): Record<string, number> =>
  tableOf(rows, ({ owner }) => nameOf(owner));
export const waits = (
  test: (on: string) => boolean,
  from: 'submitted' | 'offer',
  to: 'client_interview' | 'placed',
  by: 0 | 1,
) =>
  APPLICATIONS.flatMap((one) => {
    const first = reached(one, from);
    const then = reached(one, to);
    if (first === null || then === null) return [];
    return test(by === 0 ? first : then) ? [between(first, then)] : [];
  });
export const perPerson = (span: Span, test: (p: PlacementFact) => boolean = any): Record<string, number>[] =>
  DAYS.map((day) =>
    Object.fromEntries(
      PEOPLE.flatMap(({ key, name }) => {
        const n = placements(both(creditedTo(key), test)).filter((p) => within(span, p[day])).length;
        return n === 0 ? [] : [[name, n]];
      }),
    ),
  );
