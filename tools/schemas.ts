import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Action } from '#src/action/define.ts';

/** A JSON Schema as a tool carries it. */
export type JsonSchema = { [key: string]: unknown };
export type ObjectSchema = JsonSchema & { type: 'object' };

/** The argument of every tool whose results may be shortened. A shortened result says what `full` adds. */
export const VIEW = { type: 'string', enum: ['concise', 'full'] };

/** Shorter descriptions of the arguments that lists share. */
const SHARED: Record<string, JsonSchema> = {
  created_after: { type: 'string', description: 'Day or date-time' },
  created_before: { type: 'string' },
  updated_after: { type: 'string' },
  updated_before: { type: 'string' },
  limit: { type: 'integer', maximum: 100, default: 25 },
  after: { type: 'string', description: 'From next_cursor' },
};

/** Arguments whose members a standard names (RFC 7517), so that their names alone tell a model enough. */
const STANDARD: Record<string, JsonSchema> = {
  jwks: {
    type: 'object',
    description: 'Its public keys (RFC 7517), for private_key_jwt; the private key stays with the program',
  },
};

/** Arguments that an earlier answer holds as they are to be sent. */
const TOLD: Record<string, JsonSchema> = {
  facets: {
    type: 'array',
    items: { type: 'object' },
    description: 'Of interpretation, run instead of query',
  },
};

/**
 * The schema of a tool's arguments: the action's own, shortened (the action validates its input itself), and always a
 * plain object at the top, as some clients refuse the whole list for one `anyOf` there.
 */
export function argumentsOf(action: Action): ObjectSchema {
  const schema = convert(action.input, 'input');
  const properties = { ...(schema.properties as Record<string, JsonSchema> | undefined) };
  if (action.list) {
    for (const [name, field] of Object.entries(SHARED)) if (name in properties) properties[name] = field;
  }
  for (const [name, field] of Object.entries({ ...STANDARD, ...TOLD }))
    if (name in properties) properties[name] = field;
  if (action.kind === 'read' && !('view' in properties)) properties.view = VIEW;
  // A model acts for one agency.
  delete properties.account_id;
  return rootObject(action.name, { ...schema, properties });
}

/**
 * The schema of a tool's structured result: loose, and only the fields that a next call needs, which are the record's ids
 * and status, by their names alone; a result without them names its fields. Clients then accept results with fewer or more fields.
 * The complete schema is the resource `deskhand://actions/{name}`.
 */
export function resultOf(action: Action): ObjectSchema {
  if (action.list) return LIST_RESULT;
  const given = argumentsOf(action).properties as Record<string, JsonSchema>;
  const schema = convert(action.output, 'output');
  const names = Object.keys(schema.properties ?? {}).filter((name) => name !== 'account_id');
  const next = names.filter((name) => /^(?:id|status)$|_id$/.test(name) && !(name in given));
  const told = (next.length > 0 ? next : names).slice(0, MOST_NAMED);
  const properties = Object.fromEntries(told.map((name) => [name, {}]));
  return { type: 'object', properties };
}

/** The most fields of a result that its schema names. */
const MOST_NAMED = 8;

const LIST_RESULT: ObjectSchema = {
  type: 'object',
  properties: {
    items: {},
    next_cursor: {},
  },
};

/** The whole JSON Schema of an action's input or output, as the contract has it. */
export function contractSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (io === 'output') delete jsonSchema.additionalProperties;
    },
  });
  return inline(converted as JsonSchema);
}

function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return shorten(contractSchema(schema, io));
}

/** Inlines references, as many clients do not resolve them. A recursive schema becomes a plain object. */
function inline(root: JsonSchema): JsonSchema {
  const definitions = (root.$defs ?? {}) as Record<string, JsonSchema>;
  const visit = (node: unknown, open: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((item) => visit(item, open));
    if (node === null || typeof node !== 'object') return node;
    const { $ref, ...rest } = node as JsonSchema;
    const own = Object.fromEntries(
      Object.entries(rest)
        // Drops a schema's `id`, but keeps a property called id.
        .filter(([key, value]) => key !== '$defs' && !(key === 'id' && typeof value === 'string'))
        .map(([key, value]) => [key, visit(value, open)]),
    );
    if (typeof $ref !== 'string') return own;
    const name = $ref.replace('#/$defs/', '');
    const target = definitions[name];
    if (target === undefined || open.includes(name)) return { type: 'object', ...own };
    return { ...(visit(target, [...open, name]) as JsonSchema), ...own };
  };
  return visit(root, []) as JsonSchema;
}

/** Bounds beyond this are omitted, as they are no help to a model. */
const NO_LIMIT = 1e9;

const WORDY = ['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'title'];

function shorten(schema: JsonSchema): JsonSchema {
  const short: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (WORDY.includes(key) && typeof value !== 'object') continue;
    if (key === 'additionalProperties' && value === false) continue;
    if (key === 'default' && value === null) continue;
    if (key === 'maximum' && Number(value) >= NO_LIMIT) continue;
    if (key === 'minimum' && (value === 0 || value === 1)) continue;
    if (key === 'pattern') {
    } else if (key === 'properties') {
      short.properties = Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([name, field]) => [name, shorten(field)]),
      );
    } else if (key === 'items' || (key === 'additionalProperties' && typeof value === 'object')) {
      short[key] = shorten(value as JsonSchema);
    } else if (key === 'anyOf' || key === 'oneOf' || key === 'allOf') {
      short[key] = toldOnce((value as JsonSchema[]).map((option) => shorten(option)));
    } else if (key === 'description' && typeof value === 'string') {
      short.description = value.replace(/^([^.]*)\.$/, '$1');
    } else short[key] = value;
  }
  return mergeAlternatives(short);
}

/** Of a list, or an object that holds the same list, the second says no more of its items. */
function toldOnce(options: readonly JsonSchema[]): JsonSchema[] {
  const list = options.find(({ type }) => type === 'array');
  return options.map(({ properties, ...option }) => {
    if (typeof properties !== 'object') return option;
    const told = Object.entries(properties as Record<string, JsonSchema>).map(([name, field]) => [
      name,
      list !== undefined && isDeepStrictEqual(field, list) ? { type: 'array' } : field,
    ]);
    return { ...option, properties: Object.fromEntries(told) };
  });
}

// Merges alternatives: a date or date-time is one string, and a nullable type is one list of types.
function mergeAlternatives(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.some((option) => option.enum !== undefined)) return schema;
  const options = anyOf as JsonSchema[];
  if (options.every(({ type }) => type === 'string')) return { type: 'string', ...rest };
  const [value, none] = options;
  if (options.length !== 2 || none?.type !== 'null' || typeof value?.type !== 'string') return schema;
  return { ...value, ...rest, type: [value.type, 'null'] };
}

function rootObject(name: string, schema: JsonSchema): ObjectSchema {
  const { anyOf, oneOf, allOf, ...rest } = schema;
  if (anyOf !== undefined || oneOf !== undefined || allOf !== undefined || rest.type !== 'object')
    throw new Error(
      `${name}: a tool's arguments must be one plain object; refine it instead of joining objects`,
    );
  return { ...rest, type: 'object' };
}
