import * as z from 'zod';
import { moduleOf } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { eventData, eventNames } from '#src/domain/event-schemas.ts';
import { EVENTS } from '#src/domain/events.ts';
import { ERROR_STATUS } from '#src/lib/errors.ts';
import type { Route } from './bind.ts';
import { AREAS } from './docs/areas.ts';
import { isCharted, isExportable, MEDIA_TYPES, SVG } from './export/answer.ts';
import { EXAMPLES } from './openapi-examples.ts';
import { BATCH_SCHEMA, rawPaths } from './openapi-raw.ts';
import { RELEASE } from './respond.ts';
import { routes } from './routes/index.ts';

type Json = Record<string, unknown>;

const reference = (id: string): string => `#/components/schemas/${id}`;

/** The JSON Schema (2020-12) of a zod schema, records by reference into the document's components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Map<string, Json>): Json {
  // A separate registry per call would lose references between schemas, so definitions are moved to the components instead.
  const {
    $schema: _,
    $defs,
    ...body
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Record<string, Json> };
  for (const [id, definition] of Object.entries($defs ?? {})) components.set(id, lift(definition) as Json);
  const id = z.globalRegistry.get(schema)?.id;
  if (id !== undefined && !('$ref' in body)) {
    components.set(id, lift(body) as Json);
    return { $ref: reference(id) };
  }
  return lift(body) as Json;
}

// Rewrites references to point to the components, and drops long patterns where a format says the same.
function lift(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lift);
  if (typeof value !== 'object' || value === null) return value;
  const result: Json = {};
  for (const [key, member] of Object.entries(value)) {
    if (
      key === '$schema' ||
      key === '$id' ||
      (key === 'id' && typeof member === 'string' && 'type' in value && 'properties' in value)
    )
      continue;
    if (key === 'pattern' && 'format' in value) continue;
    result[key] =
      key === '$ref' && typeof member === 'string' ? member.replace('#/$defs/', reference('')) : lift(member);
  }
  return result;
}

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['success', 'data', 'meta', 'error'],
  properties: {
    success: { const: false },
    data: { type: 'null' },
    meta: { $ref: reference('Meta') },
    error: {
      type: 'object',
      required: ['code', 'message', 'docs'],
      properties: {
        code: { type: 'string', enum: [...Object.keys(ERROR_STATUS), 'BATCH_ROLLED_BACK'] },
        message: { type: 'string' },
        field: { type: 'string', description: 'The offending field, when known.' },
        docs: { type: 'string', format: 'uri' },
      },
    },
  },
};

const META_SCHEMA: Json = {
  type: 'object',
  required: ['request_id'],
  properties: {
    request_id: { type: 'string' },
    warnings: {
      type: 'array',
      items: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

const PAGE_META: Json = {
  allOf: [
    { $ref: reference('Meta') },
    {
      type: 'object',
      required: ['count', 'has_more', 'next_cursor'],
      properties: {
        count: { type: 'integer' },
        has_more: { type: 'boolean' },
        next_cursor: { type: ['string', 'null'] },
      },
    },
  ],
};

const FILES: Json = Object.fromEntries(
  Object.values(MEDIA_TYPES).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
);

/** The OpenAPI 3.1 document: the REST routes derived from the catalogue and the bindings, and the executor beside them. */
export function openApi(publicUrl: string): Json {
  const components = new Map<string, Json>([
    ['Error', ERROR_SCHEMA],
    ['Meta', META_SCHEMA],
    ['Batch', BATCH_SCHEMA],
  ]);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, components) };
  }
  for (const [path, operations] of Object.entries(rawPaths((body) => schemaOf(body, 'input', components))))
    paths[path] = { ...paths[path], ...operations };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Deskhand',
      version: RELEASE,
      description:
        'The back office of a recruitment agency. Every route is an action of the catalogue, which MCP and POST /batch reach as well.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    security: [{ bearer: [] }],
    tags: Object.entries(AREAS).map(([name, { text }]) => ({ name, description: text })),
    paths,
    webhooks: webhooks(components),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

/** What is posted to subscribers: one delivery of each event. */
function webhooks(components: Map<string, Json>): Json {
  const deliveries = eventNames().map((event): [string, Json] => [
    event,
    {
      post: {
        summary: `Fires when ${EVENTS[event]}`,
        tags: ['webhooks'],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['event', 'event_id', 'account_id', 'created_at', 'data'],
                properties: {
                  event: { const: event },
                  event_id: { type: 'string' },
                  account_id: { type: 'string' },
                  created_at: { type: 'string', format: 'date-time' },
                  data: schemaOf(eventData(event), 'output', components),
                },
              },
            },
          },
        },
        responses: { '2XX': { description: 'Taken. Anything else is tried again.' } },
      },
    },
  ]);
  return Object.fromEntries(deliveries);
}

/** The section of an operation: its module, in the words of paths and scopes. */
function tagOf(action: string): string {
  return (moduleOf.get(action) ?? 'other').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function operation(route: Route, components: Map<string, Json>): Json {
  const { action } = route;
  const example = EXAMPLES[action.name];
  const shown = (name: string): Json => (example?.[name] === undefined ? {} : { example: example[name] });
  const input = schemaOf(action.input, 'input', components) as Json & {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const properties = Object.entries(input.properties ?? {});
  const required = new Set(input.required ?? []);
  const inQuery = route.method === 'GET' || route.method === 'DELETE';
  const rest = properties.filter(([name]) => !route.parameters.includes(name));
  const parameters: Json[] = route.parameters.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: input.properties?.[name] ?? { type: 'string' },
    ...shown(name),
  }));
  if (inQuery) {
    for (const [name, schema] of rest)
      parameters.push({ name, in: 'query', required: required.has(name), schema, ...shown(name) });
  }
  if (isExportable(route))
    parameters.push({
      name: 'format',
      in: 'query',
      required: false,
      description:
        'A file in place of JSON, with every row (at most 5,000): or ask by the Accept header. Amounts that the credential may not see are empty; candidates that are shown count towards the daily allowance.',
      schema: { type: 'string', enum: [...Object.keys(MEDIA_TYPES), ...(isCharted(action) ? ['svg'] : [])] },
    });
  else if (isCharted(action))
    parameters.push({
      name: 'format',
      in: 'query',
      required: false,
      description: 'The chart in place of JSON: or ask by the Accept header.',
      schema: { type: 'string', enum: ['svg'] },
    });
  if (action.idempotency !== 'none') {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: action.idempotency === 'required',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    });
  }
  return {
    operationId: action.name,
    summary: action.title,
    description: action.description,
    tags: [tagOf(action.name)],
    ...(action.scope === null ? {} : { 'x-scope': action.scope }),
    'x-risk': action.risk,
    parameters,
    ...(inQuery || rest.length === 0
      ? {}
      : {
          requestBody: {
            required: rest.some(([name]) => required.has(name)),
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(rest),
                  required: rest.map(([name]) => name).filter((name) => required.has(name)),
                  additionalProperties: false,
                },
                ...(example === undefined
                  ? {}
                  : {
                      example: Object.fromEntries(
                        Object.entries(example).filter(([name]) => !route.parameters.includes(name)),
                      ),
                    }),
              },
            },
          },
        }),
    responses: {
      [String(action.success)]: {
        description: action.success === 204 ? 'Done.' : 'The result.',
        ...(action.success === 204
          ? {}
          : {
              content: {
                'application/json': { schema: success(action, components) },
                ...(isExportable(route) ? FILES : {}),
                ...(isCharted(action) ? { [SVG]: { schema: { type: 'string' } } } : {}),
              },
            }),
      },
      default: {
        description: 'A refusal.',
        content: { 'application/json': { schema: { $ref: reference('Error') } } },
      },
    },
  };
}

function success(action: Action, components: Map<string, Json>): Json {
  const data = schemaOf(action.output, 'output', components) as Json & { properties?: Record<string, Json> };
  return {
    type: 'object',
    required: ['success', 'data', 'meta'],
    properties: {
      success: { const: true },
      data: action.list ? (data.properties?.items ?? {}) : data,
      meta: action.list ? PAGE_META : { $ref: reference('Meta') },
    },
  };
}
