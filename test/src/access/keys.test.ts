import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db, Store } from '#db/store.ts';
import { createAuthentication } from '#src/access/authenticate.ts';
import { makeKey } from '#src/access/keys.ts';
import { useService } from '#test/harness/fixture.ts';
import type { Api, Workspace } from '#test/harness/workspace.ts';

const running = useService({ AUTH_FAILURES_PER_MINUTE: '100000' });
let desk: Workspace;

beforeEach(async () => {
  desk = await running.workspace();
  return () => vi.useRealTimers();
});

const why = async (api: Api) => {
  const { status, body } = await api.get('/jobs');
  return [status, body.error?.message];
};

describe('a key', () => {
  it('is refused at the next request after it was revoked, however often it was used before', async () => {
    const made = (await desk.api.post('/keys', { scopes: ['jobs:read'] })).body.data;
    const api = desk.as(made.key);
    for (let i = 0; i < 5; i += 1) expect((await api.get('/jobs')).status).toBe(200);
    await desk.api.delete(`/keys/${made.id}`);
    expect(await why(api)).toEqual([401, 'This key was revoked. Make a new one.']);
  });

  it('is refused at the next request after its person is paused, and works again after that', async () => {
    const user = await desk.user('consultant');
    const status = (to: string) =>
      desk.api.patch(`/accounts/${desk.accountId}/users/${user.userId}`, { status: to });
    expect((await user.api.get('/jobs')).status).toBe(200);
    await status('paused');
    expect((await why(user.api))[1]).toContain('is paused');
    await status('active');
    expect((await user.api.get('/jobs')).status).toBe(200);
  });

  it('carries what it was given and the role of its person allows, as that is at each request', async () => {
    const user = await desk.user('consultant');
    const api = desk.as(await desk.key(['clients:read', 'clients:write'], { userId: user.userId }));
    const role = (to: string) =>
      desk.api.patch(`/accounts/${desk.accountId}/users/${user.userId}`, { role: to });
    const may = async () => [
      (await api.get('/clients')).status,
      (await api.post('/clients', { name: `Acme ${Math.random()}` })).status,
      (await api.get('/jobs')).status,
    ];
    expect(await may()).toEqual([200, 201, 403]);
    await role('read_only');
    expect(await may()).toEqual([200, 403, 403]);
    await role('admin');
    expect(await may()).toEqual([200, 201, 403]);
    await role('consultant');
    expect(await may()).toEqual([200, 201, 403]);
  });

  it('of a trial ends seven days after it was made, to the second', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:00Z') });
    const made = (await desk.api.post('/keys', { scopes: ['jobs:read'], type: 'trial' })).body.data;
    const api = desk.as(made.key);
    expect(made.key).toMatch(/^sk_trial_us_/);
    vi.setSystemTime(Date.parse('2031-01-07T23:59:59.999Z'));
    expect((await api.get('/jobs')).status).toBe(200);
    vi.setSystemTime(Date.parse('2031-01-08T00:00:00Z'));
    expect(await why(api)).toEqual([401, 'This key expired on 2031-01-08. Make a new one.']);
  });

  it('for tests works on the same records, and is marked in every answer and in the activities', async () => {
    const api = desk.as(await desk.key(['admin'], { mode: 'test' }));
    const made = await api.post('/clients', { name: 'Acme' });
    expect(made.body.meta.key_mode).toBe('test');
    const id = made.body.data.id;
    const refused = await api.get('/clients/cli_01h00000000000000000000000');
    expect([refused.status, refused.body.meta.key_mode]).toEqual([404, 'test']);
    expect(
      (await api.post('/batch', { actions: [{ action: 'list_jobs', input: {} }] })).body.meta.key_mode,
    ).toBe('test');
    const seen = await desk.api.get(`/clients/${id}`);
    expect([seen.status, seen.body.meta.key_mode]).toEqual([200, undefined]);
    await desk.api.patch(`/clients/${id}`, { industry: 'Mining' });
    const lines = (await desk.api.get(`/activities?client_id=${id}`)).body.data;
    expect(lines.map((line: { data: { key_mode?: string } }) => line.data.key_mode)).toEqual([
      undefined,
      'test',
    ]);
  });

  it('of a person acts as that person, one of nobody as itself', async () => {
    const user = await desk.user('consultant');
    const made = (await user.api.post('/candidates', { name: 'Ana', email: 'a@p.example' })).body.data;
    expect(made.owner_id).toBe(user.userId);
    const [line] = (await desk.api.get(`/activities?candidate_id=${made.id}`)).body.data;
    expect(line.actor).toMatchObject({ type: 'user', id: user.userId });
    expect(line.actor.name).toMatch(/^Pat consultant, by key …/);
    const nobody = desk.as(await desk.key(['candidates:write'], { userId: null }));
    const other = (await nobody.post('/candidates', { name: 'Bob', email: 'b@p.example' })).body.data;
    expect(other.owner_id).toBeNull();
    const [own] = (await desk.api.get(`/activities?candidate_id=${other.id}`)).body.data;
    expect(own.actor).toMatchObject({ type: 'key', id: expect.stringMatching(/^key_/) });
  });

  it('costs no write at a request, though its last use is remembered', async () => {
    const api = desk.as(await desk.key(['jobs:read']));
    const writes = vi.spyOn(running.service.store, 'write');
    for (let i = 0; i < 10; i += 1) await api.get('/jobs');
    expect(writes).not.toHaveBeenCalled();
    writes.mockRestore();
  });
});

/** A store that notes each statement that is run on it. */
function noting(store: Store): { store: Store; statements: string[] } {
  const statements: string[] = [];
  const noted = (db: Db): Db =>
    new Proxy(db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name !== 'executeQuery') return value.bind(target);
        return (query: { sql: string; parameters: unknown[] }) => {
          statements.push(`${query.sql} with ${query.parameters.length}`);
          return target.executeQuery(query as never);
        };
      },
    });
  return { store: { ...store, read: (work) => store.read((db) => work(noted(db))) }, statements };
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A known key but for its last random characters, with the checksum that goes with them. */
function nearly(key: string): string {
  const body = `${key.slice(0, -9)}zzz`;
  let rest = crc32(body);
  let check = '';
  for (let i = 0; i < 6; i += 1) {
    check = (DIGITS[rest % 62] ?? '') + check;
    rest = Math.floor(rest / 62);
  }
  return body + check;
}

it('does the same work for a key that is unknown as for a known one with another secret', async () => {
  const { store, statements } = noting(running.service.store);
  const { secrets, config } = running.service;
  const authentication = createAuthentication({
    store,
    pepper: secrets.pepper,
    region: config.REGION,
    deployment: running.service.runtime.deployment,
  });
  const work = async (key: string): Promise<[string[], string]> => {
    statements.length = 0;
    const refusal = await authentication.bearer(key).catch((error: Error) => error.message);
    return [[...statements], String(refusal)];
  };
  const [unknown, message] = await work(makeKey('live', 'us'));
  expect(unknown).toHaveLength(2);
  expect(unknown[0]).toMatch(/ and "api_keys"\."hash" = (\?|\$2) with 2$/);
  expect(unknown[1]).toMatch(/ and "api_keys"\."previous_hash" = (\?|\$2) with 2$/);
  expect(message).toContain('not known here');
  expect(await work(nearly(desk.adminKey))).toEqual([unknown, message]);
  expect((await work(desk.adminKey))[0]).toEqual(unknown.slice(0, 1));
});
