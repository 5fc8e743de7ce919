import { createRequire } from 'node:module';
import { chance, saidIn, weighedBy } from './odds-of-words.ts';
import { placeSigns, type WeightedPlace } from './place-in-brief.ts';

/**
 * How likely a sentence of a brief has no place in a public ad: who leaves and why, what is charged, who else is asked, greetings, what is
 * said in passing. By its words first, and then by where in the brief it stands and what stands around it, as what is private stands
 * together. Both are learned from briefs of which a reader judged each sentence, by test/eval/briefs/learn-private.ts; they stand behind
 * the rules, for what no rule has a word for.
 */

const require = createRequire(import.meta.url);
const weights: Record<string, number> = require('#src/domain/jobs/private-weights.json');
const ofPlace: Record<string, number> = require('#src/domain/jobs/private-place-weights.json');

/** The weight for a sentence to be private by its own words: the logarithm of its odds. */
export const weightOf = (said: string): number => weighedBy(said, (sign) => weights[sign] ?? 0);

/** The chance, from 0 to 1, that words by themselves are private. */
export const chanceOf = (said: string): number => chance(weightOf(said));

/** "You will own a budget of $4 million": said to whoever applies, so that its own words say what it is, wherever it stands. */
const TO_APPLICANTS =
  /^\W*(?:you['’]ll|you will|you are|you['’]re|you have|you (?!(?:can|could|may|might|should|must|get|know)(?!\p{L}))\p{Ll}+|your)(?!\p{L})/iu;

/** The chance, from 0 to 1, that a sentence is private where it stands in a brief. */
export const chanceThere = (place: WeightedPlace): number => {
  const there = chance(weightThere(place, ofPlace));
  return TO_APPLICANTS.test(place.said) ? Math.min(there, chance(place.own) / 3) : there;
};

/** How private, from 0 to 1, each sentence of a brief is where it stands; one that is not found there by its words alone. */
export function chancesIn(brief: string): (sentence: string) => number {
  const said = saidIn(brief);
  const weights = said.map(weightOf);
  return (sentence) => {
    const at = said.findIndex((one) => one.includes(sentence) || (one.length > 20 && sentence.includes(one)));
    return at < 0
      ? chanceOf(sentence)
      : chanceThere({ said: sentence, own: weightOf(sentence), weights, at });
  };
}

/** The weight of a sentence by what is told of its place: a sum over its signs. */
export const weightThere = (place: WeightedPlace, of: Readonly<Record<string, number>>): number =>
  Object.entries(placeSigns(place)).reduce((sum, [sign, value]) => sum + value * (of[sign] ?? 0), 0);
