import { matchesOf } from '#src/lib/matches.ts';
import type { Said, Stretch } from './plain-text.ts';

const SMALL =
  '(?:(?:at|in|on|of|for|with|by|from|to|an?|the|any|our|yet|been|being|currently|already|those|ones?|that|this|which|who|are|is|was|were|have|has|got|working|anything|anyone|anybody|everything|everyone|things?|stuff|get|gone|go|end up|become|paid|their|from|owned|run|handled|jobs?|roles?|interviews?|applications?|people|candidates?|clients?|belonging|still|just|also)\\s+)*';
const DENIAL =
  /(?<![\p{L}-])(?:(?:is |are |was |were |has |have |had |do |does |did |can |will |would |should |could )?not(?: yet)?(?: counting| including| include| showing)?|never|no(?! (?:later|earlier|more|less|longer)\b)|none|non|except(?:ing)?(?: for)?|excluding|exclud(?:e|es)|ex|leav(?:e|ing) out|left out|ignor(?:e|ing)|skip(?:ping)?|without|with no|other than|rather than|but not|apart from|aside from|bar(?:ring)?|minus|less|neither|nobody|no one|outside(?: of)?|anything but|anywhere but|anyone but|everything but|everyone but|all but)(?=[\s-])/giu;
const BEHIND = new RegExp(`^[\\s-]+${SMALL}$`, 'i');
const GOES_ON = new RegExp(`^(?:'s)?\\s*(?:,|/|;|\\+)?\\s*(?:(?:or|nor|and|&|not)\\s+)*${SMALL}$`, 'i');

/** What was read of a search, with the field that it is of. */
export interface Item extends Stretch {
  field: string;
}

/** The words of a search that deny, besides those that were read with something: "no-shows", "not moved for a week". */
export const denialsIn = (said: Said): Stretch[] =>
  matchesOf(DENIAL, said.text)
    .map(({ 0: word, index: at }) => ({ at, end: at + word.length }))
    .filter(({ at, end }) => !said.taken(at, end));

/**
 * Tells what of a search is not wanted: what stands right behind a denial, and what goes on with more of its kind. A denial of
 * nothing that was read is told, with its words, and never taken for a wish.
 * @param items what was read, by place
 * @returns those that are denied, and the denials that nothing was read of
 */
export function deniedOf<I extends Item>(
  said: Said,
  items: readonly I[],
): { denied: Set<I>; untold: Stretch[] } {
  const denied = new Set<I>();
  const untold: Stretch[] = [];
  for (const denial of denialsIn(said)) {
    const at = items.findIndex(
      (item) => item.at >= denial.end && BEHIND.test(said.text.slice(denial.end, item.at)),
    );
    const first = items[at];
    if (first === undefined) {
      untold.push(denial);
      continue;
    }
    said.blot(denial);
    denied.add(first);
    for (let last = at; ; last += 1) {
      const [one, next] = [items[last], items[last + 1]];
      if (one === undefined || next === undefined || next.field !== one.field) break;
      if (!GOES_ON.test(said.text.slice(one.end, next.at))) break;
      denied.add(next);
    }
  }
  return { denied, untold };
}
