import { sql } from 'kysely';
import { roundMoney } from '#src/lib/money.ts';
import type { VisibleUsers } from '../access/index.ts';
import type { Context } from '../context.ts';
import { recognisedBillings, totals } from '../quotas/index.ts';
import type { Dimension } from './facts.ts';
import { atOf, type Figure, isGrain, type Question } from './figure.ts';
import { labelOf, type Span, startOf } from './period.ts';
import { type Selection, select } from './query.ts';

/** What the quota plan recognises, by what is known of the placements and people behind it. */
export async function billed(
  ctx: Context,
  seen: VisibleUsers,
  { metric, by, filters, span }: Question,
): Promise<Figure[]> {
  const dimensions = by.filter((axis): axis is Dimension => !isGrain(axis));
  const range = { from: span.from ?? EARLIEST, to: span.to ?? LATEST };
  const shares = await recognisedBillings(ctx, range, seen);
  const open: Span = { from: null, to: null };
  const selection: Selection = { fact: metric.fact, by: dimensions, filters, when: null, span: open };
  const known = await select<{ placement: string; person: string }>(
    ctx,
    seen,
    selection,
    sql`p.id as placement, r.user_id as person`,
    'none',
  );
  const places = new Map(known.map((row) => [`${row.placement} ${row.person}`, atOf(dimensions, row)]));
  const groups = new Map<string, { at: (string | null)[]; shares: typeof shares }>();
  for (const share of shares) {
    const place = places.get(`${share.placement_id} ${share.user_id}`);
    if (place === undefined) continue;
    const rest = [...place];
    const at = by.map((axis) =>
      isGrain(axis) ? labelOf(axis, startOf(axis, share.recognised_on)) : (rest.shift() ?? null),
    );
    const key = JSON.stringify([at, share.currency]);
    const group = groups.get(key) ?? { at, shares: [] };
    group.shares.push(share);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ at, shares: some }) =>
    [...totals(some)].map(([currency, sum]) => ({
      at,
      currency,
      value: roundMoney(sum, currency),
      mean: null,
      count: new Set(some.map(({ placement_id }) => placement_id)).size,
      hits: null,
    })),
  );
}

const EARLIEST = '0001-01-01';
const LATEST = '9999-12-31';
