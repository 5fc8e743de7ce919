import { withArticle } from '#src/lib/article.ts';
import { metricOf } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import type { Outcome } from './outcome.ts';
import type { Query } from './query.ts';
import { isMoney } from './run.ts';
import { saidOf } from './said.ts';

/** The rows that an order leaves out as they have no place in it, told by what they come to; `money` says whether with amounts. */
export function unplaced(query: Query, { dropped = [], key }: Outcome): { said: string[]; money: boolean } {
  const spaced = (axis: string): string => axis.replaceAll('_', ' ');
  const without = dropped.filter((row) => query.by.some((axis) => row[axis] === null) && row[key] !== 0);
  const unvalued =
    dropped.length - dropped.filter((row) => query.by.some((axis) => row[axis] === null)).length;
  const said = without.map((row: Row) => {
    const axes = query.by.filter((axis) => row[axis] === null).map(spaced);
    const named = query.by.filter((axis) => row[axis] !== null).map((axis) => ` of ${row[axis]}`);
    return `Without ${axes.map(withArticle).join(' and ')}${named.join('')}, and so not in the order: ${saidOf(query, row, key)}.`;
  });
  if (unvalued > 0) {
    const what = metricOf(query.metric).label.toLowerCase();
    said.push(
      `${unvalued} more without ${withArticle(what)} that can be told ${unvalued === 1 ? 'is' : 'are'} not in the order.`,
    );
  }
  return { said, money: isMoney(metricOf(query.metric)) || query.metric === 'fee_percent' };
}
