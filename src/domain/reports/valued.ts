// Read model: the live applications one by one, with the fee that each may bring, its odds, and when it may start.
import type Big from 'big.js';
import { sql } from 'kysely';
import { addDays, type Day, dayIn, dayNumberIn, startOfDay } from '#src/lib/clock.ts';
import { type Dimension, type Run, select } from '../analytics/index.ts';
import {
  type Competing,
  feeOf,
  LIVE,
  type Live,
  oddsOf,
  type PlacementOdds,
  rivalsOf,
  seatsOf,
  togetherOf,
  weigh,
} from './weighted.ts';

/** A live application, and what it may bring. */
export interface Valued {
  id: string;
  place: string | null;
  candidate: string | null;
  title: string | null;
  client: string | null;
  consultant: string | null;
  stage: string;
  currency: string;
  odds: number;
  fee: Big | null;
  /** Its part of the fees if each job is filled. */
  expected: Big | null;
  weighted: Big | null;
  /** The day on which the job wants its hire to start; null where it says none. */
  wanted: Day | null;
  /** The day on which it came to its stage. */
  moved: Day;
}

type Found = Pick<Valued, 'id' | 'candidate' | 'consultant' | 'stage'> & { job: string; since: string };

/** So many live applications of one job at one stage that may start on one day. */
export interface EqualApplications extends Pick<Valued, 'place' | 'currency' | 'fee' | 'weighted'> {
  starts: Day;
  n: number;
}

/** What is alike for all who are put forward for a job. */
type JobFacts = Omit<Live, 'n' | 'stage'> & Pick<Valued, 'title' | 'client' | 'wanted'>;

/** The active jobs by their ids: read once each, not with every application. */
async function jobsOf({ ctx }: Run): Promise<Map<string, JobFacts>> {
  const { rows } = await sql<JobFacts>`
    select j.id as job, j.title as title, k.name as client, j.base_min as low, j.base_max as high,
      j.period as period, j.currency as currency, j.is_evergreen as evergreen, k.fee_terms as terms,
      j.target_start_date as wanted
    from jobs j left join clients k on k.account_id = j.account_id and k.id = j.client_id
    where j.account_id = ${ctx.account.id} and j.status = 'active'`.execute(ctx.db);
  return new Map(rows.map((row) => [row.job, row]));
}

/** Every live application, with its place on a dimension and the names of who and what it is about. */
export async function valuedOf(
  run: Run,
  by: Dimension | null,
): Promise<{ applications: Valued[]; odds: Map<string, PlacementOdds> }> {
  const { ctx, seen, filters } = run;
  const rows = await select<Found>(
    ctx,
    seen,
    {
      fact: 'applications',
      by: by === null ? [] : [by],
      filters,
      when: null,
      span: { from: null, to: null },
      where: LIVE,
      needs: ['job', 'person', 'owner'],
    },
    sql`a.id as id, a.job_id as job, a.stage as stage, a.stage_changed_at as since,
      c.name as candidate, u.name as consultant`,
    'none',
  );
  const { odds, priceOf } = await pricesOf(
    run,
    rows.map(({ job, stage }) => ({ job, stage, n: 1 })),
  );
  const { timezone } = ctx.account;
  const applications = rows.flatMap((row): Valued[] => {
    const price = priceOf(row);
    if (price === null) return [];
    const { id, candidate, consultant, stage } = row;
    const { fee, expected, weighted } = price;
    const { title, client, currency, wanted } = price.job;
    return [
      {
        ...{ id, candidate, title, client, consultant, stage, currency, wanted, fee, expected, weighted },
        place: row.d0 ?? null,
        odds: odds.get(stage)?.percent ?? 0,
        moved: dayIn(row.since, timezone),
      },
    ];
  });
  return { applications, odds };
}

/** What an application is worth by its job and its stage, told once for all who are alike in both. */
async function pricesOf(
  run: Run,
  rows: readonly Competing[],
): Promise<{
  odds: Map<string, PlacementOdds>;
  priceOf(
    of: Pick<Competing, 'job' | 'stage'>,
  ): { job: JobFacts; fee: Big | null; expected: Big | null; weighted: Big | null } | null;
}> {
  const jobs = await jobsOf(run);
  const odds = await oddsOf(run);
  const oddsAt = (stage: string): number => odds.get(stage)?.percent ?? 0;
  const rivals = await rivalsOf(run, rows);
  const together = togetherOf(rivals, oddsAt);
  const shareOf = seatsOf(rivals, oddsAt);
  const fees = new Map<string, Big | null>();
  const weights = new Map<string, Big>();
  const priceOf = (of: Pick<Competing, 'job' | 'stage'>) => {
    const job = jobs.get(of.job);
    if (job === undefined) return null;
    const knownFee = fees.get(of.job);
    const fee = knownFee === undefined ? feeOf(job, run.ctx.account.standardFeeSchedule) : knownFee;
    fees.set(of.job, fee);
    const at = `${of.job} ${of.stage}`;
    const weighted = fee === null ? null : (weights.get(at) ?? weigh(job, fee, oddsAt(of.stage), together));
    if (weighted !== null) weights.set(at, weighted);
    const share = shareOf({ ...job, stage: of.stage });
    const expected = fee === null ? null : fee.times(share.of).div(share.among);
    return { job, fee, expected, weighted };
  };
  return { odds, priceOf };
}

/**
 * The live applications by the day they may start, counted where they are alike: those that may start today come as one row
 * for each job and stage, as most do that have stood for long.
 */
export async function alikeIn(
  run: Run,
  by: Dimension | null,
  leads: ReadonlyMap<string, Lead>,
): Promise<{ applications: EqualApplications[]; odds: Map<string, PlacementOdds> }> {
  const { ctx, seen, filters } = run;
  const { today } = ctx;
  const { timezone } = ctx.account;
  // Whoever came to a stage before this instant would have started by today.
  const dueBefore = [...leads].map(
    ([stage, { days }]) => sql`when ${stage} then ${startOfDay(addDays(today, 1 - days), timezone)}`,
  );
  const since = sql`case when j.target_start_date >= ${today}
    or a.stage_changed_at < case a.stage ${sql.join(dueBefore, sql` `)} else ${startOfDay(addDays(today, 1), timezone)} end
    then null else a.stage_changed_at end`;
  const rows = await select<Competing & { since: string | null }>(
    ctx,
    seen,
    {
      fact: 'applications',
      by: by === null ? [] : [by],
      filters,
      when: null,
      span: { from: null, to: null },
      where: LIVE,
      needs: ['job'],
    },
    sql`a.job_id as job, a.stage as stage, ${since} as since, count(*) as n`,
    by === null ? sql`1, 2, 3` : sql`1, 2, 3, 4`,
  );
  const { odds, priceOf } = await pricesOf(run, rows);
  const days = new Map<string, Day>();
  const startsOf = (job: JobFacts, stage: string, instant: string | null): Day => {
    if (instant === null) return job.wanted !== null && job.wanted >= today ? job.wanted : today;
    const moved = dayIn(instant, timezone);
    const known = days.get(`${moved} ${stage}`);
    const day = known ?? startOf({ wanted: null, moved, stage }, leads, today);
    days.set(`${moved} ${stage}`, day);
    return day;
  };
  const applications = rows.flatMap((row): EqualApplications[] => {
    const price = priceOf(row);
    if (price === null) return [];
    const { job, fee, weighted } = price;
    const starts = startsOf(job, row.stage, row.since);
    return [{ place: row.d0 ?? null, currency: job.currency, fee, weighted, starts, n: row.n }];
  });
  return { applications, odds };
}

/** Days from coming to a stage to the start that are assumed until the agency's own history tells. */
const ASSUMED_DAYS: Readonly<Record<string, number>> = {
  funnel: 75,
  maybe: 75,
  yes: 70,
  no: 75,
  screen: 65,
  submitted: 55,
  client_interview: 45,
  references: 35,
  offer: 30,
};

const DAY_MS = 86_400_000;

/** So many starts there must have been from a stage before its days are the agency's own. */
const ENOUGH_STARTS = 10;

/** How long it takes from a stage to the start. */
export interface Lead {
  days: number;
  own: boolean;
}

/** The median of days from coming to each stage to the start, of the placements that began in the last 365 days. */
export async function leadsOf({ ctx }: Run): Promise<Map<string, Lead>> {
  const stages = Object.keys(ASSUMED_DAYS);
  // A row for each placement: as many columns as stages are read faster than as many rows.
  const first = stages.map(
    (stage, at) => sql`min(case when s.stage = ${stage} then s.entered_at end) as ${sql.id(`s${at}`)}`,
  );
  const { rows } = await sql<{ starts: Day } & Record<`s${number}`, string | null>>`
    select min(p.start_date) as starts, ${sql.join(first)}
    from placements p join application_stages s
      on s.application_id = p.application_id and s.account_id = p.account_id
    where p.account_id = ${ctx.account.id} and p.start_date > ${addDays(ctx.today, -365)}
      and p.start_date <= ${ctx.today} and p.status <> 'pending_start'
    group by p.id`.execute(ctx.db);
  const byStage = new Map(stages.map((stage) => [stage, [] as number[]]));
  for (const row of rows) {
    const started = Date.parse(row.starts) / DAY_MS;
    stages.forEach((stage, at) => {
      const since = row[`s${at}`] ?? null;
      const days = since === null ? -1 : started - dayNumberIn(since, ctx.account.timezone);
      if (days >= 0) byStage.get(stage)?.push(days);
    });
  }
  const leads = new Map<string, Lead>();
  for (const [stage, assumed] of Object.entries(ASSUMED_DAYS)) {
    const days = (byStage.get(stage) ?? []).sort((a, b) => a - b);
    const own = days.length >= ENOUGH_STARTS;
    leads.set(stage, { own, days: own ? (days[(days.length - 1) >> 1] ?? assumed) : assumed });
  }
  return leads;
}

/** When a live application may start: as the job wants it where that is to come, else after its stage's days, not before today. */
export function startOf(
  { wanted, moved, stage }: Pick<Valued, 'wanted' | 'moved' | 'stage'>,
  leads: ReadonlyMap<string, Lead>,
  today: Day,
): Day {
  if (wanted !== null && wanted >= today) return wanted;
  const days = leads.get(stage)?.days ?? 0;
  const expected = new Date(Date.parse(moved) + days * DAY_MS).toISOString().slice(0, 10);
  return expected < today ? today : expected;
}
