import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FileStore } from '#src/adapters/files/store.ts';
import { newId } from '#src/lib/ids.ts';
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

it('keeps a file that is stored again between the look at it and its removal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deskhand-test-'));
  try {
    const files = new FileStore(folder);
    const account = newId('account');
    const { sha256 } = await files.keep(account, Buffer.from('sent twice'), 'text/plain');
    const beside = join(folder, account, sha256.slice(0, 2));
    const again = new Date(Date.now() + 1000);
    const isOld = (keptAt: number): boolean => keptAt < again.getTime() - 500;
    await files.remove(account, sha256, (keptAt) => {
      const isLeft = isOld(keptAt);
      // As `keep` does of a file that is there.
      if (isLeft) utimesSync(join(beside, sha256), again, again);
      return isLeft;
    });
    expect(Buffer.from(await files.read(account, sha256)).toString()).toBe('sent twice');
    await files.remove(account, sha256, () => true);
    expect(readdirSync(beside)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
