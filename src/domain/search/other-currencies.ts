import type { Context } from '../context.ts';
import type { Note } from './facets.ts';
import { meeting } from './meeting.ts';
import type { Asked } from './resolve.ts';

const LOOKED_AT = 500;

/** A note where more people are left out for the currency of their pay than are found: amounts are compared in that of the search alone. */
export async function otherCurrencies(
  ctx: Context,
  runnable: readonly Asked[],
  total: number,
): Promise<Note[]> {
  const pay = runnable.find(({ facet: { kind, strength } }) => kind === 'salary' && strength === 'must');
  if (pay?.figure == null || !('pay' in pay.figure)) return [];
  // No more than are looked at can be told of.
  if (total >= LOOKED_AT) return [];
  const { currencies } = pay.figure.pay;
  const rest = runnable.filter((each) => each !== pay);
  const { hits } = await meeting(ctx, rest, LOOKED_AT);
  const others = hits.flatMap(({ salary_currency: code }) =>
    code === null || currencies.includes(code) ? [] : [code],
  );
  if (others.length <= total) return [];
  const named = [...new Set(others)].slice(0, 5).join(', ');
  return [
    {
      code: 'other_currencies',
      message: `${others.length} who would meet all else ask for pay in ${named}, which is not compared with ${currencies.join(' or ')}. Search once for each currency, named with the amount.`,
    },
  ];
}
