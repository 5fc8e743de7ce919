import { afterEach, expect, it, vi } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();
afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3600_000;
const make = async (body: object = {}) =>
  (await desk.api.post('/keys', { scopes: ['jobs:read'], ...body })).body.data;
const rotate = (id: string, body: object = {}, api = desk.api) => api.post(`/keys/${id}/rotate`, body);
const ask = async (key: string) => {
  const { status, body } = await desk.as(key).get('/jobs');
  return [status, body.error?.message];
};

it('gives the same key a new secret, and lets the old one work to the end of the overlap', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:00Z') });
  const key = await make({ name: 'Report', allowed_networks: undefined });
  const rotated = await rotate(key.id, { overlap_hours: 2 });
  expect(rotated.status).toBe(200);
  expect(rotated.body.data).toMatchObject({
    id: key.id,
    name: 'Report',
    status: 'active',
    previous_ends_at: '2031-01-01T02:00:00.000Z',
  });
  const fresh = rotated.body.data.key;
  expect(fresh).not.toBe(key.key);
  expect([await ask(key.key), await ask(fresh)]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  vi.setSystemTime(Date.parse('2031-01-01T02:00:00Z'));
  expect((await ask(fresh))[0]).toBe(200);
  expect(await ask(key.key)).toEqual([
    401,
    'This key was rotated, and its old secret stopped at 2031-01-01T02:00:00.000Z. Use the new one.',
  ]);
});

it('ends a leaked secret at once with an overlap of 0, and both secrets when the key is revoked', async () => {
  const key = await make();
  const first = (await rotate(key.id, { overlap_hours: 0 })).body.data;
  expect((await ask(key.key))[0]).toBe(401);
  const second = (await rotate(key.id)).body.data;
  expect([(await ask(first.key))[0], (await ask(second.key))[0]]).toEqual([200, 200]);
  await desk.api.delete(`/keys/${key.id}`);
  expect(await ask(first.key)).toEqual([401, 'This key was revoked. Make a new one.']);
  expect(await ask(second.key)).toEqual([401, 'This key was revoked. Make a new one.']);
});

it('keeps two secrets at most: a second rotation in the overlap ends the oldest and says so', async () => {
  const key = await make();
  const first = (await rotate(key.id)).body.data;
  const second = await rotate(key.id);
  expect(second.body.meta.warnings[0].code).toBe('previous_secret_ended');
  expect((await ask(key.key))[0]).toBe(401);
  expect([(await ask(first.key))[0], (await ask(second.body.data.key))[0]]).toEqual([200, 200]);
});

it('shows the new secret once and stores none', async () => {
  const key = await make();
  const first = await desk.api.post(`/keys/${key.id}/rotate`, {}, 'rotate-once');
  const again = await desk.api.post(`/keys/${key.id}/rotate`, {}, 'rotate-once');
  expect(again.body.data).toEqual({ ...first.body.data, key: null, secret_shown: true });
  const rows = await running.service.store.read(async (db) => [
    await db.selectFrom('api_keys').selectAll().execute(),
    await db.selectFrom('idempotency_keys').selectAll().execute(),
    await db.selectFrom('activities').selectAll().execute(),
  ]);
  expect(JSON.stringify(rows)).not.toContain(first.body.data.key);
});

it('renews the end of a key, and refuses to bring back one that is over', async () => {
  const ends = new Date(Date.now() + HOUR).toISOString();
  const later = new Date(Date.now() + 48 * HOUR).toISOString();
  const key = await make({ expires_at: ends });
  expect((await rotate(key.id, { expires_at: later })).body.data.expires_at).toBe(later);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(later) });
  expect((await rotate(key.id)).body.error).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('This key is expired'),
  });
});

it.each([
  [{ overlap_hours: -1 }, 'overlap_hours'],
  [{ overlap_hours: 169 }, 'overlap_hours'],
  [{ overlap_hours: '24' }, 'overlap_hours'],
  [{ expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
  [{ expires_at: 'tomorrow' }, 'expires_at'],
])('refuses %j naming %s', async (body, field) => {
  const key = await make();
  const refused = await rotate(key.id, body);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
});

it('lets nobody take the secret of a key that may do more, ends later or works from more places', async () => {
  const more = await make({ scopes: ['jobs:read', 'clients:read'] });
  const same = await make();
  const bot = desk.as(await desk.key(['keys:write', 'jobs:read']));
  expect((await rotate(more.id, {}, bot)).body.error.code).toBe('ADMIN_REQUIRED');
  expect((await rotate(same.id, {}, bot)).status).toBe(200);
  const other = await running.workspace();
  expect((await rotate(same.id, {}, other.api)).status).toBe(404);
  const limited = await make({
    scopes: ['admin'],
    allowed_networks: ['127.0.0.1'],
    expires_at: new Date(Date.now() + HOUR).toISOString(),
  });
  const inside = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const asked = await running.app.request(
    `/api/v1/keys/${same.id}/rotate`,
    { method: 'POST', headers: { authorization: `Bearer ${limited.key}` } },
    inside,
  );
  expect((await asked.json()).error.code).toBe('ADMIN_REQUIRED');
});
