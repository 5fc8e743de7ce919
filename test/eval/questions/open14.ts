/**
 * Questions that come near to what can be answered and turn on one word (only, except, still, first, rather than, at
 * least two), of placements and money, written apart from the rules. Rules may be mended by these.
 */
import {
  at,
  billed,
  billingsByClient,
  billingsByPerson,
  both,
  contract,
  count,
  countIn,
  credited,
  creditedTo,
  daysToFill,
  industryOf,
  jobOf,
  mean,
  median,
  mine,
  nameOf,
  names,
  not,
  ofTeam,
  perm,
  placements,
  type Question,
  ranked,
  ranking,
  refusal,
  SPANS as S,
  type Span,
  table,
  teams,
  within,
} from './reckon.ts';
import {
  any,
  aud,
  away,
  billedIn,
  by,
  clientOf,
  DAYS,
  either,
  fell,
  highest,
  inCurrencies,
  lowest,
  meansBy,
  pair,
  percentOf,
  perDay,
  perPerson,
  q,
  target,
  teamOf,
  teamQuarter,
  titled,
  underGuarantee,
  value,
} from './terms.ts';
import { COMPANIES, PEOPLE, type PlacementFact, TARGETS, TEAMS, TODAY } from './world.ts';

const Y25 = S.lastYear;
const Y26 = S.thisYear;
const FY26 = S.lastFinancialYear;
const FY25: Span = { from: '2024-07-01', to: '2025-06-30' };
const shared = ({ credits }: PlacementFact): boolean => credits.length > 1;
const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
const inAud = ({ currency }: PlacementFact): boolean => currency === 'AUD';
const clientsOf = (span: Span, day: 'offer' | 'start', test = any as (p: PlacementFact) => boolean) =>
  new Set(placements((p) => test(p) && within(span, p[day])).map(clientOf));
const clientsWhere = (test: (name: string, day: 'offer' | 'start') => boolean): string[][] =>
  DAYS.map((day) => COMPANIES.map(({ name }) => name).filter((name) => test(name, day)));
const peopleWhere = (test: (key: string, day: 'offer' | 'start') => boolean): string[][] =>
  DAYS.map((day) => PEOPLE.filter(({ key }) => test(key, day)).map(({ name }) => name));
const placedIn = (span: Span, key: string, day: 'offer' | 'start'): PlacementFact[] =>
  placements((p) => creditedTo(key)(p) && within(span, p[day]));
const nth = (n: number, ...tables: Record<string, number>[]) =>
  ranked(...tables.map((one) => ranking(one).slice(n - 1, n)));
const months25 = [...Array(12)].map((_, n) => `2025-${String(n + 1).padStart(2, '0')}`);
const monthly = (test: (p: PlacementFact) => boolean, day: 'offer' | 'start', name: string): number =>
  placements((p) => test(p) && p[day].startsWith(name)).length;
const runningTotal = (one: Record<string, number>, keys: readonly string[]): Record<string, number> => {
  let so = 0;
  return Object.fromEntries(
    keys.map((key) => {
      so = Math.round(100 * (so + (one[key] ?? 0))) / 100;
      return [key, so];
    }),
  );
};
const months26 = ['01', '02', '03', '04', '05', '06', '07', '08'].map((n) => `2026-${n}`);
const quarterDone = (key: string): number[] => aud(credited(S.thisQuarter, mine(key)));

export const OPEN14: readonly Question[] = [
  q(
    'placements in 2025 except those at Summit Retail and Coral Insurance',
    count(countIn(Y25, both(not(at('Summit Retail')), not(at('Coral Insurance'))))),
  ),
  q(
    'AUD billings of 2025 only from perm placements at Ironbark Water',
    count(aud(billed(Y25, both(perm, at('Ironbark Water'))))),
  ),
  q(
    'how many placements did only Sam get credit for in 2025',
    count(countIn(Y25, both(creditedTo('sam'), not(shared)))),
  ),
  q(
    'placements that Sam shared with Priya, ever',
    count(placements(both(creditedTo('sam'), creditedTo('priya'))).length),
  ),
  q('How many placements of 2025 had a split credit?', count(countIn(Y25, shared))),
  q(
    'placements in 2025 other than by the Technology team',
    count([
      ...countIn(Y25, not(ofTeam('Technology'))),
      ...countIn(Y25, ({ credits }) => credits.some(({ user }) => teamOf(user) !== 'Technology')),
    ]),
  ),
  q(
    'who besides Sam was credited on placements at Ironbark Water in 2025',
    names(...peopleWhere((key, day) => key !== 'sam' && placedIn(Y25, key, day).some(at('Ironbark Water')))),
  ),
  q(
    'which clients did only Tom place with, ever',
    names(
      COMPANIES.map(({ name }) => name).filter((name) => {
        const own = placements(at(name));
        return own.length > 0 && own.every((p) => p.credits.every(({ user }) => user === 'tom'));
      }),
    ),
  ),
  q(
    'AUD billings last FY excluding our best client',
    count(
      billingsByClient(FY26, 'AUD').map((one) => sum(Object.values(one)) - Math.max(...Object.values(one))),
    ),
  ),
  q(
    'average AUD fee of the perms of 2025 leaving out the highest one',
    count(aud(inCurrencies(Y25, perm, value, (all) => (sum(all) - Math.max(...all)) / (all.length - 1)))),
  ),
  q(
    'clients with whom we placed in 2025 but not in 2026',
    names(...clientsWhere((name, day) => clientsOf(Y25, day).has(name) && !clientsOf(Y26, day).has(name))),
  ),
  q(
    'clients we placed with in both 2025 and 2026',
    names(...clientsWhere((name, day) => clientsOf(Y25, day).has(name) && clientsOf(Y26, day).has(name))),
  ),
  q(
    'clients that hired in neither 2025 nor 2026',
    names(...clientsWhere((name, day) => !clientsOf(Y25, day).has(name) && !clientsOf(Y26, day).has(name))),
  ),
  q(
    'which consultants placed in 2025 without any fall-off',
    names(
      ...peopleWhere((key, day) => {
        const own = placedIn(Y25, key, day);
        return own.length > 0 && !own.some(fell);
      }),
    ),
  ),
  q(
    'clients with at least three placements in 2025',
    names(...clientsWhere((name, day) => placements((p) => at(name)(p) && within(Y25, p[day])).length >= 3)),
  ),
  q(
    'consultants with fewer than three placements in 2025',
    names(
      ...peopleWhere((key, day) => placedIn(Y25, key, day).length < 3),
      ...peopleWhere((key, day) => placedIn(Y25, key, day).length < 3 && placedIn(Y25, key, day).length > 0),
    ),
  ),
  q(
    'how many clients had exactly one placement in 2025',
    count(
      DAYS.map(
        (day) =>
          clientsWhere((name) => placements((p) => at(name)(p) && within(Y25, p[day])).length === 1)[0]
            ?.length ?? 0,
      ),
    ),
  ),
  q('second biggest client by AUD billings last FY', nth(2, ...billingsByClient(FY26, 'AUD'))),
  q('who came third in AUD billings in 2025', nth(3, ...billingsByPerson(Y25, 'AUD'))),
  q('the runner-up in AUD billings last quarter', nth(2, ...billingsByPerson(S.lastQuarter, 'AUD'))),
  q('our second-best consultant by placements in 2025', nth(2, ...perPerson(Y25))),
  q(
    'top two consultants by placements in 2025 except Sam',
    ranked(
      ...perPerson(Y25).map((one) =>
        ranking(one)
          .filter((name) => name !== 'Sam Lee')
          .slice(0, 2),
      ),
    ),
  ),
  q(
    "what share of the Technology team's AUD billings in 2025 was contract",
    count(
      [0, 1].map((n) =>
        percentOf(
          aud(credited(Y25, teams('Technology'), contract))[n] ?? 0,
          aud(credited(Y25, teams('Technology')))[n] ?? 0,
        ),
      ),
    ),
  ),
  q(
    "what percentage of Sam's placements in 2025 were contract",
    count(perDay(Y25, creditedTo('sam'), (all) => percentOf(all.filter(contract).length, all.length))),
  ),
  q(
    'Of the contract placements in 2025, what share did Priya have?',
    count(perDay(Y25, contract, (all) => percentOf(all.filter(creditedTo('priya')).length, all.length))),
  ),
  q(
    "of the fall-offs ever, what percentage were Sam's",
    count(percentOf(placements(both(fell, creditedTo('sam'))).length, placements(fell).length)),
  ),
  q(
    "what share of Summit Retail's placements fell off",
    count(
      percentOf(placements(both(fell, at('Summit Retail'))).length, placements(at('Summit Retail')).length),
    ),
  ),
  q(
    'share of the perm placements of 2025 that were split between two people',
    count(perDay(Y25, perm, (all) => percentOf(all.filter(shared).length, all.length))),
  ),
  q(
    "share of Technology's contract placements in 2025 that Priya had",
    count(
      perDay(Y25, both(contract, ofTeam('Technology')), (all) =>
        percentOf(all.filter(creditedTo('priya')).length, all.length),
      ),
    ),
  ),
  q(
    'cumulative AUD billings by month for 2026',
    table(...billedIn(Y26, any, (p) => p.start.slice(0, 7)).map((one) => runningTotal(one, months26))),
  ),
  q(
    'running total of placements by month in 2025',
    table(
      ...DAYS.map((day) =>
        runningTotal(Object.fromEntries(months25.map((name) => [name, monthly(any, day, name)])), months25),
      ),
    ),
  ),
  q(
    'AUD billings in 2026 until the end of March',
    count(aud(billed({ from: '2026-01-01', to: '2026-03-31' }))),
  ),
  q('placements made by the end of May 2025', count(countIn({ from: '2000-01-01', to: '2025-05-31' }))),
  q('placements until 1 March 2025', count(countIn({ from: '2000-01-01', to: '2025-03-01' }))),
  q('placements from 1 May 2026 on', count(countIn({ from: '2026-05-01', to: '2100-01-01' }))),
  q(
    'when was our last fall-off',
    either([
      [2026, 22],
      [2026, -22],
    ]),
  ),
  q('who placed somebody most recently', ranked(['Tom Becker'], ['Mia Tan'])),
  q('which client did we ever place with first', ranked(['Ironbark Water'])),
  q("Sam's first placement of 2026 was with which client", ranked(['Ironbark Water'], ['Coral Insurance'])),
  q(
    'who billed more AUD in 2025, Sam or Tom',
    either(pair(credited(Y25, mine('sam')), credited(Y25, mine('tom')))),
  ),
  q(
    'did Priya place more than Mia in 2025',
    either(
      DAYS.map((_, n) => [
        countIn(Y25, creditedTo('priya'))[n] ?? 0,
        countIn(Y25, creditedTo('mia'))[n] ?? 0,
      ]),
    ),
  ),
  q(
    'by how much did Sam out-bill Tom in AUD in 2025',
    either(
      [0, 1].flatMap((n) => {
        const [a, b] = [aud(credited(Y25, mine('sam')))[n] ?? 0, aud(credited(Y25, mine('tom')))[n] ?? 0];
        return [[a - b], [b - a], [a, b]];
      }),
    ),
  ),
  q(
    'is Ana closer to target than Zoe this quarter',
    either(
      [0, 1].flatMap((n) => {
        const done = ['ana', 'zoe'].map((key) => [key, quarterDone(key)[n] ?? 0] as const);
        return [
          done.map(([key, one]) => percentOf(one, target(key))),
          done.map(([key, one]) => target(key) - one),
        ];
      }),
    ),
  ),
  q(
    'which of Sam, Tom and Zoe had the fewest placements in 2025',
    lowest(
      ...perPerson(Y25).map((one) =>
        Object.fromEntries(['sam', 'tom', 'zoe'].map((key) => [nameOf(key), one[nameOf(key)] ?? 0])),
      ),
    ),
  ),
  q(
    'compared with 2025, how many placements have we made in 2026',
    either(DAYS.map((_, n) => [countIn(Y26)[n] ?? 0, countIn(Y25)[n] ?? 0])),
  ),
  q(
    'AUD billings in the June quarter of 2026 versus the same quarter a year earlier',
    either(pair(billed(S.lastQuarter), billed({ from: '2025-04-01', to: '2025-06-30' }))),
  ),
  q(
    'growth in AUD billings from FY25 to FY26 in percent',
    count(
      [0, 1].map((n) =>
        percentOf((aud(billed(FY26))[n] ?? 0) - (aud(billed(FY25))[n] ?? 0), aud(billed(FY25))[n] ?? 1),
      ),
    ),
  ),
  q(
    'AUD billed per head in the Technology team last FY',
    count(aud(credited(FY26, teams('Technology'))).map((one) => one / 3)),
  ),
  q(
    'average AUD billings per client last FY',
    count(
      billingsByClient(FY26, 'AUD').flatMap((one) => [
        mean(Object.values(one)),
        sum(Object.values(one)) / COMPANIES.length,
      ]),
    ),
  ),
  q('average number of placements a month in 2025', count(countIn(Y25).map((n) => n / 12))),
  q(
    'median AUD perm fee in 2025 rather than the average',
    count(aud(inCurrencies(Y25, perm, value, median))),
  ),
  q('billings rather than placements by client for 2025, in AUD', table(...billingsByClient(Y25, 'AUD'))),
  q('placements, not billings, by consultant in 2025', table(...perPerson(Y25))),
  q(
    'count and AUD value of placements in 2025',
    either(countIn(Y25).flatMap((n) => aud(billed(Y25)).map((one) => [n, one]))),
  ),
  q(
    'how many placements and how many fall-offs in 2025',
    either(countIn(Y25).flatMap((n) => [1, 2].map((f) => [n, f]))),
  ),
  q(
    'average fee and average salary of the AUD perms of 2025',
    either(
      [0, 1, 2, 3].map((n) => [
        aud(inCurrencies(Y25, perm, value, mean))[n] ?? 0,
        aud(inCurrencies(Y25, perm, ({ salary }) => salary ?? 0, mean))[n] ?? 0,
      ]),
    ),
  ),
  q('Placements of 2025 and 2026 taken together', count(countIn({ from: '2025-01-01', to: '2026-12-31' }))),
  q(
    'Sam and Priya together: how many placements in 2025',
    count(countIn(Y25, (p) => creditedTo('sam')(p) || creditedTo('priya')(p))),
  ),
  q(
    'AUD billed by Sam and Tom combined last FY',
    count(aud(credited(FY26, (user) => ['sam', 'tom'].includes(user)))),
  ),
  q(
    'placements with banking or insurance clients last FY',
    count(countIn(FY26, (p) => ['Banking', 'Insurance'].includes(industryOf(clientOf(p))))),
  ),
  q('if we place two more this quarter, do we hit the target', refusal),
  q("what would Technology's 2025 billings have been with Tom in the team", refusal),
  q('how many placements will we make in September', refusal),
  q('how much AUD will the placements that have yet to start bring', count(25200)),
  q('how many jobs will be filled by October', refusal),
  q(
    'placements not made in 2025',
    count(countIn({ from: '2000-01-01', to: '2100-01-01' }).map((n, i) => n - (countIn(Y25)[i] ?? 0))),
  ),
  q(
    'AUD billings of FY26 outside the June quarter',
    count(aud(billed({ from: '2025-07-01', to: '2026-03-31' }))),
  ),
  q(
    'months of 2025 without a placement',
    names(...DAYS.map((day) => months25.filter((name) => monthly(any, day, name) === 0))),
  ),
  q(
    'How many months in 2025 had more than three placements',
    count(DAYS.map((day) => months25.filter((name) => monthly(any, day, name) > 3).length)),
  ),
  q(
    'In which months of 2025 did Sam place nobody',
    names(...DAYS.map((day) => months25.filter((name) => monthly(creditedTo('sam'), day, name) === 0))),
  ),
  q(
    'placements made on a Friday in 2025',
    count(
      perDay(Y25, any, (all) => all).map(
        (all, n) => all.filter((p) => new Date(p[DAYS[n] ?? 'offer']).getUTCDay() === 5).length,
      ),
    ),
  ),
  q('what do the placements add up to that are still drafts', refusal),
  q('fees invoiced but not yet paid, last quarter', refusal),
  q('billings we have still to invoice', refusal),
  q('how many candidates have we placed twice', count(0)),
  q('candidates we placed again after a fall-off', count(0)),
  q('clients who hired through us for the first time in 2026', names(['Northwind Freight'])),
  q(
    'clients whose last placement was before 2026',
    names(
      ...clientsWhere(
        (name, day) =>
          placements(at(name)).length > 0 && placements(at(name)).every((p) => p[day] < '2026-01-01'),
      ),
    ),
  ),
  q(
    "consultants whose average AUD fee in 2025 beats the agency's average",
    names(
      ...[perm, any].flatMap((kind) =>
        [any, not(fell)].flatMap((kept) =>
          peopleWhere((key, day) => {
            const of = (test: (p: PlacementFact) => boolean): number =>
              mean(
                placements((p) => kind(p) && kept(p) && inAud(p) && test(p) && within(Y25, p[day])).map(
                  value,
                ),
              );
            return of(creditedTo(key)) > of(any);
          }),
        ),
      ),
    ),
  ),
  q(
    'clients whose average fee percent in 2025 is below the agency average',
    names(
      ...clientsWhere((name, day) => {
        const of = (test: (p: PlacementFact) => boolean): number =>
          mean(
            placements((p) => perm(p) && test(p) && within(Y25, p[day])).map(({ percent }) => percent ?? 0),
          );
        return of(at(name)) < of(any);
      }),
    ),
  ),
  q(
    'how many jobs took longer than the average to fill, placements of 2025',
    count(daysToFill(Y25).map((all) => all.filter((one) => one > mean(all)).length)),
  ),
  q(
    'how many jobs were filled in under 20 days in 2025',
    count(daysToFill(Y25).map((all) => all.filter((one) => one < 20).length)),
  ),
  q(
    'jobs placed in 2025 that took between 20 and 30 days to fill, how many',
    count(
      daysToFill(Y25).flatMap((all) => [
        all.filter((one) => one >= 20 && one <= 30).length,
        all.filter((one) => one > 20 && one < 30).length,
      ]),
    ),
  ),
  q(
    'teams at or above target this quarter',
    names(
      ...[0, 1].map((n) => TEAMS.filter((team) => (teamQuarter(team)[n] ?? 0) >= (TARGETS.teams[team] ?? 0))),
    ),
  ),
  q(
    'who in the Finance team is below target this quarter',
    names(
      ...[0, 1].map((n) =>
        ['tom', 'ana'].filter((key) => (quarterDone(key)[n] ?? 0) < target(key)).map(nameOf),
      ),
    ),
  ),
  q(
    'who is at least half way to target this quarter',
    names(
      ...[0, 1].map((n) =>
        PEOPLE.filter(({ key }) => target(key) > 0 && (quarterDone(key)[n] ?? 0) >= target(key) / 2).map(
          ({ name }) => name,
        ),
      ),
    ),
  ),
  q(
    'Which consultant has the highest fall-off rate, all time?',
    highest(
      meansBy(
        placements().flatMap((p) => p.credits.map(({ user }) => ({ p, user }))),
        ({ user }) => nameOf(user),
        ({ p }) => (fell(p) ? 1 : 0),
      ),
    ),
  ),
  q('fall-offs that happened in 2025', count(1)),
  q('placements of 2025 that are still under guarantee', count(0)),
  q(
    'placements that started more than 60 days ago and are still under guarantee',
    count(underGuarantee.filter((p) => p.start < away(-60)).length),
  ),
  q(
    'contracts that ended in 2026 before June',
    count(placements((p) => contract(p) && within({ from: '2026-01-01', to: '2026-05-31' }, p.ends)).length),
  ),
  q(
    'contracts that were running on 1 January 2026',
    count(placements((p) => contract(p) && p.start <= '2026-01-01' && (p.ends ?? '') >= '2026-01-01').length),
  ),
  q(
    'how many contracts have ended already',
    count(placements((p) => contract(p) && (p.ends ?? '') < TODAY).length),
  ),
  q(
    'how many AUD perm fees between 20,000 and 30,000 in 2025',
    count(
      perDay(
        Y25,
        both(perm, inAud, (p) => p.value >= 20000 && p.value <= 30000),
        (all) => all.length,
      ),
    ),
  ),
  q(
    'perms of 2025 with a salary of more than 150,000 AUD, how many',
    count(
      perDay(
        Y25,
        both(perm, inAud, ({ salary }) => (salary ?? 0) > 150_000),
        (all) => all.length,
      ),
    ),
  ),
  q('perm placements at exactly 19 percent, ever', count(placements(({ percent }) => percent === 19).length)),
  q(
    'Q1 placements',
    count([
      ...countIn({ from: '2026-01-01', to: '2026-03-31' }),
      ...countIn(S.thisQuarter),
      ...countIn({ from: '2025-07-01', to: '2025-09-30' }),
    ]),
  ),
  q('placements over Christmas', refusal),
  q('placements in the last two financial years', count(countIn({ from: '2024-07-01', to: '2026-06-30' }))),
  q(
    'AUD billings in the last six months of last FY',
    count(aud(billed({ from: '2026-01-01', to: '2026-06-30' }))),
  ),
  q(
    'placements in every quarter but the last of FY26',
    count(countIn({ from: '2025-07-01', to: '2026-03-31' })),
  ),
  q(
    'consultants who placed in each quarter of 2025',
    names(
      ...peopleWhere((key, day) =>
        [1, 4, 7, 10].every((from) =>
          placedIn(Y25, key, day).some((p) => {
            const month = Number(p[day].slice(5, 7));
            return month >= from && month < from + 3;
          }),
        ),
      ),
    ),
  ),
  q('consultants who placed in every month of 2025', names([])),
  q(
    'how many placements did our best consultant of 2025 make',
    count(perPerson(Y25).map((one) => Math.max(...Object.values(one)))),
  ),
  q(
    'what did our best client of FY26 bring in, in AUD',
    count(billingsByClient(FY26, 'AUD').map((one) => Math.max(...Object.values(one)))),
  ),
  q(
    'which consultant placed with the most different clients in 2025',
    highest(
      ...DAYS.map((day) =>
        Object.fromEntries(
          PEOPLE.map(({ key, name }) => [name, new Set(placedIn(Y25, key, day).map(clientOf)).size]),
        ),
      ),
    ),
  ),
  q(
    'how many different clients did Sam place with in 2025',
    count(DAYS.map((day) => new Set(placedIn(Y25, 'sam', day).map(clientOf)).size)),
  ),
  q(
    'how many different job titles did we place in 2025',
    count(perDay(Y25, any, (all) => new Set(all.map((p) => jobOf(p).title)).size)),
  ),
  q(
    'Registered Nurse placements ever, not at Ironbark Water',
    count(placements(both(titled('Registered Nurse'), not(at('Ironbark Water')))).length),
  ),
  by(
    'sam',
    'placements of mine that I did not share with anybody, 2025',
    count(countIn(Y25, both(creditedTo('sam'), not(shared)))),
  ),
  by(
    'mia',
    'how many placements did the rest of my team make last FY',
    count([
      ...countIn(FY26, (p) => creditedTo('sam')(p) || creditedTo('priya')(p)),
      ...countIn(FY26, both(ofTeam('Technology'), not(creditedTo('mia')))),
    ]),
  ),
  by(
    'sam',
    'who has billed more AUD than me in 2025',
    names(
      ...billingsByPerson(Y25, 'AUD').map((one) =>
        Object.keys(one).filter((name) => (one[name] ?? 0) > (one['Sam Lee'] ?? 0)),
      ),
    ),
  ),
  by(
    'tom',
    'am I ahead of Sam in placements this calendar year',
    either(
      DAYS.map((_, n) => [countIn(Y26, creditedTo('tom'))[n] ?? 0, countIn(Y26, creditedTo('sam'))[n] ?? 0]),
    ),
  ),
  by(
    'priya',
    'what is my rank by AUD billings in FY26',
    count(billingsByPerson(FY26, 'AUD').map((one) => ranking(one).indexOf('Priya Nair') + 1)),
  ),
  q(
    'what did Sam bill on average per placement in AUD in 2025',
    count(
      [any, not(fell)].flatMap((kept) => {
        const own = placements((p) => creditedTo('sam')(p) && kept(p) && inAud(p) && within(Y25, p.start));
        const part = own.map(
          (p) => (p.value * (p.credits.find(({ user }) => user === 'sam')?.percent ?? 0)) / 100,
        );
        return [mean(part), mean(own.map(value))];
      }),
    ),
  ),
];
