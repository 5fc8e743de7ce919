/**
 * Questions that come near to what can be answered and turn on one word, of jobs, candidates, submissions and interviews,
 * written apart from the rules. Rules may be mended by these.
 */
import {
  count,
  countIn,
  interviewsIn,
  jobOf,
  live,
  mean,
  names,
  openJobs,
  placements,
  type Question,
  reached,
  refusal,
  SPANS as S,
  stageNow,
  submittedIn,
  table,
  within,
} from './reckon.ts';
import {
  by,
  clientOf,
  either,
  hasPlacement,
  highest,
  openedIn,
  ownerTable,
  percentOf,
  placedShare,
  q,
  teamOf,
} from './terms.ts';
import {
  APPLICATIONS,
  type ApplicationFact,
  between,
  COMPANIES,
  JOBS,
  type JobFact,
  PEOPLE,
  TODAY,
} from './world.ts';

const FY26 = S.lastFinancialYear;
const of = (job: JobFact): ApplicationFact[] => APPLICATIONS.filter((one) => one.job === job.key);
const openWhere = (test: (job: JobFact) => boolean) =>
  count(
    [true, false].map(
      (evergreen) => openJobs().filter((job) => (evergreen || !job.evergreen) && test(job)).length,
    ),
  );
const got = (one: ApplicationFact, stage: Parameters<typeof reached>[1]): boolean =>
  reached(one, stage) !== null;
const reachedIn = (
  span: { from: string; to: string },
  stage: Parameters<typeof reached>[1],
): ApplicationFact[] => APPLICATIONS.filter((one) => within(span, reached(one, stage)));
const at = (day: string, stage: string): number =>
  APPLICATIONS.filter((one) => one.stages.filter(({ on }) => on <= day).at(-1)?.stage === stage).length;
const consultants = (test: (key: string) => boolean) =>
  names(
    PEOPLE.filter(({ key }) => test(key)).map(({ name }) => name),
    PEOPLE.filter(({ key, role }) => role === 'consultant' && test(key)).map(({ name }) => name),
  );
const subs = (key: string) => submittedIn(S.lastMonth).filter(({ owner }) => owner === key).length;
const meets = (key: string) => interviewsIn(S.lastMonth).filter(({ of: one }) => one.owner === key).length;

export const OPEN15: readonly Question[] = [
  q(
    'jobs opened in 2026 without any submission',
    count(openedIn(S.thisYear).filter((job) => !of(job).some((one) => got(one, 'submitted'))).length),
  ),
  q(
    'open jobs with at least two live applications',
    openWhere((job) => of(job).filter(live).length >= 2),
  ),
  q(
    'open jobs with exactly one candidate at client interview',
    openWhere((job) => of(job).filter((one) => stageNow(one) === 'client_interview').length === 1),
  ),
  q(
    'open jobs not owned by anyone in Technology',
    openWhere(({ owner }) => teamOf(owner) !== 'Technology'),
  ),
  q(
    'open jobs that are neither contract nor evergreen',
    openWhere(({ employment, evergreen }) => employment !== 'contract' && !evergreen),
  ),
  q(
    'contract jobs opened since January 2026 that are still open',
    openWhere(({ employment, opened }) => employment === 'contract' && opened >= '2026-01-01'),
  ),
  q(
    'jobs opened in 2026 that are no longer open',
    count(openedIn(S.thisYear).filter(({ status }) => status !== 'active').length),
  ),
  q(
    'jobs opened in 2025 that were never filled',
    count([
      ...new Set([
        openedIn(S.lastYear).filter((job) => !hasPlacement(job.key)).length,
        openedIn(S.lastYear).filter(({ status }) => status !== 'filled').length,
      ]),
    ]),
  ),
  q(
    'how many closed jobs never had a client interview',
    count([
      JOBS.filter((job) => job.status === 'closed' && !of(job).some((one) => got(one, 'client_interview')))
        .length,
      JOBS.filter((job) => job.status === 'closed' && !of(job).some((one) => one.interviews.length > 0))
        .length,
    ]),
  ),
  q(
    'jobs on hold that have had a submission',
    count(
      JOBS.filter((job) => job.status === 'on_hold' && of(job).some((one) => got(one, 'submitted'))).length,
    ),
  ),
  q(
    'what percentage of jobs on hold are contract',
    count(
      percentOf(
        JOBS.filter((job) => job.status === 'on_hold' && job.employment === 'contract').length,
        JOBS.filter((job) => job.status === 'on_hold').length,
      ),
    ),
  ),
  q('candidates at offer on 1 June 2026', count(at('2026-06-01', 'offer'))),
  q(
    'how many candidates were at client interview at the end of 2025',
    count(at('2025-12-31', 'client_interview')),
  ),
  q(
    'submissions that led to a client interview within a week, last FY',
    count([
      reachedIn(FY26, 'submitted').filter(
        (one) =>
          got(one, 'client_interview') &&
          between(reached(one, 'submitted') ?? '', reached(one, 'client_interview') ?? '') <= 7,
      ).length,
    ]),
  ),
  q(
    'candidates submitted last FY who never got a client interview',
    count([reachedIn(FY26, 'submitted').filter((one) => !got(one, 'client_interview')).length]),
  ),
  q(
    'candidates interviewed by clients last quarter but not offered',
    count([
      [...new Set(interviewsIn(S.lastQuarter).map(({ of: one }) => one))].filter((one) => !got(one, 'offer'))
        .length,
      reachedIn(S.lastQuarter, 'client_interview').filter((one) => !got(one, 'offer')).length,
    ]),
  ),
  q(
    'offers of last FY that did not end in a placement',
    count(reachedIn(FY26, 'offer').filter((one) => !got(one, 'placed')).length),
  ),
  q(
    'client interviews per submission for Sam last FY',
    count([
      interviewsIn(FY26).filter(({ of: one }) => one.owner === 'sam').length /
        submittedIn(FY26).filter(({ owner }) => owner === 'sam').length,
    ]),
  ),
  q('second interviews held last quarter', count(0)),
  q('first client interviews last month', count(interviewsIn(S.lastMonth).length)),
  q('interviews that nobody turned up to', refusal),
  q(
    'live applications per open job',
    count(
      [true, false].map((evergreen) => {
        const jobs = openJobs().filter((job) => evergreen || !job.evergreen);
        return jobs.flatMap(of).filter(live).length / jobs.length;
      }),
    ),
  ),
  q(
    'Which source has the best placement rate?',
    highest(
      Object.fromEntries(['applied', 'added', 'referral'].map((source) => [source, placedShare(source)])),
    ),
  ),
  q(
    'which source has the worst placement rate',
    highest(
      Object.fromEntries(['applied', 'added', 'referral'].map((source) => [source, -placedShare(source)])),
    ),
  ),
  q(
    "share of Sam's applications that came in by referral",
    count(
      percentOf(
        APPLICATIONS.filter(({ owner, source }) => owner === 'sam' && source === 'referral').length,
        APPLICATIONS.filter(({ owner }) => owner === 'sam').length,
      ),
    ),
  ),
  q(
    'referrals placed in 2025',
    count(
      countIn(
        S.lastYear,
        (p) => APPLICATIONS.find(({ key }) => key === p.application)?.source === 'referral',
      ),
    ),
  ),
  q(
    "live applications that are not Priya's",
    count(APPLICATIONS.filter((one) => live(one) && one.owner !== 'priya').length),
  ),
  q(
    'live applications on jobs that are closed',
    count(
      APPLICATIONS.filter((one) => live(one) && JOBS.find(({ key }) => key === one.job)?.status === 'closed')
        .length,
    ),
  ),
  q(
    'consultants who submitted somebody last month but held no client interview',
    consultants((key) => subs(key) > 0 && meets(key) === 0),
  ),
  q(
    'consultants with more client interviews than submissions last month',
    consultants((key) => meets(key) > subs(key)),
  ),
  q(
    'who had neither a submission nor a client interview last month',
    consultants((key) => subs(key) === 0 && meets(key) === 0),
  ),
  q(
    'who had both a submission and a client interview last month',
    consultants((key) => subs(key) > 0 && meets(key) > 0),
  ),
  q(
    'how many submissions and how many client interviews did we have last month',
    either([[submittedIn(S.lastMonth).length, interviewsIn(S.lastMonth).length]]),
  ),
  q(
    'submissions last month other than for Vela Health',
    count(submittedIn(S.lastMonth).filter((one) => jobOf(one).client !== 'Vela Health').length),
  ),
  q(
    'submissions by consultant last quarter, contract jobs only',
    table(ownerTable(submittedIn(S.lastQuarter).filter((one) => jobOf(one).employment === 'contract'))),
  ),
  q(
    'submissions made in the first half of last month',
    count([14, 15, 16].map((day) => submittedIn({ from: '2026-07-01', to: `2026-07-${day}` }).length)),
  ),
  q('submissions since Sam last placed somebody', refusal),
  q('submissions between Easter and the end of June', refusal),
  q(
    'how many more submissions did Tom make than Ana last FY',
    either(
      (() => {
        const n = (key: string) => submittedIn(FY26).filter(({ owner }) => owner === key).length;
        return [[n('tom') - n('ana')], [n('tom'), n('ana')]];
      })(),
    ),
  ),
  q(
    'average number of submissions per job that we filled',
    count(
      [
        [...new Set(placements().map((p) => jobOf(p)))].map(
          (job) => of(job).filter((one) => got(one, 'submitted')).length,
        ),
      ].map(mean),
    ),
  ),
  q(
    'candidates rejected in 2026 without ever having been submitted',
    count(reachedIn(S.thisYear, 'rejected').filter((one) => !got(one, 'submitted')).length),
  ),
  q(
    'withdrawals in 2026 after an offer',
    count(reachedIn(S.thisYear, 'withdrew').filter((one) => got(one, 'offer')).length),
  ),
  q(
    'what share of those rejected in 2026 had been submitted',
    count(
      percentOf(
        reachedIn(S.thisYear, 'rejected').filter((one) => got(one, 'submitted')).length,
        reachedIn(S.thisYear, 'rejected').length,
      ),
    ),
  ),
  q(
    'clients whose jobs got no submission in 2026',
    names(
      COMPANIES.map(({ name }) => name).filter(
        (name) => !submittedIn(S.thisYear).some((one) => jobOf(one).client === name),
      ),
      COMPANIES.map(({ name }) => name).filter(
        (name) =>
          JOBS.some(({ client }) => client === name) &&
          !submittedIn(S.thisYear).some((one) => jobOf(one).client === name),
      ),
    ),
  ),
  q(
    'clients with open jobs and no placement ever',
    names(
      COMPANIES.map(({ name }) => name).filter(
        (name) =>
          openJobs().some(({ client }) => client === name) && !placements().some((p) => clientOf(p) === name),
      ),
    ),
  ),
  q(
    'which client has had the longest-open job',
    highest(
      Object.fromEntries(openJobs().map((job) => [job.client, between(job.opened, TODAY)])),
      Object.fromEntries(
        openJobs()
          .filter(({ evergreen }) => !evergreen)
          .map((job) => [job.client, between(job.opened, TODAY)]),
      ),
    ),
  ),
  q('how many of the jobs opened in 2026 came from new clients', refusal),
  q('if we filled every open job, how many placements would we have this year', refusal),
  q('how many candidates might be placed next quarter', refusal),
  q('submissions that should have been made last week', refusal),
  by(
    'kofi',
    'jobs I own that somebody else filled',
    count([
      JOBS.filter((job) => job.owner === 'kofi' && placements().some((p) => jobOf(p).key === job.key)).length,
    ]),
  ),
  by('sam', 'my submissions last quarter that went nowhere', refusal),
  by(
    'tom',
    "my team's submissions last quarter without Ana's",
    count(
      submittedIn(S.lastQuarter).filter(({ owner }) => teamOf(owner) === 'Finance' && owner !== 'ana').length,
    ),
  ),
  by(
    'priya',
    'did I have more client interviews last quarter than Sam',
    either([
      [
        interviewsIn(S.lastQuarter).filter(({ of: one }) => one.owner === 'priya').length,
        interviewsIn(S.lastQuarter).filter(({ of: one }) => one.owner === 'sam').length,
      ],
    ]),
  ),
  by(
    'ana',
    'how long have my open jobs been open on average',
    count([
      mean(
        openJobs()
          .filter(({ owner }) => owner === 'ana')
          .map(({ opened }) => between(opened, TODAY)),
      ),
    ]),
  ),
  by(
    'zoe',
    "who in my team hasn't submitted anyone since the start of July",
    names(
      PEOPLE.filter(
        ({ key, team }) =>
          team === 'Health' &&
          !submittedIn({ from: '2026-07-01', to: TODAY }).some(({ owner }) => owner === key),
      ).map(({ name }) => name),
    ),
  ),
];
