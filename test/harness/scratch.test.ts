import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from './scratch.ts';
import { startService } from './workspace.ts';

describe('what a test opened', () => {
  const opened: string[] = [];
  const shared = scratchFolder('shared');

  it.fails('is there while the test runs, which fails here', async () => {
    const { dataDir } = await startService();
    opened.push(dataDir);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.fails('is there while the test runs, which runs out of time here', { timeout: 100 }, () => {
    opened.push(scratchFolder('late'));
    return new Promise(() => {});
  });

  it('is gone when the next one begins, and what the file opened is there', () => {
    expect(opened).toHaveLength(2);
    expect(opened.map((folder) => existsSync(folder))).toEqual([false, false]);
    expect(existsSync(shared)).toBe(true);
  });
});
