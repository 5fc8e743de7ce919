import { MAX_VALUES } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { PLURAL, type Run } from './runs.ts';

const JOINT =
  /^\s*(?:,\s*(?:(?:and\/or|and|or|&)\s+)?|\s(?:and\/or|and|or|&)\s+|\/\s*|\+\s*)(?:(?:an?|some|any)\s+)?$/i;
const OR = /\bor\b|\//i;

const isFree = ({ facet: { either, together, when, absent } }: Read): boolean =>
  either === null && together === null && when === null && !absent;
const isTrade = (one: Read | undefined): boolean => one?.facet.kind === 'role' && isFree(one);
const isOwn = (one: Read): boolean =>
  (one.facet.kind === 'skill' || one.facet.kind === 'industry') && isFree(one);

const isLevel = ({ facet: { kind } }: Read): boolean => kind === 'seniority';

/** A trade that begins there, with what stands right before it: "Java developers". */
function descriptionAt(draft: Draft, read: Run, from: number): Run | null {
  const [one, next] = [read[from], read[from + 1]];
  if (one === undefined) return null;
  if (isTrade(one)) return [one];
  if (next === undefined || !isOwn(one) || !isTrade(next)) return null;
  return /^[ -]$/.test(draft.text.slice(one.end, next.at)) ? [one, next] : null;
}

/**
 * "Bakers, React developers and roofers": in a list of trades what stands right before a later one is of that one, and nobody has to be
 * of all. What stands before the first may be of them all: "Java developers and testers".
 */
export function tradesWithTools(draft: Draft, read: Run): Run[] | null {
  for (let from = 0; from < read.length; from += 1) {
    const runs: Run[] = [];
    let at = from;
    let goesOn = false;
    for (;;) {
      const run = descriptionAt(draft, read, at);
      const last = runs.at(-1)?.at(-1);
      const isNext = last === undefined || JOINT.test(draft.text.slice(last.end, read[at]?.at));
      if (run === null || !isNext) {
        // "Or junior testers": the list has more than what was taken of it.
        const next = read[at];
        goesOn = last !== undefined && next !== undefined && isNext && isLevel(next);
        break;
      }
      runs.push(run);
      at += run.length;
    }
    const [first] = runs;
    if (first === undefined || first.length > 1 || goesOn || runs.every((run) => run.length === 1)) {
      from += Math.max(0, at - from - 1);
      continue;
    }
    const said = draft.text.slice(first[0]?.at, runs.at(-1)?.at(-1)?.end);
    const arePlural = runs.every((run) => PLURAL.test(draft.text.slice(0, run.at(-1)?.end)));
    if (arePlural || (runs.length > 2 && OR.test(said))) return plainAsOne(draft, runs);
    from = at - 1;
  }
  return null;
}

/** The trades of which nothing more is asked are one condition. */
function plainAsOne(draft: Draft, runs: readonly Run[]): Run[] {
  const plain = runs.flatMap((run) => (run.length === 1 ? run : []));
  const [first, ...others] = plain;
  if (first === undefined) return [...runs];
  for (const other of others) {
    first.facet.values = [...new Set([...first.facet.values, ...other.facet.values])].slice(0, MAX_VALUES);
    first.facet.label = `${first.facet.label} or ${other.facet.label}`.slice(0, 200);
    draft.read.splice(draft.read.indexOf(other), 1);
  }
  return runs.filter(([one]) => one !== undefined && !others.includes(one));
}
