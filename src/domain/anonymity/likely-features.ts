import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isGivenName } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isNounOf, isWordOf, type Reader, readerOf } from '../speech/readers.ts';
import { isHouseSomewhere } from './bent-places.ts';
import { isPlaceName } from './reading.ts';
import { RECORDED, type Recorded } from './recorded.ts';
import { beginsSentence } from './spans.ts';
import { ACRONYMS_OF_WORK, GENERIC, LETTERS_OF_FIELD } from './words.ts';

/** A word or a sign of a text. */
export interface Token {
  start: number;
  end: number;
  word: string;
  isWord: boolean;
}

// As long as words are: of one without end each letter would be a beginning.
const TOKEN =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,60}(?:[-&./'’_@+][\p{L}\p{N}\p{M}]{1,60}){0,8}|\n|[^\s\p{L}\p{N}]/gu;

/** The words and signs of a text, in its order. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
    word,
    isWord: /[\p{L}\p{N}]/u.test(word),
  }));

/** FNV-1a over the letters, mixed once more. */
function hashOf(feature: string): number {
  let hash = 2166136261;
  for (let i = 0; i < feature.length; i += 1) hash = Math.imul(hash ^ feature.charCodeAt(i), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash >>> 0;
}

/** How a word is written: a run of capitals, of small letters or of figures as one sign. */
const shapeOf = (word: string): string =>
  word
    .slice(0, 24)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\p{N}/gu, '9')
    .replace(/[^Xx9'’&@._/+-]/gu, 'o')
    .replace(/(.)\1+/gu, (run, sign: string) => (run.length > 2 || sign === 'x' ? `${sign}+` : run));

/** A word as features name it: folded, how it is written, and which lists know it, a letter each. */
interface Seen {
  low: string;
  shape: string;
  known: string;
}

const NOTHING: Seen = { low: '', shape: '', known: '' };
const SEEN = new Map<string, Seen>();
const MAX_SEEN = 20_000;

function seenAs({ word, isWord }: Token, by: 'en' | Reader | null): Seen {
  const key = `${by} ${word}`;
  const had = SEEN.get(key);
  if (had !== undefined) return had;
  const isNumber = /^\p{N}/u.test(word);
  const one: Seen = {
    low: isNumber ? word.replace(/\d/gu, '9') : fold(word),
    shape: isWord ? shapeOf(word) : word,
    known: isWord && !isNumber ? listsOf(word, by) : '',
  };
  if (SEEN.size >= MAX_SEEN) SEEN.clear();
  SEEN.set(key, one);
  return one;
}

/** Whether a word is one of English, of the everyday words of many languages or of the language of its text. */
export const isSaid = (word: string, by: 'en' | Reader | null): boolean =>
  isEnglish(word) || isOrdinary(fold(word)) || (by !== null && by !== 'en' && isWordOf(by, word));

function listsOf(word: string, by: 'en' | Reader | null): string {
  const small = word.toLowerCase().replace(/['’](?:s|d|ll|ve|re|m)$/u, '');
  const isAbroad = by !== null && by !== 'en';
  const lists: readonly (readonly [string, boolean])[] = [
    ['E', isEnglish(small)],
    ['O', isOrdinary(fold(small))],
    ['L', isAbroad && isWordOf(by, small)],
    ['N', isAbroad && isNounOf(by, word)],
    ['g', isGivenName(small)],
    ['h', isKnownGiven(small)],
    ['s', isKnownSurname(small)],
    ['p', isPlaceName(fold(small))],
    ['c', /\p{Lu}/u.test(word) && isHouseSomewhere(word)],
    ['a', ACRONYMS_OF_WORK.has(small) || LETTERS_OF_FIELD.has(small)],
    ['k', GENERIC.has(small)],
  ];
  return lists.flatMap(([letter, is]) => (is ? [letter] : [])).join('');
}

/** How a word is like one of the record: the same, its beginning, longer, within it, with the same first letters; or null. */
function likenessOf(low: string, all: readonly string[]): string | null {
  if (low.length < 2) return all.some((one) => one.startsWith(low)) ? '1' : null;
  const bare = low.replace(/['’]s?$/u, '');
  if (all.includes(low) || all.includes(bare)) return '=';
  if (bare.length > 2 && all.some((one) => one.startsWith(bare))) return '<';
  const long = all.filter((one) => one.length > 3);
  if (long.some((one) => bare.startsWith(one))) return '>';
  if (bare.length > 3 && long.some((one) => one.slice(0, 3) === bare.slice(0, 3))) return '3';
  if (bare.length > 3 && long.some((one) => one.includes(bare))) return 'i';
  return bare.length < 6 && all.some((one) => one.startsWith(bare.slice(0, 2))) ? '2' : null;
}

/** A text as the features of its words ask for it. */
interface Asked {
  at: (n: number) => Seen;
  by: string;
  /** Whether words amid its sentences are written with capitals, sentences alone, or nothing. */
  capitals: 'C' | 'c' | 'n';
  /** Its words in small letters. */
  small: ReadonlySet<string>;
  recorded: Recorded;
  initials: Readonly<Record<keyof Recorded, string>>;
}

/** The features of each word of a text as hashes; null of a sign. */
export function featuresOf(
  text: string,
  tokens: readonly Token[],
  recorded: Recorded,
): (Uint32Array | null)[] {
  const by = readerOf(text);
  const all = tokens.map((token) => seenAs(token, by));
  const isHead = tokens.map(({ start }) => beginsSentence(text, start));
  const isLarge = tokens.some(({ word }, n) => isHead[n] === false && /^\p{Lu}\p{Ll}/u.test(word));
  const initialsOf = (kind: keyof Recorded): string => recorded[kind].map((one) => one[0] ?? '').join('');
  const asked: Asked = {
    at: (n) => all[n] ?? NOTHING,
    by: by ?? 'x',
    capitals: isLarge ? 'C' : /\p{Lu}/u.test(text) ? 'c' : 'n',
    small: new Set(tokens.flatMap(({ word }) => (/^\p{Ll}/u.test(word) ? [word] : []))),
    recorded,
    initials: {
      given: initialsOf('given'),
      surname: initialsOf('surname'),
      employer: initialsOf('employer'),
      school: initialsOf('school'),
    },
  };
  return tokens.map(({ word, isWord }, n) => {
    if (!isWord) return null;
    const head = isHead[n] === true ? 'H' : '-';
    const features = [
      ...ofPlace(word, n, head, asked),
      ...ofLetters(asked.at(n)),
      ...ofRecord(n, head, asked),
    ];
    return Uint32Array.from(features, hashOf);
  });
}

/** What a word is, and what stands around it. */
function ofPlace(word: string, n: number, head: string, { at, by, capitals, small }: Asked): string[] {
  const { low, shape, known } = at(n);
  const [back3, back2, back, next, next2, next3] = [-3, -2, -1, 1, 2, 3].map((step) => at(n + step));
  if (!back3 || !back2 || !back || !next || !next2 || !next3) return [];
  const form = `${shape}${head}`;
  const what = `${form}|${known}`;
  const features = [
    `w${low}`,
    `W${word}${head}`,
    `f${form}`,
    `k${known}`,
    `q${what}`,
    `l${by}|${what}`,
    `c${capitals}|${what}`,
    `-1${back.low}`,
    `-2${back2.low}`,
    `-3${back3.low}`,
    `+1${next.low}`,
    `+2${next2.low}`,
    `+3${next3.low}`,
    `-1s${back.shape}|${back.known}`,
    `+1s${next.shape}|${next.known}`,
    `-1q${back.low}|${what}`,
    `+1q${next.low}|${what}`,
    `-1f${back.low}|${form}`,
    `+1f${next.low}|${form}`,
    `-21${back2.low}|${back.low}`,
    `-21f${back2.low}|${back.low}|${shape}`,
    `+12${next.low}|${next2.low}`,
    `+12f${next.low}|${next2.low}|${shape}`,
    `-+${back.low}|${next.low}|${shape}`,
    `-1x${back.known}|${back.shape}|${what}`,
    `+1x${next.known}|${next.shape}|${what}`,
    `-+x${back.shape}|${shape}|${next.shape}`,
    `-2x${back2.low}|${back.shape}|${shape}`,
    `+2x${next2.low}|${next.shape}|${shape}`,
  ];
  for (const one of known) features.push(`K${one}`, `Kf${one}|${form}`);
  for (let step = 1; step <= 4; step += 1) {
    const [before, after] = [at(n - step).low, at(n + step).low];
    if (before !== '') features.push(`B${before}`);
    if (after !== '') features.push(`A${after}`);
  }
  if (/^\p{Lu}/u.test(word) && small.has(word.toLowerCase())) features.push(`z${form}`);
  return features;
}

/** The beginning, the end and each three letters of a word. */
function ofLetters({ low }: Seen): string[] {
  const edged = `^${low}$`;
  const features: string[] = [];
  for (let size = 3; size <= 5; size += 1)
    features.push(`b${edged.slice(0, size)}`, `e${edged.slice(-size)}`);
  for (let i = 0; i + 3 <= Math.min(edged.length, 30); i += 1) features.push(`n${edged.slice(i, i + 3)}`);
  return features;
}

/** How a word and those beside it are like words of the record. */
function ofRecord(n: number, head: string, { at, recorded, initials }: Asked): string[] {
  const { low, shape, known } = at(n);
  const form = `${shape}${head}`;
  return RECORDED.flatMap((kind) => {
    const features: string[] = [];
    const like = likenessOf(low, recorded[kind]);
    if (like !== null)
      features.push(
        `r${kind}${like}`,
        `r${kind}${like}|${form}`,
        `r${kind}${like}|${known}`,
        `r${kind}${like}|-1${at(n - 1).low}`,
        `R${like}|${form}|${known}`,
      );
    if (low.length > 1 && low.length < 6 && initials[kind].startsWith(low))
      features.push(`ri${kind}`, `ri${kind}|${shape}`);
    for (const [side, other] of [['-', at(n - 1).low] as const, ['+', at(n + 1).low] as const])
      if (other.length > 2 && recorded[kind].includes(other)) features.push(`r${side}${kind}|${shape}`);
    return features;
  });
}
