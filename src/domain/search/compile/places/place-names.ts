import type { Place } from '../../../lexicon/gazetteer.ts';

/** A place as it is shown. */
export function nameOf(place: Place): string {
  return place.kind === 'city' ? `${place.name}, ${place.country}` : place.name;
}

/** The name by which a place is looked for. */
export function namedFor(place: Place, raw: string): string {
  // An alias can cover a wider area than its city.
  if (place.kind === 'city') return place.reach === undefined ? `${place.name}, ${place.country}` : raw;
  if (place.kind === 'area') return place.name;
  return place.kind === 'state' ? `${place.name}, ${place.country}` : place.name;
}
