import * as z from 'zod';
import { holds, type Principal, scopesOf } from '#src/access/principal.ts';
import type { Action, Difference } from '#src/action/define.ts';
import { hiddenMembers } from '#src/action/unseen.ts';
import { redactorOf } from '#src/domain/changes/index.ts';
import { compileRedactor, type Redactor } from '#src/lib/money.ts';

const compiled = new WeakMap<ReadonlyMap<string, Action>, Map<string, Redactor>>();

/** Records that are figures as a whole, which follow from what others write, and the scope that shows them. */
const SHOWN_BY: Record<string, string> = { quota_adjustment: 'quotas:read', quota_period: 'quotas:read' };

/**
 * A record's image as a credential may see it. The gates are those of the schema that the catalogue's outputs carry
 * under the record's name; an image that has no schema is shown only to who may see everything.
 */
export function redactRecord(
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
  type: string,
  image: object | null,
): object | null {
  if (image === null) return null;
  const scope = SHOWN_BY[type];
  if (scope !== undefined && !holds(principal, scope)) return null;
  const redactor = redactorsOf(catalogue).get(pascal(type));
  if (redactor === undefined) return holds(principal, 'admin') ? image : null;
  return redactor.redact(image, scopesOf(principal)) as object;
}

/** The members of a type of record that hold something hidden from a credential. */
export function hiddenIn(
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
  type: string,
): ReadonlySet<string> {
  const gates = redactorsOf(catalogue).get(pascal(type))?.gates ?? [];
  return hiddenMembers(gates, scopesOf(principal));
}

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
  if (!(output instanceof z.ZodObject)) return [output];
  const members = Object.values(output.shape).flatMap((member) => {
    const element: unknown = member instanceof z.ZodArray ? member.element : member;
    return element instanceof z.ZodType ? [element] : [];
  });
  return [output, ...members];
}

function pascal(type: string): string {
  return type.replaceAll(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

/** How a record differs, as a credential may see it, and which paths of that are hidden from it. */
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
