import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';

// Given names that are words of houses without their signs, or in another language: "Åsa Ek" of no ASA, "Ville Korhonen" of no town.
const GIVEN =
  /(?<!\p{L})(?:Åsa|ÅSA|Ås|ÅS)(?!\p{L})|^(?:Ville|VILLE)(?=[\s-]\p{Lu})(?!\s(?:D[EU]|DES|D['’]|LA|LES?)(?!\p{L}))/gu;

const NAME_WORD = /^(?:\p{Lu}[\p{L}'’.-]*|\p{Ll}{1,3})$/u;

/**
 * A text without the words that are somebody's name there, though houses are called so: "Åsa" before her surname, and behind given names
 * a surname that no word of every day is, as in "Fatoumata Bah Camara" and "Juan Carlos Mercado".
 */
export function withoutNamesAsHouses(text: string): string {
  const plain = text.replace(GIVEN, ' ');
  const words = plain.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isSomebody =
    words.length > 1 &&
    words.length < 6 &&
    words.every((word) => NAME_WORD.test(word)) &&
    isKnownSurname(last) &&
    !isOrdinary(last.toLowerCase()) &&
    isKnownGiven(first);
  return isSomebody ? words.slice(0, -1).join(' ') : plain;
}
