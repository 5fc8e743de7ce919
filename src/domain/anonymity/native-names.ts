import { matchesOf } from '#src/lib/matches.ts';
import { hangulKey, japaneseReadings, romanised, soundKey as soundOf } from '../names/index.ts';
import { wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { signsOfSurname } from './southern-surnames.ts';

const EAST = '\\p{Script=Han}\\p{Script=Hangul}々';
/** A name in signs by itself, with a gap where one is written. */
const ALONE = new RegExp(`(?<![${EAST}])[${EAST}]{1,3}[  ·・]?[${EAST}]{1,4}(?![${EAST}])`, 'gu');
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Finds the name in signs of somebody whose record has it in Latin letters, in a text that is written in those: `周美玲 is a process engineer`,
 * `Mei-Ling (周美玲)`. Signs by themselves in such a text are hardly anything else where the surname or the given name is read so.
 */
export function nativeNameFinder(given: readonly string[], surname: string): Find | undefined {
  const called = given.flatMap(wordsOf).join('');
  const family = wordsOf(surname).join('');
  if (!/^[a-z]{2,}$/.test(called) || !/^[a-z]+$/.test(family)) return undefined;
  const signs = signsOfSurname(family);
  const isFamily = (sign: string): boolean =>
    signs.includes(sign) ||
    romanised(sign).replaceAll(' ', '') === family ||
    (/\p{Script=Hangul}/u.test(sign) && hangulKey(romanised(sign)) === hangulKey(family));
  const isGiven = (said: string): boolean =>
    romanised(said).replaceAll(' ', '') === called ||
    (/^\p{Script=Hangul}+$/u.test(said) && hangulKey(romanised(said)) === hangulKey(called)) ||
    japaneseReadings(said).includes(called);
  return (text) => {
    if (count(text, /\p{Script=Latin}/gu) < 4 * count(text, /[\p{Script=Han}\p{Script=Hangul}]/gu)) return [];
    return matchesOf(ALONE, text)
      .filter(({ 0: said }) => {
        const all = [...said].filter((sign) => /\p{L}/u.test(sign));
        if (all.length < 2) return false;
        return (
          (all.length < 5 && isFamily(all[0] ?? '')) ||
          [1, 2, 3, 4].some((cut) => cut < all.length && isGiven(all.slice(cut).join('')))
        );
      })
      .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
  };
}

const BESIDE = /(?<![\p{L}\p{M}’'-])(\p{Lu}\p{Ll}{2,20}) $/u;

/** Finds a given name that is misspelt before the surname that a word of the language is as well: `Marc Price` of Mark Price. */
export function misspeltBeforeFinder(given: string, surname: string): Find | undefined {
  const [own = '', ...rest] = wordsOf(given);
  if (rest.length > 0 || !/^[a-z]{3,}$/.test(own) || surname.length < 2) return undefined;
  const sound = soundOf(own);
  const whole = new RegExp(
    `(?<=\\p{Lu}\\p{Ll}{2,20} )${surname.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\p{L}\\p{M}])`,
    'gu',
  );
  return (text) =>
    matchesOf(whole, text).flatMap(({ 0: said, index }) => {
      const before = BESIDE.exec(text.slice(Math.max(0, index - 22), index))?.[1];
      const word = wordsOf(before ?? '')[0] ?? '';
      if (before === undefined || word === own || soundOf(word) !== sound) return [];
      return [{ start: index - before.length - 1, end: index + said.length }];
    });
}
