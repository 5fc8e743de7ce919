import { createRequire } from 'node:module';
import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { bytesOf, type Quantised } from '#src/lib/quantised.ts';
import { placeNamed } from '../lexicon/places.ts';
import { certifications, industries, languages, roles, skills } from '../lexicon/terms.ts';
import { wordsOf as termWordsOf } from '../lexicon/text.ts';
import { isEnglish } from '../speech/index.ts';
import { readerOf } from '../speech/readers.ts';
import { inPlaces, isPlaceAlone } from './bent-places.ts';
import { wordsOf } from './fold.ts';
import { isFunctionWord } from './function-words.ts';
import { isOneOf } from './houses-read.ts';
import type { Identity } from './identity.ts';
import { featuresOf, isSaid, type Token, tokensOf } from './likely-features.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isOfPlace, sidesOfPlacesIn } from './parts-of-places.ts';
import type { Stretch } from './places-explained.ts';
import { isStudied } from './proper-nouns.ts';
import { isOfPapers } from './reach-left.ts';
import { beginsSentence, coverOf } from './spans.ts';

/** What was learned for a level of showing somebody, as `npm run eval:redaction:learn` writes it. */
export interface Learned extends Quantised {
  bias: number;
  /** What a word weighs at least that is marked. */
  least: number;
}

interface Loaded {
  bytes: Int8Array;
  scale: number;
  bias: number;
  least: number;
}

const require = createRequire(import.meta.url);
const loaded = new Map<'first_name' | 'anonymous', Loaded>();

// Read when the first text is looked at, not with the program.
function learnedFor(level: 'first_name' | 'anonymous'): Loaded {
  const had = loaded.get(level);
  if (had !== undefined) return had;
  const all: Readonly<
    Record<'first_name' | 'anonymous', Learned>
  > = require('#src/domain/anonymity/likely-names.json');
  const { bias, least, scale } = all[level];
  const one = { bytes: bytesOf(all[level]), scale, bias, least };
  loaded.set(level, one);
  return one;
}

/** What the features of a word weigh together. */
export function weightOf(
  features: Uint32Array,
  { weights, bias, scale }: { weights: Int8Array | Float64Array; bias: number; scale: number },
): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature % weights.length] ?? 0;
  return bias + sum * scale;
}

interface Found extends Stretch {
  words: Token[];
}

/** A day on which nobody was born who works. */
const LATELY = /(?<!\d)20(?:0[89]|[1-9]\d)(?!\d)/u;
/** A day of this century, of which only what is said beside it tells that it is one of birth: `joined on 3 May 2005`. */
const OF_CENTURY =
  /(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th|er|º)?\.?(?: de| of)? ?)?\p{L}{3,10}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,?(?: de| del)? 20\d\d(?!\d)/gu;
const MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/u;
const HEBREW_NUMBER =
  /^ו?(?:אחד|אחת|שניים|שתיים|שני|שתי|שלוש|שלושה|ארבע|ארבעה|חמש|חמישה|שש|שישה|שבע|שבעה|שמונה|תשע|תשעה|עשר|עשרה|עשרים|מאה)$/u;
/** A day by its hour, though a house is called so: `Is Monday at ten possible`. */
const WEEKDAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/u;
const AT_AN_HOUR =
  /^(?:,? (?:at|from|around|about|after|before|by) (?:about |around )?(?:\d|half|noon|midday|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|lunch)| (?:morning|afternoon|evening|night|lunchtime)(?!\p{L})|,? \d)/u;
/** Behind it is a thing: `drives a Fendt`. */
const A_THING = /(?<!\p{L})(?:an?|ein(?:e[mnr]?)?|une?|una|uma?|een|ett?|en) $/iu;

/** Without what is plain wherever it stands: things, towns, numbers, terms of the lists, single words of English. */
function withoutPlain(
  text: string,
  tokens: readonly Token[],
  found: readonly Found[],
  level: 'first_name' | 'anonymous',
): Found[] {
  if (found.length === 0) return [];
  const isAnonymous = level === 'anonymous';
  const ofField = coverOf(isAnonymous ? [...listedTermsIn(text), ...sidesOfPlacesIn(text)] : []);
  const atWork = coverOf(daysAtWorkIn(text));
  const placed = inPlaces(text, tokens);
  const by = readerOf(text);
  return found.filter(({ start, end, words }) => {
    const [first, second] = words;
    if (atWork.holds({ start, end })) return false;
    if (first !== undefined && second === undefined) {
      const { word, start } = first;
      if (LATELY.test(word) || (/^\p{Ll}/u.test(word) && isSaid(word, by))) return false;
      // A month is one, whose name somebody's begins with: `from May` of Maya.
      if (isFunctionWord(word.toLowerCase()) || MONTH.test(word)) return false;
      if (isOneOf(text, first) || HEBREW_NUMBER.test(word)) return false;
      if (WEEKDAY.test(word) && AT_AN_HOUR.test(text.slice(first.end, first.end + 16))) return false;
      const isWord = isEnglish(word.toLowerCase());
      if (isWord && (!isAnonymous || beginsSentence(text, start))) return false;
      if (isAnonymous && A_THING.test(text.slice(Math.max(0, start - 8), start))) return false;
    }
    return !(
      isAnonymous &&
      (words.every((one) => !/\p{L}/u.test(one.word) || isPlaceAlone(one.word)) ||
        (first !== undefined && second === undefined && isOfPlace(text, first, undefined)) ||
        (words.every((one) => placed.has(one)) && !isSmallTown(text.slice(start, end))) ||
        words.every((one) => ofField.overlaps(one)) ||
        words.every((one) => isLearned(text, one)))
    );
  });
}

/** A town of fewer people may give a school or a house its name: `en el Santa Marta`. */
const LARGE = 1_000_000;
function isSmallTown(said: string): boolean {
  const place = placeNamed(fold(said), 'AU');
  return place?.kind === 'city' && place.population < LARGE;
}

/** The days of this century beside nothing of papers or births. */
const daysAtWorkIn = (text: string): Stretch[] =>
  matchesOf(OF_CENTURY, text)
    .map(({ 0: day, index }) => ({ start: index, end: index + day.length }))
    .filter(({ start, end }) => !isOfPapers(text, start, end));

/** What is studied, behind its degree: `MSc Public Health`. */
const DEGREE = /(?<!\p{L})[BM](?:Sc|A|Eng|Com|Ed|Phil|BA|PH)(?: \(Hons\))?,? (?:\p{Lu}\p{Ll}+ ){0,3}$/u;
const isLearned = (text: string, token: Token): boolean =>
  isStudied(text, token) ||
  (isEnglish(token.word.toLowerCase()) &&
    DEGREE.test(text.slice(Math.max(0, token.start - 60), token.start)));

/** Skills, papers, languages, industries and roles of the lists, with what a role stands behind: `Graduate Tunnelling Engineer`. */
function listedTermsIn(text: string): Stretch[] {
  const words = termWordsOf(text);
  const plain = words.map(({ text: word }) => word);
  const books = [skills(), certifications(), languages(), industries(), roles()].map(({ book }) => book);
  return words.flatMap(({ start, end }, at) => {
    const ends = books.flatMap((book) => words[at + (book.at(plain, at)?.length ?? 0) - 1]?.end ?? []);
    const isBeforeRole = isEnglish(plain[at] ?? '') && roles().book.at(plain, at + 1) !== undefined;
    const last = Math.max(...ends, isBeforeRole ? end : 0);
    return last > start ? [{ start, end: last }] : [];
  });
}

const WHY = 'is written where texts tell who somebody is';

/**
 * Words that are like those by which the texts of `test/eval/redaction` tell who somebody is: a logistic regression over how a word is
 * written, which lists know it, what stands around it and how it is like the record. It knows texts and no names, and what it finds may
 * be anything, so that it is only marked, where nothing else is.
 * @param isTaken what is hidden or marked already
 */
export function likelyNamesIn(
  text: string,
  { recorded, terms, firstName }: Identity,
  level: 'first_name' | 'anonymous',
  isTaken: (one: Stretch) => boolean,
): UncertainOccurrence[] {
  if (recorded === null) return [];
  const { bytes, scale, bias, least } = learnedFor(level);
  const tokens = tokensOf(text);
  // The name that is shown is no secret.
  const own = new Set([...terms, ...(level === 'first_name' ? [firstName ?? ''] : [])].flatMap(wordsOf));
  const found: Found[] = [];
  for (const [n, features] of featuresOf(text, tokens, recorded).entries()) {
    const token = tokens[n];
    if (features === null || token === undefined) continue;
    if (weightOf(features, { weights: bytes, bias, scale }) < least || isTaken(token)) continue;
    // What somebody is recorded to do, and whom a send names by right.
    if (wordsOf(token.word).every((word) => own.has(word))) continue;
    const last = found.at(-1);
    if (last !== undefined && text.slice(last.end, token.start) === ' ') {
      last.end = token.end;
      last.words.push(token);
    } else found.push({ start: token.start, end: token.end, words: [token] });
  }
  return withoutPlain(text, tokens, found, level).map(({ start, end }) => ({
    start,
    end,
    reason: 'name',
    why: WHY,
  }));
}
