import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killMigrations } from '#test/harness/migration-kill.ts';

it('brings a store up to date that was killed 1,000 times while it was, with every row and whole backups', async () => {
  const report = await killMigrations(1000);
  writeSync(2, `${JSON.stringify(report)}\n`);
  expect(report.faults).toEqual([]);
  expect(report.slowest).toBeLessThan(2_000);
  expect(report.midway).toBeGreaterThan(500);
  expect(report.between).toBeGreaterThan(50);
}, 3_600_000);
