import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import known from '#src/domain/moderation/likeness.json' with { type: 'json' };
import { linesHash } from '../eval/wording/likeness.ts';

it('the weighing of words is in step with the lines that it is made of', () => {
  expect(known.made_from, 'npm run wording:make makes it anew').toBe(linesHash());
});

it('the weighing of words stays small', () => {
  const file = new URL('../../src/domain/moderation/likeness.json', import.meta.url);
  expect(readFileSync(file).length).toBeLessThan(200_000);
});
