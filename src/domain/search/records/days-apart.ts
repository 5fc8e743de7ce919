import type { Days } from './days.ts';
import type { Item } from './item.ts';
import type { Told } from './other-money.ts';
import type { Said } from './plain-text.ts';
import type { Condition } from './query.ts';

/**
 * "With an interview tomorrow or next week": days that lie apart, of records that belong to others. One of either will do, and who
 * has none has none of each. How many there are of both together cannot be asked, which is told.
 */
export function daysApart(said: Said, items: readonly Item[]): { kept: Item[]; told: Told[] } {
  const told: Told[] = [];
  const kept = items.map((item): Item => {
    const { apart, ...plain } = item;
    const [own, ...more] = item.conditions;
    if (apart === undefined || apart.length === 0 || own === undefined || more.length > 0) return plain;
    const isOne = (own.min ?? 0) <= 1 && own.max === null;
    if (item.rank === undefined && (isOne || own.max === 0))
      return { ...plain, isAny: isOne, conditions: [own, ...apart.map((days) => on(own, days))] };
    const why = `${said.text.slice(item.at, item.end)} (only the first of the days is counted)`;
    told.push({ at: item.at, end: item.end, why });
    return plain;
  });
  return { kept, told };
}

const on = (own: Condition, [from, to]: Days): Condition => ({
  ...own,
  of: own.of.map((one) => (one.from === null && one.to === null ? one : { ...one, from, to })),
});
