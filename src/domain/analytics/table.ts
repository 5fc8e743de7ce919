import type { Redactor } from '#src/lib/money.ts';
import type { VisibleUsers } from '../access/index.ts';
import type { Context } from '../context.ts';
import { addedUp } from './added.ts';
import { isEntity } from './dimensions.ts';
import { type Axis, decidedShare, type Figure, isGrain } from './figure.ts';
import { measureWithTotal } from './measure.ts';
import { isOpenEnded, type Metric } from './metric.ts';
import { type MetricName, metricOf } from './metrics.ts';
import { namesOf } from './names.ts';
import type { Span } from './period.ts';
import { type Filter, keyOf } from './query.ts';
import type { Cell, Column, Row } from './schema.ts';
import { talliesOf } from './tallies.ts';

/** What a table is made for: who asks, what of it they may see, and how it is cut. */
export interface Run {
  ctx: Context;
  seen: VisibleUsers;
  axis: Axis | null;
  filters: readonly Filter[];
  span: Span;
  /** Columns of money that this credential is not shown. */
  hidden: ReadonlySet<string>;
}

export interface Table {
  columns: Column[];
  rows: Row[];
  totals: Row[];
  caveats?: string[];
}

export const text = (key: string, label: string): Column => ({ key, label, type: 'text', unit: null });
export const idColumn = (key: string, label: string): Column => ({ key, label, type: 'id', unit: null });
export const integer = (key: string, label: string, unit: string | null = null): Column => ({
  key,
  label,
  type: 'integer',
  unit,
});
export const number = (key: string, label: string, unit: string | null = null): Column => ({
  key,
  label,
  type: 'number',
  unit,
});
export const money = (key: string, label: string): Column => ({
  key,
  label,
  type: 'money',
  unit: 'currency',
});
export const date = (key: string, label: string): Column => ({ key, label, type: 'date', unit: null });
export const CURRENCY = text('currency', 'Currency');

const AXIS_LABEL: Partial<Record<Axis, string>> = {
  employment_type: 'Employment type',
  placement_type: 'Placement type',
  work_rights: 'Work rights',
};

const wordFor = (axis: string): string => `${axis.charAt(0).toUpperCase()}${axis.slice(1)}`;

/** The columns that tell where a row stands on an axis. */
export function axisColumns(axis: Axis): Column[] {
  const label = AXIS_LABEL[axis] ?? wordFor(axis);
  if (isEntity(axis)) return [idColumn(`${axis}_id`, `${label} id`), text(axis, label)];
  return [text(axis, label)];
}

/** The columns of a metric. */
export function valueColumns(name: MetricName): Column[] {
  const metric = metricOf(name);
  if (metric.kind === 'count') return [integer(name, metric.label)];
  if (isOpenEnded(metric))
    return [
      number(name, metric.label, 'percent'),
      integer(`${name}_open`, 'Still open'),
      number(`${name}_decided`, 'Of those decided', 'percent'),
    ];
  if (metric.kind === 'share') return [number(name, metric.label, 'percent')];
  if (metric.kind === 'days')
    return [number(name, `${metric.label} (median)`, 'days'), number(`${name}_mean`, 'Mean', 'days')];
  if (metric.kind === 'number') return [number(metric.column, metric.label, metric.unit)];
  return [money(metric.column, metric.label)];
}

const isMoney = (metric: Metric): boolean => metric.kind === 'money' || metric.kind === 'billings';

/** The cells of a figure. */
function cellsOf(name: MetricName, figure: Figure | undefined): Row {
  const metric = metricOf(name);
  if (metric.kind === 'count') return { [name]: figure?.value ?? 0 };
  if (isOpenEnded(metric))
    return {
      [name]: figure?.value ?? null,
      [`${name}_open`]: figure?.open ?? 0,
      [`${name}_decided`]: figure === undefined ? null : decidedShare(figure),
    };
  if (metric.kind === 'share') return { [name]: figure?.value ?? null };
  if (metric.kind === 'days')
    return { [name]: figure?.value ?? null, [`${name}_mean`]: figure?.mean ?? null };
  // Of nothing, a sum is zero; a mean, or a sum of amounts that nobody told, is not known.
  const none = metric.kind === 'billings' || ('as' in metric && metric.as === 'sum') ? 0 : null;
  return { [metric.column]: figure === undefined ? none : (figure.value ?? null) };
}

/** The cells that tell where a row stands, with the names of records. */
export async function labelled(
  ctx: Context,
  axes: readonly Axis[],
  places: readonly (readonly (string | null)[])[],
): Promise<Row[]> {
  const names = await Promise.all(
    axes.map((axis, at) =>
      isEntity(axis)
        ? namesOf(
            ctx,
            axis,
            places.map((place) => place[at] ?? null),
          )
        : null,
    ),
  );
  return places.map((place) => {
    const row: Row = {};
    axes.forEach((axis, at) => {
      const value = place[at] ?? null;
      const known = names[at];
      if (known == null) row[axis] = value;
      else {
        row[`${axis}_id`] = value;
        row[axis] = value === null ? null : (known.get(value) ?? value);
      }
    });
    return row;
  });
}

/**
 * A table of one or more metrics along an axis: a row for each place on it. Money stands in the agency's currency; a
 * place that has some in another has a further row for it, which holds nothing else.
 * @param also places on the axis that have a row although nothing is counted there
 */
export async function tableOf(
  run: Run,
  names: readonly MetricName[],
  also: readonly string[] = [],
): Promise<Table> {
  const axes = run.axis === null ? [] : [run.axis];
  const measured = await measuredOf(run, names, axes);
  const rows = await rowsOf(run, measured, axes, also);
  const totals = axes.length === 0 ? rows : await rowsOf(run, await totalled(run, measured), [], []);
  const withMoney = names.some((name) => isMoney(metricOf(name)));
  const columns = [
    ...axes.flatMap(axisColumns),
    ...names.flatMap(valueColumns),
    ...(withMoney ? [CURRENCY] : []),
  ];
  const caveats = measured.flatMap(({ name, figures }) => impossibleNote(name, figures) ?? []);
  return { columns, rows: ordered(run, columns, rows), totals, caveats };
}

/** What to say of rows that are left out as they cannot be; null where there are none. */
export function impossibleNote(name: MetricName, figures: readonly Figure[]): string | null {
  const n = figures.reduce((sum, { impossible = 0 }) => sum + impossible, 0);
  if (n === 0) return null;
  return `${n} left out of ${metricOf(name).label.toLowerCase()}: ${n === 1 ? 'it ends before it begins' : 'they end before they begin'}, as the dates were entered.`;
}

interface Measured {
  name: MetricName;
  figures: Figure[];
  /** Over all places, where the same rows told it. */
  total: Figure[] | null;
}

async function measuredOf(
  run: Run,
  names: readonly MetricName[],
  axes: readonly Axis[],
): Promise<Measured[]> {
  const { ctx, seen, filters, span } = run;
  const measured: Measured[] = [];
  const tallies = await talliesOf(ctx, seen, { by: axes, filters, span }, names.map(metricOf));
  for (const [at, name] of names.entries()) {
    const known = tallies[at] ?? null;
    const question = { metric: metricOf(name), by: axes, filters, span };
    measured.push({
      name,
      ...(known === null ? await measureWithTotal(ctx, seen, question) : { figures: known, total: null }),
    });
  }
  return measured;
}

/** The figures over all places: added up where the rows of one place are those of no other, else measured. */
async function totalled(run: Run, measured: readonly Measured[]): Promise<Measured[]> {
  const totals: Measured[] = [];
  for (const { name, figures, total } of measured) {
    const metric = metricOf(name);
    if (total !== null) {
      totals.push({ name, figures: total, total });
      continue;
    }
    // A row that belongs to several people stands in the place of each.
    const apart =
      run.axis !== null && !isGrain(run.axis) && keyOf({ fact: metric.fact, by: [run.axis] }) !== null;
    const inTime = run.axis !== null && isGrain(run.axis);
    const whole = apart ? null : addedUp(metric, figures, inTime);
    if (whole === null) totals.push(...(await measuredOf(run, [name], [])));
    else totals.push({ name, figures: whole, total: null });
  }
  return totals;
}

async function rowsOf(
  run: Run,
  measured: readonly Measured[],
  axes: readonly Axis[],
  also: readonly string[],
): Promise<Row[]> {
  const { ctx } = run;
  const own = ctx.account.currency;
  const places = new Map<string, (string | null)[]>(also.map((place) => [JSON.stringify([place]), [place]]));
  const found: { name: MetricName; figures: Map<string, Figure> }[] = [];
  const currencies = new Set<string>([own]);
  for (const { name, figures: all } of measured) {
    const figures = new Map<string, Figure>();
    for (const figure of all) {
      const place = JSON.stringify(figure.at);
      places.set(place, figure.at);
      if (figure.currency !== null) currencies.add(figure.currency);
      figures.set(`${place} ${figure.currency ?? ''}`, figure);
    }
    found.push({ name, figures });
  }
  if (axes.length === 0 && places.size === 0) places.set('[]', []);
  const labels = await labelled(ctx, axes, [...places.values()]);
  const withMoney = measured.some(({ name }) => isMoney(metricOf(name)));
  return [...places.keys()].flatMap((place, at) => {
    const main: Row = { ...labels[at] };
    for (const { name, figures } of found) {
      const currency = isMoney(metricOf(name)) ? own : '';
      Object.assign(main, cellsOf(name, figures.get(`${place} ${currency}`)));
    }
    if (!withMoney) return [main];
    main.currency = own;
    const foreign = [...currencies].filter((currency) => currency !== own).sort();
    const more = foreign.flatMap((currency) => {
      const amounts = found.filter(({ figures }) => figures.has(`${place} ${currency}`));
      if (amounts.length === 0) return [];
      const row: Row = { ...labels[at] };
      for (const { name } of found) for (const key of Object.keys(cellsOf(name, undefined))) row[key] = null;
      for (const { name, figures } of amounts)
        Object.assign(row, cellsOf(name, figures.get(`${place} ${currency}`)));
      row.currency = currency;
      return [row];
    });
    const empty = found.every(
      ({ name, figures }) => isMoney(metricOf(name)) && !figures.has(`${place} ${own}`),
    );
    return empty && more.length > 0 ? more : [main, ...more];
  });
}

/**
 * Rows in the order they are read: a series by its time, others the largest first, by the first figure that the caller
 * is shown (the order must not tell what the cells do not), then by what they are called.
 */
export function ordered({ axis, hidden }: Run, columns: readonly Column[], rows: readonly Row[]): Row[] {
  const first = columns.find(
    ({ key, type }) => ['integer', 'number', 'money'].includes(type) && !hidden.has(key),
  )?.key;
  const label = columns.find(({ type }) => type === 'text')?.key ?? '';
  const id = columns.find(({ type }) => type === 'id')?.key ?? label;
  const series = axis !== null && isGrain(axis);
  return [...rows].sort((a, b) => {
    if (!series && first !== undefined) {
      const [left, right] = [numberOf(a[first]), numberOf(b[first])];
      if (left !== right) return left > right ? -1 : 1;
    }
    return compare(a[label], b[label]) || compare(a.currency, b.currency) || compare(a[id], b[id]);
  });
}

const numberOf = (cell: Cell | undefined): number =>
  typeof cell === 'number' ? cell : Number.NEGATIVE_INFINITY;

function compare(a: Cell | undefined, b: Cell | undefined): number {
  const [left, right] = [String(a ?? '\uffff'), String(b ?? '\uffff')];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** What of a schema's rows a credential is not shown, by column, with the scope that it takes. */
export function hiddenColumns(redactor: Redactor, can: (scope: string) => boolean): Map<string, string> {
  const hidden = new Map<string, string>();
  for (const scope of redactor.scopes) {
    if (can(scope)) continue;
    for (const path of redactor.hidden({ has: (other) => other !== scope }))
      hidden.set(path.replace(/^.*\./, ''), scope);
  }
  return hidden;
}

/** What to say of money that is hidden from the caller; null when none of these columns is. */
export function hiddenNote(columns: readonly Column[], hidden: ReadonlyMap<string, string>): string | null {
  const here = columns.filter(({ key }) => hidden.has(key));
  if (here.length === 0) return null;
  const scopes = [...new Set(here.map(({ key }) => hidden.get(key)))].join(' and ');
  return `${here.map(({ key }) => key).join(', ')}: null, as this credential lacks ${scopes}; the amounts are hidden, not zero.`;
}

/** What to say of figures that are not everybody's. */
export function scopeNote(seen: VisibleUsers): string | null {
  if (seen.scope === 'agency') return null;
  return seen.scope === 'team'
    ? 'Only the figures of your team: what is counted belongs to its people.'
    : 'Only your own figures: what is counted belongs to you.';
}
