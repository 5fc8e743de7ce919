import { isGivenName } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { folded, wordsOf } from './fold.ts';
import { entry, type Known } from './known.ts';
import { isPlaceName } from './reading.ts';

const BEFORE = /(?<![\p{L}\p{M}\p{N}])(\p{Lu}[\p{L}\p{M}’'-]*)\s+$/u;
const NO_NAME =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|the|and|or|meet|ask|call|thank|if|when|as|with|by|for|from|to|hire|team|uncle|aunt|old|dear|hi|hello|judge|nurse|sister|brother|chef|captain|mme|mlle|madame|monsieur|frau|herrn?|hr|dhr|mevr|mevrouw|meneer|sig|signora?|sra?|srta|senora?|senhora?|dott|dottor|dottoressa|avv|geom|arch|arq|lic|eng|engr|ing|mag|fru|pan|pani)$/;

/**
 * The strings of names by which a text calls a person that no list has: what stands with a capital before their surname
 * and is no word, `Mamen` in `Mamen Reyes`. They count in the whole text.
 */
export function calledIn(text: string, known: readonly Known[]): Known[] {
  const surnames = known.filter(
    ({ part, reason, find }) => part === 'last' && reason === 'name' && find === undefined,
  );
  const own = new Set(known.flatMap(({ own: words }) => [...(words ?? [])]));
  const said = new Map<string, Known>();
  if (surnames.length === 0) return [];
  const plain = folded(text);
  const reader = readerOf(text);
  for (const one of surnames) {
    for (const { 0: match, index } of plain.text.matchAll(one.pattern)) {
      const at = plain.from[index] ?? 0;
      const end = plain.to[index + match.length - 1] ?? at;
      if (!/\p{Lu}/u.test(text.slice(at, end))) continue;
      const word = BEFORE.exec(text.slice(Math.max(0, at - 40), at))?.[1];
      if (word === undefined) continue;
      const words = wordsOf(word);
      const small = words.join('');
      if (small.length < 2 || own.has(small) || said.has(small)) continue;
      if (NO_NAME.test(small) || isPlaceName(small)) continue;
      if (isEnglish(small) && !isGivenName(small)) continue;
      // `Im Sommer`, `Según Guerra`
      const isAbroad = reader !== null && reader !== 'en' && isWordOf(reader, word.toLowerCase());
      if (isAbroad && !isGivenName(small)) continue;
      const written = isEnglish(small) || small.length < 4 ? 'name' : 'capital';
      said.set(small, { ...entry(words, one.reason, one.token, written, null) });
      said.set(
        `${small} `,
        entry([...words, ...wordsOf(text.slice(at, end))], one.reason, one.token, 'capitals', 'full'),
      );
    }
  }
  return [...said.values()];
}
