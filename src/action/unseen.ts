import type { RecordChange } from '#src/domain/context.ts';
import type { Gate, ScopeSet, Touch } from '#src/lib/money.ts';

/** The touches of an action's inputs, each resolved to the gates of the record. */
export type Touches = ReadonlyMap<string, { sets: readonly Gate[]; all: readonly Gate[] }>;

const NONE: readonly never[] = [];
const within = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`);

/** @throws Error for a path that the record does not gate, which is a mistake of the definition */
export function compileTouches(
  touches: Readonly<Record<string, Touch | undefined>>,
  gates: readonly Gate[],
): Touches {
  const gatesAt = (path: string): Gate[] => {
    const found = gates.filter((gate) => within(gate.path, path) || within(path, gate.path));
    if (found.length === 0) throw new Error(`Nothing of ${path} is gated`);
    return found;
  };
  return new Map(
    Object.entries(touches).map(([input, { sets, moves = [] } = {}]) => {
      const own = sets === undefined ? [] : gatesAt(sets);
      return [input, { sets: own, all: [...own, ...moves.flatMap(gatesAt)] }];
    }),
  );
}

/** What a request reaches of a record: what it says of gated members, and what follows for others. */
export interface Reached {
  readonly gates: readonly Gate[];
  /** Whether it sets a member that the credential may not see: then it is a change, whatever is stored. */
  readonly blind: boolean;
}

const NOTHING: Reached = { gates: NONE, blind: false };

/** What an input reaches. It goes by what is given alone, never by what is stored. */
export function reachedBy(touches: Touches | undefined, input: unknown, scopes: ScopeSet): Reached {
  if (touches === undefined || touches.size === 0 || typeof input !== 'object' || input === null)
    return NOTHING;
  const gates: Gate[] = [];
  let blind = false;
  for (const [name, value] of Object.entries(input)) {
    const touch = value === undefined ? undefined : touches.get(name);
    if (touch === undefined) continue;
    gates.push(...touch.all);
    blind ||= touch.sets.some(({ scope }) => !scopes.has(scope));
  }
  return { gates, blind };
}

const member = (path: string): string => path.split('.', 1)[0] ?? path;

/**
 * Notes on a change which gated members the request reached: they are told as changed whether or not they moved, so that
 * the feed, the activities and plans say the same whatever was stored. One inside a member that is openly null is none.
 */
export function tellReached(change: RecordChange, gates: readonly Gate[]): void {
  if (gates.length === 0 || change.before === null || change.after === null) return;
  const [before, after] = [change.before, change.after];
  const isOpen = ({ path }: Gate): boolean =>
    path !== member(path) &&
    Reflect.get(before, member(path)) == null &&
    Reflect.get(after, member(path)) == null;
  change.reached = [...new Set(gates.filter((gate) => !isOpen(gate)).map(({ path }) => member(path)))];
}

/** The members of a record that hold something hidden from these scopes. */
export function hiddenMembers(gates: readonly Gate[], scopes: ScopeSet): ReadonlySet<string> {
  return new Set(gates.filter(({ scope }) => !scopes.has(scope)).map(({ path }) => member(path)));
}

/** The names of the members of an update that differ or were reached, timestamps of the record aside; else null. */
export function fieldsOf({ before, after, reached = NONE }: RecordChange): string[] | null {
  if (before === null || after === null) return null;
  const changed = changedFields(before, after);
  if (reached.every((name) => changed.includes(name))) return changed;
  return Object.keys(after).filter((name) => changed.includes(name) || reached.includes(name));
}

/** The names of the members that differ, timestamps of the record itself aside. */
export function changedFields(before: object, after: object): string[] {
  const old = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(
      ([key, value]) =>
        key !== 'updated_at' && !same(value, old[key]) && JSON.stringify(value) !== JSON.stringify(old[key]),
    )
    .map(([key]) => key);
}

/** Whether two values have the same members; cheaper than comparing them as text, where most are the same. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || names.length !== Object.keys(b).length) return false;
  return names.every((name) =>
    same((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}
