import Big from 'big.js';
import { roundMoney } from '#src/lib/money.ts';
import {
  type Axis,
  attributionOf,
  axisColumns,
  CURRENCY,
  type Grain,
  integer,
  isGrain,
  labelled,
  labelOf,
  measure,
  metricOf,
  money,
  ordered,
  type Run,
  startOf as startOfStretch,
  type Table,
} from '../analytics/index.ts';
import type { Column, Row } from '../analytics/schema.ts';
import { APPLICATION_FILTERS, type ReportDefinition } from './definition.ts';
import {
  alikeIn,
  type EqualApplications,
  type Lead,
  leadsOf,
  startOf,
  type Valued,
  valuedOf,
} from './valued.ts';
import { notesOf, unpricedNote } from './weighted.ts';

/** A live application with the day it may start, on the axis of a forecast. */
export interface Expected extends Valued {
  starts: string;
  at: string | null;
}

/** The live applications that may start within the span one by one, by the axis of the run. */
export async function expectedIn(run: Run): Promise<{ applications: Expected[] }> {
  const axis: Axis = run.axis ?? 'month';
  const { applications } = await valuedOf(run, isGrain(axis) ? null : axis);
  const leads = await leadsOf(run);
  const labelAt = labels();
  const expected = applications.flatMap((one): Expected[] => {
    const starts = startOf(one, leads, run.ctx.today);
    if (!within(run, starts)) return [];
    return [{ ...one, starts, at: isGrain(axis) ? labelAt(axis, starts) : one.place }];
  });
  return { applications: expected };
}

const within = ({ span: { from, to } }: Run, day: string): boolean =>
  (from === null || day >= from) && (to === null || day <= to);

/** The name of the stretch that a day lies in, told once for each day. */
function labels(): (grain: Grain, day: string) => string {
  const known = new Map<string, string>();
  return (grain, day) => {
    const label = known.get(day) ?? labelOf(grain, startOfStretch(grain, day));
    known.set(day, label);
    return label;
  };
}

interface Sum {
  at: string | null;
  currency: string;
  applications: number;
  unpriced: number;
  weighted: Big;
  forecast: Big;
  starts: number;
}

async function sumsOf(run: Run, applications: readonly EqualApplications[]): Promise<Sum[]> {
  const { ctx, seen, span } = run;
  const axis: Axis = run.axis ?? 'month';
  const sums = new Map<string, Sum>();
  const sumAt = (at: string | null, currency: string): Sum => {
    const key = JSON.stringify([at, currency]);
    const zero = new Big(0);
    const sum = sums.get(key) ?? {
      ...{ at, currency, applications: 0, unpriced: 0, weighted: zero, forecast: zero, starts: 0 },
    };
    sums.set(key, sum);
    return sum;
  };
  const labelAt = labels();
  for (const { place, starts, currency, weighted, n } of applications) {
    if (!within(run, starts)) continue;
    const sum = sumAt(isGrain(axis) ? labelAt(axis, starts) : place, currency);
    sum.applications += n;
    if (weighted === null) sum.unpriced += n;
    else sum.weighted = sum.weighted.plus(weighted.times(n));
  }
  const coming = await measure(ctx, seen, {
    metric: metricOf('forecast'),
    by: [axis],
    filters: run.filters,
    span,
  });
  for (const { at, currency, value, count } of coming) {
    const sum = sumAt(at[0] ?? null, currency ?? ctx.account.currency);
    sum.forecast = sum.forecast.plus(value ?? 0);
    sum.starts += count;
  }
  return [...sums.values()];
}

const cells = ({ applications, unpriced, weighted, forecast, currency }: Sum): Row => ({
  applications,
  unpriced,
  // What has no fee to expect is not worth nothing: it is not known.
  weighted_fee: applications > 0 && unpriced === applications ? null : roundMoney(weighted, currency),
  forecast: roundMoney(forecast, currency),
  currency,
});

async function table(run: Run): Promise<Table> {
  const axis: Axis = run.axis ?? 'month';
  const leads = await leadsOf(run);
  const { applications, odds } = await alikeIn(run, isGrain(axis) ? null : axis, leads);
  const sums = await sumsOf(run, applications);
  const labels = await labelled(
    run.ctx,
    [axis],
    sums.map(({ at }) => [at]),
  );
  const columns: Column[] = [
    ...axisColumns(axis),
    integer('applications', 'Live applications'),
    integer('unpriced', 'Of them without a fee to expect'),
    money('weighted_fee', 'Weighted fees of the pipeline'),
    money('forecast', 'Fees of starts to come'),
    CURRENCY,
  ];
  const rows = sums.map((sum, at): Row => Object.assign({ ...labels[at] }, cells(sum)));
  const totals = new Map<string, Sum>();
  for (const sum of sums) {
    const total = totals.get(sum.currency);
    if (total === undefined) totals.set(sum.currency, { ...sum });
    else {
      total.applications += sum.applications;
      total.unpriced += sum.unpriced;
      total.weighted = total.weighted.plus(sum.weighted);
      total.forecast = total.forecast.plus(sum.forecast);
    }
  }
  const total = [...totals.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
  return {
    columns,
    rows: ordered(run, columns, rows),
    totals: total.map(cells),
    caveats: [...unpricedNote(sums), ...notesOf(odds), ...daysNotesOf(leads)],
  };
}

function daysNotesOf(leads: ReadonlyMap<string, Lead>): string[] {
  const assumed = [...leads].filter(([, { own }]) => !own).map(([stage]) => stage);
  return assumed.length === 0
    ? []
    : [
        `Assumed days to the start from ${assumed.join(', ')}: too few placements of the last year went that way.`,
      ];
}

/** What the pipeline and the starts to come may bring, by when they start. */
export const PIPELINE_FORECAST: ReportDefinition = {
  definition:
    "Live applications on active jobs by their expected start: the job's target start date where it is to come, else the day it came to its stage plus the agency's own median of days from there to a start (of placements that began in the last 365 days), not before today. weighted_fee: the fee of each times the agency's own odds of its stage, as in fee_pipeline_weighted. forecast: beside it, the fees of placements that have not started, by their start date, in the shares of their credits; they are certain as far as they are logged, and no part of weighted_fee.",
  attribution: attributionOf('applications', 'credits'),
  period: 'next_12_months',
  groups: ['month', 'quarter', 'week', 'year', 'consultant', 'team', 'client', 'job'],
  filters: ['consultant', 'team', 'client', 'job', 'employment_type', 'industry'].flatMap((name) =>
    APPLICATION_FILTERS.filter((one) => one === name),
  ),
  run: table,
};
