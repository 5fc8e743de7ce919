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
} from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { APPLICATION_FILTERS, type ReportDefinition, sum, WHOSE } from './definition.ts';

/** What is counted of AI screens, with its label and condition. */
export const SCREEN_COUNTS = {
  invited: ['Invited', sql`1 = 1`],
  automatic: ['Of these by the job itself', sql`x.automatic = 1`],
  under_way: ['Still under way', sql`x.status in ('invited', 'opened', 'in_progress')`],
  completed: ['Completed', sql`x.status = 'completed'`],
  person_wanted: ['Asked for a person', sql`x.person_wanted = 1`],
  declined: ['Declined otherwise', sql`x.status = 'declined' and x.person_wanted = 0`],
  withdrawn: ['Withdrawn', sql`x.status = 'withdrawn'`],
  unanswered: ['Expired or answered nothing', sql`x.status in ('expired', 'no_show')`],
  failed: ['Not put into words', sql`x.status = 'failed'`],
  advance: ['Recommended advance', sql`x.recommendation = 'advance'`],
  hold: ['Recommended hold', sql`x.recommendation = 'hold'`],
  reject: ['Recommended reject', sql`x.recommendation = 'reject'`],
  decided: ['Decided by people', sql`p.status = 'confirmed' and p.outcome <> 'no_show'`],
  agreed: ['As recommended', sql`p.status = 'confirmed' and p.outcome = x.recommendation`],
} as const;
type Name = keyof typeof SCREEN_COUNTS;
const NAMES = Object.keys(SCREEN_COUNTS) as Name[];

/** What became of AI screens, and how often people decide as they recommend. */
export const AI_SCREEN_OUTCOMES: ReportDefinition = {
  definition:
    'AI screens by the day they were begun in the company time zone: how many candidates were invited, completed them, asked for a person, declined, withdrew or did not answer; what the completed ones recommended; and how often the person who decided the phone-screen draft did as recommended.',
  attribution: attributionOf('ai_screens'),
  period: 'last_90_days',
  groups: ['job', ...WHOSE.filter((axis) => axis !== 'job'), 'source'],
  filters: APPLICATION_FILTERS,
  async run(run) {
    const { ctx, seen, axis, filters, span } = run;
    const rows = await select<Record<Name, number>>(
      ctx,
      seen,
      {
        fact: 'ai_screens',
        by: axis === null ? [] : [axis as Dimension],
        filters,
        when: { sql: sql.ref('x.created_at'), kind: 'instant' },
        span,
      },
      sql.join(
        NAMES.map(
          (name) =>
            sql`coalesce(sum(case when ${SCREEN_COUNTS[name][1]} then 1 else 0 end), 0) as ${sql.id(name)}`,
        ),
      ),
    );
    const shown = rows.filter(({ invited }) => invited > 0);
    const labels = await labelled(
      ctx,
      axis === null ? [] : [axis],
      shown.map(({ d0 }) => [d0 ?? null]),
    );
    const columns = [
      ...(axis === null ? [] : axisColumns(axis)),
      ...NAMES.map((name) => integer(name, SCREEN_COUNTS[name][0])),
      number('completed_percent', 'Completed, of those that ended', 'percent'),
      number('agreed_percent', 'As recommended, of decided', 'percent'),
    ];
    const lines = shown.map((row, at): Row => Object.assign({ ...labels[at] }, withRates(row)));
    const total: Partial<Record<Name, number>> = {};
    for (const name of NAMES) total[name] = sum(shown, name);
    return {
      columns,
      rows: ordered(run, columns, lines),
      totals: [withRates(total)],
      caveats: [
        'People see the recommendation before they decide, so agreement says that it was not found wrong, not that it was right.',
      ],
    };
  },
};

function withRates(counts: Readonly<Partial<Record<Name, number>>>): Row {
  const row: Row = {};
  for (const name of NAMES) row[name] = counts[name] ?? 0;
  const of = (name: Name): number => counts[name] ?? 0;
  row.completed_percent = percentage(of('completed'), of('invited') - of('under_way'));
  row.agreed_percent = percentage(of('agreed'), of('decided'));
  return row;
}
