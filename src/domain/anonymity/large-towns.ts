import { fold } from '#src/lib/fold.ts';
import { cityById, placeNamed } from '../lexicon/places.ts';

const MANY = 100_000;

/** Whether a name is a place by which no house is told: a country, a region, a town of many people; a part of a town is none. */
export function isLargeTown(name: string): boolean {
  const place = placeNamed(fold(name), 'AU');
  if (place === null) return false;
  if (place.kind !== 'city') return true;
  return place.population >= MANY && (cityById(place.id)?.name ?? place.name) === place.name;
}
