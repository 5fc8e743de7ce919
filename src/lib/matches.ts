import { mayMatch, tried } from './pattern-needs.ts';

/** From so many letters on a pattern costs more, compiled for the first time at least, than to see whether it may match. */
const LONG = 400;

/**
 * All matches of a global pattern in a text, like `text.matchAll(pattern)`. That one works on a copy of the pattern: once
 * the garbage collector has dropped what was compiled of it, each copy is compiled anew, which takes milliseconds for
 * a pattern of a thousand words. This uses the pattern itself.
 * @param isSkipped tells of a place where no match may begin; what matches behind it is still found
 */
export function matchesOf(
  pattern: RegExp,
  text: string,
  isSkipped: (text: string, at: number) => boolean = () => false,
): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`not a global pattern: ${pattern}`);
  if (pattern.source.length > LONG && !mayMatch(pattern, tried(text))) return [];
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (isSkipped(text, match.index)) {
      pattern.lastIndex = match.index + 1;
      continue;
    }
    found.push(match);
    if (match[0] === '') pattern.lastIndex += widthAt(text, pattern.lastIndex);
  }
  pattern.lastIndex = 0;
  return found;
}

const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/**
 * All matches of any of some global patterns in a text, none of which reach into another: as of one pattern that has them as alternatives
 * in this order. The engine does not optimize a pattern of more than 20,000 letters, which then takes twenty times as long as two of half
 * the length.
 */
export function matchesOfAny(patterns: readonly RegExp[], text: string): RegExpExecArray[] {
  for (const pattern of patterns)
    if (!pattern.global) throw new TypeError(`not a global pattern: ${pattern}`);
  const likely = patterns.filter((pattern) => mayMatch(pattern, tried(text)));
  const found: RegExpExecArray[] = [];
  for (let from = 0; from <= text.length; ) {
    let first: RegExpExecArray | null = null;
    for (const pattern of likely) {
      pattern.lastIndex = from;
      const match = pattern.exec(text);
      pattern.lastIndex = 0;
      if (match !== null && (first === null || match.index < first.index)) first = match;
    }
    if (first === null) return found;
    found.push(first);
    const end = first.index + first[0].length;
    from = first[0] === '' ? end + widthAt(text, end) : end;
  }
  return found;
}
