import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';
import type { Tongue } from './tongue.ts';

export type { Tongue } from './tongue.ts';

const TONGUES: readonly Tongue[] = [ENGLISH, GERMAN, FRENCH];

/** The language of a sentence, else that of the text around it, else English. */
export const tongueOf = (sentence: string, text: string): Tongue =>
  mostOf(sentence) ?? mostOf(text) ?? ENGLISH;

// The one of whose words a text has the most; null where two have as many.
function mostOf(text: string): Tongue | null {
  const [first, second] = TONGUES.map((tongue) => ({
    tongue,
    count: text.match(tongue.known)?.length ?? 0,
  })).toSorted((a, b) => b.count - a.count);
  return first === undefined || first.count === (second?.count ?? 0) ? null : first.tongue;
}
