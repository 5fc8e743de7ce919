import { countryNamesAbroad } from '#src/lib/countries.ts';
import { countryName } from '#src/lib/places.ts';
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
  /** The radius in km, for names that include the surroundings. */
  reach?: number;
}

export type Place =
  | City
  | { kind: 'state'; country: string; state: string; name: string }
  | { kind: 'country'; country: string; name: string }
  | { kind: 'region'; name: string; countries: readonly string[] }
  | Area;

/** A named area of a country that is not a state: a county, a metropolitan area, the East Midlands. */
export interface Area {
  kind: 'area';
  id: string;
  name: string;
  country: string;
  shapes: readonly Shape[];
}

export type Shape =
  | { circle: { lat: number; lon: number; km: number } }
  | { corners: readonly { lat: number; lon: number }[] }
  | { states: ReadonlySet<string> };

/** The large cities whose metropolitan area includes a place, and those within NEAR_KM. */
export interface Surroundings {
  within: readonly string[];
  near: readonly string[];
}

interface Gazetteer {
  cities: readonly City[];
  /** Those of 100,000 people and more. */
  metros: readonly City[];
  /** The surroundings by city id, computed on first use. */
  around: Map<string, Surroundings>;
  byName: ReadonlyMap<string, readonly City[]>;
  byId: ReadonlyMap<string, City>;
  areas: readonly Area[];
  /** Everything but cities, and aliases of cities. */
  book: PhraseBook<Place>;
}

let loaded: Gazetteer | undefined;

export function gazetteer(): Gazetteer {
  loaded ??= load();
  return loaded;
}

function load(): Gazetteer {
  const byName = new Map<string, City[]>();
  const cities = linesOf('cities.tsv').map((line): City => {
    const [id = '', name = '', country = '', state = '', thousands = '', lat = '', lon = '', own = ''] =
      line.split('\t');
    // The keys of the table are older than these endings of plurals.
    const key = /(?:men|ie)(?:_|$)/.test(own) ? slug(name) : own;
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
  addTowns(cities, byName);
  const areas: Area[] = [];
  return {
    cities,
    metros: cities.filter(isMetro),
    around: new Map(),
    byName,
    byId: new Map(cities.map((city) => [city.id, city])),
    areas,
    book: bookOf(byName, areas),
  };
}

/** Adds what `towns.txt` knows: other names of cities, parts of them, and towns that are counted too small. */
function addTowns(cities: City[], byName: Map<string, City[]>): void {
  for (const line of linesOf('towns.txt')) {
    const [, kind, country = '', name = '', tail = ''] =
      /^(town|also) ([A-Z]{2}) (.+) = (.+)$/.exec(line) ?? [];
    const same = byName.get(slug(name)) ?? [];
    const others = same.filter((city) => city.country !== country);
    if (kind === 'also') {
      const city = byName.get(slug(tail))?.find((each) => each.country === country);
      if (city !== undefined) byName.set(slug(name), inOrder([{ ...city, name }, ...others]));
      continue;
    }
    const [thousands = 0, lat = 0, lon = 0, reach] = tail.split(', ').map(Number);
    const population = thousands * 1000;
    const known = same.find(
      (city) => city.country === country && Math.hypot(city.lat - lat, city.lon - lon) < 0.3,
    );
    const city: City =
      known === undefined
        ? { kind: 'city', id: slug(`${country} ${name}`), name, country, state: '', population, lat, lon }
        : { ...known, population };
    if (reach !== undefined) city.reach = reach;
    if (known === undefined) {
      city.state = stateAround(cities, city);
      cities.push(city);
    } else cities.splice(cities.indexOf(known), 1, city);
    byName.set(slug(name), inOrder([city, ...others]));
  }
}

const inOrder = (cities: City[]): City[] => cities.toSorted((a, b) => b.population - a.population);

// The division of the nearest city of its country.
function stateAround(cities: readonly City[], { country, lat, lon }: City): string {
  const own = cities.filter((city) => city.country === country && city.state !== '');
  const far = (city: City): number => Math.hypot(city.lat - lat, city.lon - lon);
  return (
    own.reduce<City | undefined>(
      (best, city) => (best !== undefined && far(best) <= far(city) ? best : city),
      undefined,
    )?.state ?? ''
  );
}

function bookOf(byName: ReadonlyMap<string, City[]>, areas: Area[]): PhraseBook<Place> {
  const book = new PhraseBook<Place>();
  for (const line of linesOf('places.txt')) {
    if (!line.startsWith('area ')) addLine(book, byName, line);
    else {
      const { area, others } = areaOf(line);
      areas.push(area);
      book.add(area.name, area);
      for (const other of others) book.add(other.replace('?', ''), area, other.startsWith('?'));
    }
  }
  for (const code of COUNTRIES) {
    const name = countryName(code);
    if (name !== null) book.add(name, { kind: 'country', country: code, name });
  }
  for (const [name, code] of COUNTRY_NAMES)
    book.add(name, { kind: 'country', country: code, name: countryName(code) ?? name });
  for (const { code, name } of countryNamesAbroad())
    if (COUNTRIES.includes(code) && !ENGLISH_WORDS.has(name.toLowerCase()))
      book.add(name, { kind: 'country', country: code, name: countryName(code) ?? name });
  return book;
}

/** Countries in other languages that English has another word for. */
const ENGLISH_WORDS = new Set(['chili', 'cina', 'cile', 'inde']);

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

function areaOf(line: string): { area: Area; others: string[] } {
  const [head = '', tail = ''] = line.slice('area '.length).split(' | ');
  const [label = '', drawn = ''] = head.split(' = ');
  const [country = '', ...name] = label.split(' ');
  const area: Area = {
    kind: 'area',
    id: slug(`${country} ${name.join(' ')}`),
    name: name.join(' '),
    country,
    shapes: drawn.split(', ').map(shapeOf),
  };
  return { area, others: tail.split(', ').filter((other) => other !== '') };
}

function shapeOf(text: string): Shape {
  const [kind, ...rest] = text.split(' ');
  if (kind === 'states') return { states: new Set(rest) };
  const figures = rest.map(Number);
  const [lat = 0, lon = 0, km = 0] = figures;
  if (kind === 'circle') return { circle: { lat, lon, km } };
  const corners = figures.flatMap((at, index) =>
    index % 2 === 0 ? [{ lat: at, lon: figures[index + 1] ?? 0 }] : [],
  );
  return { corners };
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

export const COUNTRIES =
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
  ['czechia', 'CZ'],
  ['south korea', 'KR'],
  ['korea', 'KR'],
  ['vietnam', 'VN'],
  ['russia', 'RU'],
  ['turkey', 'TR'],
  ['aus', 'AU'],
  ['oz', 'AU'],
  ['nz', 'NZ'],
  ['aotearoa', 'NZ'],
  ['deutschland', 'DE'],
  ['österreich', 'AT'],
  ['schweiz', 'CH'],
  ['suisse', 'CH'],
  ['españa', 'ES'],
  ['italia', 'IT'],
  ['nederland', 'NL'],
  ['vereinigte staaten', 'US'],
  ['états unis', 'US'],
  ['verenigde staten', 'US'],
  ['großbritannien', 'GB'],
  ['grande bretagne', 'GB'],
  ['groot brittannië', 'GB'],
  ['gran bretaña', 'GB'],
  ['gran bretagna', 'GB'],
  ['angleterre', 'GB'],
  ['inghilterra', 'GB'],
  ['inglaterra', 'GB'],
  ['hollande', 'NL'],
  ['holanda', 'NL'],
  ['olanda', 'NL'],
  ['duitsland', 'DE'],
  ['engeland', 'GB'],
  ['ierland', 'IE'],
  ['oostenrijk', 'AT'],
  ['zwitserland', 'CH'],
  ['frankrijk', 'FR'],
  ['australien', 'AU'],
  ['neuseeland', 'NZ'],
  ['irland', 'IE'],
  ['frankreich', 'FR'],
  ['allemagne', 'DE'],
  ['autriche', 'AT'],
  ['royaume uni', 'GB'],
  ['irlande', 'IE'],
  ['australie', 'AU'],
  ['pays bas', 'NL'],
  ['belgië', 'BE'],
  ['belgique', 'BE'],
  ['sverige', 'SE'],
  ['norge', 'NO'],
  ['danmark', 'DK'],
  ['suomi', 'FI'],
  ['polska', 'PL'],
  ['éire', 'IE'],
  ['republic of ireland', 'IE'],
  ['us of a', 'US'],
  ['united states of america', 'US'],
  ['stateside', 'US'],
  ['down under', 'AU'],
  ['straya', 'AU'],
  ['s pore', 'SG'],
];

const METRO = 100_000;

/** Whether a city is large enough that its name includes its surroundings. */
export function isMetro({ population }: City): boolean {
  return population >= METRO;
}
