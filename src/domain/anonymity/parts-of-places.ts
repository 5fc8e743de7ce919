import { folded } from './fold.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

/**
 * Whether a word of somebody's name is one of a place of two words there, the other of which is no name of theirs: `Abu Dhabi` of Abu
 * Khalid, `North Dakota` of Dakota.
 * @param own the words of the same person's name, folded
 */
export function isOfPlace(
  text: string,
  { start, end }: { start: number; end: number },
  own: ReadonlySet<string> | undefined,
): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Lu}[\p{L}\p{M}]*$/u.test(said)) return false;
  const small = folded(said).text;
  const next = /^[ -](\p{Lu}[\p{L}\p{M}]+)/u.exec(text.slice(end, end + 30))?.[1];
  const last = /(?<!\p{L})(\p{Lu}\p{Ll}+)[ -]$/u.exec(text.slice(Math.max(0, start - 20), start))?.[1];
  const isTogether = (word: string | undefined, of: (other: string) => string): boolean => {
    if (word === undefined) return false;
    const other = folded(word).text;
    return own?.has(other) !== true && isPlaceName(of(other));
  };
  return isTogether(next, (other) => `${small} ${other}`) || isTogether(last, (other) => `${other} ${small}`);
}

/** Whether one word of a house or school is the last of a town of two: `São Paulo` beside Universidade de São Paulo, `New York` of York. */
export function endsPlace(text: string, { start, end }: { start: number; end: number }): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Lu}[\p{L}\p{M}]*$/u.test(said)) return false;
  const first = /(?<![\p{L}\p{M}-])(\p{Lu}[\p{L}\p{M}]+)[ -]$/u.exec(
    text.slice(Math.max(0, start - 20), start),
  )?.[1];
  return first !== undefined && isPlaceName(`${folded(first).text} ${folded(said).text}`);
}

/** Whether what reads as a surname before a given name is the surname and a verb: `Pemberton will be there` of Will Pemberton. */
export function isWithVerb(said: string, part: 'first' | 'last' | 'full' | null): boolean {
  const verb = part === 'full' ? /^\p{Lu}[\p{L}’'-]+ (\p{Ll}{3,})$/u.exec(said)?.[1] : undefined;
  return verb !== undefined && isInDictionary(verb);
}
