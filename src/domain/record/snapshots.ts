import * as z from 'zod';
import { AppError } from '#src/lib/errors.ts';

/** A snapshot is a record, or a member of one, as the release that wrote it showed it. */

type Shown = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are equal as JSON; undefined counts as null. */
export const sameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Unwraps nullable, optional, default and readonly schemas. */
export function innermost(schema: z.ZodType | undefined): z.ZodType | undefined {
  const wraps =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly;
  if (!wraps) return schema;
  const inner = schema.unwrap();
  return inner instanceof z.ZodType ? innermost(inner) : undefined;
}

/** The members of an object schema; undefined if it allows unknown ones. */
function membersOf(schema: z.ZodType | undefined): [string, z.ZodType][] | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const { catchall } = schema.def;
  if (catchall !== undefined && !(catchall instanceof z.ZodNever)) return undefined;
  return Object.entries<unknown>(schema.shape).flatMap(([name, member]): [string, z.ZodType][] =>
    member instanceof z.ZodType ? [[name, member]] : [],
  );
}

/**
 * Whether two snapshots of a value are equal in everything that the present schema contains. Members that the first
 * lacks are ignored if the second may be of a later release, which may have added them.
 */
export function equalBySchema(
  schema: z.ZodType | undefined,
  first: unknown,
  second: unknown,
  later: boolean,
): boolean {
  const kind = innermost(schema);
  const members = membersOf(kind);
  if (members !== undefined && isObject(first) && isObject(second)) {
    return members.every(
      ([name, member]) =>
        (later && !(name in first)) || equalBySchema(member, first[name], second[name], later),
    );
  }
  if (kind instanceof z.ZodArray && Array.isArray(first) && Array.isArray(second)) {
    const element = kind.element instanceof z.ZodType ? kind.element : undefined;
    return (
      first.length === second.length &&
      first.every((one, at) => equalBySchema(element, one, second[at], later))
    );
  }
  if (kind instanceof z.ZodRecord && isObject(first) && isObject(second)) {
    const value = kind.valueType instanceof z.ZodType ? kind.valueType : undefined;
    const names = new Set([...Object.keys(first), ...Object.keys(second)]);
    return [...names].every((name) => equalBySchema(value, first[name], second[name], later));
  }
  return sameJson(first, second);
}

/** The default for a member that a snapshot lacks; undefined if there is none. */
function defaultFor(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  return undefined;
}

/**
 * Converts a value of a snapshot to the present schema: members that no longer exist are dropped, newer members keep
 * their present value.
 * @param left the value after the same action, which distinguishes members that were empty from members that did not
 * exist
 */
export function toPresentSchema(
  schema: z.ZodType | undefined,
  value: unknown,
  left: unknown,
  now: unknown,
): unknown {
  const kind = innermost(schema);
  const members = membersOf(kind);
  if (members !== undefined && isObject(value)) {
    const [after, present] = [isObject(left) ? left : {}, isObject(now) ? now : {}];
    return Object.fromEntries(
      members.flatMap(([name, member]) => {
        if (name in value) return [[name, toPresentSchema(member, value[name], after[name], present[name])]];
        if (name in after) return [];
        const kept = name in present ? present[name] : defaultFor(member);
        return kept === undefined ? [] : [[name, kept]];
      }),
    );
  }
  if (kind instanceof z.ZodArray && Array.isArray(value)) {
    const element = kind.element instanceof z.ZodType ? kind.element : undefined;
    // Elements only correspond in lists of equal length.
    const [after, present] = [left, now].map((list) =>
      Array.isArray(list) && list.length === value.length ? list : [],
    );
    return value.map((one, at) => toPresentSchema(element, one, after?.[at], present?.[at]));
  }
  if (kind instanceof z.ZodRecord && isObject(value)) {
    const inner = kind.valueType instanceof z.ZodType ? kind.valueType : undefined;
    const [after, present] = [isObject(left) ? left : {}, isObject(now) ? now : {}];
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        toPresentSchema(inner, one, after[name], present[name]),
      ]),
    );
  }
  return value;
}

/**
 * Parses a value with the present schema.
 * @throws AppError CONFLICT on the first part that is no longer valid
 */
export function requireKnown<S extends z.ZodType>(schema: S, value: unknown, name: string): z.output<S> {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const path = error.issues[0]?.path ?? [];
  const part = path.reduce<unknown>(
    (inside, step) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, step) : undefined),
    value,
  );
  const field = [name, ...path].filter((step) => step !== '').join('.');
  throw new AppError(
    'CONFLICT',
    `${field} was ${JSON.stringify(part) ?? 'not known'}, which is no value of it any more, so it cannot be put back.`,
    { field },
  );
}

/**
 * Parses a snapshot of any earlier release with the present schema.
 * @throws AppError CONFLICT for a value that this release does not know
 */
export function parseSnapshot<S extends z.ZodObject>(
  schema: S,
  snapshot: object | null | undefined,
): z.output<S> {
  return requireKnown(schema, toPresentSchema(schema, snapshot ?? {}, undefined, undefined), '');
}
