import { randomUUID } from 'node:crypto';
import { generateKeyPair, type JWTPayload } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenOf } from '#test/harness/connection.ts';
import { useService } from '#test/harness/fixture.ts';
import { type IdentityProvider, startIdentityProvider } from '#test/harness/identity-provider.ts';
import { Person, person } from '#test/harness/person.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const BASE = 'http://127.0.0.1:8787';
const running = useService({
  PUBLIC_URL: BASE,
  ALLOW_PRIVATE_TARGETS: 'true',
  AUTH_FAILURES_PER_MINUTE: '100000',
});
let provider: IdentityProvider;
let desk: Workspace;
let mia: Person & { email: string };
let user: { userId: string; key: string; email: string };

const emailOf = async (id: string) =>
  (
    await running.service.store.read((db) =>
      db.selectFrom('users').where('id', '=', id).select('email').executeTakeFirstOrThrow(),
    )
  ).email;

beforeAll(async () => {
  provider = await startIdentityProvider(`${BASE}/sign-in/callback`);
});
beforeEach(async () => {
  desk = await running.workspace();
  mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  const made = await desk.user('consultant');
  user = { ...made, email: await emailOf(made.userId) };
  provider.tamper = null;
});
afterEach(() => {
  vi.useRealTimers();
});

const set = (more: Record<string, string> = {}, path = '/people/provider') =>
  mia.fill(
    path,
    {
      issuer: provider.issuer,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      domains: 'agency.example',
      newcomers_role: '',
      password_sign_in: 'on',
      ...more,
    },
    { action: path },
  );

/** Signs somebody in with the provider from a browser; answers the browser and the last page. */
async function signIn(login: IdentityProvider['login'], browser = new Person(running.app, BASE)) {
  provider.login = login;
  const begun = await browser.get(`/sign-in/at/${desk.accountId}?next=/connections`);
  if (begun.location === null) return { browser, page: begun };
  const back = new URL(await provider.walk(begun.location));
  return { browser, page: await browser.get(back.pathname + back.search), back };
}

const verified = (email: string, sub: string = randomUUID()) => ({ sub, email, email_verified: true });
const isIn = async (browser: Person) => (await browser.get('/connections')).status === 200;

it('signs somebody in by a verified e-mail address once, and by issuer and subject from then on', async () => {
  expect((await set()).status).toBe(303);
  const login = verified(user.email);
  const first = await signIn(login);
  expect([first.page.status, await isIn(first.browser)]).toEqual([200, true]);
  expect(first.page.html).toContain('/connections');
  const moved = await signIn({ sub: login.sub, email: 'other@elsewhere.example', email_verified: false });
  expect(await isIn(moved.browser)).toBe(true);
  expect((await moved.browser.get('/')).html).toContain('Pat consultant');
  const stranger = await signIn(verified(user.email));
  expect([stranger.page.status, await isIn(stranger.browser)]).toEqual([401, false]);
  expect(stranger.page.html).toContain('linked to another login');
});

it.each([
  ['an address that the provider has not verified', (email: string) => ({ sub: randomUUID(), email })],
  [
    'an address said to be unverified',
    (email: string) => ({ sub: randomUUID(), email, email_verified: false }),
  ],
  ['no address', () => ({ sub: randomUUID() })],
  ['an address of another domain', () => verified('pat@elsewhere.example')],
  ['an address of nobody', () => verified(`${randomUUID()}@agency.example`)],
])('refuses %s', async (_, login) => {
  await set();
  const { browser, page } = await signIn(login(user.email));
  expect([page.status, await isIn(browser)]).toEqual([401, false]);
});

it('adds somebody new with the role that newcomers get, and nobody where they get none', async () => {
  await set({ newcomers_role: 'researcher' });
  const email = `${randomUUID()}@agency.example`;
  const { browser } = await signIn({ ...verified(email), name: '=?utf-8?Q?The_bank?= Noor New\r\nBcc: x' });
  expect(await isIn(browser)).toBe(true);
  const { body } = await desk.api.get(`/accounts/${desk.accountId}/users?search=${email}`);
  expect(body.data).toMatchObject([{ role: 'researcher', status: 'active', name: 'Noor New Bcc: x' }]);
});

it('lets nobody in who is paused here, and ends the session of somebody who is paused', async () => {
  await set();
  const login = verified(user.email);
  const { browser } = await signIn(login);
  const pause = (status: string) =>
    desk.api.patch(`/accounts/${desk.accountId}/users/${user.userId}`, { status });
  await pause('paused');
  expect(await isIn(browser)).toBe(false);
  expect((await signIn(login)).page.html).toContain('access is paused');
  await pause('active');
  expect(await isIn((await signIn(login)).browser)).toBe(true);
});

it('asks the provider again after the time that a session may be idle, however busy it was', async () => {
  await set();
  const { browser } = await signIn(verified(user.email));
  const began = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  for (let minutes = 60; minutes < 720; minutes += 60) {
    vi.setSystemTime(began + minutes * 60_000);
    expect(await isIn(browser)).toBe(true);
  }
  vi.setSystemTime(began + 721 * 60_000);
  expect(await isIn(browser)).toBe(false);
});

describe('the way back', () => {
  it.each([
    ['in another browser', (url: URL) => url, true],
    ['with another state', (url: URL) => replace(url, 'state', 'x.y'), false],
    ['without a state', (url: URL) => replace(url, 'state', null), false],
    ['with another code', (url: URL) => replace(url, 'code', 'guessed'), false],
    ['without a code', (url: URL) => replace(url, 'code', null), false],
    ['from another issuer', (url: URL) => replace(url, 'iss', 'https://evil.example'), false],
    ['with an error', (url: URL) => replace(url, 'error', 'access_denied'), false],
    ['with two codes', (url: URL) => append(url, 'code', 'x'), false],
  ])('is refused %s', async (_, change, elsewhere) => {
    await set();
    provider.login = verified(user.email);
    const browser = new Person(running.app, BASE);
    const begun = await browser.get(`/sign-in/at/${desk.accountId}`);
    const back = change(new URL(await provider.walk(begun.location ?? '')));
    const other = elsewhere ? new Person(running.app, BASE) : browser;
    const page = await other.get(back.pathname + back.search);
    expect([page.status, await isIn(other)]).toEqual([401, false]);
  });

  it('works once, and no later than after a quarter of an hour', async () => {
    await set();
    const { browser, back } = await signIn(verified(user.email));
    expect((await browser.get((back?.pathname ?? '') + back?.search)).status).toBe(401);
    provider.login = verified(user.email);
    const slow = new Person(running.app, BASE);
    const begun = await slow.get(`/sign-in/at/${desk.accountId}`);
    const late = new URL(await provider.walk(begun.location ?? ''));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    expect((await slow.get(late.pathname + late.search)).html).toContain('took too long');
  });

  it('leads to no other site', async () => {
    await set();
    const browser = new Person(running.app, BASE);
    provider.login = verified(user.email);
    const begun = await browser.get(`/sign-in/at/${desk.accountId}?next=https://evil.example/`);
    const back = new URL(await provider.walk(begun.location ?? ''));
    expect((await browser.get(back.pathname + back.search)).html).not.toContain('evil.example');
  });
});

const now = () => Math.floor(Date.now() / 1000);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an ID token', () => {
  const tampered: [string, (claims: JWTPayload, token: string) => string | Promise<string>][] = [
    ['of another issuer', (claims) => provider.sign({ ...claims, iss: 'https://evil.example' })],
    ['for another client', (claims) => provider.sign({ ...claims, aud: 'other' })],
    ['for several clients without azp', (claims) => provider.sign({ ...claims, aud: ['deskhand', 'other'] })],
    ['made for another client', (claims) => provider.sign({ ...claims, azp: 'other' })],
    ['of another sign-in', (claims) => provider.sign({ ...claims, nonce: 'x'.repeat(43) })],
    ['without a nonce', ({ nonce: _, ...claims }) => provider.sign(claims)],
    ['that has expired', (claims) => provider.sign({ ...claims, exp: now() - 60 })],
    ['without an end', ({ exp: _, ...claims }) => provider.sign(claims)],
    ['that is old', (claims) => provider.sign({ ...claims, iat: now() - 700 })],
    ['from the future', (claims) => provider.sign({ ...claims, iat: now() + 120, nbf: now() + 120 })],
    ['of nobody', ({ sub: _, ...claims }) => provider.sign(claims)],
    ['of an empty subject', (claims) => provider.sign({ ...claims, sub: '' })],
    [
      'signed by a key that is not the provider’s',
      async (claims) => provider.sign(claims, {}, (await generateKeyPair('RS256')).privateKey),
    ],
    ['naming a key that is not there', (claims) => provider.sign(claims, { kid: 'other' })],
    ['without a signature', (claims) => `${part({ alg: 'none' })}.${part(claims)}.`],
    [
      'whose claims were changed',
      (claims, token) =>
        `${token.split('.')[0]}.${part({ ...claims, email: mia.email })}.${token.split('.')[2]}`,
    ],
    [
      'signed with the client’s secret',
      async (claims) => {
        const secret = await crypto.subtle.importKey(
          'raw',
          Buffer.from(provider.clientSecret),
          { name: 'HMAC', hash: 'SHA-256' },
          false,
          ['sign'],
        );
        return provider.sign(claims, { alg: 'HS256' }, secret);
      },
    ],
    ['that is none', () => 'nothing'],
  ];

  it.each(tampered)('%s is refused', async (_, tamper) => {
    await set();
    provider.tamper = async (claims, token) => tamper(claims, token);
    const { browser, page } = await signIn(verified(user.email));
    expect([page.status, await isIn(browser)]).toEqual([401, false]);
  });

  it('for several clients with this one as azp, or a little early or late, is taken', async () => {
    await set();
    const good: ((claims: JWTPayload) => JWTPayload)[] = [
      (claims) => ({ ...claims, aud: ['other', 'deskhand'], azp: 'deskhand' }),
      (claims) => ({ ...claims, exp: now() - 20 }),
      (claims) => ({ ...claims, iat: now() + 20 }),
    ];
    for (const change of good) {
      provider.tamper = (claims) => provider.sign(change(claims));
      const { browser } = await signIn(verified(user.email, 'same'));
      expect(await isIn(browser)).toBe(true);
    }
  });
});

describe('passwords', () => {
  it('can be turned off by an admin who is linked, and then open nothing and are given to nobody', async () => {
    await set();
    expect((await set({ password_sign_in: 'off' })).html).toContain(
      'Sign in with the provider once yourself',
    );
    const link = await mia.post('/people/links', { user_id: user.userId, csrf: await csrf('/people') });
    const old = /set-password\/([\w-]+)/.exec(link.html)?.[1] ?? '';
    await signIn(verified(mia.email), mia);
    expect((await set({ password_sign_in: 'off', client_secret: '' })).status).toBe(303);
    const pat = new Person(running.app, BASE);
    expect((await pat.get(`/set-password/${old}`)).html).toContain('not with passwords');
    const refused = await new Person(running.app, BASE).signIn(mia.email);
    expect([refused.status, refused.html]).toEqual([
      401,
      expect.stringContaining(`${BASE}/sign-in/at/${desk.accountId}`),
    ]);
    const wrong = await new Person(running.app, BASE).signIn(mia.email, 'wrong password wrong');
    expect(wrong.html).toContain('password is not right');
    expect(await isIn((await signIn(verified(user.email))).browser)).toBe(true);
    await mia.fill('/people/provider', {}, { action: '/people/provider/remove' });
    expect(await isIn(await signedIn(mia.email))).toBe(true);
  });

  const csrf = async (path: string) =>
    /name="csrf" value="([^"]*)"/.exec((await mia.get(path)).html)?.[1] ?? '';
  const signedIn = async (email: string) => {
    const browser = new Person(running.app, BASE);
    await browser.signIn(email);
    return browser;
  };
});

describe('a back-channel logout', () => {
  const EVENT = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const send = async (claims: JWTPayload, header = {}, key?: CryptoKey) =>
    (
      await running.app.request(`/api/sign-in/${desk.accountId}/logout`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ logout_token: await provider.sign(claims, header, key) }).toString(),
      })
    ).status;
  const token = (more: object): JWTPayload => ({
    iss: provider.issuer,
    aud: provider.clientId,
    iat: now(),
    exp: now() + 120,
    jti: randomUUID(),
    events: EVENT,
    ...more,
  });

  it('that names a person ends their sessions, and rests their keys and connections until they sign in again', async () => {
    await set();
    const login = verified(user.email);
    const { browser } = await signIn(login);
    const connection = await tokenOf(running, { accountId: desk.accountId, userId: user.userId }, [
      'jobs:read',
    ]);
    const works = async () => [
      await isIn(browser),
      (await desk.as(user.key).get('/jobs')).status,
      (await desk.as(connection.token).get('/jobs')).status,
    ];
    expect(await works()).toEqual([true, 200, 200]);
    expect(await send(token({ sub: login.sub }))).toBe(200);
    expect(await works()).toEqual([false, 401, 401]);
    expect((await desk.api.get('/jobs')).status).toBe(200);
    expect((await desk.as(user.key).get('/jobs')).body.error.message).toContain('identity provider');
    await signIn(login);
    expect((await works()).slice(1)).toEqual([200, 200]);
  });

  it('that names a session ends that one alone', async () => {
    await set();
    const login = verified(user.email);
    provider.tamper = (claims) => provider.sign({ ...claims, sid: 'one' });
    const one = (await signIn(login)).browser;
    provider.tamper = (claims) => provider.sign({ ...claims, sid: 'two' });
    const two = (await signIn(login)).browser;
    expect(await send(token({ sid: 'one', sub: 'somebody else' }))).toBe(200);
    expect([await isIn(one), await isIn(two)]).toEqual([true, true]);
    expect(await send(token({ sid: 'one', sub: login.sub }))).toBe(200);
    expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
    expect((await desk.as(user.key).get('/jobs')).status).toBe(200);
  });

  it('is refused where its token is not one, not the provider’s, or was used', async () => {
    await set();
    const login = verified(user.email);
    const { browser } = await signIn(login);
    const wrong: JWTPayload[] = [
      { nonce: 'x' },
      { events: {} },
      { events: undefined },
      { aud: 'other' },
      { iss: 'https://evil.example' },
      { jti: undefined },
      { iat: now() - 700 },
      { sub: undefined },
    ];
    for (const more of wrong) expect(await send(token({ sub: login.sub, ...more }))).toBe(400);
    const stranger = (await generateKeyPair('RS256')).privateKey;
    expect(await send(token({ sub: login.sub }), {}, stranger)).toBe(400);
    expect(await isIn(browser)).toBe(true);
    const once = token({ sub: login.sub });
    expect([await send(once), await send(once)]).toEqual([200, 400]);
  });
});

describe('the settings', () => {
  it.each([
    [{ issuer: 'http://127.0.0.1:1' }, 'cannot be fetched'],
    [{ issuer: 'file:///etc/passwd' }, 'https'],
    [{ issuer: 'ISSUER/' }, 'calls itself'],
    [{ client_id: ' ' }, 'client_id'],
    [{ domains: 'gmail.com' }, 'anybody can have an address'],
    [{ domains: 'agency' }, 'such as agency.example'],
    [{ domains: '' }, 'domains'],
  ])('refuse %j and say why', async (more, why) => {
    const given = Object.fromEntries(
      Object.entries(more).map(([name, value]) => [name, value.replace('ISSUER', provider.issuer)]),
    );
    const refused = await set(given);
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining(why)]);
  });

  it('keep the secret sealed, show it to nobody, and are for admins alone', async () => {
    await set();
    const rows = await running.service.store.read((db) =>
      db.selectFrom('identity_providers').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(provider.clientSecret);
    expect((await mia.get('/people/provider')).html).not.toContain(provider.clientSecret);
    const pat = (await signIn(verified(user.email))).browser;
    expect((await pat.get('/people/provider')).status).toBe(403);
  });
});

function replace(url: URL, name: string, value: string | null): URL {
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url;
}

function append(url: URL, name: string, value: string): URL {
  url.searchParams.append(name, value);
  return url;
}
