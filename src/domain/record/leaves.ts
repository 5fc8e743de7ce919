import * as z from 'zod';
import { json } from '#db/rows.ts';
import { fold } from '#src/lib/fold.ts';
import { compiled } from '#src/lib/object-maker.ts';
import type { Column, Field, Group, Hidden } from './fields.ts';
import { isObject } from './snapshots.ts';

export type Loose = Readonly<Record<string, unknown>>;
type Declared = Readonly<Record<string, Field>>;

/** How one column is written. */
export interface Leaf {
  column: string;
  /** The object input that contains it, and the path to it inside; null if it is no part of an object input. */
  within: { input: string; steps: readonly string[] } | null;
  nullable: boolean;
  /** Further columns with what is made of the text. */
  made: readonly { readonly column: string; readonly by: (text: string) => string }[];
  encode: ((value: unknown) => unknown) | null;
  decode: ((stored: unknown) => unknown) | null;
  schema: z.ZodType;
}

/** The columns that a member of a record writes: one, or those of an object by member. */
export type Writes = { leaf: Leaf } | { members: Readonly<Record<string, Writes>> };

/** Unwraps nullable and optional schemas. */
export function plain(schema: z.ZodType): z.ZodType {
  const inner =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? schema.unwrap() : undefined;
  return inner instanceof z.ZodType ? plain(inner) : schema;
}

const flag = (value: unknown): unknown => (value === null ? null : value === true ? 1 : 0);
const isSet = (stored: unknown): unknown => (stored === null ? null : stored === 1);
const parseJson = (stored: unknown): unknown => (typeof stored === 'string' ? json.decode(stored) : null);

const isStoredDirectly = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString ||
  schema instanceof z.ZodStringFormat ||
  schema instanceof z.ZodNumber ||
  schema instanceof z.ZodEnum ||
  schema instanceof z.ZodLiteral;

function leafOf(name: string, field: Column | Hidden, absent: boolean, within: Leaf['within']): Leaf {
  const { schema, options } = field;
  const kind = plain(schema);
  const boolean = kind instanceof z.ZodBoolean;
  const text = !boolean && !isStoredDirectly(kind);
  return {
    column: options.column ?? name,
    within,
    nullable: options.required !== true && (absent || schema instanceof z.ZodNullable),
    made: [
      ...(options.folded === undefined ? [] : [{ column: options.folded, by: fold }]),
      ...(options.keyed === undefined ? [] : [options.keyed]),
    ],
    encode: boolean ? flag : text ? json.encodeOrNull : null,
    decode: boolean ? isSet : text ? parseJson : null,
    schema,
  };
}

const isSetAsWhole = ({ options }: Group): boolean =>
  options.set !== undefined || options.create !== undefined || options.update !== undefined;

/** The columns that each member of a record writes; members of joined tables write none. */
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
      const whole = inside ?? (isSetAsWhole(field) ? { input: name, steps: [] } : null);
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

/** The column of a leaf with those of what is made of its text, in the order of the table. */
export const columnsOf = ({ column, made }: Leaf): string[] => [column, ...made.map((one) => one.column)];

/** What a further column keeps of a text; null where there is none. */
export const madeOf = (value: unknown, by: (text: string) => string): string | null =>
  typeof value === 'string' ? by(value) : null;

/** A column's value in values by column or in the object that contains it; undefined if missing in both. */
export function leafValue(leaf: Leaf, values: object): unknown {
  const own = (values as Loose)[leaf.column];
  if (own !== undefined || leaf.within === null) return own;
  let value = (values as Loose)[leaf.within.input];
  for (const step of leaf.within.steps) {
    if (value === undefined || value === null) return value;
    value = isObject(value) ? value[step] : undefined;
  }
  return value;
}

const quoted = (text: string): string => JSON.stringify(text);

/**
 * Creates the function that makes a complete row of given values and derived ones, compiled as one object literal per type of
 * record: `objectMaker` explains why. A derived value counts if it is present, undefined included.
 * @throws Error where a column that is never null has no value
 */
export function rowMaker(
  type: string,
  leaves: readonly Leaf[],
): (given: object, derived: object) => Record<string, unknown> {
  const uses: unknown[] = [
    (column: string) => {
      throw new Error(`${type}.${column} has no value`);
    },
  ];
  const use = (one: unknown): string => `given[${uses.push(one) - 1}]`;
  const values = leaves.map((leaf, at) => {
    const otherwise = leaf.nullable ? 'null' : `given[0](${quoted(leaf.column)})`;
    return `const v${at} = ${valueSource(leaf, use)} ?? ${otherwise};`;
  });
  const columns = leaves.flatMap(({ column, encode, made }, at) => [
    `${quoted(column)}: ${encode === null ? `v${at}` : `${use(encode)}(v${at})`}`,
    ...made.map((one) => `${quoted(one.column)}: ${use((value: unknown) => madeOf(value, one.by))}(v${at})`),
  ]);
  return compiled(`(own, derived) => { ${values.join(' ')} return { ${columns.join(', ')} }; }`, uses);
}

/** The source code of a column's value, not yet encoded; undefined where there is none. */
function valueSource(leaf: Leaf, use: (one: unknown) => string): string {
  const column = quoted(leaf.column);
  if (leaf.within === null) return `(${column} in derived ? derived[${column}] : own[${column}])`;
  const value = use((values: object) => leafValue(leaf, values));
  return `(${column} in derived || ${quoted(leaf.within.input)} in derived ? ${value}(derived) : ${value}(own))`;
}

/**
 * Creates the function that shows a row, compiled as one object literal per type of record: `objectMaker` explains why.
 */
export function reader(fields: Declared): (row: Loose, computed: Loose) => Record<string, unknown> {
  const decoders: NonNullable<Leaf['decode']>[] = [];
  const source = `(row, computed) => (${objectSource(fields, decoders)})`;
  return compiled(source, decoders);
}

function objectSource(fields: Declared, decoders: NonNullable<Leaf['decode']>[]): string {
  const members = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'hidden' ? [] : [`${quoted(name)}: ${memberSource(name, field, decoders)}`],
  );
  return `{ ${members.join(', ')} }`;
}

/** The source code of one shown member: copied or decoded from its column, or supplied by the caller. */
function memberSource(
  name: string,
  field: Exclude<Field, Hidden>,
  decoders: NonNullable<Leaf['decode']>[],
): string {
  if (field.kind === 'computed') return `computed[${quoted(name)}]`;
  if (field.kind === 'group') return groupSource(field, decoders);
  const options = field.kind === 'joined' ? { column: field.column } : field.options;
  const { column, decode } = leafOf(name, { kind: 'column', schema: field.schema, options }, false, null);
  const value = `row[${quoted(column)}]`;
  if (decode === isSet) return `${value} === null ? null : ${value} === 1`;
  return decode === null ? value : `given[${decoders.push(decode) - 1}](${value})`;
}

function groupSource({ members, options }: Group, decoders: NonNullable<Leaf['decode']>[]): string {
  const object = objectSource(members, decoders);
  const { presentIf } = options;
  if (presentIf === undefined) return object;
  if (typeof presentIf === 'string' || isList(presentIf)) {
    const missing = [presentIf].flat().map((column) => `row[${quoted(column)}] === null`);
    return `${missing.join(' || ')} ? null : ${object}`;
  }
  const [[column, value] = ['', '']] = Object.entries(presentIf);
  return `row[${quoted(column)}] === ${quoted(value)} ? ${object} : null`;
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
