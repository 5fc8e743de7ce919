import type { Found } from './found.ts';
import type { HeadLine } from './name-heading.ts';
import { capitalised } from './name-written.ts';

const inTurkish = (word: string): string =>
  word
    .toLocaleLowerCase('tr')
    .replace(
      /(^|[-'’.])(\p{L})/gu,
      (_, sign: string, letter: string) => sign + letter.toLocaleUpperCase('tr'),
    );

/**
 * A name that was read from capitals with the letters of Turkish, where its page has both kinds of i: "KILIÇ" is "Kılıç". A page without
 * "İ" may have been written on other keys, whose capital is the same for both.
 */
export function withDotless<T extends Found<string>>(found: T, lines: readonly HeadLine[]): T {
  const page = lines.map(({ text }) => text).join('\n');
  if (!page.includes('İ') || !/[ığ]/.test(page)) return found;
  const written = lines.flatMap(({ text }) => text.split(/[^\p{L}'’-]+/u));
  const capitals = new Map(
    written
      .filter((word) => word.length > 1 && word === word.toUpperCase() && /[Iİ]/.test(word))
      .map((word) => [capitalised(word).normalize('NFC'), inTurkish(word)]),
  );
  const value = found.value
    .split(' ')
    .map((word) => capitals.get(word.normalize('NFC')) ?? word)
    .join(' ');
  return { ...found, value };
}
