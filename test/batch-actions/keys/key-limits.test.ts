import { expect, it, vi } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

const make = (body: object, api = desk.api) => api.post('/keys', { scopes: ['jobs:read'], ...body });

/** Asks with a key from an address. */
async function from(address: string, key: string, path = '/jobs', body?: object) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await running.app.request(
    `/api/v1${path}`,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    { incoming: { socket: { remoteAddress: address } } },
  );
  return { status: response.status, body: await response.json() };
}

it('refuses a key outside its networks, also when it was admitted inside them just before', async () => {
  const made = (await make({ allowed_networks: ['203.0.113.0/24', '2001:db8::/32', '203.0.113.0/24'] })).body
    .data;
  expect(made.allowed_networks).toEqual(['203.0.113.0/24', '2001:db8::/32']);
  const { key } = made;
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::7'])
    expect((await from(address, key)).status).toBe(200);
  for (const address of ['203.0.114.7', '2001:db9::7', '127.0.0.1']) {
    const refused = await from(address, key);
    expect([refused.status, refused.body.error.message]).toEqual([
      401,
      expect.stringContaining(`this request came from ${address}`),
    ]);
  }
  expect((await from('203.0.113.7', key)).status).toBe(200);
});

it('holds the networks over MCP and in a batch too', async () => {
  const { key } = (await make({ allowed_networks: ['203.0.113.0/24'] })).body.data;
  expect((await from('198.51.100.1', key, '/batch', { actions: [] })).status).toBe(401);
  const mcp = await running.app.request(
    '/api/mcp',
    { method: 'POST', headers: { authorization: `Bearer ${key}`, host: '127.0.0.1' }, body: '{}' },
    { incoming: { socket: { remoteAddress: '198.51.100.1' } } },
  );
  expect(mcp.status).toBe(401);
  await expect(running.service.authentication.bearer(key)).rejects.toThrow('came from 127.0.0.1');
});

it('lets a limited key make none that works longer or from more places than it does', async () => {
  const ends = new Date(Date.now() + 3600_000).toISOString();
  const limited = (await make({ scopes: ['admin'], allowed_networks: ['203.0.113.0/24'], expires_at: ends }))
    .body.data;
  const makes = async (body: object) =>
    from('203.0.113.1', limited.key, '/keys', { scopes: ['jobs:read'], ...body });
  expect((await makes({})).body.data).toMatchObject({
    allowed_networks: ['203.0.113.0/24'],
    expires_at: ends,
  });
  expect((await makes({ allowed_networks: ['203.0.113.8/29'] })).status).toBe(201);
  expect((await makes({ allowed_networks: ['203.0.112.0/23'] })).body.error.field).toBe('allowed_networks');
  expect((await makes({ expires_at: new Date(Date.now() + 7200_000).toISOString() })).body.error.field).toBe(
    'expires_at',
  );
});

it('lets a trial key make trial keys alone, and not have the secret of another, which sees what others share', async () => {
  const scopes = ['admin'];
  const trial = desk.as((await make({ scopes, type: 'trial' })).body.data.key);
  for (const type of [undefined, 'live', 'test']) {
    const refused = await make({ scopes, type }, trial);
    expect([refused.status, refused.body.error.field]).toEqual([422, 'type']);
  }
  const { id, key } = (await make({ scopes, type: 'trial' }, trial)).body.data;
  expect((await desk.as(key).get('/marketplace/listings')).body.error.code).toBe('MARKETPLACE_DISABLED');
  expect((await trial.post(`/keys/${id}/rotate`, {})).status).toBe(200);
  const soon = new Date(Date.now() + 3600_000).toISOString();
  const live = (await make({ scopes, expires_at: soon })).body.data;
  expect((await trial.post(`/keys/${live.id}/rotate`, {})).body.error.code).toBe('ADMIN_REQUIRED');
});

it('ends a key when it was said to, and a trial key no later than after seven days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:00Z') });
  const { key } = (await make({ expires_at: '2031-01-01T12:00:00+02:00' })).body.data;
  vi.setSystemTime(Date.parse('2031-01-01T09:59:59.999Z'));
  expect((await desk.as(key).get('/jobs')).status).toBe(200);
  vi.setSystemTime(Date.parse('2031-01-01T10:00:00Z'));
  expect((await desk.as(key).get('/jobs')).body.error.message).toContain('expired on 2031-01-01');
  expect((await make({ type: 'trial', expires_at: '2031-02-01T00:00:00Z' })).body.error.field).toBe(
    'expires_at',
  );
  vi.useRealTimers();
});

it.each([
  [{ allowed_networks: [] }, 'allowed_networks'],
  [{ allowed_networks: ['office'] }, 'allowed_networks.0'],
  [{ allowed_networks: ['0.0.0.0/0'] }, 'allowed_networks.0'],
  [{ allowed_networks: '203.0.113.0/24' }, 'allowed_networks'],
  [{ allowed_networks: Array.from({ length: 51 }, (_, at) => `203.0.113.${at}`) }, 'allowed_networks'],
  [{ expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
  [{ type: 'trial', expires_at: '2099-01-01T00:00:00Z' }, 'expires_at'],
  [{ expires_at: '2031-01-01' }, 'expires_at'],
])('refuses %j naming %s', async (body, field) => {
  const refused = await make(body);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
});

it('remembers the last use with its address, written behind the requests and once in a minute', async () => {
  const made = (await make({})).body.data;
  const writes = vi.spyOn(running.service.store, 'write');
  for (let i = 0; i < 5; i += 1) await from('203.0.113.7', made.key);
  expect(writes).not.toHaveBeenCalled();
  writes.mockRestore();
  running.service.start();
  await vi.waitFor(
    async () => {
      const { body } = await desk.api.get('/keys');
      const row = body.data.find(({ id }: { id: string }) => id === made.id);
      expect(row.last_used_address).toBe('203.0.113.7');
      expect(row.last_used_at).not.toBeNull();
    },
    { timeout: 60_000 },
  );
});
