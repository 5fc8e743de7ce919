import { matchesOf } from '#src/lib/matches.ts';
import { currencyOf } from '#src/lib/places.ts';
import type { DraftFields } from './schema.ts';

type Pay = NonNullable<DraftFields['compensation']>;

const AMOUNT = String.raw`(\d{1,3}(?:[ \u00a0\u202f,.']\d{3})+|\d+(?:\.\d+|,\d\d?(?!\d))?)\s?(k(?![a-z])|T(?=€))?(?![\p{L}\d])`;
const CURRENCY = String.raw`(?:\b(AUD|NZD|USD|CAD|SGD|HKD|GBP|EUR|CHF|ZAR|INR|AED|JPY|SEK|NOK|DKK)\s?)?(?:[ACHNSU][A-Z]?(?=\$))?([$£€])?\s?`;
const FIGURES = new RegExp(
  `${CURRENCY}${AMOUNT}(?:\\s?[€£]?\\s?(?:-|–|—|to|and|bis|à|au|a|y|et|und)\\s?(?:[A-Z]{3}\\s?)?[SACU]?[A-Z]?[$£€]?\\s?${AMOUNT})?`,
  'giu',
);
const TOLD =
  /(?<!\p{L})(salary|pay(s|ing)?|rate|compensation|remuneration|package|base|budget|OTE|on[- ]target|per (annum|year|hour|day)|p\.?\s?a\b|an hour|a day|a year|gehalt|vergütung|wir zahlen|wir bieten|brutto|rémunération|salaire|TJM|pagamos|sueldo|salario|retribución|brutos?(?: anuales)?)(?!\p{L})/iu;
/** Thousands that stand alone, as in "130-140k plus super": what is counted in them would be named behind ("10k users"). */
const THOUSANDS =
  /\b\d{2,3}(?:\.\d)?\s?k\b(?=\s*(?:$|[.,;)/+]|(?:plus|super|base|package|per|a year|p\.?a|OTE|gross|incl\w*|ex|neg\w*|depending|DOE|for)\b))/i;
/** "£16ph". */
const GLUED = /(?<=\d)(?=(?:ph|p\/h)(?!\p{L}))/giu;
/** "12.50 ph". */
const RATE = /\d\s?(?:p\.?\/?h|per h(?:ou)?r|\/\s?h(?:ou)?r)(?!\p{L})/iu;
const CODES = 'AUD|NZD|USD|CAD|SGD|HKD|GBP|EUR|CHF|ZAR|INR|AED|JPY|SEK|NOK|DKK';
const MARKED = new RegExp(`[$£€]\\s?\\d|\\b(?:${CODES})\\s?\\d|\\d\\s?(?:[£€]|(?:${CODES}|euros?)\\b)`, 'i');
/** A currency that stands behind its figure, as on the Continent. */
const BEHIND = new RegExp(`^\\s?(?:([£€])|(${CODES})\\b|(euros?)\\b)`, 'i');
const PERIODS = [
  [
    'hour',
    /(?<!\p{L})(?:(?:per|an) hour|(?:per|\/|p) ?(?:hour|hr))\b|(?<=\d ?)an hr\b|\/\s?h(?:ou)?r?\b|\bhourly\b|\bp\/?h\b|(?<!\p{L})(?:die|pro|je|in der) stunde|stundenlohn|(?:par|de l[’'])\s?heure|(?:por|la|\/) ?hora(?!\p{L})/iu,
  ],
  [
    'day',
    /\b(?:per|a|\/|p) ?day\b|\bday rate\b|\bdaily rate\b|\bTJM\b|tagess[aä]tz|(?:am|pro|je) tag\b|\bpar jour\b|\/ ?jour\b/iu,
  ],
  [
    'year',
    /\b(?:per|a|\/) ?(?:annum|year|yr)\b|\bp\.?\s?a\.?\b|\bannual(?:ly)?\b|\bsalary\b|\b(?:im|pro) jahr\b|jahresgehalt|\bpar an\b|\bannuels?\b|\bal año\b|\banuales\b/iu,
  ],
] as const;
/** "6k monthly", "R28 000 pm". */
const MONTHLY = /\d\s?k?\s+(?:monthly|weekly|pm|pcm|pw|p\.m|(?:per|a) (?:month|week))(?!\p{L})/iu;
/** Times for which a job here cannot say its pay; what is paid for them must not be taken for a year's. */
const OTHER_PERIOD =
  /\b(?:per|a|p\.?) ?(?:calendar )?(?:month|week)\b|\/ ?(?:month|mo|mth|week|wk|monat|woche|mois)\b|\bper mth\b|\b(?:monthly|weekly|fortnightly|p\.?c?\.?m\.?|par mois|mensuels?|par semaine|im monat|pro monat|monatlich|al mes|mensuales|pro woche|wöchentlich)(?![\p{L}])/iu;
const DOLLARS = new Set(['AUD', 'NZD', 'USD', 'CAD', 'SGD', 'HKD']);

interface Figures {
  low: number;
  high: number | null;
  currency: string | null;
}

/** "75 an hour", "75 pay"; "pay 75". */
const RATE_BEHIND = /^\s?(?:(?:an|per|p|\/)\s?(?:hour|hr|h)\b|(?:a|per|\/)\s?day\b|pay\b)/i;
const PAY_BEFORE = /\bpay(?:ing|s)?(?: rate)?(?: of| is)? $/i;
/** What the agency charges is no pay. */
const CHARGED = /\b(?:charg(?:e|es|ed|ing)|bill(?:ed|ing)?(?: rate)?)\b/i;

/** Of a part that tells both, what is paid; none of one that tells the charge alone. */
const paidPart = (part: string): string[] =>
  CHARGED.test(part) ? part.split(/\b(?:and|but)\b/i).filter((one) => !CHARGED.test(one)) : [part];

/** Figures that are called after a number and are nobody's pay. */
const PLANS = /\b401\s?\(?k\)?|\b403\s?\(?b\)?/gi;

/** Nobody is paid so little in a year, nor so much in a day. */
const LEAST_OF_A_YEAR = 10_000;

interface PayRead {
  pay: Pay | null;
  /** The words of a pay that do not say for what time it is paid, where that cannot be told from its size. */
  unclear: string | null;
}

/** Finds the pay in a text. @param country whose dollar `$` means */
export function payIn(lines: readonly string[], country: string): PayRead {
  const pay: Pay = {};
  let words = '';
  for (const line of lines.map((said) => said.replace(PLANS, 'pension').replace(GLUED, ' '))) {
    if (![TOLD, MARKED, THOUSANDS, RATE].some((pattern) => pattern.test(line))) continue;
    for (const part of line.split(PARTS).flatMap(paidPart)) {
      const found = OTHER_PERIOD.test(part) ? undefined : figuresIn(part, country);
      if (found === undefined) continue;
      const target = /\bOTE\b|\bon[- ]target\b|\bzielgehalt\b/i.test(part);
      if (target && pay.ote === undefined) pay.ote = found.high ?? found.low;
      else if (
        !target &&
        !BESIDE_PAY.test(part) &&
        pay.base_min === undefined &&
        pay.base_max === undefined
      ) {
        // "up to" names only the end of a range.
        if (found.high === null && /\b(up to|max(imum)?|bis zu|jusqu)(?!\p{L})/iu.test(part))
          pay.base_max = found.low;
        else pay.base_min = found.low;
        if (found.high !== null) pay.base_max = found.high;
        words = part.trim().slice(0, 80);
      } else continue;
      if (pay.currency === undefined && found.currency !== null) pay.currency = found.currency;
      const period = PERIODS.find(([, pattern]) => pattern.test(part) || pattern.test(line))?.[0];
      if (pay.period === undefined && period !== undefined) pay.period = period;
    }
  }
  const least = pay.base_min ?? pay.base_max ?? pay.ote;
  if (least == null) return { pay: null, unclear: null };
  if (pay.period === undefined && least < LEAST_OF_A_YEAR) return { pay: null, unclear: words };
  return { pay: { currency: currencyOf(country), period: 'year', ...pay }, unclear: null };
}

const PARTS = /[;,(]\s|\s\+\s|\bplus\b|\. /i;
/** Money beside the pay. */
const BESIDE_PAY =
  /\b(?:relocation|allowance|bonus|sign[- ]on|referral|budgets?|revenue|turnover|authority|super(?:annuation)? of|trade spend|per risk|overtime|grow(?:ing)?|bids?|grants?|income (?:from|of|target)|raise|caseload)\b/i;

/** The words of another pay of about that size, as by night or at another grade; null without one. */
export function otherRate(lines: readonly string[], pay: Pay): string | null {
  const [low = 0, high = low] = [pay.base_min ?? pay.base_max ?? undefined, pay.base_max ?? undefined];
  for (const line of lines)
    for (const part of line.replace(PLANS, 'pension').split(PARTS).flatMap(paidPart)) {
      if (!MARKED.test(part) || BESIDE_PAY.test(part) || OTHER_PERIOD.test(part)) continue;
      if (
        !PERIODS.some(
          ([period, pattern]) => period === pay.period && (pattern.test(part) || period === 'year'),
        )
      )
        continue;
      const isOther = allFigures(part).some(
        ({ low: told }) =>
          ![pay.base_min, pay.base_max, pay.ote].includes(told) && told >= low / 2 && told <= high * 2,
      );
      if (isOther) return part.trim().slice(0, 80);
    }
  return null;
}

/** The first part of a text that tells pay for a time that a job cannot hold; null where none does. */
export function paidOtherwise(lines: readonly string[]): string | null {
  for (const line of lines)
    for (const part of line.split(/[;,(]\s|\. /))
      if (OTHER_PERIOD.test(part) && (MARKED.test(part) || MONTHLY.test(part)))
        return part.trim().slice(0, 80);
  return null;
}

const figuresIn = (text: string, country: string): Figures | undefined => allFigures(text, country)[0];

/** The figures of a text that may be pay, in its order. */
function allFigures(text: string, country = 'US'): Figures[] {
  const all: Figures[] = [];
  for (const match of matchesOf(FIGURES, text)) {
    const [whole, before, signed, first = '', firstK, second, secondK] = match;
    const behind = BEHIND.exec(text.slice(match.index + whole.length));
    const [code, sign] = [
      before ?? behind?.[2] ?? (behind?.[3] === undefined ? undefined : 'EUR'),
      signed ?? behind?.[1],
    ];
    const high = second === undefined ? null : amount(second, secondK !== undefined);
    const low = amount(first, firstK !== undefined || (secondK !== undefined && Number(first) < 1000));
    const marked = code !== undefined || sign !== undefined || firstK !== undefined || secondK !== undefined;
    // A number without a currency or unit is pay only if it is too large for a count, or said to be.
    const after = text.slice(match.index + whole.length);
    const isTold = RATE_BEHIND.test(after) || PAY_BEFORE.test(text.slice(0, match.index));
    if (!marked && low < 10_000 && !isTold) continue;
    if (low <= 0 || (high !== null && high < low)) continue;
    all.push({ low, high, currency: code?.toUpperCase() ?? currencyFor(sign, country) });
  }
  return all;
}

function amount(text: string, thousands: boolean): number {
  const grouped = /[ \u00a0\u202f,.']\d{3}/.test(text)
    ? text.replace(/[ \u00a0\u202f,.'](?=\d{3})/g, '')
    : text.replace(/,(?=\d\d?$)/, '.');
  return Number(grouped) * (thousands ? 1000 : 1);
}

function currencyFor(sign: string | undefined, country: string): string | null {
  if (sign === '£') return 'GBP';
  if (sign === '€') return 'EUR';
  const own = currencyOf(country);
  return sign === '$' ? (DOLLARS.has(own) ? own : 'USD') : null;
}
