import type { Context } from '../context.ts';
import { findCandidates } from './candidates.ts';
import type { Meanings } from './compile/index.ts';
import { type CompiledQuery, choiceOf, type Facet, type Home, noted } from './facets.ts';
import { isMetByAny } from './meeting.ts';
import { asked } from './resolve.ts';
import { apartSpelled } from './spelling.ts';

/**
 * A query with each kind of people of its list apart: "warehouse managers, production managers, SEO" asks for nobody who is all of them.
 * Null where it is no such list, where some people of the agency are of two of its kinds, or where it finds nobody so either.
 * @param total how many people it finds as one person's description: where it is some, only a plain list of trades is read otherwise
 */
export async function kindsApart(
  ctx: Context,
  query: { query: string; home: Home; meanings: Meanings },
  total: number,
): Promise<CompiledQuery | null> {
  const { apart, ...compiled } = await apartSpelled(ctx, query);
  if (apart === null || (total > 0 && !apart.arePlural)) return null;
  for (const pair of apart.doubted) if (await areOfOne(ctx, pair, query.home)) return null;
  const { total_count } = await findCandidates(ctx, compiled, query.home, { limit: 1, page: 1 });
  if (total_count === 0) return null;
  const message = `This list was read as several kinds of people, any of whom will do: ${kindsOf(compiled.facets)}. Ask for one at a time where one person has to be several of them.`;
  return {
    ...compiled,
    notes: noted([{ code: 'read_as', message: message.slice(0, 400) }, ...compiled.notes]),
  };
}

function kindsOf(facets: readonly Facet[]): string {
  const either = Math.max(...facets.map((one) => one.either ?? 0));
  return choiceOf(
    facets.filter(({ strength }) => strength === 'must'),
    either,
  ).slice(0, 200);
}

/** Whether somebody is known to have both. */
function areOfOne(ctx: Context, pair: readonly Facet[], home: Home): Promise<boolean> {
  const both = pair.flatMap((one) => asked({ ...one, either: null, together: null }, home) ?? []);
  return isMetByAny(ctx, both);
}
