import { isGiven, isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import type { Found } from './found.ts';
import { agreement, type Evidence, lettersOf } from './name-evidence.ts';

/** A name that was read, or a guess: words of which nothing but their large type says that they are a name. */
export type FoundName = Found<string> & { guess?: true };

/** How sure a guess is; the name stays open. */
export const GUESSED = 0.3;

/** How sure a name is at most that stands at a good head and that no list and no address knows. */
export const PLAIN = 0.65;

interface Candidate {
  name: string;
  score: number;
  /** How many of its words the e-mail address or profile has. */
  agrees: number;
  labelled: boolean;
  /** Whether a title stands before it, or letters of its owner's behind it. */
  dressed: boolean;
  large: boolean;
  told: Evidence;
}

/** Whether the words of a name are in no list, no address and beside no label or title. */
export const isGuess = ({ agrees, labelled, dressed, told }: Candidate): boolean =>
  agrees === 0 && !labelled && !dressed && told === 'none';

/**
 * How sure a name is. A known given name in large type is seldom wrong and still may be a firm or a referee, so that
 * nothing without a label or an address reaches 0.9.
 * @param alone whether nothing else comes near it
 */
export function confidenceOf(best: Candidate, alone: boolean): number {
  const { name, score, agrees, labelled, large, told } = best;
  const words = name.split(' ');
  if (score < 3) return 0.6;
  // "Penhaligon Rhys": an address has both in any order, and which of the two is the surname, nothing tells.
  if (!labelled && isOpen(words)) return 0.65;
  if (agrees > 1 && told !== 'none') return 0.95;
  if (agrees > 1 || (agrees > 0 && told === 'both')) return 0.9;
  if (labelled) return told === 'none' ? 0.85 : 0.9;
  if (agrees > 0) return told === 'none' ? 0.7 : 0.85;
  if (!isGiven(words[0] ?? '') && isGiven(words.at(-1) ?? '')) return 0.6;
  if (told === 'none') return 0.6;
  return told === 'both' ? (alone && large ? 0.85 : 0.8) : alone && large ? 0.75 : 0.65;
}

const isOpen = (words: readonly string[]): boolean =>
  words.length > 1 &&
  !isKnownGiven(words[0] ?? '') &&
  !/^\p{Lu}\.?$/u.test(words[0] ?? '') &&
  isGiven(words.at(-1) ?? '') &&
  !isKnownSurname(words.at(-1) ?? '');

const KINDS_OF_PAPER =
  /\b(?:cv|resume|curriculum|vitae|lebenslauf|final|new|latest|updated?|copy|draft|version|pdf|docx?)\b/g;

/**
 * A guess made sure by the name that a file was given: "CV_Jane_Doe.pdf". At least two of its words have to stand there, or a
 * surname beside its initial.
 */
export function confirmedByFile(guess: FoundName, filename: string): FoundName {
  const called = lettersOf(filename.replace(/\.[^.]*$/, '')).replace(KINDS_OF_PAPER, ' ');
  const { guess: _, ...found } = guess;
  return agreement(guess.value, called) > 1 ? { ...found, confidence: 0.85 } : guess;
}
