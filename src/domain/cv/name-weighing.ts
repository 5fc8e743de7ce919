import { createRequire } from 'node:module';
import { fold } from '#src/lib/fold.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import type { HeadLine } from './name-heading.ts';
import { type NamePage, signsOfName } from './name-signs.ts';
import { type NameSpan, nameSpans } from './name-spans.ts';
import { isNameless } from './nameless.ts';

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

/** The words of a name in the order that it has. */
export const inOrder = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

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
