import { distance } from 'fastest-levenshtein';
import { countMatches } from '#db/search-index.ts';
import type { Context } from '../context.ts';
import type { City } from '../lexicon/gazetteer.ts';
import { citiesOf, placeNamed } from '../lexicon/places.ts';
import { slug } from '../lexicon/text.ts';
import { type Facet, facet, type Home, type Note } from './facets.ts';
import { placeWords } from './place-words.ts';
import type { Asked } from './resolve.ts';

/** A shorter name is one letter from too many others. */
const SHORTEST = 5;

/**
 * A note where nobody is found and a town abroad, where nobody lives, is spelled nearly as one of the agency's own country where
 * somebody does: "Sidney" and Sydney.
 */
export async function misspelledTowns(
  ctx: Context,
  runnable: readonly Asked[],
  { home, total }: { home: Home; total: number },
): Promise<Note[]> {
  if (total > 0) return [];
  const notes: Note[] = [];
  for (const { facet: asked } of runnable) {
    const abroad = townAbroad(asked, home);
    if (abroad === null || (await livesIn(ctx, abroad, home))) continue;
    for (const near of spelledLike(abroad, home)) {
      if (!(await livesIn(ctx, near, home))) continue;
      const message = `Nobody lives in ${abroad.name}, ${abroad.country}. Search for "${near.name}" where ${near.name}, ${near.country} was meant: people on record live there.`;
      notes.push({ code: 'town_spelled_like', message });
      break;
    }
  }
  return notes;
}

function townAbroad({ kind, strength, values }: Facet, home: Home): City | null {
  const [value = '', more] = values;
  if (kind !== 'location' || strength !== 'must' || more !== undefined) return null;
  const place = placeNamed(value, home.country);
  return place?.kind === 'city' && place.country !== home.country ? place : null;
}

/** The towns of the agency's country whose names are one letter away, the largest first. */
function spelledLike({ name }: City, { country }: Home): City[] {
  const said = slug(name);
  if (said.length < SHORTEST) return [];
  return citiesOf(country)
    .filter((city) => {
      const other = slug(city.name);
      return Math.abs(other.length - said.length) < 2 && distance(other, said) === 1;
    })
    .toSorted((a, b) => b.population - a.population)
    .slice(0, 3);
}

async function livesIn(ctx: Context, { name, country }: City, home: Home): Promise<boolean> {
  const value = `${name}, ${country}`;
  const words = placeWords(
    facet({ kind: 'location', strength: 'must', label: value, values: [value] }),
    value,
    home,
  );
  return words.any !== null && (await countMatches(ctx.db, ctx.account.id, words.any)) > 0;
}
