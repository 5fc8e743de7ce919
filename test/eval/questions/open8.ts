/** Sixty questions more, in longer and looser words and often without a period, written before the rules were read again. Rules may be mended by these. */
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
  eitherFigures,
  interviewsIn,
  jobOf,
  live,
  mean,
  mine,
  money,
  month,
  nameOf,
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
  refusal,
  SPANS as S,
  type Span,
  stageNow,
  submittedIn,
  table,
  tableOf,
  teams,
  within,
} from './reckon.ts';
import {
  any,
  aud,
  away,
  by,
  clientOf,
  either,
  fell,
  highest,
  inCurrencies,
  lowest,
  openDays,
  openedIn,
  ownerTable,
  pair,
  percentOf,
  perDay,
  perPerson,
  q,
  since,
  target,
  teamOf,
  titled,
  underGuarantee,
  value,
} from './terms.ts';
import { APPLICATIONS, between, COMPANIES, JOBS, PEOPLE, TARGETS, TODAY } from './world.ts';

/** What stands for a question without a period: always, the last twelve months, or this year. */
const UNSAID: readonly Span[] = [
  S.always,
  { from: '2025-08-21', to: TODAY },
  S.thisYear,
  { from: '2025-08-20', to: TODAY },
];
export const overUnsaid = <T>(of: (span: Span) => T[]): T[] => UNSAID.flatMap(of);
const rejectedIn = (span: Span) => APPLICATIONS.filter((one) => within(span, reached(one, 'rejected')));
const withdrewIn = (span: Span) => APPLICATIONS.filter((one) => within(span, reached(one, 'withdrew')));
const offeredIn = (span: Span) => APPLICATIONS.filter((one) => within(span, reached(one, 'offer')));
const share = (
  rows: typeof APPLICATIONS,
  from: 'submitted' | 'client_interview' | 'offer',
  to: 'client_interview' | 'offer' | 'placed',
) => {
  const first = rows.filter((one) => reached(one, from) !== null);
  return percentOf(first.filter((one) => reached(one, to) !== null).length, first.length);
};
const people = (test: (key: string) => boolean, role?: string): string[] =>
  PEOPLE.filter((one) => test(one.key) && (role === undefined || one.role === role)).map(({ name }) => name);
const placedIn = (key: string, span: Span, day: 'offer' | 'start'): number =>
  placements((p) => creditedTo(key)(p) && within(span, p[day])).length;
const monthsBack = (n: number): Span => ({
  from: new Date(Date.UTC(2026, 7 - n, 21)).toISOString().slice(0, 10),
  to: TODAY,
});

export const OPEN8: readonly Question[] = [
  q('Remind me what we turned over in the financial year just gone', money(billed(S.lastFinancialYear))),
  q(
    'billings per team, this financial year',
    table(
      ...[0, 1].map((at) =>
        Object.fromEntries(
          ['Technology', 'Finance', 'Health'].map((name) => [
            name,
            aud(credited(S.thisFinancialYear, teams(name)))[at] ?? 0,
          ]),
        ),
      ),
    ),
  ),
  q('Can you tell me how many people we have placed so far this year?', count(countIn(S.thisYear))),
  q('number of placements each consultant has made', table(...overUnsaid((span) => perPerson(span)))),
  q(
    'Which of our clients have we billed the most?',
    highest(...overUnsaid((span) => billingsByClient(span, 'AUD'))),
  ),
  q("Who's had the most placements since January?", highest(...perPerson(since('2026-01-01')))),
  q(
    'How are contract billings looking against last year?',
    either(
      [
        ...pair(billed({ from: '2026-01-01', to: TODAY }, contract), billed(S.lastYear, contract)),
        ...pair(
          billed({ from: '2026-01-01', to: TODAY }, contract),
          billed({ from: '2025-01-01', to: '2025-08-20' }, contract),
        ),
      ].slice(0, 2),
    ),
  ),
  q(
    'What did Zoe and Kofi bill between them in 2025?',
    money(
      [0, 1].map((reading) => ({
        AUD:
          (credited(S.lastYear, mine('zoe'))[reading]?.AUD ?? 0) +
          (credited(S.lastYear, mine('kofi'))[reading]?.AUD ?? 0),
      })),
    ),
  ),
  q(
    'Placements made by anyone other than Sam in 2026',
    count(
      countIn(S.thisYear, (p) => p.credits.some(({ user }) => user !== 'sam')).concat(
        countIn(S.thisYear, not(creditedTo('sam'))),
      ),
    ),
  ),
  q(
    "What's the split of perm and contract placements for FY26?",
    table(...perDay(S.lastFinancialYear, any, (chosen) => tableOf(chosen, ({ type }) => type))),
  ),
  q(
    'Average fee for Financial Controllers',
    money(overUnsaid((span) => inCurrencies(span, both(perm, titled('Financial Controller')), value, mean))),
  ),
  q(
    "What's our best ever month for billings?",
    highest(
      ...[any, not(fell)].map((kept) =>
        tableOf(
          placements((p) => kept(p) && p.currency === 'AUD' && p.start <= TODAY),
          (p) => p.start.slice(0, 7),
          value,
        ),
      ),
    ),
  ),
  q(
    'In which quarter of 2025 did we make the fewest placements?',
    lowest(
      ...(['offer', 'start'] as const).flatMap((day) =>
        [(d: string) => `${d.slice(0, 4)}-Q${Math.floor((Number(d.slice(5, 7)) + 2) / 3)}`].map((name) =>
          tableOf(
            placements((p) => within(S.lastYear, p[day])),
            (p) => name(p[day]),
          ),
        ),
      ),
    ),
  ),
  q('have we placed anybody at Lantern Legal?', count(0)),
  q('When are we likely to hit 500k this year?', refusal),
  q(
    'Do we have any contractors finishing before Christmas?',
    count(
      placements((p) => contract(p) && p.ends !== null && within({ from: TODAY, to: '2026-12-24' }, p.ends))
        .length,
    ),
  ),
  q(
    'how many jobs came in from Vela Health last year',
    count(openedIn(S.lastYear).filter(({ client }) => client === 'Vela Health').length),
  ),
  q(
    'Which clients gave us the most jobs in FY26?',
    highest(tableOf(openedIn(S.lastFinancialYear), ({ client }) => client)),
  ),
  q(
    "what's on hold at the moment, by client",
    table(
      tableOf(
        JOBS.filter(({ status }) => status === 'on_hold'),
        ({ client }) => client,
      ),
    ),
  ),
  q(
    'How many vacancies is each team working right now?',
    table(tableOf(openJobs(), ({ owner }) => teamOf(owner))),
  ),
  q(
    'jobs open more than a month',
    count([openDays(30, true), openDays(30, false), openDays(31, true), openDays(31, false)]),
  ),
  q(
    'How long does it usually take us to fill a perm role?',
    count(
      overUnsaid((span) =>
        daysToFill(span, perm).flatMap((days) => [
          mean(days),
          [...days].sort((a, b) => a - b)[Math.floor(days.length / 2)] ?? 0,
        ]),
      ),
    ),
  ),
  q(
    'what proportion of the jobs we took on in 2025 got filled',
    count([
      percentOf(
        openedIn(S.lastYear).filter(({ key }) => placements((p) => jobOf(p).key === key).length > 0).length,
        openedIn(S.lastYear).length,
      ),
      percentOf(
        openedIn(S.lastYear).filter(({ status }) => status === 'filled').length,
        openedIn(S.lastYear).length,
      ),
    ]),
  ),
  q('How many candidates have we got in play at the minute?', count(APPLICATIONS.filter(live).length)),
  q('live applications by stage', table(tableOf(APPLICATIONS.filter(live), stageNow))),
  q('number of people knocked back in June', count(rejectedIn(month('2026-06')).length)),
  q('how many candidates pulled out last quarter?', count(withdrewIn(S.lastQuarter).length)),
  q('Withdrawals by consultant in FY26', table(ownerTable(withdrewIn(S.lastFinancialYear)))),
  q(
    'offers per month this year',
    table(tableOf(offeredIn(S.thisYear), (one) => (reached(one, 'offer') ?? '').slice(0, 7))),
  ),
  q(
    'What share of offers turn into placements?',
    count(
      [share(APPLICATIONS, 'offer', 'placed')].concat(
        overUnsaid((span) => [share(offeredIn(span), 'offer', 'placed')]),
      ),
    ),
  ),
  q(
    'Which consultant converts the highest share of interviews into offers in FY26?',
    highest(
      Object.fromEntries(
        PEOPLE.flatMap(({ key, name }) => {
          const rows = APPLICATIONS.filter(
            (one) => one.owner === key && within(S.lastFinancialYear, reached(one, 'client_interview')),
          );
          return rows.length === 0 ? [] : [[name, share(rows, 'client_interview', 'offer')]];
        }),
      ),
    ),
  ),
  q('How many first interviews did we have last month?', refusal),
  q(
    "client interviews in July excluding Sam's",
    count(interviewsIn(S.lastMonth).filter(({ of }) => of.owner !== 'sam').length),
  ),
  q(
    'submissions vs interviews last quarter',
    eitherFigures([submittedIn(S.lastQuarter).length, interviewsIn(S.lastQuarter).length]),
  ),
  q(
    'How many people did we put in front of Ironbark Water in 2025?',
    count(submittedIn(S.lastYear).filter((one) => jobOf(one).client === 'Ironbark Water').length),
  ),
  q(
    'who sent the fewest CVs last month',
    lowest(
      ownerTable(submittedIn(S.lastMonth)),
      Object.fromEntries(
        PEOPLE.map(({ key, name }) => [
          name,
          submittedIn(S.lastMonth).filter(({ owner }) => owner === key).length,
        ]),
      ),
    ),
  ),
  q(
    'Which consultants sent out fewer than 3 CVs last month?',
    names(
      people((key) => submittedIn(S.lastMonth).filter(({ owner }) => owner === key).length < 3),
      people((key) => submittedIn(S.lastMonth).filter(({ owner }) => owner === key).length < 3, 'consultant'),
    ),
  ),
  q(
    'has everyone made a placement this year?',
    names(
      people((key) => placedIn(key, S.thisYear, 'offer') === 0),
      people((key) => placedIn(key, S.thisYear, 'offer') > 0),
    ),
  ),
  q(
    'Which teams made no placements in July 2026?',
    names(
      ...(['offer', 'start'] as const).map((day) =>
        ['Technology', 'Finance', 'Health'].filter(
          (team) => placements((p) => ofTeam(team)(p) && within(month('2026-07'), p[day])).length === 0,
        ),
      ),
    ),
  ),
  q(
    'Did anyone fall off at Coral Insurance?',
    count(placements((p) => fell(p) && at('Coral Insurance')(p)).length),
  ),
  q(
    'how much fee income is sitting in guarantee',
    money([
      Object.fromEntries(
        ['AUD', 'NZD'].map((currency) => [
          currency,
          underGuarantee.filter((p) => p.currency === currency).reduce((sum, p) => sum + p.value, 0),
        ]),
      ),
    ]),
  ),
  q(
    'placements starting in the next four weeks',
    count(placements((p) => p.start > TODAY && p.start <= away(28)).length),
  ),
  q('people due to start but not started', count(placements((p) => p.status === 'pending_start').length)),
  q(
    "Compare Sam's and Tom's placements this financial year",
    eitherFigures(
      ...(countIn(S.thisFinancialYear, creditedTo('sam')).map((n, at) => [
        n,
        countIn(S.thisFinancialYear, creditedTo('tom'))[at] ?? 0,
      ]) as [number[], number[]]),
    ),
  ),
  q(
    'Is Priya having a better year than Ana in billings?',
    either(pair(credited(S.thisYear, mine('priya')), credited(S.thisYear, mine('ana')))),
  ),
  q(
    'How much of the agency target have we billed?',
    count(aud(billed(S.thisQuarter)).flatMap((n) => [n, percentOf(n, TARGETS.agency)])),
  ),
  q(
    'list consultants in order of how close they are to target',
    ranked(
      ...[0, 1].map((at) =>
        ranking(
          Object.fromEntries(
            PEOPLE.filter(({ key }) => target(key) > 0).map(({ key, name }) => [
              name,
              percentOf(aud(credited(S.thisQuarter, mine(key)))[at] ?? 0, target(key)),
            ]),
          ),
        ).slice(0, 2),
      ),
    ),
  ),
  by(
    'sam',
    'jobs I opened this year',
    count(openedIn(S.thisYear).filter(({ owner }) => owner === 'sam').length),
  ),
  by(
    'ana',
    'how many of my submissions got rejected last year',
    count(
      [submittedIn(S.lastYear), rejectedIn(S.lastYear)].map(
        (rows) =>
          rows.filter(
            (one) =>
              one.owner === 'ana' && reached(one, 'rejected') !== null && reached(one, 'submitted') !== null,
          ).length,
      ),
    ),
  ),
  by(
    'priya',
    'my interviews last month please',
    count(interviewsIn(S.lastMonth).filter(({ of }) => of.owner === 'priya').length),
  ),
  by(
    'tom',
    "Finance's placements by client in 2025",
    table(...perDay(S.lastYear, ofTeam('Finance'), (chosen) => tableOf(chosen, clientOf))),
  ),
  by(
    'mia',
    'which of us has the most live candidates',
    highest(
      ownerTable(APPLICATIONS.filter(live)),
      ownerTable(APPLICATIONS.filter((one) => live(one) && teamOf(one.owner) === 'Technology')),
    ),
  ),
  by(
    'mia',
    'How many submissions has my team made this month compared with last month?',
    eitherFigures(
      [S.thisMonth, S.lastMonth].map(
        (span) => submittedIn(span).filter(({ owner }) => teamOf(owner) === 'Technology').length,
      ),
    ),
  ),
  by(
    'zoe',
    "Kofi's submissions this year",
    count(submittedIn(S.thisYear).filter(({ owner }) => owner === 'kofi').length),
  ),
  by('kofi', 'How many of my jobs got filled?', count(0)),
  q('Clients we have worked with for over a year', refusal),
  q('what is the average notice period of people we placed', refusal),
  q('Which recruiter should I promote?', refusal),
  q('how many placements would we need to make to hit target', refusal),
  q('Which clients have gone quiet?', refusal),
  q(
    'Clients placed with last year but not this year',
    names(
      ...(['offer', 'start'] as const).map((day) =>
        COMPANIES.map(({ name }) => name).filter(
          (name) =>
            placements((p) => clientOf(p) === name && within(S.lastYear, p[day])).length > 0 &&
            placements((p) => clientOf(p) === name && within(S.thisYear, p[day])).length === 0,
        ),
      ),
    ),
  ),
  q(
    'placements in the last six months by team',
    table(
      ...[monthsBack(6), { from: '2026-02-01', to: '2026-07-31' }, { from: '2026-02-20', to: TODAY }].flatMap(
        (span) =>
          perDay(span, any, (chosen) =>
            tableOf(
              chosen.flatMap((p) => [...new Set(p.credits.map(({ user }) => teamOf(user)))]),
              (team) => team,
            ),
          ),
      ),
    ),
  ),
  q(
    'average days open of the jobs we have live',
    count(
      [true, false].map((evergreen) =>
        mean(
          openJobs()
            .filter((job) => evergreen || !job.evergreen)
            .map((job) => between(job.opened, TODAY)),
        ),
      ),
    ),
  ),
  q('clients per industry', table(tableOf(COMPANIES, ({ industry }) => industry))),
  q(
    'number of interviews per person in FY26',
    table(ownerTable(interviewsIn(S.lastFinancialYear).map(({ of }) => of))),
  ),
  q(
    "Tom's biggest client by billings in 2025",
    highest(
      ...[any, not(fell)].flatMap((kept) =>
        ['AUD', 'NZD'].map((currency) =>
          tableOf(
            placements(
              (p) =>
                kept(p) && creditedTo('tom')(p) && p.currency === currency && within(S.lastYear, p.start),
            ),
            clientOf,
            (p) => (p.value * (p.credits.find(({ user }) => user === 'tom')?.percent ?? 0)) / 100,
          ),
        ),
      ),
    ),
  ),
  q(
    'median fee for perm placements at Summit Retail in 2025',
    money(
      inCurrencies(
        S.lastYear,
        both(perm, at('Summit Retail')),
        value,
        (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0,
      ),
    ),
  ),
  // Easter Sunday of 2026 is 5 April.
  q(
    `How many has ${nameOf('mia')} placed since Easter?`,
    count(placedIn('mia', { from: '2026-04-05', to: TODAY }, 'offer')),
  ),
  q('Which consultant bills the most on average per placement?', refusal),
  q('billingsByPerson', refusal),
  q('total billed by Priya in AUD over all time', count(aud(credited(S.always, mine('priya'))))),
  q(
    'Priya + Sam placements 2025',
    count(
      countIn(S.lastYear, (p) => creditedTo('priya')(p) || creditedTo('sam')(p)).concat(
        countIn(S.lastYear, creditedTo('priya')).map(
          (n, at) => n + (countIn(S.lastYear, creditedTo('sam'))[at] ?? 0),
        ),
      ),
    ),
  ),
  q(
    'top 2 consultants by billings, calendar 2025',
    ranked(...billingsByPerson(S.lastYear, 'AUD').map((one) => ranking(one).slice(0, 2))),
  ),
];
