import { expect, it } from 'vitest';
import { killManyTimes } from '#test/harness/kill.ts';

it('keeps every acknowledged item once and goes on with the rest, killed 50 times in the middle of batches', async () => {
  const report = await killManyTimes(50);
  expect(report).toMatchObject({ kills: 50, lost: 0, twice: 0, unfinished: 0, integrity: 'ok' });
  expect(report.acknowledged).toBeGreaterThan(500);
  expect(report.batches).toBeGreaterThan(20);
}, 300_000);
