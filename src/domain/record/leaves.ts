import * as z from 'zod';
import { json } from '#db/rows.ts';
import type { Column, Field, Group, Hidden } from './fields.ts';

export type Loose = Readonly<Record<string, unknown>>;
type Declared = Readonly<Record<string, Field>>;

/** How one column is written. */
export interface Leaf {
  column: string;
  /** The object that can be given as a whole, and the steps to the column's value in it; null outside of one. */
  within: { input: string; steps: readonly string[] } | null;
  nullable: boolean;
  /** The column that holds the same text folded. */
  folded: string | undefined;
  encode: ((value: unknown) => unknown) | null;
  decode: ((stored: unknown) => unknown) | null;
  schema: z.ZodType;
}

/** What a member of a record writes: a column, or an object's columns by its members. */
export type Writes = { leaf: Leaf } | { members: Readonly<Record<string, Writes>> };

/** The schema inside what only says that a value may be null or left out. */
export function plain(schema: z.ZodType): z.ZodType {
  const inner =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? schema.unwrap() : undefined;
  return inner instanceof z.ZodType ? plain(inner) : schema;
}

const flag = (value: unknown): unknown => (value === null ? null : value === true ? 1 : 0);
const isSet = (stored: unknown): unknown => (stored === null ? null : stored === 1);
const ofText = (stored: unknown): unknown => json.decodeOrNull(typeof stored === 'string' ? stored : null);

const asItIs = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString ||
  schema instanceof z.ZodStringFormat ||
  schema instanceof z.ZodNumber ||
  schema instanceof z.ZodEnum ||
  schema instanceof z.ZodLiteral;

function leafOf(name: string, field: Column | Hidden, absent: boolean, within: Leaf['within']): Leaf {
  const { schema, options } = field;
  const kind = plain(schema);
  const boolean = kind instanceof z.ZodBoolean;
  const text = !boolean && !asItIs(kind);
  return {
    column: options.column ?? name,
    within,
    nullable: absent || (schema instanceof z.ZodNullable && options.required !== true),
    folded: options.folded,
    encode: boolean ? flag : text ? json.encodeOrNull : null,
    decode: boolean ? isSet : text ? ofText : null,
    schema,
  };
}

const isWhole = ({ options }: Group): boolean =>
  options.set !== undefined || options.create !== undefined || options.update !== undefined;

/** What each member of a record writes; those of joined tables write nothing. */
export function writesOf(
  fields: Declared,
  absent = false,
  within: Leaf['within'] = null,
): Record<string, Writes> {
  const writes: Record<string, Writes> = {};
  for (const [name, field] of Object.entries(fields)) {
    const inside = within === null ? null : { input: within.input, steps: [...within.steps, name] };
    if (field.kind === 'column' || field.kind === 'hidden')
      writes[name] = { leaf: leafOf(name, field, absent, inside) };
    else if (field.kind === 'group') {
      const whole = inside ?? (isWhole(field) ? { input: name, steps: [] } : null);
      writes[name] = {
        members: writesOf(field.members, absent || field.options.presentIf !== undefined, whole),
      };
    }
  }
  return writes;
}

/** Every column, in the order of the declaration. */
export function leavesOf(writes: Readonly<Record<string, Writes>>): Leaf[] {
  return Object.values(writes).flatMap((one) => ('leaf' in one ? [one.leaf] : leavesOf(one.members)));
}

type Read = (row: Loose) => unknown;

const NOTHING: Loose = {};

/** One member of what is shown: copied from its column, made of the row, or handed in. */
interface Step {
  name: string;
  column: string;
  read: Read | null;
  handed: boolean;
}

function stepOf(name: string, field: Exclude<Field, Hidden>): Step {
  if (field.kind === 'apart') return { name, column: '', read: null, handed: true };
  if (field.kind === 'group') return { name, column: '', read: groupReader(field), handed: false };
  const options = field.kind === 'joined' ? { column: field.column } : field.options;
  const { column, decode } = leafOf(name, { kind: 'column', schema: field.schema, options }, false, null);
  return { name, column, read: decode === null ? null : (row) => decode(row[column]), handed: false };
}

/**
 * Compiles what makes the object that is shown of a row. The object is filled member by member: copying an empty one of
 * its shape takes five times as long as soon as there are more than a few shapes.
 */
export function reader(fields: Declared): (row: Loose, apart: Loose) => Record<string, unknown> {
  const steps = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'hidden' ? [] : [stepOf(name, field)],
  );
  return (row, apart) => {
    const object: Record<string, unknown> = {};
    for (let i = 0; i < steps.length; i += 1) {
      const step = steps[i] as Step;
      if (step.read !== null) object[step.name] = step.read(row);
      else object[step.name] = step.handed ? apart[step.name] : row[step.column];
    }
    return object;
  };
}

function groupReader({ members, options }: Group): Read {
  const read = reader(members);
  const { presentIf } = options;
  if (presentIf === undefined) return (row) => read(row, NOTHING);
  if (typeof presentIf === 'string') return (row) => (row[presentIf] === null ? null : read(row, NOTHING));
  if (isList(presentIf))
    return (row) => (presentIf.some((column) => row[column] === null) ? null : read(row, NOTHING));
  const [[column, value] = ['', '']] = Object.entries(presentIf);
  return (row) => (row[column] === value ? read(row, NOTHING) : null);
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
