/** Forty more questions, written without sight of the rules. Rules may be mended by these. */
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
  type Money,
  mean,
  median,
  mine,
  money,
  nameOf,
  names,
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
import { aud, away, percentOf, q } from './terms.ts';
import { APPLICATIONS, between, COMPANIES, JOBS, PEOPLE, TARGETS, TEAMS, TODAY } from './world.ts';

const lastTwelve = { from: '2025-08-21', to: TODAY };

/** A figure of the placed in a span by offer and by start, in each currency. */
function each(
  span: { from: string; to: string },
  of: (p: ReturnType<typeof placements>[number]) => number | null,
  reckon: (values: readonly number[]) => number,
): Money[] {
  return (['offer', 'start'] as const).flatMap((day) =>
    [false, true].map((kept) => {
      const chosen = placements((p) => perm(p) && within(span, p[day]) && !(kept && p.status === 'fell_off'));
      const byCurrency: Money = {};
      for (const currency of ['AUD', 'NZD']) {
        const values = chosen.filter((p) => p.currency === currency).flatMap((p) => of(p) ?? []);
        if (values.length > 0) byCurrency[currency] = reckon(values);
      }
      return byCurrency;
    }),
  );
}

/** The days from the sending of a CV to the client interview, of those sent or interviewed in a span. */
function daysToInterview(span: { from: string; to: string }, by: 'submitted' | 'client_interview'): number[] {
  return APPLICATIONS.flatMap((one) => {
    const sent = reached(one, 'submitted');
    const met = reached(one, 'client_interview');
    return sent !== null && met !== null && within(span, reached(one, by)) ? [between(sent, met)] : [];
  });
}

const reachedIn = (stage: 'submitted' | 'placed', span: { from: string; to: string }, owner: string) =>
  APPLICATIONS.filter((one) => one.owner === owner && within(span, reached(one, stage))).length;
const ratios = (span: { from: string; to: string }): number[] => {
  const sent = reachedIn('submitted', span, 'ana');
  const placed = reachedIn('placed', span, 'ana');
  return [sent / placed, placed / sent];
};
const remaining = (person: string): number[] =>
  aud(credited(S.thisQuarter, mine(person))).map((billings) => (TARGETS.people[person] ?? 0) - billings);
const hit = (reading: 0 | 1): string[] =>
  PEOPLE.filter(
    ({ key }) =>
      (TARGETS.people[key] ?? Number.POSITIVE_INFINITY) <=
      (aud(credited(S.thisQuarter, mine(key)))[reading] ?? 0),
  ).map(({ name }) => name);
const behind = (reading: 0 | 1, by: 'share' | 'amount'): string =>
  ranking(
    Object.fromEntries(
      TEAMS.map((team) => {
        const target = TARGETS.teams[team] ?? 1;
        const billings = aud(credited(S.thisQuarter, teams(team)))[reading] ?? 0;
        return [team, by === 'share' ? 1 - billings / target : target - billings];
      }),
    ),
  )[0] as string;
const least = billingsByClient(S.lastYear, 'AUD').flatMap((one) => ranking(one).reverse().slice(0, 1));
const unbilled = COMPANIES.map(({ name }) => name).filter(
  (name) => Object.keys(billed(S.lastYear, at(name))[0] ?? {}).length === 0,
);
const quickest = (day: 0 | 1): string =>
  ranking(
    Object.fromEntries(
      PEOPLE.flatMap(({ key, name }) => {
        const days = daysToFill(S.thisYear, (p) => jobOf(p).owner === key)[day] ?? [];
        return days.length === 0 ? [] : [[name, -mean(days)]];
      }),
    ),
  )[0] as string;
const fallen = placements(({ status }) => status === 'fell_off');
const newest = JOBS.filter(({ opened }) => opened <= TODAY);

export const MORE: readonly Question[] = [
  q("Give me Ana's placements for FY25/26", count(countIn(S.lastFinancialYear, creditedTo('ana')))),
  q('what did Zoe bill in the June quarter', money(credited(S.lastQuarter, mine('zoe')))),
  q(
    'Total invoiced fees at Summit Retail since January',
    money([
      ...billed(S.thisYear, at('Summit Retail')),
      ...billed(S.thisYear, both(at('Summit Retail'), perm)),
    ]),
  ),
  q(
    "who's our best biller for perm in 2025?",
    ranked(...billingsByPerson(S.lastYear, 'AUD', perm).map((one) => ranking(one).slice(0, 1))),
  ),
  q(
    'Which client brought in the least money in 2025?',
    ranked(...[...least, ...unbilled].map((name) => [name])),
  ),
  q(
    'What portion of Sam’s 2025 placements were contract?',
    count(
      [0, 1].map((reading) =>
        percentOf(
          countIn(S.lastYear, both(creditedTo('sam'), contract))[reading] ?? 0,
          countIn(S.lastYear, creditedTo('sam'))[reading] ?? 1,
        ),
      ),
    ),
  ),
  q(
    'average number of days from sending the CV to the client interview',
    count(
      [S.always, lastTwelve].flatMap((span) =>
        (['submitted', 'client_interview'] as const).map((by) => mean(daysToInterview(span, by))),
      ),
    ),
  ),
  q(
    'How many of our live jobs are older than 60 days?',
    count(openJobs().filter(({ opened, evergreen }) => !evergreen && between(opened, TODAY) > 60).length),
  ),
  q(
    'which open roles have nobody in process?',
    names(
      openJobs()
        .filter(({ key }) => !APPLICATIONS.some((one) => one.job === key && live(one)))
        .map(({ title }) => title),
    ),
  ),
  q(
    'How many CVs did Priya send in the last 90 days?',
    count(
      [89, 90].map(
        (days) =>
          submittedIn({ from: away(-days), to: TODAY }).filter(({ owner }) => owner === 'priya').length,
      ),
    ),
  ),
  q(
    "how many client interviews did Tom's candidates have in July",
    count(interviewsIn(S.lastMonth).filter(({ of }) => of.owner === 'tom').length),
  ),
  q(
    'Is Sam ahead of Priya on billings this year?',
    eitherFigures(
      ...([0, 1].map((reading) =>
        ['sam', 'priya'].map((key) => aud(credited(S.thisYear, mine(key)))[reading] ?? 0),
      ) as [number[], number[]]),
    ),
  ),
  q(
    'billings this quarter vs the same quarter last year',
    eitherFigures(
      ...([
        { from: '2025-07-01', to: '2025-09-30' },
        { from: '2025-07-01', to: '2025-08-20' },
      ].flatMap((then) =>
        [0, 1].map((reading) => [aud(billed(S.thisQuarter))[reading] ?? 0, aud(billed(then))[reading] ?? 0]),
      ) as [number[], ...number[][]]),
    ),
  ),
  q('How far is Tom off his target?', count(remaining('tom'))),
  q('who has hit their quota this quarter', names(hit(0), hit(1))),
  q(
    'Which team is furthest behind its target',
    ranked(
      ...([0, 1] as const).flatMap((reading) =>
        (['share', 'amount'] as const).map((by) => [behind(reading, by)]),
      ),
    ),
  ),
  q('median fee for permanent placements last year', money(each(S.lastYear, (p) => p.value, median))),
  q(
    "what's the average salary of the people we placed in 2026?",
    money(each(S.thisYear, (p) => p.salary, mean)),
  ),
  q(
    'highest fee we ever got',
    money(
      each(
        S.always,
        (p) => p.value,
        (values) => Math.max(...values),
      ),
    ),
  ),
  q(
    'How many candidates did Vela Health turn down after a client interview?',
    count(
      APPLICATIONS.filter(
        (one) =>
          jobOf(one).client === 'Vela Health' && reached(one, 'client_interview') && reached(one, 'rejected'),
      ).length,
    ),
  ),
  q(
    'what fraction of all the CVs we ever submitted got to a client interview?',
    count(
      percentOf(
        APPLICATIONS.filter((one) => reached(one, 'submitted') && reached(one, 'client_interview')).length,
        APPLICATIONS.filter((one) => reached(one, 'submitted')).length,
      ),
    ),
  ),
  q('submission to placement ratio for Ana', count([S.always, lastTwelve].flatMap(ratios))),
  q('How many offers are out right now?', count(APPLICATIONS.filter((a) => stageNow(a) === 'offer').length)),
  q(
    'Who has the most candidates at client interview at the moment?',
    ranked(
      ranking(
        tableOf(
          APPLICATIONS.filter((one) => stageNow(one) === 'client_interview'),
          (one) => nameOf(one.owner),
        ),
      ).slice(0, 1),
    ),
  ),
  q(
    'How many applications have been sitting at submitted for over two weeks?',
    count(
      APPLICATIONS.filter(
        (one) => stageNow(one) === 'submitted' && between(reached(one, 'submitted') ?? TODAY, TODAY) > 14,
      ).length,
    ),
  ),
  q(
    'how many placements do Sam and Mia both have a credit on',
    count(placements(both(creditedTo('sam'), creditedTo('mia'))).length),
  ),
  q(
    'how many people start in September 2026?',
    count(placements(({ start }) => within({ from: '2026-09-01', to: '2026-09-30' }, start)).length),
  ),
  q(
    'How many contracts run out in the next 60 days?',
    count([59, 60].map((days) => placements((p) => within({ from: TODAY, to: away(days) }, p.ends)).length)),
  ),
  q(
    'how many fall-offs has the Technology team had in the last two years',
    count(fallen.filter(ofTeam('Technology')).length),
  ),
  q(
    'What percentage of our perm placements have fallen off?',
    count([
      percentOf(fallen.length, placements(perm).length),
      percentOf(fallen.length, placements((p) => perm(p) && p.start <= TODAY).length),
    ]),
  ),
  q("Who's filled jobs quickest this year?", ranked([quickest(0)], [quickest(1)])),
  q(
    'Jobs filled by month since March 2026',
    table(
      ...(['offer', 'start'] as const).map((day) =>
        tableOf(
          placements((p) => !jobOf(p).evergreen && within({ from: '2026-03-01', to: TODAY }, p[day])),
          (p) => p[day].slice(0, 7),
        ),
      ),
    ),
  ),
  q(
    'How many new jobs did Pacific Bank give us in 2025',
    count(newest.filter((job) => job.client === 'Pacific Bank' && within(S.lastYear, job.opened)).length),
  ),
  q(
    'new jobs by client for last quarter',
    table(
      tableOf(
        newest.filter(({ opened }) => within(S.lastQuarter, opened)),
        ({ client }) => client,
      ),
    ),
  ),
  q(
    "Which clients haven't given us a job this year?",
    names(
      COMPANIES.map(({ name }) => name).filter(
        (name) => !newest.some((job) => job.client === name && within(S.thisYear, job.opened)),
      ),
    ),
  ),
  q(
    'where did our hires come from in the last financial year',
    table(
      ...(['offer', 'start'] as const).map((day) =>
        tableOf(
          placements((p) => within(S.lastFinancialYear, p[day])),
          (p) => APPLICATIONS.find(({ key }) => key === p.application)?.source ?? '',
        ),
      ),
    ),
  ),
  q(
    'how did perm fees in H1 2026 compare with H2 2025',
    eitherFigures(
      ...([0, 1].map((reading) =>
        [
          { from: '2026-01-01', to: '2026-06-30' },
          { from: '2025-07-01', to: '2025-12-31' },
        ].map((half) => aud(billed(half, perm))[reading] ?? 0),
      ) as [number[], number[]]),
    ),
  ),
  q("What's the weather like in the Sydney office?", refusal),
  q('What is our net profit margin?', refusal),
  q('Which consultant is likely to resign?', refusal),
];
