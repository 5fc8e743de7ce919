import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killManyTimes } from '#test/harness/kill.ts';

it('keeps every acknowledged item once and goes on with the rest, killed 1,000 times in the middle of batches', async () => {
  const report = await killManyTimes(1000);
  writeSync(2, `${JSON.stringify(report)}\n`);
  expect(report).toMatchObject({ kills: 1000, lost: 0, twice: 0, unfinished: 0, integrity: 'ok' });
  expect(report.acknowledged).toBeGreaterThan(10_000);
}, 3_600_000);
