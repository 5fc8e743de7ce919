import { expect, it } from 'vitest';
import { killScreens } from '#test/harness/screen-kill.ts';

it('loses no answer that a candidate was told was kept, written or recorded, killed 5 times', async () => {
  const report = await killScreens(5);
  expect(report).toMatchObject({ kills: 5, lost: 0 });
  expect(report.acknowledged).toBeGreaterThan(40);
});
