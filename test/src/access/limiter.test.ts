import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeKey } from '#src/access/keys.ts';
import { post } from '#test/harness/mcp.ts';
import { type Api, apiOf, startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

const SETTINGS = {
  RATE_LIMIT_PER_MINUTE: '12',
  RATE_LIMIT_TRIAL_PER_MINUTE: '4',
  RATE_LIMIT_AI_PER_MINUTE: '2',
  AUTH_FAILURES_PER_MINUTE: '3',
};

let clock = Date.parse('2031-05-06T07:08:00Z');

// Each test begins a minute of its own, five seconds in.
beforeEach(() => {
  clock += 10 * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: clock + 5_000 });
  return () => vi.useRealTimers();
});

const figures = (headers: Headers) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));

describe('limits', () => {
  let running: TestService;
  let desk: Workspace;
  const rpc = (key: string, method: string, params: object) =>
    post(running.app, key, { jsonrpc: '2.0', id: 1, method, params });

  beforeAll(async () => {
    running = await startService({ ...SETTINGS });
    desk = await running.workspace();
  });
  afterAll(() => running.close());

  it('counts down in the three headers, refuses at nothing with how long to wait, and opens again with the minute', async () => {
    const api = desk.as(await desk.key(['jobs:read']));
    const reset = clock / 1000 + 60;
    expect(figures((await api.get('/jobs')).headers)).toEqual([12, 11, reset]);
    for (let left = 10; left >= 0; left -= 1)
      expect(figures((await api.get('/jobs')).headers)).toEqual([12, left, reset]);
    const refused = await api.get('/jobs');
    expect(refused.status).toBe(429);
    expect(refused.body.error.code).toBe('RATE_LIMIT_EXCEEDED');
    expect(refused.body.error.message).toBe('The limit of 12 requests a minute is used up. Wait 55 seconds.');
    expect(refused.headers.get('retry-after')).toBe('55');
    expect(figures(refused.headers)).toEqual([12, 0, reset]);
    vi.setSystemTime(clock + 60_000);
    expect(figures((await api.get('/jobs')).headers)).toEqual([12, 11, reset + 60]);
  });

  it('charges nothing for what a scope or a gate refuses, and stops that too where it goes on', async () => {
    const key = await desk.key(['jobs:read']);
    const api = desk.as(key);
    for (let i = 0; i < 11; i += 1)
      expect((await api.get('/clients')).body.error.code).toBe('INSUFFICIENT_SCOPE');
    expect((await api.get('/clients')).status).toBe(403);
    const stopped = await api.get('/clients');
    expect(stopped.body.error.message).toBe(
      'The limit of 12 refused requests a minute is used up. Wait 55 seconds.',
    );
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '55']);
    // What it may do, it still may.
    const allowed = await api.get('/jobs');
    expect([allowed.status, figures(allowed.headers)[1]]).toEqual([200, 11]);
  });

  const batch =
    (body: object, key: string | null = 'k') =>
    (api: Api) =>
      api.post('/batch', body, key);
  const make = { actions: [{ action: 'create_client', input: { name: 'Acme' } }] };

  it.each<[string, number, (api: Api, key: string) => Promise<{ status: number }>]>([
    ['a body that is not JSON', 400, (api) => api.post('/clients', '{"name')],
    ['a key that cannot be one', 400, (api) => api.post('/clients', { name: 'A' }, 'k'.repeat(256))],
    ['a field twice', 422, (api) => api.patch('/clients/cli_1', { client_id: 'cli_2' })],
    ['an unknown id', 404, (api) => api.get('/clients/cli_1')],
    ['a batch that is not JSON', 400, (api) => api.post('/batch', '{"actions')],
    ['a batch with a faulty item', 422, batch({ actions: [{ action: 'none', input: {} }] })],
    ['a batch that writes, without its key', 400, batch(make, null)],
    ['an unknown plan', 404, batch({ plan_id: 'pln_1', confirm_text: 'x' })],
    ['an unknown batch, read', 404, (api) => api.get('/batch/bat_1')],
    ['an unknown batch, cancelled', 404, (api) => api.post('/batch/bat_1/cancel')],
    ['an unknown batch, resumed', 404, (api) => api.post('/batch/bat_1/resume')],
    ['a resumption with a fault', 422, (api) => api.post('/batch/bat_1/resume', { patch: 1 })],
    ['an unknown batch, undone', 404, (api) => api.post('/batch/bat_1/undo')],
    ['a draft with a fault', 400, (api) => api.post('/emails/from-description', { a: 1 })],
    ['a tool that is not offered', 200, (_, key) => rpc(key, 'tools/call', { name: 'no_tool' })],
    [
      'a tool with a fault',
      200,
      (_, key) => rpc(key, 'tools/call', { name: 'list_jobs', arguments: { view: 7 } }),
    ],
    [
      'a run with a fault',
      200,
      (_, key) => rpc(key, 'tools/call', { name: 'run_actions', arguments: { view: 7 } }),
    ],
    [
      'a commit with a fault',
      200,
      (_, key) => rpc(key, 'tools/call', { name: 'commit_plan', arguments: {} }),
    ],
    ['a resource', 200, (_, key) => rpc(key, 'resources/read', { uri: 'deskhand://agency' })],
    ['a resource that is not there', 200, (_, key) => rpc(key, 'resources/read', { uri: 'deskhand://no' })],
  ])('charges one for %s', async (_, status, ask) => {
    const key = await desk.key(['jobs:read', 'clients:read', 'clients:write', 'emails:write']);
    expect((await ask(desk.as(key), key)).status).toBe(status);
    expect(running.service.limiter.windowOf(await running.service.authentication.bearer(key)).remaining).toBe(
      11,
    );
  });

  it('charges a plan, its commit and its undo one for each action, and a repeated commit one', async () => {
    const key = await desk.key(['clients:write']);
    const api = desk.as(key);
    const left = async () =>
      running.service.limiter.windowOf(await running.service.authentication.bearer(key)).remaining;
    const actions = ['One', 'Two', 'Three'].map((name) => ({
      action: 'create_client',
      input: { name: `${name} ${clock}` },
    }));
    const plan = (await api.post('/batch', { actions, dry_run: true }, null)).body.data;
    expect(await left()).toBe(9);
    const handle = { plan_id: plan.plan_id, confirm_text: plan.confirm_text };
    const done = await api.post('/batch', handle, 'k');
    expect([done.status, await left()]).toEqual([200, 6]);
    expect((await api.post('/batch', handle, 'k')).headers.get('idempotency-replayed')).toBe('true');
    expect(await left()).toBe(5);
    const undone = await api.post(`/batch/${done.body.data.batch_id}/undo`);
    expect([undone.status, await left()]).toEqual([200, 2]);
  });

  it('counts each credential by itself, and a trial key against its smaller limit', async () => {
    const trial = desk.as(await desk.key(['jobs:read'], { mode: 'trial' }));
    const other = desk.as(await desk.key(['jobs:read']));
    for (let i = 0; i < 4; i += 1) expect((await trial.get('/jobs')).status).toBe(200);
    const refused = await trial.get('/jobs');
    expect([refused.status, ...figures(refused.headers)]).toEqual([429, 4, 0, clock / 1000 + 60]);
    expect(figures((await other.get('/jobs')).headers).slice(0, 2)).toEqual([12, 11]);
  });

  it('charges a batch one for each action, all of them or none', async () => {
    const api = desk.as(await desk.key(['jobs:read', 'clients:read']));
    const actions = Array.from({ length: 8 }, () => ({ action: 'list_jobs', input: {} }));
    const first = await api.post('/batch', { actions });
    expect([first.status, figures(first.headers)[1]]).toEqual([200, 4]);
    const second = await api.post('/batch', { actions });
    expect([second.status, figures(second.headers)[1]]).toEqual([429, 4]);
    const third = await api.post('/batch', { actions: actions.slice(0, 4) });
    expect([third.status, figures(third.headers)[1]]).toEqual([200, 0]);
  });

  it('keeps a smaller count for what asks an AI engine, and charges nothing of what that refuses', async () => {
    const { limiter } = running.service;
    const principal = await running.service.authentication.bearer(await desk.key(['emails:write']));
    await limiter.charge(principal, 1, true);
    await limiter.charge(principal, 1, true);
    await expect(limiter.charge(principal, 1, true)).rejects.toThrow('2 AI-backed actions');
    expect(limiter.windowOf(principal).remaining).toBe(10);
    await limiter.charge(principal, 10, 0);
    await expect(limiter.charge(principal, 1, 0)).rejects.toThrow('12 requests');
  });

  it('shows an address that fails its own window, then refuses it before looking anything up', async () => {
    const stranger = (): Api => apiOf(running.app, makeKey('live', 'us'));
    for (const left of [2, 1, 0]) {
      const refused = await stranger().get('/jobs');
      expect([refused.status, ...figures(refused.headers).slice(0, 2)]).toEqual([401, 3, left]);
    }
    const reads = vi.spyOn(running.service.store, 'read');
    const refused = await stranger().get('/jobs');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('55');
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
  });

  it('lets a credential that was good of late through where others of its address fail', async () => {
    const known = await desk.key(['jobs:read']);
    expect((await desk.as(known).get('/jobs')).status).toBe(200);
    vi.setSystemTime(clock + 65_000);
    for (let i = 0; i < 3; i += 1) await apiOf(running.app, makeKey('live', 'us')).get('/jobs');
    expect((await desk.as(await desk.key(['jobs:read'])).get('/jobs')).status).toBe(429);
    expect((await desk.as(known).get('/jobs')).status).toBe(200);
  });

  it('takes the addresses of one IPv6 network as one, and a mapped IPv4 address as itself', async () => {
    const { limiter } = running.service;
    for (const ip of ['2001:db8:1:2::5', '2001:0db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::'])
      await limiter.authenticationFailed(ip);
    expect(() => limiter.admitAddress('2001:db8:1:2::77')).toThrow('Wait 55 seconds');
    expect(() => limiter.admitAddress('2001:db8:1:3::77')).not.toThrow();
    for (let i = 0; i < 3; i += 1) await limiter.authenticationFailed('::ffff:192.0.2.7');
    expect(() => limiter.admitAddress('192.0.2.7')).toThrow('Wait 55 seconds');
    expect(() => limiter.admitAddress('192.0.2.8')).not.toThrow();
  });

  it.each([
    ['a success', () => desk.api.get('/me'), 200],
    ['nothing there', () => desk.api.get('/nowhere'), 404],
    ['a method that is not possible', () => desk.api.put('/me', {}), 405],
    ['a scope that is missing', async () => desk.as(await desk.key(['jobs:read'])).get('/clients'), 403],
    ['a field that is wrong', () => desk.api.post('/jobs', {}), 422],
    ['no credential', () => apiOf(running.app, null).get('/jobs'), 401],
    ['health', () => apiOf(running.app, null).get('/health'), 200],
    ['the document', () => apiOf(running.app, null).get('/openapi.json'), 200],
  ])('stand on %s', async (_, call, status) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    const [limit, remaining, reset] = figures(answer.headers);
    expect(limit).toBeGreaterThan(0);
    expect(remaining).toBeLessThanOrEqual(limit ?? 0);
    expect(reset).toBe(clock / 1000 + 60);
  });

  it.each(['/docs', '/docs/jobs', '/docs/nothing', '/sign-in'])('stand on the page %s', async (path) => {
    const answer = await running.app.request(path);
    expect(figures(answer.headers)).toEqual([3, 3, clock / 1000 + 60]);
  });

  it('stand on an account that is closed, suspended or being restored', async () => {
    const closed = await running.workspace();
    for (const [change, status] of [
      [{ status: 'suspended' }, 403],
      [{ status: 'active', plan: 'none' }, 402],
      [{ status: 'restoring', plan: 'active' }, 423],
    ] as const) {
      await running.service.store.write(({ tx }) =>
        tx.updateTable('accounts').set(change).where('id', '=', closed.accountId).execute(),
      );
      const answer = await closed.api.post('/clients', { name: 'Acme' });
      expect(answer.status).toBe(status);
      expect(figures(answer.headers)).toEqual([12, 12, clock / 1000 + 60]);
    }
  });
});
