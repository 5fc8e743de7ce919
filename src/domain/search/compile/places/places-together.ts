import { currencyOf } from '#src/lib/places.ts';
import { type City, isMetro, type Place } from '../../../lexicon/gazetteer.ts';
import { kmBetween, namesakesOf, placeNamed } from '../../../lexicon/places.ts';
import type { Facet } from '../../facets.ts';
import type { Draft } from '../draft.ts';
import { DOLLARS } from '../terms/pay-currency.ts';
import { namedFor, nameOf } from './place-names.ts';

/** "Leeds, Brighton or Edinburgh": a town with a namesake at home is where all others of the query are. */
export function readPlacesTogether(draft: Draft): void {
  const { country: home } = draft.home;
  const read = draft.read.flatMap(({ facet }) => {
    const place =
      facet.kind === 'location' && facet.values.length === 1 ? placeNamed(facet.values[0] ?? '', home) : null;
    return place === null || place.kind === 'region' ? [] : [{ facet, place }];
  });
  // "Hamilton NZ or Hamilton ON" are where it is said.
  const isFree = ({ facet }: Located): boolean => !draft.placed.has(facet);
  staysNear(read, home, isFree);
  staysAbroad(read, home, isFree);
  const elsewhere = read.flatMap(({ place: { country } }) => (country === home ? [] : [country]));
  const abroad = new Set([...elsewhere, ...countriesHinted(draft)]);
  if (abroad.size === 0) return;
  for (const { facet, place } of read) {
    if (place.kind !== 'city' || place.country !== home || facet.strength !== 'must') continue;
    if (draft.placed.has(facet)) continue;
    const [other, ...others] = calledSo(place, abroad).filter(
      (one) =>
        abroad.has(one.country) &&
        (isMetro(one) ||
          elsewhere.length === 0 ||
          isBesideAny(one, read) ||
          // "Cork, Limerick or Waterford": among several of one country.
          (elsewhere.length > 1 && abroad.size === 1)),
    );
    // "Dublin, Leeds or Brighton": of two countries the one that has such a town.
    if (abroad.size > 1 && others.some(({ country }) => country !== other?.country)) {
      tellNamesake(draft, { facet, place }, read);
      continue;
    }
    // Whoever writes "Perth or Edinburgh" in Australia means the Perth at home.
    const isHomeNamed = read.some((one) => one.facet !== facet && one.place.country === home);
    // "London, Manchester or Newcastle": of several towns of one country, none of which is at home, each is there.
    const isAmongOthers = elsewhere.length > 1 && abroad.size === 1 && !isHomeNamed;
    // "Glasgow, Perth or Dundee": next to one of them however small it is.
    const isThere = isAmongOthers && other !== undefined && isBesideAny(other, read);
    if (other === undefined || (!isThere && other.population * (isAmongOthers ? 3 : 1) < place.population)) {
      tellNamesake(draft, { facet, place }, read);
      continue;
    }
    facet.label = facet.label.replace(nameOf(place), nameOf(other));
    facet.values = [namedFor(other, other.name)];
  }
}

/** How many times smaller a town of the same name may be, and still be meant. */
const NAMESAKE_SMALLER = 4;

/** The towns of some countries that are called as one at home is, also in short: "Newcastle" upon Tyne. */
function calledSo(place: City, countries: ReadonlySet<string>): City[] {
  const own = namesakesOf(place, true);
  const inShort = [...countries].flatMap((country) => {
    const named = placeNamed(place.name, country);
    return named?.kind === 'city' && named.country === country ? [named] : [];
  });
  return [...own, ...inShort.filter(({ id }) => !own.some((one) => one.id === id))];
}

/** "Aberdeen or Newcastle": of a town at home that is listed with one abroad, where another of that name is, it is told which was looked for. */
function tellNamesake(draft: Draft, { facet, place }: Located, read: readonly Located[]): void {
  const { country: home } = draft.home;
  const others = read.filter((one) => one.facet !== facet);
  if (place.kind !== 'city' || others.some((one) => one.place.country === home)) return;
  const there = others.find(({ place: one }) => {
    const namesake = one.kind === 'city' ? placeNamed(place.name, one.country) : null;
    // "Sydney or Toronto": nobody means the small one.
    return (
      namesake?.kind === 'city' &&
      namesake.country === one.country &&
      namesake.population * NAMESAKE_SMALLER >= place.population
    );
  });
  if (there === undefined || there.place.kind !== 'city') return;
  draft.note(
    'read_as',
    `"${place.name}" was looked for in ${home}, and there is one in ${there.place.country}. Name the country where another is meant.`,
  );
}

// "Runcorn or Widnes": the towns next to one another.
const isBesideAny = (city: City, read: readonly Located[]): boolean =>
  read.some(
    ({ place }) =>
      place.kind === 'city' && place.country === city.country && kmBetween(place, city) < NEIGHBOURS,
  );

/** Papers, taxes and services of one country alone. */
const OF_ONE_COUNTRY: readonly (readonly [string, RegExp])[] = [
  [
    'GB',
    /(?<![\p{L}\p{N}-])(?:QTS|GDC|NMC|GMC|HCPC|CSCS|SMSTS|SSSTS|DBS|IR35|UTR|NHS|CQC|FCA|MRTPI|MRICS|CILEX|GPhC|ECTs?|PGCE|SENCO|M25)(?![\p{L}\p{N}-])/u,
  ],
  ['IE', /(?<![\p{L}\p{N}-])(?:[Ss]tamp 4|NMBI|CORU|Safe Pass|HSE clinic)(?![\p{L}\p{N}-])/u],
  ['US', /(?<![\p{L}\p{N}-])(?:W-?2|C2C|1099|CDL(?:-A)?|401k|[Gg]reen card|H-?1B|NCLEX)(?![\p{L}\p{N}-])/u],
];

const OF_CURRENCY: Record<string, string> = {
  GBP: 'GB',
  NZD: 'NZ',
  SGD: 'SG',
  USD: 'US',
  AUD: 'AU',
  CAD: 'CA',
};

// The countries that pay and papers of the query are of.
function countriesHinted(draft: Draft): string[] {
  const paid = draft.read.flatMap(({ facet }) => {
    const country =
      facet.kind === 'salary' && !draft.bare.has(facet) ? OF_CURRENCY[facet.currency ?? ''] : undefined;
    return country === undefined ? [] : [country];
  });
  const isAbroad = draft.dollars.size > 0 && !DOLLARS.has(currencyOf(draft.home.country));
  return [
    ...paid,
    ...(isAbroad ? ['US'] : []),
    ...OF_ONE_COUNTRY.flatMap(([country, said]) => (said.test(draft.text) ? [country] : [])),
  ];
}

interface Located {
  facet: Facet;
  place: Exclude<Place, { kind: 'region' }>;
}

/** The reach of a city and its neighbours in km. */
const NEIGHBOURS = 100;

// "Gold Coast or Brisbane, not Ipswich": the small town next to them, and not its large namesake abroad.
function staysNear(read: Located[], home: string, isFree: (one: Located) => boolean): void {
  for (const one of read.filter(isFree)) {
    const { place, facet } = one;
    if (place.kind !== 'city' || place.country === home) continue;
    const near = namesakesOf(place).find(
      (other) =>
        other.country === home &&
        read.some(
          (beside) =>
            beside !== one &&
            beside.place.kind === 'city' &&
            beside.place.country === home &&
            kmBetween(beside.place, other) < NEIGHBOURS,
        ),
    );
    if (near === undefined) continue;
    facet.label = facet.label.replace(nameOf(place), nameOf(near));
    facet.values = [namedFor(near, near.name)];
    one.place = near;
  }
}

// "Waterford or Wexford", asked for elsewhere: the towns next to one another, in one country.
function staysAbroad(read: Located[], home: string, isFree: (one: Located) => boolean): void {
  for (const one of read.filter(isFree)) {
    const { place, facet } = one;
    const others = read.filter((beside) => beside !== one && beside.place.country !== place.country);
    const [first] = others;
    if (place.kind !== 'city' || place.country === home || first === undefined) continue;
    if (read.some((beside) => beside !== one && beside.place.country !== first.place.country)) continue;
    const near = namesakesOf(place, true).find(
      (other) =>
        other.country === first.place.country &&
        (isBesideAny(other, others) ||
          others.some((beside) => beside.place.kind === 'state') ||
          // "Cork, Limerick or Waterford": a town among several of one country is of it.
          (others.length > 1 && other.population * 3 >= place.population)),
    );
    if (near === undefined) continue;
    facet.label = facet.label.replace(nameOf(place), nameOf(near));
    facet.values = [namedFor(near, near.name)];
    one.place = near;
  }
}
