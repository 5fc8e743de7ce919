import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startService } from '#test/harness/workspace.ts';

it('removes what has had no record for 48 hours, and nothing that has one or is younger', async () => {
  const running = await startService();
  try {
    const desk = await running.workspace();
    const { files } = running.service.runtime.ports;
    const keep = async (text: string, days: number): Promise<string> => {
      const { sha256 } = await files.keep(desk.accountId, Buffer.from(text), 'text/plain');
      const path = join(running.dataDir, 'files', desk.accountId, sha256.slice(0, 2), sha256);
      const at = new Date(Date.now() - days * 86_400_000);
      utimesSync(path, at, at);
      return path;
    };
    await desk.api.post('/documents', {
      file_base64: Buffer.from('has one').toString('base64'),
      filename: 'a.txt',
    });
    const [abandoned, young, needed] = [
      await keep('abandoned', 3),
      await keep('young', 1),
      await keep('has one', 3),
    ];
    await running.service.jobs.runDue();
    expect([abandoned, young, needed].map((path) => existsSync(path))).toEqual([false, true, true]);
  } finally {
    await running.close();
  }
});
