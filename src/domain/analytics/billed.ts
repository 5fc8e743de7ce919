import { sql } from 'kysely';
import { roundMoney } from '#src/lib/money.ts';
import type { VisibleUsers } from '../access/index.ts';
import type { Context } from '../context.ts';
import { recognisedBillings, totals } from '../quotas/index.ts';
import type { Dimension } from './dimensions.ts';
import { atOf, type Figure, isGrain, type Question } from './figure.ts';
import { labelOf, type Span, startOf } from './period.ts';
import { type Selection, select } from './query.ts';

/** What the quota plan recognises, by what is known of the placements and people behind it, and over all of them. */
export async function billed(
  ctx: Context,
  seen: VisibleUsers,
  { metric, by, filters, span }: Question,
): Promise<{ figures: Figure[]; total: Figure[] }> {
  const dimensions = by.filter((axis): axis is Dimension => !isGrain(axis));
  const range = { from: span.from ?? EARLIEST, to: span.to ?? LATEST };
  const shares = await recognisedBillings(ctx, range, seen);
  const open: Span = { from: null, to: null };
  const selection: Selection = { fact: metric.fact, by: dimensions, filters, when: null, span: open };
  // Whose a share is, it says itself.
  const plain =
    filters.length === 0 && seen.userIds === null && dimensions.every((one) => one === 'consultant');
  const known = plain
    ? []
    : await select<{ placement: string; person: string }>(
        ctx,
        seen,
        selection,
        sql`p.id as placement, r.user_id as person`,
        'none',
      );
  const places = new Map(known.map((row) => [`${row.placement} ${row.person}`, atOf(dimensions, row)]));
  const groups = new Map<string, Group>();
  const all = new Map<string, Group>();
  const add = (to: Map<string, Group>, at: (string | null)[], share: Group['shares'][number]): void => {
    const key = `${at.map((one) => one ?? NOWHERE).join('\u0000')}\u0000${share.currency}`;
    const group = to.get(key);
    if (group === undefined) to.set(key, { at, shares: [share] });
    else group.shares.push(share);
  };
  for (const share of shares) {
    const place = plain
      ? dimensions.map(() => share.user_id)
      : places.get(`${share.placement_id} ${share.user_id}`);
    if (place === undefined) continue;
    const rest = [...place];
    const at = by.map((axis) =>
      isGrain(axis) ? labelOf(axis, startOf(axis, share.recognised_on)) : (rest.shift() ?? null),
    );
    add(groups, at, share);
    add(all, [], share);
  }
  return { figures: figuresOf(groups), total: figuresOf(all) };
}

interface Group {
  at: (string | null)[];
  shares: Awaited<ReturnType<typeof recognisedBillings>>;
}

function figuresOf(groups: ReadonlyMap<string, Group>): Figure[] {
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

/** Stands for no place in a key. */
const NOWHERE = '\u0001';
const EARLIEST = '0001-01-01';
const LATEST = '9999-12-31';
