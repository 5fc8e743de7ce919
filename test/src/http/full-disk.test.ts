import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '#test/harness/scratch.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

const folder = scratchFolder('full-disk');
const mounted =
  process.platform === 'linux' &&
  spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder]).status === 0;

describe.skipIf(!mounted)(
  `a disk that is full${mounted ? '' : ' (left out: nothing can be mounted here)'}`,
  () => {
    const filler = join(folder, 'filler');
    let running: TestService | undefined;
    let desk: Workspace;
    let candidate_id: string;

    beforeAll(async () => {
      mkdirSync(join(folder, 'data'), { mode: 0o700 });
      running = await startService({ DATA_DIR: join(folder, 'data') });
      desk = await running.workspace();
      candidate_id = (await desk.api.post('/candidates', { name: 'Ana', email: 'ana@people.example' })).body
        .data.id;
    });
    afterAll(async () => {
      rmSync(filler, { force: true });
      await running?.close();
      spawnSync('/bin/umount', ['--lazy', folder]);
    });

    function fill(): void {
      const file = openSync(filler, 'w');
      for (const size of [1 << 20, 4096, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch {
          // No more of this size goes in.
        }
      }
      fsyncSync(file);
      closeSync(file);
    }

    const upload = (text: string, key: string) =>
      desk.api.post(
        '/documents',
        {
          candidate_id,
          kind: 'cv',
          filename: 'cv.txt',
          file_base64: Buffer.from(text.repeat(20_000)).toString('base64'),
        },
        key,
      );

    it('answers 503 to whatever would be written, says that it is not ready, and goes on by itself', async () => {
      expect((await desk.api.get('/health')).status).toBe(200);
      fill();
      const document = await upload('A long CV. ', 'document');
      expect(document.status).toBe(503);
      expect(document.body.error.code).toBe('IDEMPOTENCY_STORAGE_ERROR');
      expect(document.headers.get('retry-after')).toMatch(/^\d+$/);
      const statuses: number[] = [];
      // What the log of the store has room for still goes in; then nothing does.
      while (statuses.at(-1) !== 503 && statuses.length < 2000) {
        const answer = await desk.api.post('/clients', {
          name: `Client ${statuses.length} ${'x'.repeat(150)}`,
        });
        statuses.push(answer.status);
      }
      expect(new Set(statuses.slice(0, -1))).toEqual(new Set(statuses.length > 1 ? [201] : []));
      expect(statuses.at(-1)).toBe(503);
      // What was found a moment ago holds for five seconds at most.
      let health = await desk.api.get('/health');
      for (const until = Date.now() + 8000; health.status === 200 && Date.now() < until; )
        health = await desk.api.get('/health');
      expect(health.status).toBe(503);
      expect(health.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(health.body.error.message).toContain('Nothing can be written');
      expect((await desk.api.get(`/candidates/${candidate_id}`)).status).toBe(200);
      rmSync(filler);
      expect((await desk.api.get('/health')).status).toBe(200);
      expect((await upload('A long CV. ', 'document')).status).toBe(201);
      expect((await desk.api.post('/clients', { name: 'After' })).status).toBe(201);
    });
  },
);
