import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killSealing } from '#test/harness/sealing-kill.ts';

it('opens every sealed secret, killed 300 times while the sealing keys are rotated', async () => {
  const report = await killSealing(300);
  writeSync(2, `${JSON.stringify(report)}\n`);
  expect(report.faults).toEqual([]);
  expect(report.midway).toBeGreaterThan(30);
  expect(report.ended).toBeGreaterThan(10);
}, 3_600_000);
