import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenOf } from '#test/harness/connection.ts';
import { fixture } from '#test/harness/fixture.ts';
import { type IdentityProvider, startIdentityProvider } from '#test/harness/identity-provider.ts';
import { Person, person } from '#test/harness/person.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { apiOf, startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

const BASE = 'http://127.0.0.1:8787';
const ENV = { PUBLIC_URL: BASE, ALLOW_PRIVATE_TARGETS: 'true' };
let provider: IdentityProvider;

beforeAll(async () => {
  provider = await startIdentityProvider(`${BASE}/sign-in/callback`);
});
beforeEach(() => {
  provider.gone.clear();
  provider.refreshes = true;
  provider.answersAfter = Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

/** An agency with the provider, and somebody with a session, a key and a connection. */
async function agency(running: TestService) {
  const desk = await running.workspace();
  const mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  const set = (more: Record<string, string> = {}) =>
    mia.fill(
      '/people/provider',
      {
        issuer: provider.issuer,
        client_id: provider.clientId,
        client_secret: provider.clientSecret,
        domains: 'agency.example',
        newcomers_role: '',
        password_sign_in: 'on',
        ...more,
      },
      { action: '/people/provider' },
    );
  expect((await set()).status).toBe(303);
  const pat = await person(running.service, running.app, (await desk.user('consultant')).userId);
  const login = { sub: randomUUID(), email: pat.email };
  const session = new Person(running.app, BASE);
  await signIn(desk, session, login);
  const { userId, key } = await keyOf(desk, pat.email);
  const { token } = await tokenOf(running, { accountId: desk.accountId, userId }, ['jobs:read']);
  return { desk, set, login, pat, session, key, token };
}

async function keyOf(desk: Workspace, email: string) {
  const { body } = await desk.api.get(`/accounts/${desk.accountId}/users?search=${email}`);
  const userId: string = body.data[0].id;
  return { userId, key: await desk.key(['jobs:read'], { userId }) };
}

async function signIn(
  desk: Workspace,
  browser: Person,
  login: { sub: string; email: string },
): Promise<void> {
  provider.login = { ...login, email_verified: true };
  const begun = await browser.get(`/sign-in/at/${desk.accountId}?next=/connections`);
  const back = new URL(await provider.walk(begun.location ?? ''));
  await browser.get(back.pathname + back.search);
}

type Agency = Awaited<ReturnType<typeof agency>>;
type Way = 'session' | 'key' | 'connection';
const WAYS: Way[] = ['session', 'key', 'connection'];

const opens = async ({ app }: TestService, { session, key, token }: Agency, way: Way): Promise<number> =>
  way === 'session'
    ? (await session.get('/connections')).status
    : (await apiOf(app, way === 'key' ? key : token).get('/jobs')).status;
const opensAll = async (running: TestService, of: Agency): Promise<number[]> => {
  const statuses = [];
  for (const way of WAYS) statuses.push(await opens(running, of, way));
  return statuses;
};

describe('with IDENTITY_CHECK_SECONDS=0', () => {
  const running = fixture(() => startService({ ...ENV, IDENTITY_CHECK_SECONDS: '0' }));

  it.each(WAYS)(
    'whoever is switched off at the provider is refused at the very next request of a %s, and by all from then on',
    async (way) => {
      const them = await agency(running);
      expect(await opensAll(running, them)).toEqual([200, 200, 200]);
      provider.gone.add(them.login.sub);
      const refused = way === 'session' ? 303 : 401;
      expect(await opens(running, them, way)).toBe(refused);
      expect(await opensAll(running, them)).toEqual([303, 401, 401]);
      const audit = await them.desk.api.get('/activities?type=access_changed');
      expect(JSON.stringify(audit.body.data)).toContain('the identity provider has switched them off');
      provider.gone.clear();
      await signIn(them.desk, them.session, them.login);
      expect(await opensAll(running, them)).toEqual([200, 200, 200]);
    },
  );
});

describe('with an interval', () => {
  const running = fixture(() => startService({ ...ENV, IDENTITY_GRACE_SECONDS: '300' }));

  it.each(WAYS)(
    'whoever is switched off at the provider is refused at the first request of a %s that comes a minute after its last answer',
    async (way) => {
      const them = await agency(running);
      later(50);
      const before = provider.asked;
      expect(await opens(running, them, way)).toBe(200);
      expect(provider.asked).toBe(before);
      provider.gone.add(them.login.sub);
      later(11);
      expect(await opens(running, them, way)).toBe(way === 'session' ? 303 : 401);
    },
  );

  it('the work that a session of theirs has begun is let go on before, and no longer after', async () => {
    const them = await agency(running);
    const { store, authentication } = running.service;
    const { accountId } = them.desk;
    const goesOn = () =>
      store.read(async (db) => {
        const { id } = await db
          .selectFrom('provider_sessions')
          .where('account_id', '=', accountId)
          .where('subject', '=', them.login.sub)
          .select('session_id as id')
          .executeTakeFirstOrThrow();
        return authentication.byId(db, { type: 'session', id }, accountId);
      });
    expect((await goesOn()).user?.email).toBe(them.pat.email);
    provider.gone.add(them.login.sub);
    later(61);
    await opens(running, them, 'key');
    await expect(goesOn()).rejects.toThrow('no longer known');
  });

  it('asks once for the requests that come while it is asking, and not again before the interval is over', async () => {
    const them = await agency(running);
    later(61);
    const before = provider.asked;
    const together = await Promise.all(
      [...WAYS, ...WAYS, ...WAYS, ...WAYS].map((way) => opens(running, them, way)),
    );
    expect(new Set(together)).toEqual(new Set([200]));
    expect(await opensAll(running, them)).toEqual([200, 200, 200]);
    expect(provider.asked).toBe(before + 1);
  });

  it('asks nobody for keys without a person, and for people who are not linked', async () => {
    const { desk } = await agency(running);
    later(3600);
    const before = provider.asked;
    const agencyKey = await desk.key(['jobs:read'], { userId: null });
    expect((await desk.as(agencyKey).get('/jobs')).status).toBe(200);
    expect((await desk.api.get('/jobs')).status).toBe(200);
    expect(provider.asked).toBe(before);
  });

  it('lets people on while the provider says nothing, for as long as the grace lasts, and then until it answers refuses them', async () => {
    const them = await agency(running);
    expect((await them.set({ client_secret: 'one that has expired' })).status).toBe(303);
    later(290);
    expect(await opensAll(running, them)).toEqual([200, 200, 200]);
    later(20);
    expect(await opensAll(running, them)).toEqual([503, 503, 503]);
    const { body, headers } = await apiOf(running.app, them.key).get('/jobs');
    expect([body.error.code, headers.get('retry-after')]).toEqual(['IDENTITY_PROVIDER_UNAVAILABLE', '15']);
    expect(body.error.message).toContain('/people/provider');
    expect((await them.set()).status).toBe(303);
    later(20);
    expect(await opensAll(running, them)).toEqual([200, 200, 200]);
  });

  it('lets a password open sessions while the provider says nothing, and none where passwords are turned off', async () => {
    const them = await agency(running);
    await them.set({ client_secret: 'one that has expired' });
    later(310);
    const browser = new Person(running.app, BASE);
    expect((await browser.get('/sign-in')).status).toBe(200);
    await browser.signIn(them.pat.email);
    expect((await browser.get('/connections')).status).toBe(200);
    expect(await opens(running, them, 'key')).toBe(503);
    await running.service.store.write(({ tx }) =>
      tx
        .updateTable('identity_providers')
        .set({ password_sign_in: 0 })
        .where('account_id', '=', them.desk.accountId)
        .execute(),
    );
    expect((await browser.get('/connections')).status).toBe(503);
  });

  it('waits for a provider that hangs no longer than a moment, and keeps what it says at last', async () => {
    const them = await agency(running);
    let answer = (): void => {};
    provider.answersAfter = new Promise((resolve) => {
      answer = resolve;
    });
    provider.gone.add(them.login.sub);
    later(61);
    expect(await opens(running, them, 'key')).toBe(200);
    answer();
    await running.service.vouching.stop();
    expect(await opensAll(running, them)).toEqual([303, 401, 401]);
  });

  it('ends nothing of somebody who has signed in anew while the provider was asked with an older token', async () => {
    const them = await agency(running);
    let answer = (): void => {};
    provider.answersAfter = new Promise((resolve) => {
      answer = resolve;
    });
    provider.gone.add(them.login.sub);
    later(61);
    const asking = opens(running, them, 'key');
    await running.service.store.write(({ tx }) =>
      tx
        .updateTable('user_identities')
        .set({ refresh_token: 'that of a newer sign-in', proven_at: new Date().toISOString() })
        .where('account_id', '=', them.desk.accountId)
        .where('subject', '=', them.login.sub)
        .execute(),
    );
    answer();
    await asking;
    await running.service.vouching.stop();
    expect(await opensAll(running, them)).toEqual([200, 200, 200]);
  });
});

describe('on two nodes', () => {
  const nodes = fixture(async () => {
    const DATABASE_URL = await (await startPostgres()).database();
    const env = { ...ENV, DATABASE_URL, SERVE_ROLE: 'web' };
    const first = await startService(env);
    return { first, second: await startService(env, first.dataDir) };
  });

  it('the provider is asked once for requests that come to both, and whom it has switched off is refused by both', async () => {
    const { first, second } = nodes;
    const them = await agency(first);
    expect(await opensAll(second, them)).toEqual([200, 200, 200]);
    later(61);
    const before = provider.asked;
    const both = await Promise.all([first, second].map((node) => opens(node, them, 'key')));
    expect([both, provider.asked]).toEqual([[200, 200], before + 1]);
    provider.gone.add(them.login.sub);
    later(61);
    expect(await opens(first, them, 'key')).toBe(401);
    expect([await opens(second, them, 'key'), await opens(second, them, 'connection')]).toEqual([401, 401]);
  });
});
