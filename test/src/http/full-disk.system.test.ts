import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, runAs, startOwnPostgres } from '#test/harness/postgres.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { type Answer, startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

/** A small disk at a folder; whether one could be mounted. */
function mountedAt(folder: string, size: string, more: string[] = []): boolean {
  const options = [`size=${size}`, ...more].join(',');
  return (
    process.platform === 'linux' &&
    spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0
  );
}

/** Fills a disk by a file, to the last byte. */
function fill(filler: string): void {
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

/** Creates clients until none can be: what there is room for in what was laid out already still goes in. */
async function writeUntilFull(desk: Workspace): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.at(-1) !== 503 && statuses.length < 2000) {
    const answer = await desk.api.post('/clients', { name: `Client ${statuses.length} ${'x'.repeat(150)}` });
    statuses.push(answer.status);
  }
  return statuses;
}

/** What health answers once what it found before no longer holds, which is five seconds at most. */
async function healthWhenFull(desk: Workspace): Promise<Answer> {
  let health = await desk.api.get('/health');
  for (const until = Date.now() + 8000; health.status === 200 && Date.now() < until; )
    health = await desk.api.get('/health');
  return health;
}

const folder = scratchFolder('full-disk');
const mounted = mountedAt(folder, '48m');

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
      fill(filler);
      const document = await upload('A long CV. ', 'document');
      expect(document.status).toBe(503);
      expect(document.body.error.code).toBe('IDEMPOTENCY_STORAGE_ERROR');
      expect(document.headers.get('retry-after')).toMatch(/^\d+$/);
      const statuses = await writeUntilFull(desk);
      expect(new Set(statuses.slice(0, -1))).toEqual(new Set(statuses.length > 1 ? [201] : []));
      expect(statuses.at(-1)).toBe(503);
      const health = await healthWhenFull(desk);
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

const tables = scratchFolder('full-disk-of-tables');
const { uid = process.getuid?.() ?? 0, gid = process.getgid?.() ?? 0 } = runAs();
const apart = mountedAt(tables, '160m', [`uid=${uid}`, `gid=${gid}`, 'mode=700']);

describe.skipIf(!apart)(
  `a full disk of a PostgreSQL server${apart ? '' : ' (left out: nothing can be mounted here)'}`,
  () => {
    const filler = join(tables, 'filler');
    let postgres: PostgresServer | undefined;
    let running: TestService | undefined;
    let desk: Workspace;

    beforeAll(async () => {
      // While its disk is full no checkpoint succeeds, and with it no new database of anybody.
      postgres = await startOwnPostgres();
      const DATABASE_URL = await postgres.database({ folder: tables });
      running = await startService({ DATABASE_URL });
      desk = await running.workspace();
    });
    afterAll(async () => {
      rmSync(filler, { force: true });
      await running?.close();
      await postgres?.stop();
      spawnSync('/bin/umount', ['--lazy', tables]);
    });

    it('answers 503 to whatever would be written, says that it is not ready, and goes on by itself', async () => {
      const person = await desk.api.post('/candidates', { name: 'Ana', email: 'ana@people.example' });
      fill(filler);
      const health = await desk.api.get('/health');
      expect(health.status).toBe(503);
      expect(health.body.error.message).toContain('Nothing can be written');
      const statuses = await writeUntilFull(desk);
      expect(new Set(statuses.slice(0, -1))).toEqual(new Set(statuses.length > 1 ? [201] : []));
      const path = `/candidates/${person.body.data.id}`;
      let refused = await desk.api.patch(path, { headline: 'Controller' });
      for (let nth = 0; refused.status === 200 && nth < 2000; nth += 1)
        refused = await desk.api.patch(path, { headline: `Controller ${nth} ${'y'.repeat(150)}` });
      expect(refused.status).toBe(503);
      expect(refused.body.error.message).toContain('The disk of the database is full');
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await desk.api.get(path)).status).toBe(200);
      rmSync(filler);
      expect((await desk.api.get('/health')).status).toBe(200);
      expect((await desk.api.post('/clients', { name: 'After' })).status).toBe(201);
    }, 60_000);
  },
);
