import { mayMatchOf, type Tried, tried } from '#src/lib/pattern-needs.ts';

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

const known = new WeakMap<Ways, (text: Tried) => Uint8Array>();

/** Which of the ways may be in a text, found for the whole list at once. */
function likelyOf(ways: Ways): (text: Tried) => Uint8Array {
  const likely = known.get(ways) ?? mayMatchOf(ways.map(([way]) => way));
  known.set(ways, likely);
  return likely;
}

export function put(text: string, ways: Ways): string {
  const likely = likelyOf(ways);
  let said = text;
  let marks = likely(tried(said));
  for (let at = marks.indexOf(1); at >= 0; at = marks.indexOf(1, at + 1)) {
    const [way, plain] = ways[at] ?? [/(?!)/, ''];
    const next = said.replace(way, plain);
    if (next === said) continue;
    said = next;
    marks = likely(tried(said));
  }
  return said;
}
