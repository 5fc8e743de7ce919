import { measure, metricOf } from '../analytics/index.ts';
import { filtersOf } from './figures.ts';
import type { Asker } from './outcome.ts';
import type { Period, Query } from './query.ts';
import { wordsFor } from './wording.ts';

/** How many rows a figure leaves out as they have no value, in a sentence for each stretch; empty where there are none. */
export async function lackingOf({ ctx, seen }: Asker, query: Query): Promise<string> {
  const { label, definition, fact, when, ...metric } = metricOf(query.metric);
  const lacks = 'lacks' in metric ? metric.lacks : undefined;
  if (lacks === undefined || query.rows !== null || query.records !== null) return '';
  const counted = { kind: 'count' as const, label, definition, fact, when, where: lacks.where };
  const told = async (period: Period | null): Promise<string[]> => {
    const span = period?.span ?? { from: null, to: null };
    const filters = filtersOf(query.filters);
    const [found] = await measure(ctx, seen, { metric: counted, by: [], filters, span });
    const n = found?.value ?? 0;
    return n === 0 ? [] : [`${n} more (${wordsFor(period)}) left out: ${lacks.said}.`];
  };
  const stretches = [query.period, ...(query.against === null ? [] : [query.against])];
  return (await Promise.all(stretches.map(told))).flat().join(' ');
}
