import { companyKey } from '#src/lib/company.ts';
import { languageOf } from '#src/lib/language.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { placeNamed } from '../lexicon/places.ts';
import { industries, roles, skills } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { isEnglish } from '../speech/index.ts';

/** A client's name that several parts make, as "Pike, Dunne & Wills" and "Ostler + Sons": however its parts are joined, and each of them. */

const WORDS = 'and|und|et|y|e|i|en|n|og|och';
const JOINT = new RegExp(String.raw`\s*[&+,]\s*|\s+/\s+|\s+(?:${WORDS}|['’]n['’]?)\s+`, 'iu');
/** What many names have behind their first part, and which tells none of them. */
const KIN =
  'sons?|daughters?|brothers?|bros|sisters?|co|cie|company|partners?|associates?|söhne|soehne|sohn|töchter|partner|fils|frères|filles|associés|hijos|hermanos|socios|figli|fratelli|soci|filhos|irmãos|sócios|zonen|zoon|zn|dochters|söner|son|sønner|bröder';
const IS_KIN = new RegExp(`^(?:${KIN})$`, 'iu');
const FORMS =
  'pty|proprietary|ltd|limited|llp|llc|lp|plc|inc|incorporated|corp|corporation|co|company|group|holdings|gmbh|mbh|ag|kg|kgaa|ohg|ug|se|sa|sas|sarl|srl|spa|bv|nv|ab|as|asa|aps|oy|sl|slu|lda|ltda';

/** The parts of such a name, without the form of the house; none where nothing joins any. */
function partsOf(name: string): string[] {
  const own = name.replace(/[\s,]+(?:gmbh|ug|ag|se|ltd\.?|limited)\s*(?:&|und|\+)\s*co(?!\p{L}).*$/iu, '');
  const pieces = own
    .split(JOINT)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const parts = pieces.filter((piece, at) => at === 0 || IS_KIN.test(piece) || !isForm(piece));
  const last = (parts.pop() ?? '').split(/\s+/u);
  while (last.length > 1 && companyKey(last.slice(0, -1).join(' ')) === companyKey(last.join(' ')))
    last.pop();
  parts.push(last.join(' '));
  return parts.length < 2 ? [] : parts.map((part, at) => (at === 0 ? part.replace(/^the\s+/iu, '') : part));
}

const isForm = (piece: string): boolean => companyKey(`x ${piece}`) === 'x';

const WRITTEN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae', ß: 'ss' };

/** A letter as it is written with and without its marks. */
function letter(said: string): string {
  const bare = said.normalize('NFD').replace(/\p{M}/gu, '');
  const ways = new Set(
    [said, bare, ...(WRITTEN[said.toLowerCase()] ?? '').split(' ')].filter((one) => one !== ''),
  );
  return ways.size > 1 ? `(?:${[...ways].join('|')})` : said;
}

const wordPattern = (word: string): string =>
  [...word.normalize('NFC')].map((one) => (/['’]/u.test(one) ? "['’]?" : letter(one))).join('');

const partPattern = (part: string): string =>
  part
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => word !== '')
    .map(wordPattern)
    .join(String.raw`[^\p{L}\p{N}]{1,3}`);

const SIGN = String.raw`[\s,]{0,3}(?:&(?:amp;)?|[+/–—-]|['’]?n['’])[\s,]{0,2}`;
const WORD = String.raw`[\s,]{1,3}(?:(?:${WORDS}|['’]n|u\.|plus)[\s,]{1,2})`;
const BETWEEN = String.raw`(?:${SIGN}|${WORD}|[\s,]{1,3}|)`;
/** Parts of a letter or two are joined by nothing but a sign or a word: "H & M" is no "hm". */
const BETWEEN_SHORT = `(?:${SIGN}|${WORD})`;
const NEXT_FORMS = String.raw`(?:,?\s(?:${FORMS})(?![\p{L}\p{N}])\.?(?=[\s,;:)–-]|$)){0,3}`;

interface Names {
  /** The whole name, with the form of the house and what makes it a possessive. */
  whole: RegExp;
  /** Whether each part is a word of every day. */
  isOfWords: boolean;
  /** The parts that tell the client alone; of those that are words, where they stand as a name. */
  alone: RegExp | null;
  words: RegExp | null;
  left: RegExp;
}

let last: { key: string; names: Names | null } = { key: '', names: null };

function namesOf(name: string, trade: readonly string[]): Names | null {
  const key = [name, ...trade].join('\n');
  if (key !== last.key) last = { key, names: readNames(name, trade) };
  return last.names;
}

function readNames(name: string, trade: readonly string[]): Names | null {
  const parts = partsOf(name);
  if (parts.length < 2) return null;
  const letters = parts.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  const isShort = letters < 7 || parts.some((part) => part.length < 3);
  const whole = parts.map(partPattern).join(isShort ? BETWEEN_SHORT : BETWEEN);
  const telling = parts.filter((part) => isTelling(part, trade));
  const words = telling.filter(isEveryday);
  const own = telling.filter((part) => !isEveryday(part));
  const any = [...parts.map(partPattern), KIN].join('|');
  const alone = (some: readonly string[], behind: string): RegExp | null =>
    some.length === 0
      ? null
      : new RegExp(
          String.raw`(?<![\p{L}\p{N}@.\/’'-])(?:${some.map(partPattern).join('|')})${behind}`,
          'giu',
        );
  return {
    whole: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${whole})(?![\p{L}\p{N}])${NEXT_FORMS}`,
      isShort ? 'gu' : 'giu',
    ),
    isOfWords: parts.every((part) => isEnglish(part.toLowerCase())),
    alone: alone(own, String.raw`(?![\p{L}\p{N}@]|[.\/-]\p{L})`),
    words: alone(words, String.raw`(?![\p{L}\p{N}@]|[.\/-]\p{L}|\s\p{Lu})`),
    left: new RegExp(
      String.raw`(?:(?<![\p{L}\p{N}])(?:${any})(?:${SIGN}|${WORD}|,\s))?(?<!\p{L})our client(?:[’']s brand)?(?:(?:${SIGN}|${WORD}|,?\s)(?:${any}|our client)(?![\p{L}\p{N}]))*`,
      'giu',
    ),
  };
}

const isEveryday = (part: string): boolean =>
  isOrdinary(part.toLowerCase()) || isOrdinary(part.toLowerCase().replace(/s$/u, ''));

/** Whether a part of a name tells whose it is: no word of kin, no trade, no place. */
const isTelling = (part: string, trade: readonly string[]): boolean =>
  part.length > 3 &&
  !IS_KIN.test(part) &&
  !part
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => trade.includes(word)) &&
  placeNamed(part, 'AU') === null &&
  ![skills(), industries(), roles()].some(({ book }) => book.at(plainWords(part), 0) !== undefined);

const AT = /(?<!\p{L})(?:at|join(?:ing)?|bei|chez|presso|bij|hos)\s$/iu;
const hasCapital = (said: string): boolean => /^\p{Lu}/u.test(said);

/** Where a text names the client by a name of several parts, or by one of them. */
export function joinedIn(
  text: string,
  name: string,
  trade: readonly string[] = [],
): { words: string; start: number; end: number }[] {
  const names = namesOf(name, trade);
  if (names === null) return [];
  const found: { words: string; start: number; end: number }[] = [];
  const add = (words: string, start: number): void => {
    found.push({ words, start, end: start + words.length });
  };
  for (const { 0: said, index } of text.matchAll(names.whole)) {
    // "Salt and pepper" of Salt & Pepper Ltd: in small letters these are the things.
    const areThings = names.isOfWords && !/[\p{Lu}&+]/u.test(said) && !AT.test(text.slice(0, index));
    if (!areThings) add(said, index);
  }
  const rest = found.reduce(
    (now, { start, end }) => `${now.slice(0, start)}${' '.repeat(end - start)}${now.slice(end)}`,
    text,
  );
  const isGerman = languageOf(text) === 'de';
  for (const { 0: said, index } of names.alone === null ? [] : rest.matchAll(names.alone)) {
    // A word that the text has in small letters as well, or a German noun, is one there.
    const small = said.toLowerCase();
    const isWord = isEnglish(small) && new RegExp(`(?<!\\p{L})${small}(?!\\p{L})`, 'u').test(rest);
    // "Copper pans are yours": any word begins a sentence with a capital.
    const isBegun =
      isEnglish(small) &&
      /(?:^|[.!?:•]\s|\n|-\s)$/u.test(rest.slice(Math.max(0, index - 2), index)) &&
      /^\s\p{Ll}/u.test(rest.slice(index + said.length, index + said.length + 2));
    if (hasCapital(said) && !isWord && !isBegun && !(isGerman && isEnglish(small))) add(said, index);
  }
  for (const { 0: said, index } of names.words === null ? [] : rest.matchAll(names.words))
    if (
      hasCapital(said) &&
      (AT.test(rest.slice(Math.max(0, index - 12), index)) ||
        (!isGerman && /^['’]s(?!\p{L})/u.test(rest.slice(index + said.length))))
    )
      add(said, index);
  return found.sort((a, b) => a.start - b.start);
}

/** A text in which "our client" stands in the place of such a name. */
export const withoutJoined = (text: string, name: string, trade: readonly string[] = []): string =>
  joinedIn(text, name, trade).reduceRight((now, { start, end }) => {
    // "Ostler & Sons' buyer": whose it is. Behind a quotation mark it ends what is quoted.
    const behind = now.slice(end);
    const isWhose = /^['’](?=\s\p{L})/u.test(behind) && !/['‘]$/u.test(now.slice(0, start));
    return `${now.slice(0, start)}our client${isWhose ? `’s${behind.slice(1)}` : behind}`;
  }, text);

/** What is left of such a name beside what stands in the place of a part: "our client & Daughters". */
export function withoutLeftParts(text: string, name: string): string {
  const names = namesOf(name, []);
  if (names === null || !/our client/i.test(text)) return text;
  return text.replace(names.left, (said) => {
    const parts = said.replace(/our client(?:[’']s brand)?/giu, '');
    // "Our client and sons of farmers": in small letters behind a word these are people.
    if (parts === '' || !/[&+\p{Lu}]/u.test(parts)) return said;
    return /^O/u.test(said) ? 'Our client' : 'our client';
  });
}
