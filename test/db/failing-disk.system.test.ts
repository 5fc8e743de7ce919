import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULTS, noFailingDisk, type ServerOnDisk, serveOnFailingDisk } from '#test/harness/failing-disk.ts';
import { apiOf, startService } from '#test/harness/workspace.ts';

const AT_ONCE = 8;
const why = noFailingDisk();

describe.skipIf(why !== null)(`a disk that fails${why === null ? '' : ` (left out: ${why})`}`, () => {
  let server: ServerOnDisk;
  const acknowledged: string[] = [];
  const refused: string[] = [];

  beforeAll(async () => {
    server = await serveOnFailingDisk();
  });
  afterAll(() => server.remove());

  async function create(
    name: string,
  ): Promise<{ status: number; code: string | undefined; retry: string | null; message: string }> {
    const answer = await fetch(`${server.url}/api/v1/clients`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server.key}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      },
      body: JSON.stringify({ name }),
    });
    const { error } = (await answer.json()) as { error?: { code: string; message: string } };
    (answer.status === 201 ? acknowledged : refused).push(name);
    return {
      status: answer.status,
      code: error?.code,
      retry: answer.headers.get('retry-after'),
      message: error?.message ?? '',
    };
  }

  const createMany = (what: string) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, i) => create(`${what} ${i}`)));

  async function names(): Promise<string[]> {
    const answer = await fetch(`${server.url}/api/v1/clients?limit=100`, {
      headers: { authorization: `Bearer ${server.key}` },
    });
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { name: string; is_self: boolean }[] };
    return data.filter(({ is_self }) => !is_self).map(({ name }) => name);
  }

  it.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])(
    'answers 503 under %s, goes on reading what was acknowledged, and recovers without a restart',
    async (fault) => {
      await createMany(`Before ${fault}`);
      server.fail(fault);
      for (const answer of await createMany(`During ${fault}`)) {
        expect(answer).toMatchObject({ status: 503, code: 'IDEMPOTENCY_STORAGE_ERROR', retry: '5' });
        expect(answer.message).toContain('not sure whether it was kept');
        expect(answer.message).toContain('Retry the identical request with the same Idempotency-Key');
      }
      expect((await names()).sort()).toEqual([...acknowledged].sort());
      server.heal();
      for (const answer of await createMany(`After ${fault}`)) expect(answer.status).toBe(201);
      // The same request again, as the error says: it was not kept, so it is done now.
      expect(await create(refused.shift() ?? '')).toMatchObject({ status: 201 });
      expect((await names()).sort()).toEqual([...acknowledged].sort());
    },
  );

  it('has everything acknowledged, nothing that was refused, and a sound store when it is killed while it fails', async () => {
    server.fail('EIO on write');
    await createMany('Last');
    await server.kill();
    const store = new Sqlite(join(server.dataDir, 'deskhand.sqlite'));
    expect(store.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(store.pragma('foreign_key_check')).toEqual([]);
    const kept = store.prepare<[], string>("select name from clients where name like '% _'").pluck().all();
    store.close();
    expect(kept.sort()).toEqual([...acknowledged].sort());
    expect(refused).toHaveLength(3 * (AT_ONCE - 1) + AT_ONCE);
  });

  it('does once what it was not sure of, asked again with the same key after it was killed', async () => {
    const failing = await serveOnFailingDisk();
    try {
      failing.fail('EIO on sync');
      const names = Array.from({ length: AT_ONCE }, (_, i) => `Unsure ${i}`);
      const headers = { authorization: `Bearer ${failing.key}`, 'content-type': 'application/json' };
      const statuses = names.map(async (name) => {
        const answer = await fetch(`${failing.url}/api/v1/clients`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': name },
          body: JSON.stringify({ name }),
        });
        return answer.status;
      });
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([503]));
      await failing.kill();
      const again = await startService({ DATA_DIR: failing.dataDir });
      const api = apiOf(again.app, failing.key);
      for (const name of names) expect((await api.post('/clients', { name }, name)).status).toBe(201);
      const { data } = (await api.get('/clients?limit=100')).body;
      expect(data.filter((one: { is_self: boolean }) => !one.is_self)).toHaveLength(AT_ONCE);
      await again.close();
    } finally {
      await failing.remove();
    }
  });
});
