import { matchesOf } from '#src/lib/matches.ts';
import { linesOf } from '../lexicon/data-file.ts';
import { nicknamesOf, romanised } from '../names/index.ts';
import { wordsOf } from './fold.ts';
import { entry, type Known } from './known.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';

let byName: ReadonlyMap<string, readonly string[]> | undefined;

/** What people make of given names (`fond-names.txt`), by the name and by what is made of it. */
function fond(): ReadonlyMap<string, readonly string[]> {
  if (byName !== undefined) return byName;
  const all = new Map<string, string[]>();
  const add = (name: string, said: readonly string[]): void => {
    all.set(name, [...(all.get(name) ?? []), ...said]);
  };
  for (const line of linesOf('fond-names.txt')) {
    const [names = '', called = ''] = line.split(': ');
    const said = called.split(' ');
    for (const name of names.split(' ')) add(name, said);
    // A record may have what somebody is called, and a text the name.
    for (const one of said) add(one, names.split(' '));
  }
  byName = all;
  return all;
}

/**
 * What somebody of these given names is called in languages in which that shares few letters with the name: `Resi` of Theresia, `Honza` of
 * Jan. Each with a capital, and none that is a word of English or a place.
 */
export function fondStrings(
  given: readonly string[],
  own: ReadonlySet<string>,
  reason: Reason,
  token: string,
): Known[] {
  const words = [...given.flatMap(wordsOf), given.flatMap(wordsOf).join('')];
  const said = new Set(words.flatMap((word) => fond().get(word) ?? []));
  return [...said]
    .filter((one) => one.length > 2 && !own.has(one) && !isInDictionary(one) && !isPlaceName(one))
    .map((one) => ({ ...entry([one], reason, token, 'capital', 'first'), own: new Set([...own, one]) }));
}

const CYRILLIC = /(?<![\p{L}\p{M}])\p{Lu}[\p{Script=Cyrillic}\p{M}’'ʼ]{2,8}(?![\p{L}\p{M}])/gu;
/** What a name of people has behind its stem in the cases of languages in Cyrillic. */
const CASE = /(?<=\p{L}{2})(?:ою|ею|ой|ей|ом|ем|ові|еві|[аеёиіоуыюяйї])$/u;
const stemOf = (latin: string): string => latin.replace(/(?<=[a-z]{2})(?:[aeiouy]|ia|ya)$/u, '');

/** A name of Cyrillic in Latin letters as the lists may have it: `dmitriy`, `natalia`, `alexei`. */
const listedAs = (latin: string): string[] => {
  const all = [latin, latin.replace(/iy$/u, 'y'), latin.replace(/iy$/u, 'i'), latin.replace(/y$/u, 'i')];
  const more = [...all, ...all.map((one) => one.replace(/i?ya$/u, 'ia'))];
  return [...new Set([...more, ...more.map((one) => one.replace('ks', 'x'))])];
};
/** A word of the language at the beginning of a sentence: a wife is no Женя. */
const WORD = /^(?:Жена|Жены|Жену|Женой|Дом|Дома|Дому|Мишень|Мама|Маме|Лента|Роль)$/u;

/**
 * Finds what somebody is called among friends in Cyrillic, in any case: `Дима`, `Диме` of Dmitri.
 * @param given the given names in Latin letters
 */
export function fondAcrossFinder(given: readonly string[]): Known['find'] {
  const names = given.flatMap(listedAs);
  const called = names.flatMap((one) => [...nicknamesOf(one), ...(fond().get(one) ?? [])]);
  const stems = new Set(called.filter((one) => /^[a-z]{3,8}$/.test(one)).map(stemOf));
  if (stems.size === 0) return undefined;
  return (text) =>
    matchesOf(CYRILLIC, text).flatMap(({ 0: said, index }) => {
      const stem = stemOf(wordsOf(romanised(said.replace(CASE, ''))).join(''));
      return stem.length > 2 && stems.has(stem) && !WORD.test(said)
        ? [{ start: index, end: index + said.length }]
        : [];
    });
}
