import type { Place } from '../../../lexicon/gazetteer.ts';
import { EVERYDAY } from './everyday.ts';

// Names that are nearly always places and sometimes people.
const PLACES_FIRST = new Set(
  'paris victoria lincoln austin geneva georgia jordan israel charlotte cork york florence valencia lima kent derby cambridge oxford madison virginia jackson'.split(
    ' ',
  ),
);

/**
 * Whether words that a place is called by mean it: by capitals, by the word before them, by what they stand beside and by how large
 * the place is.
 * @param home the country of the agency
 */
export function isMeant(
  found: { place: Place; length: number; doubtful: boolean },
  raw: string,
  { cued, isListed, home }: { cued: boolean; isListed: boolean; home: string },
): boolean {
  const lower = raw.toLowerCase();
  const capital = /^\p{Lu}/u.test(raw);
  const { place } = found;
  const abbreviation = /^(?:[A-Z]{2,3}|uk|nz|uae)$/.test(raw);
  // A name like "western Sydney" is unambiguous.
  if (place.kind === 'city' && place.reach !== undefined && raw.includes(' ')) return true;
  if (place.kind === 'area' && place.country === home && found.doubtful) return true;
  if (found.doubtful)
    return abbreviation && (cued || raw.length > 2 || ('country' in place && place.country === home));
  // "Paris, zurich or singapore": a large city by a given name, in a list of others; "perm, london" is no Perm.
  if (isListed && place.kind === 'city' && place.population >= 500_000 && lower !== 'perm') return true;
  // "Cork or Dublin" in small letters: a town's name that is more often one than a word, in such a list.
  if (isListed && place.kind === 'city' && PLACES_FIRST.has(lower) && place.population >= 100_000)
    return true;
  if (EVERYDAY.has(lower) && !PLACES_FIRST.has(lower)) return cued && capital;
  if (cued)
    return (
      capital || place.kind !== 'city' || place.population >= (place.country === home ? LISTED_TOWN : 5000)
    );
  if (place.kind !== 'city') return raw.length > 2 || abbreviation;
  if (capital) return place.population >= (place.country === home ? 5000 : 20_000);
  const least = isOwnTown(place, raw, home) ? TOWN : isTownNextDoor(place, raw, home) ? 50_000 : 150_000;
  return place.population >= least && !EVERYDAY.has(lower);
}

const TOWN = 10_000;
const LISTED_TOWN = 1000;
// Towns that small letters make another word of.
const EVERYDAY_TOWNS = new Set(
  'slough leek stone grays barking crook hyde poole hook barrow banks castle hastings nelson palmer whitehorse beaver crewe flint goole hatch kew lands marlow mold mould penny picton redhill rushes ryde settle shipley stroud tring wigan woking nowra parkes seymour cobra cooma hamilton sunbury orange warwick roma emerald sale cambridge stratford gore levin richmond wellington burnie forbes young cobar moree kings queens marine maroochydore robe victor blackwater clermont bright moe colac park garden gardens heights hill beach bay valley creek springs junction mill mills port'.split(
    ' ',
  ),
);

// "Diesel fitters karratha": a town of the agency's own country, where words in small letters are seldom one of something else.
const OF_ONE_MARKET = ['AU', 'NZ', 'GB', 'IE'];
const isTownNextDoor = (place: Place, raw: string, home: string): boolean =>
  place.kind === 'city' &&
  OF_ONE_MARKET.includes(place.country) &&
  OF_ONE_MARKET.includes(home) &&
  raw.length >= 6 &&
  !EVERYDAY_TOWNS.has(raw.toLowerCase());
const isOwnTown = (place: Place, raw: string, home: string): boolean =>
  place.kind === 'city' &&
  place.country === home &&
  OF_ONE_MARKET.includes(home) &&
  raw.length >= 5 &&
  !EVERYDAY_TOWNS.has(raw.toLowerCase());

// "Howdens", "the Thames": no town of Howden or Thame, whose names they are compared by. English has plurals of its own for others.
export const isPluralOf = (raw: string, place: Place): boolean =>
  place.kind === 'city' && place.population < 100_000 && raw.toLowerCase() === `${place.name.toLowerCase()}s`;
