import { formatMoney } from '#src/lib/money.ts';
import { bucketsOf, isGrain, measure, metricOf, type Span, wholeOf } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { getPlan } from '../quotas/index.ts';
import { filtersOf } from './figures.ts';
import type { Asker, Outcome } from './outcome.ts';
import type { Period, Query } from './query.ts';
import { run } from './run.ts';
import { AHEAD, HELD } from './timing.ts';
import { sentence, wordsFor } from './wording.ts';

/** Whether a stretch has begun and is not over. */
const isOpen = (period: Period | null, today: string): period is Period =>
  period !== null && (period.span.from ?? '') <= today && period.span.to !== null && period.span.to > today;

/** Which of a question's stretches are not over yet, and which parts of a series; of what is to come anyway nothing is said. */
export function notOver({ metric, period, against, by, records }: Query, today: string): string[] {
  if (AHEAD.has(metric)) return [];
  const told = (one: Period): string => {
    const words = wordsFor(one);
    const from = /^(from|on) /.test(words);
    return `${from ? `The stretch ${words}` : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`} is not over yet${from ? '' : `: it ends on ${one.span.to}`}${HELD.has(metric) ? ', and what is to come by then counts too' : ''}.`;
  };
  const stretches = [period, against].filter((one) => isOpen(one, today)).map(told);
  return [...stretches, ...(records === null ? cutIn(by, period, today) : [])];
}

/** The first and the last part of a series where the stretch holds only some of their days. */
function cutIn(by: Query['by'], period: Period | null, today: string): string[] {
  const grain = by.find(isGrain);
  const { from, to } = period?.span ?? { from: null, to: null };
  if (grain === undefined || grain === 'day') return [];
  const cut: string[] = [];
  const first = from === null ? null : wholeOf(grain, from).from;
  if (from !== null && first !== null && first < from)
    cut.push(`The ${grain} ${bucketsOf(grain, from, from)[0]?.label} is counted from ${from} on.`);
  const end = to === null || to > today ? today : to;
  const last = wholeOf(grain, end).to;
  if (last !== null && last > end && (from === null || from <= end)) {
    const { label } = bucketsOf(grain, end, end)[0] ?? { label: end };
    cut.push(
      last >= today && end === today
        ? `The ${grain} ${label} is not over yet.`
        : `The ${grain} ${label} is counted up to ${end}.`,
    );
  }
  return cut;
}

/**
 * What has a start date in a stretch and is not billed, as the candidate has not started; where nobody said the time, all that has
 * not: with amounts, so shown with them alone. Nothing where the quota plan recognises a fee when it is won.
 */
export async function yetToBill({ ctx, seen }: Asker, query: Query): Promise<string> {
  if (query.metric !== 'billings' || query.share !== null || query.absent || query.records !== null)
    return '';
  const plan = await getPlan(ctx);
  if (plan.recognition !== 'started') return '';
  const kinds = [...(plan.count_perm ? ['permanent'] : []), ...(plan.count_contract ? ['contract'] : [])];
  const filters = [...filtersOf(query.filters), { dimension: 'placement_type' as const, values: kinds }];
  const told = async (period: Period): Promise<string[]> => {
    const { span, assumed } = period;
    const all = assumed || (span.from === null && span.to === null);
    const of = async (name: 'pending_starts' | 'forecast') => {
      // Of all that has not started, also what has no start date yet.
      const metric = all ? { ...metricOf(name), when: null } : metricOf(name);
      return measure(ctx, seen, { by: [], filters, span: all ? EVER : span, metric });
    };
    const [found] = await of('pending_starts');
    const n = found?.value ?? 0;
    if (n === 0) return [];
    const amounts = (await of('forecast'))
      .filter(({ value }) => (value ?? 0) > 0)
      .map(({ value, currency }) => formatMoney(value ?? 0, currency ?? ctx.account.currency));
    const worth = amounts.length === 0 ? '' : ` (${amounts.sort().join(' and ')})`;
    const open = isOpen(period, ctx.today) || span.from === null;
    const days = open ? ` by ${span.to}` : ` from ${span.from} ${span.to === null ? 'on' : `to ${span.to}`}`;
    return [
      `${n} more ${n === 1 ? 'placement' : 'placements'}${worth}${all ? '' : ` with a start date${days}`} ${n === 1 ? 'has' : 'have'} not started and ${n === 1 ? 'is' : 'are'} not billed yet.`,
    ];
  };
  const stretches = [query.period, query.against].filter((one) => one !== null);
  return [...new Set((await Promise.all(stretches.map(told))).flat())].join(' ');
}

/** Who has a start date in a stretch that is not over and has not started, beside those that have. */
export async function yetToStart({ ctx, seen }: Asker, query: Query): Promise<string> {
  const { metric, period, filters, share, absent } = query;
  if (metric !== 'starts' || share !== null || absent || !isOpen(period, ctx.today)) return '';
  const coming = {
    by: [],
    filters: filtersOf(filters),
    span: period.span,
    metric: metricOf('pending_starts'),
  };
  const [found] = await measure(ctx, seen, coming);
  const n = found?.value ?? 0;
  const have = n === 1 ? 'has' : 'have';
  return n === 0 ? '' : `${n} more ${have} a start date by ${period.span.to} and ${have} not started yet.`;
}

const EVER: Span = { from: null, to: null };

/**
 * The fees that were won in a stretch, where fees are asked for and come to something else than those recognised in it: with amounts,
 * so shown with them alone.
 */
export async function feesWon(asker: Asker, query: Query, { rows }: Outcome): Promise<string> {
  if (query.fees !== true || query.absent || query.records !== null || query.share !== null) return '';
  const won: Query = { ...query, metric: 'fees', fees: false };
  const outcome = await run(asker, won);
  const cells = (some: readonly Row[], key: string): string =>
    JSON.stringify(some.map((row) => [row.currency, ...query.by.map((axis) => row[axis]), row[key]]));
  if (cells(rows, 'billings') === cells(outcome.rows, 'fees')) return '';
  return `By the day they were won, with those that have not started and those that fell off: ${sentence(asker.ctx, won, outcome)}`;
}
