import type { RecordChange } from '#src/domain/context.ts';
import type { Gate, GatedFieldEffect, ScopeSet } from '#src/lib/money.ts';

/** The touches of an action's inputs, each resolved to the gates of the record. */
export type GatedEffects = ReadonlyMap<string, { sets: readonly Gate[]; all: readonly Gate[] }>;

const NONE: readonly never[] = [];
const within = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`);

/** @throws Error for a path that the record does not gate, which is a mistake of the definition */
export function compileGatedEffects(
  effects: Readonly<Record<string, GatedFieldEffect | undefined>>,
  gates: readonly Gate[],
): GatedEffects {
  const gatesAt = (path: string): Gate[] => {
    const found = gates.filter((gate) => within(gate.path, path) || within(path, gate.path));
    if (found.length === 0) throw new Error(`Nothing of ${path} is gated`);
    return found;
  };
  return new Map(
    Object.entries(effects).map(([input, { sets, recalculates = [] } = {}]) => {
      const own = sets === undefined ? [] : gatesAt(sets);
      return [input, { sets: own, all: [...own, ...recalculates.flatMap(gatesAt)] }];
    }),
  );
}

/** The gated members of a record that a request sets or causes to be recalculated. */
export interface AffectedGates {
  readonly gates: readonly Gate[];
  /** Whether it sets a member that the credential may not see: then it counts as a change, whatever is stored. */
  readonly setsHidden: boolean;
}

const NO_GATES: AffectedGates = { gates: NONE, setsHidden: false };

/** The gates that an input affects. This depends on the input alone, never on stored values. */
export function affectedGates(
  effects: GatedEffects | undefined,
  input: unknown,
  scopes: ScopeSet,
): AffectedGates {
  if (effects === undefined || effects.size === 0 || typeof input !== 'object' || input === null)
    return NO_GATES;
  const gates: Gate[] = [];
  let setsHidden = false;
  for (const [name, value] of Object.entries(input)) {
    const effect = value === undefined ? undefined : effects.get(name);
    if (effect === undefined) continue;
    gates.push(...effect.all);
    setsHidden ||= effect.sets.some(({ scope }) => !scopes.has(scope));
  }
  return { gates, setsHidden };
}

const member = (path: string): string => path.split('.', 1)[0] ?? path;

/**
 * Notes on a change which gated members the request affects. They are reported as changed whether or not they did, so
 * that the feed, the activities and plans do not reveal stored values. Members inside one that is visibly null are left
 * out.
 */
export function noteReachedMembers(change: RecordChange, gates: readonly Gate[]): void {
  if (gates.length === 0 || change.before === null || change.after === null) return;
  const [before, after] = [change.before, change.after];
  const isOpen = ({ path }: Gate): boolean =>
    path !== member(path) &&
    Reflect.get(before, member(path)) == null &&
    Reflect.get(after, member(path)) == null;
  change.reached = [...new Set(gates.filter((gate) => !isOpen(gate)).map(({ path }) => member(path)))];
}

/** The members of a record with values that these scopes hide. */
export function hiddenMembers(gates: readonly Gate[], scopes: ScopeSet): ReadonlySet<string> {
  return new Set(gates.filter(({ scope }) => !scopes.has(scope)).map(({ path }) => member(path)));
}

/** The members that an update changed or affected, without updated_at; null for a create or delete. */
export function reportedFields({ before, after, reached = NONE }: RecordChange): string[] | null {
  if (before === null || after === null) return null;
  const changed = changedFields(before, after);
  if (reached.every((name) => changed.includes(name))) return changed;
  return Object.keys(after).filter((name) => changed.includes(name) || reached.includes(name));
}

/** The names of the members that differ, without updated_at. */
export function changedFields(before: object, after: object): string[] {
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const changed: string[] = [];
  for (const key in now) {
    const [was, is] = [old[key], now[key]];
    if (key !== 'updated_at' && !same(is, was) && JSON.stringify(is) !== JSON.stringify(was))
      changed.push(key);
  }
  return changed;
}

/** Whether two values are deeply equal; cheaper than comparing them as JSON when most are. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || names.length !== Object.keys(b).length) return false;
  return names.every((name) =>
    same((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}
