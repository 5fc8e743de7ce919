import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { soak } from '#test/harness/soak.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);

it(`serves half of its peak for ${MINUTES} minutes without an error, loses nothing, and its memory stays flat`, async () => {
  const report = await soak(MINUTES, (line) => writeSync(2, `${line}\n`));
  writeSync(2, `${JSON.stringify(report, null, 2)}\n`);
  expect(report.wrong).toEqual([]);
  expect(report.wrongs).toBe(0);
  expect(report.faults).toEqual([]);
  expect(Object.keys(report.statuses).filter((status) => Number(status) >= 400)).toEqual([]);
  expect(report.clients).toMatchObject({ missing: 0, twice: 0, listed: report.clients.made });
  expect(report.webhooks).toMatchObject({ missing: 0, twice: 0, arrived: report.webhooks.expected });
  expect(report.mails).toMatchObject({ missing: 0, twice: 0, written: report.mails.scheduled });
  expect(report.exit).toBe(0);
  const [, second, last] = report.memory.thirds;
  expect(last).toBeLessThanOrEqual(second * 1.1);
}, 36_000_000);
