import { matchesOf } from '#src/lib/matches.ts';

/** Signs that nobody sees, but for ends of lines, tabs and ends of fields, which part words. */
const UNPRINTED = /[\u0001-\u0008\u000e-\u001b\u007f-\u0084\u0086-\u009f]+/gu;

/** A text without signs that nobody sees, with where each of its characters stands in the original. */
interface Bare {
  text: string;
  from: number[];
}

/** The same, where such a sign stands in the text: `Moko\u0007ena` reads as Mokoena does. Null where there is none. */
export function bareOf(original: string): Bare | null {
  const signs = matchesOf(UNPRINTED, original);
  if (signs.length === 0) return null;
  let text = '';
  const from: number[] = [];
  let at = 0;
  const keep = (until: number): void => {
    for (let place = at; place < until; place += 1) from.push(place);
    text += original.slice(at, until);
  };
  for (const { 0: said, index } of signs) {
    keep(index);
    at = index + said.length;
  }
  keep(original.length);
  return { text, from };
}
