import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import * as z from 'zod';

/** A phone number as the service takes it: digits, an optional leading +, and spaces, hyphens, dots and parentheses. */
export const Phone = z
  .string()
  .trim()
  .max(40)
  .regex(
    // Separators before the first digit match in one way only, or refusing a long text takes quadratic time.
    /^\+?[\s().-]*\d[\d\s().-]*$/,
    'must be digits with an optional leading + (spaces, hyphens, dots and parentheses are allowed)',
  );

/**
 * The E.164 form of a number (`+61412345678`), by which two spellings of one number compare as equal; null
 * for what cannot be dialled.
 * @param country ISO 3166-1 alpha-2, for numbers written without their country code
 */
export function e164(phone: string, country: string): string | null {
  const key = `${country} ${phone}`;
  const known = parsed.get(key);
  if (known !== undefined) return known;
  if (parsed.size >= MAX_PARSED) parsed.clear();
  const number = parse(phone, country);
  parsed.set(key, number);
  return number;
}

/** The last numbers that were asked for: a person who is added is held against others by theirs several times. */
const parsed = new Map<string, string | null>();
const MAX_PARSED = 200;

function parse(phone: string, country: string): string | null {
  const home = isSupportedCountry(country) ? country : undefined;
  const found = parsePhoneNumberFromString(phone, home === undefined ? {} : { defaultCountry: home });
  return found?.isPossible() ? found.number : null;
}

/** Whether a number is one of a country, or written with the code of its own. */
export function isDialledIn(phone: string, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined;
  return (
    parsePhoneNumberFromString(phone, home === undefined ? {} : { defaultCountry: home })?.isValid() ?? false
  );
}

/**
 * The E.164 form of somebody's number, as it is dialled where they live; as from the agency's country where it is a number there and
 * none where they live, as of somebody who moved and kept it.
 * @param lives ISO 3166-1 alpha-2, or null where it is not known
 * @param agency the agency's country
 */
export function e164Of(phone: string, lives: string | null | undefined, agency: string): string | null {
  const isKept = lives != null && !isDialledIn(phone, lives) && isDialledIn(phone, agency);
  return e164(phone, isKept ? agency : (lives ?? agency));
}

/** The digits of an E.164 number as they are written in its country, without a leading zero; null for no such number. */
export function nationalDigits(number: string): string | null {
  return parsePhoneNumberFromString(number)?.nationalNumber.replace(/^0+/, '') ?? null;
}
