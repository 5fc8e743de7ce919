import {
  axisColumns,
  CURRENCY,
  type Figure,
  impossibleNote,
  integer,
  isEntity,
  isOpenEnded,
  labelled,
  type Metric,
  type MetricName,
  measure,
  metricOf,
  number,
  peopleOf,
  percentage,
  type Span,
  text,
  valueColumns,
} from '../analytics/index.ts';
import type { Column, Row } from '../analytics/schema.ts';
import { absentees, befalls, fewOnThem, ofPlaces, whoseOf } from './absent.ts';
import { readingCaveats } from './caveats.ts';
import { figuresOf, figuresWithTotal, filtersOf } from './figures.ts';
import type { Asker, Outcome } from './outcome.ts';
import type { Period, Query } from './query.ts';
import { kept, sorted, within } from './ranking.ts';
import { cumulated } from './series.ts';
import { asksForLeast, wholeStretches } from './stretches.ts';
import { ABSENT } from './structure.ts';

export const isMoney = ({ kind }: Metric): boolean => kind === 'money' || kind === 'billings';

/** The column of a metric's figure. */
export function keyOf(name: MetricName): string {
  const metric = metricOf(name);
  return 'column' in metric ? metric.column : name;
}

/** Runs a query of the closed layer. */
export async function run(asker: Asker, query: Query): Promise<Outcome> {
  if (query.absent)
    return absentees(asker, query, (of, by, filters) =>
      figuresOf(ofPlaces(asker, query), of, by, filters, of.period),
    );
  const few = await fewOnThem(asker, query, (as, filters) =>
    figuresOf(as, query, query.by, filters, query.period),
  );
  const { figures, total } = await figuresWithTotal(asker, query, few);
  if (query.share !== null) return sharesOf(asker, query, figures, total);
  if (query.per !== null) return ratioOf(asker, query, figures);
  const key = query.rows !== null && query.aggregate === null ? 'matching' : keyOf(query.metric);
  const columns = columnsOf(query, key);
  let rows = [...(await rowsOf(asker, query, figures, key))];
  // Of what is bounded row by row a place with none within the bound is none of those asked for.
  if (key === 'matching' && query.by.length > 0) rows = rows.filter(({ matching }) => matching !== 0);
  const none = await noneWithin(asker, query, key);
  rows.push(...without(asker, query, rows, key), ...none.rows);
  const whole = wholeStretches(query, rows, key, asker.ctx.today, await firstStretch(asker, query));
  rows = whole.rows;
  let before: Row[] = [];
  if (query.against !== null) {
    const earlier = await figuresOf(asker, query, query.by, query.filters, query.against);
    const other = await rowsOf(asker, query, earlier, key);
    before =
      query.by.length === 0
        ? other
        : await rowsOf(
            asker,
            { ...query, by: [] },
            await figuresOf(asker, query, [], query.filters, query.against),
            key,
          );
    const mark = (some: Row[], period: Period | null): Row[] =>
      some.map((row) => ({ period: daysOf(period), ...row }));
    rows = [
      ...mark(sorted(asker, query, rows, key), query.period),
      ...mark(sorted(asker, query, other, key), query.against),
    ];
    columns.unshift(text('period', 'Period'));
  } else rows = sorted(asker, query, rows, key);
  const sums = await rowsOf(asker, { ...query, by: [] }, total, key);
  const caveats = [
    ...whole.caveats,
    ...none.caveats,
    ...readingCaveats(query, key, leastIsNone(query)),
    ...(await fallenOf(asker, query, total)),
  ];
  const left = impossibleNote(query.metric, total);
  if (left !== null) caveats.push(left);
  const people = await peopleIn(asker, query, total);
  if (people !== null && query.by.length > 0)
    caveats.push(
      `Somebody with several counts once for each: they are ${people} people${await peopleOfEach(asker, query, rows)}.`,
    );
  const whose = few === null ? '' : whoseOf(query, asker.seen);
  const outcome = { ...kept(query, rows, key), columns, total: sums, before, key, caveats, whose };
  return cumulated(asker.ctx, query, people === null ? outcome : { ...outcome, people });
}

/** The first stretch of which the agency has any of a figure at all, where a question asks for the least of them. */
async function firstStretch(asker: Asker, query: Query): Promise<string | null> {
  const grain = asksForLeast(query);
  if (grain === null || query.period?.span.from == null) return null;
  const figures = await figuresOf(asker, query, [grain], [], null);
  return figures.map(({ at }) => String(at[0] ?? '')).sort()[0] ?? null;
}

/** The fewest of what befalls people is none of it, where somebody was spared. */
const leastIsNone = ({ rank, metric }: Query): boolean => rank?.order === 'low' && befalls(metric);

/** "Fewer than two" and the fewest fall-offs are also true of those who have none, where it is known who could have had some. */
async function noneWithin(
  asker: Asker,
  query: Query,
  key: string,
): Promise<Pick<Outcome, 'rows' | 'caveats'>> {
  const { places, by, tally } = query;
  const [axis, ...more] = by;
  const least = places === null && query.against === null && query.rows === null && leastIsNone(query);
  if (
    (places === null && !least) ||
    tally !== null ||
    axis === undefined ||
    more.length > 0 ||
    key === 'matching'
  )
    return { rows: [], caveats: [] };
  if (
    !ABSENT.has(axis) ||
    metricOf(query.metric).kind !== 'count' ||
    (places !== null && !within(0, places.op, places.amount))
  )
    return { rows: [], caveats: [] };
  const { rows, caveats } = await absentees(asker, query, (of, over, filters) =>
    figuresOf(ofPlaces(asker, query), of, over, filters, of.period),
  );
  return { rows: rows.map((row): Row => ({ ...row, [key]: 0 })), caveats };
}

/** Places that the question names and that have none of a figure, told as none. */
function without({ ctx }: Asker, query: Query, rows: readonly Row[], key: string): Row[] {
  const [axis, ...more] = query.by;
  const metric = metricOf(query.metric);
  const sums = metric.kind === 'count' || metric.kind === 'billings';
  const named = query.filters.find(({ dimension, how }) => dimension === axis && how === 'in');
  if (axis === undefined || more.length > 0 || !sums || named === undefined || named.values.length < 2)
    return [];
  const known = new Set(rows.flatMap((row) => [row[`${axis}_id`], row[axis]]));
  return named.values
    .filter(({ value, label }) => !known.has(value) && !known.has(label))
    .map(({ value, label }): Row => {
      const row: Row = isEntity(axis) ? { [`${axis}_id`]: value, [axis]: label } : { [axis]: value };
      row[key] = 0;
      if (metric.kind === 'billings') Object.assign(row, { rows: 0, currency: ctx.account.currency });
      return row;
    });
}

/** Placements count all that were logged; how many of them fell off is told beside. */
async function fallenOf(asker: Asker, query: Query, total: readonly Figure[]): Promise<string[]> {
  const all = total[0]?.value ?? 0;
  if (query.metric !== 'placements' || all === 0) return [];
  const counted: Query = { ...query, metric: 'fallen_placements' };
  const [fallen] = await figuresOf(asker, counted, [], query.filters, query.period);
  const n = fallen?.value ?? 0;
  return n === 0 ? [] : [`${n} of these ${all} ${all === 1 ? 'placement' : 'placements'} fell off.`];
}

/** How many people a question that asks for people counts; null where that is how many there are of it anyway. */
async function peopleIn(
  { ctx, seen }: Asker,
  query: Query,
  total: readonly Figure[],
): Promise<number | null> {
  const metric = query.people && query.rows === null ? peopleOf(metricOf(query.metric)) : null;
  if (metric === null) return null;
  const span: Span = query.period?.span ?? { from: null, to: null };
  const [each] = await measure(ctx, seen, { metric, by: [], filters: filtersOf(query.filters), span });
  const people = each?.value ?? 0;
  return people === (total[0]?.value ?? 0) ? null : people;
}

/** The most places of which each is told how many people it has. */
const MOST_PLACES = 5;

/** How many people each of a few places has, as what follows the number of all; empty where there are many places. */
async function peopleOfEach({ ctx, seen }: Asker, query: Query, rows: readonly Row[]): Promise<string> {
  const [axis, ...more] = query.by;
  const metric = peopleOf(metricOf(query.metric));
  const known = query.against === null && more.length === 0 && rows.length > 1 && rows.length <= MOST_PLACES;
  if (metric === null || axis === undefined || !known) return '';
  const span: Span = query.period?.span ?? { from: null, to: null };
  const each = await measure(ctx, seen, { metric, by: [axis], filters: filtersOf(query.filters), span });
  const told = rows.flatMap((row) => {
    const place = row[isEntity(axis) ? `${axis}_id` : axis];
    const own = each.find(({ at }) => at[0] === place);
    const name = row[axis];
    return own === undefined || name == null ? [] : [`${name} ${own.value}`];
  });
  return told.length === rows.length ? ` (${told.join(', ')})` : '';
}

/** How a stretch is written in a row. */
export function daysOf(period: Period | null): string {
  if (period === null) return 'now';
  const { from, to } = period.span;
  return `${from ?? '…'} – ${to ?? '…'}`;
}

function columnsOf(query: Query, key: string): Column[] {
  const metric = metricOf(query.metric);
  const axes = query.by.flatMap(axisColumns);
  if (key === 'matching')
    return [
      ...axes,
      integer('matching', 'Within the bound'),
      ...(isAgeOfEach(query) ? valueColumns(query.metric).slice(0, 1) : []),
    ];
  const own = valueColumns(query.metric).filter(
    ({ key: one }) => (query.aggregate === null && metric.kind !== 'share') || one === keyOf(query.metric),
  );
  return [
    ...axes,
    ...own.map((column) =>
      query.aggregate === null ? column : { ...column, label: `${metric.label} (${query.aggregate})` },
    ),
    ...(metric.kind === 'share' ? [integer('hits', 'Of them')] : []),
    ...(isOpenEnded(metric) ? [integer('open', 'Still open')] : []),
    ...(metric.kind === 'count' ? [] : [integer('rows', 'Counted')]),
    ...(isMoney(metric) ? [CURRENCY] : []),
  ];
}

async function rowsOf({ ctx }: Asker, query: Query, figures: readonly Figure[], key: string): Promise<Row[]> {
  const metric = metricOf(query.metric);
  const labels = await labelled(
    ctx,
    query.by,
    figures.map(({ at }) => at),
  );
  return figures.map((figure, at) => Object.assign({ ...labels[at] }, cellsOf(query, metric, figure, key)));
}

/** Whether each job within a bound on its age is told with it. */
const isAgeOfEach = ({ metric, by }: Query): boolean =>
  metric === 'job_age' && by.length === 1 && by[0] === 'job';

function cellsOf(query: Query, metric: Metric, figure: Figure, key: string): Row {
  const { metric: name, aggregate } = query;
  if (key === 'matching')
    return { matching: figure.value ?? 0, ...(isAgeOfEach(query) ? { [name]: figure.mean } : {}) };
  const rows = { rows: figure.count };
  if (metric.kind === 'count') return { [name]: figure.value ?? 0 };
  if (isOpenEnded(metric))
    return { [key]: figure.value, hits: figure.hits ?? 0, open: figure.open ?? 0, ...rows };
  if (metric.kind === 'share') return { [key]: figure.value, hits: figure.hits ?? 0, ...rows };
  if (metric.kind === 'number') return { [key]: figure.value, ...rows };
  if (metric.kind === 'days')
    return aggregate === null
      ? { [name]: figure.value, [`${name}_mean`]: figure.mean, ...rows }
      : { [name]: figure.value, ...rows };
  return { [key]: figure.value, ...rows, currency: figure.currency };
}

/** The share of a part in the whole, or of each place in all of them; of money, within each currency. */
async function sharesOf(
  asker: Asker,
  query: Query,
  figures: readonly Figure[],
  total: readonly Figure[],
): Promise<Outcome> {
  const { share } = query;
  const money = isMoney(metricOf(query.metric));
  const key = money ? 'billings_share' : 'share';
  const named = Array.isArray(share) ? share : [];
  const parts =
    share === 'places'
      ? figures
      : await figuresOf(asker, query, query.by, [...query.filters, ...named], query.period);
  const wholes = share === 'places' ? total : figures;
  const placeOf = ({ at, currency }: Figure): string =>
    JSON.stringify([share === 'places' ? [] : at, currency]);
  const whole = new Map(wholes.map((figure) => [placeOf(figure), figure.value ?? 0]));
  const part = new Map(
    parts.map((figure) => [JSON.stringify([figure.at, figure.currency]), figure.value ?? 0]),
  );
  const of = share === 'places' ? parts : wholes;
  const labels = await labelled(
    asker.ctx,
    query.by,
    of.map(({ at }) => at),
  );
  const own = keyOf(query.metric);
  const rows = of.map((figure, at): Row => {
    const has = part.get(JSON.stringify([figure.at, figure.currency])) ?? 0;
    const all = whole.get(placeOf(figure)) ?? 0;
    const row: Row = { ...labels[at] };
    row[own] = has;
    row[key] = percentage(has, all);
    if (money) row.currency = figure.currency;
    return row;
  });
  const columns = [
    ...query.by.flatMap(axisColumns),
    ...valueColumns(query.metric).slice(0, 1),
    number(key, 'Share', 'percent'),
    ...(money ? [CURRENCY] : []),
  ];
  const wholeRows = (query.by.length > 0 && share !== 'places' ? [] : wholes)
    .filter(({ at }) => at.length === 0)
    .map((figure): Row => ({ [own]: figure.value, currency: figure.currency }));
  // Of each place the share of a part: what it is of all of them.
  if (query.by.length > 0 && share !== 'places') {
    const found = await figuresOf(asker, query, [], [...query.filters, ...named], query.period);
    for (const { value, currency } of total) {
      const has = found.find((one) => one.currency === currency)?.value ?? 0;
      wholeRows.push({ [own]: has, [key]: percentage(has, value ?? 0), currency });
    }
  }
  return {
    ...kept(query, sorted(asker, query, rows, key), key),
    columns,
    total: wholeRows,
    before: [],
    key,
    caveats: [],
  };
}

/** One figure divided by another of the same period. */
async function ratioOf(asker: Asker, query: Query, figures: readonly Figure[]): Promise<Outcome> {
  const { per } = query;
  const other =
    per === null
      ? []
      : await figuresOf(asker, { ...query, metric: per }, query.by, query.filters, query.period);
  const below = new Map(other.map((figure) => [JSON.stringify(figure.at), figure.value ?? 0]));
  const labels = await labelled(
    asker.ctx,
    query.by,
    figures.map(({ at }) => at),
  );
  const whole =
    query.by.length === 0 ? null : await run(asker, { ...query, by: [], rank: null, places: null });
  const rows = figures.map((figure, at): Row => {
    const divisor = below.get(JSON.stringify(figure.at)) ?? 0;
    const row: Row = { ...labels[at] };
    row[query.metric] = figure.value ?? 0;
    if (per !== null) row[per] = divisor;
    row.ratio = divisor === 0 ? null : Math.round((100 * (figure.value ?? 0)) / divisor) / 100;
    return row;
  });
  const columns = [
    ...query.by.flatMap(axisColumns),
    ...valueColumns(query.metric),
    ...(per === null ? [] : valueColumns(per)),
    number('ratio', 'Ratio'),
  ];
  return {
    ...kept(query, sorted(asker, query, rows, 'ratio'), 'ratio'),
    columns,
    total: whole?.rows ?? rows,
    before: [],
    key: 'ratio',
    caveats: [],
  };
}
