import type { WordQuery } from '#db/search-index.ts';
import { type City, isMetro, type Place } from '../lexicon/gazetteer.ts';
import { citiesAround, NEAR_KM, placeNamed, reachOf } from '../lexicon/places.ts';
import { slug } from '../lexicon/text.ts';
import type { Facet, Home } from './facets.ts';
import { anyOf, both, term, type Words } from './word-queries.ts';

const MAX_CITIES = 500;

/** Who lives in a place or around it, and who would work there. */
export function placeWords(facet: Facet, value: string, home: Home): Words {
  if (value.toLowerCase() === 'remote') return both({ any: [{ term: 'is_remote' }, { term: 'ln_remote' }] });
  const place = placeNamed(value, home.country);
  if (place === null) {
    const name = slug(value);
    return { any: { any: [term('ln', name), term('wn', name)] }, sure: term('ln', name) };
  }
  const lives = placeTerms('l', place, facet.within_km);
  return { any: anyOf([lives, placeTerms('w', place, facet.within_km)]), sure: lives };
}

function placeTerms(kind: 'l' | 'w', place: Place, km: number | null): WordQuery | null {
  if (place.kind === 'region')
    return anyOf(place.countries.map((code) => term(`${kind}o`, code.toLowerCase())));
  const country = place.country.toLowerCase();
  if (place.kind === 'country') return term(`${kind}o`, country);
  if (place.kind === 'area') return term(`${kind}a`, place.id);
  if (place.kind === 'state') return term(`${kind}s`, `${country}_${place.state.toLowerCase()}`);
  return anyOf([...cityTerms(kind, place, km), term(`${kind}n`, slug(place.name))]);
}

// The index stores the large cities near each person; around smaller places all cities are listed.
function cityTerms(kind: 'l' | 'w', city: City, km: number | null): WordQuery[] {
  if (isMetro(city) && city.reach === undefined && km === null) return [term(`${kind}m`, city.id)];
  if (isMetro(city) && km === NEAR_KM) return [term(`${kind}w`, city.id)];
  return around(city, km).map(({ id }) => term(`${kind}c`, id));
}

function around(city: City, km: number | null): City[] {
  const near = citiesAround(city, km ?? reachOf(city)).slice(0, MAX_CITIES);
  return near.length > 0 ? near : [city];
}
