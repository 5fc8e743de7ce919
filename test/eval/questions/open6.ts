/** Eighty more questions, written without sight of the rules, a part of them asked by a person of the agency. Rules may be mended by these. */
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
  interviewsIn,
  jobOf,
  live,
  type Money,
  mean,
  median,
  mine,
  money,
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
  inCurrencies,
  lowest,
  meansBy,
  months,
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
  teamQuarter,
  titled,
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
  TEAMS,
  TODAY,
} from './world.ts';

export const OPEN6: readonly Question[] = [
  // An owner, on money
  q("What's our total billing for FY26?", money(billed(S.lastFinancialYear))),
  q(
    'How much have we invoiced Coral Insurance since the start of the financial year?',
    money(billed(S.thisFinancialYear, at('Coral Insurance'))),
  ),
  q(
    'Average perm fee at Redgum Software',
    money(inCurrencies(S.always, both(perm, at('Redgum Software')), value, mean)),
  ),
  q(
    'Which industry pays us the best fee percentage?',
    highest(
      meansBy(
        placements(perm),
        (p) => industryOf(clientOf(p)),
        (p) => p.percent ?? 0,
      ),
    ),
  ),
  q(
    'What share of our Australian dollar billings came from contract work last financial year?',
    count(
      [0, 1].map((at) =>
        percentOf(
          aud(billed(S.lastFinancialYear, contract))[at] ?? 0,
          aud(billed(S.lastFinancialYear))[at] ?? 1,
        ),
      ),
    ),
  ),
  q(
    'Is Pacific Bank a bigger client than Vela Health by billings this year?',
    either(pair(billed(S.thisYear, at('Pacific Bank')), billed(S.thisYear, at('Vela Health')))),
  ),
  q('Which client brought in the most money in 2025?', highest(...billingsByClient(S.lastYear, 'AUD'))),
  q(
    'How many clients did we place with this year?',
    count(perDay(S.thisYear, any, (all) => new Set(all.map(clientOf)).size)),
  ),
  q(
    'What did we lose to fall-offs in 2025?',
    money(
      [refundOf, value].flatMap((of) => [
        sumBy(
          placements((p) => within(S.lastYear, p.fellOff)),
          of,
        ),
        sumBy(
          placements((p) => fell(p) && within(S.lastYear, p.start)),
          of,
        ),
        sumBy(
          placements((p) => fell(p) && within(S.lastYear, p.offer)),
          of,
        ),
      ]),
    ),
  ),
  q(
    'Monthly billings for the last six months',
    table(
      ...months('2026-02-21', TODAY),
      ...months('2026-02-20', TODAY),
      ...months('2026-02-01', '2026-07-31'),
      ...months('2026-03-01', '2026-08-31'),
    ),
  ),
  q(
    'How did Q1 of this calendar year compare with Q1 last year in billings?',
    either(
      pair(
        billed({ from: '2026-01-01', to: '2026-03-31' }),
        billed({ from: '2025-01-01', to: '2025-03-31' }),
      ),
    ),
  ),
  q(
    'Biggest single fee we have ever earned',
    money(
      [perm, any].flatMap((test) =>
        inCurrencies(S.always, test, value, (all) => Math.max(...all)).flatMap((most) => [
          most,
          { AUD: most.AUD ?? 0 },
        ]),
      ),
    ),
  ),
  q(
    'What would we have billed last year without Bluegum Energy?',
    money(billed(S.lastYear, not(at('Bluegum Energy')))),
  ),
  q(
    'Revenue by sector this financial year',
    table(...billedIn(S.thisFinancialYear, any, (p) => industryOf(clientOf(p)))),
  ),
  q('Billings excluding fall-offs for 2025', money([billed(S.lastYear)[1] ?? {}])),
  q(
    'What have Vela Health and Coral Insurance together been worth to us this year?',
    money(billed(S.thisYear, (p) => ['Vela Health', 'Coral Insurance'].includes(clientOf(p)))),
  ),
  q(
    "Sam and Priya's combined billings in 2025",
    money(credited(S.lastYear, (user) => user === 'sam' || user === 'priya')),
  ),
  q(
    'Gross profit on contract placements last year',
    money([
      ...billed(S.lastYear, contract),
      ...inCurrencies(S.lastYear, contract, value, (all) => all.reduce((a, b) => a + b, 0)),
    ]),
  ),
  q(
    'What is the average deal size for Tom in AUD this year?',
    money(
      [
        value,
        (p: PlacementFact) => (p.value * (p.credits.find(({ user }) => user === 'tom')?.percent ?? 0)) / 100,
      ].flatMap((of) =>
        inCurrencies(S.thisYear, creditedTo('tom'), of, mean).map(({ AUD }): Money => ({ AUD: AUD ?? 0 })),
      ),
    ),
  ),
  q(
    'Perm billings by consultant last quarter, excluding Mia',
    table(
      ...billingsByPerson(S.lastQuarter, 'AUD', perm).map((all) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'Mia Tan')),
      ),
    ),
  ),

  // An owner, on placements and jobs
  q(
    'How many of our perm placements this year were above 120k salary?',
    count(
      perDay(
        S.thisYear,
        (p) => perm(p) && (p.salary ?? 0) > 120_000,
        (all) => all.length,
      ),
    ),
  ),
  q(
    'What percentage of the jobs opened last year did we fill?',
    count([
      percentOf(
        openedIn(S.lastYear).filter(({ status }) => status === 'filled').length,
        openedIn(S.lastYear).length,
      ),
      percentOf(
        openedIn(S.lastYear).filter(({ key }) => hasPlacement(key)).length,
        openedIn(S.lastYear).length,
      ),
    ]),
  ),
  q('How many roles have been open more than 60 days?', count([openDays(60, true), openDays(60, false)])),
  q('Which job has been open the longest?', ranked(oldest(true), oldest(false))),
  q(
    'How long does it usually take us to fill a contract role?',
    count(daysToFill(S.always, contract).flatMap((all) => [mean(all), median(all)])),
  ),
  q(
    'Which clients have not given us a job since January?',
    names(
      COMPANIES.filter(
        ({ name }) => !openedIn(since('2026-01-01')).some(({ client }) => client === name),
      ).map(({ name }) => name),
      COMPANIES.filter(
        ({ name }) => !openedIn(since('2026-02-01')).some(({ client }) => client === name),
      ).map(({ name }) => name),
    ),
  ),
  q(
    'Do referrals convert to placements better than people who applied?',
    either([[placedShare('referral'), placedShare('applied')]]),
  ),
  q(
    'Number of placements per quarter in 2025',
    table(
      ...DAYS.flatMap((day) =>
        [quarterName, quarterStart].map((name) =>
          tableOf(
            placements((p) => within(S.lastYear, p[day])),
            (p) => name(p[day]),
          ),
        ),
      ),
    ),
  ),
  q(
    'How many people work in the Technology team?',
    count(PEOPLE.filter(({ team }) => team === 'Technology').length),
  ),
  q(
    'Which consultants are over target this quarter?',
    names(
      ...[0, 1].map((at) =>
        PEOPLE.filter(
          ({ key }) => target(key) > 0 && (credited(S.thisQuarter, mine(key))[at]?.AUD ?? 0) > target(key),
        ).map(({ name }) => name),
      ),
    ),
  ),
  q(
    'How far off target is the agency as a whole?',
    count(aud(billed(S.thisQuarter)).flatMap((n) => [TARGETS.agency - n, percentOf(n, TARGETS.agency)])),
  ),
  q('List the clients where someone fell off', names([...new Set(placements(fell).map(clientOf))])),
  q('How many candidates do we have on the books?', count(APPLICATIONS.length)),
  q(
    'What was our best year for placements?',
    highest(
      ...DAYS.flatMap((day) =>
        [4, 7].map((end) =>
          tableOf(placements(), (p) => (end === 4 ? p[day].slice(0, 4) : `${p[day].slice(0, 4)}-01`)),
        ),
      ),
    ),
  ),
  q(
    'How many clients have hired from us more than once?',
    count(COMPANIES.filter(({ name }) => placements(at(name)).length > 1).length),
  ),
  q(
    'What is the split between perm and contract this year?',
    table(
      ...perDay(S.thisYear, any, (all) => tableOf(all, ({ type }) => type)),
      ...billedIn(S.thisYear, any, ({ type }) => type),
    ),
  ),
  q(
    'What % of offers made last year ended in a placement?',
    count(
      (([all]) =>
        percentOf((all ?? []).filter((one) => reached(one, 'placed') !== null).length, (all ?? []).length))([
        APPLICATIONS.filter((one) => within(S.lastYear, reached(one, 'offer'))),
      ]),
    ),
  ),
  q(
    'How long between CV sent and interview on average in 2026?',
    count(
      ([0, 1] as const).map((by) =>
        mean(waits((on) => within(S.thisYear, on), 'submitted', 'client_interview', by)),
      ),
    ),
  ),
  q(
    'How many days go by from offer to placement, typically?',
    count((([all]) => [mean(all as number[]), median(all as number[])])([waits(any, 'offer', 'placed', 0)])),
  ),
  q(
    'How many people start in the next two weeks?',
    count([
      placements((p) => p.start > TODAY && p.start <= away(14)).length,
      placements((p) => p.start >= TODAY && p.start <= away(14)).length,
    ]),
  ),
  q(
    'Number of contracts ending this quarter',
    count(placements((p) => contract(p) && within(S.thisQuarter, p.ends)).length),
  ),
  q(
    'Average length of our contracts in days',
    count([0, 1].map((more) => mean(placements(contract).map((p) => between(p.start, p.ends ?? '') + more)))),
  ),
  q(
    'How many backend engineers did we place last year?',
    count(countIn(S.lastYear, titled('Backend Engineer'))),
  ),
  q(
    'Average salary for the tax accountants we placed',
    money(inCurrencies(S.always, both(perm, titled('Tax Accountant')), (p) => p.salary ?? 0, mean)),
  ),
  q(
    'How many data analyst roles have we ever worked on?',
    count(JOBS.filter(({ title }) => title === 'Data Analyst').length),
  ),
  q(
    'All placements except contract ones for Technology last year',
    count(countIn(S.lastYear, both(perm, ofTeam('Technology')))),
  ),
  q(
    'Which clients gave us more than one job this year?',
    names(
      Object.entries(tableOf(openedIn(S.thisYear), ({ client }) => client)).flatMap(([name, n]) =>
        n > 1 ? [name] : [],
      ),
    ),
  ),
  q(
    'Busiest month for client interviews last year',
    highest(tableOf(interviewsIn(S.lastYear), ({ on }) => on.slice(0, 7))),
  ),
  q('Who is our weakest consultant?', ranked(['Kofi Mensah'])),

  // Team leads
  by(
    'mia',
    'How is my team tracking against target?',
    either(
      teamQuarter('Technology').flatMap((n) => [
        [n, TARGETS.teams.Technology ?? 0],
        [percentOf(n, TARGETS.teams.Technology ?? 1)],
      ]),
    ),
  ),
  by('tom', 'How many placements has my team made this year?', count(countIn(S.thisYear, ofTeam('Finance')))),
  by(
    'zoe',
    "Who on my team hasn't placed anyone this year?",
    names(
      ...perPerson(S.thisYear).map((all) =>
        PEOPLE.filter(({ team, name }) => team === 'Health' && !(name in all)).map(({ name }) => name),
      ),
    ),
  ),
  by(
    'mia',
    'Which of my people sent the most CVs last month?',
    highest(ownerTable(submittedIn(S.lastMonth).filter(({ owner }) => teamOf(owner) === 'Technology'))),
  ),
  by(
    'tom',
    'CVs sent per consultant in the Finance team last quarter',
    table(ownerTable(submittedIn(S.lastQuarter).filter(({ owner }) => teamOf(owner) === 'Finance'))),
  ),
  by(
    'zoe',
    'How many open roles is my team working?',
    count(openJobs().filter(({ owner }) => teamOf(owner) === 'Health').length),
  ),
  by(
    'mia',
    'What did Technology bill last quarter, split by consultant?',
    table(
      ...billingsByPerson(S.lastQuarter, 'AUD').map((all) =>
        Object.fromEntries(
          Object.entries(all).filter(
            ([name]) => PEOPLE.find((one) => one.name === name)?.team === 'Technology',
          ),
        ),
      ),
    ),
  ),
  q(
    'Compare Technology and Finance on billings this year',
    either(pair(credited(S.thisYear, teams('Technology')), credited(S.thisYear, teams('Finance')))),
  ),
  q(
    'Which team has the lowest fall-off rate?',
    lowest(
      Object.fromEntries(
        TEAMS.map((team) => [
          team,
          percentOf(placements(both(fell, ofTeam(team))).length, placements(ofTeam(team)).length),
        ]),
      ),
    ),
  ),
  by(
    'tom',
    'How many candidates does Ana have at client interview right now?',
    count(APPLICATIONS.filter((one) => one.owner === 'ana' && stageNow(one) === 'client_interview').length),
  ),
  by(
    'mia',
    'How many of the people Sam submitted this year were rejected?',
    count(
      submittedIn(S.thisYear).filter((one) => one.owner === 'sam' && stageNow(one) === 'rejected').length,
    ),
  ),
  q(
    'Which consultants have fewer than two open jobs?',
    names(
      PEOPLE.filter(({ key }) => openJobs().filter(({ owner }) => owner === key).length < 2).map(
        ({ name }) => name,
      ),
    ),
  ),
  by(
    'mia',
    'Is Sam ahead of Priya this quarter?',
    either([
      ...pair(credited(S.thisQuarter, mine('sam')), credited(S.thisQuarter, mine('priya'))),
      countIn(S.thisQuarter, creditedTo('sam'))
        .slice(0, 1)
        .concat(countIn(S.thisQuarter, creditedTo('priya')).slice(0, 1)),
    ]),
  ),
  q("Who's got the most live candidates?", highest(ownerTable(APPLICATIONS.filter(live)))),
  q(
    'How many candidates are in process with Kiwi Dairy?',
    count(APPLICATIONS.filter((one) => live(one) && jobOf(one).client === 'Kiwi Dairy').length),
  ),
  q(
    'Rejected candidates by consultant this quarter',
    table(ownerTable(APPLICATIONS.filter((one) => within(S.thisQuarter, reached(one, 'rejected'))))),
  ),
  q(
    'How many CVs went to Summit Retail in 2026?',
    count(submittedIn(S.thisYear).filter((one) => jobOf(one).client === 'Summit Retail').length),
  ),

  // Consultants
  by('sam', 'What have I billed this quarter?', money(credited(S.thisQuarter, mine('sam')))),
  by(
    'priya',
    'How far am I from my target?',
    count(gapOf('priya').flatMap((gap) => [gap, percentOf(target('priya') - gap, target('priya'))])),
  ),
  by(
    'ana',
    'How many CVs have I sent this year?',
    count(submittedIn(S.thisYear).filter(({ owner }) => owner === 'ana').length),
  ),
  by(
    'sam',
    'Which of my jobs are still open?',
    names(
      openJobs()
        .filter(({ owner }) => owner === 'sam')
        .map(({ title }) => title),
    ),
  ),
  by(
    'priya',
    'My placements this year by client',
    table(...perDay(S.thisYear, creditedTo('priya'), (all) => tableOf(all, clientOf))),
  ),
  by(
    'priya',
    'how many client interviews have my candidates had since June',
    count([
      interviewsIn(since('2026-06-01')).filter(({ of }) => of.owner === 'priya').length,
      interviewsIn(since('2026-07-01')).filter(({ of }) => of.owner === 'priya').length,
    ]),
  ),
  by(
    'tom',
    "what's my average fee percentage this year",
    count(
      perDay(S.thisYear, both(perm, creditedTo('tom')), (all) =>
        mean(all.flatMap(({ percent }) => percent ?? [])),
      ),
    ),
  ),
  by(
    'zoe',
    'how many of my placements are still under guarantee',
    count(underGuarantee.filter(creditedTo('zoe')).length),
  ),
  by('ana', 'What commission will I be paid this quarter?', refusal),

  // What nothing here answers
  q("What is Sam's base salary?", refusal),
  q('How many placements did Fiona make this year?', refusal),
  q('How many people did we place in Perth last year?', refusal),
  q('Average age of the candidates we placed in 2025', refusal),
];
