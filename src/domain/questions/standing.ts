import { formatMoney, roundMoney } from '#src/lib/money.ts';
import { axisColumns, CURRENCY, money, number } from '../analytics/index.ts';
import type { Column, Row } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import { getBoard, listPeriods } from '../quotas/index.ts';
import type { QuotaBlock, QuotaBoard, QuotaPeriod } from '../quotas/schema.ts';
import { runReport } from '../reports/index.ts';
import { RunReport } from '../reports/schema.ts';
import type { TargetQuery, WorthQuery } from './query.ts';
import type { AnalyticsAnswer } from './schema.ts';

/** An answer from the quota boards or from the weighted pipeline. */
export interface QuotaStanding {
  columns: Column[];
  rows: Row[];
  sentence: string;
  definition: string;
  attribution: string;
  period: QuotaPeriod | null;
  caveats: string[];
}

/** Answers a question about targets from the board of a period; the reason in words where there is none. */
export async function standingOf(
  ctx: Context,
  query: TargetQuery,
): Promise<QuotaStanding | { refused: string }> {
  const period = await periodFor(ctx, query);
  if (period === null) return { refused: 'targets of a stretch that is no period of the quota plan' };
  const board = await getBoard(ctx, period.id);
  const lines = linesOf(ctx, board, query);
  const rows = ordered(
    lines.map(({ row }) => row).filter((row) => chosen(row, query)),
    query,
  );
  const { label } = period;
  return {
    columns: columnsFor(query),
    rows: shownFor(rows, query),
    sentence: sentenceFor(query, rows, label, {
      all: lines.length,
      targets: lines.filter(({ row }) => typeof row.target === 'number').length,
    }),
    definition:
      "The board of the quota period: recognised billings and adjustments in the plan's currency against the targets that are set. gap is what is left to the target.",
    attribution: 'Billings by the shares of the credits; those of a team are those of its people.',
    period,
    caveats: [
      ...(period.is_current ? [`${label} is not over yet: it ends on ${period.ends_on}.`] : []),
      ...(lines.some(({ others }) => others)
        ? [`Billings in other currencies than ${board.currency} do not count towards a target.`]
        : []),
    ],
  };
}

async function periodFor(ctx: Context, { span }: TargetQuery): Promise<QuotaPeriod | null> {
  const { items } = await listPeriods(ctx, { limit: 100 });
  if (span === null) return items.find(({ is_current }) => is_current) ?? null;
  // "So far this quarter" ends today.
  const known = items.find(
    ({ starts_on, ends_on, is_current }) =>
      starts_on === span.from && (ends_on === span.to || (is_current && span.to === ctx.today)),
  );
  return known ?? null;
}

interface Line {
  row: Row;
  others: boolean;
}

function linesOf(ctx: Context, board: QuotaBoard, { by, filter }: TargetQuery): Line[] {
  const line = (who: string, id: string, axis: 'consultant' | 'team' | null, block: QuotaBlock): Line => {
    const billed = block.billings.find(({ currency }) => currency === board.currency)?.amount ?? 0;
    const row: Row = axis === null ? {} : { [`${axis}_id`]: id, [axis]: who };
    return {
      others: block.billings.some(({ currency, amount }) => currency !== board.currency && amount !== 0),
      row: Object.assign(row, {
        billings: billed,
        target: block.target,
        gap: block.target === null ? null : roundMoney(block.target - billed, board.currency),
        attainment_percent: block.attainment_percent,
        currency: board.currency,
      }),
    };
  };
  const people = board.consultants.map(({ user_id, name, block }) =>
    line(name, user_id, 'consultant', block),
  );
  const teams = board.teams.map(({ team_id, name, block }) => line(name, team_id, 'team', block));
  // "Who in Finance": the people of the team.
  if (filter?.level === 'team' && by === 'consultant')
    return board.consultants
      .filter(({ team_id }) => team_id !== null && filter.ids.includes(team_id))
      .map(({ user_id, name, block }) => line(name, user_id, 'consultant', block));
  if (filter !== null)
    return (filter.level === 'team' ? teams : people).filter(({ row }) =>
      filter.ids.includes(String(row[`${filter.level}_id`])),
    );
  if (by === 'team') return teams;
  if (by === 'consultant') return people;
  if (board.agency !== undefined) return [line(ctx.account.name, ctx.account.id, null, board.agency)];
  return [];
}

/** Who has hit a target is asked of those who have one. */
function chosen({ target, gap }: Row, { figure, by }: TargetQuery): boolean {
  if (by !== null && typeof target !== 'number') return false;
  if (by === null || (figure !== 'hit' && figure !== 'missed')) return true;
  const reached = typeof gap === 'number' && gap <= 0;
  return figure === 'hit' ? reached : !reached;
}

function ordered(rows: Row[], { order }: TargetQuery): Row[] {
  if (order === null) return rows;
  const sign = order === 'low' ? 1 : -1;
  return [...rows].sort((a, b) => sign * (Number(a.attainment_percent) - Number(b.attainment_percent)));
}

const KEYS = ['billings', 'target', 'gap', 'attainment_percent'] as const;

const SHOWN: Readonly<Record<TargetQuery['figure'], readonly string[]>> = {
  target: ['target'],
  gap: ['gap', 'billings', 'target'],
  attainment: ['attainment_percent', 'billings', 'target'],
  standing: ['billings', 'target', 'gap', 'attainment_percent'],
  hit: ['attainment_percent', 'billings', 'target'],
  missed: ['attainment_percent', 'billings', 'target'],
};

function columnsFor({ figure, by, filter }: TargetQuery): Column[] {
  const axis = by ?? filter?.level ?? null;
  const all: Record<string, Column> = {
    billings: money('billings', 'Billings'),
    target: money('target', 'Target'),
    gap: money('gap', 'Left to the target'),
    attainment_percent: number('attainment_percent', 'Attained', 'percent'),
  };
  return [
    ...(axis === null ? [] : axisColumns(axis)),
    ...SHOWN[figure].flatMap((key) => all[key] ?? []),
    CURRENCY,
  ];
}

function shownFor(rows: readonly Row[], { figure }: TargetQuery): Row[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([key]) => !KEYS.some((one) => one === key) || SHOWN[figure].includes(key)),
    ),
  );
}

function sentenceFor(
  { figure, by, filter, order }: TargetQuery,
  rows: readonly Row[],
  label: string,
  { all, targets }: { all: number; targets: number },
): string {
  const of = (cell: Row[string] | undefined, currency: Row[string] | undefined): string =>
    typeof cell === 'number' ? formatMoney(cell, String(currency)) : 'none set';
  const whose = filter?.label ?? 'the agency';
  const within = by !== null && filter !== null ? ` of ${filter.label}` : '';
  const axis = by ?? filter?.level ?? '';
  if (by !== null && (figure === 'hit' || figure === 'missed')) {
    const names = rows.map((row) => String(row[axis]));
    if (targets === 0) return `No target is set for ${label}${within}, so nobody has one to reach.`;
    return `Target ${figure === 'hit' ? 'reached' : 'not reached'} in ${label}${within}: ${names.length === 0 ? 'nobody' : `${names.length} (${names.join(', ')})`}.`;
  }
  if (by !== null && order !== null)
    return rows.length === 0
      ? `No target is set in ${label}.`
      : `Furthest ${order === 'low' ? 'from' : 'ahead by'} its share of the target in ${label}: ${rows[0]?.[axis]} with ${rows[0]?.attainment_percent}%; ${rows
          .slice(1)
          .map((row) => `${row[axis]} ${row.attainment_percent}%`)
          .join('; ')}.`;
  if (by !== null && rows.length === 0) return `No target is set in ${label}, for none of ${all}.`;
  if (by !== null)
    return `${figure === 'gap' ? 'Left to the targets' : 'Targets'} of ${label}${within}, ${rows.length} of ${all} set: ${rows.map((row) => `${row[axis]} ${figure === 'target' || figure === 'gap' ? of(row[figure], row.currency) : `${row.attainment_percent}%`}`).join('; ')}.`;
  const [row] = rows;
  if (row === undefined) return `No target of ${whose} for ${label} is shown to this credential.`;
  if (typeof row.target !== 'number')
    return `No target of ${whose} is set for ${label}; ${of(row.billings, row.currency)} is billed.`;
  if (figure === 'target') return `The target of ${whose} for ${label} is ${of(row.target, row.currency)}.`;
  const gap = typeof row.gap === 'number' ? row.gap : 0;
  const rest = gap > 0 ? `${of(gap, row.currency)} left` : `reached, ${of(-gap, row.currency)} beyond`;
  const begin = `${whose.slice(0, 1).toUpperCase()}${whose.slice(1)}`;
  if (figure === 'gap')
    return `${begin}, ${label}: ${rest} to the target of ${of(row.target, row.currency)}.`;
  return `${begin}, ${label}: ${of(row.billings, row.currency)} billed of a target of ${of(row.target, row.currency)} (${row.attainment_percent}%), ${rest}.`;
}

/** Answers what the pipeline is worth, from the weighted report. */
export async function worthOf(ctx: Context, { weighted, by, filters }: WorthQuery): Promise<QuotaStanding> {
  const given = Object.fromEntries(
    filters.map(({ dimension, values }) => [
      ['consultant', 'team', 'client', 'job'].includes(dimension) ? `${dimension}_id` : dimension,
      values[0]?.value,
    ]),
  );
  const report = await runReport(
    ctx,
    RunReport.parse({
      report: 'fee_pipeline_weighted',
      filters: given,
      ...(by === null ? {} : { group_by: by }),
    }),
  );
  const keep = by === null ? report.totals : report.rows;
  const key = weighted ? 'weighted_fee' : 'expected_fee';
  const priced = report.totals.filter(({ priced: n }) => n !== 0);
  const amounts = priced.map((row) => formatMoney(Number(row[key] ?? 0), String(row.currency)));
  const [other] = priced.map((row) =>
    formatMoney(Number(row[weighted ? 'expected_fee' : 'weighted_fee'] ?? 0), String(row.currency)),
  );
  const said =
    amounts.length === 0
      ? 'nothing that is known'
      : `${amounts.join(' and ')} ${weighted ? 'weighted by the odds' : 'if each job is filled'}${other === undefined ? '' : `, ${other} ${weighted ? 'if each job is filled' : 'weighted by the odds'}`}`;
  const columns = report.columns.filter(({ key: one }) => by !== null || !['stage', 'odds'].includes(one));
  return {
    columns,
    rows: keep,
    sentence: `The pipeline is worth ${said}.`,
    definition: report.definition,
    attribution: report.attribution,
    period: null,
    caveats: report.caveats,
  };
}

/** What a question of targets is limited to, as its answer shows it. */
export const filterShown = ({ filter }: TargetQuery): AnalyticsAnswer['interpretation']['filters'] =>
  filter === null
    ? []
    : [
        {
          dimension: filter.level,
          values: filter.ids.map((value) => ({ value, label: filter.label })),
          how: 'in',
        },
      ];
