import { cityOf } from '../lexicon/places.ts';
import { POSTCODE, placeOf } from './place-called.ts';
import { LONGEST_LINE } from './town-beside-terms.ts';

type Place = NonNullable<ReturnType<typeof placeOf>>;

/** Of which everybody knows in which country it lies. */
const KNOWN_EVERYWHERE = 500_000;
/** How many lines at the head of a brief say where the work is. */
const FIRST_LINES = 12;

/** A number of four or five figures before a town: "1010 Wien". */
const POST_BEFORE = /^\d{4,5}\s+(?=\p{Lu})/u;

/** The town of what says a town and a part of it by its post or its number, as pieces of a line do: "Paris 9e"; the text itself of any other. */
export const withoutDistrict = (said: string): string => said.replace(POST_BEFORE, '').replace(POSTCODE, '');

/** A large town abroad that stands by itself with the number of its district or its post: "Wien 3", "1010 Wien", "Dublin 2"; null of none. */
export function townWithDistrict(lines: readonly string[], home: string): Place | null {
  for (const line of lines.slice(0, FIRST_LINES))
    for (const piece of line.slice(0, LONGEST_LINE).split(/[,;|()•]\s*|[.!?](?:\s+|$)|\s[–/-]\s/u)) {
      const said = piece.trim();
      const town = withoutDistrict(said);
      if (town === said || !/^\p{Lu}[\p{L}'’-]{3,}(?: \p{Lu}[\p{L}'’-]+)?$/u.test(town)) continue;
      const place = placeOf(town, home);
      const { city, country_code: country } = place ?? {};
      if (place === null || city == null || country == null) continue;
      if ((cityOf({ city, country, home })?.population ?? 0) >= KNOWN_EVERYWHERE) return place;
    }
  return null;
}
