import { ofFounderFinder } from './houses-as-written.ts';
import { schoolLettersFinder } from './letters-of-names.ts';
import type { Find } from './near.ts';
import { isPlaceName } from './reading.ts';
import { letterwiseFinder, semiticWordFinder } from './semitic-words.ts';
import { slavicSpeechFinder } from './slavic-speech.ts';
import type { Reason } from './spans.ts';
import { GENERIC } from './words.ts';

/**
 * Finders of what a house or a school is called in speaking: by its founder, by the letters of a university, and in Slavic and Semitic languages.
 * @param first the first word of the name, folded
 */
export const speechFinders = (name: string, first: string, reason: Reason): (Find | undefined)[] => [
  slavicSpeechFinder(name),
  semiticWordFinder(name),
  GENERIC.has(first) || isPlaceName(first) ? undefined : letterwiseFinder(first, false),
  ofFounderFinder(name, reason),
  ...(reason === 'school' ? [schoolLettersFinder(name)] : []),
];
