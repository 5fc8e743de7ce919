/** Sixty more questions, written without sight of the rules. Rules may be mended by these. */
import {
  at,
  billed,
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
  type Money,
  mean,
  median,
  mine,
  money,
  month,
  nameOf,
  names,
  not,
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
import { aud, away, percentOf, q, teamOf } from './terms.ts';
import {
  APPLICATIONS,
  between,
  COMPANIES,
  JOBS,
  PEOPLE,
  type PlacementFact,
  TARGETS,
  TEAMS,
  TODAY,
} from './world.ts';

const days = ['offer', 'start'] as const;

/** One figure of the placements of a span in each currency, placed by offer or by start, with and without those that fell off. */
function inCurrencies(
  span: Span,
  test: (p: PlacementFact) => boolean,
  of: (p: PlacementFact) => number,
  reckon: (values: readonly number[]) => number,
): Money[] {
  return days.flatMap((day) =>
    [false, true].map((kept) => {
      const chosen = placements(test).filter(
        (p) =>
          within(span, p[day]) && (day === 'offer' || p.start <= TODAY) && !(kept && p.status === 'fell_off'),
      );
      return Object.fromEntries(
        (['AUD', 'NZD'] as const).flatMap((currency) => {
          const values = chosen.filter((p) => p.currency === currency).map(of);
          return values.length === 0 ? [] : [[currency, reckon(values)]];
        }),
      );
    }),
  );
}

const fees = (p: PlacementFact): number => p.value;
const idle = (span: Span): string[][] =>
  days.map((day) =>
    PEOPLE.filter(({ key }) => !placements(creditedTo(key)).some((p) => within(span, p[day]))).map(
      ({ name }) => name,
    ),
  );
const tallyByPerson = (span: Span): Record<string, number>[] =>
  days.map((day) =>
    Object.fromEntries(
      PEOPLE.flatMap(({ key, name }) => {
        const n = placements(creditedTo(key)).filter((p) => within(span, p[day])).length;
        return n === 0 ? [] : [[name, n]];
      }),
    ),
  );
const teamBillings = (team: string): number => credited(S.thisQuarter, teams(team))[0]?.AUD ?? 0;
const underGuarantee = placements(
  (p) => p.status === 'started' && p.guaranteeDays !== null && between(p.start, TODAY) < p.guaranteeDays,
);
const exposure: Money = {};
for (const p of underGuarantee) {
  const whole = p.guaranteeDays ?? 0;
  exposure[p.currency] =
    (exposure[p.currency] ?? 0) +
    Math.round((100 * p.value * (whole - between(p.start, TODAY))) / whole) / 100;
}
const guaranteeEnd = (p: PlacementFact): string =>
  new Date(Date.parse(p.start) + (p.guaranteeDays ?? 0) * 86_400_000).toISOString().slice(0, 10);
const withinGuarantee = (until: string): number[] =>
  [0, 1].map(
    (late) =>
      underGuarantee.filter(
        (p) => guaranteeEnd(p) <= until || (late === 1 && between(until, guaranteeEnd(p)) <= 1),
      ).length,
  );
const stageIn = (span: Span, stage: 'rejected' | 'withdrew'): typeof APPLICATIONS =>
  APPLICATIONS.filter((one) => within(span, reached(one, stage)));
const fillBy = (span: Span, key: (p: PlacementFact) => string): Record<string, number>[] =>
  days.map((day) => {
    const chosen = placements((p) => within(span, p[day]) && !jobOf(p).evergreen);
    return Object.fromEntries(
      [...new Set(chosen.map(key))].map((name) => [
        name,
        mean(chosen.filter((p) => key(p) === name).map((p) => between(jobOf(p).opened, p.offer))),
      ]),
    );
  });
const best = (tables: Record<string, number>[], sign = 1): string[][] =>
  tables.map((one) =>
    ranking(Object.fromEntries(Object.entries(one).map(([name, n]) => [name, sign * n]))).slice(0, 1),
  );
const fellOff = placements(({ status }) => status === 'fell_off');
const stuck = (stage: string, least: number): number =>
  APPLICATIONS.filter(
    (one) => live(one) && stageNow(one) === stage && between(one.stages.at(-1)?.on ?? TODAY, TODAY) > least,
  ).length;
const half = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-06-30` });
const perMonth = (span: Span, on: (day: string) => boolean = () => true): Record<string, number>[] =>
  days.map((day) =>
    tableOf(
      placements((p) => within(span, p[day]) && on(p[day])),
      (p) => p[day].slice(0, 7),
    ),
  );
const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.floor((Number(day.slice(5, 7)) + 2) / 3)}`;

export const OPEN4: readonly Question[] = [
  // What people billed
  q('What did Sam bill in July?', money(credited(S.lastMonth, mine('sam')))),
  q(
    'Total billed in NZ dollars this year',
    money(billed(S.thisYear).map(({ NZD }): Money => ({ NZD: NZD ?? 0 }))),
  ),
  q(
    'Did Tom bill more than Ana this year?',
    (([tom, ana]) =>
      eitherFigures(
        [aud(tom as Money[])[0] ?? 0, aud(ana as Money[])[0] ?? 0],
        [aud(tom as Money[])[1] ?? 0, aud(ana as Money[])[1] ?? 0],
      ))([credited(S.thisYear, mine('tom')), credited(S.thisYear, mine('ana'))]),
  ),
  q(
    'Billings by industry last financial year',
    table(
      ...[0, 1].map((kept) =>
        tableOf(
          placements(
            (p) =>
              p.currency === 'AUD' &&
              within(S.lastFinancialYear, p.start) &&
              !(kept === 1 && p.status === 'fell_off'),
          ),
          (p) => industryOf(jobOf(p).client),
          fees,
        ),
      ),
    ),
  ),
  q(
    'Billings per quarter in 2025',
    table(
      ...[0, 1].map((kept) =>
        tableOf(
          placements(
            (p) =>
              p.currency === 'AUD' && within(S.lastYear, p.start) && !(kept === 1 && p.status === 'fell_off'),
          ),
          (p) => quarterOf(p.start),
          fees,
        ),
      ),
    ),
  ),
  q(
    "What was Sam's share of the Technology team's billings last year?",
    count(
      [0, 1].map((n) =>
        percentOf(
          aud(credited(S.lastYear, mine('sam')))[n] ?? 0,
          aud(credited(S.lastYear, teams('Technology')))[n] ?? 1,
        ),
      ),
    ),
  ),
  q(
    'What share of our billings last year came from contract?',
    count(
      [0, 1].map((n) =>
        percentOf(aud(billed(S.lastYear, contract))[n] ?? 0, aud(billed(S.lastYear))[n] ?? 1),
      ),
    ),
  ),
  q(
    'How much did we bill outside of banking in 2025?',
    money(billed(S.lastYear, (p) => industryOf(jobOf(p).client) !== 'Banking')),
  ),
  q(
    'How much gross profit do we expect from contracts that started this year?',
    money(billed(S.thisYear, contract)),
  ),
  q(
    'Fees from everyone but Redgum Software and Kiwi Dairy this year',
    money(
      billed(
        S.thisYear,
        not((p) => ['Redgum Software', 'Kiwi Dairy'].includes(jobOf(p).client)),
      ),
    ),
  ),

  // Fees and salaries
  q(
    'What is the biggest fee we ever earned on a perm placement?',
    money(inCurrencies(S.always, perm, fees, (all) => Math.max(...all))),
  ),
  q(
    'Smallest permanent fee last year',
    money(inCurrencies(S.lastYear, perm, fees, (all) => Math.min(...all))),
  ),
  q(
    'How many perm placements had a fee above 25k in 2025?',
    count(
      days.map((day) => placements((p) => perm(p) && within(S.lastYear, p[day]) && p.value > 25_000).length),
    ),
  ),
  q(
    'Placements with a fee of less than 15,000 last year',
    count(
      days.flatMap((day) =>
        [perm, () => true].map(
          (test) => placements((p) => test(p) && within(S.lastYear, p[day]) && p.value < 15_000).length,
        ),
      ),
    ),
  ),
  q(
    'What salary do we place people at on average this year?',
    money(inCurrencies(S.thisYear, perm, (p) => p.salary ?? 0, mean)),
  ),
  q(
    'Median fee percentage on perm deals last year',
    count(
      days.map((day) =>
        median(
          placements((p) => perm(p) && within(S.lastYear, p[day])).flatMap(({ percent }) => percent ?? []),
        ),
      ),
    ),
  ),

  // Counts of placements
  q(
    'How many people started last month?',
    count(placements(({ start }) => within(S.lastMonth, start)).length),
  ),
  q(
    'How many starts do we have coming up in September?',
    count(placements(({ start }) => within(month('2026-09'), start)).length),
  ),
  q("Which consultants haven't placed anyone this quarter?", names(...idle(S.thisQuarter))),
  q('Has Kofi ever made a placement?', count(0)),
  q(
    'How many of the placements we made last year were referrals?',
    count(
      days.map(
        (day) =>
          placements(
            (p) =>
              within(S.lastYear, p[day]) &&
              APPLICATIONS.find(({ key }) => key === p.application)?.source === 'referral',
          ).length,
      ),
    ),
  ),
  q(
    'Where did our placements come from in 2025?',
    table(
      ...days.map((day) =>
        tableOf(
          placements((p) => within(S.lastYear, p[day])),
          (p) => APPLICATIONS.find(({ key }) => key === p.application)?.source ?? '',
        ),
      ),
    ),
  ),
  q(
    'How many fewer placements did we make in the first half of 2026 than in the first half of 2025?',
    (([now, before]) => eitherFigures([now?.[0] ?? 0, before?.[0] ?? 0], [now?.[1] ?? 0, before?.[1] ?? 0]))([
      countIn(half(2026)),
      countIn(half(2025)),
    ]),
  ),
  q(
    'Which month was our best for placements in 2025?',
    ranked(
      ...perMonth(S.lastYear).flatMap((tally) => {
        const most = Math.max(...Object.values(tally));
        return Object.keys(tally)
          .filter((name) => tally[name] === most)
          .map((name) => [name]);
      }),
    ),
  ),
  q(
    'Count of placements where the credit is split between consultants',
    count(placements(({ credits }) => credits.length > 1).length),
  ),
  q('Placements per consultant since January', table(...tallyByPerson({ from: '2026-01-01', to: TODAY }))),
  q(
    'Which clients have never hired anybody from us?',
    names(COMPANIES.filter(({ name }) => placements(at(name)).length === 0).map(({ name }) => name)),
  ),

  // Fall-offs and guarantees
  q(
    'What is our fall-off rate for 2025?',
    count(
      days.map((day) =>
        percentOf(
          fellOff.filter((p) => within(S.lastYear, p[day])).length,
          placements((p) => within(S.lastYear, p[day])).length,
        ),
      ),
    ),
  ),
  q(
    'Which consultants have had someone fall off?',
    names([...new Set(fellOff.flatMap(({ credits }) => credits.map(({ user }) => nameOf(user))))]),
  ),
  q('How many placements are still inside their guarantee?', count(underGuarantee.length)),
  q('If everybody under guarantee left today, how much would we refund?', money([exposure])),
  q('How many guarantees run out in the next 30 days?', count(withinGuarantee(away(30)))),
  q(
    'How many contractors are working right now?',
    count(placements((p) => contract(p) && p.start <= TODAY && (p.ends ?? '') >= TODAY).length),
  ),
  q(
    'How many contracts end before Christmas?',
    count(
      [away(0), away(1)].map(
        (from) =>
          placements((p) => contract(p) && (p.ends ?? '') >= from && (p.ends ?? '') < '2026-12-25').length,
      ),
    ),
  ),

  // Targets
  q(
    'How much does Priya still need to reach her target?',
    count(credited(S.thisQuarter, mine('priya')).map(({ AUD }) => (TARGETS.people.priya ?? 0) - (AUD ?? 0))),
  ),
  q(
    'Which team is furthest behind on its target?',
    ranked(
      [...TEAMS]
        .sort((a, b) => teamBillings(a) - (TARGETS.teams[a] ?? 0) - teamBillings(b) + (TARGETS.teams[b] ?? 0))
        .slice(0, 1),
      [...TEAMS]
        .sort((a, b) => teamBillings(a) / (TARGETS.teams[a] ?? 1) - teamBillings(b) / (TARGETS.teams[b] ?? 1))
        .slice(0, 1),
    ),
  ),
  q(
    'What percentage of its target has the agency billed so far this quarter?',
    count(aud(billed(S.thisQuarter)).map((n) => percentOf(n, TARGETS.agency))),
  ),
  q(
    'Who is below half of their target?',
    names(
      PEOPLE.filter(({ key }) => {
        const target = TARGETS.people[key];
        return target !== undefined && (credited(S.thisQuarter, mine(key))[0]?.AUD ?? 0) < target / 2;
      }).map(({ name }) => name),
    ),
  ),

  // Jobs
  q('Open roles by client', table(tableOf(openJobs(), ({ client }) => client))),
  q(
    'How many contract roles do we have open?',
    count(openJobs().filter(({ employment }) => employment === 'contract').length),
  ),
  q(
    'How many jobs came in last quarter?',
    count(JOBS.filter(({ opened }) => within(S.lastQuarter, opened)).length),
  ),
  q(
    'Jobs on hold by owner',
    table(
      tableOf(
        JOBS.filter(({ status }) => status === 'on_hold'),
        ({ owner }) => nameOf(owner),
      ),
    ),
  ),
  q(
    'How many open jobs have nobody at client interview?',
    count(
      openJobs().filter(
        ({ key }) =>
          !APPLICATIONS.some((one) => one.job === key && live(one) && stageNow(one) === 'client_interview'),
      ).length,
    ),
  ),
  q(
    'Average days to fill for each team last year',
    table(...fillBy(S.lastYear, (p) => teamOf(jobOf(p).owner))),
  ),
  q(
    'Who fills jobs quickest this year?',
    ranked(
      ...best(
        fillBy(S.thisYear, (p) => nameOf(jobOf(p).owner)),
        -1,
      ),
    ),
  ),
  q(
    'Which client took us longest to fill for last year?',
    ranked(...best(fillBy(S.lastYear, (p) => jobOf(p).client))),
  ),
  q(
    "Time to fill, leaving out the Health team's jobs, in 2025",
    count(
      daysToFill(S.lastYear, (p) => teamOf(jobOf(p).owner) !== 'Health').flatMap((all) => [
        mean(all),
        median(all),
      ]),
    ),
  ),

  // The pipeline
  q(
    'How many live candidates sit at offer?',
    count(APPLICATIONS.filter((one) => live(one) && stageNow(one) === 'offer').length),
  ),
  q(
    'Who has been sitting at submitted for more than two weeks? Just the number.',
    count(stuck('submitted', 14)),
  ),
  q('How many people withdrew this year?', count(stageIn(S.thisYear, 'withdrew').length)),
  q(
    'Rejections per client in the second quarter of 2026',
    table(tableOf(stageIn(S.lastQuarter, 'rejected'), (one) => jobOf(one).client)),
  ),
  q(
    'What percentage of the CVs we sent last year turned into a client interview?',
    count(
      percentOf(
        submittedIn(S.lastYear).filter((one) => reached(one, 'client_interview') !== null).length,
        submittedIn(S.lastYear).length,
      ),
    ),
  ),
  q(
    'How many interviews did candidates of Zoe have last quarter?',
    count(interviewsIn(S.lastQuarter).filter(({ of }) => of.owner === 'zoe').length),
  ),
  q(
    'How many CVs did the Finance team send out in the first quarter of 2026?',
    count(
      submittedIn({ from: '2026-01-01', to: '2026-03-31' }).filter(({ owner }) => teamOf(owner) === 'Finance')
        .length,
    ),
  ),
  q(
    'CVs sent per placement in 2025',
    count(
      days.map(
        (day) => submittedIn(S.lastYear).length / placements((p) => within(S.lastYear, p[day])).length,
      ),
    ),
  ),

  // What nothing here answers
  q('How many placements did we make for Woolworths last year?', refusal),
  q('Why did our billings drop in June?', refusal),
  q('How many cold calls did Sam make last week?', refusal),
  q('How many women did we place last year?', refusal),
  q('What was our profit after salaries and rent in 2025?', refusal),
];
