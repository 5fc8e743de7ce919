import type { Json } from '../openapi-operation.ts';

/** A JSON Schema as the OpenAPI document holds it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  description?: string;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** A member of an input or record, in words. */
export interface Member {
  /** With the names of what it is in: `location.city`, `contacts[].name`. */
  name: string;
  required: boolean;
  /** Its type in words. */
  type: string;
  /** The named records that the type speaks of. */
  records: string[];
  text: string;
}

/** Members of members deeper than this are not told apart. */
const DEPTH = 3;
const LISTED = 24;

/** The name of a schema in the components, where this is a reference to one. */
export const recordOf = ({ $ref }: Schema): string | null => $ref?.split('/').at(-1) ?? null;

const branchesOf = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [];

/** The schema without null. */
function solid(schema: Schema): Schema {
  const some = branchesOf(schema).filter(({ type }) => type !== 'null');
  return some.length === 1 && some[0] !== undefined ? some[0] : schema;
}

/** The type of a value in words: "text, at most 300 characters", "list of Contact, or null". */
function typeWords(schema: Schema): string {
  const record = recordOf(schema);
  if (record !== null) return record;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return oneOf(schema.enum);
  const branches = branchesOf(schema);
  if (branches.length > 0) {
    const words = branches.map((branch) => (branch.type === 'null' ? 'null' : typeWords(branch)));
    return [...new Set(words)].join(' or ');
  }
  if (schema.allOf !== undefined) return schema.allOf.map(typeWords).join(' with ');
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? 'any value' : types.map((type) => simple(type, schema)).join(' or ');
}

function oneOf(values: readonly unknown[]): string {
  const shown = values.slice(0, LISTED).map((value) => (value === null ? 'null' : String(value)));
  return `one of ${shown.join(', ')}${values.length > LISTED ? ` and ${values.length - LISTED} more` : ''}`;
}

function simple(type: string, schema: Schema): string {
  if (type === 'array')
    return `list of ${typeWords(schema.items ?? {})}${range('', schema.minItems, schema.maxItems)}`;
  if (type === 'string') {
    if (schema.format !== undefined) return schema.format;
    const id = /^\^([a-z]+)_\[/.exec(schema.pattern ?? '')?.[1];
    if (id !== undefined) return `id (${id}_…)`;
    return `text${range(' characters', schema.minLength === 1 ? undefined : schema.minLength, schema.maxLength)}`;
  }
  if (type === 'integer' || type === 'number') {
    const most = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum;
    const least = schema.minimum === -Number.MAX_SAFE_INTEGER ? undefined : schema.minimum;
    return `${type === 'integer' ? 'whole number' : 'number'}${range('', least, most)}`;
  }
  return type;
}

function range(unit: string, least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${unit}`;
  if (most !== undefined) return `, at most ${most}${unit}`;
  return least === undefined ? '' : `, at least ${least}${unit}`;
}

/** The named records that a schema refers to, itself included, without what those refer to. */
export function recordsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(recordsIn);
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.split('/').at(-1) ?? ''] : recordsIn(value),
  );
}

/** The members of an object, those of the objects in it behind them. */
export function membersOf(schema: Schema, prefix = '', depth = 1): Member[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([key, member]) => {
    const name = `${prefix}${key}`;
    const inner = solid(member);
    const item = inner.type === 'array' ? solid(inner.items ?? {}) : null;
    const told: Member = {
      name,
      required: required.has(key),
      type: typeWords(member),
      records: [...new Set(recordsIn({ ...member, properties: undefined }))],
      text: member.description ?? inner.description ?? '',
    };
    if (depth >= DEPTH) return [told];
    const within =
      item === null ? membersOf(inner, `${name}.`, depth + 1) : membersOf(item, `${name}[].`, depth + 1);
    return [told, ...within];
  });
}

/** The schema of the body of a request or answer; null where it has none in JSON. */
export function bodySchema(part: unknown): Schema | null {
  const content = (part as { content?: Record<string, { schema?: Json }> } | undefined)?.content;
  return (content?.['application/json']?.schema as Schema | undefined) ?? null;
}
