import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runSequences } from '#test/contract/policy-sequences.ts';

const SEQUENCES = Number(process.env.SEQUENCES ?? 5000);

it(`nothing leaves and nobody may do more by any of ${SEQUENCES} sequences of an agent that must ask`, async () => {
  const began = performance.now();
  const counts = await runSequences(SEQUENCES);
  const seconds = Math.round((performance.now() - began) / 1000);
  writeSync(2, `${JSON.stringify({ sequences: SEQUENCES, seconds, ...Object.fromEntries(counts) })}\n`);
  expect(counts.get('approved')).toBeGreaterThan(0);
});
