import { expect, it } from 'vitest';
import { killMigrations } from '#test/harness/migration-kill.ts';

it('brings a store up to date that was killed while it was, with every row and whole backups', async () => {
  const report = await killMigrations(10);
  expect(report.faults).toEqual([]);
  expect(report.midway).toBeGreaterThan(3);
  // Some had come as far as steps that they committed, which are there.
  expect(report.between).toBeGreaterThan(0);
});
