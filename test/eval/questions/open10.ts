/** Thirty-five questions with a negation, a threshold, a share, a median, an absence, two currencies or one's own figures, written apart from the rules. Rules may be mended by these. */
import {
  at,
  billed,
  billingsByClient,
  billingsByPerson,
  both,
  count,
  countIn,
  credited,
  creditedTo,
  daysToFill,
  interviewsIn,
  jobOf,
  median,
  mine,
  money,
  month,
  names,
  not,
  ofTeam,
  openJobs,
  perm,
  placements,
  type Question,
  ranked,
  ranking,
  reached,
  SPANS as S,
  type Span,
  stageNow,
  tableOf,
  within,
} from './reckon.ts';
import {
  any,
  aud,
  by,
  clientOf,
  DAYS,
  either,
  fell,
  inCurrencies,
  lowest,
  openDays,
  pair,
  percentOf,
  perDay,
  perPerson,
  q,
  teamOf,
  teamQuarter,
  value,
} from './terms.ts';
import { APPLICATIONS, COMPANIES, PEOPLE, type PlacementFact, TEAMS, TODAY } from './world.ts';

const alone = ({ credits }: PlacementFact): boolean => credits.length === 1;
const clients = (test: (name: string) => boolean): string[] => COMPANIES.map(({ name }) => name).filter(test);
const hiresIn = (span: Span): Record<string, number>[] =>
  perDay(span, any, (chosen) => tableOf(chosen, clientOf));
const FY25: Span = { from: '2024-07-01', to: '2025-06-30' };
const TO_TODAY: Span = { from: '2026-01-01', to: TODAY };
const YEAR_BEFORE: Span = { from: '2025-01-01', to: '2025-08-20' };
const idle = (span: Span): string[][] =>
  perPerson(span).flatMap((placed) =>
    [PEOPLE, PEOPLE.filter(({ role }) => role === 'consultant')].map((some) =>
      some.map(({ name }) => name).filter((name) => !placed[name]),
    ),
  );
const shareOf = (span: Span, test: (p: PlacementFact) => boolean, part: (p: PlacementFact) => boolean) =>
  perDay(span, test, (chosen) => percentOf(chosen.filter(part).length, chosen.length));

export const OPEN10: readonly Question[] = [
  q('Billings last FY without the contract business', money(billed(S.lastFinancialYear, perm))),
  q(
    'everything billed this year bar Summit Retail and Bluegum Energy',
    money(billed(S.thisYear, both(not(at('Summit Retail')), not(at('Bluegum Energy'))))),
  ),
  q(
    'Which clients did we not place anyone with last financial year?',
    names(...hiresIn(S.lastFinancialYear).map((hires) => clients((name) => !hires[name]))),
  ),
  q(
    'consultants who made no placement this quarter',
    names(...[S.thisQuarter, { from: '2026-07-01', to: TODAY }].flatMap(idle)),
  ),
  q(
    'clients that took more than two people from us in 2025',
    names(...hiresIn(S.lastYear).map((hires) => clients((name) => (hires[name] ?? 0) > 2))),
  ),
  q(
    'fees above 40k, how many have we ever had?',
    count([any, not(fell)].map((kept) => placements((p) => perm(p) && kept(p) && p.value > 40_000).length)),
  ),
  q(
    'How many placements in the 2024/25 financial year had a salary under 100000',
    count(
      perDay(
        FY25,
        ({ salary }) => salary !== null && salary < 100_000,
        (chosen) => chosen.length,
      ),
    ),
  ),
  q(
    'median perm fee in Aussie dollars for starts in 2025',
    count(aud(inCurrencies(S.lastYear, perm, value, median))),
  ),
  q(
    'median time to fill, jobs filled last financial year, not the average',
    count(daysToFill(S.lastFinancialYear).map(median)),
  ),
  // Nothing at all started in July 2025, which no list of the months with billings shows.
  q('what was our worst month for billings in the last financial year', ranked(['2025-07'])),
  q(
    'who billed the least in AUD last calendar year, of those who billed any',
    lowest(...billingsByPerson(S.lastYear, 'AUD')),
  ),
  q(
    'Is there anyone who has never placed a soul since they joined?',
    names(PEOPLE.filter(({ key }) => placements(creditedTo(key)).length === 0).map(({ name }) => name)),
  ),
  q(
    'How dependent are we on our biggest client: its share of last FYs AUD billings',
    count(
      billingsByClient(S.lastFinancialYear, 'AUD').map((one) =>
        percentOf(
          Math.max(...Object.values(one)),
          Object.values(one).reduce((sum, amount) => sum + amount, 0),
        ),
      ),
    ),
  ),
  q(
    'what percentage of last financial years placements was split between two consultants',
    count(shareOf(S.lastFinancialYear, any, not(alone))),
  ),
  q('how many placements in 2025 did one person keep all to themselves', count(countIn(S.lastYear, alone))),
  q(
    'Kiwi dollars only please: total billings since we began',
    money(billed(S.always, ({ currency }) => currency === 'NZD')),
  ),
  q(
    'are we billing more in AUD or in NZD this quarter, both figures',
    either(billed(S.thisQuarter).map((one) => [one.AUD ?? 0, one.NZD ?? 0])),
  ),
  q('how much of the Finance teams target is met in AUD this quarter', count(teamQuarter('Finance'))),
  q(
    'Was July better than June for billings, AUD?',
    either(pair(billed(month('2026-07')), billed(month('2026-06')))),
  ),
  q(
    'starts in the first half of 2026 versus the first half of 2025',
    either([
      [
        countIn({ from: '2026-01-01', to: '2026-06-30' })[1] ?? 0,
        countIn({ from: '2025-01-01', to: '2025-06-30' })[1] ?? 0,
      ],
    ]),
  ),
  q(
    'Which teams placed fewer people this year than in the same stretch of last year?',
    names(
      ...DAYS.map((day) =>
        TEAMS.filter((team) => {
          const [now, then] = [TO_TODAY, YEAR_BEFORE].map(
            (span) => placements((p) => ofTeam(team)(p) && within(span, p[day])).length,
          );
          return (now ?? 0) < (then ?? 0);
        }),
      ),
    ),
  ),
  q('how many jobs have been open for over 60 days', count([openDays(60, true), openDays(60, false)])),
  q(
    'Open roles where we have not submitted a single person yet',
    names(
      ...[true, false].map((evergreen) =>
        openJobs()
          .filter(
            (job) =>
              (evergreen || !job.evergreen) &&
              !APPLICATIONS.some((one) => one.job === job.key && reached(one, 'submitted') !== null),
          )
          .map(({ title }) => title),
      ),
    ),
  ),
  q(
    'how many of the applications from last calendar year are still untouched in the first stage',
    count(
      APPLICATIONS.filter((one) => stageNow(one) === 'funnel' && within(S.lastYear, reached(one, 'funnel')))
        .length,
    ),
  ),
  q(
    'how many people were turned down last financial year after they had been to a client interview',
    count(
      APPLICATIONS.filter(
        (one) =>
          within(S.lastFinancialYear, reached(one, 'rejected')) && reached(one, 'client_interview') !== null,
      ).length,
    ),
  ),
  q(
    'Which clients have interviewed our people but never hired one?',
    names(
      clients(
        (name) =>
          interviewsIn(S.always).some(({ of }) => jobOf(of).client === name) &&
          placements(at(name)).length === 0,
      ),
    ),
  ),
  q(
    'Placements of last financial year, leaving out the ones that fell off',
    count(countIn(S.lastFinancialYear, not(fell))),
  ),
  q(
    'what portion of the perms of last financial year fell through',
    count(shareOf(S.lastFinancialYear, perm, fell)),
  ),
  q(
    'How many times did we get a fee of 25 percent or better, ever',
    count([any, not(fell)].map((kept) => placements((p) => kept(p) && (p.percent ?? 0) >= 25).length)),
  ),
  q(
    'bottom three clients by AUD billings last calendar year, of those that paid us something',
    ranked(...billingsByClient(S.lastYear, 'AUD').map((one) => ranking(one).reverse().slice(0, 3))),
  ),
  by(
    'sam',
    'my billings this year without the ones i shared',
    money(credited(S.thisYear, mine('sam'), alone)),
  ),
  by(
    'priya',
    'how do I compare with Sam in number of placements, last financial year',
    either(
      [0, 1].map((day) =>
        ['priya', 'sam'].map((person) => countIn(S.lastFinancialYear, creditedTo(person))[day] ?? 0),
      ),
    ),
  ),
  by(
    'tom',
    "what's my share of the agencys AUD billings last financial year, in percent",
    count(
      [0, 1].map((reading) =>
        percentOf(
          aud(credited(S.lastFinancialYear, mine('tom')))[reading] ?? 0,
          aud(billed(S.lastFinancialYear))[reading] ?? 0,
        ),
      ),
    ),
  ),
  by('kofi', 'have I billed anything at all since I started?', money(credited(S.always, mine('kofi')))),
  by(
    'zoe',
    'leaving out my own, what did the Health team bill last financial year',
    money(credited(S.lastFinancialYear, (user) => teamOf(user) === 'Health' && user !== 'zoe')),
  ),
];
