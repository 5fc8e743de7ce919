import { clausesOf, isApart, isOr, SINGLE } from './clauses.ts';
import type { Item } from './item.ts';
import type { EntityQuery } from './query.ts';

type Clauses = EntityQuery['all'];

/** How the words of a search that join others were read. */
export interface Joined {
  all: Clauses;
  /** The ways of which one will do, and what holds of each of them: the same as `all`, to be said. */
  either: { shared: Clauses; ways: Clauses[] } | null;
  /** What its words may mean as well, and what of them reaches how far. */
  otherwise: { all: Clauses; how: string } | null;
  /** An "or" that joins nothing, with what stands beside it: both are asked for. */
  loose: string[];
}

const NOUN =
  '(?:ones?|jobs?|roles?|vacanc(?:y|ies)|positions?|people|candidates?|applicants?|applications?|interviews?|contracts?)';
const SOMEBODY =
  '(?:any(?:one|body|thing)|every(?:one|body|thing)|those|whoever|whatever|people|candidates?|all|ones?)';
const SMALL = `(?:(?:at|in|on|of|for|with|by|from|to|an?|the|any|that|which|who|are|is|was|were|have|has|had|been|also|still|now|currently|either|both|got|being|all|too|${SOMEBODY}|${NOUN})\\s+)*`;
/** What joins two parts of a search: "Leeds ones, and Hull". */
const JOIN = new RegExp(
  `^(?:'s)?\\)?(?<noun>(?: ${NOUN})*)\\s*(?:(?<comma>[,;])\\s*)?(?:(?<word>and also|and|or|plus|as well as|along with|together with|also|and/or)\\s+|(?<sign>[&+/])\\s*)?(?<led>${SMALL})\\(?$`,
  'i',
);
const OWN_BEFORE = new RegExp(`\\b${SOMEBODY}\\b|\\b${NOUN}\\b`, 'i');
const OWN_BEHIND = new RegExp(`^(?:'s)? ${NOUN}(?![\\p{L}])`, 'iu');
/** "Video or phone interviews" are interviews both; "Kestrel jobs and Pennine jobs" say it twice. */
const ONES_BEHIND = /^(?:'s)? ones?(?![\p{L}])/iu;
/** Where a part of a search ends. */
const STOPS = /[,;.!?]|\b(?:or|and|plus|but|as well as|also|except|excluding|not)\b/i;
const LEAVES_OUT =
  /\b(?:except(?:ing)?(?: for)?|excluding|apart from|aside from|other than|bar(?:ring)?|minus|leaving out|but not|but|not counting|not including)\s+(?:(?:the|any|all|those|our|my|for|at|in|with)\s+)*$/i;

/** Of these too a list of two is one or the other. */
const LISTABLE: ReadonlySet<string> = new Set([
  ...SINGLE,
  ...['title', 'starts', 'opened', 'moved', 'created', 'submitted', 'hours'],
]);
const isTwo = (one: readonly Item[], other: readonly Item[]): boolean => {
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

interface Join {
  isOr: boolean;
  isSetOff: boolean;
  hasOwnNoun: boolean;
}

/**
 * Puts together what was read. Two parts that ask the same things of two ("Kestrel rejects and Halcyon withdrawals") are two
 * ways of which each keeps its own; where a part that is joined may reach over one or several, it is read one way, and the other
 * is given as well.
 */
export function joinedOf(text: string, items: readonly Item[], denied: ReadonlySet<Item>): Joined {
  const spoken = items.filter(({ at, end }) => end > at);
  const between = (at: number): string => text.slice(spoken[at - 1]?.end ?? 0, spoken[at]?.at);
  const flat: Joined = {
    all: clausesOf(text, items, denied),
    either: null,
    otherwise: null,
    loose: looseIn(text, spoken, denied),
  };
  const apart = (ways: readonly (readonly Item[])[]): Joined => {
    const inside = new Set(ways.flat());
    const shared = clausesOf(
      text,
      items.filter((item) => !inside.has(item)),
      denied,
    );
    const each = ways.map((way) => clausesOf(text, way, denied));
    const crossed = oneOf(each);
    if (crossed === null) return flat;
    const loose = looseIn(
      text,
      spoken.filter((item) => !inside.has(item)),
      denied,
    );
    return { all: [...shared, ...crossed], either: { shared, ways: each }, otherwise: null, loose };
  };
  const said = (some: readonly Item[]): string => {
    const [first, last] = [some[0], some.at(-1)];
    return first === undefined || last === undefined ? '' : `"${text.slice(first.at, last.end).trim()}"`;
  };
  /** The items from a place on, in a direction, up to where their part of the search ends. */
  const part = (from: number, step: 1 | -1): Item[] => {
    const found: Item[] = [];
    const isBracketed =
      step === 1
        ? /\(\s*$/.test(between(from))
        : /^(?:'s)?\s*\)/.test(text.slice(spoken[from]?.end, spoken[from + 1]?.at));
    for (let at = from; at >= 0 && at < spoken.length; at += step) {
      const item = spoken[at];
      if (item === undefined) break;
      const gap = at === from ? '' : between(step === 1 ? at : at + 1);
      if (isBracketed ? (step === 1 ? gap.includes(')') : gap.includes('(')) : STOPS.test(gap)) break;
      found.push(item);
    }
    return step === 1 ? found : found.toReversed();
  };
  for (let at = 1; at < spoken.length; at += 1) {
    const join = joinIn(between(at), text.slice(spoken[at]?.end ?? 0));
    if (join === null) continue;
    const [beside, right] = [part(at - 1, -1), part(at, 1)];
    const left = join.isOr ? fromSame(spoken, at, beside) : beside;
    if ([...left, ...right].some((item) => denied.has(item))) continue;
    const pair =
      pairOf(left, right) ??
      (join.hasOwnNoun && isAtOdds(left, right) && left.at(-1)?.field !== right[0]?.field
        ? { left, right }
        : null);
    if (pair !== null) {
      const ways = [pair.left, pair.right];
      let next = at + pair.right.length;
      for (; joinIn(between(next), '') !== null; ) {
        const more = part(next, 1).slice(0, pair.right.length);
        if (!isAlike(more, pair.right) || more.some((item) => denied.has(item))) break;
        ways.push(more);
        next += more.length;
      }
      const rest = part(at, 1).slice(pair.right.length);
      const read = apart(ways);
      if (rest.length === 0 || ways.length > 2) return read;
      const last = apart([pair.left, [...pair.right, ...rest]]);
      return {
        ...read,
        otherwise: {
          all: last.all,
          how: `${said(rest)} was read of ${said(pair.left)} as well as of ${said(pair.right)}`,
        },
      };
    }
    const isInBrackets = /\(\s*$/.test(between(at));
    const isEither = isInBrackets || /\beither\b[^,;.]*$/i.test(text.slice(0, spoken[at - 1]?.end));
    const reach = reachOf(spoken, at, left, right, {
      ...join,
      isSetOff: join.isSetOff || isInBrackets,
      hasOwnNoun: join.hasOwnNoun || isEither,
    });
    if (reach === null) {
      const other = flat.otherwise === null && join.isOr ? orOverAll(left, right) : null;
      if (other !== null) {
        const split = apart(other);
        const how = `"or" was read between ${said(left.slice(-1))} and ${said(right.slice(0, 1))} alone`;
        if (split.either !== null) flat.otherwise = { all: split.all, how };
      }
      continue;
    }
    const { ways, rest, of } = reach;
    const split = apart(ways);
    if (split.either === null) continue;
    // Brackets say how far it reaches.
    if (isInBrackets) return split;
    return reach.isOfOne
      ? {
          ...split,
          otherwise: {
            all: reach.wide === undefined ? flat.all : apart(reach.wide).all,
            how: `${said(rest)} was read of ${said(of)} alone`,
          },
        }
      : {
          ...flat,
          otherwise: { all: split.all, how: `${said(rest)} was read of all that it is listed with` },
        };
  }
  return leftOutTogether(text, items, denied, flat) ?? flat;
}

/** "With no applicants or urgent, Dan's": an "or" whose one side nothing read. */
function looseIn(text: string, spoken: readonly Item[], denied: ReadonlySet<Item>): string[] {
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

function joinIn(between: string, behind: string): Join | null {
  const match = JOIN.exec(between);
  const { noun = '', comma, word, sign, led = '' } = match?.groups ?? {};
  if (match === null || (!comma && !word && !sign)) return null;
  return {
    isOr: word !== undefined && /^(?:and\/)?or$/i.test(word),
    isSetOff: comma !== undefined || (word !== undefined && /plus|well|along|together|also/i.test(word)),
    hasOwnNoun: OWN_BEFORE.test(led) || ONES_BEHIND.test(behind) || (noun !== '' && OWN_BEHIND.test(behind)),
  };
}

const fieldsOf = (items: readonly Item[]): string =>
  [...new Set(items.map(({ field }) => field))].toSorted().join(' ');

/** Whether two parts ask the same things, each of one that the other is not. */
function isAlike(one: readonly Item[], other: readonly Item[]): boolean {
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
function pairOf(left: readonly Item[], right: readonly Item[]): { left: Item[]; right: Item[] } | null {
  for (let length = right.length; length > 1; length -= 1)
    for (let own = 2; own <= left.length; own += 1) {
      const [one, other] = [left.slice(-own), right.slice(0, length)];
      if (isAlike(one, other)) return { left: one, right: other };
    }
  return null;
}

/** "Leeds jobs on hold or with no applicants": an "or" between two kinds may part all that stands beside it. */
function orOverAll(left: readonly Item[], right: readonly Item[]): Item[][] | null {
  const [before, next] = [left.at(-1), right[0]];
  const isLone = left.length + right.length < 3;
  return before === undefined || next === undefined || before.field === next.field || isLone
    ? null
    : [[...left], [...right]];
}

/** "Hybrid and in Leeds, or remote": an "or" between two of one thing parts all from the first of them on. */
function fromSame(spoken: readonly Item[], at: number, left: Item[]): Item[] {
  const next = spoken[at];
  if (next === undefined || !SINGLE.has(next.field) || left.some(({ field }) => field === next.field))
    return left;
  const first = spoken.slice(0, at).findLastIndex(({ field }) => field === next.field);
  const own = spoken[first];
  return own !== undefined && isTwo([own], [next]) ? spoken.slice(first, at) : left;
}

/** "Phone ones on Friday and all client ones next week": what cannot be both at once is two ways. */
const isAtOdds = (left: readonly Item[], right: readonly Item[]): boolean =>
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
function reachOf(
  spoken: readonly Item[],
  at: number,
  left: readonly Item[],
  right: readonly Item[],
  { isOr, isSetOff, hasOwnNoun }: Join,
): Reach | null {
  const [before, next] = [left.at(-1), right[0]];
  if (before === undefined || next === undefined) return null;
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

/** "Next week except Kestrel on Monday": what is left out is both at once. */
function leftOutTogether(
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

/** The clauses that hold where all of one of some ways do; null where they are too many. */
function oneOf(ways: readonly Clauses[]): Clauses | null {
  let crossed: Clauses = [{ any: [] }];
  for (const way of ways)
    crossed = crossed.flatMap(({ any }) => way.map((clause) => ({ any: [...any, ...clause.any] })));
  return crossed.length > 30 || crossed.some(({ any }) => any.length > 10) ? null : crossed;
}
