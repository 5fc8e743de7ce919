/**
 * Questions of a consultant, an owner and an operations person, of what is done so far, to date, on track and left to go, of
 * currencies, ageing, silence, papers and sources, written apart from the rules. Every second one was kept closed while
 * rules were mended by the others.
 */
import {
  at,
  billed,
  billingsByClient,
  both,
  contract,
  count,
  countIn,
  credited,
  creditedTo,
  daysToFill,
  industryOf,
  interviewsIn,
  jobOf,
  live,
  type Money,
  mean,
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
  billedIn,
  by,
  clientOf,
  DAYS,
  either,
  fell,
  gapOf,
  hasPlacement,
  highest,
  lowest,
  openedIn,
  pair,
  percentOf,
  perPerson,
  q,
  quarterName,
  refundOf,
  sumBy,
  target,
  teamOf,
  teamQuarter,
  underGuarantee,
  value,
} from './terms.ts';
import {
  APPLICATIONS,
  type ApplicationFact,
  between,
  COMPANIES,
  JOBS,
  type JobFact,
  PEOPLE,
  type PlacementFact,
  TARGETS,
  TODAY,
} from './world.ts';

const Y25 = S.lastYear;
const Y26 = S.thisYear;
const FY25: Span = { from: '2024-07-01', to: '2025-06-30' };
const FY26 = S.lastFinancialYear;
const FY27 = S.thisFinancialYear;
const TO_DATE: Span = { from: '2026-01-01', to: TODAY };
const THEN: Span = { from: '2025-01-01', to: '2025-08-20' };
const YEAR_BACK: Span = { from: '2025-08-21', to: TODAY };
const shared = ({ credits }: PlacementFact): boolean => credits.length > 1;
const inAud = ({ currency }: PlacementFact): boolean => currency === 'AUD';
const inNzd = ({ currency }: PlacementFact): boolean => currency === 'NZD';
const nzd = (all: readonly Money[]): number[] => all.map((one) => one.NZD ?? 0);
const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
const of = (job: JobFact): ApplicationFact[] => APPLICATIONS.filter((one) => one.job === job.key);
const got = (one: ApplicationFact, stage: Parameters<typeof reached>[1]): boolean =>
  reached(one, stage) !== null;
const reachedIn = (span: Span, stage: Parameters<typeof reached>[1]): ApplicationFact[] =>
  APPLICATIONS.filter((one) => within(span, reached(one, stage)));
const ageOf = ({ opened }: JobFact): number => between(opened, TODAY);
const openOnes = (test: (job: JobFact) => boolean): JobFact[][] =>
  [true, false].map((evergreen) => openJobs().filter((job) => (evergreen || !job.evergreen) && test(job)));
const idle = (one: ApplicationFact): number => between(one.stages.at(-1)?.on ?? TODAY, TODAY);
const candidate = (one: ApplicationFact): string => {
  const n = APPLICATIONS.indexOf(one);
  return `Robin Person${String.fromCharCode(97 + (n % 26))}${n}`;
};
const sourceOf = (p: PlacementFact): string =>
  APPLICATIONS.find(({ key }) => key === p.application)?.source ?? '';
const everyDay = <T>(of: (day: 'offer' | 'start') => T): T[] => DAYS.map(of);
const chosenIn = (span: Span, test: (p: PlacementFact) => boolean): PlacementFact[][] =>
  everyDay((day) => placements((p) => test(p) && within(span, p[day])));
const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const weekday = (day: string): number => new Date(day).getUTCDay();
/** The last day on which anything is known of a job: where it was put on hold or closed, that happened then. */
const lastOf = (job: JobFact): string =>
  [job.opened, ...of(job).flatMap(({ stages }) => stages.map(({ on }) => on))].sort().at(-1) ?? '';
const agencyDone = aud(billed(S.thisQuarter));
/** How a target is told: what is reached with it, in per cent, or what is left. */
const told = (done: readonly number[], goal: number) =>
  either(done.flatMap((one) => [[one, goal], [percentOf(one, goal)], [goal - one]]));
const clientWait = (owner: string): number[] =>
  [S.always, YEAR_BACK].flatMap((span) =>
    (['submitted', 'client_interview'] as const).map((day) =>
      mean(
        APPLICATIONS.flatMap((one) => {
          const [sent, met] = [reached(one, 'submitted'), reached(one, 'client_interview')];
          return one.owner === owner && sent !== null && met !== null && within(span, reached(one, day))
            ? [between(sent, met)]
            : [];
        }),
      ),
    ),
  );
const creditedBy = (
  person: string,
  span: Span,
  name: (p: PlacementFact) => string,
): Record<string, number>[] =>
  [any, not(fell)].map((kept) =>
    tableOf(
      placements(
        (p) => kept(p) && inAud(p) && creditedTo(person)(p) && within(span, p.start) && p.start <= TODAY,
      ),
      name,
      (p) => (p.value * (p.credits.find(({ user }) => user === person)?.percent ?? 0)) / 100,
    ),
  );
const clientNames = (test: (name: string) => boolean): string[] =>
  COMPANIES.map(({ name }) => name).filter(test);
const lastDay = (days: readonly string[]): string => [...days].sort().at(-1) ?? TODAY;

/** As consultants and leads ask of their own and their teams' figures. */
const CONSULTANTS: readonly Question[] = [
  by('sam', 'what have I billed so far this quarter', money(credited(S.thisQuarter, mine('sam')))),
  by(
    'sam',
    'my AUD billings this quarter to date compared with the same point last quarter',
    either(
      ['2026-05-20', '2026-05-21'].flatMap((to) =>
        pair(credited(S.thisQuarter, mine('sam')), credited({ from: '2026-04-01', to }, mine('sam'))),
      ),
    ),
  ),
  by('sam', 'how much do I have left to go to my target this quarter', count(gapOf('sam'))),
  by(
    'priya',
    'am I on track for my target',
    told(aud(credited(S.thisQuarter, mine('priya'))), target('priya')),
  ),
  by(
    'sam',
    'placements I share credit on, this year so far',
    count(countIn(TO_DATE, both(creditedTo('sam'), shared))),
  ),
  by(
    'sam',
    'my placements not shared with anybody in 2025',
    count(countIn(Y25, both(creditedTo('sam'), not(shared)))),
  ),
  by(
    'priya',
    'how many of my 2025 placements fell off',
    count(countIn(Y25, both(creditedTo('priya'), fell))),
  ),
  by(
    'priya',
    'my biggest AUD fee in 2025',
    count(
      [any, perm].flatMap((kind) =>
        chosenIn(Y25, both(creditedTo('priya'), both(kind, inAud))).flatMap((all) => [
          Math.max(...all.map(value)),
          Math.max(
            ...all.map(
              (p) => (p.value * (p.credits.find(({ user }) => user === 'priya')?.percent ?? 0)) / 100,
            ),
          ),
        ]),
      ),
    ),
  ),
  by(
    'priya',
    'which of my clients have I placed with more than once',
    names(clientNames((name) => placements(both(at(name), creditedTo('priya'))).length > 1)),
  ),
  by(
    'priya',
    'how long does it take me on average from submission to client interview',
    count(clientWait('priya')),
  ),
  by('priya', 'how many did I place in June 2026', count(countIn(month('2026-06'), creditedTo('priya')))),
  by(
    'priya',
    'have I billed more AUD this year to date than by this time last year',
    either(pair(credited(TO_DATE, mine('priya')), credited(THEN, mine('priya')))),
  ),
  by('tom', "my team's AUD billings this FY so far", count(aud(credited(FY27, teams('Finance'))))),
  by('tom', 'by how much is Ana short of her target this quarter', count(gapOf('ana'))),
  by(
    'tom',
    'who in my team has live candidates at offer',
    names(
      PEOPLE.filter(
        ({ key, team }) =>
          team === 'Finance' && APPLICATIONS.some((one) => one.owner === key && stageNow(one) === 'offer'),
      ).map(({ name }) => name),
    ),
  ),
  by(
    'tom',
    "my team's open jobs older than 90 days",
    count(openOnes((job) => teamOf(job.owner) === 'Finance' && ageOf(job) > 90).map((all) => all.length)),
  ),
  by(
    'tom',
    "my team's placements this year so far against last year at the same date",
    either(
      DAYS.map((_, n) => [
        countIn(TO_DATE, ofTeam('Finance'))[n] ?? 0,
        countIn(THEN, ofTeam('Finance'))[n] ?? 0,
      ]),
    ),
  ),
  by(
    'ana',
    'how many of my submissions last FY got a client interview',
    count([
      reachedIn(FY26, 'submitted').filter((one) => one.owner === 'ana' && got(one, 'client_interview'))
        .length,
      reachedIn(FY26, 'submitted').filter((one) => one.owner === 'ana' && one.interviews.length > 0).length,
    ]),
  ),
  by(
    'ana',
    'how many days ago was my last placement',
    count(
      everyDay((day) =>
        between(
          lastDay(placements((p) => creditedTo('ana')(p) && p[day] <= TODAY).map((p) => p[day])),
          TODAY,
        ),
      ),
    ),
  ),
  by(
    'ana',
    'how many of the candidates I submitted in 2026 were rejected',
    count(reachedIn(Y26, 'submitted').filter((one) => one.owner === 'ana' && got(one, 'rejected')).length),
  ),
  by(
    'ana',
    'which of my open jobs have no live candidates',
    names(
      ...openOnes((job) => job.owner === 'ana' && !of(job).some(live)).map((all) =>
        all.map(({ title }) => title),
      ),
    ),
  ),
  by('zoe', 'how far through its target is my team', told(teamQuarter('Health'), TARGETS.teams.Health ?? 0)),
  by('zoe', 'what does Kofi still have to bill', refusal),
  by(
    'zoe',
    "my team's placements in 2025 by industry",
    table(...chosenIn(Y25, ofTeam('Health')).map((all) => tableOf(all, (p) => industryOf(clientOf(p))))),
  ),
  by(
    'mia',
    "my team's AUD billings without my own, last FY",
    count(aud(credited(FY26, (user) => teamOf(user) === 'Technology' && user !== 'mia'))),
  ),
  by(
    'mia',
    'what is left for Technology to reach its target this quarter',
    count(teamQuarter('Technology').map((done) => (TARGETS.teams.Technology ?? 0) - done)),
  ),
  by(
    'mia',
    'placements this year to date for each person in my team',
    table(
      ...perPerson(TO_DATE).map((one) =>
        Object.fromEntries(
          Object.entries(one).filter(([name]) =>
            PEOPLE.some((person) => person.name === name && person.team === 'Technology'),
          ),
        ),
      ),
    ),
  ),
  by(
    'mia',
    "average fee percent of my team's perms in 2025",
    count(
      [any, not(fell)].flatMap((kept) =>
        chosenIn(Y25, both(both(perm, kept), ofTeam('Technology'))).map((all) =>
          mean(all.map(({ percent }) => percent ?? 0)),
        ),
      ),
    ),
  ),
  by(
    'mia',
    'who in my team has no candidate at client interview right now',
    names(
      PEOPLE.filter(
        ({ key, team }) =>
          team === 'Technology' &&
          !APPLICATIONS.some((one) => one.owner === key && stageNow(one) === 'client_interview'),
      ).map(({ name }) => name),
    ),
  ),
  by(
    'kofi',
    'how many of my jobs are on hold',
    count(JOBS.filter(({ owner, status }) => owner === 'kofi' && status === 'on_hold').length),
  ),
  by('kofi', 'why has none of my jobs been filled', refusal),
  by(
    'kofi',
    'applications on my jobs last quarter',
    count(
      reachedIn(S.lastQuarter, 'funnel').filter(
        ({ job }) => JOBS.find(({ key }) => key === job)?.owner === 'kofi',
      ).length,
    ),
  ),
  by('sam', 'client interviews I have booked for next week', count(0)),
  by('sam', 'my 2025 billings without the fall-offs', money([credited(Y25, mine('sam'))[1] ?? {}])),
  by(
    'sam',
    'my average time to fill last FY in weeks',
    count(
      [(p: PlacementFact) => jobOf(p).owner === 'sam', creditedTo('sam')].flatMap((test) =>
        daysToFill(FY26, test).map((all) => mean(all) / 7),
      ),
    ),
  ),
  by(
    'sam',
    "is my average AUD perm fee higher than the agency's in 2025",
    either(
      [any, not(fell)].flatMap((kept) =>
        chosenIn(Y25, both(both(perm, kept), inAud)).map((all) => [
          mean(all.filter(creditedTo('sam')).map(value)),
          mean(all.map(value)),
        ]),
      ),
    ),
  ),
  by(
    'priya',
    'my contracts that end by the end of October',
    count(
      placements(
        (p) => contract(p) && creditedTo('priya')(p) && within({ from: TODAY, to: '2026-10-31' }, p.ends),
      ).length,
    ),
  ),
  by(
    'priya',
    'how many of my perm placements are past their guarantee',
    count([
      placements(
        (p) =>
          perm(p) && creditedTo('priya')(p) && !fell(p) && between(p.start, TODAY) >= (p.guaranteeDays ?? 0),
      ).length,
      placements(
        (p) => perm(p) && creditedTo('priya')(p) && between(p.start, TODAY) >= (p.guaranteeDays ?? 0),
      ).length,
    ]),
  ),
  by(
    'tom',
    "how many weeks since Ana's last client interview",
    count(
      [
        between(
          lastDay(
            APPLICATIONS.filter(({ owner }) => owner === 'ana').flatMap(({ interviews }) => interviews),
          ),
          TODAY,
        ) / 7,
      ].flatMap((weeks) => [weeks, Math.floor(weeks)]),
    ),
  ),
  by(
    'ana',
    'my best month ever for AUD billings',
    highest(...creditedBy('ana', S.always, (p) => p.start.slice(0, 7))),
  ),
  by(
    'ana',
    'which quarter of 2025 did I place fewest in',
    lowest(
      ...everyDay((day) =>
        Object.fromEntries(
          ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4'].map((name) => [
            name,
            placements((p) => creditedTo('ana')(p) && quarterName(p[day]) === name).length,
          ]),
        ),
      ),
    ),
  ),
  by('zoe', 'who joined my team this year', refusal),
  by('zoe', 'how many placements would my team need to reach its target at our average fee', refusal),
  by(
    'mia',
    "Sam's AUD billings minus Priya's this year",
    either(
      [0, 1].flatMap((n) => {
        const [a, b] = [aud(credited(Y26, mine('sam')))[n] ?? 0, aud(credited(Y26, mine('priya')))[n] ?? 0];
        return [[a - b], [a, b]];
      }),
    ),
  ),
  by(
    'sam',
    'my submissions so far this week',
    count(submittedIn({ from: '2026-08-17', to: TODAY }).filter(({ owner }) => owner === 'sam').length),
  ),
  by('sam', 'how many of my submissions are still waiting for the client', refusal),
  by(
    'priya',
    'offers of mine that have been out for more than a week',
    count(
      APPLICATIONS.filter((one) => one.owner === 'priya' && stageNow(one) === 'offer' && idle(one) > 7)
        .length,
    ),
  ),
  by(
    'tom',
    "my team's fees from placements yet to start",
    money([
      sumBy(
        placements((p) => p.start > TODAY && ofTeam('Finance')(p)),
        (p) =>
          (p.value *
            sum(p.credits.filter(({ user }) => teamOf(user) === 'Finance').map(({ percent }) => percent))) /
          100,
      ),
    ]),
  ),
  by(
    'ana',
    'placements credited to me where somebody else owns the job',
    count(placements((p) => creditedTo('ana')(p) && jobOf(p).owner !== 'ana').length),
  ),
  by('kofi', 'how much of my target have I reached', refusal),
];

/** As an owner asks of currencies, years and comparisons. */
const OWNERS: readonly Question[] = [
  q('billings in Q1 so far', money(billed(S.thisQuarter))),
  q('billings in Q1 of this FY to date', money(billed(S.thisQuarter))),
  q('AUD billings in 2025 so far', refusal),
  q(
    'NZD billings this year to date versus this time last year',
    either([0, 1].map((n) => [nzd(billed(TO_DATE))[n] ?? 0, nzd(billed(THEN))[n] ?? 0])),
  ),
  q(
    "how much of this quarter's agency target is left to go",
    count(agencyDone.flatMap((done) => [TARGETS.agency - done, 100 - percentOf(done, TARGETS.agency)])),
  ),
  q('are we on track for the quarter', told(agencyDone, TARGETS.agency)),
  q(
    'what do we still need to bill to hit the agency target',
    count(agencyDone.map((done) => TARGETS.agency - done)),
  ),
  q('how many days are left in the quarter', refusal),
  q('AUD and NZD billings by quarter for 2025', table(...billedIn(Y25, any, (p) => quarterName(p.start)))),
  q('which currency did we bill most in during FY26', refusal),
  q('total billings in 2025 across all currencies', money(billed(Y25))),
  q('total billings of 2025 in AUD equivalents', refusal),
  q('what are our NZD billings of FY26 worth in AUD', refusal),
  q(
    'NZD placements in 2026 against 2025',
    either(DAYS.map((_, n) => [countIn(Y26, inNzd)[n] ?? 0, countIn(Y25, inNzd)[n] ?? 0])),
  ),
  q(
    'AUD billings July 2026 against July 2025',
    either(pair(billed(month('2026-07')), billed(month('2025-07')))),
  ),
  q(
    'AUD billings in the first seven months of 2026 against the same months of 2025',
    either(
      pair(
        billed({ from: '2026-01-01', to: '2026-07-31' }),
        billed({ from: '2025-01-01', to: '2025-07-31' }),
      ),
    ),
  ),
  q(
    'best month of this year so far for AUD billings',
    highest(...billedIn(Y26, any, (p) => p.start.slice(0, 7))),
  ),
  q(
    "is this year's average AUD perm fee above last year's",
    either(
      [any, not(fell)].flatMap((kept) =>
        everyDay((day) =>
          [Y26, Y25].map((span) =>
            mean(placements((p) => perm(p) && kept(p) && inAud(p) && within(span, p[day])).map(value)),
          ),
        ),
      ),
    ),
  ),
  q('FY26 billings excluding Kiwi Dairy', money(billed(FY26, not(at('Kiwi Dairy'))))),
  q(
    'AUD billings of the last 12 months against the 12 months before that',
    either([
      ...pair(billed(YEAR_BACK), billed({ from: '2024-08-21', to: '2025-08-20' })),
      ...pair(
        billed({ from: '2025-08-01', to: '2026-07-31' }),
        billed({ from: '2024-08-01', to: '2025-07-31' }),
      ),
    ]),
  ),
  q(
    "FY27 AUD billings to date as a percentage of FY26's",
    count([0, 1].map((n) => percentOf(aud(billed(FY27))[n] ?? 0, aud(billed(FY26))[n] ?? 1))),
  ),
  q(
    'how many AUD perms this FY so far',
    count(countIn({ from: '2026-07-01', to: TODAY }, both(perm, inAud))),
  ),
  q('half-year AUD billings to June 2026', count(aud(billed({ from: '2026-01-01', to: '2026-06-30' })))),
  q('AUD billings since we hit target last quarter', refusal),
  q(
    "what share of this year's AUD billings to date came from our biggest client",
    count(
      billingsByClient(Y26, 'AUD').map((one) =>
        percentOf(Math.max(...Object.values(one)), sum(Object.values(one))),
      ),
    ),
  ),
  q(
    'clients that brought in more AUD in FY26 than in FY25',
    names(
      ...[0, 1].map((n) =>
        clientNames(
          (name) =>
            (billingsByClient(FY26, 'AUD')[n]?.[name] ?? 0) > (billingsByClient(FY25, 'AUD')[n]?.[name] ?? 0),
        ),
      ),
    ),
  ),
  q(
    'clients who billed with us in 2025 but have billed nothing this year to date',
    names(
      ...[any, not(fell)].map((kept) => {
        const had = (span: Span, name: string) =>
          placements((p) => kept(p) && at(name)(p) && within(span, p.start) && p.start <= TODAY).length > 0;
        return clientNames((name) => had(Y25, name) && !had(Y26, name));
      }),
    ),
  ),
  q(
    'how many consultants have billed nothing this FY to date',
    count(
      [PEOPLE, PEOPLE.filter(({ role }) => role === 'consultant')].flatMap((some) =>
        [0, 1].map(
          (n) =>
            some.filter(({ key }) => Object.keys(credited(FY27, mine(key))[n] ?? {}).length === 0).length,
        ),
      ),
    ),
  ),
  q('average AUD billings per working day this quarter', refusal),
  q(
    "how much of this year's AUD billings is still under guarantee",
    count(
      [underGuarantee.filter((p) => inAud(p) && within(Y26, p.start))].flatMap((all) => [
        sum(all.map(value)),
        sum(
          all.map(
            (p) => (p.value * ((p.guaranteeDays ?? 0) - between(p.start, TODAY))) / (p.guaranteeDays ?? 1),
          ),
        ),
      ]),
    ),
  ),
  q(
    'what did fall-offs cost us in AUD refunds in FY26',
    count([
      sum(placements((p) => fell(p) && inAud(p) && within(FY26, p.fellOff)).map(refundOf)),
      sum(placements((p) => fell(p) && inAud(p) && within(FY26, p.start)).map(refundOf)),
    ]),
  ),
  q(
    'year to date placements by month',
    table(...chosenIn(TO_DATE, any).map((all, n) => tableOf(all, (p) => p[DAYS[n] ?? 'offer'].slice(0, 7)))),
  ),
  q(
    'placements this month so far compared with all of last month',
    either(
      DAYS.map((_, n) => [countIn({ from: '2026-08-01', to: TODAY })[n] ?? 0, countIn(S.lastMonth)[n] ?? 0]),
    ),
  ),
  q(
    'AUD billings for the calendar year to the end of last month',
    count(aud(billed({ from: '2026-01-01', to: '2026-07-31' }))),
  ),
  q(
    'what had we billed at this point of last financial year',
    money(billed({ from: '2025-07-01', to: '2025-08-20' })),
  ),
  q(
    'AUD billings from 1 July to 20 August 2025',
    count(aud(billed({ from: '2025-07-01', to: '2025-08-20' }))),
  ),
  q(
    'perm share of AUD billings this FY to date versus last FY',
    either(
      [0, 1].map((n) =>
        [FY27, FY26].map((span) => percentOf(aud(billed(span, perm))[n] ?? 0, aud(billed(span))[n] ?? 1)),
      ),
    ),
  ),
  q(
    'in which months of this year so far did we bill more AUD than in the same month last year',
    names(
      ...[0, 1].map((n) =>
        ['01', '02', '03', '04', '05', '06', '07', '08'].flatMap((name) =>
          (aud(billed(month(`2026-${name}`)))[n] ?? 0) > (aud(billed(month(`2025-${name}`)))[n] ?? 0)
            ? [`2026-${name}`]
            : [],
        ),
      ),
    ),
  ),
  q(
    'how many NZD fees of over 10k did we have in 2025',
    count([any, perm].flatMap((kind) => countIn(Y25, (p) => kind(p) && inNzd(p) && p.value > 10_000))),
  ),
  q(
    "what is Health's share of the agency target",
    count(percentOf(TARGETS.teams.Health ?? 0, TARGETS.agency)),
  ),
  q(
    'which team has the most left to go to its target',
    highest(
      ...[0, 1].map((n) =>
        Object.fromEntries(
          Object.entries(TARGETS.teams).map(([team, goal]) => [team, goal - (teamQuarter(team)[n] ?? 0)]),
        ),
      ),
    ),
  ),
  q(
    "do the consultants' targets add up to the agency's",
    either([[sum(Object.values(TARGETS.people)), TARGETS.agency]]),
  ),
  q(
    'average NZD salary placed against the average AUD salary, ever',
    either(
      DAYS.map(() =>
        [inNzd, inAud].map((kind) => mean(placements(both(perm, kind)).map(({ salary }) => salary ?? 0))),
      ),
    ),
  ),
  q(
    "how many placements short of last year's total are we",
    either(
      DAYS.flatMap((_, n) =>
        [TO_DATE, Y26].flatMap((span) => {
          const [now, then] = [countIn(span)[n] ?? 0, countIn(Y25)[n] ?? 0];
          return [[then - now], [now - then], [now, then]];
        }),
      ),
    ),
  ),
  q(
    'how many more placements do we have than at this time last year',
    either(
      DAYS.flatMap((_, n) => {
        const [now, then] = [countIn(TO_DATE)[n] ?? 0, countIn(THEN)[n] ?? 0];
        return [[now - then], [now, then]];
      }),
    ),
  ),
  q(
    'the last quarter in which we billed over 100k AUD',
    ranked(
      ...billedIn(S.always, any, (p) => quarterName(p.start)).map((one) =>
        Object.keys(one)
          .filter((name) => (one[name] ?? 0) > 100_000)
          .sort()
          .slice(-1),
      ),
    ),
  ),
  q('longest run of months without a placement', refusal),
  q('did we bill anything in NZD this quarter', count(nzd(billed(S.thisQuarter)))),
  q(
    'AUD fees already agreed that start in the rest of this quarter',
    count(sum(placements((p) => inAud(p) && p.start > TODAY && p.start <= '2026-09-30').map(value))),
  ),
  q('what would 2025 have looked like at our FY26 fee percent', refusal),
];

const silent = (days: number): string[] =>
  clientNames((name) =>
    APPLICATIONS.some(
      (one) => jobOf(one).client === name && stageNow(one) === 'submitted' && idle(one) > days,
    ),
  );

/** As an operations person asks of ageing, silence, papers, hours, sources and duplicates. */
const OPERATIONS: readonly Question[] = [
  q('open jobs where nothing has happened for 30 days', refusal),
  q('which clients have left us waiting on a submission for over two weeks', names(silent(14))),
  q(
    'candidates stuck at client interview for over a month',
    count(APPLICATIONS.filter((one) => stageNow(one) === 'client_interview' && idle(one) > 31).length),
  ),
  q('average age of our open jobs in weeks', count(openOnes(any).map((all) => mean(all.map(ageOf)) / 7))),
  q(
    'median age of open jobs by team',
    table(
      ...openOnes(() => true).map((all) =>
        Object.fromEntries(
          [...new Set(all.map(({ owner }) => teamOf(owner)))].map((team) => [
            team,
            // The two hours of today count as a tenth of a day.
            median(all.filter(({ owner }) => teamOf(owner) === team).map(ageOf)) + 0.1,
          ]),
        ),
      ),
    ),
  ),
  q(
    'open contract jobs without a submission',
    count(
      openOnes((job) => job.employment === 'contract' && !of(job).some((one) => got(one, 'submitted'))).map(
        (all) => all.length,
      ),
    ),
  ),
  q(
    'jobs put on hold last quarter',
    count(JOBS.filter((job) => job.status === 'on_hold' && within(S.lastQuarter, lastOf(job))).length),
  ),
  q(
    'jobs closed in 2026 without a hire',
    count(
      JOBS.filter((job) => job.status === 'closed' && within(Y26, lastOf(job)) && !hasPlacement(job.key))
        .length,
    ),
  ),
  q('how many right to work checks expire next month', count(0)),
  q('how many contractors have papers missing', refusal),
  q('hours worked by contractors last week', count(0)),
  q('timesheets that nobody has approved yet', count(0)),
  q('how many duplicate candidates do we have', refusal),
  q(
    'candidates who came in by referral last month',
    count(reachedIn(S.lastMonth, 'funnel').filter(({ source }) => source === 'referral').length),
  ),
  q(
    'applications by source this year to date',
    table(tableOf(reachedIn(Y26, 'funnel'), ({ source }) => source)),
  ),
  q(
    'which source has the most rejected applications',
    highest(tableOf(reachedIn(S.always, 'rejected'), ({ source }) => source)),
  ),
  q(
    'share of referrals that reached client interview',
    count(
      [APPLICATIONS.filter(({ source }) => source === 'referral')].map((all) =>
        percentOf(all.filter((one) => got(one, 'client_interview')).length, all.length),
      ),
    ),
  ),
  q(
    'sources with no placement in July 2026',
    names(
      ...chosenIn(month('2026-07'), any).map((all) =>
        ['applied', 'added', 'referral'].filter((source) => !all.some((p) => sourceOf(p) === source)),
      ),
    ),
  ),
  q(
    'live applications that have not moved for three weeks',
    count([20, 21].map((days) => APPLICATIONS.filter((one) => live(one) && idle(one) > days).length)),
  ),
  q(
    'which live candidate has been in the same stage longest',
    ranked([
      candidate(
        APPLICATIONS.filter(live).reduce((longest, one) => (idle(one) > idle(longest) ? one : longest)),
      ),
    ]),
  ),
  q('candidates at screen right now', count(0)),
  q(
    'candidates who withdrew after being submitted, last FY',
    count(reachedIn(FY26, 'withdrew').filter((one) => got(one, 'submitted')).length),
  ),
  q('withdrawals by reason given in 2025', refusal),
  q(
    'average days between application and submission in 2026',
    count(
      (['funnel', 'submitted'] as const).map((day) =>
        mean(
          reachedIn(Y26, day).flatMap((one) => {
            const sent = reached(one, 'submitted');
            return sent === null ? [] : [between(reached(one, 'funnel') ?? sent, sent)];
          }),
        ),
      ),
    ),
  ),
  q('client interviews still without an outcome', count(0)),
  q(
    'client interviews held on a Saturday last FY',
    count(interviewsIn(FY26).filter(({ on }) => weekday(on) === 6).length),
  ),
  q('interviews cancelled last quarter', count(0)),
  q('interviews moved to another day last quarter', refusal),
  q('number of jobs by status', table(tableOf(JOBS, ({ status }) => status))),
  q(
    'jobs filled within 30 days in 2025',
    count(daysToFill(Y25).map((all) => all.filter((days) => days <= 30).length)),
  ),
  q(
    'what share of the placements of 2025 took more than 40 days to fill',
    count(daysToFill(Y25).map((all) => percentOf(all.filter((days) => days > 40).length, all.length))),
  ),
  q(
    'average number of applications per contract job',
    count(
      [JOBS.filter(({ employment }) => employment === 'contract')].flatMap((all) => [
        all.flatMap(of).length / all.length,
      ]),
    ),
  ),
  q(
    'open jobs by industry',
    table(...openOnes(() => true).map((all) => tableOf(all, ({ client }) => industryOf(client)))),
  ),
  q(
    'submissions per open job',
    count(
      openOnes(() => true).map(
        (all) => all.flatMap(of).filter((one) => got(one, 'submitted')).length / all.length,
      ),
    ),
  ),
  q('contracts extended last quarter', refusal),
  q(
    'contracts ending in the next 30 days by client',
    table(
      ...[29, 30].map((days) =>
        tableOf(
          placements((p) => contract(p) && within({ from: TODAY, to: away(days) }, p.ends)),
          clientOf,
        ),
      ),
    ),
  ),
  q(
    'contractors working at Vela Health today',
    count(
      placements((p) => contract(p) && at('Vela Health')(p) && p.start <= TODAY && (p.ends ?? TODAY) >= TODAY)
        .length,
    ),
  ),
  q('e-mails we sent to candidates last week', refusal),
  q(
    'how many applications came in yesterday',
    count(reachedIn({ from: '2026-08-19', to: '2026-08-19' }, 'funnel').length),
  ),
  q('candidates who are waiting for an answer from us', refusal),
  q('applications that nobody has looked at', refusal),
  q(
    'applications that came in on a weekend in 2026',
    count(
      reachedIn(Y26, 'funnel').filter((one) => [0, 6].includes(weekday(reached(one, 'funnel') ?? TODAY)))
        .length,
    ),
  ),
  q(
    'which open job has the most live candidates',
    ranked(
      ...openOnes(() => true).flatMap((all) => {
        const most = Math.max(...all.map((job) => of(job).filter(live).length));
        return all.filter((job) => of(job).filter(live).length === most).map(({ title }) => [title]);
      }),
    ),
  ),
  q(
    'jobs with more than one offer out right now',
    count(JOBS.filter((job) => of(job).filter((one) => stageNow(one) === 'offer').length > 1).length),
  ),
  q(
    'average days from opening a job to its first submission, jobs opened in 2026',
    count(
      mean(
        openedIn(Y26).flatMap((job) => {
          const first = of(job)
            .flatMap((one) => reached(one, 'submitted') ?? [])
            .sort()[0];
          return first === undefined ? [] : [between(job.opened, first)];
        }),
      ),
    ),
  ),
  q(
    'average days from application to rejection in 2026',
    count(
      (['funnel', 'rejected'] as const).map((day) =>
        mean(
          reachedIn(Y26, day).flatMap((one) => {
            const out = reached(one, 'rejected');
            return out === null ? [] : [between(reached(one, 'funnel') ?? out, out)];
          }),
        ),
      ),
    ),
  ),
  q(
    'how many guarantees end this month',
    count(
      [
        { from: '2026-08-01', to: '2026-08-31' },
        { from: TODAY, to: '2026-08-31' },
      ].flatMap((span) =>
        [any, not(fell)].map(
          (kept) =>
            placements(
              (p) => kept(p) && p.guaranteeDays !== null && within(span, plus(p.start, p.guaranteeDays)),
            ).length,
        ),
      ),
    ),
  ),
  q(
    'how many consultants have more than five live candidates',
    count(
      PEOPLE.filter(({ key }) => APPLICATIONS.filter((one) => one.owner === key && live(one)).length > 5)
        .length,
    ),
  ),
  q(
    'how many people start next week',
    count(placements((p) => within({ from: '2026-08-24', to: '2026-08-30' }, p.start)).length),
  ),
  q('licences that have run out', count(0)),
  q('average hours between an application and our first reply', refusal),
];

const ALL: readonly Question[] = [...CONSULTANTS, ...OWNERS, ...OPERATIONS];

/** The half by which rules may be mended. */
export const OPEN16: readonly Question[] = ALL.filter((_, n) => n % 2 === 0);
/** The half that is asked when the mending is done. */
export const CLOSED16: readonly Question[] = ALL.filter((_, n) => n % 2 === 1);
