import { matchesOf } from '#src/lib/matches.ts';
import { currencyOf } from '#src/lib/places.ts';
import { allFigures, type Figures, isMost, isToldByMonth, leastOfYear, TARGET } from './pay.ts';
import { moneyLine } from './pay-words.ts';

/** Pay that a text tells by the month, as the year's. */
export interface MonthlyPay {
  pay: { base_min?: number; base_max?: number; ote?: number; currency: string; period: 'year' };
  /** Whether its currency is written. */
  isCurrencySaid: boolean;
  /** The months of pay that a year has, as the text says; twelve where it says nothing. */
  months: number;
  isMonthsSaid: boolean;
  /** The most that is paid in a month. */
  most: number;
  words: string;
}

/** Words for a month's pay: "per month", "brut mensuel", "i månaden", "Monatsgehalt". */
const MONTH =
  /(?<!\p{L})(?:(?:per|a|each|p\.?) ?(?:calendar )?(?:month|mth)|monthly|p\.?c?\.?m\.?|p\/m(?:nd|th)?|(?:im|pro|je|\/) ?mo?na?t|monatlich\p{L}*|mon?atl\.?|mtl\.?|(?:brutto)?monats(?:gehalt|lohn|brutto|vergütung|entgelt)\p{L}*|(?:par|le|au|du) mois|mensuels?|mensuelles?|(?:al|por|cada) mes|mensual(?:es)?|al mese|mensil[ei]|(?:por|ao) mês|mensa(?:l|is)|(?:per|de) maand|(?:bruto)?maand(?:salaris|loon)\p{L}*|i månaden|per månad|(?:i|om|per|pr\.?) måned(?:en)?|månads?lön\p{L}*|månedsløn+\p{L}*|kuukaudessa|miesięcznie)(?!\p{L})|\/ ?(?:month|mth|mo|mnd|maand|mois|mes|mese|monat|mån|md)(?!\p{L})/giu;
/** Money beside the pay, and what is no gross pay. */
const BESIDE =
  /(?<!\p{L})(?:\p{L}*allowance|bonus\p{L}*|commission\p{L}*|incentives?|primes?|indemnités?|\p{L}*zulagen?|\p{L}*zuschl[aä]ge?|zuzüglich|provision|\p{L}*toeslag\p{L}*|vergoeding|\p{L}*tillägg|\p{L}*tillegg|plus(?:es)?|complementos?|incentivos?|pluses|housing|rent|miete|loyer|alquiler|huur|hyra|stipend|subsid\w*|reimburs\w*|travel|fuel|phone|transport|meals?|lunch|vale|fee|honorar\w*|budget|revenue|turnover|umsatz|rota|roster|sales|sells?|bills?|bill(?:ing|ed)|invoic\w*|process\w*|handl\w*|spend\w*|caseload|mutuelle|target|overtime|tips|trinkgeld)(?!\p{L})/iu;
const NET = /(?<!\p{L})(?:nett?[oi]?s?|take[- ]?home|in[- ]?hand|líquidos?|neto|efter skatt)(?!\p{L})/iu;
/** What may stand between the figure and the word for the month, and the other way round. */
const BETWEEN = /^(?:\.[-–]|\s?kr\.)?[^\d;.!?\n]{0,30}(?:[x×] ?1[2-5][^\d;.!?\n]{0,20})?$/iu;
/** The same where nothing says that the figure is money: "9,000 calls a month" is none. */
const BETWEEN_BARE =
  /^\s?(?:(?:brut\p{L}*|lord[io]|gross|basic|base|ctc|cost to company|kron(?:or|er)|before tax|fixed?|fix|fijos?|fixes?|all[- ]in|före skatt|\p{L}{0,2}|dollars?|bucks|rands?|dirhams?)(?:[\s,/]+|$)){0,4}$/iu;
const BEFORE = /^[^\d;!?\n]{0,34}$/u;

const ORDINAL: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:mal|mol) (?:vierzehn)(?!\p{L})/iu, 14],
  [/(?<!\p{L})(?:mal|mol) (?:dreizehn)(?!\p{L})/iu, 13],
  [/(?<!\p{L})quattordicesima(?!\p{L})/iu, 14],
  [/(?<!\p{L})tredicesima(?!\p{L})/iu, 13],
];
/** "x 13", "14 pagas", "13 Monatsgehälter", "sur 13 mois", "14 mensilità". */
const TIMES =
  /(?:[x×]\s?|(?<![\d.,]))(1[2-5](?:[.,]\d{1,2})?)(?:\s?[x×](?!\d)|\s?(?:mal|pagas|mensilità|(?:monats)?gehälter\p{L}*|monatslöhne\p{L}*|löhne|mois|maanden|salaires?|months?[’']? (?:salary|pay)|salários)(?!\p{L})|(?=\s?(?:per month|a month|pm\b|monthly)))|[x×]\s?(1[2-5])(?![\d.,])/iu;
/** "13th month", "13. Gehalt", "13e mois", "a 13th cheque", "13º salário". */
const TH =
  /(?<![\d.,])(1[345])(?:th|\.|e|ème|º|°|de)?\s?(?:month\p{L}*|cheque|salary|gehalt|monats(?:gehalt|lohn)|lohn|mois|maand|salário|mes|mensilità|mensualité)(?!\p{L})|(?<!\p{L})(?:thirteenth|dertiende|treizième|dreizehntes|decimotercera?) (?:month|cheque|maand|mois|gehalt|monatsgehalt|paga)/iu;
/** "(14 meses)", ", 13 mesi", "sobre 14 mensualidades": months right behind a month's pay, where the same words elsewhere tell how long a contract is. */
const MONTHS_BESIDE =
  /^[^.;\n\d]{0,30}?(?:[(,/]|(?<!\p{L})(?:por|sobre|en|su|per|over|across|in|a|em|verteilt auf|auf|bei|sur)|[x×])\s?(1[2-5])\s?(?:meses|mesi|mensualidades|mensalidades|mensilità|months|monate|maanden|månader|måneder|miesięcy)(?!\p{L})(?! (?:contract|contrat|fixed|ftc|de contr|befristet|vertrag))/iu;
/** What has nothing of a thirteenth month though it counts months: "after 13 months". */
const AFTER =
  /(?<!\p{L})(?:after|nach|après|na|for|für|over|within|contract of|befristet auf) (?:the )?(?:first )?$/iu;

/** The months of pay that lines say a year has; null where none does. @param behind what stands behind the month's pay on its line */
function monthsSaid(lines: readonly string[], behind: string): number | null {
  const beside = MONTHS_BESIDE.exec(behind)?.[1];
  if (beside !== undefined) return Number(beside);
  for (const line of lines) {
    for (const pattern of [TIMES, TH]) {
      const match = pattern.exec(line);
      if (match === null || AFTER.test(line.slice(0, match.index))) continue;
      return Number((match[1] ?? match[2] ?? '13').replace(',', '.'));
    }
    const named = ORDINAL.find(([pattern]) => pattern.test(line));
    if (named !== undefined) return named[1];
  }
  return null;
}

/** The part of a line around a figure in which something may say that it is no pay: to the comma, figure or end of the sentence on either side. */
function around(line: string, from: number, to: number): string {
  const before = /[^,;(+\d]*$/u.exec(line.slice(0, from))?.[0] ?? '';
  const behind = /^[^,;(+\d]*/u.exec(line.slice(to))?.[0] ?? '';
  return `${before.split(/(?<=\p{L}{3})[.!?]\s/u).at(-1)} ${behind.split(/(?<=\p{L}{3})[.!?]\s/u)[0]}`;
}

const RAISED = /(?<!\p{L})(?:plus|zuzüglich|und|and|mais|más|y|et|en|och|og|with|mit|avec)(?!\p{L}).*$/iu;

function isMonths(line: string, { start, end, isMarked }: Figures): boolean {
  return [...matchesOf(MONTH, line)].some(({ index, 0: word }) => {
    const behind = index >= end;
    const gap = behind ? line.slice(end, index) : line.slice(index + word.length, start);
    if (
      !(behind ? (isMarked ? BETWEEN : BETWEEN_BARE) : BEFORE).test(gap) ||
      (!behind && index + word.length > start)
    )
      return false;
    // "… plus a bonus" behind the pay says nothing against it.
    const tail = /^[^,;(+.\d]*/u.exec(line.slice(Math.max(end, index + word.length)))?.[0] ?? '';
    const told = `${around(line, start, end).replace(tail, ' ')} ${gap} ${tail.replace(RAISED, '')}`;
    return !BESIDE.test(told);
  });
}

/**
 * The pay that lines tell by the month, taken times the months they say or twelve. Null where none is told, where it is net,
 * where it is no month's pay by its size, and where two are told.
 * @param country whose currency is meant where none is told
 * @param all the lines that may say how many months a year has
 */
export function monthlyPay(
  lines: readonly string[],
  country: string,
  all: readonly string[] = lines,
): MonthlyPay | null {
  let found: { figures: Figures; words: string; line: string } | null = null;
  for (const said of lines) {
    const line = moneyLine(said);
    for (const figures of allFigures(line, country, true)) {
      const least = leastOfYear(figures.currency ?? currencyOf(country)) / 12;
      // What is earned on target beside it.
      if (ON_TARGET.test(line.slice(Math.max(0, figures.start - 30), figures.start))) continue;
      if (figures.low < least || (figures.high ?? figures.low) > least * MOST || !isMonths(line, figures))
        continue;
      // The end of a range whose middle was not understood.
      if (/\d ?\p{L}{1,6} (?:[^\d\s]{1,3} ?)?$/u.test(line.slice(0, figures.start))) return null;
      if (NET.test(around(line, figures.start, figures.end))) return null;
      if (found !== null) {
        if (found.figures.low !== figures.low || found.figures.high !== figures.high) return null;
        continue;
      }
      const words = line.slice(figures.start, figures.end + 40).trim();
      found = { figures, words, line };
    }
  }
  if (found === null) return null;
  const { low, high, currency } = found.figures;
  const told = monthsSaid(all, found.line.slice(found.figures.end));
  const months = told ?? 12;
  const isAtMost = high === null && isMost(found.line, found.figures);
  const target = high === null ? targetOfMonth(lines, found.figures, country) : null;
  const year = (amount: number): number => Math.round(amount * months * 100) / 100;
  return {
    pay: {
      ...(isAtMost ? { base_max: year(low) } : { base_min: year(low) }),
      ...(high === null ? {} : { base_max: year(high) }),
      ...(target === null ? {} : { ote: target >= low * MOST_OF_MONTH ? target : year(target) }),
      currency: currency ?? currencyOf(country),
      period: 'year',
    },
    isCurrencySaid: currency !== null,
    months,
    isMonthsSaid: told !== null,
    most: high ?? low,
    words: found.words,
  };
}

const ON_TARGET = /(?<!\p{L})(?:OTE|on[- ]target)(?!\p{L})[^\d.;]*$/iu;
/** On target somebody has so many times the basic pay at most; twelve months of it are a year's. */
const MOST_OF_MONTH = 8;
const MOST_ON_TARGET = 60;

/** What is earned on target beside a basic month's pay, as it is told; null where nothing is. */
function targetOfMonth(lines: readonly string[], basic: Figures, country: string): number | null {
  for (const said of lines) {
    const line = moneyLine(said);
    const at = TARGET.exec(line)?.index;
    if (at === undefined) continue;
    const told = allFigures(line, country).find(({ start, isMarked }) => start > at && isMarked);
    const target = told?.high ?? told?.low ?? 0;
    if (target > basic.low && target < basic.low * MOST_ON_TARGET) return target;
  }
  return null;
}

/**
 * Pay that says for no time and is too little for a year and too much for a day, in a currency in which pay is told by the month: it can be
 * a month's alone. Null for any other.
 * @param words the words of the pay
 */
export function monthUnsaid(words: string, country: string): MonthlyPay | null {
  const [figures, ...more] = allFigures(moneyLine(words), country);
  const currency = figures?.currency ?? currencyOf(country);
  if (figures === undefined || more.length > 0 || !isToldByMonth(currency)) return null;
  const least = leastOfYear(currency);
  const isMonth = figures.low >= least / 12 && (figures.high ?? figures.low) < least;
  if (!isMonth || NET.test(words) || BESIDE.test(words.slice(0, figures.start))) return null;
  // A currency behind its figure is no part of the figures.
  const sign = figures.currency === null ? '' : `${figures.currency} `;
  const amount = words.slice(figures.start, figures.end).replace(/^[^\d]+/u, '');
  return monthlyPay([`${sign}${amount} per month`], country);
}

/** More than this many times the least is a year's, or a slip. */
const MOST = 40;
