/** Thirty questions of team leads and consultants about their own desk, written apart from the rules. Rules may be mended by these. */
import {
  at,
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
  median,
  mine,
  nameOf,
  names,
  not,
  ofTeam,
  openJobs,
  perm,
  placements,
  type Question,
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
  aud,
  by,
  clientOf,
  DAYS,
  either,
  fell,
  gapOf,
  highest,
  ownerTable,
  pair,
  percentOf,
  perDay,
  target,
  teamOf,
} from './terms.ts';
import { APPLICATIONS, between, PEOPLE, TODAY } from './world.ts';

const FY_TO_DATE: Span = { from: '2026-07-01', to: TODAY };
const LAST_WEEK: Span = { from: '2026-08-10', to: '2026-08-16' };
const QUARTER_BEFORE: Span = { from: '2026-01-01', to: '2026-03-31' };
const inTeam = (team: string): string[] => PEOPLE.filter((one) => one.team === team).map(({ key }) => key);
const ofOwner =
  (owner: string) =>
  (one: { owner: string }): boolean =>
    one.owner === owner;
const byClient = (person: string): Record<string, number>[] =>
  [() => true, not(fell)].map((kept) =>
    tableOf(
      placements(
        both(creditedTo(person), kept, ({ currency, start }) => currency === 'AUD' && start <= TODAY),
      ),
      clientOf,
      (p) => (p.value * (p.credits.find(({ user }) => user === person)?.percent ?? 0)) / 100,
    ),
  );
const teamBest = (team: string, span: Span): Record<string, number>[] =>
  [0, 1].map((n) =>
    Object.fromEntries(inTeam(team).map((key) => [nameOf(key), aud(credited(span, mine(key)))[n] ?? 0])),
  );
const openOlder = (days: number, team: string | null): number[] =>
  [true, false].map(
    (evergreen) =>
      openJobs().filter(
        (job) =>
          (evergreen || !job.evergreen) &&
          (team === null || teamOf(job.owner) === team) &&
          between(job.opened, TODAY) > days,
      ).length,
  );

export const OPEN13: readonly Question[] = [
  by(
    'mia',
    'Who in my team has billed the most AUD this FY?',
    highest(...teamBest('Technology', FY_TO_DATE)),
  ),
  by(
    'mia',
    'technology placements last FY that were not mine',
    count([
      ...countIn(S.lastFinancialYear, both(ofTeam('Technology'), not(creditedTo('mia')))),
      ...countIn(S.lastFinancialYear, ({ credits }) =>
        credits.some(({ user }) => teamOf(user) === 'Technology' && user !== 'mia'),
      ),
    ]),
  ),
  by(
    'tom',
    'how is Ana tracking against target this quarter',
    eitherFigures(
      ...(aud(credited(S.thisQuarter, mine('ana'))).flatMap((done) => [
        [percentOf(done, target('ana'))],
        [target('ana') - done],
        [done, target('ana')],
      ]) as [number[], ...number[][]]),
    ),
  ),
  by(
    'tom',
    'open jobs of my team, by consultant',
    table(
      ownerTable(openJobs().filter(({ owner }) => teamOf(owner) === 'Finance')),
      ownerTable(openJobs().filter(({ owner, evergreen }) => teamOf(owner) === 'Finance' && !evergreen)),
    ),
  ),
  by(
    'zoe',
    'client interviews my team held last month',
    count(interviewsIn(S.lastMonth).filter(({ of }) => teamOf(of.owner) === 'Health').length),
  ),
  by(
    'mia',
    'submissions per person in my team last quarter',
    table(ownerTable(submittedIn(S.lastQuarter).filter(({ owner }) => teamOf(owner) === 'Technology'))),
  ),
  by(
    'tom',
    'has anyone in my team made no placement in 2026?',
    names(
      ...DAYS.map((day) =>
        inTeam('Finance')
          .filter((key) => placements((p) => creditedTo(key)(p) && within(S.thisYear, p[day])).length === 0)
          .map(nameOf),
      ),
    ),
  ),
  by(
    'zoe',
    "what's the Health team's share of the agency's placements last FY",
    count(
      perDay(
        S.lastFinancialYear,
        () => true,
        (all) => percentOf(all.filter(ofTeam('Health')).length, all.length),
      ),
    ),
  ),
  by('mia', "How many of my team's open jobs are older than 90 days?", count(openOlder(90, 'Technology'))),
  by('tom', 'fall-offs in the Finance team, ever', count(placements(both(fell, ofTeam('Finance'))).length)),
  by('sam', 'how much have I got left to hit target', count(gapOf('sam'))),
  by(
    'sam',
    'my placements at Ironbark Water so far',
    count(placements(both(creditedTo('sam'), at('Ironbark Water'))).length),
  ),
  by('priya', 'My best client by AUD billings, all time', highest(...byClient('priya'))),
  by('ana', 'how many roles do I have open', count(openJobs().filter(ofOwner('ana')).length)),
  by(
    'kofi',
    'how many candidates did I submit last month',
    count(submittedIn(S.lastMonth).filter(ofOwner('kofi')).length),
  ),
  by(
    'kofi',
    'submissions I made last quarter',
    count(submittedIn(S.lastQuarter).filter(ofOwner('kofi')).length),
  ),
  by(
    'priya',
    "My median time to fill last FY next to the agency's",
    either(
      [0, 1].map((n) => [
        median(daysToFill(S.lastFinancialYear, (p) => jobOf(p).owner === 'priya')[n] ?? []),
        median(daysToFill(S.lastFinancialYear)[n] ?? []),
      ]),
    ),
  ),
  by(
    'sam',
    'how many of my candidates are at offer right now',
    count(APPLICATIONS.filter((one) => one.owner === 'sam' && stageNow(one) === 'offer').length),
  ),
  by(
    'ana',
    'Did I bill more AUD last quarter than in the quarter before?',
    either(pair(credited(S.lastQuarter, mine('ana')), credited(QUARTER_BEFORE, mine('ana')))),
  ),
  by(
    'mia',
    'my client interviews last week',
    count(interviewsIn(LAST_WEEK).filter(({ of }) => of.owner === 'mia').length),
  ),
  by(
    'sam',
    'my share of Technology AUD billings last FY, percent',
    count(
      [0, 1].map((n) =>
        percentOf(
          aud(credited(S.lastFinancialYear, mine('sam')))[n] ?? 0,
          aud(credited(S.lastFinancialYear, teams('Technology')))[n] ?? 0,
        ),
      ),
    ),
  ),
  by(
    'priya',
    'how many of my live candidates are past submission',
    count([
      APPLICATIONS.filter(
        (one) => one.owner === 'priya' && live(one) && ['client_interview', 'offer'].includes(stageNow(one)),
      ).length,
    ]),
  ),
  by(
    'sam',
    'perm placements of mine in 2025 not with Pacific Bank',
    count(countIn(S.lastYear, both(perm, creditedTo('sam'), not(at('Pacific Bank'))))),
  ),
  by(
    'tom',
    'how many contracts do I have running',
    count(
      placements((p) => both(contract, creditedTo('tom'))(p) && p.start <= TODAY && (p.ends ?? '') >= TODAY)
        .length,
    ),
  ),
  by(
    'ana',
    'average fee percent I got last FY',
    count(
      perDay(
        S.lastFinancialYear,
        both(perm, creditedTo('ana')),
        (all) => all.reduce((sum, { percent }) => sum + (percent ?? 0), 0) / all.length,
      ),
    ),
  ),
  by(
    'zoe',
    'am I over my target this quarter',
    either(
      aud(credited(S.thisQuarter, mine('zoe'))).flatMap((done) => [
        [percentOf(done, target('zoe'))],
        [target('zoe') - done],
        [done, target('zoe')],
        [done - target('zoe')],
      ]),
    ),
  ),
  by(
    'sam',
    'candidates of mine rejected last month after an interview',
    count(
      APPLICATIONS.filter(
        (one) =>
          one.owner === 'sam' &&
          within(S.lastMonth, reached(one, 'rejected')) &&
          reached(one, 'client_interview') !== null,
      ).length,
    ),
  ),
  by('priya', 'how much will I bill next month', refusal),
  by('kofi', 'what do I need to do to get promoted', refusal),
];
