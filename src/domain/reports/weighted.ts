// Read model: the pipeline weighted by how often its stages led to a placement.
import Big from 'big.js';
import { sql } from 'kysely';
import { json } from '#db/rows.ts';
import { roundMoney } from '#src/lib/money.ts';
import type { FeeSchedule } from '../accounts/schema.ts';
import {
  type Axis,
  attributionOf,
  axisColumns,
  CURRENCY,
  type Dimension,
  integer,
  labelled,
  money,
  number,
  ordered,
  type Run,
  select,
  type Table,
} from '../analytics/index.ts';
import type { Column, Row } from '../analytics/schema.ts';
import { bandFor } from '../clients/index.ts';
import { APPLICATION_FILTERS, type ReportDefinition } from './definition.ts';

const NOW = { from: null, to: null };
/** What is live: a live application on an active job. */
export const LIVE = sql`a.status = 'active' and j.status = 'active'`;

/** What is assumed of a stage, in percent, until the agency's own history tells. */
const ASSUMED: Readonly<Record<string, number>> = {
  funnel: 1,
  maybe: 1,
  yes: 4,
  no: 0,
  screen: 6,
  submitted: 12,
  client_interview: 25,
  references: 60,
  offer: 80,
};

/** So many stays of applications that have ended there must have been before its odds are the agency's own. */
const ENOUGH = 30;

export interface PlacementOdds {
  percent: number;
  own: boolean;
}

/** How often stays at each stage, of applications that have ended, led to a placement: everybody's, whoever asks. */
export async function oddsOf({ ctx }: Run): Promise<Map<string, PlacementOdds>> {
  // The applications first, and the few stays of each beside them: a cross join keeps SQLite to that order.
  const { rows } = await sql<{ stage: string; n: number; placed: number }>`
    select s.stage as stage, count(*) as n, sum(case when a.status = 'placed' then 1 else 0 end) as placed
    from applications a cross join application_stages s
    where a.account_id = ${ctx.account.id} and a.status <> 'active' and a.deleted_at is null
      and s.account_id = a.account_id and s.application_id = a.id
    group by s.stage`.execute(ctx.db);
  const odds = new Map<string, PlacementOdds>();
  for (const [stage, assumed] of Object.entries(ASSUMED)) {
    const known = rows.find((row) => row.stage === stage);
    const own = known !== undefined && known.n >= ENOUGH;
    odds.set(stage, {
      own,
      percent: own ? Math.round((known.placed / known.n) * 1000) / 10 : assumed,
    });
  }
  return odds;
}

export interface Competing {
  job: string;
  stage: string;
  n: number;
}

export interface Live extends Competing {
  low: number | null;
  high: number | null;
  period: string;
  currency: string;
  evergreen: number;
  terms: string | null;
}

/** What a hire would bring: the midpoint of the job's pay at the client's percent, its minimum at least. */
export function feeOf(live: Omit<Live, 'n' | 'stage'>, standard: FeeSchedule): Big | null {
  const { low, high, period, currency, terms } = live;
  const pay = low === null || high === null ? (low ?? high) : (low + high) / 2;
  if (pay === null || period !== 'year') return null;
  const schedule = json.decodeOrNull<FeeSchedule>(terms) ?? standard;
  const percent = bandFor(schedule.tiers, pay)?.percent;
  if (percent === undefined) return null;
  // A hundredth by multiplication, which is exact and quicker.
  const fee = new Big(pay).times(percent).times('0.01');
  const minimum = schedule.currency === currency ? (schedule.minimum_fee ?? 0) : 0;
  return fee.lt(minimum) ? new Big(minimum) : fee;
}

interface Sum {
  place: string | null;
  currency: string;
  applications: number;
  priced: number;
  expected: Big;
  weighted: Big;
}

/**
 * All who compete for the jobs, also those whom the filters or the data scope leave out: what one person's applications
 * are worth is then the same in every view, and the views add up.
 */
export async function rivalsOf(
  { ctx, seen, filters }: Run,
  rows: readonly Competing[],
): Promise<Competing[]> {
  if (seen.userIds === null && filters.length === 0) return [...rows];
  return select<Competing>(
    ctx,
    { scope: 'agency', userIds: null, teamIds: null },
    { fact: 'applications', by: [], filters: [], when: null, span: NOW, where: LIVE, needs: ['job'] },
    sql`a.job_id as job, a.stage as stage, count(*) as n`,
    sql`a.job_id, a.stage`,
  );
}

/** The odds of all who compete for each job, added up. */
export function togetherOf(
  rivals: readonly Competing[],
  oddsAt: (stage: string) => number,
): Map<string, number> {
  const together = new Map<string, number>();
  for (const { job, stage, n } of rivals) together.set(job, (together.get(job) ?? 0) + n * oddsAt(stage));
  return together;
}

/** What one application counts of its job's fee if each job is filled: all of it where anybody may be hired, else its part of the seat. */
export type SeatShare = (of: Pick<Live, 'evergreen' | 'job' | 'stage'>) => { of: number; among: number };

/**
 * A job has one seat, which the best of its rivals gets: whoever stands where the odds are highest, in equal parts where several
 * do. Who stands at no gets none.
 */
export function seatsOf(rivals: readonly Competing[], oddsAt: (stage: string) => number): SeatShare {
  const best = new Map<string, { odds: number; n: number }>();
  for (const { job, stage, n } of rivals) {
    if (stage === 'no') continue;
    const odds = oddsAt(stage);
    const known = best.get(job);
    if (known === undefined || odds > known.odds) best.set(job, { odds, n });
    else if (odds === known.odds) known.n += n;
  }
  return ({ evergreen, job, stage }) => {
    const seat = best.get(job);
    if (stage === 'no' || seat === undefined) return { of: 0, among: 1 };
    if (evergreen === 1) return { of: 1, among: 1 };
    return oddsAt(stage) === seat.odds ? { of: 1, among: seat.n } : { of: 0, among: 1 };
  };
}

/** A fee by the odds of its stage: a job is filled once, so its candidates together cannot be more than certain. */
export function weigh(
  { evergreen, job }: Pick<Live, 'evergreen' | 'job'>,
  fee: Big,
  odds: number,
  together: ReadonlyMap<string, number>,
): Big {
  const all = evergreen === 1 ? 100 : Math.max(100, together.get(job) ?? 0);
  // A hundredth by multiplication, which is exact and quicker.
  return all === 100 ? fee.times(odds).times('0.01') : fee.times(odds).div(all);
}

async function table(run: Run): Promise<Table> {
  const { ctx, seen, filters } = run;
  const axis: Axis = run.axis ?? 'stage';
  const rows = await select<Live>(
    ctx,
    seen,
    {
      fact: 'applications',
      by: [axis as Dimension],
      filters,
      when: null,
      span: NOW,
      where: LIVE,
      needs: ['job', 'client'],
    },
    sql`a.job_id as job, a.stage as stage, count(*) as n, j.base_min as low, j.base_max as high, j.period as period,
      j.currency as currency, j.is_evergreen as evergreen, k.fee_terms as terms`,
    sql`1, a.job_id, a.stage, j.base_min, j.base_max, j.period, j.currency, j.is_evergreen, k.fee_terms`,
  );
  const odds = await oddsOf(run);
  const oddsAt = (stage: string): number => odds.get(stage)?.percent ?? 0;
  const rivals = await rivalsOf(run, rows);
  const together = togetherOf(rivals, oddsAt);
  const shareOf = seatsOf(rivals, oddsAt);
  const sums = new Map<string, Sum>();
  for (const row of rows) {
    const place = row.d0 ?? null;
    const key = JSON.stringify([place, row.currency]);
    const sum = sums.get(key) ?? {
      place,
      currency: row.currency,
      applications: 0,
      priced: 0,
      expected: new Big(0),
      weighted: new Big(0),
    };
    sums.set(key, sum);
    sum.applications += row.n;
    const fee = feeOf(row, ctx.account.standardFeeSchedule);
    if (fee === null) continue;
    sum.priced += row.n;
    const share = shareOf(row);
    if (share.of > 0) sum.expected = sum.expected.plus(fee.times(row.n).div(share.among));
    sum.weighted = sum.weighted.plus(weigh(row, fee.times(row.n), oddsAt(row.stage), together));
  }
  const labels = await labelled(
    ctx,
    [axis],
    [...sums.values()].map(({ place }) => [place]),
  );
  const lines = [...sums.values()].map(
    (sum, at): Row => Object.assign({ ...labels[at] }, cells(sum), oddsCells(axis, sum.place, odds)),
  );
  const columns: Column[] = [
    ...axisColumns(axis),
    integer('applications', 'Live applications'),
    integer('priced', 'Of them with a fee to expect'),
    integer('unpriced', 'Without one'),
    ...(axis === 'stage' ? [number('odds', 'Odds of a placement', 'percent')] : []),
    money('expected_fee', 'Fees if each job is filled'),
    money('weighted_fee', 'Weighted fees'),
    CURRENCY,
  ];
  return {
    columns,
    rows: ordered(run, columns, lines),
    totals: totalsOf([...sums.values()]),
    caveats: [...unpricedNote([...sums.values()].map(unpricedOf)), ...notesOf(odds)],
  };
}

const unpricedOf = ({ applications, priced }: Sum) => ({ unpriced: applications - priced });

const cells = ({ applications, priced, expected, weighted, currency }: Sum): Row => ({
  applications,
  priced,
  unpriced: applications - priced,
  // What has no fee to expect is not worth nothing: it is not known.
  expected_fee: priced === 0 ? null : roundMoney(expected, currency),
  weighted_fee: priced === 0 ? null : roundMoney(weighted, currency),
  currency,
});

const oddsCells = (axis: Axis, place: string | null, odds: ReadonlyMap<string, PlacementOdds>): Row =>
  axis === 'stage' ? { odds: odds.get(place ?? '')?.percent ?? null } : {};

function totalsOf(sums: readonly Sum[]): Row[] {
  const byCurrency = new Map<string, Sum>();
  for (const sum of sums) {
    const total = byCurrency.get(sum.currency);
    if (total === undefined) byCurrency.set(sum.currency, { ...sum });
    else {
      total.applications += sum.applications;
      total.priced += sum.priced;
      total.expected = total.expected.plus(sum.expected);
      total.weighted = total.weighted.plus(sum.weighted);
    }
  }
  return [...byCurrency.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1)).map(cells);
}

/** How many live applications the amounts leave out. */
export function unpricedNote(rows: readonly { unpriced: number }[]): string[] {
  const n = rows.reduce((total, { unpriced }) => total + unpriced, 0);
  if (n === 0) return [];
  return [
    `${n} live ${n === 1 ? 'application has' : 'applications have'} no fee to expect and no part in the amounts.`,
  ];
}

export function notesOf(odds: ReadonlyMap<string, PlacementOdds>): string[] {
  const assumed = [...odds].filter(([, { own }]) => !own).map(([stage]) => stage);
  if (assumed.length === 0) return [];
  return [
    `Assumed odds at ${assumed.join(', ')}: fewer than ${ENOUGH} applications of this agency that were there have ended.`,
  ];
}

/** Fees to expect of what is live. */
export const WEIGHTED_PIPELINE: ReportDefinition = {
  definition:
    "Live applications on active jobs: the fee of each (the midpoint of the job's yearly pay at the client's own percent, its minimum at least) times the odds of its stage. The odds are how often stays at the stage, of this agency's applications that have ended, led to a placement; together a job's candidates, whoever's they are, count for one hire at most, unless it is evergreen. expected_fee: the fees if each job is filled, by its best: whoever stands where the odds are highest, in equal parts where several do; the others, and whoever stands at no, count nothing there. Jobs paid by the day or hour, or without pay, have no fee to expect; their applications are counted apart (unpriced).",
  attribution: attributionOf('applications'),
  period: null,
  groups: ['stage', 'consultant', 'team', 'client', 'job'],
  filters: APPLICATION_FILTERS,
  run: table,
};
