import { countryCode, countryName } from '#src/lib/places.ts';
import { linesOf } from './data-file.ts';
import {
  type Area,
  type City,
  COUNTRIES,
  gazetteer,
  isMetro,
  type Place,
  type Shape,
  type Surroundings,
} from './gazetteer.ts';
import { slug } from './text.ts';

/** The place whose name begins at a word; of cities with equal names, the one at home or the far larger one. */
export function placeAt(
  words: readonly string[],
  from: number,
  home: string,
): { place: Place; length: number; doubtful: boolean } | undefined {
  const { byName, book } = gazetteer();
  const named = book.at(words, from);
  if (home === 'US' && (named === undefined || (named.doubtful && named.length === 1))) {
    const own = usState(words[from] ?? '');
    if (own !== null) return { place: own, length: 1, doubtful: true };
  }
  for (let length = 5; length > (named?.length ?? 0); length -= 1) {
    if (from + length > words.length) continue;
    const cities = byName.get(words.slice(from, from + length).join('_'));
    if (cities !== undefined) return { place: nearest(cities, home), length, doubtful: false };
  }
  const own = named === undefined ? null : ownCity(words.slice(from, from + named.length), named.value, home);
  if (named !== undefined && own !== null) return { place: own, length: named.length, doubtful: false };
  return named === undefined
    ? undefined
    : { place: named.value, length: named.length, doubtful: named.doubtful };
}

/** "Kimberley" in South Africa is a city there before it is a part of another country. */
function ownCity(words: readonly string[], place: Place, home: string): City | null {
  if (place.kind !== 'area' || place.country === home) return null;
  return (
    gazetteer()
      .byName.get(words.join('_'))
      ?.find(({ country, name }) => country === home && !isPluralOf(place.name, name)) ?? null
  );
}

/** "The Midlands" are not Midland, though their words compare alike. */
const isPluralOf = (area: string, city: string): boolean =>
  area.toLowerCase().replace(/^the\s+/, '') === `${city.toLowerCase()}s`;

function usState(code: string): Place | null {
  const state = US_STATES.get(code.toUpperCase());
  if (state === undefined) return null;
  return { kind: 'state', country: 'US', state: code.toUpperCase(), name: state };
}

const US_STATES = new Map([
  ['WA', 'Washington State'],
  ['IN', 'Indiana'],
  ['OR', 'Oregon'],
]);

// Country codes that are not English words when capitalised.
const CODES = new Set(
  'US UK GB NZ AU IE SG DE FR ES PT IT NL BE LU CH AT SE DK FI NO PL CZ HU RO GR AE HK JP CN IN ZA CA MX BR MY PH TH ID VN IL SA QA'.split(
    ' ',
  ),
);

/** The country of a two-letter code ("US", "NZ"); null for other pairs. */
export function countryOfCode(raw: string): Place | null {
  if (!CODES.has(raw)) return null;
  const country = raw === 'UK' ? 'GB' : raw;
  const name = countryName(country);
  return name === null ? null : { kind: 'country', country, name };
}

// The city at home, unless the largest of that name is far larger.
function nearest(cities: readonly City[], home: string): City {
  const [largest] = cities;
  const own = cities.find(({ country }) => country === home);
  if (largest === undefined) throw new Error('a name without a city');
  if (own === undefined) return largest;
  return largest.population <= own.population * 50 ? own : largest;
}

export interface CityClues {
  city: string;
  state?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** The agency's country. */
  home: string;
}

/** A city by its GeoNames id. */
export function cityById(id: string): City | undefined {
  return gazetteer().byId.get(id);
}

/** The names of the large cities, of areas and of countries. */
export function metroNames(): string[] {
  const { metros, areas } = gazetteer();
  const countries = COUNTRIES.flatMap((code) => countryName(code) ?? []);
  return [...metros.toSorted((a, b) => b.population - a.population), ...areas]
    .map(({ name }) => name)
    .concat(countries);
}

/** The towns of a country. */
export const citiesOf = (country: string): City[] =>
  gazetteer().cities.filter((city) => city.country === country);

/** Large cities, or all, with the same name in other countries. */
export function namesakesOf(city: City, ofAnySize = false): City[] {
  const all = gazetteer().byName.get(slug(city.name)) ?? [];
  return all.filter((other) => other.country !== city.country && (ofAnySize || isMetro(other)));
}

/** The areas that a city lies in. */
export function areasOf(city: City): Area[] {
  return gazetteer().areas.filter(
    (area) => area.country === city.country && area.shapes.some((shape) => lies(city, shape)),
  );
}

/** The areas of a country that a division of it lies in. */
export function areasOfState(country: string, state: string): Area[] {
  return gazetteer().areas.filter(
    (area) =>
      area.country === country && area.shapes.some((shape) => 'states' in shape && shape.states.has(state)),
  );
}

/** The area that a text names; null where none of that country bears the name. */
export function areaNamed(text: string, country: string): Area | null {
  const place = gazetteer().book.whole(text);
  return place?.kind === 'area' && place.country === country ? place : null;
}

function lies(city: City, shape: Shape): boolean {
  if ('states' in shape) return shape.states.has(city.state);
  if ('circle' in shape) return kmBetween(city, shape.circle) <= shape.circle.km;
  return isInside(city, shape.corners);
}

// Ray casting (Shimrat, 1962).
function isInside({ lat, lon }: City, corners: readonly { lat: number; lon: number }[]): boolean {
  let inside = false;
  for (const [at, a] of corners.entries()) {
    const b = corners[(at + 1) % corners.length] ?? a;
    if (a.lat > lat !== b.lat > lat && lon < ((b.lon - a.lon) * (lat - a.lat)) / (b.lat - a.lat) + a.lon)
      inside = !inside;
  }
  return inside;
}

/** The distance between two places in km, by a flat-earth approximation that is exact enough for neighbours. */
export function kmBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const east = Math.cos((a.lat * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * east);
}

/** The city that a record names; null where the table knows none of that name there. */
export function cityOf({ city, state, country, home }: CityClues): City | null {
  const { byName, book } = gazetteer();
  const alias = book.whole(city);
  const named = byName.get(slug(city)) ?? (alias?.kind === 'city' ? [alias] : []);
  const within = state == null ? null : stateNamed(state, country ?? home);
  const area = state == null || within !== null ? null : areaNamed(state, country ?? home);
  // "London, Ontario" lies where Ontario does, and "Sudbury, Ontario" in no other country.
  const lies = country ?? (state == null ? null : countryOfDivision(state, home, within ?? area));
  const there = lies == null ? named : named.filter((each) => each.country === lies);
  // "Tbilisi, Georgia": a country, though a state of the agency's own is called so.
  const land = country == null && state != null && there.length === 0 ? countryCode(state) : null;
  const inCountry = land === null ? there : named.filter((each) => each.country === land);
  const abroad = lies == null || lies === (country ?? home) || state == null ? null : stateNamed(state, lies);
  const code = within ?? abroad;
  const inState = inCountry.filter((each) =>
    code === null ? area === null || isWithin(each, area) || isAtEdge(each, area) : each.state === code,
  );
  const known = inState.length > 0 || abroad !== null ? inState : inCountry;
  return known.length === 0 ? null : nearest(known, lies ?? home);
}

/** The country of what a town is said to lie in, where no country is told; null where that is none that is known. */
function countryOfDivision(name: string, home: string, own: unknown): string | null {
  if (own !== null) return home;
  const place = name.length < LEAST_OF_NAME ? undefined : gazetteer().book.whole(name);
  return place?.kind === 'state' ? place.country : null;
}

/** Codes of two letters are those of states of several countries. */
const LEAST_OF_NAME = 3;

/** Whether a city lies in a country, a state or an area. */
export function isWithin(city: City, around: Place): boolean {
  if (around.kind === 'city') return city.id === around.id;
  if (around.kind === 'region') return around.countries.includes(city.country);
  if (city.country !== around.country) return false;
  if (around.kind === 'state') return city.state === around.state;
  return around.kind === 'country' || around.shapes.some((shape) => lies(city, shape));
}

/** Counties are drawn as circles, which leave corners out. */
const CORNERS = 1.3;

const isAtEdge = (city: City, around: Place): boolean =>
  around.kind === 'area' &&
  city.country === around.country &&
  around.shapes.some(
    (shape) => 'circle' in shape && kmBetween(city, shape.circle) <= shape.circle.km * CORNERS,
  );

/** The largest city of a name in a country, a state or an area; null where none is known there. */
export function townWithin(name: string, around: Place): City | null {
  const { byName, book } = gazetteer();
  const alias = book.whole(name);
  const all = byName.get(slug(name)) ?? (alias?.kind === 'city' ? [alias] : []);
  const there = all.filter((city) => isWithin(city, around));
  return (there.length > 0 ? there : all.filter((city) => isAtEdge(city, around))).reduce<City | null>(
    (best, city) => (best === null || city.population > best.population ? city : best),
    null,
  );
}

let american: ReadonlyMap<string, Place> | undefined;

/** The American state of a code ("AL", "OR"); null for other pairs. */
export function stateOfCode(code: string): Extract<Place, { kind: 'state' }> | null {
  american ??= new Map(
    linesOf('places.txt').flatMap((line) => {
      const [, state = '', name = ''] = /^state US ([A-Z]{2}) ([^:]+)/.exec(line) ?? [];
      return state === '' ? [] : [[state, { kind: 'state', country: 'US', state, name } as const]];
    }),
  );
  const state = american.get(code);
  return state?.kind === 'state' ? state : null;
}

/** The code of a state by name or abbreviation. */
export function stateNamed(name: string, country: string): string | null {
  const { book } = gazetteer();
  const place = book.whole(name);
  if (place?.kind === 'state' && place.country === country) return place.state;
  return country === 'US' && /^[A-Za-z]{2}$/.test(name) ? name.toUpperCase() : null;
}

/** What a whole text names as a place. */
export function placeNamed(text: string, home: string): Place | null {
  const parts = text.split(',').map((part) => part.trim());
  const [first = ''] = parts;
  if (parts.length > 1) {
    const last = parts.at(-1) ?? '';
    const country = countryCode(last);
    const city = cityOf({ city: first, state: parts[1] ?? null, country, home });
    if (city !== null) return city;
  }
  const words = slug(first).split('_');
  const found = placeAt(words, 0, home);
  return found !== undefined && found.length === words.length ? found.place : null;
}

const KM_PER_DEGREE = 111.2;

/** The radius of "near", in km. */
export const NEAR_KM = 50;

/** The ids of the large cities around a place. */
export function surroundingsOf(place: City): Surroundings {
  const { metros, around } = gazetteer();
  const known = around.get(place.id);
  if (known !== undefined) return known;
  const east = Math.cos((place.lat * Math.PI) / 180);
  const within: string[] = [];
  const near: string[] = [];
  for (const metro of metros) {
    const north = metro.lat - place.lat;
    if (north > 1 || north < -1) continue;
    const km = KM_PER_DEGREE * Math.hypot(north, (metro.lon - place.lon) * east);
    if (km <= reachOf(metro) && !isCityOfItsOwn(place, metro)) within.push(metro.id);
    if (km <= NEAR_KM) near.push(metro.id);
  }
  const made = { within, near };
  around.set(place.id, made);
  return made;
}

// Bolton is not a suburb of Manchester, nor Oakland of San Francisco: queries include them by "greater" or "near".
function isCityOfItsOwn(place: City, metro: City): boolean {
  return place.id !== metro.id && isMetro(place) && place.population * 10 >= metro.population;
}

/** The cities within a radius in km, nearest first. */
export function citiesAround(centre: City, km: number): City[] {
  const { cities } = gazetteer();
  const degrees = km / KM_PER_DEGREE;
  const east = Math.cos((centre.lat * Math.PI) / 180);
  const near: { city: City; far: number }[] = [];
  for (const city of cities) {
    const north = city.lat - centre.lat;
    if (north > degrees || north < -degrees) continue;
    const far = Math.hypot(north, (city.lon - centre.lon) * east);
    if (far <= degrees) near.push({ city, far });
  }
  return near.sort((a, b) => a.far - b.far).map(({ city }) => city);
}

/** The radius in km of what people mean by a city's name, including the suburbs of large cities. */
export function reachOf(city: City): number {
  return city.reach ?? (city.population >= 1e6 ? 40 : city.population >= 200_000 ? 25 : 15);
}
