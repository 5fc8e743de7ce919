import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { spanIn } from './dates.ts';
import { IS_LABEL } from './name-decision.ts';
import { beginsHouse, isHouse, isOccupation, isPlace } from './name-doubts.ts';
import { isNoPerson } from './name-evidence.ts';
import { isPartField } from './name-fields.ts';
import { isOfSomebodyElse } from './name-of-others.ts';
import { isToldBy } from './name-pieces.ts';
import type { NameSpan } from './name-spans.ts';
import { inOrder, sameWords, type WeighedName } from './name-weighing.ts';
import { PARTICLE } from './name-written.ts';
import { looksLikeEmployer, looksLikeSchool } from './words.ts';

const wordsIn = (name: string): string[] => sameWords(name).split(' ');

/** How likely a reading is at least that the rules have none of, and any other beside it at most. */
const TAKEN = { least: 0.9, rival: 0.2 };
/** How likely another reading is at least for that of the rules to be doubted, and how likely theirs is then at most. */
const DOUBTED = { by: 0.9, at: 0.5 };
/** How likely the same words in another order, or more of them, are at least to be taken in place of what the rules read. */
const SURE = 0.95;
/** What is as unlikely as this is no name, whoever read it. */
const UNLIKELY = 0.1;

const initialsOf = (words: readonly string[]): string =>
  words
    .map((word) => word.charAt(0))
    .toSorted()
    .join('');

// More or fewer of the same words, or their initials, are the same name: "K. S. Nair" beside "Kumar Sunil Nair".
const isSameName = (words: readonly string[], own: readonly string[]): boolean =>
  own.every((word) => words.includes(word)) ||
  (words.length > 1 && words.every((word) => own.includes(word))) ||
  (words.some((word) => word.length > 1 && own.includes(word)) && initialsOf(words) === initialsOf(own));

/**
 * The reading to take where the rules have none: the likeliest, where no other is at all likely. Null where there is none.
 * @param all the likeliest first
 */
export function likeliestAlone(all: readonly WeighedName[]): WeighedName | null {
  const [best, ...others] = all;
  if (best === undefined) return null;
  const own = wordsIn(best.span.name);
  // A reading of the same words and more is none beside it.
  const rival = others.find(({ span }) => !wordsIn(span.name).some((word) => own.includes(word)));
  const withMore = others.filter(({ span }) => isSameName(wordsIn(span.name), own));
  // "Santa Coloma" of "Santa Coloma Logística": what goes on behind it may be a house.
  const isCut = best.span.before === '' && /^\p{Lu}/u.test(best.span.after);
  const likely = isCut ? best.likely : withMore.reduce((sum, other) => sum + other.likely, best.likely);
  const isLikely = likely >= TAKEN.least && (rival?.likely ?? 0) < TAKEN.rival;
  return own.length > 1 && isLikely && mayBeOwner(best.span) ? best : null;
}

/**
 * The reading to take where the rules guess at other words, or surely at its words in another order or at one of them. A guess that it agrees with
 * stays one: the rules know why they doubt it.
 */
export function insteadOfGuess(guess: string, all: readonly WeighedName[]): WeighedName | null {
  const told = likeliestAlone(all);
  if (told === null) return null;
  const own = wordsIn(guess);
  const isTurned =
    sameWords(told.span.name) === sameWords(guess) && inOrder(told.span.name) !== inOrder(guess);
  const isMore = own.every((word) => wordsIn(told.span.name).includes(word));
  if (isTurned || (isMore && own.length === 1)) return told.likely >= SURE ? told : null;
  return wordsIn(told.span.name).some((word) => own.includes(word)) ? null : told;
}

// A given name and another word in small letters that are the first line of all: "shane pickford".
const isSmallAtTop = ({ text, rank, line }: NameSpan): boolean =>
  rank === 0 &&
  text === line.text &&
  /^\p{Ll}+(?: \p{Ll}+){1,2}$/u.test(text) &&
  isKnownGiven(text.split(' ')[0] ?? '');

// What is surely somebody else's, a house's or half a name is taken for nobody's, whatever its signs.
function mayBeOwner(span: NameSpan): boolean {
  const { name, named, line, label, before, after } = span;
  const last = name.split(' ').at(-1) ?? '';
  return (
    // The given names behind the surname alone: "Pluijm, van der, Jacobus Petrus"
    !/\p{L},$/u.test(before) &&
    // "Wellington Nascimento" before "dos"
    !PARTICLE.test(after.split(' ')[0] ?? '') &&
    label !== 'other' &&
    (!named.weak || isSmallAtTop(span)) &&
    !isPartField(line.text) &&
    // "Clicker, Edward Green, 2010 – 2016" tells of a job.
    (label === 'name' || spanIn(line.text) === null) &&
    !isOfSomebodyElse(line.text) &&
    !isHouse(name, line.text) &&
    !beginsHouse(line.text) &&
    !looksLikeEmployer(name) &&
    !looksLikeSchool(name) &&
    !isNoPerson(name) &&
    !wordsIn(name).some((word) => IS_LABEL.test(word)) &&
    // "Sincere Honest"
    !(isOrdinary(fold(last)) && !isKnownSurname(last)) &&
    !isPlace(name) &&
    !isOccupation(name)
  );
}

/**
 * What the signs tell of a name that the rules read: nothing against it; the same words in another order, more of them, or others where
 * the rules read no given name, that surely are the name; or that it is open, as it is unlikely, or another is likely and it is not. What
 * stands in a field for names is as the field says.
 */
export function verdictOn(
  name: string,
  all: readonly WeighedName[],
  letters: string,
): 'stands' | 'open' | WeighedName {
  const [best] = all;
  if (best === undefined) return 'stands';
  const [own, other] = [wordsIn(name), wordsIn(best.span.name)];
  const likely = all.find(({ span }) => sameWords(span.name) === sameWords(name))?.likely;
  const isSure = best.likely >= DOUBTED.by && (likely ?? 0) < DOUBTED.at;
  const instead = best.likely >= SURE && mayBeOwner(best.span) ? best : 'open';
  if (own.length < other.length && own.every((word) => other.includes(word))) {
    if (!isSure) return 'stands';
    const isJoined = best.span.name
      .split(' ')
      .every((one) => wordsIn(one).some((word) => own.includes(word)));
    // An address that has all of it leaves open whether more is the owner's: "Joan Ferragut" of joan.ferragut@.
    const long = own.filter((word) => word.length > 3);
    if (!isJoined && long.length > 1 && long.every((word) => isToldBy(word, letters))) return 'stands';
    const more = other.filter((word) => !own.includes(word));
    if (isJoined || more.every((word) => word.length === 1 || isKnownGiven(word) || isKnownSurname(word)))
      return instead;
    return more.some((word) => isOrdinary(word)) ? 'stands' : 'open';
  }
  const isOfField = all.some(
    ({ span }) => span.label === 'name' && wordsIn(span.name).some((word) => own.includes(word)),
  );
  if (isOfField) return 'stands';
  if (sameWords(name) === sameWords(best.span.name)) {
    if (best.likely < UNLIKELY) return 'open';
    return inOrder(name) === inOrder(best.span.name) ? 'stands' : instead;
  }
  if (other.every((word) => own.includes(word))) return 'stands';
  // "First Class Boiler" of boiler.first.class@ above somebody's name
  if (isSure && !own.some(isKnownGiven)) return instead;
  return isSure || (likely !== undefined && likely < UNLIKELY && best.likely >= DOUBTED.at)
    ? 'open'
    : 'stands';
}
