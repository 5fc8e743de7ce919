import { fold } from '#src/lib/fold.ts';
import { placeNamed } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { tagged } from '../speech/index.ts';
import { readerOf } from '../speech/readers.ts';
import { isInDictionary } from './reading.ts';
import { isOccupation } from './short-words.ts';

interface Place {
  start: number;
  end: number;
}

const APPOSED =
  /^,? (?:(?:who|which) (?:is|was) )?(?:(?:is|was) )?(?:his|her|their|our|my) (?:(?:former|ex|current|old|then|late|line|previous|first|last|best|long-time|new)[ -])*([\p{Ll}-]+(?: [\p{Ll}-]+)?)/u;
const TO_THEM =
  /^(?:husband|wife|son|daughter|brother|sister|mother|father|mum|mom|dad|partner|cousin|uncle|aunt|friend|colleague|boss|mentor|peer|neighbour|neighbor|referee|report|buddy|flatmate|housemate)$/u;

/** Whether a house's name is somebody's given name where the text says who they are to the person: `Anna, her former manager`. */
export function isSomebodyApposed(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}+$/u.test(said) || !isKnownGiven(said)) return false;
  const role = APPOSED.exec(text.slice(end, end + 60))?.[1];
  if (role === undefined) return false;
  const words = wordsOf(role).map(({ text: word }) => word);
  return words.some(
    (word, at) => TO_THEM.test(word) || isOccupation(word) || roles().book.at(words, at) !== undefined,
  );
}

/** Where somebody was, in front of a house that has an article: `at the gap`. */
const THERE = /(?<!\p{L})(?:at|from|for|with|by|to|joined|left|ex|via|since|worked) \p{L}+ $/iu;

/**
 * Whether a house's name in small letters is the word, in a sentence that has its capitals: somebody does it ("would target a cut"), or it has an
 * article or a quality before it ("an open mind").
 */
export function isSmallWord(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Ll}{3,}$/u.test(said) || !isInDictionary(said) || readerOf(text) !== 'en') return false;
  const from = Math.max(...['.', '!', '?', ';', '\n'].map((sign) => text.lastIndexOf(sign, start - 1))) + 1;
  const before = text.slice(from, start).trimStart();
  if (!/^\p{Lu}/u.test(before)) return false;
  const at = tagged(before.trimEnd()).length;
  const all = tagged(before + text.slice(start, end + 40));
  const [last, word, next] = [all[at - 1], all[at], all[at + 1]];
  if (word?.text !== said || last === undefined) return false;
  if (word.pos === 'VERB') return /^(?:AUX|PART|PRON)$/u.test(last.pos);
  // `The lights crew`: whose crew it is.
  return (
    word.pos === 'NOUN' &&
    next?.pos !== 'NOUN' &&
    (last.pos === 'ADJ' || (last.pos === 'DET' && !THERE.test(before)))
  );
}

/** Whether a town that a school is called by is the town: `in Aachen at the RWTH`. */
export const isTownOfHouse = (text: string, { start, end }: Place): boolean =>
  /(?<!\p{L})[Ii]n $/u.test(text.slice(Math.max(0, start - 4), start)) &&
  /^,? (?:at|with|under) (?:(?:the|an?) |\p{Lu}|\[)/u.test(text.slice(end, end + 14)) &&
  placeNamed(fold(text.slice(start, end)), 'AU') !== null;
