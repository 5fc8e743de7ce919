import type { Context } from '../context.ts';
import { type FacetKind, facet, type Home, type Note } from './facets.ts';
import { howManyMeet } from './meeting.ts';
import { type Asked, asked } from './resolve.ts';

/** What may be asked of one trade of a list alone; a place or a sum is mostly of all. */
const OF_ONE: ReadonlySet<FacetKind> = new Set([
  'skill',
  'certification',
  'language',
  'seniority',
  'industry',
  'education',
]);
/** In longer lists each trade is one of many. */
const MOST_TRADES = 4;

/**
 * A note where of a list of trades one is found by nobody, as it lacks something that was asked of all: "nurses or drivers with a heavy
 * licence" may ask it of the drivers alone. Nothing is told where each trade is found.
 */
export async function lostKinds(
  ctx: Context,
  runnable: readonly Asked[],
  { home, total }: { home: Home; total: number },
): Promise<Note[]> {
  const trades = runnable.find(
    ({ facet: { kind, strength, values, when }, among }) =>
      kind === 'role' && strength === 'must' && when === null && values.length > 1 && among === undefined,
  );
  const asksMore = runnable.filter(
    ({ facet: { kind, strength }, among }) => OF_ONE.has(kind) && strength === 'must' && among === undefined,
  );
  if (total === 0 || trades === undefined || asksMore.length === 0) return [];
  const { values } = trades.facet;
  if (values.length > MOST_TRADES) return [];
  for (const value of values) {
    const own = asked(facet({ ...trades.facet, label: value, values: [value] }), home);
    if (own === null) continue;
    const ofOne = runnable.map((each) => (each === trades ? own : each));
    if ((await howManyMeet(ctx, ofOne)) > 0) continue;
    for (const more of asksMore) {
      const without = await howManyMeet(
        ctx,
        ofOne.filter((each) => each !== more),
      );
      if (without === 0) continue;
      const message = `"${more.facet.label}" was asked of all of ${values.join(', ')}: nobody of ${value} meets it, and ${without} would without it. Where it is of the others alone, write "${value}, or" and then the others with it.`;
      return [{ code: 'read_as', message: message.slice(0, 400) }];
    }
  }
  return [];
}
