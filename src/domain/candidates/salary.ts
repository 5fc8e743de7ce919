import { matchesOf } from '#src/lib/matches.ts';
import { roundMoney } from '#src/lib/money.ts';
import { currencyOf } from '#src/lib/places.ts';
import { readNumber } from './numbers.ts';

export const SALARY_PERIODS = ['year', 'month', 'week', 'day', 'hour'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/**
 * How many of a period make a year: 52 weeks of 5 days and 40 hours, as placements count contract terms (weekdays,
 * 8 hours each, no holidays). OPM's fact sheet "Computing Hourly Rates of Pay" names the same 2,080 hours beside the
 * long-run mean of 2,087.
 */
export const PER_YEAR: Record<SalaryPeriod, number> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 };

/** A parsed salary expectation. Amounts are in `currency`; `annual` is the amount over a year of full-time work. */
export interface SalaryReading {
  amount: number;
  currency: string;
  period: SalaryPeriod | null;
  annual: number | null;
}

export interface SalaryHome {
  /** The person's country (ISO 3166-1 alpha-2); null if unknown. */
  country: string | null;
  /** The agency's ISO 4217 currency. */
  agencyCurrency: string;
}

const NUMBER = String.raw`\d+(?:[.,'’]\d+|[\u0020\u00a0\u202f]\d{3}(?!\d))*`;
const SUFFIX = String.raw`(?:\s*(k|tsd\.?|thousand|tausend|mio\.?|million(?:en)?|lakhs?|lacs?|lpa|crores?|cr)|(m))(?!\p{L})`;
const MARK = String.raw`(?:[\p{L}]{0,3}\p{Sc}\s*|[A-Z]{3}\s*)?`;
const FIGURE = new RegExp(
  String.raw`(${NUMBER})(?:${SUFFIX})?(?:\s*(?:\p{Sc}|[A-Z]{3})?\s*(?:-|–|—|to|bis|à)\s*${MARK}(${NUMBER})(?:${SUFFIX})?)?(?!\s*(?:%|percent|days\b|weeks\b|hours\b|hrs\b|months\b|years\b|yrs\b))`,
  'giu',
);

// Working hours and pension contributions contain numbers that are not the pay.
const NOT_PAY =
  /\b401\s?\(?k\)?|\b\d+(?:[.,]\d+)?\s*(?:days?|hours?|hrs?|months?|x)\s*(?:an?|per|\/|each)\s*(?:week|wk|month|day|fortnight|year)\b|\b\d+(?:[.,]\d+)?\s*%/giu;

const WISH =
  /\b(?:looking for|looking at|expect\w*|seeking|asking|wants?|target\w*|hoping for|needs?)\b(?=\D{0,30}\d)/iu;

const TIMES: [RegExp, number][] = [
  [/^(k|tsd|thousand|tausend)/i, 1e3],
  [/^(m$|mio|million)/i, 1e6],
  [/^(lakh|lac|lpa)/i, 1e5],
  [/^cr/i, 1e7],
];

const per = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:\/|\bper\b|\bpro\b|\bpar\b|\bpor\b|\bp\/|\ban?\b|\beach\b)\s*(?:${words})(?!\p{L})`,
    'iu',
  );

const PERIODS: [SalaryPeriod, RegExp[]][] = [
  [
    'hour',
    [
      per('hours?|hrs?|h|std\\.?|stunde|heure|hora|uur'),
      /\bhourly\b|(?<!\p{L})p\.?h\b\.?|\bst[üu]ndlich|\bstundensatz/iu,
    ],
  ],
  [
    'day',
    [
      per('days?|d|tag|jour|d[ií]a|dag'),
      /\bdaily\b|\bday\s*rate\b|(?<!\p{L})p\.?d\b\.?|\btagessatz|\btjm\b/iu,
    ],
  ],
  ['week', [per('weeks?|wks?|w|woche|semaine|semana'), /\bweekly\b|(?<!\p{L})p\.?w\b\.?/iu]],
  [
    'month',
    [per('months?|mths?|mos?|m|monat|mois|mes|maand'), /\bmonthly\b|(?<!\p{L})p\.?c?\.?m\b\.?|\bmonatlich/iu],
  ],
  [
    'year',
    [
      per('years?|yrs?|y|annum|jahr|an|a[nñ]o|jaar'),
      /\bannual(ly)?\b|\byearly\b|(?<!\p{L})p\.?a\b\.?|\bper annum\b|\bj[äa]hrlich|\blpa\b/iu,
    ],
  ],
];

const SYMBOLS: [RegExp, string][] = [
  [/(?<!\p{L})NZ\s?\$/iu, 'NZD'],
  [/(?<!\p{L})AU?\s?\$/iu, 'AUD'],
  [/(?<!\p{L})US?\s?\$/iu, 'USD'],
  [/(?<!\p{L})CA?N?\s?\$/iu, 'CAD'],
  [/(?<!\p{L})SG?\s?\$/iu, 'SGD'],
  [/(?<!\p{L})HK\s?\$/iu, 'HKD'],
  [/(?<!\p{L})NT\s?\$/iu, 'TWD'],
  [/(?<!\p{L})MX\s?\$/iu, 'MXN'],
  [/(?<!\p{L})R\s?\$/u, 'BRL'],
  [/£|\bpounds?\b|\bquid\b|\bsterling\b/iu, 'GBP'],
  [/€|\beuros?\b/iu, 'EUR'],
  [/₹|\brupees?\b|\blakhs?\b|\blacs?\b|\blpa\b|\bcrores?\b|\brs\.?(?=\s?\d)/iu, 'INR'],
  [/₩/u, 'KRW'],
  [/₪/u, 'ILS'],
  [/₱/u, 'PHP'],
  [/฿/u, 'THB'],
  [/₫/u, 'VND'],
  [/₺/u, 'TRY'],
  [/\bz[łl](?!\p{L})/iu, 'PLN'],
  [/(?<!\p{L})R(?=\s?\d)|\brands?\b/u, 'ZAR'],
  [/\bfr(anken|ancs?)\b/iu, 'CHF'],
  [/\byen\b/iu, 'JPY'],
];

const CODES = new Set(
  Intl.supportedValuesOf('currency').filter((code) => !['ALL', 'TOP', 'ANG'].includes(code)),
);
const COMMON_CODES =
  /(?<!\p{L})(aud|usd|gbp|eur|nzd|cad|sgd|hkd|chf|inr|zar|jpy|aed|sek|nok|dkk|pln)(?!\p{L})/iu;
const DOLLARS = new Set([
  'USD',
  'AUD',
  'NZD',
  'CAD',
  'SGD',
  'HKD',
  'TWD',
  'MXN',
  'CLP',
  'COP',
  'ARS',
  'FJD',
  'BBD',
  'JMD',
  'TTD',
]);
const CROWNS = new Set(['SEK', 'NOK', 'DKK', 'ISK', 'CZK']);

/**
 * Parses a salary expectation (`$140k + super`, `£550/day`, `120.000 €`, `AUD 95,000–110,000`); null if it contains no
 * amount. Of a range the lower end counts, as the least the person would take. A bare `$` is the dollar of the person's
 * country, else the agency's, else the US dollar. Without a period an amount from 10,000 up is annual; a smaller one is
 * not annualised, as its period is unknown.
 */
export function readSalary(raw: string, home: SalaryHome): SalaryReading | null {
  const cleaned = raw.replace(NOT_PAY, ' ');
  const wish = WISH.exec(cleaned);
  const text = wish === null ? cleaned : cleaned.slice(wish.index);
  const figures = matchesOf(FIGURE, text);
  for (const [index, match] of figures.entries()) {
    const amount = lowerEnd(match);
    if (amount === null || amount <= 0 || amount > 1e12) continue;
    const own = text.slice(match.index, figures[index + 1]?.index);
    const currency = currencyIn(text, home) ?? currencyIn(cleaned, home) ?? homeCurrency(home);
    const period =
      periodIn(own) ?? periodIn(text.slice(0, match.index)) ?? (amount >= 10_000 ? ('year' as const) : null);
    const annual = period === null ? null : roundMoney(amount * PER_YEAR[period], currency);
    return {
      amount: roundMoney(amount, currency),
      currency,
      period,
      annual: annual === null || annual > 1e12 ? null : annual,
    };
  }
  return null;
}

function lowerEnd(match: RegExpExecArray): number | null {
  const [, first = '', long, short, second, longTwo, shortTwo] = match;
  const own = timesOf(long ?? short);
  const other = timesOf(longTwo ?? shortTwo);
  const value = readNumber(first, own > 1);
  if (value === null) return null;
  // In `90-110k` the k applies to both.
  const shared = second !== undefined && own === 1 && other > 1 && value < 1000 ? other : own;
  return Number((value * shared).toPrecision(15));
}

function timesOf(suffix: string | undefined): number {
  return suffix === undefined ? 1 : (TIMES.find(([pattern]) => pattern.test(suffix))?.[1] ?? 1);
}

function periodIn(text: string): SalaryPeriod | null {
  let nearest: { at: number; period: SalaryPeriod } | null = null;
  for (const [period, patterns] of PERIODS) {
    for (const pattern of patterns) {
      const at = pattern.exec(text)?.index;
      if (at !== undefined && (nearest === null || at < nearest.at)) nearest = { at, period };
    }
  }
  return nearest?.period ?? null;
}

function currencyIn(text: string, home: SalaryHome): string | null {
  for (const [, code = ''] of text.matchAll(/(?<!\p{L})([A-Z]{3})(?!\p{L})/gu))
    if (CODES.has(code)) return code;
  const symbol = SYMBOLS.find(([pattern]) => pattern.test(text));
  if (symbol !== undefined) return symbol[1];
  const common = COMMON_CODES.exec(text)?.[1];
  if (common !== undefined) return common.toUpperCase();
  if (/\$|\bdollars?\b|\bbucks\b/i.test(text)) return among(DOLLARS, home) ?? 'USD';
  if (/¥/.test(text)) return homeCurrency(home) === 'CNY' ? 'CNY' : 'JPY';
  return /\bkr\.?(?!\p{L})/iu.test(text) ? (among(CROWNS, home) ?? 'SEK') : null;
}

function among(kind: ReadonlySet<string>, home: SalaryHome): string | null {
  return [homeCurrency(home), home.agencyCurrency].find((currency) => kind.has(currency)) ?? null;
}

function homeCurrency(home: SalaryHome): string {
  return home.country === null ? home.agencyCurrency : currencyOf(home.country);
}
