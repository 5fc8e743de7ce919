import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isGiven, isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { EAST_ASIAN, OF_ANCESTORS, OF_FATHERS, STRAITS, SURELY_VIETNAMESE } from '../names/tables.ts';
import { isMembership } from './name-affixes.ts';
import { isOccupation } from './name-doubts.ts';
import { isFormedAsSurname } from './name-evidence.ts';
import { isPartField } from './name-fields.ts';
import { isShortGiven } from './name-order.ts';
import { isJoining, isToldBy } from './name-pieces.ts';
import { nameShape } from './name-shapes.ts';
import { sectionOf } from './sections.ts';
import { skillNamed } from './vocabulary.ts';
import { looksLikeDegree } from './words.ts';

// What joins words of every day and no names.
const JOINS_WORDS =
  /^(?:on|the|and|for|with|at|by|from|your|our|my|to|as|is|und|für|mit|bei|als|et|pour|avec|chez|con|para|per|com|voor|met|bij|och|för|med|og|til|hos)$/i;

/** Words that ask for a part of a name, folded. */
export const IS_LABEL =
  /^(?:prenoms?|vornamen?|nachname|familienname|apellidos?|nombres?|cognome|sobrenome|apelidos?|achternaam|voorna(?:am|men)|roepnaam|efternamn|fornamn|efternavn|etternavn|fornavn|sukunimi|etunimi|nazwisko|surname|forename)$/;

// An occupation, a skill, a heading or a degree, of one word.
const isOfWork = (word: string): boolean =>
  isOccupation(word) || skillNamed(word) !== null || sectionOf(word) !== null || looksLikeDegree(word);

/** Why a name that was read may be more or less than its owner's, or the other way round. */
export type NameDoubt = 'letters' | 'word' | 'order' | 'part';

/** English surnames that are given names too: where the address has the order, it is none of a surname before its given name. */
const OF_ENGLISH =
  /^(?:vance|carson|dalton|garrett|jarvis|kendall|lamont|merrill|nash|norris|pierce|preston|randall|reagan|reese|tate|terrell|vaughn|whitney|barrett|brooks|cole|donovan|finlay|greer|harper|merritt|webster|willis|ward|lane|blair|brady|kirk|wade|paige|bradley|brock|gale|jamison|mack|sanford|seymour|sheldon|sherman|stanford|wiley|willard)$/;

/** Whose child somebody is, before the name of the parent. */
const OF_PARENT = /^(?:ap|ab|ferch|verch|Mac|Mag|Nic|Ní|Ó|bin|binti|binte|bte|ibn|bint|ben)$/;

const lettersIn = (text: string): string => fold(text).replace(/[^a-z]/g, '');

/** Whether a word is in a list of names, or made as a surname is. */
const isListed = (word: string): boolean =>
  isKnownGiven(word) || isKnownSurname(word) || isFormedAsSurname(word) || /^(?:\p{Lu}\.?){1,3}$/u.test(word);

const isEastern = (word: string): boolean =>
  [EAST_ASIAN, STRAITS, SURELY_VIETNAMESE].some((names) => names.has(fold(word)));

// "Fatuma Abdi Warsame": one's own name, one's father's and one's grandfather's, which are given names as often.
const isOfFathers = (words: readonly string[]): boolean =>
  words.length === 3 &&
  words.slice(1).some((word) => OF_FATHERS.has(fold(word)) || OF_ANCESTORS.has(fold(word)));

/**
 * What speaks against a name, whichever way it was found. Each of its words is to be told by a list of names, by an address, or by
 * nothing but the name's place; of the last kind, one that may be something else makes the whole doubtful.
 * @param quote the words that it was read from
 * @param letters the words of the e-mail address, the profile, an own domain and the file's name
 * @param labelled whether a label asks for a name there
 */
export function doubtsOf(name: string, quote: string, letters: string, labelled: boolean): NameDoubt[] {
  const words = name.split(' ').filter((word) => !isJoining(word));
  const written = quote.split(/[\s,|]+/);
  const asWritten = (word: string): string =>
    written.find((one) => lettersIn(one) === lettersIn(word)) ?? word;
  const isTold = (word: string): boolean => isToldBy(word, letters);
  const isCaps = (word: string): boolean => /^\p{Lu}{3,8}$/u.test(asWritten(word));
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1);
  const doubts: NameDoubt[] = isPartField(quote) && !quote.includes(' · ') ? ['part'] : [];
  const areCaps = words.every((word) => asWritten(word) === asWritten(word).toUpperCase());
  // "Prénom Dumont": the label of a field is no part of a name.
  if (words.some((word) => IS_LABEL.test(fold(word)))) doubts.push('word');
  const placeOf = (word: string): number => written.findIndex((one) => lettersIn(one) === lettersIn(word));
  // "Apellidos y nombre: VILARIÑO COUTO, UXÍA": in a field for names, what ends before the comma is a surname and no letters of a body.
  const isBeforeComma = labelled && lettersIn(/(\S+)\s*,/.exec(quote)?.[1] ?? '') === lettersIn(last);
  const isLetters =
    others.length > 1 &&
    isCaps(last) &&
    placeOf(last) > 1 &&
    !isTold(last) &&
    (isMembership(last) ||
      (!isListed(last) &&
        !isBeforeComma &&
        // In a line of capitals, where the words before it are told to be the whole.
        (!areCaps
          ? others.every((word) => /\p{Ll}/u.test(asWritten(word)))
          : isTold(others.at(-1) ?? '') && last.length < 6 && nameShape(last) < -1)));
  if (isLetters) doubts.push('letters');
  const isWhole = words.filter(isTold).length > 1;
  const all = name.split(' ');
  // "von und zu Weyhern", "De Santis in Ferri"
  const isAmongParticles = (at: number): boolean =>
    isJoining(all[at] ?? '') || (isJoining(all[at - 1] ?? '') && isJoining(all[at + 1] ?? ''));
  // "Tadeusz Piekarz" alone on its line
  const isCalledByTrade =
    words.length === 2 &&
    isGiven(words[0] ?? '') &&
    lettersIn(quote) === lettersIn(name) &&
    isOccupation(last);
  const isStray = (word: string, at: number): boolean =>
    at > 0 &&
    !isTold(word) &&
    ((JOINS_WORDS.test(word) && !isAmongParticles(at)) ||
      (!isListed(word) &&
        !isJoining(word) &&
        !isCalledByTrade &&
        !word.includes('-') &&
        (isOfWork(word) || (isWhole && at === name.split(' ').length - 1 && isOrdinary(fold(word))))));
  if (!labelled && words.length > 1 && all.some(isStray)) doubts.push('word');
  const first = words[0] ?? '';
  // "Rakibul Hasan" of rakibul.hasan@
  // "Kirrily Vance" of kirrily.vance@: a given name that is a surname as often.
  const isInOrder =
    ((words.length === 2 && (OF_FATHERS.has(fold(last)) || OF_ENGLISH.test(fold(last)))) ||
      isOfFathers(words)) &&
    !isListed(first) &&
    letters.trim().startsWith(`${lettersIn(first)} ${lettersIn(last)}`);
  // "Gethin ap Rhys", "Hywel ab Owain": what a particle joins to the words before it is a surname, though it be a given name elsewhere.
  const isLedLast = OF_PARENT.test(all.at(-2) ?? '') && all.length > 2;
  const isTurned =
    words.length > 1 &&
    !isInOrder &&
    !isLedLast &&
    isKnownGiven(last) &&
    !isKnownSurname(last) &&
    !words.slice(0, -1).some(isKnownGiven) &&
    !isShortGiven(first) &&
    !/^\p{Lu}\.?$/u.test(first) &&
    !words.some(isEastern) &&
    // What stood behind a comma was turned already.
    written.findIndex((one) => lettersIn(one) === lettersIn(first)) <= written.indexOf(asWritten(last));
  // "De Schepper Lieselot": a name seldom begins with a particle that is set as a word.
  const isLed =
    words.length > 1 && /^(?:De|Van|Von|Vander|Vanden|Di|Dal)\s/.test(name) && !isKnownSurname(last);
  // "Walter Thomas" of thomas.walter@: either may be the given name.
  const [begins, ends] = letters.trim().split(' ');
  const isReversed =
    words.length === 2 &&
    isGiven(first) &&
    isGiven(last) &&
    !labelled &&
    lettersIn(last) === begins &&
    lettersIn(first) === ends;
  // "Naam: Vanhaverbeke Lieselot" of lieselot.vanhaverbeke@: neither is a known given name, and the address has them the other way.
  // The same of an initial for the surname: rukhshona.d@.
  const isUnknown =
    words.length === 2 &&
    !words.some(isGiven) &&
    lettersIn(last) === begins &&
    (lettersIn(first) === ends || (lettersIn(first).charAt(0) === ends && !isKnownSurname(last))) &&
    !words.some(isEastern);
  if (isTurned || isReversed || isUnknown || (isLed && !isTold(words.slice(0, -1).join(''))))
    doubts.push('order');
  return doubts;
}
