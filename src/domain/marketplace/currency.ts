import { currencyOf } from '#src/lib/places.ts';
import { placeNamed } from '../lexicon/places.ts';

/** What a record tells of the money and the place of what is shared. */
interface OfRecord {
  /** The currency of a pay that the record tells; null where it tells none. */
  paid: string | null;
  /** Its country (alpha-2); null where none is known. */
  country: string | null;
}

/**
 * The currency of a listing that is made without one: of the pay in its record, else of the country that the record is of, else of the
 * town that the listing names, and the agency's where none of them is known.
 */
export function listingCurrency(
  { paid, country }: OfRecord,
  named: string | undefined,
  agency: { country: string; currency: string },
): string {
  if (paid !== null) return paid;
  if (country !== null) return currencyOf(country);
  const place = named === undefined ? null : placeNamed(named, agency.country);
  return place === null || place.kind === 'region' ? agency.currency : currencyOf(place.country);
}
