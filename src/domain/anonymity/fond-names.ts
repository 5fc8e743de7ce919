import { linesOf } from '../lexicon/data-file.ts';
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
