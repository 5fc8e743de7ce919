/** A hundred more questions of an owner, a team lead and consultants, written without sight of the rules. Rules may be mended by these. */
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
  industryOf,
  interviewsIn,
  jobOf,
  live,
  mean,
  median,
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
  by,
  clientOf,
  DAYS,
  either,
  fell,
  gapOf,
  highest,
  inCurrencies,
  lowest,
  meansBy,
  oldest,
  openDays,
  openedIn,
  ownerTable,
  pair,
  percentOf,
  perDay,
  perPerson,
  placedShare,
  q,
  quarterName,
  quarterStart,
  refundOf,
  since,
  sumBy,
  target,
  teamOf,
  underGuarantee,
  value,
  waits,
} from './terms.ts';
import {
  APPLICATIONS,
  between,
  COMPANIES,
  JOBS,
  PEOPLE,
  type PlacementFact,
  TARGETS,
  TODAY,
} from './world.ts';

const secondQuarters: Span[] = [S.lastQuarter, { from: '2025-10-01', to: '2025-12-31' }];
const aYearAgo: Span = { from: '2025-01-01', to: '2025-08-20' };
const aFinancialYearAgo: Span = { from: '2025-07-01', to: '2025-08-20' };
const lastWeek: Span = { from: '2026-08-10', to: '2026-08-16' };
const lastSevenDays: Span = { from: '2026-08-13', to: TODAY };
const nextMonth: Span = { from: '2026-09-01', to: '2026-09-30' };
const least = (values: readonly number[]): number => Math.min(...values);
const most = (values: readonly number[]): number => Math.max(...values);
const percentage = (p: PlacementFact): number => p.percent ?? 0;
const salary = (p: PlacementFact): number => p.salary ?? 0;
const industry = (p: PlacementFact): string => industryOf(clientOf(p));
const kept = (test: (p: PlacementFact) => boolean) => both(test, not(fell));
const submittedBy = (owner: string) => (one: { owner: string }) => one.owner === owner;
const ofStage = (
  rows: typeof APPLICATIONS,
  from: 'submitted' | 'client_interview',
  to: 'client_interview' | 'offer' | 'placed',
) => {
  const first = rows.filter((one) => reached(one, from) !== null);
  return percentOf(first.filter((one) => reached(one, to) !== null).length, first.length);
};
const atClient = (client: string) => APPLICATIONS.filter((one) => jobOf(one).client === client);
const fillDays = (test: (p: PlacementFact) => boolean = any) =>
  placements(test)
    .filter((p) => !jobOf(p).evergreen)
    .map((p) => ({ p, days: between(jobOf(p).opened, p.offer) }));
const clientsWithout = (span: Span): string[][] =>
  DAYS.map((day) =>
    COMPANIES.map(({ name }) => name).filter(
      (name) => placements((p) => clientOf(p) === name && within(span, p[day])).length === 0,
    ),
  );
const peopleWithout = (has: (key: string) => boolean): string[] =>
  PEOPLE.filter(({ key }) => !has(key)).map(({ name }) => name);
const consultantsWithout = (has: (key: string) => boolean): string[] =>
  PEOPLE.filter(({ key, role }) => role === 'consultant' && !has(key)).map(({ name }) => name);
const billedThisQuarter = (person: string): number => aud(credited(S.thisQuarter, mine(person)))[0] ?? 0;
const below = PEOPLE.filter(({ key }) => target(key) > 0 && billedThisQuarter(key) < target(key)).map(
  ({ name }) => name,
);
const reachedTarget = PEOPLE.filter(
  ({ key }) => target(key) > 0 && billedThisQuarter(key) >= target(key),
).map(({ name }) => name);
const creditOf = (person: string) => (p: PlacementFact) =>
  (p.value * p.credits.filter(({ user }) => user === person).reduce((sum, { percent }) => sum + percent, 0)) /
  100;
const dueToEnd = (days: number) =>
  underGuarantee.filter((p) => {
    const left = 90 - between(p.start, TODAY);
    return left >= 0 && left <= days;
  }).length;
const inSplit = (p: PlacementFact): boolean => p.credits.length > 1;
const monthsOf = (span: Span): Record<string, number>[] =>
  DAYS.map((day) =>
    tableOf(
      placements((p) => within(span, p[day])),
      (p) => p[day].slice(0, 7),
    ),
  );
const nonContractQuarters = (name: (day: string) => string): Record<string, number>[] =>
  [any, not(fell)].map((without) =>
    tableOf(
      placements((p) => perm(p) && without(p) && p.currency === 'AUD' && within(S.lastYear, p.start)),
      ({ start }) => name(start),
      value,
    ),
  );
const billersOf = (span: Span): Record<string, number>[] => billingsByPerson(span, 'AUD');
const tableIn = (span: Span, team: string): Record<string, number>[] =>
  perPerson(span).map((one) =>
    Object.fromEntries(
      Object.entries(one).filter(([name]) =>
        PEOPLE.some((person) => person.name === name && person.team === team),
      ),
    ),
  );
const hadInterviewSince = (key: string, day: string): boolean =>
  interviewsIn(since(day)).some(({ of }) => of.owner === key);
const exposure = sumBy(underGuarantee, (p) => (p.value * Math.max(0, 90 - between(p.start, TODAY))) / 90);
const filledOf = (span: Span): number[] => {
  const opened = openedIn(span);
  const hired = opened.filter(({ key }) => placements((p) => jobOf(p).key === key).length > 0);
  const ended = opened.filter(({ status }) => status === 'filled' || status === 'closed');
  const filled = opened.filter(({ status }) => status === 'filled');
  return [
    percentOf(hired.length, opened.length),
    percentOf(filled.length, opened.length),
    percentOf(filled.length, ended.length),
  ];
};

export const OPEN7: readonly Question[] = [
  // An owner, on money
  q('what did we bill in march', money(billed(month('2026-03')))),
  q('Billings for Q2 please', money(secondQuarters.flatMap((span) => billed(span)))),
  q(
    'How much did Priya bring in during the last financial year?',
    money(credited(S.lastFinancialYear, mine('priya'))),
  ),
  q(
    'total fees from Vela Health this calendar year, permanent only',
    money(billed(S.thisYear, both(at('Vela Health'), perm))),
  ),
  q('What did we make on contractors in FY26?', money(billed(S.lastFinancialYear, contract))),
  q("Who's our biggest biller so far this financial year?", highest(...billersOf(S.thisFinancialYear))),
  q('Which client has paid us the most since we started?', highest(...billingsByClient(S.always, 'AUD'))),
  q(
    'Which three clients brought in the most revenue in 2025?',
    ranked(...billingsByClient(S.lastYear, 'AUD').map((one) => ranking(one).slice(0, 3))),
  ),
  q(
    'What share of our 2025 billings came from perm?',
    count(aud(billed(S.lastYear, perm)).map((part, at) => percentOf(part, aud(billed(S.lastYear))[at] ?? 0))),
  ),
  q("what's the avg fee we charge on a perm role?", money(inCurrencies(S.always, perm, value, mean))),
  q(
    'median perm salary in the last financial year',
    money(inCurrencies(S.lastFinancialYear, perm, salary, median)),
  ),
  q(
    'Did Finance bill more than Technology last quarter?',
    either(pair(credited(S.lastQuarter, teams('Finance')), credited(S.lastQuarter, teams('Technology')))),
  ),
  q(
    'How far short of target is the Health team this quarter?',
    count(aud(credited(S.thisQuarter, teams('Health'))).map((n) => (TARGETS.teams.Health ?? 0) - n)),
  ),
  q(
    'Are our billings ahead of this time last year?',
    eitherFigures(
      ...([
        ...pair(billed({ from: '2026-01-01', to: TODAY }), billed(aYearAgo)),
        ...pair(billed({ from: '2026-07-01', to: TODAY }), billed(aFinancialYearAgo)),
      ] as [number[], ...number[][]]),
    ),
  ),
  q('What would we have to refund if everyone still under guarantee walked out today?', money([exposure])),
  q(
    'How much have fall-offs cost us in refunds in FY26?',
    money([
      sumBy(
        placements((p) => fell(p) && within(S.lastFinancialYear, p.fellOff)),
        refundOf,
      ),
      sumBy(
        placements((p) => fell(p) && within(S.lastFinancialYear, p.start)),
        refundOf,
      ),
    ]),
  ),
  q(
    "biggest single fee we've ever earned",
    money([...inCurrencies(S.always, perm, value, most), ...inCurrencies(S.always, any, value, most)]),
  ),
  q('smallest perm fee this year?', money(inCurrencies(S.thisYear, perm, value, least))),
  q(
    'What was the average gross profit per contract placement in FY26?',
    money(inCurrencies(S.lastFinancialYear, contract, value, mean)),
  ),
  q(
    'How much did we bill in New Zealand dollars last year?',
    money(billed(S.lastYear, ({ currency }) => currency === 'NZD')),
  ),
  q(
    'Which clients have we billed over 50k this year?',
    names(
      ...billingsByClient(S.thisYear, 'AUD').map((one) =>
        Object.keys(one).filter((name) => (one[name] ?? 0) > 50_000),
      ),
    ),
  ),
  q(
    'how many deals with a fee over $20,000 did we do in FY26',
    count([
      ...countIn(S.lastFinancialYear, (p) => p.value > 20_000),
      ...countIn(S.lastFinancialYear, (p) => p.value > 20_000 && p.currency === 'AUD'),
      ...countIn(S.lastFinancialYear, (p) => p.value > 20_000 && perm(p)),
      ...countIn(S.lastFinancialYear, (p) => p.value > 20_000 && p.currency === 'AUD' && perm(p)),
    ]),
  ),
  q('How many placements were split between two consultants?', count(placements(inSplit).length)),
  q(
    'Non-contract billings by quarter for 2025',
    table(...[quarterName, quarterStart].flatMap(nonContractQuarters)),
  ),
  q('who billed least in 2025?', highest(...lowestBillers())),
  q('Who made the most placements in FY26?', highest(...perPerson(S.lastFinancialYear))),
  q(
    'Do we make more from Banking or Insurance?',
    either(
      pair(
        billed(S.always, (p) => industry(p) === 'Banking'),
        billed(S.always, (p) => industry(p) === 'Insurance'),
      ),
    ),
  ),
  q(
    'Excluding Pacific Bank, how much have we billed this year?',
    money(billed(S.thisYear, not(at('Pacific Bank')))),
  ),
  q('placements month by month this calendar year', table(...monthsOf(S.thisYear))),

  // An owner, on clients and jobs
  q("which clients haven't we placed anyone with in 2026?", names(...clientsWithout(S.thisYear))),
  q('Clients with no placements ever', names(...clientsWithout(S.always))),
  q(
    'Which clients have two or more open jobs?',
    names(
      Object.entries(tableOf(openJobs(), ({ client }) => client))
        .filter(([, n]) => n >= 2)
        .map(([name]) => name),
    ),
  ),
  q(
    'How many different clients did we place with in FY26?',
    count(perDay(S.lastFinancialYear, any, (chosen) => new Set(chosen.map(clientOf)).size)),
  ),
  q(
    'placements per client last calendar year',
    table(...perDay(S.lastYear, any, (chosen) => tableOf(chosen, clientOf))),
  ),
  q(
    'average time to fill for Northwind Freight',
    count(daysToFill(S.always, at('Northwind Freight')).map(mean)),
  ),
  q(
    'Which client takes us the longest to fill roles for?',
    highest(
      meansBy(
        fillDays(),
        ({ p }) => clientOf(p),
        ({ days }) => days,
      ),
    ),
  ),
  q('Which industries have we never made a placement in?', names(['Legal'])),
  q(
    'How many of our jobs are with Kiwi Dairy?',
    count([JOBS, openJobs()].map((all) => all.filter(({ client }) => client === 'Kiwi Dairy').length)),
  ),
  q(
    'What percentage of our submissions to Summit Retail got an interview?',
    count(ofStage(atClient('Summit Retail'), 'submitted', 'client_interview')),
  ),
  q(
    'how many interviews did Coral Insurance hold with our people last quarter',
    count([
      interviewsIn(S.lastQuarter).filter(({ of }) => jobOf(of).client === 'Coral Insurance').length,
      atClient('Coral Insurance').filter((one) => within(S.lastQuarter, reached(one, 'client_interview')))
        .length,
    ]),
  ),
  q(
    'Which client has the worst interview to offer rate?',
    lowest(
      Object.fromEntries(
        COMPANIES.map(({ name }) => name)
          .filter((name) => atClient(name).some((one) => reached(one, 'client_interview') !== null))
          .map((name) => [name, ofStage(atClient(name), 'client_interview', 'offer')]),
      ),
    ),
  ),
  q('how many roles are open?', count([openDays(-1, true), openDays(-1, false)])),
  q(
    'open jobs by team',
    table(
      tableOf(openJobs(), ({ owner }) => teamOf(owner)),
      tableOf(
        openJobs().filter(({ evergreen }) => !evergreen),
        ({ owner }) => teamOf(owner),
      ),
    ),
  ),
  q(
    'how many jobs have been open for longer than 60 days?',
    count([openDays(60, true), openDays(60, false)]),
  ),
  q('Oldest open job?', ranked(oldest(true), oldest(false))),
  q('jobs opened last month', count(openedIn(S.lastMonth).length)),
  q('How many jobs are on hold?', count(JOBS.filter(({ status }) => status === 'on_hold').length)),
  q(
    "How many of Kofi's jobs are still open?",
    count(openJobs().filter(({ owner }) => owner === 'kofi').length),
  ),
  q('Which consultant has the most open jobs?', highest(ownerTable(openJobs()))),
  q("What's our fill rate on jobs opened in FY26?", count(filledOf(S.lastFinancialYear))),
  q('avg days to fill contract roles in FY26', count(daysToFill(S.lastFinancialYear, contract).map(mean))),
  q(
    'Who is our fastest consultant at filling jobs?',
    lowest(
      meansBy(
        fillDays(),
        ({ p }) => nameOf(jobOf(p).owner),
        ({ days }) => days,
      ),
      meansBy(
        fillDays().flatMap(({ p, days }) => p.credits.map(({ user }) => ({ user, days }))),
        ({ user }) => nameOf(user),
        ({ days }) => days,
      ),
    ),
  ),
  q(
    'median days between submission and client interview in 2026',
    count(
      ([0, 1] as const).map((by) =>
        median(waits((on) => within(S.thisYear, on), 'submitted', 'client_interview', by)),
      ),
    ),
  ),
  q(
    'How many open jobs have had nobody submitted yet?',
    count(
      openJobs().filter(
        ({ key }) => !APPLICATIONS.some((one) => one.job === key && reached(one, 'submitted') !== null),
      ).length,
    ),
  ),
  q(
    'Which open jobs have nobody live in the pipeline?',
    names(
      openJobs()
        .filter(({ key }) => !APPLICATIONS.some((one) => one.job === key && live(one)))
        .map(({ title }) => title),
    ),
  ),

  // An owner, on activity
  q('submissions last week', count([lastWeek, lastSevenDays].map((span) => submittedIn(span).length))),
  q(
    'How many CVs did Ana send out in July?',
    count(submittedIn(S.lastMonth).filter(submittedBy('ana')).length),
  ),
  q('How many client interviews were there in June?', count(interviewsIn(month('2026-06')).length)),
  q(
    'interviews by consultant last quarter',
    table(ownerTable(interviewsIn(S.lastQuarter).map(({ of }) => of))),
  ),
  q(
    'Submission to placement ratio for FY26',
    count([
      percentOf(
        submittedIn(S.lastFinancialYear).filter((one) => reached(one, 'placed') !== null).length,
        submittedIn(S.lastFinancialYear).length,
      ),
      ...countIn(S.lastFinancialYear).flatMap((n) => [
        percentOf(n, submittedIn(S.lastFinancialYear).length),
        submittedIn(S.lastFinancialYear).length / n,
      ]),
    ]),
  ),
  q(
    'How many client interviews does it take us to make one placement?',
    count([
      interviewsIn(S.always).length / placements().length,
      APPLICATIONS.filter((one) => reached(one, 'client_interview') !== null).length / placements().length,
    ]),
  ),
  q(
    'How many people are sitting at offer stage right now?',
    count(APPLICATIONS.filter((one) => stageNow(one) === 'offer').length),
  ),
  q(
    'How many applications came from referrals this year?',
    count(
      APPLICATIONS.filter((one) => one.source === 'referral' && within(S.thisYear, one.stages[0]?.on ?? ''))
        .length,
    ),
  ),
  q(
    'Which source gives us the most placements?',
    highest(
      tableOf(
        APPLICATIONS.filter((one) => reached(one, 'placed') !== null),
        ({ source }) => source,
      ),
    ),
  ),
  q('What percentage of referrals end up placed?', count(placedShare('referral'))),
  q(
    'How many applications have been stuck in submitted for more than 3 weeks?',
    count(
      APPLICATIONS.filter(
        (one) => stageNow(one) === 'submitted' && between(reached(one, 'submitted') ?? TODAY, TODAY) > 21,
      ).length,
    ),
  ),
  q(
    'average time from offer to start',
    count([
      mean(placements().map((p) => between(p.offer, p.start))),
      mean(placements((p) => p.start <= TODAY).map((p) => between(p.offer, p.start))),
    ]),
  ),
  q(
    "Who hasn't submitted anyone this month?",
    names(
      peopleWithout((key) => submittedIn(S.thisMonth).some(submittedBy(key))),
      consultantsWithout((key) => submittedIn(S.thisMonth).some(submittedBy(key))),
    ),
  ),
  q(
    'consultants with zero placements in 2026',
    names(
      ...DAYS.flatMap((day) => {
        const has = (key: string): boolean =>
          placements((p) => creditedTo(key)(p) && within(S.thisYear, p[day])).length > 0;
        return [peopleWithout(has), consultantsWithout(has)];
      }),
    ),
  ),
  q(
    'Which consultants have had no client interviews since 1 July?',
    names(
      peopleWithout((key) => hadInterviewSince(key, '2026-07-01')),
      consultantsWithout((key) => hadInterviewSince(key, '2026-07-01')),
    ),
  ),
  q("who's below target this quarter?", names(below)),
  q('Has anyone hit their target this quarter?', names(reachedTarget)),
  q('how many placements are still inside their guarantee', count(underGuarantee.length)),
  q('How many guarantees run out in the next 30 days?', count(dueToEnd(30))),
  q(
    'fall off rate for perm, all time',
    count([
      percentOf(placements(both(perm, fell)).length, placements(perm).length),
      percentOf(placements(both(perm, fell)).length, placements((p) => perm(p) && p.start <= TODAY).length),
    ]),
  ),
  q('How many people start next month?', count(placements((p) => within(nextMonth, p.start)).length)),
  q('How many fell off this year?', count(placements((p) => within(S.thisYear, p.fellOff)).length)),

  // A team lead or a consultant
  by(
    'sam',
    'how am i tracking against target this qtr',
    count(
      credited(S.thisQuarter, mine('sam')).flatMap(({ AUD }) => [
        percentOf(AUD ?? 0, target('sam')),
        target('sam') - (AUD ?? 0),
        AUD ?? 0,
      ]),
    ),
  ),
  by('ana', 'my billings last fy', money(credited(S.lastFinancialYear, mine('ana')))),
  by('priya', 'How many placements have I made this year?', count(countIn(S.thisYear, creditedTo('priya')))),
  by(
    'tom',
    'how many placements has my team made in FY26?',
    count(countIn(S.lastFinancialYear, ofTeam('Finance'))),
  ),
  by(
    'zoe',
    'what have we billed in Health since July?',
    money(credited(since('2026-07-01'), teams('Health'))),
  ),
  by(
    'sam',
    'who are my top 2 clients by billings',
    ranked(
      ...[creditedTo('sam'), kept(creditedTo('sam'))].flatMap((test) => {
        const chosen = placements((p) => test(p) && p.currency === 'AUD' && p.start <= TODAY);
        return [
          ranking(tableOf(chosen, clientOf, creditOf('sam'))).slice(0, 2),
          ranking(tableOf(chosen, clientOf, value)).slice(0, 2),
        ];
      }),
    ),
  ),
  by(
    'priya',
    'How many jobs do I have open?',
    count(openJobs().filter(({ owner }) => owner === 'priya').length),
  ),
  by(
    'ana',
    'whats my submission to interview conversion',
    count(ofStage(APPLICATIONS.filter(submittedBy('ana')), 'submitted', 'client_interview')),
  ),
  by(
    'tom',
    'Who in my team has billed the most this calendar year?',
    highest(
      ...billersOf(S.thisYear).map((one) =>
        Object.fromEntries(Object.entries(one).filter(([name]) => ['Tom Becker', 'Ana Ruiz'].includes(name))),
      ),
    ),
  ),
  by('mia', 'Technology placements by consultant in 2026', table(...tableIn(S.thisYear, 'Technology'))),
  by(
    'mia',
    "How many of my team's placements fell off?",
    count(placements(both(fell, ofTeam('Technology'))).length),
  ),
  by('kofi', 'Have I billed anything yet?', money([{}])),
  by(
    'sam',
    'How many of my candidates are at client interview?',
    count(APPLICATIONS.filter((one) => one.owner === 'sam' && stageNow(one) === 'client_interview').length),
  ),
  by('zoe', 'how much more do i need to bill to hit my target', count(gapOf('zoe'))),
  by(
    'tom',
    'Did I make more placements this year than last?',
    either(
      [0, 1].map((day) => [
        countIn(S.thisYear, creditedTo('tom'))[day] ?? 0,
        countIn(S.lastYear, creditedTo('tom'))[day] ?? 0,
      ]),
    ),
  ),
  by(
    'ana',
    'avg fee % on my perm deals',
    count(mean(placements(both(perm, creditedTo('ana'))).map(percentage))),
  ),
  by(
    'priya',
    "What's the longest I've taken to fill a job?",
    count([
      most(fillDays(creditedTo('priya')).map(({ days }) => days)),
      most(fillDays((p) => jobOf(p).owner === 'priya').map(({ days }) => days)),
    ]),
  ),
  by(
    'sam',
    'How many submissions did I do last month compared with June?',
    eitherFigures(
      [S.lastMonth, month('2026-06')].map((span) => submittedIn(span).filter(submittedBy('sam')).length),
    ),
  ),
  by('mia', "What's our team's target for the quarter?", count(TARGETS.teams.Technology ?? 0)),

  // Nothing here answers these
  q("What's our net profit after salaries and rent?", refusal),
  q('Which consultant is most likely to quit?', refusal),
  q('How many candidates did we place via LinkedIn ads?', refusal),
  q("What's the average age of the candidates we've placed?", refusal),
  q('How much did we bill Qantas in 2025?', refusal),
  q('What has Hannah billed this year?', refusal),
  q('How many placements were with clients on exclusive terms?', refusal),
  q('Which client is happiest with us?', refusal),
  by('tom', 'How many placements did I lose to another agency?', refusal),
  by('zoe', 'Which nurse have I placed that got a pay rise afterwards?', refusal),
];

/** The lowest of those who billed, or whoever billed nothing. */
function lowestBillers(): Record<string, number>[] {
  return billersOf(S.lastYear).flatMap((one) => [
    Object.fromEntries(Object.entries(one).map(([name, n]) => [name, -n])),
    Object.fromEntries(peopleWithout((key) => (one[nameOf(key)] ?? 0) > 0).map((name) => [name, 0])),
  ]);
}
