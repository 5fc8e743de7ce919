import type * as z from 'zod';
import { closest } from '#src/lib/closest.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Action } from './define.ts';

export interface Problem {
  field: string;
  message: string;
  did_you_mean?: string;
}

/**
 * Parses an action's input.
 * @throws AppError VALIDATION_ERROR naming the first field at fault; all of them stand in `error.problems`.
 */
export function parseInput(action: Action, input: unknown): unknown {
  const parsed = action.input.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const problems = problemsOf(action, parsed.error);
  const [first] = problems;
  throw new AppError(
    'VALIDATION_ERROR',
    first === undefined ? 'The input is not valid.' : `${first.field}: ${first.message}`,
    {
      field: first?.field,
      extra: { problems },
    },
  );
}

/** Every fault of an input, the first one first, unknown fields with the nearest known name. */
export function problemsOf(action: Action, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const source =
          path.length === 0 && Object.hasOwn(action.derived, key) ? action.derived[key] : undefined;
        if (source !== undefined) {
          const message = `cannot be set: it follows from ${source}. Set ${source} instead`;
          return { field: key, message, did_you_mean: source };
        }
        const known = knownFields(action.input, path);
        const near = closest(key, known);
        return {
          field: [...path, key].join('.'),
          message: `is not a field of ${action.name}${near === undefined ? `; known are ${known.join(', ')}` : `; did you mean ${near}?`}`,
          ...(near === undefined ? {} : { did_you_mean: [...path, near].join('.') }),
        };
      });
    }
    return [{ field: path.join('.') || 'input', message: issue.message }];
  });
}

function knownFields(schema: unknown, path: string[]): string[] {
  let current: unknown = schema;
  for (const step of path) {
    current = inner(current);
    const shape = shapeOf(current);
    current = shape === undefined ? elementOf(current) : shape[step];
  }
  return Object.keys(shapeOf(inner(current)) ?? {});
}

function inner(schema: unknown): unknown {
  let current = schema;
  while (hasUnwrap(current) && shapeOf(current) === undefined && elementOf(current) === undefined)
    current = current.unwrap();
  return current;
}

function hasUnwrap(schema: unknown): schema is { unwrap(): unknown } {
  return (
    typeof schema === 'object' && schema !== null && 'unwrap' in schema && typeof schema.unwrap === 'function'
  );
}

function shapeOf(schema: unknown): Record<string, unknown> | undefined {
  return typeof schema === 'object' && schema !== null && 'shape' in schema
    ? (schema.shape as Record<string, unknown>)
    : undefined;
}

function elementOf(schema: unknown): unknown {
  return typeof schema === 'object' && schema !== null && 'element' in schema ? schema.element : undefined;
}
