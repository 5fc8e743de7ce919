import type { Draft } from '../compile/draft.ts';
import type { Filters } from './query.ts';

/** What was read of a query, with where it stands. */
export interface Item {
  at: number;
  end: number;
  list: Filters;
  value: string;
}

const SMALL =
  '(?:(?:at|in|on|of|for|with|by|from|to|a|an|the|any|our|yet|been|being|currently|already|those|ones|those that are|that are|which are|who are|who were|working)\\s+)*';
const DENIAL =
  /(?<![\p{L}-])(?:not(?: yet)?|never|no(?! (?:later|earlier|more|less|longer)\b)|none|non|except(?: for)?|excluding|without|with no|other than|but not|apart from|aside from|bar|minus|neither|nobody|no one|(?:is|are|was|were|has|have|had|do|does|did)n't(?: yet)?|outside(?: of)?|anything but|anywhere but)(?=[\s-])/giu;
const BEHIND = new RegExp(`^[\\s-]+${SMALL}$`, 'i');
const GOES_ON = new RegExp(`^\\s*(?:,|/|;)?\\s*(?:(?:or|nor|and|&)\\s+)?${SMALL}$`, 'i');

/** The words of a query that deny, besides those that were read with something: "no-shows", "not moved for a week". */
export const denialsIn = (draft: Draft): Stretch[] =>
  Array.from(draft.text.matchAll(DENIAL), ({ 0: said, index: at }) => ({ at, end: at + said.length })).filter(
    ({ at, end }) => !draft.taken(at, end),
  );

/**
 * Tells what of a query is not wanted: what stands right behind a denial, and what goes on with more of its kind. A denial of
 * nothing that was read is told, with its words, and never taken for a wish.
 * @param items what was read, by place
 * @returns those that are denied, and the denials that nothing was read of
 */
export function deniedOf(draft: Draft, items: readonly Item[]): { denied: Set<Item>; untold: Stretch[] } {
  const denied = new Set<Item>();
  const untold: Stretch[] = [];
  for (const { at: start, end } of denialsIn(draft)) {
    const at = items.findIndex((item) => item.at >= end && BEHIND.test(draft.text.slice(end, item.at)));
    const first = items[at];
    if (first === undefined) {
      const next = /^[\s-]+(?:(?!but\b|and\b|or\b)[\p{L}\p{N}'-]+\s*){0,3}/u.exec(draft.text.slice(end));
      untold.push({ at: start, end: end + (next?.[0].trimEnd().length ?? 0) });
      continue;
    }
    denied.add(first);
    for (let last = at; ; last += 1) {
      const [one, next] = [items[last], items[last + 1]];
      if (one === undefined || next === undefined || next.list !== one.list) break;
      if (!GOES_ON.test(draft.text.slice(one.end, next.at))) break;
      denied.add(next);
    }
  }
  return { denied, untold };
}

/** A part of a query. */
export interface Stretch {
  at: number;
  end: number;
}
