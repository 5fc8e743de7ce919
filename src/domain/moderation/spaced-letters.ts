import type { Finding } from './types.ts';

/** Letters that are set apart, as in "M A L E" or "m-a-l-e": a word of four and more, which no reader would know. */
const APART = /(?<![\p{L}\p{N}'’.&-])\p{L}(?:([ ._·*-])\p{L})(?:\1\p{L}){2,}(?![\p{L}\p{N}'’&-])/gu;

/** A text with its spaced words joined, and where each of its letters stood; null where there is none. */
function joined(text: string): { text: string; at: number[] } | null {
  const found = [...text.matchAll(APART)];
  if (found.length === 0) return null;
  let read = '';
  const at: number[] = [];
  const add = (from: number, to: number, isApart: boolean): void => {
    for (let place = from; place < to; place += 1) {
      if (isApart && (place - from) % 2 === 1) continue;
      read += text[place];
      at.push(place);
    }
  };
  let end = 0;
  for (const { 0: said, index } of found) {
    add(end, index, false);
    // A letter outside the basic plane is of two units: such a word is left as it is.
    add(index, index + said.length, [...said].length === said.length);
    end = index + said.length;
  }
  add(end, text.length, false);
  at.push(text.length);
  return { text: read, at };
}

/**
 * What a text says whose letters are set apart, by the text with its words joined.
 * @param read finds it in a text
 */
export function inSpacedLetters(
  field: string,
  text: string,
  read: (field: string, text: string) => Finding[],
): Finding[] {
  const whole = joined(text);
  if (whole === null) return [];
  return read(field, whole.text).map((finding) => {
    const start = whole.at[finding.start] ?? finding.start;
    const end = (whole.at[finding.end - 1] ?? finding.end - 1) + 1;
    return { ...finding, start, end, words: text.slice(start, end) };
  });
}
