import { sql } from 'kysely';
import type { VisibleUsers } from '../access/index.ts';
import type { Context } from '../context.ts';
import type { Dimension } from './dimensions.ts';
import { factOf, type Sql } from './facts.ts';
import { atOf, type Figure, isGrain, percentage, type Question } from './figure.ts';
import { whereOf } from './measure.ts';
import { hitOf, isOpenEnded, type Metric, stillOpen } from './metric.ts';
import { keyOf, select } from './query.ts';

type Tallied = Extract<Metric, { kind: 'count' | 'share' }>;

/**
 * Counts and shares of one kind of row by one date, read in one pass: what each counts is a condition of its own. Of all
 * time they need not be by one date, as each row that has its date counts. Null for each metric that must be measured by itself.
 */
export async function talliesOf(
  ctx: Context,
  seen: VisibleUsers,
  { by, filters, span }: Omit<Question, 'metric'>,
  metrics: readonly Metric[],
): Promise<(Figure[] | null)[]> {
  const answers: (Figure[] | null)[] = metrics.map(() => null);
  const dimensions = by.filter((axis): axis is Dimension => !isGrain(axis));
  if (dimensions.length < by.length) return answers;
  const always = span.from === null && span.to === null;
  for (const group of groupsOf(metrics, always)) {
    const [first] = group;
    if (first === undefined || group.length < 2) continue;
    const { fact, when, needs } = first.metric;
    const [axis] = dimensions;
    const mere = always && axis !== undefined && dimensions.length === 1 && filters.length === 0;
    const indexed = mere ? factOf(fact).by[axis]?.always : undefined;
    const columns = group.flatMap(({ metric }, n) =>
      columnsOf(ctx, metric, n, always, keyOf({ fact, by: dimensions })),
    );
    const rows = await select<Record<`n${number}` | `h${number}` | `o${number}`, number | null>>(
      ctx,
      seen,
      { fact, by: dimensions, filters, when: always ? null : when, span, needs, where: indexed },
      sql.join(columns),
    );
    group.forEach(({ at, metric }, n) => {
      answers[at] = rows.flatMap((row): Figure[] => {
        const count = row[`n${n}`] ?? 0;
        if (count === 0 && dimensions.length > 0) return [];
        const hits = metric.kind === 'share' ? (row[`h${n}`] ?? 0) : null;
        const value = hits === null ? count : percentage(hits, count);
        const open = isOpenEnded(metric) ? (row[`o${n}`] ?? 0) : null;
        return [{ at: atOf(dimensions, row), currency: null, value, mean: null, count, hits, open }];
      });
    });
  }
  return answers;
}

interface Asked {
  at: number;
  metric: Tallied;
}

/** Metrics of the same rows, by the same date, or of all time. */
function groupsOf(metrics: readonly Metric[], always: boolean): Asked[][] {
  const groups = new Map<string, Asked[]>();
  metrics.forEach((metric, at) => {
    if (metric.kind !== 'share' && (metric.kind !== 'count' || metric.of !== undefined)) return;
    const { fact, when, needs } = metric;
    // How things stand now has no date.
    const date = always ? when !== null : [when?.kind, when?.sql.toOperationNode()];
    const key = JSON.stringify([fact, date, needs]);
    groups.set(key, [...(groups.get(key) ?? []), { at, metric }]);
  });
  return [...groups.values()];
}

/** @param key what tells rows apart that stand once for each of their people; null where each stands once */
function columnsOf(ctx: Context, metric: Tallied, n: number, always: boolean, key: Sql | null): Sql[] {
  const { when } = metric;
  const where = whereOf(ctx, metric.where) ?? null;
  const tally = (conditions: readonly Sql[], name: string): Sql => {
    const met = conditions.length === 0 ? null : sql.join([...conditions], sql` and `);
    if (key !== null)
      return sql`count(distinct ${met === null ? key : sql`case when ${met} then ${key} end`}) as ${sql.id(name)}`;
    return met === null
      ? sql`count(*) as ${sql.id(name)}`
      : sql`coalesce(sum(case when ${met} then 1 else 0 end), 0) as ${sql.id(name)}`;
  };
  const own = where === null ? [] : [where];
  // A column that is not read leaves the index enough by itself.
  if (always && when !== null && when.given !== true) own.push(sql`${when.sql} is not null`);
  if (metric.kind === 'count') return [tally(own, `n${n}`)];
  const { id } = ctx.account;
  const open = stillOpen(metric, id, false);
  return [
    tally(own, `n${n}`),
    tally([...own, hitOf(metric, id, false)], `h${n}`),
    ...(open === null ? [] : [tally([...own, open], `o${n}`)]),
  ];
}
