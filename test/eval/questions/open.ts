/** Questions as owners, team leads and consultants put them, with their truth. Rules may be mended by these. */
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
import { q } from './terms.ts';
import {
  APPLICATIONS,
  between,
  COMPANIES,
  JOBS,
  PEOPLE,
  PLACEMENTS,
  TARGETS,
  TEAMS,
  TODAY,
} from './world.ts';

const one = (values: number[][], reckon: (days: readonly number[]) => number): number[] =>
  values.map((days) => reckon(days));
const top = (tables: Record<string, number>[], n: number): string[][] =>
  tables.map((one) => ranking(one).slice(0, n));
const clientsWith = (reading: 0 | 1): string[] => [
  ...new Set(
    placements((p) => within(S.lastYear, reading === 0 ? p.offer : p.start)).map((p) => jobOf(p).client),
  ),
];
const absent = (those: readonly string[]): string[] =>
  PEOPLE.map(({ name }) => name).filter((name) => !those.includes(name));
const billers = (reading: 0 | 1, span: { from: string; to: string }): string[] =>
  PEOPLE.filter(({ key }) => Object.keys(credited(span, mine(key))[reading] ?? {}).length > 0).map(
    ({ name }) => name,
  );
const share = (part: number[], whole: number[]): number[] =>
  part.map((n, at) => (100 * n) / (whole[at] ?? 1));
const liveApplications = APPLICATIONS.filter((one) => live(one));

export const OPEN: readonly Question[] = [
  // Counts of placements
  q('How many placements did we make last year?', count(countIn(S.lastYear))),
  q('number of placements this year so far', count(countIn(S.thisYear))),
  q('placements last month?', count(countIn(S.lastMonth))),
  q('how many people did we place in the second quarter of 2026', count(countIn(S.lastQuarter))),
  q('How many deals did Sam Lee close last year?', count(countIn(S.lastYear, creditedTo('sam')))),
  q('how many placements has Tom made this year', count(countIn(S.thisYear, creditedTo('tom')))),
  q('placements by Priya Nair in 2025', count(countIn(S.lastYear, creditedTo('priya')))),
  q('How many contract placements did we do in 2025?', count(countIn(S.lastYear, contract))),
  q('permanent placements last year', count(countIn(S.lastYear, perm))),
  q('How many placements last year excluding contract?', count(countIn(S.lastYear, perm))),
  q('placements in 2025 that were not permanent', count(countIn(S.lastYear, contract))),
  q('how many placements did we make with Redgum Software', count(placements(at('Redgum Software')).length)),
  q('Placements at Ironbark Water in 2025', count(countIn(S.lastYear, at('Ironbark Water')))),
  q(
    'how many placements last year not counting Bluegum Energy',
    count(countIn(S.lastYear, not(at('Bluegum Energy')))),
  ),
  q(
    'How many did we place everywhere except Pacific Bank in 2025?',
    count(countIn(S.lastYear, not(at('Pacific Bank')))),
  ),
  q(
    'how many placements did the Technology team make last quarter',
    count(countIn(S.lastQuarter, ofTeam('Technology'))),
  ),
  q('Finance team placements this year', count(countIn(S.thisYear, ofTeam('Finance')))),
  q('how many hires in March 2026', count(countIn(month('2026-03')))),
  q(
    'placements between 1 January 2026 and 31 March 2026',
    count(countIn({ from: '2026-01-01', to: '2026-03-31' })),
  ),
  q('how many placements in the last financial year', count(countIn(S.lastFinancialYear))),
  q('How many placements fell off?', count(placements(({ status }) => status === 'fell_off').length)),
  q(
    'how many candidates fell off in 2025',
    count(placements(({ fellOff }) => within(S.lastYear, fellOff)).length),
  ),
  q('how many people are due to start after today', count(placements(({ start }) => start > TODAY).length)),
  q(
    'How many placements are still in their guarantee period?',
    count(placements((p) => p.status === 'started' && p.guaranteeDays !== null).length),
  ),
  q(
    'placements with a salary over 150000 last year',
    count(countIn(S.lastYear, ({ salary }) => (salary ?? 0) > 150_000)),
  ),
  q('how many placements did Kofi make', count(0)),
  q(
    'How many placements did Sam and Priya share?',
    count(placements(both(creditedTo('sam'), creditedTo('priya'))).length),
  ),

  // Placements by something
  q(
    'placements by consultant last year',
    table(
      ...([0, 1] as const).map((r) =>
        Object.fromEntries(
          PEOPLE.map(({ key, name }) => [name, countIn(S.lastYear, creditedTo(key))[r] ?? 0]),
        ),
      ),
    ),
  ),
  q(
    'placements per client in 2025',
    table(
      ...(['offer', 'start'] as const).map((day) =>
        tableOf(
          placements((p) => within(S.lastYear, p[day])),
          (p) => jobOf(p).client,
        ),
      ),
    ),
  ),
  q(
    'Break down last year’s placements by team',
    table(
      ...([0, 1] as const).map((r) =>
        Object.fromEntries(TEAMS.map((team) => [team, countIn(S.lastYear, ofTeam(team))[r] ?? 0])),
      ),
    ),
  ),
  q(
    'perm versus contract placements in 2025',
    figures(countIn(S.lastYear, perm)[0] ?? 0, countIn(S.lastYear, contract)[0] ?? 0),
  ),
  q(
    'placements by industry last year',
    table(
      ...(['offer', 'start'] as const).map((day) =>
        tableOf(
          placements((p) => within(S.lastYear, p[day])),
          (p) => industryOf(jobOf(p).client),
        ),
      ),
    ),
  ),
  q(
    'which client did we place the most people with in 2025',
    ranked(
      ...top(
        (['offer', 'start'] as const).map((day) =>
          tableOf(
            placements((p) => within(S.lastYear, p[day])),
            (p) => jobOf(p).client,
          ),
        ),
        1,
      ),
    ),
  ),
  q(
    'placements by source last year',
    table(
      ...(['offer', 'start'] as const).map((day) =>
        tableOf(
          placements((p) => within(S.lastYear, p[day])),
          (p) => APPLICATIONS.find(({ key }) => key === p.application)?.source ?? '',
        ),
      ),
    ),
  ),
  q(
    'placements month by month in 2026',
    table(
      ...(['offer', 'start'] as const).map((day) =>
        tableOf(
          placements((p) => within(S.thisYear, p[day])),
          (p) => p[day].slice(0, 7),
        ),
      ),
    ),
  ),

  // Absence
  q(
    'Who has not made a placement this year?',
    names(
      ...([0, 1] as const).map((r) =>
        PEOPLE.filter(({ key }) => (countIn(S.thisYear, creditedTo(key))[r] ?? 0) === 0).map(
          ({ name }) => name,
        ),
      ),
    ),
  ),
  q(
    "which consultants haven't billed anything this quarter",
    names(...([0, 1] as const).map((r) => absent(billers(r, S.thisQuarter)))),
  ),
  q('who has not billed in 2026', names(...([0, 1] as const).map((r) => absent(billers(r, S.thisYear))))),
  q(
    'clients we made no placements with last year',
    names(
      ...([0, 1] as const).map((r) =>
        COMPANIES.map(({ name }) => name).filter((name) => !clientsWith(r).includes(name)),
      ),
    ),
  ),
  q(
    'Which clients have we never placed anyone with?',
    names(COMPANIES.map(({ name }) => name).filter((name) => placements(at(name)).length === 0)),
  ),
  q(
    'consultants without a placement last quarter',
    names(
      ...([0, 1] as const).map((r) =>
        PEOPLE.filter(({ key }) => (countIn(S.lastQuarter, creditedTo(key))[r] ?? 0) === 0).map(
          ({ name }) => name,
        ),
      ),
    ),
  ),

  // Billings
  q('What did we bill last quarter?', money(billed(S.lastQuarter))),
  q('total billings this quarter', money(billed(S.thisQuarter))),
  q('how much have we billed this year', money(billed(S.thisYear))),
  q('billings in 2025', money(billed(S.lastYear))),
  q('revenue last financial year', money(billed(S.lastFinancialYear))),
  q('what has Sam billed this year?', money(credited(S.thisYear, mine('sam')))),
  q("Tom Becker's billings last quarter", money(credited(S.lastQuarter, mine('tom')))),
  q('how much did Priya bring in during 2025', money(credited(S.lastYear, mine('priya')))),
  q('Contract billings last year', money(billed(S.lastYear, contract))),
  q('perm billings last quarter', money(billed(S.lastQuarter, perm))),
  q('billings excluding contract in 2025', money(billed(S.lastYear, perm))),
  q('billings this year excluding Pacific Bank', money(billed(S.thisYear, not(at('Pacific Bank'))))),
  q('what did we bill last year apart from Kiwi Dairy', money(billed(S.lastYear, not(at('Kiwi Dairy'))))),
  q('How much did we bill Vela Health in 2025?', money(billed(S.lastYear, at('Vela Health')))),
  q('fees from Summit Retail last year', money(billed(S.lastYear, at('Summit Retail')))),
  q('Technology team billings this year', money(credited(S.thisYear, teams('Technology')))),
  q('what did the finance team bill last year', money(credited(S.lastYear, teams('Finance')))),
  q(
    'billings in New Zealand dollars last year',
    money(billed(S.lastYear, ({ currency }) => currency === 'NZD')),
  ),
  q('AUD billings last quarter', money(billed(S.lastQuarter, ({ currency }) => currency === 'AUD'))),
  q('billings in May 2026', money(billed(month('2026-05')))),
  q(
    'what did we bill in the software industry in 2025',
    money(billed(S.lastYear, (p) => industryOf(jobOf(p).client) === 'Software')),
  ),
  q(
    'average fee last year',
    money(
      ([0, 1] as const).map(() => averageFee(S.lastYear, 'start')).concat([averageFee(S.lastYear, 'offer')]),
    ),
  ),
  q(
    'what was our biggest fee in 2025',
    money([
      {
        AUD: Math.max(
          ...placements((p) => within(S.lastYear, p.start) && p.currency === 'AUD').map(({ value }) => value),
        ),
      },
      largest('start'),
      largest('offer'),
    ]),
  ),
  q(
    'median fee in 2025 in AUD',
    money([
      {
        AUD: median(
          placements((p) => perm(p) && within(S.lastYear, p.start) && p.currency === 'AUD').map(
            ({ value }) => value,
          ),
        ),
      },
      {
        AUD: median(
          placements((p) => within(S.lastYear, p.start) && p.currency === 'AUD').map(({ value }) => value),
        ),
      },
    ]),
  ),

  // Billings by something
  q('billings by consultant last quarter', table(...billingsByPerson(S.lastQuarter, 'AUD'))),
  q('AUD billings by consultant in 2025', table(...billingsByPerson(S.lastYear, 'AUD'))),
  q('who were our top 3 billers in AUD last year', ranked(...top(billingsByPerson(S.lastYear, 'AUD'), 3))),
  q('Who billed the most last quarter?', ranked(...top(billingsByPerson(S.lastQuarter, 'AUD'), 1))),
  q(
    'who billed the least last quarter, of those who billed',
    ranked(...billingsByPerson(S.lastQuarter, 'AUD').map((t) => ranking(t).slice(-1))),
  ),
  q('AUD billings by client this year', table(...billingsByClient(S.thisYear, 'AUD'))),
  q('our biggest client by AUD billings in 2025', ranked(...top(billingsByClient(S.lastYear, 'AUD'), 1))),
  q(
    'top five clients by billings in AUD, calendar 2025',
    ranked(...top(billingsByClient(S.lastYear, 'AUD'), 5)),
  ),
  q(
    'bottom 2 clients by AUD billings in 2025',
    ranked(...billingsByClient(S.lastYear, 'AUD').map((t) => ranking(t).reverse().slice(0, 2))),
  ),
  q('Contract billings by client in 2025', table(...billingsByClient(S.lastYear, 'AUD', contract))),
  q('perm billings by consultant in AUD last year', table(...billingsByPerson(S.lastYear, 'AUD', perm))),
  q(
    'billings by team last quarter',
    table(
      ...[0, 1].map((r) =>
        Object.fromEntries(
          TEAMS.flatMap((team) => {
            const amount = credited(S.lastQuarter, teams(team))[r]?.AUD ?? 0;
            return amount === 0 ? [] : [[team, amount]];
          }),
        ),
      ),
    ),
  ),
  q(
    'fees per month this year in AUD',
    table(
      ...[0, 1].map((r) =>
        Object.fromEntries(
          ['01', '02', '03', '04', '05', '06', '07', '08'].flatMap((m) => {
            const amount = billed(month(`2026-${m}`))[r]?.AUD ?? 0;
            return amount === 0 ? [] : [[`2026-${m}`, amount]];
          }),
        ),
      ),
    ),
  ),

  // Comparison, shares and ratios
  q(
    'Did we bill more this year than last year?',
    eitherFigures(
      [billed(S.thisYear)[0]?.AUD ?? 0, billed(S.lastYear)[0]?.AUD ?? 0],
      [billed(S.thisYear)[1]?.AUD ?? 0, billed(S.lastYear)[1]?.AUD ?? 0],
    ),
  ),
  q(
    'billings last quarter compared with the quarter before',
    eitherFigures(
      ...(([0, 1] as const).map((r) => [
        billed(S.lastQuarter)[r]?.AUD ?? 0,
        billed({ from: '2026-01-01', to: '2026-03-31' })[r]?.AUD ?? 0,
      ]) as [number[], number[]]),
    ),
  ),
  q(
    'placements this year versus last year',
    figures(countIn(S.thisYear)[0] ?? 0, countIn(S.lastYear)[0] ?? 0),
  ),
  q(
    'How many more placements did we make last quarter than the one before?',
    count(
      countIn(S.lastQuarter).map((n, r) => n - (countIn({ from: '2026-01-01', to: '2026-03-31' })[r] ?? 0)),
    ),
  ),
  q(
    'What percentage of placements in 2025 were contract?',
    count(share(countIn(S.lastYear, contract), countIn(S.lastYear))),
  ),
  q(
    'share of last year’s placements that were permanent',
    count(share(countIn(S.lastYear, perm), countIn(S.lastYear))),
  ),
  q(
    'what proportion of placements fell off',
    count([(100 * placements(({ status }) => status === 'fell_off').length) / PLACEMENTS.length]),
  ),
  q(
    "What share of 2025's AUD billings came from Redgum Software?",
    count(
      billed(S.lastYear).map(
        (m, r) => (100 * (billed(S.lastYear, at('Redgum Software'))[r]?.AUD ?? 0)) / (m.AUD ?? 1),
      ),
    ),
  ),
  q(
    'percent of our placements in 2025 made by Sam',
    count(share(countIn(S.lastYear, creditedTo('sam')), countIn(S.lastYear))),
  ),
  q(
    'average fee percent last year',
    count(
      (['offer', 'start'] as const).map((d) =>
        mean(placements((p) => perm(p) && within(S.lastYear, p[d])).map(({ percent }) => percent ?? 0)),
      ),
    ),
  ),
  q(
    'average fee percent by client in 2025',
    table(
      ...(['offer', 'start'] as const).map((d) =>
        meanTable(
          placements((p) => perm(p) && within(S.lastYear, p[d])),
          (p) => jobOf(p).client,
          (p) => p.percent ?? 0,
        ),
      ),
    ),
  ),
  q(
    'fall-off rate in 2025',
    count(
      (['offer', 'start'] as const).map(
        (d) =>
          (100 * placements((p) => within(S.lastYear, p[d]) && p.status === 'fell_off').length) /
          placements((p) => within(S.lastYear, p[d])).length,
      ),
    ),
  ),
  q(
    'submission to interview conversion last year',
    count(
      (100 * submittedIn(S.lastYear).filter((a) => reached(a, 'client_interview') !== null).length) /
        submittedIn(S.lastYear).length,
    ),
  ),
  q(
    'what percentage of people we submitted in 2025 were placed',
    count(
      (100 * submittedIn(S.lastYear).filter((a) => reached(a, 'placed') !== null).length) /
        submittedIn(S.lastYear).length,
    ),
  ),

  // Salaries
  q(
    'average salary of people placed in 2025, AUD',
    money(
      (['offer', 'start'] as const).map((d) => ({
        AUD: mean(
          placements((p) => perm(p) && p.currency === 'AUD' && within(S.lastYear, p[d])).map(
            ({ salary }) => salary ?? 0,
          ),
        ),
      })),
    ),
  ),
  q(
    'Median salary placed last year in AUD',
    money(
      (['offer', 'start'] as const).map((d) => ({
        AUD: median(
          placements((p) => perm(p) && p.currency === 'AUD' && within(S.lastYear, p[d])).map(
            ({ salary }) => salary ?? 0,
          ),
        ),
      })),
    ),
  ),
  q(
    'highest AUD salary we placed this year',
    money(
      (['offer', 'start'] as const).map((d) => ({
        AUD: Math.max(
          ...placements((p) => perm(p) && p.currency === 'AUD' && within(S.thisYear, p[d])).map(
            ({ salary }) => salary ?? 0,
          ),
        ),
      })),
    ),
  ),

  // Time to fill
  q('average time to fill in 2025', count(one(daysToFill(S.lastYear), mean))),
  q('How long did it take us to fill jobs last year, on average?', count(one(daysToFill(S.lastYear), mean))),
  q('median time to fill last year', count(one(daysToFill(S.lastYear), median))),
  q('time to fill for contract roles in 2025', count(one(daysToFill(S.lastYear, contract), mean))),
  q(
    'time to fill by client in 2025',
    table(
      ...(['offer', 'start'] as const).map((d) =>
        meanTable(
          placements((p) => !jobOf(p).evergreen && within(S.lastYear, p[d])),
          (p) => jobOf(p).client,
          (p) => between(jobOf(p).opened, p.offer),
        ),
      ),
    ),
  ),
  q(
    'Which client has the worst time to fill in 2025?',
    ranked(
      ...(['offer', 'start'] as const).map((d) =>
        ranking(
          meanTable(
            placements((p) => !jobOf(p).evergreen && within(S.lastYear, p[d])),
            (p) => jobOf(p).client,
            (p) => between(jobOf(p).opened, p.offer),
          ),
        ).slice(0, 1),
      ),
    ),
  ),
  q(
    'which client is quickest to fill, 2025',
    ranked(
      ...(['offer', 'start'] as const).map((d) =>
        ranking(
          meanTable(
            placements((p) => !jobOf(p).evergreen && within(S.lastYear, p[d])),
            (p) => jobOf(p).client,
            (p) => between(jobOf(p).opened, p.offer),
          ),
        ).slice(-1),
      ),
    ),
  ),
  q(
    'fastest consultant at filling jobs in 2025',
    ranked(
      ...(['offer', 'start'] as const).map((d) =>
        ranking(
          meanTable(
            placements((p) => !jobOf(p).evergreen && within(S.lastYear, p[d])),
            (p) => nameOf(jobOf(p).owner),
            (p) => between(jobOf(p).opened, p.offer),
          ),
        ).slice(-1),
      ),
    ),
  ),

  // Jobs
  q('How many open jobs do we have?', count(openJobs().length)),
  q('open jobs by client', table(tableOf(openJobs(), ({ client }) => client))),
  q(
    'which client has the most open jobs',
    ranked([ranking(tableOf(openJobs(), ({ client }) => client))[0] ?? '']),
  ),
  q('how many jobs does Sam have open', count(openJobs().filter(({ owner }) => owner === 'sam').length)),
  q('open contract jobs', count(openJobs().filter(({ employment }) => employment === 'contract').length)),
  q('open jobs by consultant', table(tableOf(openJobs(), ({ owner }) => nameOf(owner)))),
  q(
    'How many jobs did we open last quarter?',
    count(JOBS.filter(({ opened }) => within(S.lastQuarter, opened)).length),
  ),
  q('new jobs this month', count(JOBS.filter(({ opened }) => within(S.thisMonth, opened)).length)),
  q(
    'jobs opened in 2025 by client',
    table(
      tableOf(
        JOBS.filter(({ opened }) => within(S.lastYear, opened)),
        ({ client }) => client,
      ),
    ),
  ),
  q(
    'jobs open for more than 60 days',
    count([
      openJobs().filter(({ opened }) => between(opened, TODAY) > 60).length,
      openJobs().filter(({ opened, evergreen }) => !evergreen && between(opened, TODAY) > 60).length,
    ]),
  ),
  q('how many jobs are on hold', count(JOBS.filter(({ status }) => status === 'on_hold').length)),
  q(
    'How many jobs have we closed without a hire?',
    count([JOBS.filter(({ status }) => status === 'closed').length]),
  ),
  q(
    'open jobs that have no candidates',
    count(openJobs().filter(({ key }) => !APPLICATIONS.some(({ job }) => job === key)).length),
  ),

  // Applications and stages
  q(
    'how many applications did we get last month',
    count(APPLICATIONS.filter((a) => within(S.lastMonth, a.stages[0]?.on ?? null)).length),
  ),
  q(
    'applications by source this year',
    table(
      tableOf(
        APPLICATIONS.filter((a) => within(S.thisYear, a.stages[0]?.on ?? null)),
        ({ source }) => source,
      ),
    ),
  ),
  q(
    'How many candidates are at offer stage right now?',
    count(APPLICATIONS.filter((a) => stageNow(a) === 'offer').length),
  ),
  q('live candidates by stage', table(tableOf(liveApplications, stageNow))),
  q(
    'how many people are with clients at interview stage',
    count(APPLICATIONS.filter((a) => stageNow(a) === 'client_interview').length),
  ),
  q(
    'how many applications has Ana got live',
    count(liveApplications.filter(({ owner }) => owner === 'ana').length),
  ),
  q(
    'how many candidates were rejected in 2025',
    count(APPLICATIONS.filter((a) => within(S.lastYear, reached(a, 'rejected'))).length),
  ),
  q(
    'How many candidates withdrew this year?',
    count(APPLICATIONS.filter((a) => within(S.thisYear, reached(a, 'withdrew'))).length),
  ),
  q(
    'applications per job on average for jobs opened in 2025',
    count(
      mean(
        JOBS.filter(({ opened }) => within(S.lastYear, opened)).map(
          ({ key }) => APPLICATIONS.filter(({ job }) => job === key).length,
        ),
      ),
    ),
  ),

  // Submissions and interviews
  q('How many candidates did we submit last quarter?', count(submittedIn(S.lastQuarter).length)),
  q(
    'submissions by consultant this year',
    table(tableOf(submittedIn(S.thisYear), ({ owner }) => nameOf(owner))),
  ),
  q(
    'how many CVs did Tom send to clients in 2025',
    count(submittedIn(S.lastYear).filter(({ owner }) => owner === 'tom').length),
  ),
  q(
    'submissions to Coral Insurance last year',
    count(submittedIn(S.lastYear).filter((a) => jobOf(a).client === 'Coral Insurance').length),
  ),
  q('client interviews last quarter', count(interviewsIn(S.lastQuarter).length)),
  q('How many interviews did we have in July?', count(interviewsIn(S.lastMonth).length)),
  q(
    'interviews by consultant in 2025',
    table(tableOf(interviewsIn(S.lastYear), ({ of }) => nameOf(of.owner))),
  ),
  q(
    'who submitted the most candidates last year',
    ranked(ranking(tableOf(submittedIn(S.lastYear), ({ owner }) => nameOf(owner))).slice(0, 1)),
  ),
  q(
    'average days from application to submission in 2025',
    count(
      mean(submittedIn(S.lastYear).map((a) => between(a.stages[0]?.on ?? '', reached(a, 'submitted') ?? ''))),
    ),
  ),

  // Targets
  q('What is our target this quarter?', money([{ AUD: TARGETS.agency }])),
  q("what is Sam's target this quarter", money([{ AUD: TARGETS.people.sam ?? 0 }])),
  q('are we on target this quarter', figures(billed(S.thisQuarter)[0]?.AUD ?? 0, TARGETS.agency)),
  q(
    'how far is the Technology team from its target',
    money([
      { AUD: (TARGETS.teams.Technology ?? 0) - (credited(S.thisQuarter, teams('Technology'))[0]?.AUD ?? 0) },
    ]),
  ),
  q(
    'attainment by consultant this quarter',
    table(
      Object.fromEntries(
        PEOPLE.flatMap(({ key, name }) =>
          TARGETS.people[key] === undefined
            ? []
            : [
                [
                  name,
                  Math.round(
                    (10_000 * (credited(S.thisQuarter, mine(key))[0]?.AUD ?? 0)) / TARGETS.people[key],
                  ) / 100,
                ],
              ],
        ),
      ),
    ),
  ),
  q(
    'who has hit target this quarter',
    names(
      PEOPLE.filter(
        ({ key }) =>
          TARGETS.people[key] !== undefined &&
          (credited(S.thisQuarter, mine(key))[0]?.AUD ?? 0) >= TARGETS.people[key],
      ).map(({ name }) => name),
    ),
  ),

  // Nothing here answers these
  q('How happy are our clients?', refusal),
  q('what will we bill in 2030', refusal),
  q('who is the nicest consultant', refusal),
  q('how much profit did we make after salaries last year', refusal),
  q('How many hours did Sam work last week?', refusal),
  q("placements'; drop table placements;--", refusal),
  q('what is the weather in Sydney', refusal),
  q('how many invoices are unpaid', refusal),
  q('show me the average age of people we place', refusal),
  q('how many women did we place last year', refusal),
  q('cost per hire on LinkedIn', refusal),
  q('how many phone calls did we answer within 20 seconds', refusal),
  q('what is the NPS of Redgum Software', refusal),
  q('billings by star sign', refusal),
  q('placements for Acme Rockets', refusal),
  q('billings of Barry Gibb last year', refusal),
  q('convert our NZD billings to AUD', refusal),
  q('why did billings drop last quarter', refusal),
  q('should I fire Kofi', refusal),
  q('how many placements will we make next quarter', refusal),
  q('placements last year of people who like cricket', refusal),
  q('billings adjusted for inflation in 2025', refusal),
  q('how many candidates ghosted us after the second interview', refusal),
  q('commission owed to Sam', refusal),

  // Other ways of asking
  q('billings for FY26', money(billed(S.lastFinancialYear))),
  q('placements in FY2025/26', count(countIn(S.lastFinancialYear))),
  q('what did we bill in the June quarter 2026', money(billed(S.lastQuarter))),
  q('placements in March this year', count(countIn(month('2026-03')))),
  q('non-contract billings last year', money(billed(S.lastYear, perm))),
  q(
    'billings without Redgum Software and Vela Health last year',
    money(billed(S.lastYear, both(not(at('Redgum Software')), not(at('Vela Health'))))),
  ),
  q(
    'placements excluding the Technology team in 2025',
    count(countIn(S.lastYear, not(ofTeam('Technology')))),
  ),
  q(
    'consultants with more than 5 placements last year',
    names(
      ...([0, 1] as const).map((r) =>
        PEOPLE.filter(({ key }) => (countIn(S.lastYear, creditedTo(key))[r] ?? 0) > 5).map(
          ({ name }) => name,
        ),
      ),
    ),
  ),
  q('how many clients did we place with in 2025', count([clientsWith(0).length, clientsWith(1).length])),
  q(
    'how many consultants made a placement last quarter',
    count(
      ([0, 1] as const).map(
        (r) => PEOPLE.filter(({ key }) => (countIn(S.lastQuarter, creditedTo(key))[r] ?? 0) > 0).length,
      ),
    ),
  ),
  q(
    'which clients have no open jobs',
    names(
      COMPANIES.map(({ name }) => name).filter((name) => !openJobs().some(({ client }) => client === name)),
    ),
  ),
  q(
    'teams with no placements this month',
    names(
      ...([0, 1] as const).map((r) =>
        TEAMS.filter((team) => (countIn(S.thisMonth, ofTeam(team))[r] ?? 0) === 0).map((team) => team),
      ),
    ),
  ),
  q(
    'interview to offer ratio last year',
    count(
      (100 * interviewedIn(S.lastYear).filter((a) => reached(a, 'offer') !== null).length) /
        interviewedIn(S.lastYear).length,
    ),
  ),
  q(
    'what percentage of submissions got an interview last year',
    count(
      (100 * submittedIn(S.lastYear).filter((a) => reached(a, 'client_interview') !== null).length) /
        submittedIn(S.lastYear).length,
    ),
  ),
  q(
    'interviews per placement in 2025',
    count(countIn(S.lastYear).map((n) => interviewsIn(S.lastYear).length / n)),
  ),
  q(
    'average time from submission to interview in 2025',
    count(
      mean(
        interviewedIn(S.lastYear).map((a) =>
          between(reached(a, 'submitted') ?? '', reached(a, 'client_interview') ?? ''),
        ),
      ),
    ),
  ),
  q(
    'average time from offer to start in 2025',
    count(
      (['offer', 'start'] as const).map((d) =>
        mean(placements((p) => within(S.lastYear, p[d])).map((p) => between(p.offer, p.start))),
      ),
    ),
  ),
  q(
    'what is the longest time to fill in 2025',
    count(one(daysToFill(S.lastYear), (days) => Math.max(...days))),
  ),
  q(
    'how many jobs took more than 4 weeks to fill in 2025',
    count(daysToFill(S.lastYear).map((days) => days.filter((n) => n > 28).length)),
  ),
  q(
    'how many placements had a fee over 30000 last year',
    count([
      ...countIn(S.lastYear, ({ value }) => value > 30_000),
      ...countIn(S.lastYear, (p) => perm(p) && p.value > 30_000),
    ]),
  ),
  q(
    'highest fee percent in 2025',
    count(
      (['offer', 'start'] as const).map((d) =>
        Math.max(
          ...placements((p) => perm(p) && within(S.lastYear, p[d])).map(({ percent }) => percent ?? 0),
        ),
      ),
    ),
  ),
  q(
    'share of AUD billings by client last year',
    table(
      ...billingsByClient(S.lastYear, 'AUD').map((own, r) =>
        Object.fromEntries(
          Object.entries(own).map(([name, n]) => [name, (100 * n) / (billed(S.lastYear)[r]?.AUD ?? 1)]),
        ),
      ),
    ),
  ),
  q(
    "Sam's share of AUD billings in 2025",
    count(
      credited(S.lastYear, mine('sam')).map(
        (m, r) => (100 * (m.AUD ?? 0)) / (billed(S.lastYear)[r]?.AUD ?? 1),
      ),
    ),
  ),
  q(
    'percentage of applications that were referrals this year',
    count(
      (100 * madeIn(S.thisYear).filter(({ source }) => source === 'referral').length) /
        madeIn(S.thisYear).length,
    ),
  ),
  q(
    'Sam versus Tom placements in 2025',
    figures(countIn(S.lastYear, creditedTo('sam'))[0] ?? 0, countIn(S.lastYear, creditedTo('tom'))[0] ?? 0),
  ),
  q(
    'difference in placements between last quarter and this quarter',
    figures(countIn(S.lastQuarter)[0] ?? 0, countIn(S.thisQuarter)[0] ?? 0),
  ),
  q(
    'what percentage of target has Priya reached',
    count((100 * (credited(S.thisQuarter, mine('priya'))[0]?.AUD ?? 0)) / (TARGETS.people.priya ?? 1)),
  ),
  q('target by team', table(TARGETS.teams)),
  q(
    'who is behind target this quarter',
    names(
      PEOPLE.filter(
        ({ key }) => (credited(S.thisQuarter, mine(key))[0]?.AUD ?? 0) < (TARGETS.people[key] ?? 0),
      ).map(({ name }) => name),
    ),
  ),
  q(
    'how many candidates are waiting for client feedback',
    count(APPLICATIONS.filter((a) => stageNow(a) === 'submitted').length),
  ),
  q(
    'how many candidates are stuck at client interview for more than 30 days',
    count(
      APPLICATIONS.filter(
        (a) => stageNow(a) === 'client_interview' && between(a.stages.at(-1)?.on ?? TODAY, TODAY) > 30,
      ).length,
    ),
  ),
  q('placements at Redgum Sofware', refusal),
  q('who is our most loyal client', refusal),
  q('what is the average age of candidates', refusal),
  q('open jobs last quarter', refusal),
  q('what should our target be next year', refusal),
];

/** Applications that came to a client interview in a span. */
function interviewedIn(span: { from: string; to: string }): typeof APPLICATIONS {
  return APPLICATIONS.filter((one) => within(span, reached(one, 'client_interview')));
}

/** Applications made in a span. */
function madeIn(span: { from: string; to: string }): typeof APPLICATIONS {
  return APPLICATIONS.filter((one) => within(span, one.stages[0]?.on ?? null));
}

function averageFee(span: { from: string; to: string }, day: 'offer' | 'start'): Record<string, number> {
  const chosen = placements((p) => perm(p) && within(span, p[day]));
  return Object.fromEntries(
    [...new Set(chosen.map(({ currency }) => currency))].map((currency) => [
      currency,
      Math.round(mean(chosen.filter((p) => p.currency === currency).map(({ value }) => value)) * 100) / 100,
    ]),
  );
}

function largest(day: 'offer' | 'start'): Record<string, number> {
  const chosen = placements((p) => within(S.lastYear, p[day]));
  return Object.fromEntries(
    [...new Set(chosen.map(({ currency }) => currency))].map((currency) => [
      currency,
      Math.max(...chosen.filter((p) => p.currency === currency).map(({ value }) => value)),
    ]),
  );
}

function meanTable<T>(
  rows: readonly T[],
  name: (row: T) => string,
  value: (row: T) => number,
): Record<string, number> {
  const groups = new Map<string, number[]>();
  for (const row of rows) groups.set(name(row), [...(groups.get(name(row)) ?? []), value(row)]);
  return Object.fromEntries([...groups].map(([key, values]) => [key, mean(values)]));
}
