import { matchesOf } from '#src/lib/matches.ts';
import { skills } from '../lexicon/terms.ts';
import { isForeign } from '../speech/foreign.ts';
import { folded, wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginsSentence } from './spans.ts';
import { ACRONYMS_OF_WORK, GENERIC, LETTERS_OF_FIELD } from './words.ts';

/** Words that join the others of a name and give no letter, in the languages that names of houses are in. */
const LINKING =
  /^(?:of|the|for|in|at|on|de|du|di|da|do|del|dos|das|della|delle|dell|degli|dei|des|la|le|les|el|los|las|and|der|die|das|den|dem|und|für|fur|et|y|e|i|í|a|van|voor|von|zu|zur|zum|im|am|w|we|v|ve|u|na|z|ze|og|och|ja|ir|un|és|es|d|l)$/;
/** One word of German or Dutch for two, each of which gives a letter: `UKE` of Universitätsklinikum Eppendorf. */
const COMPOUND =
  /^(universitats|universitaets|universitair|fach|kreis|landes|bundes|stadt|stads|kantons|landtag|berufs|medizin|verkehrs|energie|wohnungs|sozial|jugend|technische)(spital|klinik|klinikum|krankenhaus|hochschule|bank|amt|sparkasse|werke|betriebe|verband|hilfe|genossenschaft|ziekenhuis)$/;

/** Whether letters say something at work, or are a skill. */
const isTaken = (letters: string): boolean =>
  ACRONYMS_OF_WORK.has(letters) ||
  LETTERS_OF_FIELD.has(letters) ||
  skills().book.at([letters], 0) !== undefined;

/** The first letters of a word: two of a compound, each of `A&M`. */
function initialsOf(word: string): string[] {
  const parts = word.split(/[&+]/u).filter((part) => part !== '');
  if (parts.length > 1 && parts.every((part) => part.length === 1))
    return parts.map((part) => folded(part).text);
  const plain = folded(word).text.replace(/ /g, '');
  const compound = COMPOUND.exec(plain);
  if (compound !== null) return compound.slice(1).map((part) => part.charAt(0));
  const [, , second] = /^(\p{Lu}\p{Ll}+)(\p{Lu})\p{Ll}/u.exec(word) ?? [];
  return second === undefined ? [plain.charAt(0)] : [plain.charAt(0), second.toLowerCase()];
}

/**
 * The letters by which an organisation of several words is called: those of its words, without what joins them and without its town
 * (`STU` of Slovenská technická univerzita v Bratislave), a word of letters whole (`FAMU` of Florida A&M University).
 */
export function lettersOfName(name: string): string[] {
  const words = name
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[\s/,–-]+/u)
    .filter(
      (word) =>
        /\p{L}/u.test(word) &&
        !/^(?:Ltd|Limited|Inc|plc|PLC|GmbH|AG|SE|SA|S\.A\.|NV|BV|AB|ASA|A\/S|Oyj|Oy|AS|SpA|S\.p\.A\.|Sp\.|z\.o\.o\.)$/u.test(
          word,
        ),
    );
  const told = words.filter((word, at) => at === 0 || !LINKING.test(folded(word).text));
  const isTown = (word: string): boolean => /^\p{Lu}/u.test(word) && isPlaceName(folded(word).text);
  // What stands behind `v`, `w` or `in` is where it is, also in a case.
  const before = words.findIndex((word, at) => at > 1 && /^(?:v|w|we|ve|u|in|à|en|em)$/u.test(word));
  const runs = [
    told,
    told.filter((word, at) => at === 0 || !isTown(word)),
    ...(before < 0
      ? []
      : [words.slice(0, before).filter((word, at) => at === 0 || !LINKING.test(folded(word).text))]),
    // `UKE` of Universitätsklinikum Hamburg-Eppendorf: of two places the one by which it is called.
    ...(told.length > 2 ? [told.filter((_, at) => at !== told.length - 2)] : []),
  ];
  return [
    ...new Set(runs.map((run) => run.flatMap(initialsOf).join('')).filter((one) => /^[a-z]{3,6}$/.test(one))),
  ].filter((letters) => !isTaken(letters));
}

/** What a school or a house is, at the end of its name. */
const KIND_AT_END =
  /^(?:hogeschool|university|college|school|universiteit|ziekenhuis|hospital|institute?|academie|trust|group|bank)$/iu;

/**
 * The letters of a name with those of the words that join it in small: `KdG` of Karel de Grote Hogeschool, `UoP` of the University of
 * Plymouth. Written so they say nothing else.
 */
function mixedLetters(name: string): string[] {
  const words = name
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[\s/,–-]+/u)
    .filter((word) => /\p{L}/u.test(word));
  const bare = KIND_AT_END.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  return [...new Set([words, bare].map((run) => run.map((word) => word.charAt(0)).join('')))].filter(
    (letters) => /^\p{Lu}\p{Ll}{1,2}\p{Lu}{1,3}$/u.test(letters),
  );
}

/** Finds such letters exactly as they are written. */
export function mixedLettersFinder(name: string): Find | undefined {
  const own = mixedLetters(name);
  if (own.length === 0) return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{N}&.-])(?:${own.join('|')})(?![\\p{L}\\p{N}&-])`, 'gu');
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

const ENDINGS =
  '[aä]|n|in|issa|issä|ssa|ssä|sta|stä|ista|istä|lla|llä|lta|ltä|lle|iin|een|u|em|ie|owi|ovi|om|ou|ban|ben|ból|ből|nál|nél|ra|re|ba|be|t|l|le|s|st|is|da|de|ta|te';

/** Finds letters of a house with the ending of a case joined to them, in texts that are not English: `LUTista`, `HAWu`. */
export function bentLettersFinder(letters: readonly string[]): Find | undefined {
  const own = letters.filter((one) => /^[A-ZÄÖÅÜŠČŽ]{3,6}$/.test(one));
  if (own.length === 0) return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${own.join('|')})(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) =>
    isForeign(text)
      ? matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      : [];
}

/** Where letters are a house: where somebody was, and what houses have. */
const THERE =
  /(?<!\p{L})(?:at|joined|left|ex-?|from|for|with|by|after|before|since|via|the|an?|bei|chez|bij|hos|presso|w|v|u|в|у|na|no|en|em|in|på|da|do|de|to|am|im|ans|zum|vom|der|die|den|het|la|le|el|al|dal) $/iu;
const OF_HOUSE =
  /^(?:[’']s(?!\p{L})| (?:options?|shares?|stock|RSUs?|equity|since|before|until|as|days|years|team|desk|hired|took|has|had|made|gave|und|og|och|and|y|e|et|en|mit|als|jako|como|comme|seit|od|in (?:19|20)\d\d|(?:19|20)\d\d)(?!\p{L})|[.,;)]|$)/u;
const isPlaced = (text: string, start: number, end: number): boolean =>
  (THERE.test(text.slice(Math.max(0, start - 10), start)) || beginsSentence(text, start)) &&
  OF_HOUSE.test(text.slice(end, end + 14));

/** Finds letters that are a word as well where a house stands: `am UKE`. */
export function lettersThereFinder(letters: readonly string[]): Find | undefined {
  if (letters.length === 0) return undefined;
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}&./-])(?:${letters.join('|').toUpperCase()})(?![\\p{L}\\p{N}&/-])`,
    'gu',
  );
  return (text) =>
    matchesOf(said, text)
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      .filter(({ start, end }) => isPlaced(text, start, end));
}

const CAPS = /(?<![\p{L}\p{N}&./-])\p{Lu}{3,4}(?![\p{L}\p{N}&/-])/gu;

const isWithin = (letters: string, word: string): boolean => {
  let at = -1;
  for (const letter of letters) {
    at = word.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
};

/** Where somebody was, whatever follows: `has been with CNX Eastwood`. */
const WAS_WITH =
  /(?<!\p{L})(?:been (?:with|at)|work(?:s|ed|ing) (?:at|for|with)|joined|left|years? (?:at|with)|stint (?:at|with)|moved (?:to|from)|came from|(?:now|currently|presently|previously|formerly) (?:at|with)|back (?:at|with)) (?:the )?$/iu;

/**
 * Finds letters of a house of one word, in their order and without vowels, as exchanges and colleagues write it: `FLW` of Flutterwave,
 * `TCB` of Techcombank. They count where a house stands.
 */
export function bonesFinder(name: string): Find | undefined {
  const [own = '', ...rest] = wordsOf(name).filter((word) => !GENERIC.has(word));
  if (rest.length > 1 || own.length < 6 || !/^[a-z]+$/.test(own) || isInDictionary(own) || isPlaceName(own))
    return undefined;
  return (text) =>
    matchesOf(CAPS, text)
      .map(({ 0: one, index }) => ({ letters: one.toLowerCase(), start: index, end: index + one.length }))
      .filter(({ letters, start, end }) => {
        if (letters.charAt(0) !== own.charAt(0) || /[aeiou]/.test(letters.slice(1))) return false;
        if (!isWithin(letters, own) || isTaken(letters) || isInDictionary(letters)) return false;
        return isPlaced(text, start, end) || WAS_WITH.test(text.slice(Math.max(0, start - 40), start));
      })
      .map(({ start, end }) => ({ start, end }));
}

/** Kinds of houses whose letters are written with the L of their form, also where the name has none: `HBL` of Habib Bank. */
const LIMITED =
  /(?<!\p{L})(?:Bank|Industries|Mills|Cement|Fertili[sz]ers|Petroleum|Steel|Pharmaceuticals?)(?: (?:Ltd|Limited))?$/iu;

/** The letters of a house of such a kind with that of its form behind them. */
export function withLimited(name: string): string[] {
  if (!LIMITED.test(name)) return [];
  const letters = wordsOf(name.replace(/ (?:Ltd|Limited)$/iu, ''))
    .map((word) => word.charAt(0))
    .join('');
  const said = `${letters}l`;
  return /^[a-z]{3,5}$/.test(said) && !isTaken(said) && !isInDictionary(said) ? [said] : [];
}

/**
 * Finds a university by the letters of its words with the beginning of its last one, or with the whole of it: `UPNA` of the Universidad
 * Pública de Navarra, `UNCuyo`, `UCLouvain`.
 */
export function schoolLettersFinder(name: string): Find | undefined {
  const words = name
    .split(/[\s-]+/u)
    .filter((word) => /^\p{L}/u.test(word) && !LINKING.test(folded(word).text));
  const last = words.at(-1) ?? '';
  const letters = words
    .slice(0, -1)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  if (words.length < 2 || !/^\p{Lu}{1,4}$/u.test(letters) || !/^\p{Lu}\p{Ll}{3,}$/u.test(last))
    return undefined;
  const ends = [...new Set([last, ...[2, 3, 4].map((length) => last.slice(0, length))])]
    .filter((end) => (letters + end).length > 3)
    .flatMap((end) => [end, end.toUpperCase(), end.toLowerCase(), folded(end).text.toUpperCase()]);
  const all = [...new Set(ends.map((end) => `${letters}${end}`))].filter(
    (one) =>
      !isTaken(one.toLowerCase()) &&
      !isInDictionary(one.toLowerCase()) &&
      (letters.length > 1 || one.length > 4),
  );
  if (all.length === 0) return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}
