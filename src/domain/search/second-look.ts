import type { Context } from '../context.ts';
import { findCandidates } from './candidates.ts';
import { type Meanings, withoutDoubts } from './compile/index.ts';
import { type CompiledQuery, type Home, noted, type ShownFacet } from './facets.ts';
import { kindsApart } from './kinds-apart.ts';
import type { CandidateSearchResult } from './schema.ts';

/**
 * A query read once more where nobody meets it, or where it asks one person for two trades: with each kind of people of its list apart,
 * or without what may only be told around it ("Go Cubs" had asked for people of the brewery CUB). Each clause that is left out is told.
 * Null where the first reading stands.
 * @param compile compiles words as the query was
 */
export async function secondLook(
  ctx: Context,
  { query, home, meanings }: { query: string; home: Home; meanings: Meanings },
  { total_count, notes, interpretation }: CandidateSearchResult,
  compile: (text: string) => Promise<CompiledQuery>,
): Promise<CompiledQuery | null> {
  if (notes.some(({ code }) => STANDS.has(code))) return null;
  if (total_count === 0 || asksForTwoTrades(interpretation.facets)) {
    const apart = await kindsApart(ctx, { query, home, meanings }, total_count);
    if (apart !== null) return apart;
  }
  if (total_count > 0) return null;
  for (const { text, left } of withoutDoubts(query, home, meanings)) {
    const compiled = await compile(text);
    const found = await findCandidates(ctx, compiled, home, { limit: 1, page: 1 });
    if (found.total_count === 0 || found.notes.some(({ code }) => code === 'no_requirement')) continue;
    const told = left.map((clause) => ({
      code: 'set_aside',
      message: `"${clause.slice(0, 200)}" may only be told around the search. Nobody meets it with the rest, so it kept nobody out: search by it in a line of its own to require it.`,
    }));
    return { ...compiled, notes: noted([...told, ...compiled.notes]) };
  }
  return null;
}

/** Whether one person has to be of two trades at once. */
const asksForTwoTrades = (facets: readonly ShownFacet[]): boolean =>
  facets.filter(
    ({ kind, strength, either, when }) =>
      kind === 'role' && strength === 'must' && either === undefined && when !== 'past',
  ).length > 1;

/** Where nobody was searched for, or not everybody could be, the first answer stands. */
const STANDS: ReadonlySet<string> = new Set(['refused', 'nothing_to_run', 'index_behind']);
