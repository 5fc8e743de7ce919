import { sql } from 'kysely';
import { addDays, startOfDay } from '#src/lib/clock.ts';
import { allUsers } from '../accounts/people.ts';
import {
  attributionOf,
  axisColumns,
  type Dimension,
  integer,
  labelled,
  number,
  ordered,
  percentage,
  type Run,
  select,
  tableOf,
} from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { APPLICATION_FILTERS, ofMetrics, type ReportDefinition, sum, TIMES, WHOSE } from './definition.ts';

const supply: ReportDefinition = {
  definition:
    'Candidates on the books now. Available soon: free by a date, or after a notice, within 30 days. Contacted: a mail or an interview invitation in the last 180 days. Contactable: not flagged do not approach, and not opted out of mail.',
  attribution: attributionOf('candidates'),
  period: null,
  groups: ['role', 'seniority', 'city', 'country', 'work_rights', 'source', 'consultant', 'team'],
  filters: ['consultant', 'team', 'city', 'country'],
  async run(run) {
    const { ctx, seen, axis, filters } = run;
    const soon = addDays(ctx.today, 30);
    const lately = startOfDay(addDays(ctx.today, -179), ctx.account.timezone);
    const rows = await select<Record<(typeof SUPPLY)[number], number>>(
      ctx,
      seen,
      {
        fact: 'candidates',
        by: axis === null ? [] : [axis as Dimension],
        filters,
        when: null,
        span: { from: null, to: null },
      },
      sql`count(*) as candidates, ${tally('open_to_work', sql`c.open_to_work = 1`)},
        ${tally('available_soon', sql`c.available_from <= ${soon} or c.notice_period_days <= 30`)},
        ${tally('contacted', sql`c.last_contacted_at >= ${lately}`)},
        ${tally('contactable', sql`c.do_not_approach = 0 and c.email_opt_out = 0 and c.email is not null`)}`,
    );
    const labels = await labelled(
      ctx,
      axis === null ? [] : [axis],
      rows.map(({ d0 }) => [d0 ?? null]),
    );
    const columns = [
      ...(axis === null ? [] : axisColumns(axis)),
      integer('candidates', 'Candidates'),
      integer('open_to_work', 'Open to work'),
      integer('available_soon', 'Available within 30 days'),
      integer('contacted', 'Contacted in 180 days'),
      integer('contactable', 'Contactable by mail'),
    ];
    const lines = rows.map((row, at): Row => {
      const line: Row = { ...labels[at] };
      for (const key of SUPPLY) line[key] = row[key];
      return line;
    });
    const total: Row = {};
    for (const key of SUPPLY) total[key] = sum(rows, key);
    return { columns, rows: ordered(run, columns, lines), totals: [total] };
  },
};

const SUPPLY = ['candidates', 'open_to_work', 'available_soon', 'contacted', 'contactable'] as const;

const tally = (name: string, condition: ReturnType<typeof sql>) =>
  sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0) as ${sql.id(name)}`;

/** Groups with fewer are not shown: a rate of so few says nothing, and could point at a person. */
const FEWEST = 5;

/** The least share of the highest rate that the four-fifths rule takes for even. */
const FOUR_FIFTHS = 0.8;

const selection: ReportDefinition = {
  definition:
    'Applications made in the period, by group: how many were selected (reached the client) and how many placed. impact_ratio: the rate of a group against the highest rate; below 0.8 (the four-fifths rule) is worth a look. Groups with fewer than 5 applications are kept back.',
  attribution: attributionOf('applications'),
  period: 'last_12_months',
  groups: [
    'source',
    'city',
    'country',
    'seniority',
    'work_rights',
    'employment_type',
    'client',
    'consultant',
  ],
  filters: APPLICATION_FILTERS,
  async run(run) {
    const { ctx, seen, axis, filters, span } = run;
    const by: Dimension = axis === null ? 'source' : (axis as Dimension);
    const found = await select<{ n: number; selected: number; placed: number }>(
      ctx,
      seen,
      {
        fact: 'applications',
        by: [by],
        filters,
        when: { sql: sql.ref('a.created_at'), kind: 'instant' },
        span,
      },
      sql`count(*) as n, ${tally('selected', sql`a.submitted_at is not null`)}, ${tally('placed', sql`a.status = 'placed'`)}`,
    );
    const known = found.filter(({ d0 }) => d0 !== null);
    const shown = known.filter(({ n }) => n >= FEWEST);
    const rate = ({ n, selected }: { n: number; selected: number }): number => selected / n;
    const highest = Math.max(0, ...shown.map(rate));
    const labels = await labelled(
      ctx,
      [by],
      shown.map(({ d0 }) => [d0 ?? null]),
    );
    const rows = shown.map((row, at): Row => {
      const ratio = highest === 0 ? null : Math.round((rate(row) / highest) * 100) / 100;
      return Object.assign(
        { ...labels[at] },
        {
          applications: row.n,
          selected: row.selected,
          selection_rate: percentage(row.selected, row.n),
          impact_ratio: ratio,
          below_four_fifths: highest === 0 ? null : rate(row) / highest < FOUR_FIFTHS,
          placed: row.placed,
          placed_rate: percentage(row.placed, row.n),
        },
      );
    });
    const columns = [
      ...axisColumns(by),
      integer('applications', 'Applications'),
      integer('selected', 'Reached the client'),
      number('selection_rate', 'Selected', 'percent'),
      number('impact_ratio', 'Against the highest rate'),
      { key: 'below_four_fifths', label: 'Below four fifths', type: 'boolean' as const, unit: null },
      integer('placed', 'Placed'),
      number('placed_rate', 'Placed', 'percent'),
    ];
    return { columns, rows: ordered(run, columns, rows), totals: [], caveats: notesOf(found, known, shown) };
  },
};

type Group = { n: number };

function notesOf(found: readonly Group[], known: readonly Group[], shown: readonly Group[]): string[] {
  const kept = known.length - shown.length;
  const unknown = sum(found, 'n') - sum(known, 'n');
  return [
    'No protected attributes (sex, age, ethnicity, religion, disability and the like) are stored, so this cannot say whether selection is even between such groups; it compares groups by what is recorded.',
    ...(kept > 0
      ? [
          `${kept} ${kept === 1 ? 'group is' : 'groups are'} kept back, with fewer than ${FEWEST} applications each; so there are no totals.`,
        ]
      : []),
    ...(unknown > 0 ? [`${unknown} applications are left out, as their group is not recorded.`] : []),
    'A ratio is a reason to look closer, not a finding: small numbers move a lot, and groups may differ in the jobs they were put forward for.',
  ];
}

const SCORES = [
  'placements',
  'fallen_placements',
  'billings',
  'submissions',
  'client_interviews',
  'offers',
  'interview_rate',
  'applications',
  'candidates_added',
  'calls',
  'notes',
  'emails_sent',
] as const;

const scorecard: ReportDefinition = {
  ...ofMetrics(SCORES, {
    period: 'this_quarter',
    groups: ['consultant', 'team'],
    filters: ['consultant', 'team'],
  }),
  async run(run) {
    if (run.axis !== 'consultant') return tableOf(run, SCORES);
    const table = await tableOf(run, SCORES, await consultantsOf(run));
    return {
      ...table,
      rows: table.rows.map((row) => (row.consultant_id === null ? { ...row, consultant: NOBODYS } : row)),
    };
  },
};

/** What no consultant has to their name: done by keys of the agency, or records without an owner. */
const NOBODYS = "nobody's: account keys";

const CONSULTING: ReadonlySet<string> = new Set(['admin', 'team_lead', 'consultant']);

// Who has nothing to show is what is asked for where somebody asks who has not.
async function consultantsOf({ ctx, seen, filters }: Run): Promise<string[]> {
  const people = await allUsers(ctx.db, ctx.account.id);
  const wanted = (by: Dimension, value: string | null): boolean =>
    filters.every(({ dimension, values, how = 'in' }) => {
      if (dimension !== by) return true;
      if (how === 'unset') return value === null;
      const named = value !== null && values.includes(value);
      return how === 'none' ? !named : named;
    });
  return people
    .filter(({ id, role, status, team_id }) => {
      const shown = seen.userIds === null || seen.userIds.includes(id);
      const active = status === 'active' && CONSULTING.has(role);
      return active && shown && wanted('consultant', id) && wanted('team', team_id);
    })
    .map(({ id }) => id);
}

/** Reports about consultants, clients and candidates. */
export const PEOPLE_REPORTS = {
  consultant_scorecard: scorecard,
  client_scorecard: ofMetrics(
    [
      'jobs_opened',
      'open_jobs',
      'submissions',
      'response_time',
      'client_interviews',
      'interview_rate',
      'placements',
      'fallen_placements',
      'fill_rate',
      'time_to_fill',
      'time_to_submit',
      'fees',
    ],
    {
      period: 'last_12_months',
      groups: ['client', 'industry'],
      filters: ['client', 'industry', 'consultant', 'team'],
    },
  ),
  source_effectiveness: ofMetrics(
    ['applications', 'submission_rate', 'interview_rate', 'placement_rate', 'time_to_hire'],
    {
      period: 'last_12_months',
      groups: ['source', 'consultant', 'client', ...TIMES],
      filters: APPLICATION_FILTERS,
    },
  ),
  candidate_supply: supply,
  email_activity: ofMetrics(['emails_sent', 'emails_failed', 'emails_bounced', 'emails_received'], {
    period: 'last_30_days',
    groups: ['consultant', 'team', 'client', 'job', ...TIMES],
    filters: [...WHOSE],
  }),
  selection_rates: selection,
};
