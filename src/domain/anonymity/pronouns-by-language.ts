import { readerOf } from '../speech/readers.ts';
import { tongueOf } from './tongues.ts';

/** Words that no English sentence of some length is without, and no other language has. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|is|of|for|with|to|by|she|they|would|who|has|from|their|not|never|runs?|works?)(?!\p{L})/iu;
/** What stands in the place of something in a text of any language. */
const STAND_IN =
  /(?<!\p{L})(?:the candidate|candidate [A-Z]{1,2}|an? (?:company|organisation))(?!\p{L})|\[[a-z ]+removed\]/giu;
const SENTENCE = /[^.!?;\n]*/uy;

/** The sentence around a place, without its sign. */
function sentenceAround(text: string, at: number): string {
  const start = Math.max(...['.', '!', '?', ';', '\n'].map((sign) => text.lastIndexOf(sign, at - 1))) + 1;
  SENTENCE.lastIndex = start;
  return (SENTENCE.exec(text)?.[0] ?? '').replace(STAND_IN, ' ').trim();
}

/**
 * What is a pronoun of English where it stands: `her` is an adverb of German and of the north, `he` a verb of Spanish. The sentence decides, and
 * the whole text where the sentence is in no language that is read.
 */
export function inEnglishOf<Found extends { start: number }>(text: string, found: readonly Found[]): Found[] {
  if (found.length === 0 || (readerOf(text) === 'en' && tongueOf(text) === null)) {
    return found.filter(({ start }) => !isAbroad(sentenceAround(text, start)));
  }
  return found.filter(({ start }) => {
    const sentence = sentenceAround(text, start);
    if (ENGLISH.test(sentence)) return true;
    return !isAbroad(sentence) && (tongueOf(text) === null || readerOf(sentence) === 'en');
  });
}

const isAbroad = (sentence: string): boolean => !ENGLISH.test(sentence) && tongueOf(sentence) !== null;
