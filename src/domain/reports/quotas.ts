import { roundMoney } from '#src/lib/money.ts';
import { seesTargets } from '../access/index.ts';
import { idColumn, integer, money, type Run, type Table, text } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import { getBoard, listPeriods } from '../quotas/index.ts';
import type { QuotaBlock, QuotaBoard, QuotaPeriod } from '../quotas/schema.ts';
import type { ReportDefinition } from './definition.ts';

/** The most periods that a report holds: three years of months. */
const MAX_PERIODS = 36;

/** The quota periods that begin within a span, or that it lies in, the newest first. */
async function periodsIn(ctx: Context, { span }: Run): Promise<QuotaPeriod[]> {
  const { items } = await listPeriods(ctx, { limit: 100 });
  return items
    .filter(
      ({ starts_on, ends_on }) =>
        (span.to === null || starts_on <= span.to) && (span.from === null || ends_on >= span.from),
    )
    .slice(0, MAX_PERIODS);
}

/** The line of the plan's currency, which the target is in, and one for each other currency that was billed. */
function linesOf(
  board: QuotaBoard,
  level: string,
  who: { id: string; name: string },
  block: QuotaBlock,
): Row[] {
  const billed = block.billings.find(({ currency }) => currency === board.currency)?.amount ?? 0;
  const whose = { period: board.period.label, level, subject_id: who.id, subject: who.name };
  const others = block.billings.filter(({ currency }) => currency !== board.currency);
  return [
    {
      ...whose,
      placements: block.placements.total,
      billings: billed,
      target: block.target,
      gap: block.target === null ? null : roundMoney(block.target - billed, board.currency),
      attainment_percent: block.attainment_percent,
      currency: board.currency,
    },
    ...others.map(({ currency, amount }) => ({
      ...whose,
      placements: null,
      billings: amount,
      target: null,
      gap: null,
      attainment_percent: null,
      currency,
    })),
  ];
}

function rowsOf(ctx: Context, board: QuotaBoard): Row[] {
  const rows: Row[] = [];
  if (board.agency !== undefined)
    rows.push(...linesOf(board, 'agency', { id: ctx.account.id, name: ctx.account.name }, board.agency));
  for (const { team_id, name, block } of board.teams)
    rows.push(...linesOf(board, 'team', { id: team_id, name }, block));
  for (const { user_id, name, block } of board.consultants)
    rows.push(...linesOf(board, 'consultant', { id: user_id, name }, block));
  return rows;
}

/** Billings against the targets of a period. */
export const QUOTA_ATTAINMENT: ReportDefinition = {
  definition:
    "The boards of the quota periods that the period touches: recognised billings and adjustments in the plan's currency against the targets of the agency, its teams and its consultants; what was billed in another currency stands in a row of its own, which counts towards no target. gap: what is left to the target. A locked period shows what it held when it was locked.",
  attribution:
    'Billings by the shares of the credits, placements by the people they are credited to, once for each; a team’s are those of its people.',
  period: 'this_month',
  groups: [],
  filters: [],
  async run(run): Promise<Table> {
    const { ctx } = run;
    const rows: Row[] = [];
    for (const { id } of await periodsIn(ctx, run)) rows.push(...rowsOf(ctx, await getBoard(ctx, id)));
    const columns = [
      text('period', 'Period'),
      text('level', 'Level'),
      idColumn('subject_id', 'Whose id'),
      text('subject', 'Whose'),
      integer('placements', 'Placements'),
      money('billings', 'Billings'),
      money('target', 'Target'),
      money('gap', 'Left to the target'),
      { key: 'attainment_percent', label: 'Attained', type: 'number' as const, unit: 'percent' },
      text('currency', 'Currency'),
    ];
    if (seesTargets(ctx)) return { columns, rows, totals: [] };
    const hidden = rows.map((row) =>
      Object.assign(row, { target: null, gap: null, attainment_percent: null }),
    );
    return {
      columns,
      rows: hidden,
      totals: [],
      caveats: ['Targets are hidden, as this credential lacks quotas:read; they are not zero.'],
    };
  },
};
