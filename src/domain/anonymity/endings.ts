import { matchesOf } from '#src/lib/matches.ts';
import { isForeign } from '../speech/foreign.ts';
import { folded } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { GENERIC } from './words.ts';

// Cases of Finnish, Estonian, Hungarian, Turkish, the Baltic and the Slavic languages that are written in Latin letters.
const ENDINGS =
  'll[aäeä]|lt[aä]|ss[aä]|st[aä]|n[aä]|ksi|lle|[aä]|n|in|h[aäieouyö]n|seen|st|sse|ks|ga|n[aá]l|n[eé]l|ban|ben|b[oó]l|b[oőö]l|t[oó]l|t[oőö]l|hoz|hez|h[oö]z|r[aáeé]|nak|nek|v[ae]l|os|es|is|[dt][ae]n?|ye|y[aıiuü]|[ıiuü]n|nd[ae]|nd[ae]n|[aeuy]|owi|em|ie|[aą]ch|ą|ę|ow|ovi|om|ou|ech|oje|uje|e|us|ą|ui|am|os';
// The softer consonants of Finnish in front of such endings: `Aallon` of Aalto.
const SOFTER: readonly (readonly [RegExp, string])[] = [
  [/kk(?=[aeiouyäö]$)/u, 'k'],
  [/pp(?=[aeiouyäö]$)/u, 'p'],
  [/tt(?=[aeiouyäö]$)/u, 't'],
  [/lt(?=[aeiouyäö]$)/u, 'll'],
  [/nt(?=[aeiouyäö]$)/u, 'nn'],
  [/nk(?=[aeiouyäö]$)/u, 'ng'],
  [/mp(?=[aeiouyäö]$)/u, 'mm'],
  [/ht(?=[aeiouyäö]$)/u, 'hd'],
  [/(?<=[aeiouyäö])p(?=[aeiouyäö]$)/u, 'v'],
  [/rt(?=[aeiouyäö]$)/u, 'rr'],
  [/(?<=[aeiouyäö])t(?=[aeiouyäö]$)/u, 'd'],
];
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/** Words of a house's name that tell it alone, as they are written. */
const ownWords = (name: string): string[] =>
  name
    .split(/[\s-]+/u)
    .slice(0, 2)
    .filter(
      (word) =>
        /^(?:\p{Lu}|\p{Ll}\p{Lu})[\p{Script=Latin}]{3,}$/u.test(word) && !GENERIC.has(folded(word).text),
    );

/** Finds a house by its name with the ending of a case, in texts that are not English: `Nokialla`, `Supercellissä`, `Aallon`. */
export function inflectedFinder(name: string): Find | undefined {
  const words = ownWords(name).filter((word) => !isPlaceName(folded(word).text));
  const stems = words.flatMap((word) => [
    // In a hurry people leave the capital out, where the word is no other one.
    ...(isInDictionary(folded(word).text) || word.length < 5 ? [word] : [word, word.toLowerCase()]),
    ...SOFTER.flatMap(([hard, soft]) => (hard.test(word) ? [word.replace(hard, soft)] : [])),
    // Hungarian makes the last vowel long: `Tescónál`, `Nokiából`.
    ...(/[aeoö]$/iu.test(word) ? [longer(capitalOnly(word))] : []),
    // `Koneella` of KONE: whoever bends letters writes them as a name.
    ...(/^\p{Lu}{4,}$/u.test(word) ? [capitalOnly(word)] : []),
  ]);
  const short = shortLettersFinder(name);
  if (stems.length === 0) return short;
  let said: RegExp | undefined;
  return (text) => {
    // A text that goes from one language to another is foreign by its sentences.
    if (!/[.!?;\n]/u.test(text) && !isForeign(text)) return [];
    const bent = short?.(text) ?? [];
    said ??= new RegExp(
      `(?<!\\p{L})(?:${stems.map(escaped).join('|')})[aeiouyäö]?(?:${ENDINGS})(?!\\p{L})`,
      'gu',
    );
    return matchesOf(said, text)
      .filter(({ index }) => isForeign(text) || isOfCases(sentenceAt(text, index)))
      .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
      .concat(bent);
  };
}

const LONGER: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' };
const longer = (word: string): string => word.replace(/.$/u, (last) => LONGER[last] ?? last);
const capitalOnly = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** `Molnál` of MOL, `Upmillä` of UPM: three letters bent as a name, amid a sentence of such a language. */
function shortLettersFinder(name: string): Find | undefined {
  if (!/^\p{Lu}{3}$/u.test(name)) return undefined;
  const said = new RegExp(
    `(?<=[\\p{Ll},;:] )(?:${capitalOnly(name)})(?:n[áa]l|n[ée]l|ban|ben|b[óo]l|b[őö]l|t[óo]l|t[őö]l|hoz|hez|höz|nak|nek|[aeiou]?ll[aä]|[aeiou]?lt[aä]|[aeiou]?ss[aä]|[aeiou]?st[aä]|[aeiou]?lle|u[- ]?s|is)(?!\\p{L})`,
    'gu',
  );
  return (text) =>
    isForeign(text)
      ? matchesOf(said, text).map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
      : [];
}

// Letters of such languages, in words that are no names, where a sentence is too short to be told by its words.
const OWN_LETTERS = /(?<![\p{L}\p{M}])\p{L}?\p{Ll}*[ąćęłńśźżőűčřěšťďůāēīūşğı]/u;
const isOfCases = (sentence: string): boolean =>
  isForeign(sentence) ||
  sentence
    .split(' ')
    .slice(0, 1)
    .concat(sentence.match(/ \p{Ll}+/gu) ?? [])
    .some((word) => OWN_LETTERS.test(word));

function sentenceAt(text: string, at: number): string {
  const from = Math.max(...['.', '!', '?', ';', '\n'].map((sign) => text.lastIndexOf(sign, at))) + 1;
  return text.slice(from, at) + (/^[^.!?;\n]*/u.exec(text.slice(at))?.[0] ?? '');
}

/** Finds a Slavic surname in its cases, in any text: `Wiśniewskiego`, `Kovalskou`. */
export function declinedSurnameFinder(surname: string): Find | undefined {
  const plain = folded(surname).text;
  if (!/^[a-z]{6,}$/u.test(plain)) return undefined;
  const [, stem = ''] = /^(.*[sc]k)[iya]$/u.exec(plain) ?? [];
  // Of a wife or a daughter: `Wójcikowa`, `Nowákové`.
  if (stem === '') return /[^aeiouy]$/u.test(plain) && !isInDictionary(plain) ? wifeFinder(plain) : undefined;
  const said = new RegExp(
    `^${stem}(?:i|a|y|e|iego|iemu|im|iej|ich|imi|ie|ou|ho|eho|emu|ym|ych|u|ovi|og|om|oga|omu|oj)$`,
    'u',
  );
  return (text) =>
    matchesOf(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]{5,40}(?![\p{L}\p{M}])/gu, text).flatMap(
      ({ 0: found, index }) =>
        said.test(folded(found).text) ? [{ start: index, end: index + found.length }] : [],
    );
}

const wifeFinder = (plain: string): Find => {
  const said = new RegExp(`^${plain}(?:owa|owej|owna|ova|ove|ovou|ovu|in|innen|ka|ke|ku|kom|icka)$`, 'u');
  return (text) =>
    matchesOf(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]{5,40}(?![\p{L}\p{M}])/gu, text).flatMap(
      ({ 0: found, index }) =>
        said.test(folded(found).text) ? [{ start: index, end: index + found.length }] : [],
    );
};

// What people of a house are called by its name.
const PEOPLE =
  "(?:e?rs?|ians?|ites?|eers?|nauts?|an[oa]s?|in[oa]s?|istas?|ists?|ister|are|iens?|iennes?|ens?|ers?['’]s|l[iıuü](?:l[ae]r)?)(?!\\p{L})";

/** Finds what people of a house are called after it: `Googlers`, `Xoogler`, `UiPather`, `Insalien`, `Iteano`. */
export function peopleOfFinder(name: string): Find | undefined {
  const [first = ''] = name.split(/[\s-]+/u);
  const small = folded(first).text;
  if (first === '' || GENERIC.has(small) || isPlaceName(small) || !/^[a-z]+$/.test(small)) return undefined;
  const isLetters = /^\p{Lu}{3,5}$/u.test(first);
  if (!isLetters && first.length < 5) return undefined;
  const plain = isLetters ? `${first.charAt(0)}${first.slice(1).toLowerCase()}` : first;
  const stems = new Set([plain, plain.replace(/[aeio]$/u, ''), plain.replace(/s$/u, '')]);
  // `Xoogler`: somebody who was there.
  const former = isLetters ? [] : [`X${plain.slice(1).replace(/e$/u, '')}`];
  const said = new RegExp(
    `(?<!\\p{L})(?:${[...stems, ...former].map(escaped).join('|')})${isLetters ? '[aeil]?' : ''}${PEOPLE}`,
    'gu',
  );
  const isWord = (one: string): boolean => isInDictionary(one.toLowerCase());
  return (text) =>
    [...text.matchAll(said)]
      .filter(({ 0: one, index }) => !isWord(one) || /[\p{L},] $/u.test(text.slice(0, index)))
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}
