import { dayIn } from '#src/lib/clock.ts';
import { formatMoney } from '#src/lib/money.ts';
import { creditedTo, type MetricName, metricOf, recordsBehind, type Span, text } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { filtersOf } from './figures.ts';
import type { Asker, Outcome } from './outcome.ts';
import type { Query } from './query.ts';

/** The most records that an answer holds. */
const MOST = 200;
/** How many of them its sentence tells. */
const TOLD = 5;

/** Figures by days that lie ahead: what comes first is told first. */
const COMING: ReadonlySet<MetricName> = new Set<MetricName>([
  'contract_endings',
  'guarantee_endings',
  'pending_starts',
  'interviews',
  'client_interviews',
]);

/** The records that a question asks for, with the number of all of them; null where it asks for a figure. */
export async function recordsOf(asker: Asker, query: Query): Promise<Outcome | null> {
  if (query.records === null) return null;
  const { ctx, seen } = asker;
  const { order, limit } = query.records;
  const span: Span = query.period?.span ?? { from: null, to: null };
  const behind = (page: { limit: number; offset: number }) =>
    recordsBehind(
      ctx,
      seen,
      {
        metric: metricOf(query.metric),
        filters: filtersOf(query.filters),
        span,
        places: [],
        currency: null,
        limit: query.rows ?? undefined,
      },
      page,
    );
  let { rows, columns, count } = await behind({ limit: MOST, offset: 0 });
  const ahead = COMING.has(query.metric) && (span.from ?? '') >= ctx.today;
  if (order === 'oldest' || order === 'next' || (order === null && ahead)) {
    if (count > MOST) ({ rows } = await behind({ limit: MOST, offset: count - MOST }));
    rows = [...rows].reverse();
  }
  if (order === 'high' || order === 'low') {
    if (count > MOST) ({ rows } = await behind({ limit: count, offset: 0 }));
    rows = extremes(asker, query, rows, order);
  }
  const all = rows.length;
  if (limit !== null && order !== 'high' && order !== 'low')
    rows = withTies(rows, limit, ctx.account.timezone);
  const omitted = limit === null ? Math.max(0, count - all) : 0;
  if (rows.some(({ record }) => record === 'placement')) {
    const names = await creditedTo(
      ctx,
      seen,
      rows.map(({ record_id }) => String(record_id)),
    );
    columns = [...columns, text('consultants', 'Credited to')];
    rows = rows.map((row) => ({ ...row, consultants: names.get(String(row.record_id)) ?? null }));
  }
  return {
    columns,
    rows,
    total: [{ records: count }],
    before: [],
    omitted,
    key: 'records',
    caveats: [],
  };
}

/** The records with the highest or lowest value, of each currency those tied for it, the agency's own currency first. */
function extremes({ ctx }: Asker, query: Query, rows: readonly Row[], order: 'high' | 'low'): Row[] {
  const key = valueKey(query);
  const sign = order === 'high' ? 1 : -1;
  const best = new Map<unknown, number>();
  for (const row of rows) {
    const value = row[key];
    const known = best.get(row.currency);
    if (typeof value === 'number' && (known === undefined || sign * (value - known) > 0))
      best.set(row.currency, value);
  }
  const own = (row: Row): number => (row.currency === ctx.account.currency ? 0 : 1);
  return rows
    .filter((row) => row[key] === best.get(row.currency))
    .sort((a, b) => own(a) - own(b))
    .slice(0, MOST);
}

/** The column that holds what a record adds to a figure. */
function valueKey(query: Query): string {
  const metric = metricOf(query.metric);
  return 'column' in metric ? metric.column : 'days';
}

/** The first so many, and what is of the same day as the last of them. */
function withTies(rows: readonly Row[], limit: number, timezone: string): Row[] {
  const last = rows[limit - 1];
  if (last === undefined) return [...rows];
  const day = dayOf(last, timezone);
  let end = limit;
  while (day !== null && end < rows.length && dayOf(rows[end] ?? {}, timezone) === day) end += 1;
  return rows.slice(0, end);
}

/** The day by which a record counts, in the agency's own time zone; null where it counts now. */
function dayOf({ counted_on }: Row, timezone: string): string | null {
  if (typeof counted_on !== 'string') return null;
  return counted_on.length === 10 ? counted_on : dayIn(counted_on, timezone);
}

/**
 * The records in a sentence: how many there are, and the people, jobs, clients and days of the first. A candidate whose name does not
 * read as one is named in the rows alone, as what outsiders write is no part of a text.
 */
export function recordsTold(query: Query, { rows, total }: Outcome, timezone: string): string {
  const count = Number(total[0]?.records ?? 0);
  if (count === 0) return 'none';
  const each = rows.slice(0, TOLD).map((row) => {
    const where = [row.job, row.client].filter((cell) => typeof cell === 'string' && cell !== '');
    const day = dayOf(row, timezone);
    const value = row[valueKey(query)];
    const unit = metricOf(query.metric).kind;
    const days =
      typeof value !== 'number'
        ? null
        : unit === 'money'
          ? formatMoney(value, String(row.currency))
          : `${value}${unit === 'days' ? ' days' : unit === 'number' ? '%' : ''}`;
    const whose = row.consultant ?? row.consultants;
    const by = query.records?.limit != null && typeof whose === 'string' ? whose : null;
    const place = where.length === 0 ? null : where.join(' at ');
    const person = personIn(row);
    const what = person === null || place === null ? (person ?? place) : `${person} for ${place}`;
    return [what, day, days, by].filter((part) => part !== null).join(', ') || 'one';
  });
  const more = rows.length - each.length;
  const some = `${each.join('; ')}${more > 0 ? `; and ${more} more in the rows` : ''}`;
  const { order, limit } = query.records ?? { order: null, limit: null };
  if (limit === null) return `${count}: ${some}`;
  const which = { newest: 'latest', oldest: 'first', next: 'next', high: 'highest', low: 'lowest' }[
    order ?? 'newest'
  ];
  return `the ${which}${rows.length > 1 && order !== 'high' && order !== 'low' ? ` ${rows.length}` : ''} of ${count}: ${some}`;
}

/** The most letters and words of a name that a sentence tells. */
const LONGEST_NAME = 60;
const MOST_WORDS = 5;

/** The candidate of a record, where the name is made of a few words as names are. */
export function personIn({ candidate }: Row): string | null {
  if (typeof candidate !== 'string' || candidate.length > LONGEST_NAME) return null;
  const words = candidate.split(' ');
  return words.length <= MOST_WORDS && words.every((word) => NAME_WORD.test(word)) ? candidate : null;
}

const NAME_WORD = /^[\p{L}\p{M}][\p{L}\p{M}'’‘.-]*,?$/u;
