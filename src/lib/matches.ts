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
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  pattern.lastIndex = 0;
  return found;
}
