import type { City, Place } from '../../../lexicon/gazetteer.ts';

const named = ({ name, country }: City, inside: string | undefined): string =>
  inside === undefined ? `${name}, ${country}` : `${name}, ${inside}, ${country}`;

/** A place as it is shown; of towns with one name in one country, the one inside a state or county. */
export function nameOf(place: Place, inside?: string): string {
  return place.kind === 'city' ? named(place, inside) : place.name;
}

/** The name by which a place is looked for. */
export function namedFor(place: Place, raw: string, inside?: string): string {
  // An alias can cover a wider area than its city.
  if (place.kind === 'city') return place.reach === undefined ? named(place, inside) : raw;
  if (place.kind === 'area') return place.name;
  return place.kind === 'state' ? `${place.name}, ${place.country}` : place.name;
}
