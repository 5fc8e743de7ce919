import { tokensOf } from '#src/lib/tokens.ts';
import type { BriefLine } from './schema.ts';

/** What the names of members, and the estimate, may add to the lines themselves. */
const SLACK = 0.9;

/**
 * The lines that fit in a budget of tokens beside the rest of an answer: one of each part, then a second of each, and so
 * on, so that no long part hides another. The parts come in the order of their importance.
 */
export function withinBudget<S extends string>(
  parts: Readonly<Record<S, readonly BriefLine[]>>,
  rest: object,
  budget: number,
): { shown: Record<S, BriefLine[]>; left: number } {
  const names = Object.keys(parts) as S[];
  const shown = Object.fromEntries(names.map((name): [S, BriefLine[]] => [name, []])) as Record<
    S,
    BriefLine[]
  >;
  let used = tokensOf(JSON.stringify(rest));
  let left = 0;
  const longest = Math.max(0, ...names.map((name) => parts[name].length));
  for (let at = 0; at < longest; at += 1) {
    for (const name of names) {
      const line = parts[name][at];
      if (line === undefined) continue;
      const cost = tokensOf(JSON.stringify(line));
      if (used + cost > budget * SLACK) left += 1;
      else {
        used += cost;
        shown[name].push(line);
      }
    }
  }
  return { shown, left };
}
