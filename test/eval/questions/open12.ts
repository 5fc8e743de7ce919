/** Forty-three questions of an agency's owner, in the words that come to mind first, written apart from the rules. Rules may be mended by these. */
import {
  at,
  billed,
  billingsByClient,
  both,
  contract,
  count,
  countIn,
  credited,
  daysToFill,
  industryOf,
  interviewsIn,
  jobOf,
  live,
  median,
  mine,
  money,
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
} from './reckon.ts';
import {
  any,
  aud,
  away,
  billedIn,
  clientOf,
  DAYS,
  either,
  fell,
  highest,
  inCurrencies,
  lowest,
  meansBy,
  openedIn,
  ownerTable,
  pair,
  percentOf,
  perDay,
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
  between,
  COMPANIES,
  JOBS,
  PEOPLE,
  type PlacementFact,
  TARGETS,
  TEAMS,
  TODAY,
} from './world.ts';

const YEAR_TO_DATE: Span = { from: '2026-01-01', to: TODAY };
const THEN_TO_DATE: Span = { from: '2025-01-01', to: '2025-08-20' };
const inNzd = ({ currency }: PlacementFact): boolean => currency === 'NZD';
const guaranteeEnds = ({ start, guaranteeDays }: PlacementFact): number =>
  between(start, TODAY) - (guaranteeDays ?? 0);
const shareOfTop = (n: number) => (one: Record<string, number>) => {
  const amounts = Object.values(one).sort((a, b) => b - a);
  const sum = (some: number[]): number => some.reduce((all, amount) => all + amount, 0);
  return percentOf(sum(amounts.slice(0, n)), sum(amounts));
};
const behind = [0, 1].map((reading) =>
  PEOPLE.filter(({ key }) => {
    const done = aud(credited(S.thisQuarter, mine(key)))[reading] ?? 0;
    return target(key) > 0 && done < target(key);
  }).map(({ name }) => name),
);
const teamsBy = (span: Span): Record<string, number>[] =>
  perDay(span, any, (chosen) =>
    Object.fromEntries(
      TEAMS.map((team) => [
        team,
        chosen.filter(({ credits }) => credits.some(({ user }) => teamOf(user) === team)).length,
      ]),
    ),
  );
const quarters = (year: string): Record<string, number>[] =>
  DAYS.map((day) => ({
    ...Object.fromEntries([1, 2, 3, 4].map((n) => [`${year}-Q${n}`, 0])),
    ...tableOf(
      placements((p) => p[day].startsWith(year)),
      (p) => quarterName(p[day]),
    ),
  }));
const hiredSince = (from: string, day: 'offer' | 'start'): Set<string> =>
  new Set(placements((p) => p[day] >= from && p[day] <= TODAY).map(clientOf));
const reachedIn = (span: Span, stage: 'submitted' | 'client_interview' | 'offer' | 'rejected' | 'withdrew') =>
  APPLICATIONS.filter((one) => {
    const on = reached(one, stage);
    return on !== null && on >= span.from && on <= span.to;
  });

export const OPEN12: readonly Question[] = [
  q('Total perm fees billed in AUD in the June quarter', count(aud(billed(S.lastQuarter, perm)))),
  q(
    'gross profit from contracts that began last FY, per currency',
    money(billed(S.lastFinancialYear, contract)),
  ),
  q("How'd August go so far? billings", money(billed(S.thisMonth))),
  q('placements this calendar year to date, minus the fall-offs', count(countIn(YEAR_TO_DATE, not(fell)))),
  q(
    'Which industry has brought in the most AUD since day one?',
    highest(...billedIn(S.always, any, (p) => industryOf(clientOf(p)))),
  ),
  q(
    'average salary of the people we put into Pacific Bank',
    money(
      inCurrencies(
        S.always,
        both(at('Pacific Bank'), perm),
        ({ salary }) => salary ?? 0,
        (all) => all.reduce((sum, one) => sum + one, 0) / all.length,
      ),
    ),
  ),
  q(
    'biggest single perm fee of 2025, Aussie dollars',
    count(aud(inCurrencies(S.lastYear, perm, value, (all) => Math.max(...all)))),
  ),
  q(
    'How many clients have given us more than one contract placement?',
    count(Object.values(tableOf(placements(contract), clientOf)).filter((n) => n > 1).length),
  ),
  q(
    'what proportion of AUD billings last FY came from the Technology team',
    count(
      [0, 1].map((n) =>
        percentOf(
          aud(credited(S.lastFinancialYear, teams('Technology')))[n] ?? 0,
          aud(billed(S.lastFinancialYear))[n] ?? 0,
        ),
      ),
    ),
  ),
  q('rank the teams by number of placements in 2025', ranked(...teamsBy(S.lastYear).map(ranking))),
  q("who's behind target this quarter", names(...behind)),
  q(
    'How far off its target is the agency this quarter',
    count(aud(billed(S.thisQuarter)).map((done) => TARGETS.agency - done)),
  ),
  q(
    'which team is closest to its target this quarter, in percent?',
    highest(
      ...[0, 1].map((n) =>
        Object.fromEntries(
          TEAMS.map((team) => [team, percentOf(teamQuarter(team)[n] ?? 0, TARGETS.teams[team] ?? 1)]),
        ),
      ),
    ),
  ),
  q(
    'How many guarantees run out in the next 30 days?',
    count(
      [29, 30].map(
        (days) => underGuarantee.filter((p) => -guaranteeEnds(p) <= days && -guaranteeEnds(p) >= 0).length,
      ),
    ),
  ),
  q('which clients have somebody still under guarantee', names([...new Set(underGuarantee.map(clientOf))])),
  q('number of fall-offs by client since the beginning', table(tableOf(placements(fell), clientOf))),
  q('what did fall-offs cost us in refunds, all time', money([sumBy(placements(fell), refundOf)])),
  q(
    'contracts running today, how many',
    count(placements((p) => contract(p) && p.start <= TODAY && (p.ends ?? '') >= TODAY).length),
  ),
  q(
    'How many contractors finish next month?',
    count(placements((p) => contract(p) && (p.ends ?? '').startsWith('2026-09')).length),
  ),
  q('how many starts have we got coming up', count(placements(({ start }) => start > TODAY).length)),
  q(
    'AUD billings quarter by quarter for 2025',
    table(...billedIn(S.lastYear, any, (p) => quarterName(p.start))),
  ),
  q('billings per client in NZD, all time', table(...billingsByClient(S.always, 'NZD'))),
  q(
    'perm versus contract placements in FY26',
    either(perDay(S.lastFinancialYear, any, (all) => [all.filter(perm).length, all.filter(contract).length])),
  ),
  q(
    'Did Technology beat Finance on AUD billings last FY?',
    either(
      pair(
        credited(S.lastFinancialYear, teams('Technology')),
        credited(S.lastFinancialYear, teams('Finance')),
      ),
    ),
  ),
  q(
    'which client takes longest to fill on average, placements of 2025',
    highest(
      ...perDay(
        S.lastYear,
        (p) => !jobOf(p).evergreen,
        (chosen) => meansBy(chosen, clientOf, (p) => between(jobOf(p).opened, p.offer)),
      ),
    ),
  ),
  q(
    'median days to fill of contract roles since we opened',
    count(daysToFill(S.always, contract).map(median)),
  ),
  q('jobs that came in during July', count(openedIn(S.lastMonth).length)),
  q(
    'of the jobs opened last FY, how many have been filled?',
    count(openedIn(S.lastFinancialYear).filter(({ status }) => status === 'filled').length),
  ),
  q(
    'jobs on hold by client',
    table(
      tableOf(
        JOBS.filter(({ status }) => status === 'on_hold'),
        ({ client }) => client,
      ),
    ),
  ),
  q(
    'how many open jobs have nobody in process',
    count(
      [true, false].map(
        (evergreen) =>
          openJobs().filter(
            (job) =>
              (evergreen || !job.evergreen) && !APPLICATIONS.some((one) => one.job === job.key && live(one)),
          ).length,
      ),
    ),
  ),
  q(
    'submissions per placement last financial year',
    count(countIn(S.lastFinancialYear).map((n) => submittedIn(S.lastFinancialYear).length / n)),
  ),
  q(
    'What share of all applications ever came in as referrals?',
    count(percentOf(APPLICATIONS.filter(({ source }) => source === 'referral').length, APPLICATIONS.length)),
  ),
  q('rejections last month by consultant', table(ownerTable(reachedIn(S.lastMonth, 'rejected')))),
  q('number of withdrawals in 2025', count(reachedIn(S.lastYear, 'withdrew').length)),
  q(
    'offers made in the last 90 days',
    count([89, 90].map((days) => reachedIn({ from: away(-days), to: TODAY }, 'offer').length)),
  ),
  q(
    'which consultants had no client interviews last month',
    names(
      ...[PEOPLE, PEOPLE.filter(({ role }) => role === 'consultant')].map((some) =>
        some
          .filter(({ key }) => !interviewsIn(S.lastMonth).some(({ of }) => of.owner === key))
          .map(({ name }) => name),
      ),
    ),
  ),
  q(
    'clients without a placement since the start of 2026',
    names(
      ...DAYS.flatMap((day) =>
        [true, false].map((lantern) =>
          COMPANIES.map(({ name }) => name).filter(
            (name) => !hiredSince('2026-01-01', day).has(name) && (lantern || name !== 'Lantern Legal'),
          ),
        ),
      ),
    ),
  ),
  q(
    "the three biggest clients' share of last FYs AUD billings",
    count(billingsByClient(S.lastFinancialYear, 'AUD').map(shareOfTop(3))),
  ),
  q(
    'Lowest fee percentage we agreed to in 2025',
    count(perDay(S.lastYear, perm, (all) => Math.min(...all.map(({ percent }) => percent ?? 100)))),
  ),
  q(
    'how many perms went out below 20 percent last FY',
    count(
      perDay(
        S.lastFinancialYear,
        ({ percent }) => percent !== null && percent < 20,
        (all) => all.length,
      ),
    ),
  ),
  q(
    'top salary we ever placed someone on in NZD',
    count(Math.max(...placements(both(perm, inNzd)).map(({ salary }) => salary ?? 0))),
  ),
  q(
    'Are we ahead of last year on placements at the same point?',
    either(DAYS.map((_, n) => [countIn(YEAR_TO_DATE)[n] ?? 0, countIn(THEN_TO_DATE)[n] ?? 0])),
  ),
  q('best quarter ever for AUD billings', highest(...billedIn(S.always, any, (p) => quarterName(p.start)))),
  q('which quarter of 2025 had the fewest placements', lowest(...quarters('2025'))),
  q(
    'contract placements that run longer than 120 days',
    count(placements((p) => contract(p) && between(p.start, p.ends ?? p.start) > 120).length),
  ),
  q(
    'How many people have been at client interview for more than three weeks now',
    count(
      APPLICATIONS.filter(
        (one) =>
          stageNow(one) === 'client_interview' &&
          between(reached(one, 'client_interview') ?? TODAY, TODAY) > 21,
      ).length,
    ),
  ),
  q('what did we spend on job boards last month', refusal),
  q('average star rating our clients gave us in 2025', refusal),
  q('how much commission is Sam due for July', refusal),
  q(
    'placements by source, last calendar year',
    table(
      ...perDay(S.lastYear, any, (chosen) =>
        tableOf(chosen, (p) => APPLICATIONS.find(({ key }) => key === p.application)?.source ?? ''),
      ),
    ),
  ),
  q(
    'AUD perm fees, Pacific Bank and Vela Health added up, 2025',
    count(
      aud(
        billed(
          S.lastYear,
          both(perm, (p) => ['Pacific Bank', 'Vela Health'].includes(clientOf(p))),
        ),
      ),
    ),
  ),
  q(
    'which of our consultants billed in both AUD and NZD last FY',
    names(
      PEOPLE.filter(({ key }) => {
        const got = credited(S.lastFinancialYear, mine(key))[0] ?? {};
        return (got.AUD ?? 0) > 0 && (got.NZD ?? 0) > 0;
      }).map(({ name }) => name),
    ),
  ),
];
