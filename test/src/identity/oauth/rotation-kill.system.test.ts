import { expect, it } from 'vitest';
import { killRotations } from '#test/harness/rotation-kill.ts';

it('loses no token that it gave out and leaves no rotation half done when it is killed while tokens are renewed', async () => {
  const report = await killRotations(4);
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(20);
});
