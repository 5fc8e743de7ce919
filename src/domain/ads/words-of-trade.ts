import { companyKey } from '#src/lib/company.ts';
import { explainedOf } from '../anonymity/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf } from '../speech/readers.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/**
 * The words that a job's title and the name of its client have in common and that say what is done: "Tiefbau" of a "Bauleiter Tiefbau"
 * at Thüringer Tiefbau Rauschenbach. They tell nobody who the client is.
 */
export function wordsOfTrade(title: string, name: string): string[] {
  const said = new Set(wordsIn(title));
  // What a name begins with is what a house is called.
  const [, ...named] = wordsIn(companyKey(name) ?? name);
  return named.filter(
    (word) =>
      said.has(word) &&
      (isEnglish(word) ||
        (['de', 'fr', 'es'] as const).some((language) => isWordOf(language, word)) ||
        explainedOf('skill', word) !== null ||
        named.length > 1),
  );
}

/** What agreements on pay are called by: "CCNL Logistica", "cao metaal en techniek". */
const AGREEMENT =
  /(?<=(?<!\p{L})(?:CCNL|cao|CAO|KV|Tarifvertrag|convention collective|convenio)(?: (?:de la|del|della|des|du|di|de))? )\p{L}+/gu;

const DAY = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
const WEEKDAYS = new RegExp(String.raw`(?<!\p{L})${DAY}(?:\s?(?:[&/,–+-]|and|to)\s?${DAY})+(?!\p{L})`, 'gu');

/** Whether a place of a text is the name of an agreement on pay. */
export const isOfAgreement = (text: string, at: number): boolean =>
  [...text.matchAll(AGREEMENT)].some(({ 0: word, index }) => index <= at && at < index + word.length);

/** Whether a place of a text is one of several days: "Mon & Thu". */
export const isWeekday = (text: string, at: number): boolean =>
  [...text.matchAll(WEEKDAYS)].some(({ 0: days, index }) => index <= at && at < index + days.length);

/** A text in which words of the trade are kept through what `hide` takes out, where none of the client's other words stands beside them. */
export function keepingTrade(
  text: string,
  trade: readonly string[],
  name: string,
  hide: (text: string) => string,
): string {
  const kept: string[] = [];
  const keep = (word: string): string => `\uE000${kept.push(word) - 1}\uE001`;
  const own = new Set(wordsIn(name).filter((word) => !trade.includes(word)));
  const isBeside = (piece: string): boolean => wordsIn(piece).some((word) => own.has(word));
  // "Mon & Thu" are days, though somebody there is called Monique.
  let masked = text.replace(AGREEMENT, keep).replace(WEEKDAYS, keep);
  if (trade.length > 0)
    masked = masked.replace(
      new RegExp(`(?<!\\p{L})(?:${trade.join('|')})(?!\\p{L})`, 'giu'),
      (word, at: number, whole: string) =>
        isBeside(/\S+\s*$/u.exec(whole.slice(0, at))?.[0] ?? '') ||
        isBeside(/^\s*\S+/u.exec(whole.slice(at + word.length))?.[0] ?? '')
          ? word
          : keep(word),
    );
  return hide(masked).replace(/\uE000(\d+)\uE001/gu, (_, at: string) => kept[Number(at)] ?? '');
}
