import { expect, it } from 'vitest';
import { killManyTimes } from '#test/harness/kill.ts';

it('keeps every acknowledged item once and goes on with the rest, killed 6 times in the middle of batches', async () => {
  const report = await killManyTimes(6);
  expect(report).toMatchObject({ kills: 6, lost: 0, twice: 0, unfinished: 0, integrity: 'ok' });
  expect(report.acknowledged).toBeGreaterThan(150);
  expect(report.batches).toBeGreaterThan(3);
});
