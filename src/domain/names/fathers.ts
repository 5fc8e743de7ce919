import { folded } from './casing.ts';

/** What a father's name begins with, by itself, with a hyphen or written together. */
const OF_FATHER = /^(?:abd(?:al|el|ul|oul|ool|ur|us)?(?:-|$)|abd(?:al|el|ul|oul|ur|us)[a-z]{3,}$)/;
/** The same of what is a name by itself elsewhere, where another word follows: not in `Wei Bin Tan`. */
const BEFORE_FATHER = /^(?:bin|ibn|ben|bint|bent|binti|binte|bte|abu|abou|abo)$/;

/** Where the name of the father begins among given names, behind the first of them; -1 where none does. */
const fatherAt = (given: readonly string[]): number =>
  given.findIndex((word, at) => {
    const small = folded(word);
    const isBefore = BEFORE_FATHER.test(small.replace(/-.+$/, ''));
    return at > 0 && (OF_FATHER.test(small) || (isBefore && (small.includes('-') || at < given.length - 1)));
  });

/** The given names before the father's, which is no part of what somebody is called: `Rania` of Rania Abdel-Hadi. */
export function withoutFather(given: readonly string[]): string[] {
  const at = fatherAt(given);
  return at < 0 ? [...given] : given.slice(0, at);
}

/** The father's name behind the given ones, with all that follows it: `Abdul Rahman` of Omar Abdul Rahman; empty where there is none. */
export function fatherIn(given: readonly string[]): string[] {
  const at = fatherAt(given);
  return at < 0 ? [] : given.slice(at);
}
