import { clausesOf } from './clauses.ts';
import type { Item } from './item.ts';
import { type Clauses, type Joined, joinIn, STOPS } from './join-words.ts';
import { leftOutTogether } from './left-out-together.ts';
import { looseIn, twiceIn } from './loose-joins.ts';
import { fromSame, isAlike, isAtOdds, orOverAll, pairOf, reachOf } from './parts.ts';

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
  flat.loose.push(...twiceIn(text, spoken, flat));
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
      // "Hull and Leeds open": a list of one thing goes on.
      const next = spoken[at - step];
      const isList = item.field === next?.field && at !== from && !/[;.!?]|\bbut\b/i.test(gap);
      if (isBracketed ? gap.includes(step === 1 ? ')' : '(') : STOPS.test(gap) && !isList) break;
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
      const whole = spoken.slice(0, at);
      const isClear = !whole.some((item) => denied.has(item));
      // "Jobs in Hull, plus anything Dan has on hold".
      if (join.isMore && isClear) {
        const more = apart([whole, right]);
        const how = `${said(right)} was read as more besides ${said(whole)}`;
        if (more.either !== null) return { ...more, otherwise: { all: flat.all, how } };
      }
      const before = join.isSetOff && isClear ? whole : left;
      const other = flat.otherwise === null && join.isOr ? orOverAll(before, right) : null;
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

/** The clauses that hold where all of one of some ways do; null where they are too many. */
function oneOf(ways: readonly Clauses[]): Clauses | null {
  let crossed: Clauses = [{ any: [] }];
  for (const way of ways)
    crossed = crossed.flatMap(({ any }) => way.map((clause) => ({ any: [...any, ...clause.any] })));
  return crossed.length > 30 || crossed.some(({ any }) => any.length > 10) ? null : crossed;
}
