import { distance } from 'fastest-levenshtein';
import { countInIndex } from '#db/search-index.ts';
import type { Context } from '../context.ts';
import { roles, skills } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { type Facet, facet, type Note } from './facets.ts';

const SHORTEST = 5;

/**
 * A word that stands in nobody's record, read as the name of the skill or role that it is nearly spelled like. The reading
 * is told.
 */
export async function spelledRight(
  ctx: Context,
  given: Facet,
  words: readonly string[],
  notes: Note[],
): Promise<Facet> {
  const [word = ''] = words;
  if (words.length !== 1 || word.length < SHORTEST) return given;
  const any = { any: [{ term: `w_${word}` }, { term: `v_${word}` }] };
  if ((await countInIndex(ctx.db, ctx.account.id, any)) > 0) return given;
  const most = word.length >= 8 ? 2 : 1;
  for (const [kind, vocabulary] of [
    ['skill', skills()],
    ['role', roles()],
  ] as const) {
    for (const { name } of vocabulary.byId.values()) {
      const [only = '', more] = plainWords(name);
      if (more !== undefined || Math.abs(only.length - word.length) > most || only.length < SHORTEST)
        continue;
      if (apart(word, only) > most) continue;
      notes.push({
        code: 'spelling',
        message: `"${given.label}" stands in no record and was read as ${name}.`,
      });
      return facet({ ...given, kind, label: name, values: [name] });
    }
  }
  return given;
}

/** How many slips of the pen lie between two words; two letters in the wrong order are one. */
function apart(a: string, b: string): number {
  const plain = distance(a, b);
  if (plain !== 2 || a.length !== b.length) return plain;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2);
  return swapped === b ? 1 : plain;
}
