/** Questions that are only ever run: whoever mends the rules does not read this file. Its first figure is reported as it came. */
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
  figures,
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
  stageNow,
  submittedIn,
  table,
  tableOf,
  teams,
  within,
} from './reckon.ts';
import { APPLICATIONS, between, COMPANIES, JOBS, PEOPLE, TARGETS, TEAMS, TODAY } from './world.ts';

const q = (ask: string, expect: Question['expect']): Question => ({ ask, expect });
const Q1 = { from: '2026-01-01', to: '2026-03-31' };
const byDays = <T>(reckon: (day: 'offer' | 'start') => T): T[] => [reckon('offer'), reckon('start')];
const applied = (span: { from: string; to: string }) =>
  APPLICATIONS.filter((a) => within(span, a.stages[0]?.on ?? null));

export const KEPT: readonly Question[] = [
  q('How did we go for placements last month?', count(countIn(S.lastMonth))),
  q('total number of hires we made in 2026', count(countIn(S.thisYear))),
  q('How many people has Zoe placed all up?', count(placements(creditedTo('zoe')).length)),
  q('Mia’s placements in calendar 2025', count(countIn(S.lastYear, creditedTo('mia')))),
  q('placements in FY26', count(countIn(S.lastFinancialYear))),
  q('how many contractors did we put out this year', count(countIn(S.thisYear, contract))),
  q('perm deals in Q2', count(countIn(S.lastQuarter, perm))),
  q(
    'placements in the past year at Northwind Freight',
    count([
      ...countIn({ from: '2025-08-20', to: TODAY }, at('Northwind Freight')),
      ...countIn({ from: '2025-08-21', to: TODAY }, at('Northwind Freight')),
      ...countIn(S.lastYear, at('Northwind Freight')),
    ]),
  ),
  q(
    'how many placements this year, leaving out Summit Retail and Vela Health',
    count(countIn(S.thisYear, both(not(at('Summit Retail')), not(at('Vela Health'))))),
  ),
  q('Placements in 2025 without the contract ones', count(countIn(S.lastYear, perm))),
  q('how many did the health team place last year', count(countIn(S.lastYear, ofTeam('Health')))),
  q(
    'How many placements came from referrals in 2025?',
    count(
      byDays(
        (d) =>
          placements(
            (p) =>
              within(S.lastYear, p[d]) &&
              APPLICATIONS.find(({ key }) => key === p.application)?.source === 'referral',
          ).length,
      ),
    ),
  ),
  q(
    'how many guarantees are still running',
    count(placements((p) => p.status === 'started' && p.guaranteeDays !== null).length),
  ),
  q(
    'which of our placements fell over, how many?',
    count(placements(({ status }) => status === 'fell_off').length),
  ),
  q(
    'placements under $100k salary last year',
    count(countIn(S.lastYear, ({ salary }) => salary !== null && salary < 100_000)),
  ),
  q(
    'placements for banking clients in 2025',
    count(countIn(S.lastYear, (p) => industryOf(jobOf(p).client) === 'Banking')),
  ),
  q(
    'how many starters in June 2026',
    count(placements(({ start }) => within(month('2026-06'), start)).length),
  ),
  q(
    'deals per consultant this year',
    table(
      ...([0, 1] as const).map((r) =>
        Object.fromEntries(
          PEOPLE.map(({ key, name }) => [name, countIn(S.thisYear, creditedTo(key))[r] ?? 0]),
        ),
      ),
    ),
  ),
  q(
    'rank clients by number of placements in 2025',
    table(
      ...byDays((d) =>
        tableOf(
          placements((p) => within(S.lastYear, p[d])),
          (p) => jobOf(p).client,
        ),
      ),
    ),
  ),
  q(
    'split 2026 placements between permanent and contract',
    figures(countIn(S.thisYear, perm)[0] ?? 0, countIn(S.thisYear, contract)[0] ?? 0),
  ),
  q(
    'who in the team has yet to place anybody in 2026',
    names(
      ...([0, 1] as const).map((r) =>
        PEOPLE.filter(({ key }) => (countIn(S.thisYear, creditedTo(key))[r] ?? 0) === 0).map(
          ({ name }) => name,
        ),
      ),
    ),
  ),
  q(
    'any consultants with zero billings last quarter?',
    names(
      ...([0, 1] as const).map((r) =>
        PEOPLE.filter(({ key }) => Object.keys(credited(S.lastQuarter, mine(key))[r] ?? {}).length === 0).map(
          ({ name }) => name,
        ),
      ),
    ),
  ),
  q(
    'clients with no open jobs',
    names(
      COMPANIES.map(({ name }) => name).filter((name) => !openJobs().some(({ client }) => client === name)),
    ),
  ),
  q(
    'which clients gave us no new jobs this year',
    names(
      COMPANIES.map(({ name }) => name).filter(
        (name) => !JOBS.some(({ client, opened }) => client === name && within(S.thisYear, opened)),
      ),
    ),
  ),

  q('billings last month', money(billed(S.lastMonth))),
  q('how much money did we make in fees in calendar 2025', money(billed(S.lastYear))),
  q('Give me FY26 billings', money(billed(S.lastFinancialYear))),
  q('YTD billings', money([...billed(S.thisYear), ...billed(S.thisFinancialYear)])),
  q('how much has Zoe Walsh billed in 2026', money(credited(S.thisYear, mine('zoe')))),
  q('What did Ana bill last year?', money(credited(S.lastYear, mine('ana')))),
  q('Mia plus Sam billings last quarter', money(credited(S.lastQuarter, (u) => u === 'mia' || u === 'sam'))),
  q('gross profit from contracts in 2025', money(billed(S.lastYear, contract))),
  q('non-contract billings this year', money(billed(S.thisYear, perm))),
  q('billings ex Kiwi Dairy for 2026', money(billed(S.thisYear, not(at('Kiwi Dairy'))))),
  q(
    'how much have Bluegum Energy paid us in fees since January 2025',
    money(billed({ from: '2025-01-01', to: TODAY }, at('Bluegum Energy'))),
  ),
  q('Health team revenue in 2025', money(credited(S.lastYear, teams('Health')))),
  q('billings in Q1 2026', money(billed(Q1))),
  q('NZD billed this year', money(billed(S.thisYear, ({ currency }) => currency === 'NZD'))),
  q(
    'what was our average perm fee in AUD in 2025',
    money(
      byDays((d) => ({
        AUD:
          Math.round(
            mean(
              placements((p) => perm(p) && p.currency === 'AUD' && within(S.lastYear, p[d])).map(
                ({ value }) => value,
              ),
            ) * 100,
          ) / 100,
      })),
    ),
  ),
  q(
    'smallest fee we charged in AUD in 2025',
    money([
      ...byDays((d) => ({
        AUD: Math.min(
          ...placements((p) => perm(p) && p.currency === 'AUD' && within(S.lastYear, p[d])).map(
            ({ value }) => value,
          ),
        ),
      })),
      ...byDays((d) => ({
        AUD: Math.min(
          ...placements((p) => p.currency === 'AUD' && within(S.lastYear, p[d])).map(({ value }) => value),
        ),
      })),
    ]),
  ),

  q('AUD fees per consultant this year', table(...billingsByPerson(S.thisYear, 'AUD'))),
  q(
    'best biller in AUD in 2025',
    ranked(...billingsByPerson(S.lastYear, 'AUD').map((t) => ranking(t).slice(0, 1))),
  ),
  q(
    'top two billers this year in AUD',
    ranked(...billingsByPerson(S.thisYear, 'AUD').map((t) => ranking(t).slice(0, 2))),
  ),
  q(
    'worst performing client by AUD billings in 2025',
    ranked(...billingsByClient(S.lastYear, 'AUD').map((t) => ranking(t).reverse().slice(0, 1))),
  ),
  q('perm billings by client in AUD for 2025', table(...billingsByClient(S.lastYear, 'AUD', perm))),
  q(
    'Which team billed most in AUD last year?',
    ranked(
      ...[0, 1].map((r) =>
        ranking(
          Object.fromEntries(TEAMS.map((team) => [team, credited(S.lastYear, teams(team))[r]?.AUD ?? 0])),
        ).slice(0, 1),
      ),
    ),
  ),

  q(
    'are AUD billings up on this time last year? compare this quarter to the same quarter last year',
    figures(
      billed(S.thisQuarter)[0]?.AUD ?? 0,
      billed({ from: '2025-07-01', to: '2025-09-30' })[0]?.AUD ?? 0,
    ),
  ),
  q(
    'did we place more people in 2025 than so far in 2026',
    figures(countIn(S.lastYear)[0] ?? 0, countIn(S.thisYear)[0] ?? 0),
  ),
  q(
    'contract as a percentage of all placements this year',
    count(countIn(S.thisYear, contract).map((n, r) => (100 * n) / (countIn(S.thisYear)[r] ?? 1))),
  ),
  q(
    'what fraction of 2025 AUD billings was Sam’s',
    count(
      credited(S.lastYear, mine('sam')).map(
        (m, r) => (100 * (m.AUD ?? 0)) / (billed(S.lastYear)[r]?.AUD ?? 1),
      ),
    ),
  ),
  q(
    'what % of submissions last year led to an interview',
    count(
      (100 * submittedIn(S.lastYear).filter((a) => reached(a, 'client_interview') !== null).length) /
        submittedIn(S.lastYear).length,
    ),
  ),
  q(
    'average fee percentage this year',
    count(
      byDays((d) =>
        mean(placements((p) => perm(p) && within(S.thisYear, p[d])).map(({ percent }) => percent ?? 0)),
      ),
    ),
  ),
  q(
    'lowest fee percent in 2025',
    count(
      byDays((d) =>
        Math.min(
          ...placements((p) => perm(p) && within(S.lastYear, p[d])).map(({ percent }) => percent ?? 0),
        ),
      ),
    ),
  ),
  q('how many days does it take us to fill a perm job, 2025', count(daysToFill(S.lastYear, perm).map(mean))),
  q('median days to fill this year', count(daysToFill(S.thisYear).map(median))),
  q(
    'slowest consultant to fill in 2025',
    ranked(
      ...byDays((d) => {
        const t = new Map<string, number[]>();
        for (const p of placements((x) => !jobOf(x).evergreen && within(S.lastYear, x[d])))
          t.set(nameOf(jobOf(p).owner), [
            ...(t.get(nameOf(jobOf(p).owner)) ?? []),
            between(jobOf(p).opened, p.offer),
          ]);
        return ranking(Object.fromEntries([...t].map(([k, v]) => [k, mean(v)]))).slice(0, 1);
      }),
    ),
  ),
  q(
    'mean salary of contractless placements this year in AUD',
    money(
      byDays((d) => ({
        AUD: mean(
          placements((p) => perm(p) && p.currency === 'AUD' && within(S.thisYear, p[d])).map(
            ({ salary }) => salary ?? 0,
          ),
        ),
      })),
    ),
  ),
  q(
    'median AUD salary we placed in 2026',
    money(
      byDays((d) => ({
        AUD: median(
          placements((p) => perm(p) && p.currency === 'AUD' && within(S.thisYear, p[d])).map(
            ({ salary }) => salary ?? 0,
          ),
        ),
      })),
    ),
  ),

  q('jobs currently open', count(openJobs().length)),
  q(
    'how many live roles does the Technology team have',
    count(openJobs().filter(({ owner }) => ['mia', 'sam', 'priya'].includes(owner)).length),
  ),
  q('Priya: how many open jobs', count(openJobs().filter(({ owner }) => owner === 'priya').length)),
  q('new roles taken on in July', count(JOBS.filter(({ opened }) => within(S.lastMonth, opened)).length)),
  q(
    'roles open longer than 90 days',
    count([
      openJobs().filter(({ opened }) => between(opened, TODAY) > 90).length,
      openJobs().filter(({ opened, evergreen }) => !evergreen && between(opened, TODAY) > 90).length,
    ]),
  ),
  q(
    'jobs opened per month in 2026',
    table(
      tableOf(
        JOBS.filter(({ opened }) => within(S.thisYear, opened)),
        ({ opened }) => opened.slice(0, 7),
      ),
    ),
  ),
  q(
    'how many full time jobs are open',
    count(openJobs().filter(({ employment }) => employment === 'full_time').length),
  ),
  q('applications received in Q2 2026', count(applied(S.lastQuarter).length)),
  q(
    'referral applications last year',
    count(applied(S.lastYear).filter(({ source }) => source === 'referral').length),
  ),
  q(
    'how many people are in the funnel',
    count([
      APPLICATIONS.filter((a) => stageNow(a) === 'funnel').length,
      APPLICATIONS.filter((a) => live(a)).length,
    ]),
  ),
  q(
    'candidates currently at submitted stage by consultant',
    table(
      tableOf(
        APPLICATIONS.filter((a) => stageNow(a) === 'submitted'),
        ({ owner }) => nameOf(owner),
      ),
    ),
  ),
  q(
    'rejections this year',
    count(APPLICATIONS.filter((a) => within(S.thisYear, reached(a, 'rejected'))).length),
  ),
  q('candidates sent to clients this year', count(submittedIn(S.thisYear).length)),
  q('submissions per client in 2025', table(tableOf(submittedIn(S.lastYear), (a) => jobOf(a).client))),
  q(
    'how many submissions did Kofi make last year',
    count(submittedIn(S.lastYear).filter(({ owner }) => owner === 'kofi').length),
  ),
  q('number of client interviews this year', count(interviewsIn(S.thisYear).length)),
  q(
    'interviews at Redgum Software in 2025',
    count(interviewsIn(S.lastYear).filter(({ of }) => jobOf(of).client === 'Redgum Software').length),
  ),
  q(
    'Which consultant had most interviews last quarter?',
    ranked(ranking(tableOf(interviewsIn(S.lastQuarter), ({ of }) => nameOf(of.owner))).slice(0, 1)),
  ),
  q(
    'average time from CV sent to offer in 2025',
    count(
      mean(
        submittedIn(S.lastYear)
          .filter((a) => reached(a, 'offer') !== null)
          .map((a) => between(reached(a, 'submitted') ?? '', reached(a, 'offer') ?? '')),
      ),
    ),
  ),

  q("what's the Finance team's target for the quarter", money([{ AUD: TARGETS.teams.Finance ?? 0 }])),
  q(
    'how much more does Priya need to bill to hit target',
    money([{ AUD: (TARGETS.people.priya ?? 0) - (credited(S.thisQuarter, mine('priya'))[0]?.AUD ?? 0) }]),
  ),
  q(
    'percentage of target reached by the agency this quarter',
    count((100 * (billed(S.thisQuarter)[0]?.AUD ?? 0)) / TARGETS.agency),
  ),
  q(
    'who is below target this quarter',
    names(
      PEOPLE.filter(
        ({ key }) =>
          TARGETS.people[key] !== undefined &&
          (credited(S.thisQuarter, mine(key))[0]?.AUD ?? 0) < TARGETS.people[key],
      ).map(({ name }) => name),
    ),
  ),

  q('how satisfied are candidates', refusal),
  q('forecast revenue for 2029', refusal),
  q('which consultant should get a raise', refusal),
  q('expenses last quarter', refusal),
  q('how many sick days did Tom take', refusal),
  q('placements of people over 50', refusal),
  q('billings of our competitors', refusal),
  q('overdue invoices by client', refusal),
  q('how many placements did Jordan Smithers make', refusal),
  q('billings from Umbrella Corporation', refusal),
  q('what are our billings in euros at today’s rate', refusal),
  q('candidates who prefer tea', refusal),
  q('how many placements were made on rainy days', refusal),
  q('average commute of placed candidates', refusal),
  q('share price', refusal),
  q('is Sam better than Tom', refusal),
  q('how many LinkedIn messages did we send', refusal),
  q('what is our bank balance', refusal),
  q('placements last year by hair colour', refusal),
];
