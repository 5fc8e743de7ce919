import { type RawBuilder, sql } from 'kysely';
import { attributionOf, integer, number, ordered, percentage, select } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { APPLICATION_FILTERS, type ReportDefinition, sum } from './definition.ts';

const VERDICTS = ['yes', 'maybe', 'no'] as const;
type Verdict = (typeof VERDICTS)[number];
type Bool = RawBuilder<unknown>;

// A quotation mark inside a stored text is escaped, so these words stand only where the member itself is.
const holds = (column: string, words: string): Bool => sql`${sql.ref(column)} like ${`%${words}%`}`;
const assessed = (verdict: Verdict): Bool => holds('a.fit', `"assessed_verdict":"${verdict}"`);
const overruled = (verdict: Verdict): Bool => holds('a.fit', `"overruled":{"verdict":"${verdict}"`);
const untouched = sql`a.fit like ${'%"overruled":null%'}`;
const taken = sql`(a.submitted_at is not null or a.stage in ('yes', 'screen', 'placed'))`;

/** What people decided: by overruling, else by where they moved the application. */
const DECIDED: Record<Verdict, Bool> = {
  yes: sql`(${overruled('yes')} or (${untouched} and ${taken}))`,
  maybe: sql`(${overruled('maybe')} or (${untouched} and not ${taken} and a.stage = 'maybe'))`,
  no: sql`(${overruled('no')} or (${untouched} and not ${taken}
    and (a.stage = 'no' or (a.stage = 'rejected' and ${holds('a.rejection', '"by":"consultant"')}))))`,
};

const cell = (verdict: Verdict, decision: Verdict): `${Verdict}_${Verdict}` => `${verdict}_${decision}`;
const count = (condition: Bool, name: string): Bool =>
  sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0) as ${sql.id(name)}`;

/** How often people decide as the assessments say. */
export const ASSESSMENT_AGREEMENT: ReportDefinition = {
  definition:
    'Applications made in the period and assessed, by the verdict of the assessment: how many people have decided since (by overruling it, or by moving the application on, to maybe, to no, or rejecting it themselves), and how many of those as the assessment said. Those still in the funnel, withdrawn, or turned down by the client unseen are undecided.',
  attribution: attributionOf('applications'),
  period: 'last_12_months',
  groups: [],
  filters: APPLICATION_FILTERS,
  async run(run) {
    const { ctx, seen, filters, span } = run;
    const cells = VERDICTS.flatMap((verdict) => [
      count(assessed(verdict), verdict),
      ...VERDICTS.map((decision) =>
        count(sql`${assessed(verdict)} and ${DECIDED[decision]}`, cell(verdict, decision)),
      ),
    ]);
    const [counts] = await select<Record<string, number>>(
      ctx,
      seen,
      {
        fact: 'applications',
        by: [],
        filters,
        when: { sql: sql.ref('a.created_at'), kind: 'instant' },
        span,
        where: sql`a.fit is not null`,
      },
      sql.join(cells),
    );
    const of = (name: string): number => Number(counts?.[name] ?? 0);
    const rows = VERDICTS.map((verdict) => {
      const decided = VERDICTS.reduce((all, decision) => all + of(cell(verdict, decision)), 0);
      const agreed = of(cell(verdict, verdict));
      return { verdict, assessed: of(verdict), decided, ...decisions(verdict, of), agreed };
    });
    const columns = [
      { key: 'verdict', label: 'Assessed as', type: 'text' as const, unit: null },
      integer('assessed', 'Assessed'),
      integer('decided', 'Decided by people'),
      ...VERDICTS.map((decision) => integer(`decided_${decision}`, `Decided ${decision}`)),
      integer('agreed', 'As assessed'),
      number('agreement', 'Agreement', 'percent'),
    ];
    const shown = rows.map((row): Row => ({ ...row, agreement: percentage(row.agreed, row.decided) }));
    const total = {
      assessed: sum(rows, 'assessed'),
      decided: sum(rows, 'decided'),
      agreed: sum(rows, 'agreed'),
    };
    return {
      columns,
      rows: ordered(run, columns, shown),
      totals: [{ ...total, agreement: percentage(total.agreed, total.decided) }],
      caveats: [
        'People see the verdict before they decide, so agreement says that it was not found wrong, not that it was right.',
      ],
    };
  },
};

function decisions(verdict: Verdict, of: (name: string) => number): Record<string, number> {
  return Object.fromEntries(VERDICTS.map((decision) => [`decided_${decision}`, of(cell(verdict, decision))]));
}
