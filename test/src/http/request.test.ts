import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, makeToken } from '#src/access/keys.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';

const { running, desk } = useDesk({ env: { AUTH_FAILURES_PER_MINUTE: '100000' } });
let server: ServerType;
let port: number;

beforeAll(async () => {
  server = serve({ fetch: running.app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
});

/** A request over a real connection, with headers as they are given, one twice if it is given twice. */
function send(
  path: string,
  headers: string[],
): Promise<{ status: number; body: string; challenge: unknown }> {
  return new Promise((resolve, reject) => {
    const host = ['host', `127.0.0.1:${port}`];
    const out = request(
      { port, host: '127.0.0.1', path, headers: [...host, ...headers] as never },
      (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => {
          body += chunk.toString();
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body, challenge: answer.headers['www-authenticate'] }),
        );
      },
    );
    out.once('error', reject);
    out.end();
  });
}

describe('a request for the API', () => {
  const bearer = (value: string) => ['authorization', value];
  it.each([
    ['without a header', () => [], 'Authorization: Bearer'],
    ['with an empty header', () => bearer(''), 'Authorization: Bearer'],
    ['with a key alone', () => bearer(desk.adminKey), 'must be Bearer'],
    ['with the scheme alone', () => bearer('Bearer'), 'must be Bearer'],
    ['with another scheme', () => bearer(`Basic ${desk.adminKey}`), 'scheme Basic'],
    ['with two tokens', () => bearer(`Bearer ${desk.adminKey} ${desk.adminKey}`), 'nothing else'],
    ['with two in a list', () => bearer(`Bearer ${desk.adminKey}, Bearer ${desk.adminKey}`), 'more than one'],
    [
      'with the header twice',
      () => [...bearer(`Bearer ${desk.adminKey}`), ...bearer('Bearer x')],
      'more than one',
    ],
    ['with a quoted token', () => bearer(`Bearer "${desk.adminKey}"`), 'nothing else'],
    ['with a token of 8 KB', () => bearer(`Bearer ${'a'.repeat(8000)}`), 'characters'],
    ['with a key cut short', () => bearer(`Bearer ${desk.adminKey.slice(0, -2)}`), 'incomplete or mistyped'],
    [
      'with a letter changed',
      () => bearer(`Bearer ${desk.adminKey.slice(0, -1)}_`),
      'incomplete or mistyped',
    ],
    ['with an unknown key', () => bearer(`Bearer ${makeKey('live', 'us')}`), 'not known here'],
    ['with a key of another region', () => bearer(`Bearer ${makeKey('live', 'eu')}`), 'eu region'],
    ['with an unknown token', () => bearer(`Bearer ${makeToken('mcp_at', 'us')}`), 'not known here'],
    ['with a token of another region', () => bearer(`Bearer ${makeToken('lc_at', 'anz')}`), 'anz region'],
    ['with a refresh token', () => bearer(`Bearer ${makeToken('mcp_rt', 'us')}`), 'not known here'],
  ])('%s is 401 in the envelope and says why', async (_, headers, why) => {
    const { status, body, challenge } = await send('/api/v1/jobs', headers());
    expect(status).toBe(401);
    const envelope = JSON.parse(body);
    expect(envelope).toMatchObject({
      success: false,
      data: null,
      error: { code: 'AUTHENTICATION_REQUIRED' },
    });
    expect(envelope.error.message).toContain(why);
    expect(envelope.meta.request_id).toMatch(/^req_/);
    expect(challenge).toMatch(/^Bearer /);
    expect(body).not.toContain(desk.adminKey);
  });

  it.each(['access_token=', 'api_key=', 'key=', '%61ccess_token='])(
    'with its credential in the address (%s) is refused, also beside a good header',
    async (name) => {
      const path = `/api/v1/jobs?${name}${desk.adminKey}`;
      for (const headers of [[], bearer(`Bearer ${desk.adminKey}`)]) {
        const { status, body } = await send(path, headers);
        expect(status).toBe(401);
        expect(JSON.parse(body).error.message).toContain('in the address');
      }
    },
  );

  it.each([
    'sk_live',
    'sk_test',
    'sk_trial',
    'lc_at',
    'lc_rt',
    'lc_secret',
    'mcp_at',
    'mcp_rt',
    'svc_at',
    'svc_secret',
  ])(
    'with any credential of the kind %s in the address is refused, whatever it is called there',
    async (kind) => {
      const { status, body } = await send(
        `/api/v1/jobs?view=${kind}_us_secret`,
        bearer(`Bearer ${desk.adminKey}`),
      );
      expect([status, JSON.parse(body).error.message]).toEqual([
        401,
        expect.stringContaining('in the address'),
      ]);
    },
  );

  it('takes the scheme in any letters and with more than one space', async () => {
    expect((await send('/api/v1/jobs', bearer(`bearer  ${desk.adminKey}`))).status).toBe(200);
  });
});

describe('a regional host', () => {
  const HOSTS = 'us=us.desk.example,eu=eu.desk.example,anz=anz.desk.example';
  const call = (there: TestService, url: string) => there.app.request(url);

  it('answers to its own name and to loopback, and names the three to a call to another', async () => {
    const there = await startService({ REGION_HOSTS: HOSTS, REGION: 'eu' });
    try {
      for (const host of [
        'eu.desk.example',
        'EU.desk.example:443',
        '127.0.0.1:8787',
        'localhost',
        '[::1]:80',
      ])
        expect((await call(there, `http://${host}/api/v1/jobs`)).status).toBe(401);
      for (const host of ['us.desk.example', 'desk.example', 'eu.desk.example.evil.example', '10.0.0.1']) {
        const refused = await call(there, `http://${host}/api/v1/jobs`);
        expect(refused.status).toBe(421);
        const { error } = (await refused.json()) as { error: { code: string; message: string } };
        expect(error.code).toBe('WRONG_HOST');
        for (const named of ['us.desk.example', 'eu.desk.example', 'anz.desk.example'])
          expect(error.message).toContain(named);
      }
      expect((await call(there, 'http://us.desk.example/sign-in')).status).toBe(421);
      expect((await call(there, 'http://eu.desk.example/api/v1/nowhere')).status).toBe(404);
      expect((await there.app.request('http://eu.desk.example/api/v1/jobs', { method: 'PUT' })).status).toBe(
        405,
      );
      expect((await call(there, 'http://10.0.0.1/health')).status).not.toBe(421);
    } finally {
      await there.close();
    }
  });

  it('refuses loopback where it listens to the world', async () => {
    const there = await startService({ REGION_HOSTS: HOSTS, HOST: '0.0.0.0' });
    try {
      expect((await call(there, 'http://127.0.0.1/api/v1/jobs')).status).toBe(421);
      expect((await call(there, 'http://us.desk.example/api/v1/jobs')).status).toBe(401);
    } finally {
      await there.close();
    }
  });

  it('is not asked after where none are configured', async () => {
    expect((await call(running, 'http://anything.example/api/v1/jobs')).status).toBe(401);
  });
});
