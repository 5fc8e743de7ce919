import { getCountry, getTimezone } from 'countries-and-timezones';
import countryToCurrency from 'country-to-currency';
import * as z from 'zod';
import { codeOfEnglishName, countries } from './countries.ts';

const BY_COUNTRY = new Map<string, string>(Object.entries(countryToCurrency));

// The usual business time zone of countries that have several; other countries use their first.
const OFFICE_ZONE = new Map([
  ['AU', 'Australia/Sydney'],
  ['US', 'America/New_York'],
  ['CA', 'America/Toronto'],
  ['NZ', 'Pacific/Auckland'],
  ['BR', 'America/Sao_Paulo'],
  ['MX', 'America/Mexico_City'],
  ['ES', 'Europe/Madrid'],
  ['PT', 'Europe/Lisbon'],
  ['DE', 'Europe/Berlin'],
]);

/** An ISO 3166-1 alpha-2 code in capitals; a country's English name is accepted and turned into its code. */
export const CountryCode = z
  .string()
  .trim()
  .min(2)
  .overwrite((text) => countryCode(text) ?? text)
  .refine(
    (text) => countries.isValid(text),
    'must be an ISO 3166-1 alpha-2 country code such as AU, GB or US',
  );

/** The alpha-2 code of a country given by code or English name; null when neither. */
export function countryCode(text: string): string | null {
  const upper = text.trim().toUpperCase();
  if (upper === 'UK') return 'GB';
  if (upper.length === 2 && countries.isValid(upper)) return upper;
  return codeOfEnglishName(text.trim());
}

/** The English name of a country code; null when there is none. */
export function countryName(code: string): string | null {
  return countries.getName(code, 'en') ?? null;
}

/** The currency that a country uses (ISO 4217); USD where none is known. */
export function currencyOf(country: string): string {
  return BY_COUNTRY.get(country) ?? 'USD';
}

/** The most likely time zone of an agency in a country; UTC where none is known. */
export function timezoneOf(country: string): string {
  return OFFICE_ZONE.get(country) ?? getCountry(country)?.timezones[0] ?? 'UTC';
}

/** The code and English name of a country, from either; the text itself as the name where it is not known. */
export function countryOf(text: string): { code: string | null; name: string } {
  const code = countryCode(text);
  return { code, name: (code === null ? null : countryName(code)) ?? text.trim() };
}

// Broken Hill, Eucla and the islands keep other times; whoever lives there says so.
const ZONE_OF_STATE = new Map([
  ['AU-ACT', 'Australia/Sydney'],
  ['AU-NSW', 'Australia/Sydney'],
  ['AU-VIC', 'Australia/Melbourne'],
  ['AU-QLD', 'Australia/Brisbane'],
  ['AU-SA', 'Australia/Adelaide'],
  ['AU-NT', 'Australia/Darwin'],
  ['AU-TAS', 'Australia/Hobart'],
  ['AU-WA', 'Australia/Perth'],
]);

/** The time zone that a place lies in; null where its country has several and its state does not tell which. */
export function zoneOfPlace({
  country_code,
  state,
}: {
  country_code: string | null;
  state: string | null;
}): string | null {
  if (country_code === null) return null;
  const byState = ZONE_OF_STATE.get(`${country_code}-${state?.trim().toUpperCase() ?? ''}`);
  if (byState !== undefined) return byState;
  const zones = getCountry(country_code)?.timezones ?? [];
  const kinds = new Set(
    zones.map((name) => {
      const zone = getTimezone(name);
      return `${zone?.utcOffset} ${zone?.dstOffset}`;
    }),
  );
  return kinds.size === 1 ? (zones[0] ?? null) : null;
}
