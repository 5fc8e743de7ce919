import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killManyTimes } from '#test/harness/kill.ts';

const KILLS = Number(process.env.KILLS ?? 1000);

it(`keeps every acknowledged item once and goes on with the rest, killed ${KILLS} times in the middle of batches`, async () => {
  const report = await killManyTimes(KILLS);
  writeSync(2, `${JSON.stringify(report)}\n`);
  expect(report).toMatchObject({ kills: KILLS, lost: 0, twice: 0, unfinished: 0, integrity: 'ok' });
  expect(report.acknowledged).toBeGreaterThan(10 * KILLS);
}, 3_600_000);
