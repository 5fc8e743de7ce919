import { isOr } from './clauses.ts';
import type { Item } from './item.ts';
import type { Joined } from './join-words.ts';
import { isTwo } from './parts.ts';

const DAYS: ReadonlySet<string> = new Set(['starts', 'opened', 'moved', 'created', 'submitted', 'updated']);

/** "Referrals this month and applicants last week": two stretches of days that no list joins, so that both have to hold. */
export function twiceIn(text: string, spoken: readonly Item[], { all }: Pick<Joined, 'all'>): string[] {
  const isAlone = ({ conditions: [only, ...more] }: Item): boolean =>
    only !== undefined &&
    more.length === 0 &&
    only.from !== null &&
    only.to !== null &&
    !only.not &&
    all.some(
      ({ any: [one, ...others] }) => others.length === 0 && JSON.stringify(one) === JSON.stringify(only),
    );
  return spoken.flatMap((item, at) => {
    const other = spoken.slice(at + 1).find(({ field }) => field === item.field);
    if (other === undefined || !DAYS.has(item.field) || !isTwo([item], [other])) return [];
    const between = text.slice(item.end, other.at);
    return /\b(?:and|or|plus)\b/i.test(between) && isAlone(item) && isAlone(other)
      ? [`${text.slice(item.at, other.end).trim()} (only what lies in both is found)`]
      : [];
  });
}

/** "With no applicants or urgent, Dan's": an "or" whose one side nothing read. */
export function looseIn(text: string, spoken: readonly Item[], denied: ReadonlySet<Item>): string[] {
  return spoken.slice(1).flatMap((item, at) => {
    const before = spoken[at];
    if (before === undefined || denied.has(item) || denied.has(before) || before.end > item.at) return [];
    const between = text.slice(before.end, item.at);
    // "Had on or got on, last week" joins two words and no two conditions.
    if (!/\bor(?: [\p{L}-]+){0,2} *$/iu.test(between) || isOr(between) || before.field === item.field)
      return [];
    return [`${text.slice(before.at, item.end).trim()} ("or": both are asked for)`];
  });
}
