import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeKey } from '#src/access/keys.ts';
import { createApp } from '#src/server/app.ts';
import { createService, type Service } from '#src/server/service.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { type Api, apiOf, startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

const SETTINGS = { RATE_LIMIT_PER_MINUTE: '12', AUTH_FAILURES_PER_MINUTE: '3' };

const postgres = fixture(startPostgres);
let clock = Date.parse('2031-05-06T07:08:00Z');

// Each test begins a minute of its own, five seconds in.
beforeEach(() => {
  clock += 10 * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: clock + 5_000 });
  return () => vi.useRealTimers();
});

describe('two processes on one PostgreSQL', () => {
  let running: TestService;
  let other: Service;
  let desk: Workspace;

  beforeAll(async () => {
    running = await startService({ ...SETTINGS, DATABASE_URL: await postgres.database() });
    other = await createService({ config: running.service.config });
    desk = await running.workspace();
  });
  afterAll(async () => {
    await other.close();
    await running.close();
  });

  it('share the count of a credential, also when both are asked at once', async () => {
    const key = await desk.key(['jobs:read']);
    const apis = [desk.as(key), apiOf(createApp(other), key)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (apis[i % 2] as Api).get('/jobs')),
    );
    const granted = answers.filter(({ status }) => status === 200).length;
    expect(granted).toBeLessThanOrEqual(12);
    expect(granted).toBeGreaterThanOrEqual(11);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - granted);
  });

  it('share the failures of an address: what one has seen too often, the other refuses', async () => {
    for (let i = 0; i < 3; i += 1) await apiOf(running.app, makeKey('live', 'us')).get('/jobs');
    const there = createApp(other);
    expect((await apiOf(there, makeKey('live', 'us')).get('/jobs')).status).toBe(429);
    expect((await apiOf(there, makeKey('live', 'us')).get('/jobs')).status).toBe(429);
  });

  it('share a large limit to within a tenth, told of many charges at once', async () => {
    const config = { ...running.service.config, RATE_LIMIT_PER_MINUTE: 600 };
    const services = [await createService({ config }), await createService({ config })];
    const principal = await services[0]?.authentication.bearer(await desk.key(['jobs:read']));
    if (principal === undefined) throw new Error('no principal');
    const statements = vi.spyOn(pg.Pool.prototype, 'query');
    let granted = 0;
    for (let i = 0; i < 1400; i += 1) {
      const charged = services[i % 2]?.limiter.charge(principal, 1, false);
      granted += (await charged?.then(() => true).catch(() => false)) === true ? 1 : 0;
      if (i === 500) expect(statements.mock.calls.length).toBeLessThan(60);
    }
    statements.mockRestore();
    expect(granted).toBeGreaterThanOrEqual(600);
    expect(granted).toBeLessThanOrEqual(660);
    for (const service of services) await service.close();
  });
});
