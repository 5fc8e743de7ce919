import { expect, it } from 'vitest';
import * as z from 'zod';
import { catalogue } from '#actions/catalogue.ts';
import { cpuTime } from '#test/harness/cpu.ts';

const LENGTH = 60_000;
const texts = ['1', ' ', '.', '-', 'a', '1 ', 'a.', 'a@', 'a/'].map((part) => `${part.repeat(LENGTH)}!`);

/** Every schema in an input that is no object, list or choice of others, with its path. */
function* leaves(schema: unknown, path: string): Generator<[string, z.ZodType]> {
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape)) yield* leaves(field, `${path}.${name}`);
  } else if (schema instanceof z.ZodArray) yield* leaves(schema.element, `${path}.*`);
  else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) yield* leaves(option, path);
  } else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  ) {
    yield* leaves(schema.unwrap(), path);
  } else if (schema instanceof z.ZodType) yield [path, schema];
}

it('checks every field in a time that grows no faster than the text it is sent', () => {
  const slow: string[] = [];
  for (const action of catalogue.values()) {
    for (const [path, field] of leaves(action.input, action.name)) {
      for (const text of texts) {
        const start = cpuTime();
        field.safeParse(text);
        // A linear check takes a few milliseconds; a quadratic one several seconds.
        if (cpuTime() - start > 1000) slow.push(`${path} on ${JSON.stringify(text.slice(0, 4))}…`);
      }
    }
  }
  expect(slow).toEqual([]);
});
