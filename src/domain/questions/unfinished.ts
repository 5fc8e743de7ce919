import { formatMoney } from '#src/lib/money.ts';
import { bucketsOf, isGrain, measure, metricOf, wholeOf } from '../analytics/index.ts';
import { getPlan } from '../quotas/index.ts';
import type { Asker } from './outcome.ts';
import type { Period, Query } from './query.ts';
import { filtersOf } from './run.ts';
import { AHEAD, HELD } from './timing.ts';
import { wordsFor } from './wording.ts';

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
 * What has a start date in a stretch that is not over and is not billed, as the candidate has not started: with amounts, so shown
 * with them alone. Nothing where the quota plan recognises a fee when it is won.
 */
export async function yetToBill({ ctx, seen }: Asker, query: Query): Promise<string> {
  if (query.metric !== 'billings' || query.share !== null || query.absent || query.records !== null)
    return '';
  const plan = await getPlan(ctx);
  if (plan.recognition !== 'started') return '';
  const kinds = [...(plan.count_perm ? ['permanent'] : []), ...(plan.count_contract ? ['contract'] : [])];
  const filters = [...filtersOf(query.filters), { dimension: 'placement_type' as const, values: kinds }];
  const told = async ({ span }: Period): Promise<string[]> => {
    const asked = { by: [], filters, span };
    const [found] = await measure(ctx, seen, { ...asked, metric: metricOf('pending_starts') });
    const n = found?.value ?? 0;
    if (n === 0) return [];
    const amounts = (await measure(ctx, seen, { ...asked, metric: metricOf('forecast') }))
      .filter(({ value }) => (value ?? 0) > 0)
      .map(({ value, currency }) => formatMoney(value ?? 0, currency ?? ctx.account.currency));
    const worth = amounts.length === 0 ? '' : ` (${amounts.sort().join(' and ')})`;
    return [
      `${n} more ${n === 1 ? 'placement' : 'placements'}${worth} with a start date by ${span.to} ${n === 1 ? 'has' : 'have'} not started and ${n === 1 ? 'is' : 'are'} not billed yet.`,
    ];
  };
  const open = [query.period, query.against].filter((one) => isOpen(one, ctx.today));
  return (await Promise.all(open.map(told))).flat().join(' ');
}
