import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { runHistories } from '#test/harness/placement-histories.ts';

const HISTORIES = Number(process.env.HISTORIES ?? 10_000);
const SEED = Number(process.env.SEED ?? 1);
const running = useService();

it(`boards and refunds of ${HISTORIES} random histories are what a slow recomputation gives`, async () => {
  const began = performance.now();
  const counts = await runHistories(running, HISTORIES, SEED);
  const seconds = Math.round((performance.now() - began) / 1000);
  writeSync(2, `${JSON.stringify({ histories: HISTORIES, seconds, ...counts })}\n`);
  expect(counts.lines).toBeGreaterThan(0);
});
