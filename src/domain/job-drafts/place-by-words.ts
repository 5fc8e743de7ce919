import { countryName, currencyOf } from '#src/lib/places.ts';
import { cityOf, placeNamed } from '../lexicon/places.ts';
import { namesCountry } from './countries.ts';
import type { CountryWords } from './country-words.ts';
import type { DraftFields } from './schema.ts';

type Location = NonNullable<DraftFields['location']>;

/** What the words of a country make of a place that was read; null where they change nothing. */
interface ByWords {
  location: Location | null;
  note: string;
}

/** A town of which nobody there says where it lies. */
const KNOWN_WELL = 150_000;
/** So many times as many people as the other of the name: it is meant where anything speaks of its country. */
const FAR_LARGER = 10;

const peopleOf = ({ city, country_code: country }: Location): number =>
  city == null ? 0 : (cityOf({ city, country: country ?? null, home: country ?? 'US' })?.population ?? 0);

/** Whether a text says in which country a town is, by its name or by the state behind the town. */
function isNamedWith(place: Location, text: string): boolean {
  const { city, country_code: code } = place;
  if (city == null || code == null) return false;
  if (place.state != null || namesCountry(text, code)) return true;
  const at = text.indexOf(`${city}`);
  const [, behind = ''] =
    /^,? (\p{Lu}{2,3})(?!\p{L})/u.exec(at < 0 ? '' : text.slice(at + city.length)) ?? [];
  const state = behind === '' ? null : placeNamed(behind, code);
  return state?.kind === 'state' && state.country === code;
}

/** Nothing of where the work is but how much of it is at home. */
const openOf = ({ type }: Location): Location | null => (type === 'on_site' ? null : { type });

/**
 * Decides between the place that was read and one of the same brief in the country whose words stand in it: "Dayton … 401k" lies in
 * Ohio, though the agency's own country has a Dayton too. What is surely named stays; what cannot be decided is left open.
 * @param read what was read from the agency's country, or from that of the brief's language
 * @param there what is read from the country of the words, a town of it; null of none
 * @param of the brief: its text, the agency's country, and the currency that its pay is written in
 */
export function placeByWords(
  read: Location | null,
  there: Location | null,
  words: CountryWords,
  { text, home, money }: { text: string; home: string; money: string | null },
): ByWords | null {
  const { code, word, as } = words;
  const country = countryName(code) ?? code;
  if (read !== null && (read.country_code === code || isNamedWith(read, text))) return null;
  const taken = (): ByWords | null =>
    there === null
      ? null
      : {
          location: there,
          note: `${there.city} was taken as the one in ${country}, of which “${word}” speaks; check location.`,
        };
  const open = (): ByWords | null =>
    read === null
      ? null
      : {
          location: openOf(read),
          note: `${read.city} may be the one in ${read.country}, but “${word}” speaks of ${country}; set location.`,
        };
  if (read?.city == null) {
    if (there !== null) return taken();
    if (as !== 'terms' || read?.country_code !== undefined) return null;
    const type = read?.type ?? 'on_site';
    return {
      location: { type, country, country_code: code },
      note: `No place was found but ${country}, of which “${word}” speaks; set location.`,
    };
  }
  if (there === null) return as === 'terms' ? open() : null;
  const isFarLarger = peopleOf(there) >= peopleOf(read) * FAR_LARGER;
  if (as === 'field') return isFarLarger ? open() : null;
  // What both the words and the money are of, or what lies at home in neither case.
  const isTwice = as === 'terms' && money === currencyOf(code) && money !== currencyOf(home);
  const isSure =
    isTwice || isFarLarger || there.state != null || (as === 'terms' && read.country_code !== home);
  return peopleOf(read) >= KNOWN_WELL && !isSure ? open() : taken();
}
