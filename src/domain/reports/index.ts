import { fold } from '#db/rows.ts';
import { toCsv } from '#src/lib/csv.ts';
import { invalid, notFound } from '#src/lib/errors.ts';
import { compileRedactor } from '#src/lib/money.ts';
import { type Page, singlePage } from '#src/lib/page.ts';
import { type VisibleUsers, visibleInReports } from '../access/index.ts';
import {
  type Axis,
  chartOfTable,
  type Dimension,
  type Filter,
  hiddenColumns,
  hiddenNote,
  isEntity,
  namesOf,
  type Run,
  type Span,
  scopeNote,
  spanOf,
  spellings,
  type Table,
} from '../analytics/index.ts';
import type { Applied, PeriodShown } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import { REPORTS } from './catalogue.ts';
import type { ReportDefinition } from './definition.ts';
import { runnable } from './runnable.ts';
import { Report, type ReportEntry, type ReportFilters, type RunReport } from './schema.ts';

/** Every report of the catalogue, with what it counts and takes; those that cannot be run yet say so. */
export async function listReports(): Promise<Page<ReportEntry>> {
  return singlePage(reportEntries());
}

/** The catalogue of reports as it is listed. */
export function reportEntries(): ReportEntry[] {
  return REPORTS.map((info): ReportEntry => {
    const known = runnable(info.report);
    return {
      report: info.report,
      title: info.title,
      description: info.description,
      area: info.area,
      available: known !== undefined,
      definition: known?.definition ?? null,
      attribution: known?.attribution ?? null,
      default_period: known?.period ?? null,
      group_by: [...(known?.groups ?? [])],
      filters: (known?.filters ?? []).map(inputOf),
    };
  });
}

export { expectedIn } from './forecast.ts';
export { metricAt, OPENERS } from './openings.ts';
export { membersBehind } from './pools.ts';
export { type Valued, valuedOf } from './valued.ts';

const redactor = compileRedactor(Report);

/** Whether a report is of what is to come, such as contracts that end: a weekday among its days is the coming one. */
export function isOfTheFuture(report: unknown): boolean {
  const info = REPORTS.find((entry) => entry.report === report);
  return info !== undefined && runnable(info.report)?.period?.startsWith('next_') === true;
}

/**
 * Runs a report over what the caller's data scope shows. Money that the credential may not see is null in its cells, and
 * the caveats say so.
 * @throws AppError VALIDATION_ERROR for a report that cannot be run yet, and for a period, filter or grouping that it
 * does not take; NOT_FOUND on a filter's record
 */
export async function runReport(ctx: Context, input: RunReport): Promise<Report> {
  const { definition, run, shown, applied, notes, hidden } = await prepared(ctx, input);
  const { seen, axis } = run;
  const table = await definition.run(run);
  const caveats = [scopeNote(seen), ...notes, ...(table.caveats ?? []), hiddenNote(table.columns, hidden)];
  const rows = table.rows.slice(0, input.limit);
  const report: Report = {
    report: input.report,
    title: REPORTS.find(({ report }) => report === input.report)?.title ?? input.report,
    definition: definition.definition,
    attribution: definition.attribution,
    params: { period: shown, group_by: axis, filters: applied, limit: input.limit },
    data_scope: seen.scope,
    columns: table.columns,
    rows,
    totals: table.totals,
    row_count: table.rows.length,
    truncated: table.rows.length > rows.length,
    chart: chartOfTable(table.columns, rows, run.hidden),
    caveats: caveats.filter((note) => note !== null),
    csv: null,
    generated_at: ctx.now,
  };
  if (input.format === 'csv') report.csv = csvOf({ columns: table.columns, rows, totals: [] });
  return report;
}

/** A report that is about to be run. */
export interface Prepared {
  definition: ReportDefinition;
  run: Run;
  shown: PeriodShown | null;
  applied: Applied[];
  notes: string[];
  /** The columns of money that the credential is not shown, with the scope of each. */
  hidden: Map<string, string>;
}

/** Reads what a report is asked for. @throws AppError as `runReport` */
export async function prepared(ctx: Context, input: RunReport): Promise<Prepared> {
  const definition = runnable(input.report);
  if (definition === undefined) throw unavailable(input.report);
  const seen = await visibleInReports(ctx);
  const { span, shown } = periodFor(ctx, input, definition);
  const axis = axisFor(input, definition);
  const { filters, applied, notes } = await filtersFor(ctx, input, definition);
  requireSeen(seen, applied);
  const hidden = hiddenColumns(redactor, (scope) => ctx.can(scope));
  const run: Run = { ctx, seen, axis, filters, span, hidden: new Set(hidden.keys()) };
  return { definition, run, shown, applied, notes, hidden };
}

/** Where the text with the money of a scope stands. */
const CSV_WITH = {
  'placements:financials:read': 'with_fees',
  'clients:financials:read': 'with_terms',
  'marketplace:financials:read': 'with_deals',
} as const;

/** The rows as text: without their money, and with that of each scope that they hold some of. */
function csvOf({ columns, rows }: Table): NonNullable<Report['csv']> {
  const head = columns.map(({ key }) => key);
  const gates = hiddenColumns(redactor, () => false);
  const textWith = (shown: string | null): string => {
    const open = (key: string): boolean => !gates.has(key) || gates.get(key) === shown;
    return toCsv([head, ...rows.map((row) => head.map((key) => (open(key) ? row[key] : null)))]);
  };
  const csv: NonNullable<Report['csv']> = { text: textWith(null) };
  for (const [scope, member] of Object.entries(CSV_WITH))
    if (head.some((key) => gates.get(key) === scope)) csv[member] = textWith(scope);
  return csv;
}

function unavailable(report: string) {
  return invalid(
    'report',
    `report: ${report} cannot be run in this release, as what it counts is not kept yet; list_reports says which can`,
  );
}

function periodFor(
  ctx: Context,
  { period, from, to, report }: RunReport,
  definition: ReportDefinition,
): { span: Span; shown: PeriodShown | null } {
  const days = from !== undefined || to !== undefined;
  if (definition.period === null) {
    const field = period !== undefined ? 'period' : from !== undefined ? 'from' : 'to';
    if (days || period !== undefined)
      throw invalid(
        field,
        `${field}: ${report} shows how things stand now, so it takes no period; leave it out`,
      );
    return { span: { from: null, to: null }, shown: null };
  }
  if (days && period !== undefined)
    throw invalid('period', 'period: give a period, or from and to, not both');
  if (from !== undefined && to !== undefined && to < from)
    throw invalid('to', `to: ${to} is before from, ${from}; a period ends on or after the day it begins`);
  const { timezone } = ctx.account;
  if (days) {
    const span = { from: from ?? null, to: to ?? null };
    return { span, shown: { period: null, ...span, timezone } };
  }
  const name = period ?? definition.period;
  const span = spanOf(name, ctx.today);
  return { span, shown: { period: name, ...span, timezone } };
}

function axisFor({ group_by, report }: RunReport, { groups }: ReportDefinition): Axis | null {
  if (group_by === undefined) return groups[0] ?? null;
  if (groups.includes(group_by)) return group_by;
  throw invalid(
    'group_by',
    groups.length === 0
      ? `group_by: the rows of ${report} are its records one by one and are not grouped, as those of other reports are (list_reports tells by what); leave it out`
      : `group_by: ${report} can be grouped by ${groups.join(', ')}`,
    groups.length === 0 ? undefined : { allowed: groups },
  );
}

/** What a filter on a dimension is called in the input. */
const inputOf = (dimension: Dimension): string => (isEntity(dimension) ? `${dimension}_id` : dimension);

/** What the caller does not see is refused: nothing of it would be counted, and 0 told in its place. */
function requireSeen({ scope, userIds, teamIds }: VisibleUsers, applied: readonly Applied[]): void {
  const visible: Partial<Record<string, readonly string[] | null>> = { consultant: userIds, team: teamIds };
  for (const { dimension, values } of applied) {
    const ids = visible[dimension] ?? null;
    const unseen = ids === null ? undefined : values.find(({ value }) => !ids.includes(value));
    if (unseen === undefined) continue;
    const field = `filters.${inputOf(dimension as Dimension)}`;
    throw invalid(
      field,
      `${field}: the figures of ${unseen.label} are not among those that this credential sees (its data scope is ${scope}); leave it out, or ask for a wider scope`,
    );
  }
}

async function filtersFor(
  ctx: Context,
  { filters: given = {}, report }: RunReport,
  definition: ReportDefinition,
): Promise<{ filters: Filter[]; applied: Applied[]; notes: string[] }> {
  const filters: Filter[] = [];
  const applied: Applied[] = [];
  const notes: string[] = [];
  for (const [key, value] of Object.entries(given as ReportFilters)) {
    if (value === undefined) continue;
    const dimension = definition.filters.find((one) => inputOf(one) === key);
    if (dimension === undefined) {
      throw invalid(
        `filters.${key}`,
        `filters.${key}: ${report} can be limited to ${definition.filters.map(inputOf).join(', ')}`,
      );
    }
    const found = await valuesFor(ctx, dimension, value, `filters.${key}`);
    if (found.length === 0) notes.push(`No record has the ${dimension} ${value}, so nothing is counted.`);
    filters.push({ dimension, values: found.map((one) => one.value) });
    applied.push({ dimension, values: found });
  }
  return { filters, applied, notes };
}

async function valuesFor(
  ctx: Context,
  dimension: Dimension,
  value: string,
  field: string,
): Promise<{ value: string; label: string }[]> {
  if (isEntity(dimension)) {
    const label = (await namesOf(ctx, dimension, [value])).get(value);
    if (label === undefined) throw notFound(dimension === 'consultant' ? 'user' : dimension, value, field);
    return [{ value, label }];
  }
  if (dimension !== 'city' && dimension !== 'country' && dimension !== 'industry')
    return [{ value, label: value }];
  const wanted = fold(value);
  const spelled = (await spellings(ctx, dimension)).filter((text) => fold(text) === wanted);
  return spelled.map((text) => ({ value: text, label: text }));
}
