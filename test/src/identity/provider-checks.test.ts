import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type IdentityProvider, startIdentityProvider } from '#test/harness/identity-provider.ts';
import { Person, person } from '#test/harness/person.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const BASE = 'http://127.0.0.1:8787';
const running = useService({ PUBLIC_URL: BASE, ALLOW_PRIVATE_TARGETS: 'true' });
let provider: IdentityProvider;
let desk: Workspace;
let mia: Person & { email: string };
let pat: { userId: string; key: string; email: string };

const DAY_MS = 86_400_000;
const { stringify } = JSON;

beforeAll(async () => {
  provider = await startIdentityProvider(`${BASE}/sign-in/callback`);
});
beforeEach(async () => {
  provider.gone.clear();
  provider.refreshes = true;
  desk = await running.workspace();
  mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  const made = await desk.user('consultant');
  const { body } = await desk.api.get(`/accounts/${desk.accountId}/users?limit=100`);
  pat = { ...made, email: body.data.find(({ id }: { id: string }) => id === made.userId).email };
});

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

async function signIn(email: string, sub: string): Promise<Person> {
  const browser = new Person(running.app, BASE);
  provider.login = { sub, email, email_verified: true };
  const begun = await browser.get(`/sign-in/at/${desk.accountId}?next=/connections`);
  const back = new URL(await provider.walk(begun.location ?? ''));
  await browser.get(back.pathname + back.search);
  return browser;
}

const isIn = async (browser: Person) => (await browser.get('/connections')).status === 200;
const keyWorks = async () => (await desk.as(pat.key).get('/jobs')).status === 200;

const identity = () =>
  running.service.store.read((db) =>
    db
      .selectFrom('user_identities')
      .where('account_id', '=', desk.accountId)
      .where('user_id', '=', pat.userId)
      .selectAll()
      .executeTakeFirstOrThrow(),
  );

/** Has the check fall due, and done; the provider vouched for the person so many days ago. */
async function check(provenDaysAgo = 0): Promise<void> {
  const proven_at = new Date(Date.now() - provenDaysAgo * DAY_MS).toISOString();
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('user_identities')
      .set({ check_at: new Date(Date.now() - 60_000).toISOString(), proven_at })
      .where('account_id', '=', desk.accountId)
      .where('user_id', '=', pat.userId)
      .execute(),
  );
  await running.service.jobs.runDue();
}

it('asks the provider for a person again and again, with a token that it keeps sealed and that turns over', async () => {
  await set();
  const browser = await signIn(pat.email, randomUUID());
  const first = await identity();
  expect(first.refresh_token?.split('.')).toHaveLength(5);
  await check(1);
  const second = await identity();
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(Date.parse(second.proven_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(Date.parse(second.check_at ?? '')).toBeGreaterThan(Date.now());
  await check(1);
  expect([await isIn(browser), await keyWorks()]).toEqual([true, true]);
});

it('ends every session and rests every key of a person whom the provider has switched off, until they sign in there', async () => {
  await set();
  const sub = randomUUID();
  const browser = await signIn(pat.email, sub);
  expect([await isIn(browser), await keyWorks()]).toEqual([true, true]);
  provider.gone.add(sub);
  await check();
  expect([await isIn(browser), await keyWorks()]).toEqual([false, false]);
  const audit = await desk.api.get('/activities?type=access_changed');
  expect(stringify(audit.body.data)).toContain('the identity provider has switched them off');
  expect((await identity()).check_at).toBeNull();
  provider.gone.clear();
  await signIn(pat.email, sub);
  expect(await keyWorks()).toBe(true);
});

it('rests nobody because the provider is down or does not know the client: once it answers, keys work again', async () => {
  await set();
  await signIn(pat.email, randomUUID());
  await set({ client_secret: 'another one' });
  await check(40);
  expect((await desk.as(pat.key).get('/jobs')).status).toBe(503);
  expect(Date.parse((await identity()).check_at ?? '')).toBeGreaterThan(Date.now());
  await set();
  await check(40);
  expect(await keyWorks()).toBe(true);
});

it('rests whoever it has not vouched for in 30 days where it is the only way in and gives no token', async () => {
  await set();
  const boss = await signIn(mia.email, randomUUID());
  expect(await isIn(boss)).toBe(true);
  provider.refreshes = false;
  await signIn(pat.email, randomUUID());
  expect((await identity()).refresh_token).toBeNull();
  await check(31);
  expect(await keyWorks()).toBe(true);
  expect((await set({ password_sign_in: 'off' })).status).toBe(303);
  await check(29);
  expect(await keyWorks()).toBe(true);
  await check(31);
  expect(await keyWorks()).toBe(false);
});
