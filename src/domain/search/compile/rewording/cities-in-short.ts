import { placeNamed } from '../../../lexicon/places.ts';
import { outsideQuotes, put, type Ways } from './in-turn.ts';

/** Cities as people shorten them, by what they are read as only beside another place: "Mum" is Mumbai in "Mum / Lon". */
const SHORT: Readonly<Record<string, string>> = {
  dub: 'Dublin',
  lon: 'London',
  lhr: 'London',
  sing: 'Singapore',
  sin: 'Singapore',
  sg: 'Singapore',
  mel: 'Melbourne',
  per: 'Perth',
  ade: 'Adelaide',
  adl: 'Adelaide',
  hob: 'Hobart',
  well: 'Wellington',
  aber: 'Aberdeen',
  gla: 'Glasgow',
  lds: 'Leeds',
  liv: 'Liverpool',
  newc: 'Newcastle upon Tyne',
  nott: 'Nottingham',
  notts: 'Nottingham',
  car: 'Cardiff',
  bel: 'Belfast',
  ork: 'Cork',
  mum: 'Mumbai',
  bom: 'Mumbai',
  del: 'Delhi',
  bang: 'Bengaluru',
  chen: 'Chennai',
  maa: 'Chennai',
  pun: 'Pune',
  kol: 'Kolkata',
  tor: 'Toronto',
  van: 'Vancouver',
  cal: 'Calgary',
  ott: 'Ottawa',
  bos: 'Boston',
  chi: 'Chicago',
  hou: 'Houston',
  dal: 'Dallas',
  sea: 'Seattle',
  mia: 'Miami',
  den: 'Denver',
  ham: 'Hamburg',
  ber: 'Berlin',
  fra: 'Frankfurt',
  mun: 'Munich',
  gen: 'Geneva',
  bas: 'Basel',
  par: 'Paris',
  cdg: 'Paris',
  lys: 'Lyon',
  mad: 'Madrid',
  bar: 'Barcelona',
  mil: 'Milan',
  lis: 'Lisbon',
  vie: 'Vienna',
  pra: 'Prague',
  osl: 'Oslo',
  sto: 'Stockholm',
  hel: 'Helsinki',
  bru: 'Brussels',
};
const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}`;
const LIST = new RegExp(
  String.raw`(?<![\p{L}\p{N}@#/-])${NAME}(?:\s*(?:[,/|&+]|\bor\b|\band\b)\s*(?:or\s+|and\s+)?(?:in\s+)?${NAME})+(?![\p{L}\p{N}])`,
  'gu',
);
const EACH = new RegExp(NAME, 'gu');

const fullName = (name: string): string | undefined =>
  /^(?:\p{Lu}\p{Ll}{1,4}|\p{Lu}{2,4})\.?$/u.test(name)
    ? SHORT[name.replace('.', '').toLowerCase()]
    : undefined;

/** Who lodges a BAS, which is no town then. */
const BOOKS = /\b(?:book-?keep\p{L}*|account\p{L}*|payroll|GST|MYOB|Xero|tax)\b/iu;

const isCity = (name: string): boolean => {
  const place = placeNamed(name, 'GB');
  return place !== null && place.kind !== 'region' && fullName(name) === undefined;
};

const AREAS: Ways = [
  // "East Mids", "W Mids", "Gtr Manchester".
  [/(?<!\p{L})(?:East|E)\.?\s+M(?:ids|IDS)(?!\p{L})/gu, 'East Midlands'],
  [/(?<!\p{L})(?:West|W)\.?\s+M(?:ids|IDS)(?!\p{L})/gu, 'West Midlands'],
  [/(?<!\p{L})(?:[Gg]tr|[Gg]rtr?|GTR)\.?\s+(?=\p{Lu})/gu, 'Greater '],
];

/** A query with its cities in full where a list of capitalised names is of places: "Manc / Bris / Dub", "SIN or DXB", "Mum/Lon". */
export const withCitiesInFull = (query: string): string =>
  outsideQuotes(query, (part) =>
    put(part, AREAS).replace(LIST, (list) => {
      const names: readonly string[] = list.match(EACH) ?? [];
      const short = names.filter((name) => fullName(name) !== undefined);
      if (names.includes('BAS') && BOOKS.test(query)) return list;
      const isOfPlaces = names.filter(isCity).length > 0 || short.length === names.length;
      if (
        short.length === 0 ||
        !isOfPlaces ||
        names.some((name) => !isCity(name) && fullName(name) === undefined)
      )
        return list;
      return list.replace(EACH, (name) => fullName(name) ?? name);
    }),
  );
