import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killScreens } from '#test/harness/screen-kill.ts';

it('loses no answer that a candidate was told was kept, written or recorded, killed 200 times', async () => {
  const report = await killScreens(200);
  writeSync(2, `${JSON.stringify(report)}\n`);
  expect(report).toMatchObject({ kills: 200, lost: 0 });
  expect(report.acknowledged).toBeGreaterThan(2000);
}, 3_600_000);
