import { matchesOf } from '#src/lib/matches.ts';
import { currencyOf } from '#src/lib/places.ts';
import { CODES, currencyFor, SIGN } from './currencies.ts';
import { moneyLine } from './pay-words.ts';
import type { DraftFields } from './schema.ts';

export type Pay = NonNullable<DraftFields['compensation']>;

/** Thousands, lakhs (a hundred thousand) and crores (ten million) behind a figure. */
const UNIT = String.raw`(k(?![a-z])|T(?=€)|(?:lakhs?|lacs?|LPA|L(?=\s?(?:p\.?a|per annum|PA)))(?!\p{L})|(?:crores?|cr)(?!\p{L})|(?:m|mn|mio|million)(?!\p{L}))`;
const AMOUNT = String.raw`(\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[ \u00a0\u202f,.'’]\d{3})+(?:[.,]\d\d(?!\d))?|\d+(?:\.\d+|,\d\d?(?!\d))?)(?:\s?${UNIT})?(?![\p{L}\d])`;
const CURRENCY = String.raw`(?:(?<!\p{L})(${CODES})\s?)?(?:(?<!\p{L})(${SIGN}))?\s?`;
const FIGURES = new RegExp(
  `${CURRENCY}${AMOUNT}(?:\\.?[-–]{0,2}\\s?(?:[€£$]|(?:euros?|EUR|kr|CHF|R\\$|zł)(?!\\p{L}))?\\s?(?:-|–|—|(?:(?:rising|going|increasing|moving|progressing|stepping) )?(?:up )?to|(?:steigend|danach|dann) auf|oplopend tot|évoluant (?:vers|à)|and|bis|à|au|a|al|y|et|und|e|en|tot|till?|och|og|hasta|até)\\s?(?:[A-Z]{3}\\s?)?(${SIGN})?\\s?${AMOUNT})?`,
  'giu',
);
const TOLD =
  /(?<!\p{L})(salary|RAL|pay(s|ing)?|rate|compensation|remuneration|package|base|budget|OTE|on[- ]target|CTC|LPA|lakhs?|lacs?|per (annum|year|hour|day)|p\.?\s?a\b|an hour|a day|a year|gehalt|vergütung|wir zahlen|wir bieten|brutto|rémunération|salaire|TJM|pagamos|sueldo|salario|retribución|brutos?(?: anuales)?|\d{2,3}[.,' ]\d{3} (?:per jaar|par an|al año|(?:im|pro) jahr|all[’']anno|por ano|per år|om året))(?!\p{L})/iu;
/** Thousands that stand alone, as in "130-140k plus super": what is counted in them would be named behind ("10k users"). */
const THOUSANDS =
  /\b\d{2,3}(?:\.\d)?\s?k\b(?=\s*(?:$|[.,;)/+]|(?:plus|super|base|package|per|a year|p\.?a|OTE|gross|incl\w*|ex|neg\w*|pro[- ]?rata\w*|depending|DOE|for|fix(?:e[ds]?|o|um)?|im jahr|pro jahr|jährlich|par an|al año|per jaar|brutto|bruts?|brutos?|bruto|lordi)\b))/i;
/** "12.50 ph". */
const RATE =
  /\d\s?(?:p\.?\/?h|(?:per|an) h(?:ou)?r|\/\s?h(?:ou)?r|p\/?u(?:ur)?|(?:die|pro|je) (?:stunde|std)|de l[’']heure|l[’']heure|la hora|a?ll?[’']ora|per uur|kr (?:i )?timm?en)(?!\p{L})/iu;
export const MARKED = new RegExp(
  String.raw`(?:${SIGN})\s?\d|(?<!\p{L})(?:${CODES})\s?\d|\d\s?[kT]?\s?(?:[£€]|\$(?!\d)|(?:${CODES}|euros?)(?!\p{L}))|\d\s?(?:lakhs?|lacs?|LPA|crores?)(?!\p{L})`,
  'iu',
);
/** A currency that stands behind its figure, as on the Continent. */
const BEHIND = new RegExp(
  String.raw`^(?:\.[-–])?\s?(?:([£€]|\$(?!\d)|zł|kr)|(${CODES}|euros?)(?!\p{L}))`,
  'iu',
);
export const PERIODS = [
  [
    'hour',
    /(?<=\bkr\.? ?)(?:i )?timm?en(?!\p{L})|(?<!\p{L})(?:(?:per|an) hour|(?:per|\/|p) ?(?:hour|hr))\b|(?<=\d ?)an hr\b|(?<=[$£€]\s?\d{2,3}(?:\.\d\d)?(?:\s?(?:to|-|–)\s?[$£€]?\d{2,3}(?:\.\d\d)?)? )hr(?!\p{L})|\/\s?h(?:ou)?r?\b|\bhourly\b|\bp\/?h\b|\bp\/?u(?:ur)?\b|(?<!\p{L})ao? hora(?!\p{L})|(?<!\p{L})(?:die|pro|je|in der) stunde|stundenlohn|(?:par |(?:de )?l[’'])\s?heure|(?:por|la|\/) ?hora(?!\p{L})|(?:\/|€) ?\/? ?(?:std|stunde|uur|ora|heure)\.?(?!\p{L})|(?<!\p{L})(?:die|pro|je) std(?!\p{L})|(?<!\p{L})(?:a?ll?[’'] ?ora|per uur)(?!\p{L})/iu,
  ],
  [
    'day',
    /\b(?:per|a|\/|p) ?day\b|\bday rate\b|\bdaily rate\b|(?<=\d )pd\b|\bTJM\b|tagess[aä]tz|(?:am|pro|je) tag\b|\bpar jour\b|\/ ?jour\b|\b(?:al|por) día(?!\p{L})|\bper dag\b/iu,
  ],
  [
    'year',
    /\b(?:per|a|\/) ?(?:annum|year|yr)\b|\bp\.?\s?a\.?\b|\bannual(?:ly)?\b|\bLPA\b|\b(?:im|pro) jahr\b|jahresgehalt|\bpar an(?:née)?\b|\bannuels?\b|\bal año\b|\banuales\b|\bannui\b|\bper jaar\b/iu,
  ],
] as const;
/** "6k monthly", "R28 000 pm". */
const MONTHLY =
  /\d\s?k?\s+(?:monthly|weekly|pm|pcm|pw|p\.m|p\/m|p\/w|(?:per|a) (?:month|week|fortnight))(?!\p{L})/iu;
/** Times for which a job here cannot say its pay; what is paid for them must not be taken for a year's. */
export const OTHER_PERIOD =
  /\b(?:per|a|p\.?) ?(?:calendar )?(?:month|week|fortnight)\b|\/ ?(?:month|mo|mth|week|wk|monat|woche|mois|mes|mese|maand)\b|\bper mth\b|\bp\/[mw]\b|(?:månads|måneds|monats|maand)(?:lön\p{L}*|løn\p{L}*|lønn\p{L}*|gehalt\p{L}*|lohn\p{L}*|salaris\p{L}*|vergütung\p{L}*|inkom\p{L}*)(?!\p{L})|(?:salaire|sueldo|salario|stipendio|salário) (?:\p{L}+ )?(?:mensuel|mensual|mensile|mensal)(?!\p{L})|(?:i månaden|per månad|om måneden|i måneden|miesięcznie|kuukaudessa)(?!\p{L})|\b(?:monthly|weekly|fortnightly|p\.?c?\.?m\.?|par mois|mensuels?|par semaine|im monat|pro monat|monatlich|monatl\.|(?:al|por|cada) mes|mensuales|al mese|mensili|mensile|per maand|p\/m(?:nd)?|por mês|ao mês|mensa(?:l|is)|im mt|mtl\.?|monatl|le mois|au mois|mensual|a month gross|pro woche|wöchentlich)(?![\p{L}])/iu;

/** What a text tells of money at one place: one figure, or from one to another. */
export interface Figures {
  start: number;
  end: number;
  low: number;
  high: number | null;
  currency: string | null;
  isMarked: boolean;
  /** Whether its thousands are left out. */
  isBare: boolean;
}

/** "75 an hour", "75 pay"; "pay 75". */
const RATE_BEHIND =
  /^\s?(?:p\/?u(?:ur)?\b|(?:die|pro|je) (?:stunde|std)\b|(?:de )?l[’']heure\b|la hora\b|a?ll?[’']ora\b|per uur\b|(?:an|per|p|\/)\s?(?:hour|hr|h)\b|(?:a|per|\/)\s?day\b|pay\b)/i;
const PAY_BEFORE = /\bpay(?:ing|s)?(?: rate)?(?: of| is)?\s*$/i;
/** "Day rate: 400-450": what a label says for what time. */
const OF_A_RATE =
  /(?<!\p{L})(?:day|daily|hourly|tages|stunden)[- ]?(?:rate|satz|lohn)(?!\p{L})|(?<!\p{L})TJM(?!\p{L})/iu;
/** The same right before its figure, in a sentence. */
const RATE_BEFORE =
  /(?<!\p{L})(?:day|daily|hourly)[- ]?rate(?: (?:is|of|from|between|around|about|will be|would be))?\s*[:=]?\s*$/iu;
/** "Base 95-105", "the money is now 95 to 110 plus super": thousands of a year, as they are said. */
const IN_THOUSANDS =
  /(?<!\p{L})(?:base|basic|salary|package|money|OTE|on[- ]target)(?: range)?(?: which)?(?: is|:)?(?: now| about| around| circa)?\s*$/iu;
/** "175-205 base". */
const BASE_BEHIND = /^ ?(?:base|basic|OTE)(?![\p{L} ]*(?:£|€|\$|\d))(?!\p{L})/iu;
const WITH_SUPER =
  /(^|[^\d.,$£€])(?<!base )(\d{2,3}(?:\s?(?:-|–|to)\s?\d{2,3})?)(?=\s?(?:\+|plus) ?super)/giu;
/** What the agency charges is no pay. */
const CHARGED = /\b(?:charg(?:e|es|ed|ing)|bill(?:ed|ing)?(?: rate)?)\b/i;

/** Of a part that tells both, what is paid; none of one that tells the charge alone. */
export const paidPart = (part: string): string[] =>
  CHARGED.test(part) ? part.split(/\b(?:and|but)\b/i).filter((one) => !CHARGED.test(one)) : [part];

/** Nobody is paid so little in a year, nor so much in a day; more than the last only where a currency says so. */
const LEAST_OF_A_YEAR = 10_000;
const MOST_UNMARKED = 2_000_000;
const LEAST_SAID_OF_A_YEAR = 1000;
/** What nobody is paid in a year where pay is told by the month, by the currency. */
const LEAST_OF_A_YEAR_IN: Readonly<Record<string, number>> = {
  AED: 24_000,
  BRL: 15_000,
  CLP: 5_000_000,
  COP: 10_000_000,
  CZK: 200_000,
  DKK: 150_000,
  HKD: 90_000,
  HUF: 2_000_000,
  IDR: 30_000_000,
  INR: 100_000,
  JPY: 1_500_000,
  KES: 200_000,
  LKR: 400_000,
  MXN: 80_000,
  MYR: 18_000,
  NGN: 500_000,
  NOK: 150_000,
  PHP: 100_000,
  PKR: 300_000,
  PLN: 30_000,
  QAR: 24_000,
  SAR: 24_000,
  SEK: 150_000,
  SGD: 15_000,
  THB: 150_000,
  VND: 50_000_000,
  ZAR: 40_000,
};

/** Where people are paid by the hour in figures like these. */
const HOURLY: ReadonlySet<string> = new Set(['AUD', 'NZD', 'USD', 'CAD', 'GBP', 'EUR']);

/** What nobody is paid less than in a year of full work. */
export const leastOfYear = (currency: string): number => LEAST_OF_A_YEAR_IN[currency] ?? LEAST_OF_A_YEAR;

/** Whether pay in a currency is told by the month where nothing is said. */
export const isToldByMonth = (currency: string): boolean => currency in LEAST_OF_A_YEAR_IN;

/** "$15 a night" for a room, "$2 per km": what is counted is no time of work. */
const NOT_OF_WORK =
  /^\s?(?:(?:a|per|each|\/)\s?(?:night|head|person|guest|unit|km|kilomet\p{L}+|mile|meal|ticket|drop|load|piece|visit|bed|room|click|lead)|each)(?!\p{L})/iu;

/** "Keep the pick rate over 120", "pack at least 80": how much work is done in an hour, before a figure without a currency. */
const OF_OUTPUT =
  /(?<!\p{L})(?:(?:pick|pack|scan|call|fill|work|production|strike|hit|contact|conversion|turn|turnover|completion|collection|response|line|run)[\p{L}-]*[ -](?:rates?|speeds?|targets?|counts?|volumes?)|(?:keep|hit|reach|maintain|achieve|exceed|meet|beat|hold|pick|pack|process|handle|scan|sort|make|produce|do|does|clear|take|answer)(?:s|es|ing)?)(?!\p{L})(?![^.;]*(?<!\p{L})(?:pay|paid|paying|salary|wage|earn)\p{L}*)[^,.;\d]{0,50}$/iu;

/** For what time a text says that pay is. */
const periodOf = (said: string): Pay['period'] => PERIODS.find(([, pattern]) => pattern.test(said))?.[0];

/** The sentence of a line in which a part of it stands, and the next: "then shadow half a day" further on says nothing of the pay. */
const sentenceWith = (line: string, part: string): string => {
  const at = line.indexOf(part);
  const before = line.slice(0, Math.max(at, 0)).search(/(?<=[.!?]\s)(?!.*[.!?]\s)/u);
  const [behind = ''] = line.slice(Math.max(at, 0) + part.length).split(/(?<=\p{L}{3}[.!?])\s/u);
  return at < 0 ? line : `${line.slice(Math.max(before, 0), at)}${part}${behind}`;
};

interface PayRead {
  pay: Pay | null;
  /** Whether its currency is written, and none that was taken for it. */
  isCurrencySaid?: boolean;
  /** What it was read from. */
  said?: string;
  /** The words of a pay that do not say for what time it is paid, where that cannot be told from its size. */
  unclear: string | null;
  /** The words of a pay that can be an hour's alone, by its size and cents, though none says so. */
  isHour?: string;
  /** The words of a pay whose thousands were left out in saying it: "base 95-105". */
  inThousands: string | null;
}

/** "Up to 40k", "40k max": a figure that is the end of a range. "£12.85 going up to £13.20" tells another behind it. */
export const isMost = (part: string, { start, end }: Pick<Figures, 'start' | 'end'>): boolean =>
  /(?<!\p{L})(?:up to|max(?:imum|\.)?|bis zu|jusqu[’']?(?:à|a)?|hasta|fino a|tot|até|upp till|op til)[^\p{L}\d]*(?:[A-Z]{3} ?)?(?:(?:a |circa |about |around )?)$/iu.test(
    part.slice(0, start),
  ) || /^[^\p{L}\d]*(?:[ap]\.? ?\p{L}* )?max(?:imum|imal)?(?!\p{L})/iu.test(part.slice(end));

/** "$58 flat an hour", "a fixed £300 a day", "95 per uur all in": one figure, and no more. */
const isFlat = (part: string, { start, end }: Figures): boolean =>
  /^[^\d.;]{0,20}(?<!\p{L})(?:flat|fixed rate|all[- ]in)(?!\p{L})/iu.test(part.slice(end)) ||
  /(?<!\p{L})(?:flat(?: rate)?|fixed(?: rate)?)(?: of| at|:)?\s*$/iu.test(part.slice(0, start));

/** Whether a part of a line says that its money is pay, or for what time. */
const isSaidOfPay = (part: string): boolean => TOLD.test(part) || periodOf(part) !== undefined;

/** Finds the pay in a text. @param country whose dollar `$` means */
export function payIn(lines: readonly string[], country: string): PayRead {
  const pay: Pay = {};
  let words = '';
  let isOtherwise = false;
  let inThousands: string | null = null;
  for (const line of lines.map(moneyLine)) {
    if (!isOfPay(line)) continue;
    for (const part of line.replace(WITH_SUPER, '$1 base $2').split(PARTS).flatMap(paidPart)) {
      isOtherwise ||= OTHER_PERIOD.test(part) && MARKED.test(part);
      const unpriced = part.replaceAll(PER_PIECE, ' ');
      const told = OTHER_PERIOD.test(part)
        ? []
        : allFigures(unpriced, country).filter(
            ({ start, end, isMarked }) =>
              !NOT_OF_WORK.test(unpriced.slice(end)) &&
              (isMarked || !OF_OUTPUT.test(unpriced.slice(0, start))),
          );
      const onTarget = told.length > 1 ? targetOf(part, told) : undefined;
      if (onTarget !== undefined) pay.ote ??= onTarget.high ?? onTarget.low;
      const found = told.find((one) => one !== onTarget);
      // Behind a pay by the month a figure that is bare, or alone and said of no pay, is something else: "authorise repairs to R50k".
      if (
        found === undefined ||
        (isOtherwise && !(found.isMarked && (found.high !== null || isSaidOfPay(part))))
      )
        continue;
      const target = onTarget === undefined && TARGET.test(part);
      // Beside a basic month's pay it is read with that.
      if (target && isOtherwise && periodOf(part) === undefined) continue;
      if (target && pay.ote === undefined) pay.ote = found.high ?? found.low;
      else if (
        !target &&
        !BESIDE_PAY.test(part) &&
        pay.base_min === undefined &&
        pay.base_max === undefined
      ) {
        // "up to" names only the end of a range.
        if (found.high === null && isMost(unpriced, found)) pay.base_max = found.low;
        else pay.base_min = found.low;
        if (found.high !== null) pay.base_max = found.high;
        else if (isFlat(unpriced, found)) pay.base_max = found.low;
        words = part.trim().slice(0, 80);
        if (found.isBare) inThousands = words;
      } else continue;
      if (pay.currency === undefined && found.currency !== null) pay.currency = found.currency;
      const period = periodOf(part) ?? periodOf(sentenceWith(line, part));
      if (pay.period === undefined && period !== undefined) pay.period = period;
    }
  }
  const least = pay.base_min ?? pay.base_max ?? pay.ote;
  if (least == null) return { pay: null, unclear: null, inThousands: null };
  // "$26.50 to $29": nobody is paid so by the day or the year, and thousands have no cents.
  const hasCents = [pay.base_min, pay.base_max].some((figure) => figure != null && !Number.isInteger(figure));
  if (pay.period === undefined && hasCents && least >= 7 && least < 100 && HOURLY.has(pay.currency ?? ''))
    return {
      pay: { ...pay, period: 'hour' },
      isCurrencySaid: true,
      said: words,
      unclear: null,
      inThousands: null,
      isHour: words,
    };
  const isTooLittle = least < (pay.period === 'year' ? LEAST_SAID_OF_A_YEAR : 0);
  if (isTooLittle || (pay.period === undefined && least < leastOfYear(pay.currency ?? currencyOf(country))))
    return { pay: null, unclear: words, inThousands: null };
  // Nobody is paid so much by the day: "a day at home" stood beside it.
  const isOfYear =
    (pay.period === 'day' || pay.period === 'hour') &&
    least >= leastOfYear(pay.currency ?? currencyOf(country));
  return {
    pay: {
      currency: currencyOf(country),
      period: 'year',
      ...pay,
      ...(isOfYear ? { period: 'year' as const } : {}),
    },
    isCurrencySaid: pay.currency !== undefined,
    said: words,
    unclear: null,
    inThousands,
  };
}

const isOfPay = (line: string): boolean =>
  [TOLD, MARKED, THOUSANDS, RATE].some((pattern) => pattern.test(line)) ||
  /\d\s?(?:\+|plus) ?super/iu.test(line) ||
  [...matchesOf(/\d\d+/g, line)].some(({ index }) => isThousands(line, index));

/** Whether a bare figure of a line says thousands of a year. */
const isThousands = (text: string, start: number): boolean =>
  IN_THOUSANDS.test(text.slice(Math.max(0, start - 40), start));

export const PARTS =
  /[;,(]\s|\s\+\s|\bplus\b|\. |\s(?=(?:with|and|including) (?:[\w-]+ ){0,3}(?:overtime|OT|bonus|allowances?|relocation|discounts?|stipend)\b)/i;
/** "$6.20 per bale or": what is paid for a piece of work and no time. */
const PER_PIECE =
  /(?:[$£€]|[A-Z]{2,3} )?\s?\d[\d.,]*\s?(?:[€£$]|kr)?\s?(?:per|an?|\/)\s?(?:bale|piece|unit|visit|mile|km|kilomet\w+|tonne|ton|load|acre|hectare|met(?:re|er)|head|click|drop|parcel|word|page|cut|sheep|fleece|bin|tree|plant|box|pallet|lesson|class|call|delivery|stop|m2|m²|square|brick|sheet)s?(?!\p{L})(?: or)?/giu;
/** Money beside the pay. */
export const BESIDE_PAY =
  /\b(?:relocation|relo|allowance|weighting|stipend|discount|(?<!casual )loading|deals?|arr|quota|portfolio|target of|bonus|sign[- ]on|referral|refer a friend|budgets?|revenue|turnover|authority|super(?:annuation)? of|trade spend|per risk|overtime|grow(?:ing)?|bids?|grants?|income (?:from|of|target)|raise|caseload|authori[sz]\w+|approv\w+)\b/i;

/** The first part of a text that tells pay for a time that a job cannot hold; null where none does. */
export function paidOtherwise(lines: readonly string[]): string | null {
  for (const line of lines)
    for (const part of line.split(/[;,(]\s|\. /))
      if (
        OTHER_PERIOD.test(part) &&
        (MARKED.test(part) || !COUNTED_IN.test(part)) &&
        (MARKED.test(part) || MONTHLY.test(part) || /\d[.,\s]?\d{3}|\d\s?k(?!\p{L})/iu.test(part))
      )
        return part.trim().slice(0, 80);
  return null;
}

/** "2,500 miles a week": what is counted, and no money. */
const COUNTED_IN =
  /\d\s?k?\s+(?!(?:gross|brut\p{L}*|lord\p{L}|net\p{L}*|base|basic|dollars?|bucks|euros?|rands?|pounds?|quid|kron\p{L}+|plus|super|all|before|after|ctc|fixed?|pro|per|par|por|al)(?!\p{L}))\p{L}{4,} (?:a|per|each|every) (?:calendar )?(?:week|month|fortnight)(?!\p{L})/iu;

export const TARGET = /\bOTE\b|\bon[- ]target\b|\bzielgehalt\b/i;

/** Of the figures of a part that tells base and target the target: what stands behind the word, else right before it. */
function targetOf(part: string, told: readonly Figures[]): Figures | undefined {
  const at = TARGET.exec(part)?.index;
  if (at === undefined) return undefined;
  return told.find(({ start }) => start >= at) ?? told.findLast(({ start }) => start < at);
}

/** In which nobody is paid millions a year: "a £6m job". */
const NEVER_IN_MILLIONS: ReadonlySet<string> = new Set([
  'AED',
  'AUD',
  'CAD',
  'CHF',
  'EUR',
  'GBP',
  'NZD',
  'SGD',
  'USD',
]);

/** The figures of a text that may be pay, in its order; also small bare ones where the text `isOfPay`. */
export function allFigures(text: string, country = 'US', isOfPay = false): Figures[] {
  const all: Figures[] = [];
  for (const match of matchesOf(FIGURES, text)) {
    const [whole, code, sign, first = '', firstUnit, secondSign, second, secondUnit] = match;
    const after = text.slice(match.index + whole.length);
    const behind = BEHIND.exec(after);
    const money =
      currencyFor(code ?? sign ?? secondSign ?? behind?.[1] ?? behind?.[2], country) ??
      (sign === 'R' && amount(first) >= LEAST_OF_RANDS ? 'ZAR' : null);
    const unit = firstUnit ?? secondUnit;
    const numbers = [first, second].map((said) => (said === undefined ? null : amount(said)));
    const isMarked = money !== null || unit !== undefined || (sign ?? secondSign) !== undefined;
    // "Salary: 38 an hour" is as it is said.
    const isRate = RATE_BEHIND.test(after);
    const isBare =
      !isMarked &&
      !isRate &&
      !OF_A_RATE.test(text) &&
      (isThousands(text, match.index) || BASE_BEHIND.test(after)) &&
      (numbers[0] ?? 0) < 1000;
    const times = isBare && (numbers[0] ?? 0) >= 20 ? 1000 : 1;
    const low =
      (numbers[0] ?? 0) * scaleOf(firstUnit ?? ((numbers[0] ?? 0) < 1000 ? secondUnit : undefined)) * times;
    const high = numbers[1] == null ? null : numbers[1] * scaleOf(secondUnit) * times;
    // A number without a currency or unit is pay only if it is too large for a count, or said to be.
    const isTold =
      isOfPay ||
      isRate ||
      RATE_BEFORE.test(text.slice(Math.max(0, match.index - 30), match.index)) ||
      (OF_A_RATE.test(text) && /^salary:/iu.test(text)) ||
      PAY_BEFORE.test(text.slice(0, match.index));
    if (!isMarked && times === 1 && (low < 10_000 || low > MOST_UNMARKED) && !isTold) continue;
    if (/^m/iu.test(unit ?? '') && (money === null || NEVER_IN_MILLIONS.has(money))) continue;
    if (low <= 0 || (high !== null && high < low)) continue;
    const ofIndia = /^(?:la|L|cr)/iu.test(unit ?? '') ? 'INR' : null;
    all.push({
      start: match.index,
      end: match.index + whole.length,
      low,
      high,
      currency: money ?? ofIndia,
      isMarked,
      isBare: times > 1,
    });
  }
  return all;
}

/** "R45 000" is money in every country; "R22" may be a gas or a form. */
const LEAST_OF_RANDS = 1000;

const LAKH = 100_000;
const MILLION = 1_000_000;
const CRORE = 10_000_000;

const scaleOf = (unit: string | undefined): number =>
  unit === undefined
    ? 1
    : /^[kT]/iu.test(unit)
      ? 1000
      : /^l/iu.test(unit)
        ? LAKH
        : /^m/iu.test(unit)
          ? MILLION
          : CRORE;

/** A figure as it is grouped and divided in any of the countries: "1,450.00", "1.450,00", "9,00,000", "115'000". */
function amount(text: string): number {
  const bare = text.replaceAll(/[ \u00a0\u202f'’]/g, '');
  if (/^\d{1,2}(?:,\d{2})+,\d{3}$/.test(bare)) return Number(bare.replaceAll(',', ''));
  const [, whole = '', part = ''] = /^(\d{1,3}(?:[,.]\d{3})+)(?:[.,](\d\d))?$/.exec(bare) ?? [];
  if (whole !== '') return Number(`${whole.replaceAll(/[.,]/g, '')}.${part || '0'}`);
  return Number(bare.replace(/,(?=\d\d?$)/, '.'));
}
