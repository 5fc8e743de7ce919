import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import type { Store } from '#db/store.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startOwnPostgres } from '#test/harness/postgres.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

const postgres = fixture(startOwnPostgres);
let store: Store;
let running: TestService;
let desk: Workspace;

beforeAll(async () => {
  const url = await postgres.database();
  store = await openStore({ url });
  running = await startService({ DATABASE_URL: url });
  desk = await running.workspace();
});
afterAll(() => Promise.all([store.close(), running.close()]));

it('is 503 with Retry-After while the server is away, for what is under way as well, and the process lives on', async () => {
  expect((await desk.api.get('/clients')).status).toBe(200);
  const underWay = store.write(async ({ tx }) => {
    await tx.selectFrom('accounts').select('id').execute();
    await postgres.stop();
    await tx.selectFrom('accounts').select('id').execute();
  });
  await expect(underWay).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE', details: { retryAfter: 5 } });
  await expect(store.read((db) => db.selectFrom('accounts').select('id').execute())).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
  });

  for (const [answer, code] of [
    [await desk.api.get('/clients'), 'STORAGE_UNAVAILABLE'],
    [await desk.api.post('/clients', { name: 'Away' }), 'IDEMPOTENCY_STORAGE_ERROR'],
  ] as const) {
    expect([answer.status, answer.body.error.code]).toEqual([503, code]);
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  expect((await running.app.request('/health')).status).toBe(503);
});
