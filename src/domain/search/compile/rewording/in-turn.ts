import { mayMatch, tried } from '#src/lib/pattern-needs.ts';

/** Ways of saying something, each with what is put in its place. */
export type Ways = readonly (readonly [RegExp, string])[];

/** A text with each way of saying put in its plain words, one after the other; what stands in quotes is left. */
export const inTurn = (text: string, ways: Ways): string => outsideQuotes(text, (part) => put(part, ways));

/** A text with each of its parts that stand in no quotes changed. */
export const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split('"')
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('"');

export function put(text: string, ways: Ways): string {
  let said = text;
  let seen = tried(said);
  for (const [way, plain] of ways) {
    if (!mayMatch(way, seen)) continue;
    const next = said.replace(way, plain);
    if (next === said) continue;
    said = next;
    seen = tried(said);
  }
  return said;
}
