import { placeNamed } from '../lexicon/places.ts';
import type { Finding } from '../moderation/index.ts';

/** In a town of so many people a seat tells nobody whose it is. */
const LARGE = 250_000;

/**
 * The towns of a client that may tell who it is.
 * @param locations each as City, Country
 * @param city where the job is, which its ad shows anyway
 * @param home the country in which a town is looked for first
 */
export function seatsOf(locations: readonly string[], city: string | null, home: string): string[] {
  const towns = locations.flatMap((location) => {
    const town = location.split(',')[0]?.trim() ?? '';
    const place = placeNamed(location, home);
    const isLarge = place !== null && (place.kind !== 'city' || place.population > LARGE);
    return town.length < 3 || isLarge || town.toLowerCase() === city?.trim().toLowerCase() ? [] : [town];
  });
  return [...new Set(towns)];
}

const SITS =
  '(?:based|located|situated|sited|housed|headquartered|head ?quarters|HQ|home|seat|offices?|yard|plant|depot|factory|workshop|warehouse|site|premises|campus|works?|working|join us|find us|team|base|sits?|operat(?:es?|ing)|from|out of)';

/** Where a text says that somebody who must not be named sits in one of its towns. */
export function seatFindings(field: string, text: string, seats: readonly string[]): Finding[] {
  return seats.flatMap((seat) => {
    const town = seat.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(/\s+/gu, '\\s+');
    const pattern = new RegExp(
      String.raw`(?<!\p{L})${SITS}(?!\p{L})[^.;!?\n]{0,25}?(?<!\p{L})${town}(?!\p{L})|(?<!\p{L})${town}(?:[- ]based| (?:office|site|yard|plant|depot|factory|workshop|warehouse|premises|campus|team|HQ|headquarters|head office))(?!\p{L})`,
      'giu',
    );
    return [...text.matchAll(pattern)].map(
      ({ 0: words, index: start }): Finding => ({
        verdict: 'held',
        about: 'identity',
        field,
        words,
        start,
        end: start + words.length,
        reason: 'This may tell the public who the client is, as it says where the client sits.',
        rewording: 'Name the region, or leave it out',
      }),
    );
  });
}
