import type { IndexQuery } from './search-entry.ts';
import type { WordQuery } from './search-syntax.ts';

type Boosts = IndexQuery['boosts'];

/** With more of either it takes as long to ask for each rank as to weigh everybody. */
const MAX_BOOSTS = 6;
const MAX_RANKS = 8;

/**
 * Who weighs the same, those who weigh most first: whoever matches meets one of these and no other, so that the first are found
 * without weighing everybody. Null for too many of them.
 */
export function ranksOf(base: WordQuery, boosts: Boosts): WordQuery[] | null {
  if (boosts.length > MAX_BOOSTS) return null;
  const ranks = new Map<number, WordQuery[]>();
  for (let chosen = 0; chosen < 2 ** boosts.length; chosen += 1) {
    const has = boosts.filter((_, at) => (chosen >> at) % 2 === 1);
    const lacks = boosts.filter((boost) => !has.includes(boost));
    // Nobody meets a condition and lacks one that it is a case of.
    if (has.some((one) => lacks.some((other) => isCaseOf(one.words, other.words)))) continue;
    const both: WordQuery = { all: [base, ...has.map(({ words }) => words)] };
    const one = lacks.length === 0 ? both : { both, not: { any: lacks.map(({ words }) => words) } };
    const weight = has.reduce((sum, boost) => sum + boost.weight, 0);
    ranks.set(weight, [...(ranks.get(weight) ?? []), one]);
  }
  if (ranks.size > MAX_RANKS) return null;
  return [...ranks]
    .sort(([a], [b]) => b - a)
    .map(([, any]) => (any.length === 1 && any[0] !== undefined ? any[0] : { any }));
}

function isCaseOf(one: WordQuery, other: WordQuery): boolean {
  const text = JSON.stringify(one);
  return text === JSON.stringify(other) || ('any' in other && other.any.some((part) => isCaseOf(one, part)));
}
