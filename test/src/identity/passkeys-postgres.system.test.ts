import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { Authenticator, addPasskey, answerSignIn, askedBy, codesOn } from '#test/harness/passkeys.ts';
import { Person, person } from '#test/harness/person.ts';

const BASE = 'https://desk.example';
const { running, desk } = useDesk({ on: 'postgres', env: { PUBLIC_URL: BASE } });

const isIn = async (who: Person) => (await who.get('/passkeys')).status === 200;

it('asks for a passkey on PostgreSQL too, and takes an answer and a recovery code once, however many come at once', async () => {
  const mia = await person(running.service, running.app, desk.adminId);
  const device = new Authenticator(BASE);
  await mia.signIn(mia.email);
  const [code = ''] = codesOn(await addPasskey(mia, device));
  const withPassword = async (): Promise<Person> => {
    const one = new Person(running.app, BASE);
    await one.signIn(mia.email);
    return one;
  };

  const plain = await withPassword();
  expect(await isIn(plain)).toBe(false);
  await answerSignIn(plain, device);
  expect(await isIn(plain)).toBe(true);

  const again = await withPassword();
  const visit = await again.get('/sign-in/passkey');
  const passkey = device.get(askedBy(visit));
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => again.fill('', { passkey }, { visit, action: '/sign-in/passkey' })),
  );
  expect(answers.filter(({ location }) => location === '/')).toHaveLength(1);

  const waiting = await Promise.all(Array.from({ length: 4 }, withPassword));
  const used = await Promise.all(
    waiting.map((one) => one.fill('/sign-in/passkey', { code }, { action: '/sign-in/passkey/code' })),
  );
  expect(used.map(({ status }) => status).sort()).toEqual([303, 401, 401, 401]);
  const inside = await Promise.all(waiting.map(isIn));
  expect(inside.filter(Boolean)).toHaveLength(1);
});
