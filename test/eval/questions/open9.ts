/** Forty everyday questions of owners, team leads and consultants, written apart from the rules. Rules may be mended by these. */
import { overUnsaid } from './open8.ts';
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
  mine,
  money,
  month,
  names,
  not,
  openJobs,
  perm,
  placements,
  type Question,
  ranked,
  ranking,
  reached,
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
  either,
  fell,
  gapOf,
  highest,
  inCurrencies,
  openedIn,
  ownerTable,
  pair,
  percentOf,
  perDay,
  q,
  since,
  teamOf,
  teamQuarter,
  underGuarantee,
  value,
} from './terms.ts';
import { APPLICATIONS, TARGETS, TODAY } from './world.ts';

const cameTo = (stage: 'offer' | 'rejected' | 'withdrew', from: string, to: string): number =>
  APPLICATIONS.filter((one) => within({ from, to }, reached(one, stage))).length;
const settled = openJobs().filter(({ evergreen }) => !evergreen);
const startsByMonth = (to: string) =>
  tableOf(
    placements(({ start }) => within({ from: '2026-01-01', to }, start)),
    ({ start }) => start.slice(0, 7),
  );

export const OPEN9: readonly Question[] = [
  q('what did we do in billings in July', money(billed(S.lastMonth))),
  q('June just gone, perm only, what came in?', money(billed(month('2026-06'), perm))),
  q('How many deals did Tom do last fin year', count(countIn(S.lastFinancialYear, creditedTo('tom')))),
  q(
    'Biggest single fee we ever got, which client was that',
    highest(
      tableOf(
        placements().filter((p) => p.value === Math.max(...placements(perm).map(value))),
        clientOf,
      ),
    ),
  ),
  q(
    'what percent do we charge on average for the perms that started since january',
    count(
      [any, not(fell)].flatMap((kept) =>
        perDay(since('2026-01-01'), both(perm, kept), (chosen) =>
          mean(chosen.map(({ percent }) => percent ?? 0)),
        ),
      ),
    ),
  ),
  q('sum up contract GP for this calendar year', money(billed(S.thisYear, contract))),
  q(
    'Of all the CVs we ever sent to Vela Health, what percentage ended in a placement?',
    count(
      [submittedIn(S.always).filter((one) => jobOf(one).client === 'Vela Health')].map((sent) =>
        percentOf(sent.filter((one) => reached(one, 'placed') !== null).length, sent.length),
      ),
    ),
  ),
  q(
    'Interviews held per consultant last month',
    table(ownerTable(interviewsIn(S.lastMonth).map(({ of }) => of))),
  ),
  q(
    'how many CVs went out to clients in the last 30 days',
    count([-30, -29].map((days) => submittedIn(since(away(days))).length)),
  ),
  q('how many roles are open right now', count([openJobs().length, settled.length])),
  q("who's got the most open roles on their plate?", highest(ownerTable(openJobs()), ownerTable(settled))),
  q(
    'list the open jobs we have got with Lantern Legal',
    names(
      openJobs()
        .filter(({ client }) => client === 'Lantern Legal')
        .map(({ title }) => title),
    ),
  ),
  q(
    'How long does it take us on average to fill a job, for offers made this year?',
    count(mean(daysToFill(S.thisYear)[0] ?? [])),
  ),
  q(
    'fastest we have ever filled a role, in days, from opening it to the offer',
    count(Math.min(...(daysToFill(S.always)[0] ?? []))),
  ),
  q(
    'How many applications came through referral in 2025?',
    count(
      APPLICATIONS.filter((one) => one.source === 'referral' && within(S.lastYear, reached(one, 'funnel')))
        .length,
    ),
  ),
  q(
    'Split last financial years placements between perm and contract pls',
    either(
      [0, 1].map((day) => [
        countIn(S.lastFinancialYear, perm)[day] ?? 0,
        countIn(S.lastFinancialYear, contract)[day] ?? 0,
      ]),
    ),
  ),
  q('billings by client for the quarter we are in', table(...billingsByClient(S.thisQuarter, 'AUD'))),
  q(
    'Top three billers last calendar year please, AUD',
    ranked(...billingsByPerson(S.lastYear, 'AUD').map((one) => ranking(one).slice(0, 3))),
  ),
  q(
    'how many dollars to go until the agency makes its target this quarter',
    count(aud(billed(S.thisQuarter)).map((done) => TARGETS.agency - done)),
  ),
  q(
    'What percent of its target has Technology got so far this quarter?',
    count(teamQuarter('Technology').map((done) => percentOf(done, TARGETS.teams.Technology ?? 0))),
  ),
  q(
    'how many people are sitting at client interview stage as we speak',
    count(APPLICATIONS.filter((one) => stageNow(one) === 'client_interview').length),
  ),
  q(
    'live applications per team, current',
    table(tableOf(APPLICATIONS.filter(live), ({ owner }) => teamOf(owner))),
  ),
  q(
    'number of offers we put out between April and June 2026',
    count([
      cameTo('offer', S.lastQuarter.from, S.lastQuarter.to),
      placements(({ offer }) => within(S.lastQuarter, offer)).length,
    ]),
  ),
  q('how many rejections in July 2026', count(cameTo('rejected', '2026-07-01', '2026-07-31'))),
  q('How many candidates withdrew on us this year?', count(cameTo('withdrew', '2026-01-01', TODAY))),
  q(
    'jobs we took on in the first half of 2026, how many?',
    count(openedIn({ from: '2026-01-01', to: '2026-06-30' }).length),
  ),
  q('New jobs per client in 2025', table(tableOf(openedIn(S.lastYear), ({ client }) => client))),
  q(
    'how many people start with their new employer in the next four weeks',
    count(placements(({ start }) => start > TODAY && start <= away(28)).length),
  ),
  q('How many of our placements are still inside the guarantee?', count(underGuarantee.length)),
  q(
    'average salary of the people we placed permanently last financial year',
    money(inCurrencies(S.lastFinancialYear, perm, ({ salary }) => salary ?? 0, mean)),
  ),
  q('What did Coral Insurance bring us in 2025', money(billed(S.lastYear, at('Coral Insurance')))),
  q(
    'compare Technology and Finance on billings, last FY, in AUD',
    either(
      pair(
        credited(S.lastFinancialYear, teams('Technology')),
        credited(S.lastFinancialYear, teams('Finance')),
      ),
    ),
  ),
  by('sam', 'my billings this year?', money(credited(S.thisYear, mine('sam')))),
  by(
    'priya',
    'how many have i placed since new year',
    count(countIn(since('2026-01-01'), creditedTo('priya'))),
  ),
  by(
    'mia',
    'how is my team doing against target this quarter',
    eitherFigures(
      [teamQuarter('Technology')[0] ?? 0, TARGETS.teams.Technology ?? 0],
      ...teamQuarter('Technology').map((done) => [percentOf(done, TARGETS.teams.Technology ?? 0)]),
    ),
  ),
  by('tom', "what's left for me to hit my number this quarter?", count(gapOf('tom'))),
  by(
    'ana',
    'How many placements have I ever had a part in at Kiwi Dairy',
    count(placements(both(creditedTo('ana'), at('Kiwi Dairy'))).length),
  ),
  by(
    'priya',
    'list my open jobs',
    names(
      openJobs()
        .filter(({ owner }) => owner === 'priya')
        .map(({ title }) => title),
    ),
  ),
  q('Starts by month since January', table(startsByMonth(TODAY), startsByMonth(S.thisYear.to))),
  q(
    'which industry brings us the most money',
    highest(...overUnsaid((span) => billedIn(span, any, (p) => industryOf(clientOf(p))))),
  ),
];
