import type { Stage } from '#src/domain/stages.ts';
import { addDays } from './calendar.ts';
import type { CandidateTruth } from './candidate.ts';
import type { JobFields, JobTruth } from './jobs.ts';
import type { Seniority } from './lexicon/family.ts';
import { familyOf } from './lexicon/index.ts';
import { Random } from './random.ts';
import type { World } from './world.ts';

/** An application; the indexes point into the agency's candidates, jobs and users. */
export type ApplicationFields = {
  candidate_index: number;
  job_index: number;
  stage: Stage;
  source: 'applied' | 'added' | 'matched' | 'referral';
  owner_index: number;
  rejection: { by: 'consultant' | 'client' | 'candidate'; reason: string; note: string | null } | null;
  /** YYYY-MM-DD. */
  applied_on: string;
};

/** A won fee, as POST /placements takes it; money in `currency`, rates per `rate_period`. */
export type PlacementFields = {
  application_index: number;
  placement_type: 'permanent' | 'contract';
  salary: number | null;
  currency: string;
  offer_date: string;
  start_date: string;
  contract_end_date: string | null;
  charge_rate: number | null;
  pay_rate: number | null;
  rate_period: 'hourly' | 'daily' | null;
};

// The order in which applications take stages: early stages often, each of the twelve at least once in a round.
const ROUND: readonly Stage[] = [
  'placed',
  'submitted',
  'funnel',
  'client_interview',
  'yes',
  'rejected',
  'offer',
  'screen',
  'maybe',
  'funnel',
  'references',
  'no',
  'submitted',
  'withdrew',
  'funnel',
  'client_interview',
  'yes',
  'funnel',
  'screen',
  'maybe',
];

type Rejection = NonNullable<ApplicationFields['rejection']>;

const REJECTIONS: Readonly<Record<'rejected' | 'withdrew', readonly Rejection[]>> = {
  rejected: [
    { by: 'client', reason: 'skills', note: 'Wanted more depth in the core of the role.' },
    { by: 'client', reason: 'pay', note: 'Expectation above the range.' },
    { by: 'consultant', reason: 'location', note: null },
  ],
  withdrew: [
    { by: 'candidate', reason: 'accepted_another_offer', note: 'Counter-offer from the current employer.' },
    { by: 'candidate', reason: 'personal', note: null },
  ],
};

const MOST_PER_JOB = 5;
const MOST_PER_CANDIDATE = 2;

/** Years of work between two steps beyond which nobody would put one in for the other. */
const FURTHEST = { same_family: 6, neighbour: 3 };

const yearsOf = ({ family, seniority }: { family: string; seniority: Seniority }): number =>
  familyOf(family).ladder.find((rung) => rung.seniority === seniority)?.min_years ?? 0;

/** How far someone is from a job: lower is better, null is out of the question. */
const distance = (candidate: CandidateTruth, job: JobTruth): number | null => {
  const years = Math.abs(yearsOf(candidate) - yearsOf(job));
  if (candidate.family === job.family) return years <= FURTHEST.same_family ? years : null;
  const neighbour = familyOf(job.family).moves.includes(candidate.family);
  return neighbour && years <= FURTHEST.neighbour ? years + FURTHEST.same_family : null;
};

/** Puts suitable candidates on the jobs, at most two jobs each and one placement a job, and logs the placements. */
export const pipelineOf = (
  world: World,
  people: readonly CandidateTruth[],
  jobs: readonly { fields: JobFields; truth: JobTruth }[],
): { applications: ApplicationFields[]; placements: PlacementFields[] } => {
  const random = new Random(world.seed, world.country.code, 'pipeline');
  const applications: ApplicationFields[] = [];
  const placements: PlacementFields[] = [];
  const busy = new Map<number, number>();
  const hired = new Set<number>();
  let turn = 0;
  jobs.forEach(({ fields: job, truth }, jobIndex) => {
    const suited = people
      .map((person, candidateIndex) => ({ candidateIndex, distance: distance(person, truth) }))
      .filter((match): match is { candidateIndex: number; distance: number } => match.distance !== null)
      .filter(
        ({ candidateIndex }) =>
          (busy.get(candidateIndex) ?? 0) < MOST_PER_CANDIDATE && !hired.has(candidateIndex),
      )
      .sort((a, b) => a.distance - b.distance || a.candidateIndex - b.candidateIndex)
      .slice(0, random.int(3, MOST_PER_JOB));
    let filled = false;
    for (const { candidateIndex } of suited) {
      let stage = ROUND[turn % ROUND.length] ?? 'funnel';
      // A hire needs an open job and a person with no other process under way; the turn then waits for the next.
      if (stage === 'placed' && (filled || job.status !== 'active' || (busy.get(candidateIndex) ?? 0) > 0))
        stage = 'funnel';
      else turn++;
      busy.set(candidateIndex, (busy.get(candidateIndex) ?? 0) + 1);
      const ago = random.int(3, 60);
      applications.push({
        candidate_index: candidateIndex,
        job_index: jobIndex,
        stage,
        source: random.weighted([
          ['applied', 5],
          ['added', 3],
          ['matched', 2],
          ['referral', 1],
        ]),
        owner_index: job.owner_index,
        rejection:
          stage === 'rejected' || stage === 'withdrew' ? { ...random.pick(REJECTIONS[stage]) } : null,
        applied_on: addDays(world.today, -ago),
      });
      if (stage !== 'placed') continue;
      filled = true;
      hired.add(candidateIndex);
      placements.push(placementOf(random, world, job, applications.length - 1, ago));
    }
  });
  return { applications, placements };
};

const placementOf = (
  random: Random,
  world: World,
  job: JobFields,
  applicationIndex: number,
  appliedDaysAgo: number,
): PlacementFields => {
  const { base_min, base_max, currency, period } = job.compensation;
  const offered = addDays(world.today, -random.int(0, appliedDaysAgo - 1));
  const start = addDays(offered, random.int(7, 45));
  const agreed = base_min + Math.round((base_max - base_min) * random.unit());
  const shared = { application_index: applicationIndex, currency, offer_date: offered, start_date: start };
  if (period === 'year') {
    const salary = Math.round(agreed / 1000) * 1000;
    return {
      ...shared,
      placement_type: 'permanent',
      salary,
      contract_end_date: null,
      charge_rate: null,
      pay_rate: null,
      rate_period: null,
    };
  }
  return {
    ...shared,
    placement_type: 'contract',
    salary: null,
    contract_end_date: addDays(start, random.pick([91, 182, 273])),
    // Agencies add about a fifth to what the contractor is paid.
    charge_rate: Math.round(agreed * 1.2),
    pay_rate: agreed,
    rate_period: period === 'day' ? 'daily' : 'hourly',
  };
};
