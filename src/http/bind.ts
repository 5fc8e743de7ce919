import * as z from 'zod';
import type { Action } from '#src/action/define.ts';
import { AppError } from '#src/lib/errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One REST route: a path of the service and the action behind it. */
export interface Route {
  readonly method: Method;
  /** Below /api/v1; `{placement_id}` fills the input field of that name. */
  readonly path: string;
  readonly action: Action;
  readonly parameters: readonly string[];
  /** The maximum size of the body in bytes, if it differs from the default. */
  readonly maxBody: number | undefined;
  /** Builds the action's input from the parts of a request. */
  collect(parameters: Record<string, string>, query: URLSearchParams, body: unknown): Record<string, unknown>;
}

/** Binds an action to a method and a path. Reads and deletes take their input from the query, others from the body. */
export function bind(
  method: Method,
  path: string,
  action: Action,
  options: { maxBody?: number } = {},
): Route {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const coercions = new Map(
    Object.entries(action.input.shape).map(([name, field]) => [name, coercionOf(field)]),
  );
  const inQuery = method === 'GET' || method === 'DELETE';
  return {
    method,
    path,
    action,
    parameters,
    maxBody: options.maxBody,
    collect(given, query, body) {
      const input: Record<string, unknown> = inQuery ? fromQuery(query, coercions) : bodyObject(body, query);
      for (const name of parameters) {
        // What was read is sent back with the id that the path has too.
        if (name in input && (inQuery || input[name] !== given[name])) {
          throw new AppError(
            'VALIDATION_ERROR',
            `${name} stands in the path already; leave it out of the ${inQuery ? 'query' : 'body'}.`,
            {
              field: name,
            },
          );
        }
        input[name] = given[name];
      }
      return input;
    },
  };
}

function bodyObject(body: unknown, query: URLSearchParams): Record<string, unknown> {
  const [stray] = query.keys();
  if (stray !== undefined) {
    throw new AppError(
      'VALIDATION_ERROR',
      `${stray}: this request takes its fields in the JSON body, not in the query.`,
      { field: stray },
    );
  }
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('INVALID_REQUEST', 'The body must be a JSON object.');
  }
  return { ...body };
}

type Coercion = 'number' | 'boolean' | 'list' | null;

function coercionOf(field: unknown): Coercion {
  let current = field;
  for (;;) {
    if (current instanceof z.ZodNumber) return 'number';
    if (current instanceof z.ZodBoolean) return 'boolean';
    if (current instanceof z.ZodArray) return 'list';
    if (
      current instanceof z.ZodOptional ||
      current instanceof z.ZodNullable ||
      current instanceof z.ZodDefault ||
      current instanceof z.ZodCatch
    ) {
      current = current.unwrap();
    } else return null;
  }
}

function fromQuery(query: URLSearchParams, coercions: Map<string, Coercion>): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (query.size === 0) return input;
  for (const name of new Set(query.keys())) {
    // Assigning it would set the prototype of the input.
    if (name === '__proto__')
      throw new AppError('VALIDATION_ERROR', '__proto__: is not a field of this request.', { field: name });
    const values = query.getAll(name);
    const kind = coercions.get(name);
    if (kind === 'list') {
      input[name] = values.flatMap((value) => value.split(',')).map((value) => value.trim());
      continue;
    }
    if (values.length > 1) {
      throw new AppError('VALIDATION_ERROR', `${name} is given ${values.length} times; give it once.`, {
        field: name,
      });
    }
    const [text = ''] = values;
    if (kind === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) input[name] = Number(text);
    else if (kind === 'boolean' && (text === 'true' || text === 'false')) input[name] = text === 'true';
    else input[name] = text;
  }
  return input;
}
