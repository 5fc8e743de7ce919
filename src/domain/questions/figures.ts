import {
  type Axis,
  type Figure,
  type Filter,
  measure,
  measureWithTotal,
  metricOf,
  type Question,
  type Span,
} from '../analytics/index.ts';
import type { Asker } from './outcome.ts';
import type { AskedFilter, Period, Query } from './query.ts';

/** The filters of a question, as the layer takes them. */
export const filtersOf = (filters: readonly AskedFilter[]): Filter[] =>
  filters.map(({ dimension, values, how }) => ({ dimension, values: values.map(({ value }) => value), how }));

/** The figures of a query along axes of its own or others, in a stretch of time. */
export async function figuresOf(
  { ctx, seen }: Asker,
  query: Query,
  by: readonly Axis[],
  filters: readonly AskedFilter[],
  period: Period | null,
): Promise<Figure[]> {
  return withinBound(query, await measure(ctx, seen, questionOf(query, by, filters, period)), by.length);
}

/** The figures of a query, those that are known left as they are, and what they come to over all places. */
export async function figuresWithTotal(
  asker: Asker,
  query: Query,
  known: Figure[] | null,
): Promise<{ figures: Figure[]; total: Figure[] }> {
  const { by, filters, period } = query;
  const whole = (): Promise<Figure[]> => figuresOf(asker, query, [], filters, period);
  if (by.length === 0) {
    const figures = known ?? (await whole());
    return { figures, total: figures };
  }
  if (known !== null) return { figures: known, total: await whole() };
  const question = questionOf(query, by, filters, period);
  const { figures, total } = await measureWithTotal(asker.ctx, asker.seen, question);
  return {
    figures: withinBound(query, figures, by.length),
    total: total === null ? await whole() : withinBound(query, total, 0),
  };
}

function questionOf(
  { metric, aggregate, rows }: Query,
  by: readonly Axis[],
  filters: readonly AskedFilter[],
  period: Period | null,
): Question {
  const span: Span = period?.span ?? { from: null, to: null };
  return {
    metric: metricOf(metric),
    by,
    filters: filtersOf(filters),
    span,
    aggregate: aggregate ?? undefined,
    limit: rows ?? undefined,
  };
}

const withinBound = ({ rows, aggregate }: Query, figures: Figure[], axes: number): Figure[] =>
  rows === null || aggregate !== null ? figures : counted(figures, axes);

/** Rows within a bound are counted, whatever their currency. */
function counted(figures: readonly Figure[], axes: number): Figure[] {
  const places = new Map<string, Figure>();
  for (const figure of figures) {
    const key = JSON.stringify(figure.at);
    const known = places.get(key) ?? {
      at: figure.at,
      currency: null,
      value: 0,
      mean: null,
      count: 0,
      hits: null,
    };
    known.count += figure.count;
    known.value = known.count;
    known.mean = known.count === 1 ? figure.value : null;
    places.set(key, known);
  }
  if (axes === 0 && places.size === 0)
    places.set('[]', { at: [], currency: null, value: 0, mean: null, count: 0, hits: null });
  return [...places.values()];
}
