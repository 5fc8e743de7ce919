import { expect, it } from 'vitest';
import { run } from '#src/cli/run.ts';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { startServer } from '#src/server/serve.ts';
import { fixture } from '#test/harness/fixture.ts';
import { Authenticator, addPasskey } from '#test/harness/passkeys.ts';
import { PASSWORD, Person } from '#test/harness/person.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const BASE = 'https://desk.example';
const dataDir = scratchFolder('reset-passkeys');
const running = fixture(() =>
  startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', PUBLIC_URL: BASE })),
);

async function deskhand(args: string[], input = '') {
  let text = '';
  const keep = (more: string) => {
    text += more;
  };
  async function* standardInput() {
    yield input;
  }
  const env = { DATA_DIR: dataDir, PUBLIC_URL: BASE };
  const code = await run([...args, '--json'], { env, input: standardInput(), out: keep, err: keep });
  return { code, json: JSON.parse(text) };
}

it('takes away the passkeys of a person who has lost them, so that the password alone is enough again', async () => {
  const userId = running.first?.user_id ?? '';
  const app = createApp(running.service);
  await deskhand(['users', 'set-password', '--user', userId], PASSWORD);
  const at = new Person(app, BASE);
  const signIn = (who: Person) => who.signIn('admin@agency.example');
  await signIn(at);
  await addPasskey(at, new Authenticator(BASE));
  expect((await signIn(new Person(app, BASE))).location).toContain('/sign-in/passkey');
  const reset = await deskhand(['users', 'reset-passkeys', '--user', userId]);
  expect([reset.code, reset.json]).toEqual([0, { user_id: userId, removed: 1 }]);
  expect((await at.get('/')).status).toBe(303);
  const again = new Person(app, BASE);
  expect((await signIn(again)).location).toBe('/');
  expect((await again.get('/')).status).toBe(200);
  const nobody = await deskhand(['users', 'reset-passkeys', '--user', 'usr_nobody']);
  expect([nobody.code, nobody.json.error.code]).toEqual([1, 'NOT_FOUND']);
});
