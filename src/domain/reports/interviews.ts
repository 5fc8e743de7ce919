import { sql } from 'kysely';
import {
  attributionOf,
  axisColumns,
  type Dimension,
  integer,
  labelled,
  number,
  ordered,
  percentage,
  select,
  tableOf,
} from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { APPLICATION_FILTERS, type ReportDefinition, sum, TIMES, WHOSE } from './definition.ts';

/** What became of interviews. */
export const INTERVIEW_OUTCOMES: ReportDefinition = {
  definition:
    'Interviews by the day they begin in the company time zone: how many were booked, held, missed and cancelled, and what came of those held.',
  attribution: attributionOf('interviews'),
  period: 'last_90_days',
  groups: ['kind', 'format', ...WHOSE, 'source', ...TIMES],
  filters: [...APPLICATION_FILTERS, 'kind'],
  async run(run) {
    const { ctx, seen, axis, filters, span } = run;
    if (axis !== null && (TIMES as readonly string[]).includes(axis)) {
      return tableOf(run, SERIES);
    }
    const rows = await select<Record<(typeof OUTCOMES)[number], number>>(
      ctx,
      seen,
      {
        fact: 'interviews',
        by: axis === null ? [] : [axis as Dimension],
        filters,
        when: { sql: sql.ref('i.starts_at'), kind: 'instant' },
        span,
      },
      sql`count(*) as booked, ${counted('scheduled', sql`i.status = 'scheduled'`)}, ${counted('held', sql`i.status = 'completed'`)},
        ${counted('no_shows', sql`i.status = 'no_show'`)}, ${counted('cancelled', sql`i.status = 'cancelled'`)},
        ${counted('advance', sql`i.outcome = 'advance'`)}, ${counted('hold', sql`i.outcome = 'hold'`)},
        ${counted('reject', sql`i.outcome = 'reject'`)}`,
    );
    const shown = rows.filter(({ booked }) => booked > 0);
    const labels = await labelled(
      ctx,
      axis === null ? [] : [axis],
      shown.map(({ d0 }) => [d0 ?? null]),
    );
    const lines = shown.map((row, at): Row => Object.assign({ ...labels[at] }, ended(row)));
    const columns = [
      ...(axis === null ? [] : axisColumns(axis)),
      integer('booked', 'Booked'),
      integer('scheduled', 'Still to come or without a result'),
      integer('held', 'Held'),
      integer('no_shows', 'No-shows'),
      integer('cancelled', 'Cancelled'),
      integer('advance', 'Advance'),
      integer('hold', 'Hold'),
      integer('reject', 'Reject'),
      number('no_show_percent', 'No-shows, of held and missed', 'percent'),
      number('advance_percent', 'Advance, of outcomes', 'percent'),
    ];
    const total: Partial<Record<(typeof OUTCOMES)[number], number>> = {};
    for (const key of OUTCOMES) total[key] = sum(shown, key);
    return { columns, rows: ordered(run, columns, lines), totals: [ended(total)] };
  },
};

export const SERIES = [
  'interviews',
  'client_interviews',
  'no_shows',
  'cancelled_interviews',
  'no_show_rate',
] as const;
const OUTCOMES = [
  'booked',
  'scheduled',
  'held',
  'no_shows',
  'cancelled',
  'advance',
  'hold',
  'reject',
] as const;

const counted = (name: string, condition: ReturnType<typeof sql>) =>
  sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0) as ${sql.id(name)}`;

function ended(counts: Readonly<Partial<Record<(typeof OUTCOMES)[number], number>>>): Row {
  const row: Row = {};
  for (const key of OUTCOMES) row[key] = counts[key] ?? 0;
  const of = (key: (typeof OUTCOMES)[number]): number => counts[key] ?? 0;
  row.no_show_percent = percentage(of('no_shows'), of('no_shows') + of('held'));
  row.advance_percent = percentage(of('advance'), of('advance') + of('hold') + of('reject'));
  return row;
}
