import { countryName, currencyOf } from '#src/lib/places.ts';
import { payIn } from './pay.ts';
import { monthlyPay } from './pay-month.ts';
import type { DraftFields } from './schema.ts';

type Location = NonNullable<DraftFields['location']>;

/**
 * Where the work is, in the agency's own country where the text names a town that lists know elsewhere alone, names no country, and pays in
 * the money of the agency's own: "Malvern" in pounds is no suburb of Melbourne.
 */
export function atHome(
  place: Location | null,
  text: string,
  lines: readonly string[],
  home: string,
): Location | null {
  const city = place?.city ?? '';
  const country = place?.country ?? '';
  const code = place?.country_code ?? home;
  if (place === null || city === '' || code === home) return place;
  const own = currencyOf(home);
  // A state or a country stands behind it, or the sign of the money is that of many.
  const isNamed =
    (country !== '' && text.includes(country)) ||
    new RegExp(String.raw`${city.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}, \p{Lu}`, 'u').test(text) ||
    text.includes('$');
  return isNamed || own === currencyOf(code) || moneySaid(lines, home) !== own
    ? place
    : { ...place, country: countryName(home) ?? home, country_code: home };
}

/** The currency that the pay is written in; null of a pay without one, which tells nothing of where the work is. */
export function moneySaid(lines: readonly string[], home: string): string | null {
  const { pay, isCurrencySaid } = payIn(lines, home);
  if (pay !== null) return isCurrencySaid === true ? (pay.currency ?? null) : null;
  const monthly = monthlyPay(lines, home);
  return monthly?.isCurrencySaid === true ? monthly.pay.currency : null;
}
