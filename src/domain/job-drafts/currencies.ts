import { currencyOf } from '#src/lib/places.ts';

/** The currencies that briefs name by their codes. */
export const CODES =
  'AUD|NZD|USD|CAD|SGD|HKD|GBP|EUR|CHF|ZAR|INR|AED|JPY|SEK|NOK|DKK|MYR|PHP|THB|IDR|VND|PKR|LKR|BDT|SAR|QAR|KWD|BHD|OMR|ILS|TRY|PLN|CZK|HUF|RON|BRL|MXN|CLP|COP|ARS|UYU|PEN|NGN|KES|GHS|EGP|MAD|CNY|RMB|KRW|TWD';

/** Signs and short words that stand before a figure, each with whose currency it is; `own` is that of the country where it is called so. */
const SIGNS: readonly (readonly [RegExp, string | { own: readonly string[] }])[] = [
  [/^£$/u, 'GBP'],
  [/^€$/u, 'EUR'],
  [/^₹$/u, 'INR'],
  [/^¥$/u, { own: ['JPY', 'CNY'] }],
  [/^(?:Rs\.?)$/iu, { own: ['INR', 'PKR', 'LKR', 'NPR'] }],
  [/^R$/u, { own: ['ZAR'] }],
  [/^RM$/u, 'MYR'],
  [/^₱$/u, 'PHP'],
  [/^฿$/u, 'THB'],
  [/^₦$/u, 'NGN'],
  [/^KSh$/iu, 'KES'],
  [/^(?:Dhs?\.?)$/iu, { own: ['AED', 'MAD'] }],
  [/^kr\.?$/iu, { own: ['SEK', 'NOK', 'DKK'] }],
  [/^zł$/iu, 'PLN'],
  [/^Fr\.?$/u, { own: ['CHF'] }],
  [/^(?:AU?\$)$/u, 'AUD'],
  [/^US\$$/u, 'USD'],
  [/^S\$$/u, 'SGD'],
  [/^NZ\$$/u, 'NZD'],
  [/^HK\$$/u, 'HKD'],
  [/^(?:CA?\$)$/u, 'CAD'],
  [/^R\$$/u, 'BRL'],
  [/^(?:euros?)$/iu, 'EUR'],
];

/** What a sign is written as, for patterns; a word of it counts only before a figure. */
export const SIGN = String.raw`(?:(?:AU?|US|S|NZ|HK|CA?|R)(?=\$))?\$|[£€₹¥₱฿₦]|Rs\.?(?=\s?\d)|RM(?=\s?\d)|R(?=\s?\d)|KSh(?=\s?\d)|Dhs?\.?(?=\s?\d)|kr\.?(?=\s?\d)|Fr\.?(?=\s?\d)`;

/** Currencies whose sign at home is the dollar's, the pesos too. */
const DOLLARS = new Set(['AUD', 'NZD', 'USD', 'CAD', 'SGD', 'HKD', 'MXN', 'CLP', 'COP', 'ARS', 'UYU']);

/** The currency that a sign or a code stands for in a country; null for one that is not of it. */
export function currencyFor(sign: string | undefined, country: string): string | null {
  if (sign === undefined) return null;
  const own = currencyOf(country);
  if (sign === '$') return DOLLARS.has(own) ? own : 'USD';
  if (/^[A-Z]{3}$/iu.test(sign)) return sign.toUpperCase() === 'RMB' ? 'CNY' : sign.toUpperCase();
  const named = SIGNS.find(([pattern]) => pattern.test(sign))?.[1];
  if (named === undefined || typeof named === 'string') return named ?? null;
  return named.own.includes(own)
    ? own
    : named.own.length === 1 || own === 'USD'
      ? null
      : (named.own[0] ?? null);
}
