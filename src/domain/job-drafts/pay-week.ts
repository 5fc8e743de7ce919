import { currencyOf } from '#src/lib/places.ts';
import { withoutCosts } from '../jobs/index.ts';
import { allFigures, leastOfYear } from './pay.ts';
import { moneyLine } from './pay-words.ts';

/** Pay that a text tells by the week, as the year's. */
interface WeeklyPay {
  pay: { base_min: number; base_max?: number; currency: string; period: 'year' };
  /** Whether its currency is written. */
  isCurrencySaid: boolean;
  /** The most that is paid in a week. */
  most: number;
  words: string;
}

const WEEKS = 52;
/** Right behind the figure, as nobody says it elsewhere of pay: "€950 a week", "£620 p/w gross". */
const WEEK =
  /^\s?(?:gross |brutto? |bruts? |basic |base |before tax )?(?:(?:an?|per|each|p\.?\/?|\/|pro|die|in der|par|la|por|a la|alla|de)\s?(?:week|wk|w|woche|semaine|semana|settimana)|pw|weekly|wöchentlich|wekelijks)(?!\p{L})/iu;
const NET = /(?<!\p{L})(?:nett?[oi]?s?|take[- ]?home|in[- ]?hand|after tax|cash)(?!\p{L})/iu;
/** Money beside the pay. */
const BESIDE =
  /(?<!\p{L})(?:allowance\p{L}*|bonus\p{L}*|subsid\p{L}*|rent|house|housing|accommodation|lodg\p{L}*|fuel|travel|phone|meals?|budget|revenue|turnover|sales|takings|spend\p{L}*|overtime|on[- ]call|tips|quota|target|zulage\p{L}*|miete|loyer|alquiler|fee|charge)(?!\p{L})[^,;.]*$/iu;
/** More than this many times the least is a slip. */
const MOST = 40;

/** The pay that lines tell by the week, times the weeks of a year; null where none or several are told, or none is it by its size. */
export function weeklyPay(written: readonly string[], country: string): WeeklyPay | null {
  const found = written.flatMap((line) => {
    const said = withoutCosts(moneyLine(line));
    return allFigures(said, country).flatMap(({ start, end, low, high, currency, isMarked }) => {
      const week = WEEK.exec(said.slice(end))?.[0];
      const least = leastOfYear(currency ?? currencyOf(country)) / WEEKS;
      const isPay =
        isMarked &&
        low >= least &&
        (high ?? low) <= least * MOST &&
        !BESIDE.test(said.slice(0, start)) &&
        !NET.test(said);
      return week === undefined || !isPay
        ? []
        : [{ low, high, currency, words: `${said.slice(start, end)}${week}`.trim() }];
    });
  });
  const [first, ...more] = found;
  if (first === undefined || more.some(({ low, high }) => low !== first.low || high !== first.high))
    return null;
  const { low, high, currency, words } = first;
  return {
    pay: {
      base_min: low * WEEKS,
      ...(high === null ? {} : { base_max: high * WEEKS }),
      currency: currency ?? currencyOf(country),
      period: 'year',
    },
    isCurrencySaid: currency !== null,
    most: high ?? low,
    words,
  };
}
