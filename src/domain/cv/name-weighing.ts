import { createRequire } from 'node:module';
import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { IS_LABEL } from './name-decision.ts';
import { beginsHouse, isHouse, isOccupation, isPlace } from './name-doubts.ts';
import { isNoPerson } from './name-evidence.ts';
import { isPartField } from './name-fields.ts';
import type { HeadLine } from './name-heading.ts';
import { isOfSomebodyElse } from './name-of-others.ts';
import { isToldBy } from './name-pieces.ts';
import { type NamePage, signsOfName } from './name-signs.ts';
import { type NameSpan, nameSpans } from './name-spans.ts';
import { PARTICLE } from './name-written.ts';
import { isNameless } from './nameless.ts';
import { looksLikeEmployer, looksLikeSchool } from './words.ts';

const require = createRequire(import.meta.url);

/** Weights of the signs, learned by test/eval/cv/learn-name-choice.ts. */
export interface NameWeights {
  bias: number;
  weights: Readonly<Record<string, number>>;
}

let learned: NameWeights | null = null;
const learnedWeights = (): NameWeights => {
  learned ??= require('#src/domain/cv/name-weights.json') as NameWeights;
  return learned;
};

/** Words that may be the candidate's name, and how likely they are, from 0 to 1. */
export interface WeighedName {
  span: NameSpan;
  likely: number;
}

/** The words of a name in any order, as two readings of it are compared. */
export const sameWords = (name: string): string =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** What is the same for all spans of a CV, and the spans with their signs. */
export function spansWithSigns(
  lines: readonly HeadLine[],
  email: string | null,
  letters: string,
): { span: NameSpan; signs: string[] }[] {
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const page: NamePage = {
    ...{ lines, email, letters },
    usual: sizes[Math.floor(sizes.length / 2)] ?? 10,
    largest: sizes.at(-1) ?? 10,
    folded: fold(lines.map(({ text }) => text).join('\n')),
    nameless: isNameless(lines),
  };
  return nameSpans(lines, letters).map((span) => ({ span, signs: signsOfName(span, page) }));
}

/**
 * What may be the candidate's name by all that its words and its place tell, the likeliest first, each name once: a reading beside that
 * of the rules (name.ts), which knows none of them. One of the spans of a CV is the name, or none is: a conditional logit (McFadden 1974)
 * whose alternatives are the spans, with none at a score of nothing.
 * @param letters the words of the e-mail address and the profile
 */
export function weighedNames(
  lines: readonly HeadLine[],
  email: string | null,
  letters: string,
  { bias, weights } = learnedWeights(),
): WeighedName[] {
  const all = spansWithSigns(lines, email, letters);
  const scores = all.map(({ signs }) => signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), bias));
  const shares = sharesOf(scores);
  const byName = new Map<string, WeighedName & { most: number }>();
  for (const [at, { span }] of all.entries()) {
    const share = shares[at] ?? 0;
    const key = sameWords(span.name);
    const known = byName.get(key);
    if (known === undefined) byName.set(key, { span, likely: share, most: share });
    else {
      known.likely += share;
      // Of two orders in which it stands, the one that begins with a given name.
      const isTurned = inOrder(known.span.name) !== inOrder(span.name);
      if (isTurned ? beginsGiven(span.name) > beginsGiven(known.span.name) : share > known.most)
        [known.most, known.span] = [share, span];
    }
  }
  return [...byName.values()]
    .map(({ span, likely }) => ({ span, likely }))
    .toSorted((a, b) => b.likely - a.likely);
}

// Whether a known given name that is no surname as often begins it, and none ends it: 1, as it stands in no list: 0, the other way: -1.
const beginsGiven = (name: string): number => {
  const words = name.split(' ');
  const is = (word: string): number => (isKnownGiven(word) && !isKnownSurname(word) ? 1 : 0);
  return is(words[0] ?? '') - is(words.at(-1) ?? '');
};

/** The share of each score among all of them and nothing, by their exponentials: together at most 1. */
export function sharesOf(scores: readonly number[]): number[] {
  // Against the highest of them: no exponential is out of range.
  const most = scores.reduce((a, b) => Math.max(a, b), 0);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((a, b) => a + b, Math.exp(-most));
  return raised.map((value) => value / sum);
}

/** How likely a reading is at least that the rules have none of, and any other beside it at most. */
const TAKEN = { least: 0.9, rival: 0.2 };
/** How likely another reading is at least for that of the rules to be doubted, and how likely theirs is then at most. */
const DOUBTED = { by: 0.9, at: 0.5 };
/** How likely the same words in another order, or more or fewer of them, are at least to be taken in place of what the rules read. */
const SURE = 0.95;
/** What is as unlikely as this is no name, whoever read it. */
const UNLIKELY = 0.1;

/** The words of a name in the order that it has. */
const inOrder = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const wordsIn = (name: string): string[] => sameWords(name).split(' ');

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
  // More or fewer of the same words, or their initials, are the same name: "K. S. Nair" beside "Kumar Sunil Nair".
  const initials = own.map((word) => word.charAt(0)).join('');
  const isSame = (name: string): boolean => {
    const words = wordsIn(name);
    const isSpelled = words.some((word) => word.length > 1 && own.includes(word));
    return (
      own.every((word) => words.includes(word)) ||
      (words.length > 1 && words.every((word) => own.includes(word))) ||
      (isSpelled &&
        words
          .map((word) => word.charAt(0))
          .toSorted()
          .join('') === [...initials].toSorted().join(''))
    );
  };
  const withMore = others.filter(({ span }) => isSame(span.name));
  const likely = withMore.reduce((sum, other) => sum + other.likely, best.likely);
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
 * What the signs tell of a name that the rules read: nothing against it; the same words in another order, or more or fewer of them,
 * that surely are the name; or that it is open, as it is unlikely, or another is likely and it is not. What stands in a field for names
 * is as the field says.
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
