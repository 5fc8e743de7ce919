import type * as z from 'zod';
import type { Field, Inputs } from './fields.ts';
import { plain } from './leaves.ts';

type Declared = Readonly<Record<string, Field>>;
type Shape = Record<string, z.ZodType>;

/** The zod shape of the inputs of create or update, in the order of the declaration. */
export function inputsOf(fields: Declared, on: 'create' | 'update'): Shape {
  const shape: Shape = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'joined') continue;
    const options: Inputs & { column?: string } = field.options;
    const schema = options[on] ?? options.set?.optional();
    if (schema !== undefined) shape[options.column ?? name] = schema;
    if (field.kind === 'group') Object.assign(shape, inputsOf(field.members, on));
  }
  return shape;
}

/** The zod shape of a list's filters. */
export function filtersOf(fields: Declared): Shape {
  const shape: Shape = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'group') Object.assign(shape, filtersOf(field.members));
    else if (field.kind === 'column' || field.kind === 'hidden') {
      const { filter, column = name } = field.options;
      if (filter !== undefined) shape[column] = (filter === true ? plain(field.schema) : filter).optional();
    }
  }
  return shape;
}

/** Whether update can set a member, or something in it. */
export function isUpdated(field: Field): boolean {
  if (field.kind === 'joined' || field.kind === 'hidden') return false;
  const { set, update } = field.options;
  if (set !== undefined || update !== undefined) return true;
  return field.kind === 'group' && Object.values(field.members).some(isUpdated);
}
