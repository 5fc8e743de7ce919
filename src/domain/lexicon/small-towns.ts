import { linesOf } from './data-file.ts';
import { slug } from './text.ts';

const known = new Map<string, ReadonlyMap<string, string>>();

/** The towns of a country that the table of cities is too coarse for, as they are written, by their names as they are compared. */
function townsOf(country: string): ReadonlyMap<string, string> {
  const loaded = known.get(country);
  if (loaded !== undefined) return loaded;
  const line = linesOf('small-towns.txt').find((each) => each.startsWith(`${country} `)) ?? '';
  const names = line.slice(country.length + 1).split('|');
  const towns = new Map(names.flatMap((name) => (name === '' ? [] : [[slug(name), name] as const])));
  known.set(country, towns);
  return towns;
}

/**
 * The small town of a country that a text calls so; null of none. Many are called as things, people and firms are, so it is asked only
 * where a text says that it names a place.
 */
export const smallTown = (name: string, country: string): string | null =>
  townsOf(country).get(slug(name)) ?? null;
