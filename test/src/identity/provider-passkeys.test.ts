import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { startIdentityProvider } from '#test/harness/identity-provider.ts';
import { Authenticator, addPasskey, answerSignIn } from '#test/harness/passkeys.ts';
import { Person, person } from '#test/harness/person.ts';

const BASE = 'http://localhost:8787';
const { running, desk } = useDesk({ env: { PUBLIC_URL: BASE, ALLOW_PRIVATE_TARGETS: 'true' } });

it('whoever comes by the identity provider is not asked for a passkey, whose password alone opens nothing', async () => {
  const provider = await startIdentityProvider(`${BASE}/sign-in/callback`);
  const mia = await person(running.service, running.app, desk.adminId);
  const device = new Authenticator(BASE);
  await mia.signIn(mia.email);
  await addPasskey(mia, device);
  await mia.fill('/people/second-factor', { required: 'on' }, { action: '/people/second-factor' });
  const settings = {
    issuer: provider.issuer,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    domains: mia.email.split('@')[1] ?? '',
    newcomers_role: '',
    password_sign_in: 'on',
  };
  expect((await mia.fill('/people/provider', settings, { action: '/people/provider' })).status).toBe(303);

  const isIn = async (who: Person) => (await who.get('/connections')).status === 200;
  const withPassword = new Person(running.app, BASE);
  await withPassword.signIn(mia.email);
  expect(await isIn(withPassword)).toBe(false);
  await answerSignIn(withPassword, device);
  expect(await isIn(withPassword)).toBe(true);

  provider.login = { sub: randomUUID(), email: mia.email, email_verified: true };
  const browser = new Person(running.app, BASE);
  const begun = await browser.get(`/sign-in/at/${desk.accountId}?next=/connections`);
  const back = new URL(await provider.walk(begun.location ?? ''));
  await browser.get(back.pathname + back.search);
  expect(await isIn(browser)).toBe(true);
});
