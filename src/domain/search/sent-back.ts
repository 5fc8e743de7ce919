import { protectedIn } from './compile/index.ts';
import { type CompiledQuery, type Facet, type Home, intentOf, type ShownFacet, toldFacet } from './facets.ts';
import { lawful } from './lawful.ts';

/** Kinds whose words are looked for in what records say. */
const WORDS: ReadonlySet<Facet['kind']> = new Set<Facet['kind']>([
  'role',
  'skill',
  'industry',
  'certification',
  'education',
  'tag',
  'keyword',
]);

/**
 * The conditions of an earlier answer as a search. Words that stood in no record are looked up again; what nobody may be searched by
 * is left out, also where a caller put it there.
 * @param own the query beside them as the rules read it
 */
export function sentBack(given: readonly ShownFacet[], own: CompiledQuery, home: Home): CompiledQuery {
  const facets = given.map((shown): Facet => {
    const isUnknownWord = shown.kind === 'unsupported' && (shown.values ?? []).length > 0;
    return toldFacet(isUnknownWord ? { ...shown, kind: 'keyword', strength: 'nice' } : shown);
  });
  const words = facets.flatMap(({ kind, values }) => (WORDS.has(kind) ? values : []));
  const read = [own, ...words.map((word) => protectedIn(word, home))];
  const barred = { facets: read.flatMap((each) => each.facets), notes: read.flatMap((each) => each.notes) };
  return lawful({ intent: intentOf(facets), facets, notes: [] }, barred);
}
