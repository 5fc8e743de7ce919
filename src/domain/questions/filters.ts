import { type Dimension, type MetricName, metricOf, takes } from '../analytics/index.ts';
import type { Mention } from './entities.ts';
import type { AskedFilter } from './query.ts';
import type { Tokens } from './tokens.ts';

/**
 * The filters that the named things of a question ask for, those of excluded tokens as leaving out.
 * @param but the token of a thing that limits something else
 */
export function filtersOf(
  tokens: Tokens,
  excluded: ReadonlySet<number>,
  together: boolean,
  but: number | null = null,
): (AskedFilter & { type: boolean })[] {
  return tokens.mentions().flatMap((at) => {
    const mention = tokens.at(at)?.mention ?? null;
    if (mention === null || at === but) return [];
    const type = mention.dimension === 'type';
    const how = excluded.has(at) ? 'none' : together && mention.dimension === 'consultant' ? 'all' : 'in';
    const dimension: Dimension = mention.dimension === 'type' ? 'placement_type' : mention.dimension;
    return [{ dimension, values: [...mention.values], how, type }];
  });
}

const JOBWISE = { contract: ['contract'], permanent: ['full_time', 'part_time'] };

/** Contract and permanent are said of placements, and of jobs by their employment type. */
export function fitted(
  { dimension, values, how, type }: AskedFilter & { type: boolean },
  metric: MetricName,
): AskedFilter {
  if (!type || takes(metricOf(metric), 'placement_type')) return { dimension, values, how };
  const [only] = values;
  const own = only?.value === 'contract' ? JOBWISE.contract : JOBWISE.permanent;
  return { dimension: 'employment_type', values: own.map((value) => ({ value, label: value })), how };
}

/** Whether a filter came of a named thing of the question. */
export const same = (
  mention: Mention | null,
  { dimension, values }: AskedFilter,
  metric: MetricName,
): boolean =>
  mention !== null &&
  (mention.dimension === dimension ||
    (mention.dimension === 'type' && ['placement_type', 'employment_type'].includes(dimension))) &&
  (mention.dimension === 'type'
    ? fitted({ dimension: 'placement_type', values: mention.values, how: 'in', type: true }, metric).values
    : mention.values
  ).some(({ value }) => values.some((one) => one.value === value));

/** One filter for each dimension and way: two names of one are either; what is in and out of one at once is refused. */
export function merged(filters: readonly AskedFilter[]): AskedFilter[] {
  const by = new Map<string, AskedFilter>();
  for (const { dimension, values, how } of filters) {
    const key = `${dimension} ${how}`;
    const known = by.get(key);
    if (known === undefined) by.set(key, { dimension, values: [...values], how });
    else known.values.push(...values.filter(({ value }) => !known.values.some((one) => one.value === value)));
  }
  return [...by.values()];
}
