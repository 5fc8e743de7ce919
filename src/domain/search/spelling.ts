import { distance } from 'fastest-levenshtein';
import { countMatches } from '#db/search-index.ts';
import { notToApproach } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import {
  employerAt,
  employerGroup,
  employerGroupAt,
  employerNamed,
  employerWords,
} from '../lexicon/employers.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { metroNames } from '../lexicon/places.ts';
import { certifications, industries, languages, roles, skills } from '../lexicon/terms.ts';
import { plainWords, type Word, wordsOf } from '../lexicon/text.ts';
import { isEnglish } from '../speech/index.ts';
import { compileApart, compileQuery, type Meanings, type QueryApart } from './compile/index.ts';
import { smallInFull } from './compile/small-words.ts';
import { type CompiledQuery, type Home, type Note, noted } from './facets.ts';
import { phrasesOfRecords } from './own-phrases.ts';

const SHORTEST = 5;
const MAX_CORRECTIONS = 5;

/**
 * Compiles a query by rules and corrects misspelled words: a word that is neither in the lexicon nor in any
 * record is read as the closest known word. Each correction is reported in a note.
 * @param meanings what its sentences mean, as for compileQuery
 */
export const compileSpelled = (
  ctx: Context,
  query: string,
  home: Home,
  meanings?: Meanings,
): Promise<CompiledQuery> => spelledBy(compileQuery, ctx, { query, home, meanings });

/** As compileSpelled, with each kind of people of a list apart. */
export const apartSpelled = (
  ctx: Context,
  asked: { query: string; home: Home; meanings?: Meanings | undefined },
): Promise<QueryApart> => spelledBy(compileApart, ctx, asked);

async function spelledBy<Q extends CompiledQuery>(
  compile: (...given: Parameters<typeof compileQuery>) => Q,
  ctx: Context,
  { query, home, meanings }: { query: string; home: Home; meanings?: Meanings | undefined },
): Promise<Q> {
  const compiled = compile(query, home, await phrasesOfRecords(ctx, query), meanings);
  const loose = compiled.facets
    .filter(({ kind, values: [value = ''] }) => isLoose(kind, value))
    .flatMap(({ kind, values }) =>
      values.flatMap((value) =>
        wordsOf(value).map((word) => ({ word, value, kind, written: value.slice(word.start, word.end) })),
      ),
    );
  const notes: Note[] = [];
  let text = query;
  const inPhrases = new Map([
    ...tradesNear(query, new Set(loose.map(({ word }) => word.text))),
    ...compiled.facets.flatMap(({ values }) => values.flatMap(phraseNear)),
  ]);
  for (const { word, written, kind, value } of loose.slice(0, MAX_CORRECTIONS)) {
    const meant =
      (await meantBy(ctx, word, written, inPhrases)) ??
      (kind === 'role' ? await shortTrade(ctx, word.text, written) : null);
    if (
      meant === null ||
      (kind === 'employer' && !isCompany(value, meant)) ||
      (meant.isName && !mayBeName(text, meant.said)) ||
      (await isBarredName(ctx, value))
    )
      continue;
    const { said, right } = meant;
    text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${said}(?![\\p{L}\\p{N}])`, 'iu'), right);
    notes.push({ code: 'spelling', message: `"${said}" stands in no record and was read as ${right}.` });
  }
  if (notes.length === 0) return compiled;
  const again = compile(text, home, await phrasesOfRecords(ctx, text), meanings);
  return { ...again, notes: noted([...notes, ...again.notes]) };
}

// Somebody who must not be approached stands in no record that is searched: their name is no slip.
const isBarredName = async (ctx: Context, value: string): Promise<boolean> =>
  /\p{L}\s+\p{L}/u.test(value) && (await notToApproach(ctx, value)).length > 0;

function isLoose(kind: string, value: string): boolean {
  if (value.startsWith('"')) return false;
  if (kind === 'employer') return !isKnownCompany(value);
  return kind === 'keyword' || ((kind === 'role' || kind === 'skill') && !isKnown(kind, value));
}

// "Harrow & Lisle" is no Harrods: of a company's several words one is corrected where that makes a company that is known.
const isCompany = (value: string, { said, right }: { said: string; right: string }): boolean =>
  !/[\s&-]/.test(value.trim()) || isWholeCompany(plainWords(value.replace(said, right)));
const isWholeCompany = (words: readonly string[]): boolean =>
  (employerAt(words, 0) ?? employerGroupAt(words, 0))?.length === words.length;
const isKnownCompany = (name: string): boolean =>
  employerNamed(name) !== undefined || employerGroup(name) !== undefined;

const isKnown = (kind: 'role' | 'skill', value: string): boolean =>
  (kind === 'role' ? roles() : skills()).book.whole(value) !== undefined;

/** Whether a word may name a place or company where it stands: capitalised, after a word that leads to one, or at an end. */
function mayBeName(query: string, said: string): boolean {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${said}(?![\\p{L}\\p{N}])`, 'iu').exec(query);
  if (found === null) return false;
  const before = query.slice(0, found.index);
  const behind = query.slice(found.index + said.length);
  return (
    (/^\p{Lu}/u.test(found[0]) && !/^\W*$/.test(before)) ||
    LEADS_TO_NAME.test(before) ||
    isBehindTrade(before) ||
    ENDS_A_LIST.test(behind)
  );
}

// "Quantity surveyor londn": right behind a trade that is known.
function isBehindTrade(before: string): boolean {
  if (!/\p{L}\s+$/u.test(before)) return false;
  const words = plainWords(before);
  return [1, 2, 3].some((count) => roles().book.whole(words.slice(-count).join(' ')) !== undefined);
}

// "Electricians manchster", "nurses leds or hull": at the end, or in a list.
const ENDS_A_LIST = /^\s*(?:$|[,/]|(?:or|and)\b)/i;

const LEADS_TO_NAME =
  /(?:\b(?:in|at|from|near|around|to|of|for|by|with|ex|or|and|outside|based)[\s-]+|,\s*|^\s*)(?:the\s+)?$/i;

async function meantBy(
  ctx: Context,
  { text }: Word,
  written: string,
  inPhrases: ReadonlyMap<string, string>,
): Promise<{ said: string; right: string; isName: boolean } | null> {
  if (!/^[\p{L}]+$/u.test(text)) return null;
  const { right, names } = dictionary();
  const short = inPhrases.has(text) ? null : (smallInFull(text) ?? abbreviated(text, written));
  if (short !== null) {
    const any = { any: [{ term: `w_${text}` }, { term: `v_${text}` }] };
    if ((await countMatches(ctx.db, ctx.account.id, any)) > 0) return null;
    return { said: written, right: short, isName: false };
  }
  if (text.length < SHORTEST && !inPhrases.has(text)) return null;
  if (!inPhrases.has(text) && (right.has(text) || isOrdinary(text) || isEnglish(text))) return null;
  const any = { any: [{ term: `w_${text}` }, { term: `v_${text}` }] };
  const near = inPhrases.get(text) ?? nearest(text);
  if (near === null || (await countMatches(ctx.db, ctx.account.id, any)) > 0) return null;
  return { said: written, right: right.get(near) ?? near, isName: names.has(near) };
}

/** "Chfs": where a trade stands, a short word that lacks one letter of a trade. */
async function shortTrade(
  ctx: Context,
  text: string,
  written: string,
): Promise<{ said: string; right: string; isName: boolean } | null> {
  if (written.length < SHORTEST - 1 || text.length >= SHORTEST || !isNoWord(text, written)) return null;
  const most = [...nearTo(text)].find(
    ({ word, far }) => far <= 1 && word.length === text.length + 1 && roles().book.whole(word) !== undefined,
  );
  const any = { any: [{ term: `w_${text}` }, { term: `v_${text}` }] };
  if (most === undefined || (await countMatches(ctx.db, ctx.account.id, any)) > 0) return null;
  return { said: written, right: most.word, isName: false };
}

/**
 * "Wkrs", "fwdr", "plmbr": a word of a trade without its vowels, where one such word alone begins, ends and goes on so. In capitals it is
 * the short form of something else.
 */
function abbreviated(text: string, written: string): string | null {
  if (!/^\p{L}?\p{Ll}{2,}$/u.test(written) || !/^[a-z][^aeiouy]{2,}$/.test(text)) return null;
  const [only, ...more] = inFullOf(text);
  return only === undefined || more.length > 0 ? null : only;
}

/** The shortest words of trades that one without its vowels may stand for: "wkrs" for workers and walkers. */
function inFullOf(text: string): string[] {
  const one = text.replace(/s$/, '');
  if (one.length < 3 || !/^[a-z][^aeiouy]{2,}$/.test(text) || isOrdinary(text) || isEnglish(text)) return [];
  const fits = [...wordsOfTrades()].filter(
    (word) =>
      word[0] === one[0] &&
      word.at(-1) === one.at(-1) &&
      word.length <= one.length * 3 &&
      standsIn(one, word),
  );
  const least = Math.min(...fits.map((word) => word.length));
  return fits.filter((word) => word.length === least).map((word) => (text === one ? word : `${word}s`));
}

/** Whether the letters of a word stand in another in their order. */
function standsIn(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

let ofTrades: ReadonlySet<string> | undefined;

/** The words that end the names of trades: "worker", "forwarder". */
function wordsOfTrades(): ReadonlySet<string> {
  ofTrades ??= new Set(
    [...roles().book.phrases()].flatMap((phrase) => {
      const last = plainWords(phrase).at(-1) ?? '';
      return /^[a-z]{5,}$/.test(last) && /(?:er|or|an|ist|nt|ant|ent|ian|ic)$/.test(last) ? [last] : [];
    }),
  );
  return ofTrades;
}

const isNoWord = (text: string, written = text): boolean =>
  /^\p{Ll}+$/u.test(written) && !dictionary().right.has(text) && !isOrdinary(text) && !isEnglish(text);

function nearest(word: string): string | null {
  let best: Near | null = null;
  for (const { word: known, far } of nearTo(word)) {
    // A letter left out is commoner than another in its place: "contrct" is a contract before a contact.
    const near = { word: known, far: isShortOf(word, known) && far >= 1 ? far - 0.25 : far };
    if (!isFormOf(known, word) && (best === null || near.far < best.far)) best = near;
  }
  return best?.word ?? null;
}

const isShortOf = (word: string, known: string): boolean =>
  known.length > word.length && standsIn(word, known);

interface Near {
  word: string;
  far: number;
}

/** The known words that another is nearly spelled like. */
function* nearTo(word: string): Generator<Near> {
  // "Busines analyst": one of two letters at the end was left out, and the other taken for a plural.
  if (dictionary().right.has(`${word}ss`)) yield { word: `${word}ss`, far: 0.5 };
  const most = word.length >= 8 ? 2 : 1;
  for (const length of [word.length, word.length + 1, word.length - 1, word.length + 2, word.length - 2]) {
    if (Math.abs(length - word.length) > most) continue;
    for (const known of dictionary().byLength.get(length) ?? []) {
      if (known[0] !== word[0]) continue;
      // A letter doubled or not is the commonest slip: "fiter" is a fitter before a fixer.
      const far = single(known) === single(word) ? 0.5 : apart(word, known);
      if (far <= most) yield { word: known, far };
    }
  }
}

/** How many words nearly spelled like one are tried in a phrase. */
const MOST_NEAR = 6;

/**
 * What the words of a text that nobody knows are in a phrase that is known: "credt risk analist" is a credit risk analyst, whatever
 * else each word alone is nearer to. @returns pairs of a word and what it is meant for
 */
function phraseNear(said: string): [string, string][] {
  const words = plainWords(said);
  if (said.startsWith('"') || words.length < 2) return [];
  const { right } = dictionary();
  const options = words.map((word): Near[] => {
    const inFull = inFullOf(word);
    if (inFull.length > 0 && !right.has(word)) return inFull.map((each) => ({ word: each, far: 0.5 }));
    const near = [...nearTo(word)].toSorted((a, b) => a.far - b.far).slice(0, MOST_NEAR);
    // "Analist" is a word, in Dutch.
    const isSlip = word.length === SHORTEST - 1 || word.length === SHORTEST - 2 ? isNoWord(word) : false;
    if (right.has(word) || (word.length < SHORTEST && !(isSlip && near.length > 0)))
      return [{ word, far: 0 }, ...near.slice(0, 2)];
    return near;
  });
  for (const length of [3, 2]) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const window = options.slice(at, at + length);
      if (window.every(([first]) => first?.far === 0)) continue;
      const best = phrasesOf(window)
        .filter((phrase) => isPhrase(phrase.map(({ word }) => word)))
        .toSorted((a, b) => sum(a) - sum(b))[0];
      if (best !== undefined) {
        const pairs = best.map(({ word }, index): [string, string] => [words[at + index] ?? '', word]);
        return pairs.filter(([written, meant]) => written !== meant);
      }
    }
  }
  return [];
}

/**
 * "Town planers", "twon planners": what words that nobody knows are beside the words around them, where they make the name of a trade
 * by one slip alone. @returns pairs of a word and what it is meant for
 */
function tradesNear(query: string, loose: ReadonlySet<string>): [string, string][] {
  const words = wordsOf(query);
  return words.flatMap(({ text }, at): [string, string][] => {
    if (!loose.has(text) || !/^[a-z]{4,}$/.test(text)) return [];
    const near = [...nearTo(text)].filter(({ word }) => word !== text).toSorted((a, b) => a.far - b.far);
    for (const { word } of near.slice(0, MOST_NEAR)) {
      for (const [from, to] of [
        [-1, 1],
        [-1, 0],
        [0, 1],
      ] as const) {
        const beside = words.slice(Math.max(0, at + from), at + to + 1);
        if (beside.length !== to - from + 1 || !isRun(query, beside)) continue;
        const said = beside.map((each) => (each.start === words[at]?.start ? word : each.text));
        if (roles().book.at(said, 0)?.length === said.length) return [[text, word]];
      }
    }
    return [];
  });
}

/** Whether nothing but a space or hyphen stands between words. */
const isRun = (query: string, words: readonly Word[]): boolean =>
  words.every(({ start }, at) => at === 0 || /^[ -]$/.test(query.slice(words[at - 1]?.end ?? 0, start)));

const phrasesOf = (options: readonly (readonly Near[])[]): Near[][] =>
  options.reduce<Near[][]>((made, near) => made.flatMap((some) => near.map((one) => [...some, one])), [[]]);

const sum = (phrase: readonly Near[]): number => phrase.reduce((all, { far }) => all + far, 0);

const isPhrase = (words: readonly string[]): boolean =>
  [roles(), skills(), certifications()].some(({ book }) => book.at(words, 0)?.length === words.length);

const single = (word: string): string => word.replace(/(\p{L})\1/gu, '$1');

/** Another form of the same word is no slip: "trained" is not "trainer", nor "planning" "planner". */
function isFormOf(known: string, word: string): boolean {
  const [a, b] = [known, word].map((each) => each.replace(ENDING, ''));
  // But "surveyer" is one of a surveyor.
  if (/[eo]rs?$/.test(known) && /[eo]rs?$/.test(word)) return false;
  if (/[ae]nt$/.test(known) && /[ae]nt$/.test(word)) return false;
  return a === b && a !== undefined && a.length >= 4 && ENDING.test(known) && ENDING.test(word);
}
const ENDING = /(?:ee|ed|er|or|ing|ion|ist|ant|ent|ive|al|y)$/;

interface Dictionary {
  /** Each known word and its usual spelling. */
  right: ReadonlyMap<string, string>;
  byLength: ReadonlyMap<number, readonly string[]>;
  /** Words that stand in the names of places and companies alone. */
  names: ReadonlySet<string>;
}

/** Words that readers of the query know and no lexicon holds. */
const READ =
  'immediate immediately available availability interested permanent temporary contract contractor freelance notice citizen resident sponsorship currently formerly previously minimum maximum preferably ideally required essential experience experienced salary package relocate remote hybrid weekend weekends finalist practice qualified certified employer holder holders resident residents visa visas permit'.split(
    ' ',
  );

let loaded: Dictionary | undefined;

/** All words of the lexicon: first those of roles and skills, then places and companies. */
function dictionary(): Dictionary {
  loaded ??= load();
  return loaded;
}

function load(): Dictionary {
  const right = new Map<string, string>();
  const add = (written: string): void => {
    for (const { text, start, end } of wordsOf(written))
      if (text.length >= SHORTEST - 1 && !right.has(text)) right.set(text, written.slice(start, end));
  };
  // "Twice" is no slip of TWIC: short certificates are codes.
  for (const phrase of certifications().book.phrases()) if (phrase.length >= SHORTEST) add(phrase);
  for (const { book } of [roles(), skills(), languages(), industries()])
    for (const phrase of book.phrases()) add(phrase);
  for (const word of READ) add(word);
  for (const { byId } of [skills(), languages()]) for (const { name } of byId.values()) set(right, name);
  const terms = new Set(right.keys());
  for (const name of [...metroNames(), ...employerWords()]) {
    for (const word of plainWords(name)) if (!right.has(word)) add(name);
  }
  const names = new Set([...right.keys()].filter((word) => !terms.has(word)));
  const byLength = new Map<number, string[]>();
  for (const word of right.keys()) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  return { right, byLength, names };
}

// The usual spelling: "Python", not "python".
function set(right: Map<string, string>, name: string): void {
  const [only = '', more] = plainWords(name);
  if (more === undefined && right.has(only)) right.set(only, name);
}

/** The edit distance between two words; two swapped letters count as one edit (Damerau, 1964). */
function apart(a: string, b: string): number {
  const plain = distance(a, b);
  if (plain !== 2 || a.length !== b.length) return plain;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2);
  return swapped === b ? 1 : plain;
}
