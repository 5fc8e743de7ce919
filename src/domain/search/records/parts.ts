import { isApart, SINGLE } from './clauses.ts';
import type { Item } from './item.ts';
import type { Join } from './join-words.ts';

/** Of these too a list of two is one or the other. */
const LISTABLE: ReadonlySet<string> = new Set([
  ...SINGLE,
  ...['title', 'starts', 'opened', 'moved', 'created', 'submitted', 'hours'],
]);
/** Whether two parts ask two different things of one. */
export const isTwo = (one: readonly Item[], other: readonly Item[]): boolean => {
  const [first, second] = [one, other].map((items) => items.flatMap(({ conditions }) => conditions));
  return (
    first !== undefined &&
    second !== undefined &&
    first.length > 0 &&
    second.length > 0 &&
    (first.some(({ values }) => values.length > 0)
      ? isApart(first, second)
      : JSON.stringify(first) !== JSON.stringify(second))
  );
};

const fieldsOf = (items: readonly Item[]): string =>
  [...new Set(items.map(({ field }) => field))].toSorted().join(' ');

/** Whether two parts ask the same things, each of one that the other is not. */
export function isAlike(one: readonly Item[], other: readonly Item[]): boolean {
  const fields = fieldsOf(one);
  if (fields !== fieldsOf(other) || !fields.includes(' ')) return false;
  const of = (items: readonly Item[], field: string) =>
    items.filter((item) => item.field === field).flatMap(({ conditions }) => conditions);
  return (
    fields
      .split(' ')
      .every(
        (field) =>
          !SINGLE.has(field) ||
          isApart(of(one, field), of(other, field)) ||
          JSON.stringify(of(one, field)) === JSON.stringify(of(other, field)),
      ) &&
    (fields === 'hours starts' ||
      fields.split(' ').some((field) => SINGLE.has(field) && isApart(of(one, field), of(other, field))))
  );
}

/** The longest end of one part and beginning of the next that are alike. */
export function pairOf(
  left: readonly Item[],
  right: readonly Item[],
): { left: Item[]; right: Item[] } | null {
  for (let length = right.length; length > 1; length -= 1)
    for (let own = 2; own <= left.length; own += 1) {
      if (!isAlike(left.slice(-own), right.slice(0, length))) continue;
      // "Hull and Leeds open": all of the list.
      let first = left.length - own;
      while (first > 0 && left[first - 1]?.field === left[first]?.field) first -= 1;
      return { left: left.slice(first), right: right.slice(0, length) };
    }
  return null;
}

/** "Leeds jobs on hold or with no applicants": an "or" between two kinds may part all that stands beside it. */
export function orOverAll(left: readonly Item[], right: readonly Item[]): Item[][] | null {
  const [before, next] = [left.at(-1), right[0]];
  const isLone = left.length + right.length < 3;
  return before === undefined || next === undefined || before.field === next.field || isLone
    ? null
    : [[...left], [...right]];
}

/** "Hybrid and in Leeds, or remote": an "or" between two of one thing parts all from the first of them on. */
export function fromSame(spoken: readonly Item[], at: number, left: Item[]): Item[] {
  const next = spoken[at];
  if (next === undefined || !SINGLE.has(next.field) || left.some(({ field }) => field === next.field))
    return left;
  const first = spoken.slice(0, at).findLastIndex(({ field }) => field === next.field);
  const own = spoken[first];
  return own !== undefined && isTwo([own], [next]) ? spoken.slice(first, at) : left;
}

/** "Phone ones on Friday and all client ones next week": what cannot be both at once is two ways. */
export const isAtOdds = (left: readonly Item[], right: readonly Item[]): boolean =>
  left.length > 1 &&
  right.length > 1 &&
  left.some((one) =>
    right.some(
      (other) =>
        one.field === other.field &&
        LISTABLE.has(one.field) &&
        one.field !== 'title' &&
        isTwo([one], [other]),
    ),
  );

interface Reach {
  ways: Item[][];
  /** What may reach over one or over all, and that one. */
  rest: Item[];
  of: Item[];
  isOfOne: boolean;
  /** The ways where it reaches over all, if these are no plain list. */
  wide?: Item[][];
}

/** "Leeds, and Hull ones on hold": what is said of the last of a list alone, or of all of it. */
export function reachOf(
  spoken: readonly Item[],
  at: number,
  left: readonly Item[],
  right: readonly Item[],
  { isOr, isSetOff, hasOwnNoun }: Join,
): Reach | null {
  const [before, next] = [left.at(-1), right[0]];
  // Of a list the last decides: "Dan, Priya or Aisha have held this week".
  if (before === undefined || next === undefined || right[1]?.field === next.field) return null;
  const isOther = (item: Item): boolean => item.field !== next.field;
  const own = right.filter((item) => !isOther(item));
  const same = left.filter((item) => !isOther(item));
  const isListed = LISTABLE.has(next.field) && same.length > 0 && isTwo(same, own);
  // "Rejected on salary or withdrawn": an "or" between two of one thing parts what stands before it.
  const isParted = isOr && before.field !== next.field;
  if (!isListed || (!isSetOff && !hasOwnNoun && !isParted)) return null;
  const rest = right.filter(isOther);
  if (rest.length > 0 && before.field === next.field) {
    const list = [before];
    for (let one = at - 2; one >= 0 && spoken[one]?.field === next.field; one -= 1) {
      const more = spoken[one];
      if (more !== undefined) list.unshift(more);
    }
    return { ways: [list, [...right]], rest, of: own, isOfOne: isSetOff && hasOwnNoun };
  }
  // "Kestrel jobs in Leeds, and Redcliffe ones": what stands behind the first.
  const behind = left.slice(left.findIndex((item) => !isOther(item)) + 1).filter(isOther);
  if (rest.length > 0 || behind.length === 0 || before.field === next.field) return null;
  return {
    ways: [[...same, ...behind], [...right]],
    rest: behind,
    of: same,
    isOfOne: isParted,
    ...(isParted && { wide: [same, [...right]] }),
  };
}
