import * as z from 'zod';
import { holds, type Principal, scopesOf } from '#src/access/principal.ts';
import type { Action, Difference } from '#src/action/define.ts';
import { hiddenMembers } from '#src/action/gated-fields.ts';
import { redactorOf } from '#src/domain/changes/index.ts';
import { canonicalJson } from '#src/lib/json.ts';
import { compileRedactor, type Redactor } from '#src/lib/money.ts';

const compiled = new WeakMap<ReadonlyMap<string, Action>, Map<string, Redactor>>();

/** Record types that need a scope as a whole. They are written as consequences of other actions. */
const SHOWN_BY: Record<string, string> = { quota_adjustment: 'quotas:read', quota_period: 'quotas:read' };

/**
 * A record's image as a credential may see it. The gates come from the schema of that name in the catalogue's outputs,
 * else from that of the change feed; an image without a schema is shown only to credentials with all money scopes.
 */
export function redactRecord(
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
  type: string,
  image: object | null,
): object | null {
  if (image === null) return null;
  if (isHidden(principal, type)) return null;
  const redactor = redactorFor(catalogue, type);
  if (redactor === undefined) return holds(principal, 'admin') ? image : null;
  return redactor.redact(image, scopesOf(principal)) as object;
}

/** The members of a record type with values that are hidden from a credential. */
export function hiddenIn(
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
  type: string,
): ReadonlySet<string> {
  const gates = redactorFor(catalogue, type)?.gates ?? [];
  return hiddenMembers(gates, scopesOf(principal));
}

/** Whether a kind of record is hidden whole from a credential. */
export function isHidden(principal: Principal, type: string): boolean {
  const scope = SHOWN_BY[type];
  return scope !== undefined && !holds(principal, scope);
}

/**
 * The members of an image that a credential may see, to tell whether they differ. A member that is hidden whole is left
 * out, as even whether it was set would tell. One that is hidden in part keeps the rest: of an update only where that
 * differs from the record before.
 * @param before the record as it was; null where it is made, undefined where that is not known
 */
export function visibleMembers<T extends object>(
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
  type: string,
  image: T,
  before: object | null | undefined,
): T {
  const redactor = redactorFor(catalogue, type);
  const paths = redactor?.hidden(scopesOf(principal)) ?? [];
  if (redactor === undefined || paths.length === 0) return image;
  const shown = redactor.redact({ ...image }, scopesOf(principal)) as T;
  const was = before == null ? null : (redactor.redact(before, scopesOf(principal)) as object);
  for (const path of paths) {
    const [name = path] = path.split('.', 1);
    const whole = paths.includes(name);
    const told = was !== null && sameJson(Reflect.get(was, name), Reflect.get(shown, name));
    if (whole || before === undefined || told) Reflect.deleteProperty(shown, name);
  }
  return shown;
}

function sameJson(a: unknown, b: unknown): boolean {
  return canonicalJson(a ?? null) === canonicalJson(b ?? null);
}

// The catalogue calls some records otherwise (JobBoardPosting), and answers some nowhere; the change feed knows them by type.
const redactorFor = (catalogue: ReadonlyMap<string, Action>, type: string): Redactor | undefined =>
  redactorsOf(catalogue).get(pascal(type)) ?? redactorOf(type);

function redactorsOf(catalogue: ReadonlyMap<string, Action>): Map<string, Redactor> {
  let redactors = compiled.get(catalogue);
  if (redactors === undefined) {
    redactors = new Map();
    for (const { output } of catalogue.values())
      for (const schema of recordsIn(output)) add(redactors, schema);
    compiled.set(catalogue, redactors);
  }
  return redactors;
}

function add(redactors: Map<string, Redactor>, schema: z.ZodType): void {
  const name = z.globalRegistry.get(schema)?.id;
  if (name !== undefined && !redactors.has(name)) redactors.set(name, compileRedactor(schema));
}

function recordsIn(output: z.ZodType): z.ZodType[] {
  if (output instanceof z.ZodUnion) return output.options.flatMap((option) => recordsIn(option as z.ZodType));
  if (!(output instanceof z.ZodObject)) return [output];
  const members = Object.values(output.shape).flatMap((member) => {
    const element: unknown = member instanceof z.ZodArray ? member.element : member;
    return element instanceof z.ZodType ? [element] : [];
  });
  return [output, ...members];
}

const pascals = new Map<string, string>();

/** The name of a schema of a type of record. The types are few, and asked for with each record of a plan. */
function pascal(type: string): string {
  let name = pascals.get(type);
  if (name === undefined) {
    name = type.replaceAll(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
    pascals.set(type, name);
  }
  return name;
}

/** A difference of a record as a credential may see it, with the paths that are hidden from it. */
export function redactDifference(
  principal: Principal,
  type: string,
  difference: Difference,
): { difference: Difference; hidden: string[] } {
  const redactor = redactorOf(type);
  const scopes = scopesOf(principal);
  const names = Object.keys(difference);
  const hidden =
    redactor?.hidden(scopes).filter((path) => names.includes(path.split('.', 1)[0] ?? path)) ?? [];
  if (hidden.length === 0) return { difference, hidden };
  const side = (of: 'left' | 'now') =>
    redactor?.redact(
      Object.fromEntries(names.map((name) => [name, difference[name]?.[of] ?? null])),
      scopes,
    ) as Record<string, unknown>;
  const [left, now] = [side('left'), side('now')];
  return {
    difference: Object.fromEntries(
      names.map((name) => [name, { left: left[name] ?? null, now: now[name] ?? null }]),
    ),
    hidden,
  };
}
