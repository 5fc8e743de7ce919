import { clausesOf } from './clauses.ts';
import type { Item } from './item.ts';
import { type Joined, LEAVES_OUT, OWN_BEFORE, OWN_BEHIND, STOPS } from './join-words.ts';

/** "Next week except Kestrel on Monday": what is left out is both at once. */
export function leftOutTogether(
  text: string,
  items: readonly Item[],
  denied: ReadonlySet<Item>,
  flat: Joined,
): Joined | null {
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    // "Except Kestrel and remote ones": both are left out, or the second is asked for.
    if (next && denied.has(item) && denied.has(next) && next.field !== item.field) {
      const joint = text.slice(item.end, next.at);
      if (!/\band\b|&/i.test(joint) || /\b(?:not|no|nor|never|without)\b/i.test(joint)) continue;
      const all = clausesOf(text, items, new Set([...denied].filter((one) => one !== next)));
      const how = `"${text.slice(next.at, next.end).trim()}" was left out too`;
      return { ...flat, otherwise: { all, how } };
    }
    if (!denied.has(item) || next === undefined || denied.has(next) || next.end === next.at) continue;
    if (next.field === item.field || item.conditions.length > 1) continue;
    if (next.isAny && next.conditions.length > 1) continue;
    const between = text.slice(item.end, next.at);
    const first = items.find((one) => denied.has(one) && LEAVES_OUT.test(text.slice(0, one.at)));
    if (STOPS.test(between) || first === undefined || first.at > item.at) continue;
    const own = items.filter((one) => denied.has(one) && one.field === item.field && one.at >= first.at);
    const rest = items.filter((one) => one !== next && !own.includes(one));
    const together = [
      ...clausesOf(text, rest, denied),
      ...own.flatMap(({ conditions }) =>
        conditions.map((one) => ({
          any: [{ ...one, not: !one.not }, ...next.conditions.map((each) => ({ ...each, not: !each.not }))],
        })),
      ),
    ];
    const said = text.slice(first.at, next.end).trim();
    const isDay = next.conditions.some(({ from, to }) => from !== null || to !== null);
    const isTogether =
      rest.some(({ field }) => field === next.field) || OWN_BEHIND.test(between) || OWN_BEFORE.test(between);
    // "Excluding internals next week" says when for all that is asked.
    if (!isTogether && isDay) continue;
    return isTogether
      ? {
          ...flat,
          all: together,
          otherwise: { all: flat.all, how: `"${said}" was left out as one` },
        }
      : {
          ...flat,
          otherwise: {
            all: together,
            how: `"${text.slice(next.at, next.end).trim()}" was read as asked for, and not as part of what is left out`,
          },
        };
  }
  return null;
}
