import { matchesOf } from '#src/lib/matches.ts';
import { isUnseen } from '#src/lib/unprinted.ts';

/** A text without signs that nobody sees, with where each of its characters stands in the original. */
interface Bare {
  text: string;
  from: number[];
}

/**
 * The same, where a control character stands in the text: `Mokoena` reads so with a bell in its middle. Null where there is none that
 * parts no words.
 */
export function bareOf(original: string): Bare | null {
  const signs = matchesOf(/\p{Cc}/gu, original).filter(({ 0: sign }) => isUnseen(sign));
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
