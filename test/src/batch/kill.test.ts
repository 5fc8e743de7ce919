import { expect, it } from 'vitest';
import { killManyTimes } from '#test/harness/kill.ts';

it('keeps every acknowledged item once and goes on with the rest, killed 25 times in the middle of batches', async () => {
  const report = await killManyTimes(25);
  expect(report).toMatchObject({ kills: 25, lost: 0, twice: 0, unfinished: 0, integrity: 'ok' });
  expect(report.acknowledged).toBeGreaterThan(250);
  expect(report.batches).toBeGreaterThan(10);
});
