import type { Context } from '../context.ts';
import { findCandidates } from './candidates.ts';
import { type Meanings, withoutDoubts } from './compile/index.ts';
import { type CompiledQuery, type Home, noted } from './facets.ts';
import type { CandidateSearchResult } from './schema.ts';

/**
 * A query without what may only be told around it, where nobody meets it with that and somebody does without: "Go Cubs" had
 * asked for people of the brewery CUB. Each clause that is left out is told. Null where the first reading stands.
 * @param compile compiles words as the query was
 */
export async function secondLook(
  ctx: Context,
  { query, home, meanings }: { query: string; home: Home; meanings: Meanings },
  { total_count, notes }: CandidateSearchResult,
  compile: (text: string) => Promise<CompiledQuery>,
): Promise<CompiledQuery | null> {
  if (total_count > 0 || notes.some(({ code }) => STANDS.has(code))) return null;
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

/** Where nobody was searched for, or not everybody could be, the first answer stands. */
const STANDS: ReadonlySet<string> = new Set(['refused', 'nothing_to_run', 'index_behind']);
