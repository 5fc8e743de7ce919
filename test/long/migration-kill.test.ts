import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killMigrations } from '#test/harness/migration-kill.ts';

const KILLS = Number(process.env.KILLS ?? 1000);

it(`brings a store up to date that was killed ${KILLS} times while it was, with every row and whole backups`, async () => {
  const report = await killMigrations(KILLS);
  writeSync(2, `${JSON.stringify(report)}\n`);
  expect(report.faults).toEqual([]);
  expect(report.slowest).toBeLessThan(2_000);
  expect(report.midway).toBeGreaterThan(KILLS / 2);
  expect(report.between).toBeGreaterThan(KILLS / 20);
}, 3_600_000);
