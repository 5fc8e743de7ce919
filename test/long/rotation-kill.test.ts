import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killRotations } from '#test/harness/rotation-kill.ts';

it('loses no token that it gave out and leaves no rotation half done, killed 1,000 times while tokens are renewed', async () => {
  const report = await killRotations(1000);
  writeSync(2, `${JSON.stringify(report)}\n`);
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(5_000);
  expect(report.untold).toBeGreaterThan(0);
  expect(report.slowest).toBeLessThan(2_000);
}, 3_600_000);
