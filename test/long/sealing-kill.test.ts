import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killSealing } from '#test/harness/sealing-kill.ts';

const KILLS = Number(process.env.KILLS ?? 300);

it(`opens every sealed secret, killed ${KILLS} times while the sealing keys are rotated`, async () => {
  const report = await killSealing(KILLS);
  writeSync(2, `${JSON.stringify(report)}\n`);
  expect(report.faults).toEqual([]);
  expect(report.midway).toBeGreaterThan(KILLS / 10);
  expect(report.ended).toBeGreaterThan(KILLS / 30);
}, 3_600_000);
