/** Twenty more questions, written without sight of the rules; they are only ever run. */
import {
  at,
  billed,
  both,
  contract,
  count,
  countIn,
  credited,
  creditedTo,
  daysToFill,
  eitherFigures,
  interviewsIn,
  jobOf,
  mean,
  median,
  money,
  names,
  not,
  perm,
  placements,
  type Question,
  ranked,
  ranking,
  reached,
  refusal,
  SPANS as S,
  submittedIn,
  table,
  teams,
  within,
} from './reckon.ts';
import { APPLICATIONS, COMPANIES, JOBS, PEOPLE, TARGETS, TODAY } from './world.ts';

const q = (ask: string, expect: Question['expect']): Question => ({ ask, expect });
const lastTwelve = { from: '2025-08-21', to: TODAY };
const slowest = (day: 0 | 1): string[] =>
  ranking(
    Object.fromEntries(
      PEOPLE.flatMap(({ key, name }) => {
        const days = daysToFill(S.lastYear, (p) => jobOf(p).owner === key)[day] ?? [];
        return days.length === 0 ? [] : [[name, mean(days)]];
      }),
    ),
  ).slice(0, 3);
const quarters = (reading: 0 | 1): Record<string, number> =>
  Object.fromEntries(
    ['01', '04', '07', '10'].map((first) => {
      const span = { from: `2025-${first}-01`, to: `2025-${String(Number(first) + 2).padStart(2, '0')}-31` };
      return [`2025-${first}`, billed(span)[reading]?.AUD ?? 0];
    }),
  );
const firstIn = (span: { from: string; to: string }) =>
  APPLICATIONS.filter((one) => within(span, one.stages[0]?.on ?? null));
const started = firstIn(S.thisYear);

export const KEPT_MORE: readonly Question[] = [
  q('placements in the March quarter this year', count(countIn({ from: '2026-01-01', to: '2026-03-31' }))),
  q('How much has the Health team billed since 1 July?', money(credited(S.thisQuarter, teams('Health')))),
  q(
    'Anyone on the Finance team without a placement this quarter?',
    names(
      ...[0, 1].map((reading) =>
        PEOPLE.filter(
          ({ key, team }) => team === 'Finance' && countIn(S.thisQuarter, creditedTo(key))[reading] === 0,
        ).map(({ name }) => name),
      ),
    ),
  ),
  q(
    'median time to fill for contract jobs, 2025',
    count(daysToFill(S.lastYear, contract).map((days) => median(days))),
  ),
  q('Worst three consultants on time to fill last year', ranked(slowest(0), slowest(1))),
  q(
    'how many CVs went to Northwind Freight last financial year',
    count(submittedIn(S.lastFinancialYear).filter((one) => jobOf(one).client === 'Northwind Freight').length),
  ),
  q(
    'Compare Technology and Finance billings for 2025',
    eitherFigures(
      ...([0, 1].map((reading) =>
        ['Technology', 'Finance'].map((team) => credited(S.lastYear, teams(team))[reading]?.AUD ?? 0),
      ) as [number[], number[]]),
    ),
  ),
  q("placements other than Sam's in 2026", count(countIn(S.thisYear, not(creditedTo('sam'))))),
  q(
    'How many interviews with Pacific Bank last month',
    count(interviewsIn(S.lastMonth).filter(({ of }) => jobOf(of).client === 'Pacific Bank').length),
  ),
  q(
    "what's the mean fee percentage we've charged Bluegum Energy",
    count(
      [S.always, lastTwelve].flatMap((span) =>
        (['offer', 'start'] as const).map((day) =>
          mean(
            placements((p) => perm(p) && at('Bluegum Energy')(p) && within(span, p[day])).flatMap(
              ({ percent }) => percent ?? [],
            ),
          ),
        ),
      ),
    ),
  ),
  q('How many jobs do we have on hold right now?', count(JOBS.filter((j) => j.status === 'on_hold').length)),
  q(
    'how much does the agency still have to bill to make target this quarter',
    count(billed(S.thisQuarter).map((one) => TARGETS.agency - (one.AUD ?? 0))),
  ),
  q(
    'Has Kiwi Dairy brought us more this year than last year?',
    eitherFigures(
      ...([0, 1].map((reading) =>
        [S.thisYear, S.lastYear].map((span) => billed(span, at('Kiwi Dairy'))[reading]?.NZD ?? 0),
      ) as [number[], number[]]),
    ),
  ),
  q(
    'how many permanent placements with a fee above 20k in 2025',
    count(
      countIn(
        S.lastYear,
        both(perm, ({ value }) => value > 20_000),
      ),
    ),
  ),
  q(
    'clients with more than two placements in 2025',
    names(
      ...[0, 1].map((reading) =>
        COMPANIES.map(({ name }) => name).filter((name) => (countIn(S.lastYear, at(name))[reading] ?? 0) > 2),
      ),
    ),
  ),
  q(
    'How many jobs has Lantern Legal given us in total?',
    count(JOBS.filter(({ client, opened }) => client === 'Lantern Legal' && opened <= TODAY).length),
  ),
  q(
    'what share of applications in 2026 were referrals',
    count((100 * started.filter(({ source }) => source === 'referral').length) / started.length),
  ),
  q(
    'how many candidates withdrew last quarter',
    count(APPLICATIONS.filter((one) => within(S.lastQuarter, reached(one, 'withdrew'))).length),
  ),
  q("What's the average commission we pay our consultants?", refusal),
  q('quarterly billings for 2025', table(quarters(0), quarters(1))),
];
