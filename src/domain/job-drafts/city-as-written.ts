import { languageOf } from '#src/lib/language.ts';
import { placeOf } from './place-called.ts';
import type { DraftFields } from './schema.ts';

type Location = NonNullable<DraftFields['location']>;

/** More names than a brief has. */
const MOST_NAMES = 300;

/**
 * A place whose town is called as its text calls it, where that is in another language than English: "München", which lists call Munich. A
 * part of the name ("Frankfurt") and short forms are no other name.
 */
export function cityAsWritten<T extends Location | null>(location: T, text: string, home: string): T {
  const city = location?.city;
  if (location == null || city == null || text.includes(city)) return location;
  // In English text a name without a mark may be a short one: "Bris", "Joburg".
  const isMarked = (name: string): boolean => /\p{M}/u.test(name.normalize('NFD'));
  const isEnglish = languageOf(text) === 'en';
  const names = new Set(text.match(/(?<![\p{L}\p{M}])\p{Lu}\p{Ll}[\p{L}\p{M}’'-]{2,}/gu) ?? []);
  const own = [...names].slice(0, MOST_NAMES).find((name) => {
    const place = city.startsWith(name) || (isEnglish && !isMarked(name)) ? null : placeOf(name, home);
    return place?.city === city && place.country_code === location.country_code;
  });
  return own === undefined ? location : { ...location, city: own };
}
