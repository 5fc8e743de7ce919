import * as z from 'zod';
import type { Action } from '#src/action/define.ts';
import { ID_PREFIX } from '#src/lib/ids.ts';
import type { ItemState } from './state.ts';

/** How many records of one kind are named. */
const MOST = 3;

/** The inputs that take the id of a kind of record, where they are not called after it. */
const CALLED: Readonly<Record<string, string>> = { client_contact: 'contact_id' };

/**
 * What makes up for what cannot be taken back: the actions that its text names, each with the ids of the records that it is about.
 * Null where it names none that takes one.
 */
export function remedyOf(
  catalogue: ReadonlyMap<string, Action>,
  { item: { definition }, data }: ItemState,
): string | null {
  const named = new Set((definition.irreversible ?? '').match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []);
  const ids = idsIn(definition, data);
  const calls = [...named].flatMap((name) => {
    const action = catalogue.get(name);
    const input =
      action === undefined ? undefined : Object.keys(shapeOf(action.input)).find((one) => ids.has(one));
    return [...(ids.get(input ?? '') ?? [])].slice(0, MOST).map((id) => `${name} with ${input} ${id}`);
  });
  return calls.length === 0 ? null : `What makes up for it: ${calls.join('; ')}.`;
}

const shapeOf = (schema: z.ZodType): Record<string, unknown> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** The ids in a result by the inputs that take them: its own under the name of its kind, the others under their own. */
function idsIn(definition: Action, data: unknown): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (name: string, id: string): void => {
    found.set(name, (found.get(name) ?? new Set()).add(id));
  };
  const subject = data === null || data === undefined ? null : definition.subject(data);
  const kind = Object.entries(ID_PREFIX).find(([, prefix]) => subject?.startsWith(`${prefix}_`))?.[0];
  if (subject !== null && kind !== undefined) add(CALLED[kind] ?? `${kind}_id`, subject);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (key.endsWith('_id') && typeof member === 'string') add(key, member);
      else visit(member);
    }
  };
  visit(data);
  return found;
}
