import { createRequire } from 'node:module';
import { fold } from '#src/lib/fold.ts';
import { beginsHouse, isHouse, isOccupation, isPlace } from './name-doubts.ts';
import { isNoPerson } from './name-evidence.ts';
import { isPartField } from './name-fields.ts';
import type { HeadLine } from './name-heading.ts';
import { isOfSomebodyElse } from './name-of-others.ts';
import { type NamePage, signsOfName } from './name-signs.ts';
import { type NameSpan, nameSpans } from './name-spans.ts';
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
 * of the rules (name.ts), which knows none of them.
 * @param letters the words of the e-mail address and the profile
 */
export function weighedNames(
  lines: readonly HeadLine[],
  email: string | null,
  letters: string,
  { bias, weights } = learnedWeights(),
): WeighedName[] {
  const best = new Map<string, WeighedName>();
  for (const { span, signs } of spansWithSigns(lines, email, letters)) {
    const odds = signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), bias);
    const likely = 1 / (1 + Math.exp(-odds));
    const key = sameWords(span.name);
    if (likely > (best.get(key)?.likely ?? -1)) best.set(key, { span, likely });
  }
  return [...best.values()].toSorted((a, b) => b.likely - a.likely);
}

/** How likely a reading is at least that the rules have none of, and any other beside it at most. */
const TAKEN = { least: 0.4, rival: 0.2 };
/** How likely another reading is at least for that of the rules to be doubted, and how likely theirs is then at most. */
const DOUBTED = { by: 0.9, at: 0.5 };
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
  if (best === undefined || best.likely < TAKEN.least) return null;
  const own = wordsIn(best.span.name);
  // A reading of the same words and more is none beside it.
  const rival = others.find(({ span }) => !wordsIn(span.name).some((word) => own.includes(word)));
  return own.length > 1 && (rival?.likely ?? 0) < TAKEN.rival && mayBeOwner(best.span) ? best : null;
}

// What is surely somebody else's, a house's or half a name is taken for nobody's, whatever its signs.
function mayBeOwner({ name, named, line, label }: NameSpan): boolean {
  return (
    label !== 'other' &&
    !named.weak &&
    !isPartField(line.text) &&
    !isOfSomebodyElse(line.text) &&
    !isHouse(name, line.text) &&
    !beginsHouse(line.text) &&
    !looksLikeEmployer(name) &&
    !looksLikeSchool(name) &&
    !isNoPerson(name) &&
    !isPlace(name) &&
    !isOccupation(name)
  );
}

/**
 * Whether what the signs tell speaks against a name that the rules read: it is unlikely, or another is likely and it is not. What
 * stands in a field for names is as the field says.
 */
export function isUnlikely(name: string, all: readonly WeighedName[]): boolean {
  const [best] = all;
  if (best === undefined) return false;
  const [own, other] = [wordsIn(name), wordsIn(best.span.name)];
  const likely = all.find(({ span }) => sameWords(span.name) === sameWords(name))?.likely;
  const isSure = best.likely >= DOUBTED.by && (likely ?? 0) < DOUBTED.at;
  const isMore = own.length < other.length && own.every((word) => other.includes(word));
  if (isMore) return isSure;
  const isOfField = all.some(
    ({ span }) => span.label === 'name' && wordsIn(span.name).some((word) => own.includes(word)),
  );
  if (isOfField) return false;
  if (sameWords(name) === sameWords(best.span.name))
    return best.likely < UNLIKELY || inOrder(name) !== inOrder(best.span.name);
  if (other.every((word) => own.includes(word))) return false;
  return isSure || (likely !== undefined && likely < UNLIKELY && best.likely >= DOUBTED.at);
}
