import * as z from 'zod';

const revealing = z.registry<{ id: string }>();

/**
 * Marks a record of an output schema as one that identifies a candidate: name together with contact details. Candidates
 * that an answer shows in this way count against the daily allowance, on every interface. A record that merely mentions a
 * candidate by name is not marked.
 * @param id the member that holds the candidate's id
 */
export function revealsCandidate<T extends z.ZodObject>(schema: T, id: keyof T['shape'] & string): T {
  revealing.add(schema, { id });
  return schema;
}

/** Whether a schema is marked. */
export function isRevealing(schema: z.ZodType): boolean {
  return revealing.has(schema);
}

type Find = (value: unknown, found: Set<string>) => void;

/** Compiles a function that finds the candidates that an output identifies; null where the schema can show none. */
export function compileReveals(schema: z.ZodType): ((value: unknown) => string[]) | null {
  const find = compile(schema, new Set());
  if (find === undefined) return null;
  return (value) => {
    const found = new Set<string>();
    find(value, found);
    return [...found];
  };
}

function compile(schema: unknown, open: ReadonlySet<unknown>): Find | undefined {
  if (!(schema instanceof z.ZodType) || open.has(schema)) return undefined;
  const inside = new Set(open).add(schema);
  if (schema instanceof z.ZodObject) return compileObject(schema, inside);
  if (schema instanceof z.ZodArray) {
    const step = compile(schema.element, inside);
    return (
      step &&
      ((value, found) => {
        if (Array.isArray(value)) for (const item of value) step(item, found);
      })
    );
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return compile(schema.unwrap(), inside);
  if (schema instanceof z.ZodUnion) {
    const steps = schema.options.flatMap((option) => compile(option, inside) ?? []);
    if (steps.length === 0) return undefined;
    return (value, found) => {
      for (const step of steps) step(value, found);
    };
  }
  return undefined;
}

function compileObject(schema: z.ZodObject, inside: ReadonlySet<unknown>): Find | undefined {
  const own = revealing.get(schema)?.id;
  const members = Object.entries(schema.shape).flatMap(([key, member]): [string, Find][] => {
    const step = compile(member, inside);
    return step === undefined ? [] : [[key, step]];
  });
  if (own === undefined && members.length === 0) return undefined;
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return;
    const record: Record<string, unknown> = { ...value };
    if (own !== undefined && typeof record[own] === 'string') found.add(record[own]);
    for (const [key, step] of members) step(record[key], found);
  };
}
