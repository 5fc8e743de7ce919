import { placeOf } from './place-called.ts';
import type { DraftFields } from './schema.ts';

/** How many lines of a mail's end may be a card. */
const CARD_LINES = 5;

/** The town of a card at the end of a mail: "HR Partner, Corrib Biologics, Parkmore West, Galway". */
export function signedAt(
  text: string,
  home: string,
): Omit<NonNullable<DraftFields['location']>, 'type'> | null {
  for (const line of text.trim().split('\n').slice(-CARD_LINES)) {
    const pieces = line.split(/,\s*/);
    const place = pieces.length < 2 ? null : placeOf(pieces.at(-1) ?? '', home);
    if (place?.city !== undefined && place.country_code === home) return place;
  }
  return null;
}
