import { fold } from '#src/lib/fold.ts';
import { languageOf } from '#src/lib/language.ts';
import { readerOf } from '../speech/readers.ts';
import { inPlaces, isPlaceAlone } from './bent-places.ts';
import { isOfTitleAbroad } from './explained-abroad.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isOrdered } from './ordered.ts';
import { OF_FORMS, termsOf } from './proper-nouns.ts';
import { isOfTitle } from './ranks.ts';
import { isPlaceName } from './reading.ts';
import { beginsSentence, coverOf } from './spans.ts';
import { isInCapitals } from './unexplained.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

const WORD = /(?<![\p{L}\p{N}\p{M}])\p{L}[\p{L}\p{N}\p{M}]*(?:[-&+.][\p{L}\p{N}]+)*/gu;
/** Letters in the place of a word, also beside figures: `QEUH`, `PWr`, `KC-390`. */
const LETTERS = /\p{Lu}.*(?:\p{Lu}|\p{N})/u;
const CAPITAL = /^\p{Lu}\p{Ll}/u;
/** A number by itself that is no year and counts nothing: of a member, a licence, a desk. */
const NUMBER =
  /(?<![\p{L}\p{N}.,$€£¥+/-])\d{4,}(?![\p{L}\p{N}%/-]|[.,]\d| (?!(?:and|or|for|at|in|on|with|to|by|from)(?!\p{L}))\p{Ll})/gu;
const CURRENCY = /^(?:EUR|USD|GBP|AUD|NZD|CHF|CAD|SGD|SEK|NOK|DKK|PLN|INR|AED|JPY|CNY|HKD|ZAR|BRL|MXN)$/u;
/** Before a currency: `1.15 mill NOK`. */
const COUNTED = /\d ?(?:(?:k|m|mn|mill?|mio|mln|bn|thousand|million|lakh|crore)\.? )?$/iu;
const YEAR = /^(?:19|20)\d\d$/;

interface Stretch {
  start: number;
  end: number;
}

/**
 * What in a text is written as names are, although nothing tells that it is one: letters in the place of words, words with a
 * capital amid a sentence, numbers that count nothing. Most of them tell nobody, so they hold nothing up; somebody who
 * looks at the text anyway is shown them.
 * @param terms what the person is recorded as able to do
 */
export function alsoIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const { holds: isTerm } = coverOf(termsOf(text, terms));
  const reader = readerOf(text);
  const hasCapitals = languageOf(text) !== 'de' && reader !== 'de';
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const inPlace = inPlaces(text, words);
  const named = words.filter((one) => {
    if (inPlace.has(one)) return false;
    const small = one.word.toLowerCase();
    if (CURRENCY.test(one.word) && COUNTED.test(text.slice(Math.max(0, one.start - 12), one.start)))
      return false;
    if (isOrdered(one.word, text.slice(Math.max(0, one.start - 80), one.start))) return false;
    if (reader === 'en' && isOfTitle(text, one)) return false;
    if (isTerm(one) || OF_FORMS.has(small) || isPlaceName(fold(small))) return false;
    if (reader === null && isPlaceAlone(one.word)) return false;
    if (/^[ABC][12]$/u.test(one.word) || (reader === 'en' && isInCapitals(text, one))) return false;
    if (reader !== null && reader !== 'en' && isOfTitleAbroad(text, one, reader)) return false;
    if (LETTERS.test(one.word)) return !ACRONYMS_OF_WORK.has(small) && !LETTERS_OF_FIELD.has(small);
    return hasCapitals && CAPITAL.test(one.word) && !beginsSentence(text, one.start);
  });
  const numbers = Array.from(text.matchAll(NUMBER), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  })).filter((one) => !YEAR.test(one.word) && !isTerm(one));
  return together(text, named)
    .concat(numbers)
    .map(({ start, end }) => ({
      start,
      end,
      reason: 'employer',
      why: 'it is written as a name is',
    }));
}

/** Names of several words are one. */
function together(text: string, words: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { start, end } of words) {
    const last = stretches.at(-1);
    if (last !== undefined && text.slice(last.end, start) === ' ') last.end = end;
    else stretches.push({ start, end });
  }
  return stretches;
}
