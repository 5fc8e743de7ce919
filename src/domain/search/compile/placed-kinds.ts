import type { FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import type { Run } from './runs.ts';

/** What a list of what is wanted where begins behind: "developers: Java in Leeds, frontend in York". */
const BEHIND_TRADE = /^[^:]{3,60}(?:\p{L}\s*:|\p{L}\s+[-–—])\s+$/u;
const NEXT = /^\s*(?:[,;]|,?\s*(?:and|or|&|plus))\s+$/i;
const PLACED = /^\s+(?:(?:in|at|near|around|for)\s+(?:the\s+)?)?$|^\s*\(\s*$/i;
const WHICH: ReadonlySet<FacetKind> = new Set(['role', 'skill', 'certification', 'keyword']);
const isPlace = ({ facet: { kind } }: Read): boolean => kind === 'location';

/**
 * "Electricians: HV in Perth, solar in Sydney": of what stands in a list behind a trade each has a place of its own, whatever kinds of
 * conditions they are. Read one by one, both would be asked of everybody.
 * @returns the conditions of each; null where the list holds anything else
 */
export function placedKinds(draft: Draft): Run[] | null {
  const read: Run = draft.read
    .filter(({ facet: { kind, strength } }) => kind !== 'unsupported' && strength === 'must')
    .toSorted((a, b) => a.at - b.at);
  // The trade may have gone into those that the list names.
  // "Nurses: ICU" is one title.
  const isTitle = read[0]?.facet.kind === 'role' && draft.text.slice(read[0].at, read[0].end).includes(':');
  const from = isTitle ? 0 : read.findIndex(({ at }) => BEHIND_TRADE.test(draft.text.slice(0, at)));
  if (from < 0 || read.slice(0, from).some(({ facet: { kind } }) => kind !== 'role')) return null;
  const runs: Read[][] = [];
  // What is a skill and a field of business stands there twice.
  const behind = read.slice(from).filter(({ at }, index, all) => at !== all[index - 1]?.at);
  for (const [index, one] of behind.entries()) {
    const last = behind[index - 1];
    const between = last === undefined ? '' : draft.text.slice(last.end, one.at).replace(/^\)/, '');
    const run = runs.at(-1);
    if (isPlace(one)) {
      const isListed = last !== undefined && isPlace(last) && /^\s*(?:or|\/)\s*$/i.test(between);
      if (run === undefined || !(isListed || PLACED.test(between))) break;
      run.push(one);
    } else if (WHICH.has(one.facet.kind) && (last === undefined || (isPlace(last) && NEXT.test(between))))
      runs.push([one]);
    else break;
  }
  if (runs.at(-1)?.some(isPlace) === false) runs.pop();
  const kinds = new Set(runs.map(([first]) => first?.facet.kind));
  const isOther =
    kinds.size > 1 || runs.flat().some(({ facet }) => facet.either !== null || facet.kind === 'keyword');
  if (runs.length < 2 || !isOther || runs.some((run) => run.length < 2)) return null;
  for (const { at, facet } of runs.flat()) {
    if (facet.either === null) continue;
    // Of either of two readings the first stands for both.
    for (const other of draft.read.filter((each) => each.at === at && each.facet !== facet))
      draft.read.splice(draft.read.indexOf(other), 1);
    facet.either = null;
  }
  return runs;
}
