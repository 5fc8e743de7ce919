// Read model: the live applications one by one, with the fee that each may bring, its odds, and when it may start.
import type Big from 'big.js';
import { sql } from 'kysely';
import { addDays, type Day, dayIn } from '#src/lib/clock.ts';
import { type Dimension, type Run, select } from '../analytics/index.ts';
import { feeOf, LIVE, type Live, type Odds, oddsOf, rivalsOf, togetherOf, weigh } from './weighted.ts';

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
  weighted: Big | null;
  /** The day on which the job wants its hire to start; null where it says none. */
  wanted: Day | null;
  /** The day on which it came to its stage. */
  moved: Day;
}

type Found = Pick<Valued, 'id' | 'candidate' | 'consultant' | 'stage'> & { job: string; since: string };

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

/** Every live application, with its place on a dimension. @param named whether with the names of who and what it is about */
export async function valuedOf(
  run: Run,
  by: Dimension | null,
  named = true,
): Promise<{ applications: Valued[]; odds: Map<string, Odds> }> {
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
      needs: named ? ['job', 'person', 'owner'] : ['job'],
    },
    sql`a.id as id, a.job_id as job, a.stage as stage, a.stage_changed_at as since,
      ${named ? sql`c.name` : sql`null`} as candidate, ${named ? sql`u.name` : sql`null`} as consultant`,
    'none',
  );
  const jobs = await jobsOf(run);
  const odds = await oddsOf(run);
  const oddsAt = (stage: string): number => odds.get(stage)?.percent ?? 0;
  const together = togetherOf(
    await rivalsOf(
      run,
      rows.map(({ job, stage }) => ({ job, stage, n: 1 })),
    ),
    oddsAt,
  );
  const { timezone, standardFeeSchedule } = ctx.account;
  // Alike for all of a job, and its stage.
  const fees = new Map<string, Big | null>();
  const weights = new Map<string, Big>();
  const applications = rows.flatMap((row): Valued[] => {
    const job = jobs.get(row.job);
    if (job === undefined) return [];
    const knownFee = fees.get(row.job);
    const fee = knownFee === undefined ? feeOf(job, standardFeeSchedule) : knownFee;
    fees.set(row.job, fee);
    const { id, candidate, consultant, stage } = row;
    const { title, client, currency, wanted } = job;
    const own = oddsAt(stage);
    const at = `${row.job} ${stage}`;
    const weighted = fee === null ? null : (weights.get(at) ?? weigh(job, fee, own, together));
    if (weighted !== null) weights.set(at, weighted);
    return [
      {
        ...{ id, candidate, title, client, consultant, stage, currency, wanted, fee },
        place: row.d0 ?? null,
        odds: own,
        weighted,
        moved: dayIn(row.since, timezone),
      },
    ];
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
  const { rows } = await sql<{ stage: string; since: string; starts: Day }>`
    select s.stage as stage, min(s.entered_at) as since, min(p.start_date) as starts
    from placements p join application_stages s
      on s.application_id = p.application_id and s.account_id = p.account_id
    where p.account_id = ${ctx.account.id} and p.start_date > ${addDays(ctx.today, -365)}
      and p.start_date <= ${ctx.today} and p.status <> 'pending_start'
    group by p.id, s.stage`.execute(ctx.db);
  const byStage = new Map<string, number[]>();
  for (const { stage, since, starts } of rows) {
    // Days by themselves are whole days apart, as UTC has them.
    const days = (Date.parse(starts) - Date.parse(dayIn(since, ctx.account.timezone))) / DAY_MS;
    if (days < 0) continue;
    const known = byStage.get(stage);
    if (known === undefined) byStage.set(stage, [days]);
    else known.push(days);
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
export function startOf({ wanted, moved, stage }: Valued, leads: ReadonlyMap<string, Lead>, today: Day): Day {
  if (wanted !== null && wanted >= today) return wanted;
  const days = leads.get(stage)?.days ?? 0;
  const expected = new Date(Date.parse(moved) + days * DAY_MS).toISOString().slice(0, 10);
  return expected < today ? today : expected;
}
