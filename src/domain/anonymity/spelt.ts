import type { ParsedName } from '../names/index.ts';

/** A name, and the same with an umlaut, or a vowel of the north, written as two letters. */
export function writtenOut(name: ParsedName): ParsedName[] {
  const out = (text: string): string =>
    text
      .normalize('NFC')
      .replace(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
      .replace(/[øœ]/giu, 'oe')
      .replace(/æ/giu, 'ae')
      .replace(/å/giu, 'aa');
  const spelt = {
    ...name,
    given: name.given.map(out),
    surname: name.surname === null ? null : out(name.surname),
  };
  return spelt.given.join() === name.given.join() && spelt.surname === name.surname ? [name] : [name, spelt];
}

/** Words, and the same with one letter where two stand for it, and with beginnings that are written in several ways. */
export function spellings(words: readonly string[]): string[][] {
  const plain = words.map((word) =>
    word.length > 4 ? word.replace(/(?<=\p{L})([aou])e(?=[^aeiou])/gu, '$1').replace(/aa/gu, 'a') : word,
  );
  const spelt = [[...words]];
  if (plain.join() !== words.join()) spelt.push(plain);
  return spelt.flatMap((one) => [one, ...prefixed(one)]);
}

// A beginning that is written in several ways: `McTavish`, `MacTavish`, `Mac Tavish`; `St John`, `Saint John`.
const PREFIXES: readonly (readonly string[])[] = [
  ['mc', 'mac'],
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['bin', 'ibn', 'ben'],
  ['abd al', 'abdul', 'abdel', 'abd el'],
  ['van den', 'van der', 'van de', 'vd', 'v d'],
  ['von der', 'vd', 'v d'],
  ['von', 'v'],
  ['de la', 'dela', 'd l'],
  ['d', 'de', 'di'],
];

function prefixed(words: readonly string[]): string[][] {
  const [first = '', ...rest] = words;
  const whole = words.join(' ');
  return PREFIXES.flatMap((group) => {
    const own = group.find((prefix) => {
      if (rest.length > 0 && whole.startsWith(`${prefix} `)) return true;
      return group === PREFIXES[0] && first.startsWith(prefix) && first.length > prefix.length + 3;
    });
    if (own === undefined) return [];
    const after = (whole.startsWith(`${own} `) ? whole.slice(own.length + 1) : first.slice(own.length)).split(
      ' ',
    );
    return group.map((prefix) => [...prefix.split(' '), ...after]);
  });
}
