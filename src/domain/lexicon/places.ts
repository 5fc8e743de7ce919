import { countryCode, countryName } from '#src/lib/places.ts';
import { linesOf } from './data-file.ts';
import { PhraseBook } from './phrase-book.ts';
import { slug } from './text.ts';

export interface City {
  kind: 'city';
  /** Of GeoNames. */
  id: string;
  name: string;
  country: string;
  /** The first division of its country, as GeoNames codes it. */
  state: string;
  population: number;
  lat: number;
  lon: number;
  /** Where a name means a place and what lies around it, in km. */
  reach?: number;
}

export type Place =
  | City
  | { kind: 'state'; country: string; state: string; name: string }
  | { kind: 'country'; country: string; name: string }
  | { kind: 'region'; name: string; countries: readonly string[] };

interface Gazetteer {
  cities: readonly City[];
  /** Those of 100,000 people and more. */
  metros: readonly City[];
  /** What lies around a city, worked out when it is first asked for. */
  around: Map<string, Surroundings>;
  byName: ReadonlyMap<string, readonly City[]>;
  /** Everything but cities, and the names of cities that the table spells otherwise. */
  book: PhraseBook<Place>;
}

let loaded: Gazetteer | undefined;

function gazetteer(): Gazetteer {
  loaded ??= load();
  return loaded;
}

function load(): Gazetteer {
  const byName = new Map<string, City[]>();
  const cities = linesOf('cities.tsv').map((line): City => {
    const [id = '', name = '', country = '', state = '', thousands = '', lat = '', lon = '', key = ''] =
      line.split('\t');
    const city: City = {
      kind: 'city',
      id,
      name,
      country,
      state,
      population: Number(thousands) * 1000,
      lat: Number(lat),
      lon: Number(lon),
    };
    const same = byName.get(key);
    if (same === undefined) byName.set(key, [city]);
    else same.push(city);
    return city;
  });
  return { cities, metros: cities.filter(isMetro), around: new Map(), byName, book: bookOf(byName) };
}

function bookOf(byName: ReadonlyMap<string, City[]>): PhraseBook<Place> {
  const book = new PhraseBook<Place>();
  for (const line of linesOf('places.txt')) addLine(book, byName, line);
  for (const code of COUNTRIES) {
    const name = countryName(code);
    if (name !== null) book.add(name, { kind: 'country', country: code, name });
  }
  for (const [name, code] of COUNTRY_NAMES)
    book.add(name, { kind: 'country', country: code, name: countryName(code) ?? name });
  return book;
}

function addLine(book: PhraseBook<Place>, byName: ReadonlyMap<string, City[]>, line: string): void {
  const [kind, ...rest] = line.split(' ');
  const [head = '', tail = ''] = rest.join(' ').split(/: | = /);
  if (kind === 'alias') {
    const [name = '', country, reach] = tail.split(', ');
    const city = byName.get(slug(name))?.find((each) => each.country === country);
    if (city !== undefined) book.add(head, reach === undefined ? city : { ...city, reach: Number(reach) });
    return;
  }
  const place = kind === 'state' ? stateOf(head) : regionOf(head);
  book.add(place.name, place);
  for (const other of tail.split(', ').filter((each) => each !== ''))
    book.add(other.replace('?', ''), place, other.startsWith('?'));
}

function stateOf(head: string): Place {
  const [country = '', state = '', ...name] = head.split(' ');
  return { kind: 'state', country, state, name: name.join(' ') };
}

function regionOf(head: string): Extract<Place, { kind: 'region' }> {
  const words = head.split(' ');
  const countries = words.filter((word, at) => at > 0 && /^[A-Z]{2}$/.test(word));
  return { kind: 'region', name: words.slice(0, words.length - countries.length).join(' '), countries };
}

const COUNTRIES =
  'AU NZ GB IE US CA DE AT CH FR ES PT IT NL BE LU DK SE NO FI IS PL CZ SK HU RO BG GR HR SI RS UA LT LV EE TR CY MT IN PK BD LK NP CN HK TW JP KR SG MY TH VN ID PH AE SA QA KW BH OM IL JO LB EG MA ZA NG KE GH TZ UG ET MX BR AR CL CO PE UY FJ PG'.split(
    ' ',
  );

const COUNTRY_NAMES: readonly (readonly [string, string])[] = [
  ['usa', 'US'],
  ['united states', 'US'],
  ['the states', 'US'],
  ['america', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['britain', 'GB'],
  ['uae', 'AE'],
  ['emirates', 'AE'],
  ['holland', 'NL'],
  ['czech republic', 'CZ'],
  ['south korea', 'KR'],
  ['korea', 'KR'],
  ['vietnam', 'VN'],
  ['russia', 'RU'],
  ['turkey', 'TR'],
  ['aus', 'AU'],
  ['oz', 'AU'],
  ['nz', 'NZ'],
  ['aotearoa', 'NZ'],
];

/** The place that a phrase of the texts' words begins with, cities by the country nearest to hand. */
export function placeAt(
  words: readonly string[],
  from: number,
  home: string,
): { place: Place; length: number; doubtful: boolean } | undefined {
  const { byName, book } = gazetteer();
  const named = book.at(words, from);
  for (let length = 5; length > (named?.length ?? 0); length -= 1) {
    if (from + length > words.length) continue;
    const cities = byName.get(words.slice(from, from + length).join('_'));
    if (cities !== undefined) return { place: nearest(cities, home), length, doubtful: false };
  }
  return named === undefined
    ? undefined
    : { place: named.value, length: named.length, doubtful: named.doubtful };
}

// The largest of that name, where it is far larger than the one at home.
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

/** The city that a record names; null where the table knows none of that name there. */
export function cityOf({ city, state, country, home }: CityClues): City | null {
  const { byName, book } = gazetteer();
  const alias = book.whole(city);
  const named = byName.get(slug(city)) ?? (alias?.kind === 'city' ? [alias] : []);
  const inCountry = country == null ? named : named.filter((each) => each.country === country);
  const within = state == null ? null : stateNamed(state, country ?? home);
  const inState = within === null ? inCountry : inCountry.filter((each) => each.state === within);
  const known = inState.length > 0 ? inState : inCountry;
  return known.length === 0 ? null : nearest(known, country ?? home);
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
const METRO = 100_000;

/** Whether a city is one that people name when they mean what lies around it. */
export function isMetro({ population }: City): boolean {
  return population >= METRO;
}

/** How far "near" goes, in km. */
export const NEAR_KM = 50;

/** The large cities that somebody in a place is said to live in, as far as each reaches, and those that are near. */
export interface Surroundings {
  within: readonly string[];
  near: readonly string[];
}

/** What lies around a place, by the ids of the large cities. */
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
    if (km <= reachOf(metro)) within.push(metro.id);
    if (km <= NEAR_KM) near.push(metro.id);
  }
  const made = { within, near };
  around.set(place.id, made);
  return made;
}

/** The cities within so many km of one, itself first. */
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

/** How far the place that people mean by a city's name goes, in km: with its suburbs where it is large. */
export function reachOf(city: City): number {
  return city.reach ?? (city.population >= 1e6 ? 40 : city.population >= 200_000 ? 25 : 15);
}
