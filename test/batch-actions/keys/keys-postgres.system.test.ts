import { afterEach, expect, it, vi } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

// What a key is limited by is read anew with each request: on PostgreSQL by the statements of that store.
const { running, desk } = useDesk({ on: 'postgres' });
afterEach(() => {
  vi.useRealTimers();
});

const make = async (body: object) =>
  (await desk.api.post('/keys', { scopes: ['jobs:read'], ...body })).body.data;

async function from(address: string, key: string): Promise<[number, string | undefined]> {
  const response = await running.app.request(
    '/api/v1/jobs',
    { headers: { authorization: `Bearer ${key}` } },
    { incoming: { socket: { remoteAddress: address } } },
  );
  const { error } = (await response.json()) as { error?: { message: string } };
  return [response.status, error?.message];
}

it('holds a key to its networks, remembers the address of its last use, and rotates it with an overlap', async () => {
  const limited = await make({ allowed_networks: ['203.0.113.0/24'] });
  expect((await from('203.0.113.7', limited.key))[0]).toBe(200);
  expect(await from('198.51.100.1', limited.key)).toEqual([
    401,
    expect.stringContaining('this request came from 198.51.100.1'),
  ]);
  running.service.start();
  await vi.waitFor(
    async () => {
      const { body } = await desk.api.get('/keys');
      const row = body.data.find(({ id }: { id: string }) => id === limited.id);
      expect(row.last_used_address).toBe('203.0.113.7');
    },
    { timeout: 60_000 },
  );
  const rotated = (await desk.api.post(`/keys/${limited.id}/rotate`, { overlap_hours: 2 })).body.data;
  expect((await from('203.0.113.7', limited.key))[0]).toBe(200);
  expect((await from('203.0.113.7', rotated.key))[0]).toBe(200);
  expect((await from('198.51.100.1', rotated.key))[0]).toBe(401);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(rotated.previous_ends_at) });
  expect((await from('203.0.113.7', rotated.key))[0]).toBe(200);
  expect(await from('203.0.113.7', limited.key)).toEqual([
    401,
    expect.stringContaining('This key was rotated'),
  ]);
});

it('ends a key when it was said to', async () => {
  const expires_at = new Date(Date.now() + 3600_000).toISOString();
  const { key } = await make({ expires_at });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expires_at) - 1 });
  expect((await from('203.0.113.7', key))[0]).toBe(200);
  vi.setSystemTime(Date.parse(expires_at));
  expect(await from('203.0.113.7', key)).toEqual([401, expect.stringContaining('expired on')]);
});
