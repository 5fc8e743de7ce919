import { companyKey } from '#src/lib/company.ts';
import { languageOf } from '#src/lib/language.ts';
import { explainedOf, ofTradeNamed } from '../anonymity/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf } from '../speech/readers.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/**
 * The words that a job's title and the name of its client have in common and that say what is done: "Tiefbau" of a "Bauleiter Tiefbau"
 * at Thüringer Tiefbau Rauschenbach. They tell nobody who the client is; nor does a word of the name with which the description makes
 * others, as "Hydraulik" in "Hydraulikaggregate".
 */
export function wordsOfTrade(title: string, name: string, description = ''): string[] {
  const said = new Set(wordsIn(title));
  // What a name begins with is what a house is called.
  const [, ...named] = wordsIn(companyKey(name) ?? name);
  const makes = (word: string): boolean =>
    word.length > 4 && new RegExp(`(?<!\\p{L})${word}s?-?\\p{Ll}{4,}`, 'iu').test(description);
  // "Metallbauer" of Metallbau Rüdel: a trade that a word of the name is the beginning of.
  const trades = [...said].filter((word) =>
    wordsIn(name).some((part) => part.length > 4 && word.length > part.length && word.startsWith(part)),
  );
  return [
    ...trades,
    ...named.filter(
      (word) =>
        (said.has(word) && (isWord(word) || named.length > 1)) ||
        (languageOf(description) === 'de' && makes(word)),
    ),
  ];
}

const isWord = (word: string): boolean =>
  isEnglish(word) ||
  (['de', 'fr', 'es'] as const).some((language) => isWordOf(language, word)) ||
  explainedOf('skill', word) !== null;

/** "Förderanlagen", "Klimatechnik": a German word that is made of what a trade builds or does, which no dictionary has whole. */
const MAKES_THINGS =
  /^\p{L}{3,}(?:anlagen|anlagenbau|technik|maschinen|maschinenbau|systeme|geräte|werkzeuge|elektronik|automaten|aufzüge|pumpen|fahrzeuge|bauteile|transporte|montagen|reinigung|isolierungen)$/u;

/**
 * The words of a client's name that any house of its kind says of its work, where another word tells it from them: "Hydraulik" of Feldkamp
 * Hydraulik, "wines" of Ruru Ridge Wines.
 */
export function commonWordsOf(name: string): string[] {
  const named = wordsIn(companyKey(name) ?? name);
  const common = named.filter((word) => isWord(word));
  // The key of a name is folded: what a text says has its umlauts.
  const made = wordsIn(name)
    .slice(1)
    .filter((word) => MAKES_THINGS.test(word) && !common.includes(word));
  return common.length < named.length ? [...common, ...made] : [];
}

/**
 * A text with `keep` put for the kind of house by its letters, with which a client's name begins: "expérience en EMS" where the client is
 * EMS Les Glycines. Only letters that a list has and that stand behind a word for any of the kind; with the rest of the name they are the name.
 */
function keepingKind(text: string, name: string, keep: (word: string) => string): string {
  const [kind = '', next = ''] = name.trim().split(/\s+/u);
  if (!/^\p{Lu}{3,6}$/u.test(kind) || next === '' || !ofTradeNamed(kind)) return text;
  const rest = next.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return text.replace(
    new RegExp(String.raw`(?<=${OF_ANY_KIND})${kind}(?![\p{L}\p{N}@-]|\s+${rest}(?!\p{L})|\s+\p{Lu})`, 'gu'),
    keep,
  );
}
const OF_ANY_KIND = String.raw`(?<!\p{L})(?:[Ee]n|[Uu]ne?|[Dd][’']une?|[Dd]es|[Ii]n|[Ii]m|[Ee]ine[mrs]?|[Ee]in|[Aa]n?|[Aa]ny|[Uu]na|[Uu]n[’']|[Ee]en) `;

/** Whether a common word of the name stands in a text as a word of the trade: written small, or in German, where every noun is written large. */
const isSaidOfTrade = (word: string, text: string): boolean =>
  /^\p{Ll}/u.test(word) || languageOf(text) === 'de';

/** Whether words at a place of a text are of the trade and name no client, with none of its own words beside them. */
export const isWordOfTrade = (text: string, start: number, words: string, name: string): boolean =>
  commonWordsOf(name).includes(words.toLowerCase()) &&
  isSaidOfTrade(words, text) &&
  !isBesideOwn(text, start, words.length, ownOf(name, commonWordsOf(name)));

const ownOf = (name: string, trade: readonly string[]): ReadonlySet<string> =>
  new Set(wordsIn(name).filter((word) => !trade.includes(word)));

/** Whether one of a client's own words stands right before or behind a place of a text. */
function isBesideOwn(text: string, at: number, length: number, own: ReadonlySet<string>): boolean {
  const isBeside = (piece: string): boolean => wordsIn(piece).some((word) => own.has(word));
  return (
    isBeside(/\S+\s*$/u.exec(text.slice(0, at))?.[0] ?? '') ||
    isBeside(/^\s*\S+/u.exec(text.slice(at + length))?.[0] ?? '')
  );
}

/** What agreements on pay are called by: "CCNL Logistica", "cao metaal en techniek". */
const AGREEMENT =
  /(?<=(?<!\p{L})(?:CCNL|cao|CAO|KV|Tarifvertrag|convention collective|convenio)(?: (?:de la|del|della|des|du|di|de))? )\p{L}+/gu;

const DAY = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
const WEEKDAYS = new RegExp(String.raw`(?<!\p{L})${DAY}(?:\s?(?:[&/,–+-]|and|to)\s?${DAY})+(?!\p{L})`, 'gu');

/** "St. Johann im Pongau": a town, though somebody there is called Johanna. */
const SAINT = /(?<!\p{L})(?:St\.?|Ste\.?|Sankt|Saint|Sainte|San|Santa|São) \p{Lu}\p{Ll}+/gu;

/** "0900-1800": from when to when, and no number that anybody could ring. */
const HOURS = /(?<![\d+])(?:[01]\d|2[0-4])[0-5]\d ?[-–] ?(?:[01]\d|2[0-4])[0-5]\d(?![\d-])/gu;

/** Whether what looks like a number to ring is from when to when somebody works. */
export const isHours = (said: string): boolean => said.trim().replace(HOURS, '') === '';

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
  const named = new Set(wordsIn(name));
  // "Mon & Thu" are days, though somebody there is called Monique.
  let masked = text
    .replace(AGREEMENT, keep)
    .replace(WEEKDAYS, keep)
    .replace(HOURS, keep)
    .replace(SAINT, (place) => (wordsIn(place).some((word) => named.has(word)) ? place : keep(place)));
  masked = keepingKind(masked, name, keep);
  const common = commonWordsOf(name);
  const all = [...new Set([...trade, ...common])];
  const own = ownOf(name, all);
  if (all.length > 0)
    masked = masked.replace(
      new RegExp(`(?<![\\p{L}@./-])(?:${all.join('|')})(?![\\p{L}@]|[./-]\\p{L})`, 'giu'),
      (word, at: number, whole: string) =>
        isBesideOwn(whole, at, word.length, own) ||
        !(trade.includes(word.toLowerCase()) || isSaidOfTrade(word, text))
          ? word
          : keep(word),
    );
  return hide(masked).replace(/\uE000(\d+)\uE001/gu, (_, at: string) => kept[Number(at)] ?? '');
}
