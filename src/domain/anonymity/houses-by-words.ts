import { housesByFrameIn } from './houses-by-frame.ts';
import { housesByStintIn } from './houses-by-stint.ts';
import { housesOffCvIn } from './houses-off-cv.ts';
import { smallHousesThatHadIn } from './houses-that-had.ts';
import type { UncertainOccurrence } from './occurrences.ts';

/**
 * Houses that no record has, where the words around say that one stands there, somebody was there, or the record leaves it out.
 * @param terms what the candidate is recorded as able to do
 */
export const housesByWordsIn = (text: string, terms: readonly string[]): UncertainOccurrence[] => [
  ...housesByFrameIn(text, terms),
  ...housesByStintIn(text, terms),
  ...housesOffCvIn(text, terms),
  ...smallHousesThatHadIn(text),
];
