import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killRotations } from '#test/harness/rotation-kill.ts';

const KILLS = Number(process.env.KILLS ?? 1000);

it(`loses no token that it gave out and leaves no rotation half done, killed ${KILLS} times while tokens are renewed`, async () => {
  const report = await killRotations(KILLS);
  writeSync(2, `${JSON.stringify(report)}\n`);
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(5 * KILLS);
  expect(report.untold).toBeGreaterThan(0);
  expect(report.slowest).toBeLessThan(2_000);
}, 3_600_000);
