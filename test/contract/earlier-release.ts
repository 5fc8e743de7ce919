import * as z from 'zod';

type Snapshot = Record<string, unknown>;
interface Change {
  before: object | null;
  after: object | null;
}

const isObject = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Members that every release has had. */
const ALWAYS = new Set(['id', 'updated_at']);

function innermost(schema: unknown): unknown {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? innermost(schema.unwrap())
    : schema;
}

/**
 * Two snapshots of a value without one member that was not touched, and with one that is gone since, at every depth.
 * @param bare whether only what is empty may be missing, as nothing else tells what it was
 */
function shaped(schema: unknown, before: unknown, after: unknown, bare: boolean): [unknown, unknown] {
  const kind = innermost(schema);
  if (kind instanceof z.ZodArray && Array.isArray(before) && Array.isArray(after)) {
    // Of lists that differ nobody can tell which element stands for which, so nothing is missing there.
    if (!same(before, after)) return [before.map(grown), after.map(grown)];
    const elements = before.map((one) => shaped(kind.element, one, one, bare)[0]);
    return [elements, elements];
  }
  if (!(kind instanceof z.ZodObject)) return [before, after];
  if (!isObject(before) || !isObject(after)) return [grown(before), grown(after)];
  const [was, is]: [Snapshot, Snapshot] = [{}, {}];
  const missing = Object.keys(before).findLast(
    (name) => !ALWAYS.has(name) && same(before[name], after[name]) && (!bare || before[name] === null),
  );
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (name === missing) continue;
    const [left, right] = shaped(kind.shape[name], before[name], after[name], bare);
    if (name in before) was[name] = left;
    if (name in after) is[name] = right;
  }
  return [grown(was), grown(is)];
}

function grown(value: unknown): unknown {
  return isObject(value) ? { ...value, kept_until_release_6: 'something' } : value;
}

/**
 * Changes of records as an earlier release kept them.
 * @param schema how a record is shown today
 */
export function ofEarlierRelease<C extends Change>(changes: readonly C[], schema: z.ZodType): C[] {
  return changes.map((change) => {
    const only = change.before ?? change.after;
    const bare = change.before === null || change.after === null;
    const [before, after] = shaped(schema, change.before ?? only, change.after ?? only, bare);
    return {
      ...change,
      before: change.before === null ? null : before,
      after: change.after === null ? null : after,
    };
  });
}
