import type * as z from 'zod';

export type Json = Record<string, unknown>;

/** A route that is not bound to one action: the executor, streams, health. */
export interface Described {
  method: 'get' | 'post';
  path: string;
  name: string;
  tag: string;
  summary: string;
  description: string;
  /** What the body may be, one of these. */
  body?: z.ZodType[];
  example?: Json;
  /** The body is a raw mail. */
  mail?: true;
  /** What a form of it holds. */
  form?: Json;
  query?: Record<string, Json>;
  /** When it needs an Idempotency-Key. */
  key?: string;
  open?: boolean;
  answers: Record<string, Json>;
}

/** The place of a named schema. */
export const reference = (id: string): Json => ({ $ref: `#/components/schemas/${id}` });

/** What a route says whose key is never left out. */
export const NEEDED = 'Any text that is unique to this request, such as a UUID.';

/** The OpenAPI operation of a route. @param schemaOf makes the JSON Schema of a body */
export function operation(route: Described, schemaOf: (body: z.ZodType) => Json): Json {
  const text = { type: 'string' };
  const parameters: Json[] = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }));
  for (const [name, schema] of Object.entries(route.query ?? {}))
    parameters.push({ name, in: 'query', required: false, schema });
  if (route.key !== undefined) {
    const schema = { type: 'string', minLength: 1, maxLength: 255 };
    const required = route.key === NEEDED;
    parameters.push({ name: 'Idempotency-Key', in: 'header', required, description: route.key, schema });
  }
  const [first, ...others] = (route.body ?? []).map(schemaOf);
  const schema = others.length === 0 ? first : { oneOf: [first, ...others] };
  return {
    operationId: route.name,
    summary: route.summary,
    description: route.description,
    tags: [route.tag],
    ...(route.open ? { security: [] } : {}),
    parameters,
    ...bodyOf(route, schema),
    responses: {
      ...route.answers,
      default: { description: 'A refusal.', content: { 'application/json': { schema: reference('Error') } } },
    },
  };
}

function bodyOf({ form, mail, example }: Described, schema: Json | undefined): Json {
  const required = (type: string, of: Json): Json => ({
    requestBody: { required: true, content: { [type]: { schema: of } } },
  });
  if (form !== undefined) return required('multipart/form-data', form);
  if (mail === true) return required('message/rfc822', { type: 'string' });
  if (schema === undefined) return {};
  const shown = example === undefined ? {} : { example };
  return { requestBody: { content: { 'application/json': { schema, ...shown } } } };
}
