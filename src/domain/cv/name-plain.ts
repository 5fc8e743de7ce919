import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isInAffixed } from '../speech/affixed.ts';
import { isInList } from '../speech/dictionaries.ts';
import { isContactLine } from './contact.ts';
import { isFormLabel } from './form-labels.ts';
import { isOccupation } from './name-doubts.ts';
import { isDoubtful } from './name-evidence.ts';
import { nameShape } from './name-shapes.ts';
import { PARTICLE } from './name-written.ts';
import { sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { languageNamed, placeIn, skillNamed } from './vocabulary.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeSchool, looksLikeTitle } from './words.ts';

/** How much the words of a name have to look like names together, and each of them at least: less where they are set as a name is. */
const LEAST = { set: { together: -1, each: -2 }, plain: { together: 1, each: -1.8 } };

const STREET =
  /^(?:ronda|plaza|pla[çc]a|avinguda|avenida|paseo|carrer|praça|largo|travessa|piazza|viale|corso|villa|casa|costa|ulica|aleja|place|cours|allée)$/i;

/** Whether a word is one of every day, of work, a place or a label in a language that is installed. */
export const isKnownWord = (word: string): boolean => {
  const small = word.toLowerCase();
  return (
    STREET.test(word) ||
    isOrdinary(fold(word)) ||
    looksLikeTitle(word) ||
    looksLikeEmployer(word) ||
    looksLikeDegree(word) ||
    looksLikeSchool(word) ||
    placeIn(word) !== null ||
    skillNamed(word) !== null ||
    languageNamed(word) !== null ||
    sectionOf(word) !== null ||
    isFormLabel(word) ||
    (['de', 'fr', 'it'] as const).some((list) => isInList(list, small)) ||
    isInList('es', fold(small)) ||
    (['nl', 'pt'] as const).some((list) => isInAffixed(list, small)) ||
    isInList('deNouns', small.charAt(0).toUpperCase() + small.slice(1))
  );
};

/**
 * Whether two to four words that no list knows are made as names are, and are no words of the languages that are installed.
 * @param isSet whether they stand in the largest type of the page, and not in capitals, in which mottos and houses stand as well
 */
export function isMadeAsName(name: string, isSet: boolean): boolean {
  const words = name.split(/\s+/).filter((word) => !PARTICLE.test(word) && !/^\p{Lu}\.?$/u.test(word));
  if (words.length < 2 || words.length > 4 || isDoubtful(name) || isOccupation(name)) return false;
  if (!words.every((word) => /^\p{L}[\p{L}\p{M}'’-]{2,}$/u.test(word))) return false;
  const shapes = words.map(nameShape);
  const { together, each } = isSet ? LEAST.set : LEAST.plain;
  const isFit = shapes.reduce((sum, one) => sum + one, 0) >= together && shapes.every((one) => one >= each);
  return isFit && !words.some(isKnownWord);
}

/** Whether what stands below a line is what stands below a name: what its owner does, where they live or how to reach them. */
export function isOverOwner(line: CvLine, head: readonly CvLine[]): boolean {
  const at = head.indexOf(line);
  return head
    .slice(at + 1, at + 4)
    .some(
      ({ text }) =>
        isContactLine(text) ||
        (text.length < 60 && looksLikeTitle(text)) ||
        (text.length < 60 && text.split(/[,|·–-]\s*/).some((part) => placeIn(part.trim()) !== null)),
    );
}
