import { createRequire } from 'node:module';
import { bytesOf, type Quantised } from '#src/lib/quantised.ts';
import { isEnglish } from '../speech/index.ts';
import { isForEverybody } from './everybody.ts';
import { type Counts, countsOf, KINDS } from './likeness-features.ts';
import { keepWeight, weightByMeaning } from './meanings.ts';
import { type OwnWord, ownWordIn } from './own-words.ts';
import type { Subject } from './types.ts';

/** How something is found in a sentence: by a rule that is certain, by a word that says little, or by how somebody is described. */
export const SORTS = ['blocked', 'loose', 'described'] as const;
export type Sort = (typeof SORTS)[number];

/** By what a sentence is judged, each a weight. */
export interface Thresholds {
  /** What it weighs at least that is held: of fewer than seven words, of fewer than ten, of fewer than fourteen, and of more. */
  plain: readonly [fewest: number, few: number, some: number, many: number];
  /** The same where it has a word of somebody's own life. */
  own: number;
  /** What it weighs at most where what is found of it in each way is let go. */
  letGo: Readonly<Record<Sort, number>>;
  /** What it weighs at most where what rules would refuse is held. */
  unsure: number;
}

/** A reader as `npm run wording:make` writes it. */
export interface Written {
  /** How rare each place is, in base64: four bits a place, 0 where no reader learned it, else `1 + rarity * RARER`. */
  rarities: string;
  /** The weights in base64, each a signed byte times `scale`. */
  weights: string;
  scale: number;
  /** What every sentence weighs. */
  bias: number;
  thresholds: Readonly<Record<Subject, Thresholds>>;
}

/** A reader of sentences by their words and their meaning together, as `npm run wording:make` writes it. */
export interface Meant {
  thresholds: Readonly<Record<Subject, Least>>;
  /** Between which weights by words alone the meaning is asked for. */
  doubted: readonly [from: number, to: number];
  bias: number;
  /** The weights of the numbers of a sentence's vector. */
  vector: Quantised;
  /** The weights by place, whose rarities are those of `Written`. */
  words: Quantised;
}

/** By what a sentence is held. */
export type Least = Pick<Thresholds, 'plain' | 'own'>;

/** What a sentence weighs at least that is held, by how many words it has: a few words tell the reader little. */
export function leastFor(sentence: string, { plain, own }: Least, hasOwnWord: boolean): number {
  const words = sentence.match(/\p{L}+/gu)?.length ?? 0;
  const [fewest, few, some, many] = plain;
  const least = words < 7 ? fewest : words < 10 ? few : words < 14 ? some : many;
  return hasOwnWord ? Math.min(least, own) : least;
}

/** How much rarer a place is by each step. */
export const RARER = 0.65;

/** The places of a sentence with what each counts. */
export type Features = readonly (readonly [place: number, value: number])[];

/**
 * What of a sentence counts how much: what is rare more than what is common, and each kind as much in long sentences as in short ones.
 * @param rarities four bits a place
 */
export const featuresOf = (counts: Counts, rarities: Uint8Array): Features =>
  counts.flatMap((places, kind) => {
    const values = [...places].flatMap(([place, times]): [number, number][] => {
      const rarity = ((rarities[place >> 1] ?? 0) >> (4 * (place & 1))) & 15;
      return rarity === 0 ? [] : [[place, (1 + Math.log(times)) * (1 + rarity * RARER)]];
    });
    const length = Math.hypot(...values.map(([, value]) => value)) || 1;
    const share = (KINDS[kind]?.share ?? 0) / length;
    return values.map(([place, value]): [number, number] => [place, value * share]);
  });

/** What a sentence weighs by a reader's weights. */
export const weightOf = (
  features: Features,
  { weights, bias, scale = 1 }: { weights: ArrayLike<number>; bias: number; scale?: number },
): number => features.reduce((sum, [place, value]) => sum + scale * (weights[place] ?? 0) * value, bias);

/** Whether a sentence is English, for the most part: others are not read. */
export function isRead(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 3 && words.filter(isEnglish).length >= words.length * 0.7;
}

interface Loaded extends Pick<Written, 'scale' | 'bias' | 'thresholds'> {
  rarities: Uint8Array;
  weights: Int8Array;
}

interface LoadedMeant extends Pick<Meant, 'thresholds' | 'doubted' | 'bias'> {
  vector: { weights: Int8Array; scale: number };
  words: { weights: Int8Array; scale: number };
}

const require = createRequire(import.meta.url);
let loaded: Loaded | undefined;

// Read when the first text is looked at, not with the program.
function own(): Loaded {
  if (loaded === undefined) {
    const written: Written = require('#src/domain/moderation/likeness.json');
    loaded = {
      ...written,
      rarities: new Uint8Array(Buffer.from(written.rarities, 'base64')),
      weights: bytesOf(written),
    };
  }
  return loaded;
}

let loadedMeant: LoadedMeant | undefined;

function ownMeant(): LoadedMeant {
  if (loadedMeant === undefined) {
    const written: Meant = require('#src/domain/moderation/likeness-meant.json');
    const { vector, words } = written;
    loadedMeant = {
      ...written,
      vector: { ...vector, weights: bytesOf(vector) },
      words: { ...words, weights: bytesOf(words) },
    };
  }
  return loadedMeant;
}

/**
 * Reads whether a sentence is like the lines of `test/eval/wording` that say who a person should be, or what of a person has no
 * place in hiring, more than like lawful ones: a logistic regression, which `npm run wording:make` trains. It knows lines
 * and no law. Where the sentence has a word of somebody's own life it must be well like lawful ones not to be held.
 * @param left what is not certainly lawful of the sentence: it must be like them too, and have the word
 * @returns that word, or null, of a sentence that is held; undefined of one that is not; `late` of one whose meaning could not be
 * read in time
 */
export function readLikeness(
  sentence: string,
  left: string,
  subject: Subject,
): OwnWord | 'late' | null | undefined {
  if (isForEverybody(left) || !isRead(left)) return undefined;
  const word = ownWordIn(left);
  const weight = judged(sentence, left, subject);
  if (weight === 'late') return 'late';
  const { whole, least, thresholds } = weight;
  if (least < leastFor(sentence, thresholds, word !== null)) return undefined;
  return word !== null && whole < leastFor(sentence, thresholds, false) ? word : null;
}

/** What a sentence weighs, and at least what is left of it, with what it is measured by: by its words, or by its meaning too. */
function judged(
  sentence: string,
  left: string,
  subject: Subject,
): { whole: number; least: number; thresholds: Least } | 'late' {
  const whole = weighed(sentence);
  const least = Math.min(whole, weighed(left));
  const { doubted, words, bias, thresholds } = ownMeant();
  const [from, to] = doubted;
  const meaning = least < from || least > to ? undefined : weightByMeaning(sentence);
  if (meaning === 'late') return 'late';
  if (meaning === undefined) return { whole, least, thresholds: own().thresholds[subject] };
  const { rarities } = own();
  const weight = (text: string): number =>
    weightOf(featuresOf(countsOf(text), rarities), { ...words, bias: bias + meaning });
  const both = weight(sentence);
  return {
    whole: both,
    least: left === sentence ? both : Math.min(both, weight(left)),
    thresholds: thresholds[subject],
  };
}

/** Keeps what a sentence means. @param vector 512 numbers of length 1 */
export function keepMeaning(sentence: string, vector: Float32Array): void {
  const { weights, scale } = ownMeant().vector;
  keepWeight(
    sentence,
    vector.reduce((sum, value, at) => sum + scale * (weights[at] ?? 0) * value, 0),
  );
}

/** Whether a sentence reads so well like lawful lines that what is found of it in a way is let go. */
export const readsLawful = (sentence: string, subject: Subject, sort: Sort): boolean =>
  isRead(sentence) && weighed(sentence) < own().thresholds[subject].letGo[sort];

/** Whether a sentence reads so much like lawful lines that what rules would refuse is held. */
export const readsUnsure = (sentence: string, subject: Subject): boolean =>
  isRead(sentence) && weighed(sentence) < own().thresholds[subject].unsure;

// One sentence is weighed for several questions.
let last = { sentence: '', weight: 0 };

function weighed(sentence: string): number {
  if (last.sentence === sentence) return last.weight;
  const reader = own();
  const weight = weightOf(featuresOf(countsOf(sentence), reader.rarities), reader);
  last = { sentence, weight };
  return weight;
}
