import { expect, it } from 'vitest';
import { killImports } from '#test/harness/import-kill.ts';

it('reads every file of an import to its end once, killed 6 times while it reads', async () => {
  const files = 80;
  const report = await killImports(6, files);
  expect(report).toMatchObject({
    candidates: files,
    twice: 0,
    documents: files,
    texts: files,
    imported: files,
    endings: 1,
    status: 'complete',
  });
  expect(report.begun).toBeGreaterThan(6);
  expect(report.through).toBeGreaterThan(6);
});
