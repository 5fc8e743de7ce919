import fc from 'fast-check';
import * as z from 'zod';

type Schema = Record<string, unknown>;

/** Values that break careless code: empty, huge, of the wrong type, of another kind's id, control characters. */
const NASTY: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e15,
  -0.000001,
  true,
  [],
  {},
  [null],
  'x'.repeat(20_000),
  '\u0000',
  "'; drop table clients; --",
  '%_\\',
  '\u202eevil\u200b',
  '=cmd()',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31T23:59:59Z',
  'cli_0',
  'cnd_unknown',
  { $from: 'a1', path: '/id' },
  { constructor: { prototype: {} } },
];

/** A value of a JSON Schema, now and then a nasty one in its place. `known` are ids of real records by kind prefix. */
function anyValue(schema: Schema, known: string[], depth: number): fc.Arbitrary<unknown> {
  const nasty = fc.constantFrom(...NASTY);
  const fitting = fittingValue(schema, known, depth);
  return fc.oneof({ weight: 7, arbitrary: fitting }, { weight: 1, arbitrary: nasty });
}

function fittingValue(schema: Schema, known: string[], depth: number): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (options !== undefined) return fc.oneof(...options.map((option) => fittingValue(option, known, depth)));
  switch (schema.type) {
    case 'string':
      return text(schema, known);
    case 'integer':
      return fc.integer({ min: Number(schema.minimum ?? -10), max: Number(schema.maximum ?? 10_000) });
    case 'number':
      return fc.oneof(fc.double({ min: 0, max: 300_000, noNaN: true }), fc.integer({ min: 0, max: 200_000 }));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(anyValue((schema.items ?? {}) as Schema, known, depth + 1), { maxLength: 4 });
    case 'object':
      return depth > 4 ? fc.constant({}) : inputOf(schema, known, depth + 1);
    default:
      return fc.jsonValue();
  }
}

function text(schema: Schema, known: string[]): fc.Arbitrary<unknown> {
  const pattern = String(schema.pattern ?? '');
  const prefix = /^\^([a-z]+_)/.exec(pattern)?.[1];
  if (prefix !== undefined) {
    const ids = known.filter((id) => id.startsWith(prefix));
    return ids.length > 0 ? fc.constantFrom(...ids, `${prefix}nobody`) : fc.constant(`${prefix}nobody`);
  }
  switch (schema.format) {
    case 'date':
      return fc
        .integer({ min: 0, max: 30_000 })
        .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    case 'date-time':
      return fc
        .integer({ min: 0, max: 4_000_000_000 })
        .map((second) => new Date(second * 1000).toISOString());
    case 'email':
      return fc.stringMatching(/^[a-z]{1,8}$/).map((name) => `${name}@people.example`);
    case 'uri':
      return fc.constantFrom('https://acme.example/x', 'http://127.0.0.1/', 'https://hook.example/in');
    default:
      return fc.oneof(
        fc.constantFrom('AUD', 'AU', 'Sydney', 'Chief Financial Officer', '$120k', '4 weeks', 'placed'),
        fc.string({ maxLength: 40, unit: 'grapheme' }),
      );
  }
}

/** An object of a schema: required members nearly always, optional ones sometimes, an unknown one now and then. */
function inputOf(schema: Schema, known: string[], depth: number): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = new Set((schema.required ?? []) as string[]);
  const members = properties.map(([name, member]) =>
    fc
      .tuple(fc.integer({ min: 0, max: 99 }), anyValue(member, known, depth))
      .map(([chance, value]) => (chance < (required.has(name) ? 95 : 25) ? [[name, value] as const] : [])),
  );
  const stray = fc
    .integer({ min: 0, max: 99 })
    .map((chance) => (chance < 3 ? [['nonsense', 1] as const] : []));
  return fc.tuple(...members, stray).map((parts) => Object.fromEntries(parts.flat()));
}

/** Inputs for an action, from its own schema. */
export function arbitraryInput(input: z.ZodType, known: string[]): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
  return inputOf(schema, known, 0);
}
