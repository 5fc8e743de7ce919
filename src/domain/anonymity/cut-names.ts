import { isGivenName, nicknamesOf, type ParsedName } from '../names/index.ts';
import { wordsOf } from './fold.ts';
import { ACRONYMS } from './initial-strings.ts';
import { entry, type Known, NEVER } from './known.ts';
import { isAlsoWord, isInDictionary } from './reading.ts';
import type { Reason } from './spans.ts';

/** A given name cut short, where no word is cut so: `Raj` for Rajesh. */
export function shortened({ given }: ParsedName): string[][] {
  return given.flatMap((one) => {
    const [word = '', ...rest] = wordsOf(one);
    if (rest.length > 0 || word.length < 6 || !/^[a-z]+$/.test(word)) return [];
    return [word.slice(0, 3), word.slice(0, 4)]
      .filter((short) => /[^aeiou]$/.test(short) && /[aeiou]/.test(short))
      .filter((short) => (!isAlsoWord(short) || isGivenName(short)) && !ACRONYMS.has(short))
      .map((short) => [short]);
  });
}

/** What stands behind the word for God in names of West Africa and the Arab world: `Damilare`, `Dami` of Oluwadamilare. */
export function withoutGod({ given }: ParsedName): string[] {
  return given.flatMap((one) => {
    const [word = ''] = wordsOf(one);
    const [, rest = ''] =
      /^(?:oluwa|olu|chukwu|kenechukwu|abdul|abdel|nkosi|tinashe)(\p{L}{4,})$/u.exec(word) ?? [];
    return rest === ''
      ? []
      : [rest, ...nicknamesOf(rest)].filter((said) => !isInDictionary(said) || said.length > 3);
  });
}

/** A given name with the first letter of the surname: `Ananya S` of Ananya Subramaniam. */
export function withInitial(
  given: readonly (readonly string[])[],
  { surname }: ParsedName,
  reason: Reason,
  token: string,
): Known[] {
  const letters = new Set(wordsOf(surname ?? '').map((word) => word.charAt(0)));
  return given.flatMap((one) =>
    one.length !== 1 || (one[0]?.length ?? 0) < 3
      ? []
      : [...letters].map((letter) =>
          entry([...wordsOf(one[0] ?? ''), letter], reason, token, 'capitals', 'full'),
        ),
  );
}

/** With the ending by which a language shows respect: `Amitbhai`, `Sitaben`, `Kenjisan`. */
export function respectful({ given }: ParsedName): string[][] {
  return given.flatMap((one) => {
    const [word = '', ...rest] = wordsOf(one);
    if (rest.length > 0 || word.length < 3 || !/^[a-z]+$/.test(word)) return [];
    return ['bhai', 'ben', 'ji', 'san', 'kun', 'ssi']
      .map((ending) => [`${word}${ending}`])
      .filter(([said = '']) => !isInDictionary(said));
  });
}

/** A long surname cut short: `Venkat` for Venkataraman. */
export function cutSurnames({ surname }: ParsedName): string[] {
  return wordsOf(surname ?? '').flatMap((word) => {
    if (word.length < 9 || !/^[a-z]+$/.test(word) || isInDictionary(word)) return [];
    const lengths = [5, 6, 7, 8].filter((length) => length < word.length - 1);
    return lengths.map((length) => word.slice(0, length)).filter((short) => !isInDictionary(short));
  });
}

/** What friends make of a surname: `Stoney`, `Smithy`, `Macca` of each that begins with Mac. */
export function fondSurnames({ surname }: ParsedName): string[] {
  const [word = '', ...rest] = wordsOf(surname ?? '');
  if (rest.length > 0 || word.length < 4 || !/^[a-z]+$/.test(word)) return [];
  const stem = word.replace(/s$/u, '');
  if (/^ma?c[a-z]{3,}$/.test(word)) return ['macca'];
  return ['y', 'ey', 'ie', 'o']
    .map((ending) => `${stem}${ending}`)
    .filter((said) => !isInDictionary(said) && !isGivenName(said));
}

/** A given name or what it is called by, with a surname cut short: `Bob Fitz`. */
export function cutTogether(given: readonly (readonly string[])[], { surname }: ParsedName): RegExp {
  const [word = '', ...rest] = wordsOf(surname ?? '');
  if (rest.length > 0 || word.length < 7 || !/^[a-z]+$/.test(word)) return NEVER;
  const cuts = [3, 4, 5, 6]
    .filter((length) => length < word.length - 1)
    .map((length) => word.slice(0, length));
  const first = given
    .flatMap((one) => (one.length === 1 ? wordsOf(one[0] ?? '') : []))
    .filter((one) => /^[a-z]{2,}$/.test(one));
  return first.length === 0
    ? NEVER
    : new RegExp(`(?<![^ ])(?:${first.join('|')}) (?:${cuts.join('|')})(?![^ ])`, 'g');
}
