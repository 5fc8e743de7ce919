import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killImports } from '#test/harness/import-kill.ts';

const KILLS = Number(process.env.KILLS ?? 200);

it(`reads every file of an import to its end once, killed ${KILLS} times while it reads`, async () => {
  const files = 20 * KILLS;
  const report = await killImports(KILLS, files);
  writeSync(2, `${JSON.stringify(report)}\n`);
  expect(report).toMatchObject({
    candidates: files,
    twice: 0,
    documents: files,
    texts: files,
    imported: files,
    endings: 1,
    status: 'complete',
  });
  expect(report.through).toBeGreaterThan(KILLS);
}, 3_600_000);
