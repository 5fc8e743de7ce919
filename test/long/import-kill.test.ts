import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killImports } from '#test/harness/import-kill.ts';

it('reads every file of an import to its end once, killed 200 times while it reads', async () => {
  const files = 4000;
  const report = await killImports(200, files);
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
  expect(report.through).toBeGreaterThan(200);
}, 3_600_000);
