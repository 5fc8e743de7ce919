import { text } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { lackingOf } from './lacking.ts';
import type { Asker, Outcome } from './outcome.ts';
import type { Period, Query } from './query.ts';
import { daysOf, run } from './run.ts';

/** A query's figures; a share, a ratio or a number of places held against another stretch is reckoned of each by itself. */
export async function reckon(asker: Asker, query: Query): Promise<Outcome> {
  const { against, period } = query;
  if (against === null || (query.share === null && query.per === null && query.tally === null))
    return { ...(await run(asker, query)), lacking: await lackingOf(asker, query) };
  const now = await run(asker, { ...query, against: null });
  const then = await run(asker, { ...query, period: against, against: null });
  return besideOf(now, period, then, against);
}

/** Two outcomes of a query, each with the stretch that it is of. */
export function besideOf(
  now: Outcome,
  period: Period | null,
  then: Outcome,
  against: Period | null,
): Outcome {
  const mark = (rows: readonly Row[], of: Period | null): Row[] =>
    rows.map((row) => ({ period: daysOf(of), ...row }));
  return {
    ...now,
    columns: [text('period', 'Period'), ...now.columns],
    rows: [...mark(now.rows, period), ...mark(then.rows, against)],
    omitted: now.omitted + then.omitted,
    dropped: [...mark(now.dropped ?? [], period), ...mark(then.dropped ?? [], against)],
    caveats: [...new Set([...now.caveats, ...then.caveats])],
    lacking: [now.lacking ?? '', then.lacking ?? ''].filter((one) => one !== '').join(' '),
    pair: [now, then],
  };
}
