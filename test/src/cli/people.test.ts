import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastAddress } from '#src/adapters/served-at.ts';
import { run } from '#src/cli/run.ts';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { type Running, startServer } from '#src/server/serve.ts';
import { authorizePath, pkce } from '#test/harness/oauth.ts';
import { PASSWORD, Person } from '#test/harness/person.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const dataDir = scratchFolder('people');
let running: Running;
let accountId: string;
let userId: string;

async function deskhand(args: string[], input = '') {
  let text = '';
  const keep = (more: string) => {
    text += more;
  };
  async function* standardInput() {
    yield input;
  }
  const env = { DATA_DIR: dataDir };
  const code = await run([...args, '--json'], { env, input: standardInput(), out: keep, err: keep });
  return { code, json: JSON.parse(text) };
}

/** Somebody at the running server, where the commands do their work beside it. */
const person = () => new Person(createApp(running.service), running.url);

beforeAll(async () => {
  running = await startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }));
  ({ account_id: accountId = '', user_id: userId = '' } = running.first ?? {});
});
afterAll(async () => {
  await running.stop();
  expect(lastAddress(dataDir)).toBeUndefined();
});

it('makes a link to the address that the running server really has', async () => {
  const { code, json } = await deskhand(['users', 'link', '--user', userId]);
  expect(code).toBe(0);
  expect(json.url.startsWith(`${running.url}/set-password/`)).toBe(true);
  const at = person();
  expect((await at.get(new URL(json.url).pathname)).status).toBe(200);
  const set = await at.fill(new URL(json.url).pathname, { password: PASSWORD, again: PASSWORD });
  expect(set.status).toBe(303);
  expect((await at.get('/')).status).toBe(200);
});

it('sets a password from standard input, without its line break', async () => {
  const { code } = await deskhand(['users', 'set-password', '--user', userId], 'some words for a desk\n');
  expect(code).toBe(0);
  const signedIn = await person().signIn('admin@agency.example', 'some words for a desk');
  expect(signedIn.status).toBe(303);
});

it('leaves no file beside the store that others may read', () => {
  for (const name of ['served-at', 'deskhand.sqlite', 'deskhand.sqlite.lock'])
    expect([name, statSync(join(dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
});

it('takes every --redirect-uri of an app, and refuses another flag that is given twice', async () => {
  const app = ['apps', 'create', '--account', accountId, '--name', 'Two', '--scopes', 'jobs:read'];
  const uris = ['https://one.example/cb', 'https://two.example/cb'];
  const made = await deskhand([...app, ...uris.flatMap((uri) => ['--redirect-uri', uri])]);
  expect(made.json.redirect_uris).toEqual(uris);
  const twice = await deskhand([...app, '--name', 'Other', '--redirect-uri', 'https://one.example/cb']);
  expect(twice.code).toBe(2);
  expect(twice.json.error.message).toBe('--name is given more than once; give it once.');
});

it('registers an app that a person can connect', async () => {
  const { code, json } = await deskhand([
    ...['apps', 'create', '--account', accountId, '--name', 'Ledger'],
    ...['--redirect-uri', 'https://a.example/cb,http://127.0.0.1:9/cb', '--scopes', 'jobs:read,quotas:read'],
  ]);
  expect(code).toBe(0);
  expect(json).toMatchObject({
    client_id: expect.stringMatching(/^lc_client_\w{24}$/),
    client_secret: expect.stringMatching(/^lc_secret_\w{38}$/),
    redirect_uris: ['https://a.example/cb', 'http://127.0.0.1:9/cb'],
    scopes: ['jobs:read', 'quotas:read'],
    review_tier: 'elevated',
  });
  const path = authorizePath({
    client_id: json.client_id,
    redirect_uri: 'https://a.example/cb',
    code_challenge: pkce().challenge,
  });
  expect((await person().get(path)).location).toContain('/sign-in');
});

it.each([
  [['users', 'link', '--user', 'usr_nobody'], '', 1, 'NOT_FOUND'],
  [['users', 'link'], '', 2, 'USAGE'],
  [['users', 'set-password', '--user', 'usr_nobody'], 'long enough words', 1, 'NOT_FOUND'],
  [['users', 'set-password', '--user', 'USER'], '', 2, 'USAGE'],
  [['users', 'set-password', '--user', 'USER'], 'short', 1, 'VALIDATION_ERROR'],
  [
    [
      'apps',
      'create',
      '--account',
      'acc_no',
      '--name',
      'L',
      '--redirect-uri',
      'https://a.example',
      '--scopes',
      'jobs:read',
    ],
    '',
    1,
    'NOT_FOUND',
  ],
  [
    [
      'apps',
      'create',
      '--account',
      'ACC',
      '--name',
      'L',
      '--redirect-uri',
      'http://a.example',
      '--scopes',
      'jobs:read',
    ],
    '',
    1,
    'VALIDATION_ERROR',
  ],
  [
    [
      'apps',
      'create',
      '--account',
      'ACC',
      '--name',
      'L',
      '--redirect-uri',
      'https://a.example',
      '--scopes',
      'jobs:rule',
    ],
    '',
    1,
    'VALIDATION_ERROR',
  ],
])('refuses %j with %j on its input', async (args, input, code, error) => {
  const filled = args.map((arg) => (arg === 'USER' ? userId : arg === 'ACC' ? accountId : arg));
  const ran = await deskhand(filled, input);
  expect(ran.code).toBe(code);
  expect(ran.json.error.code).toBe(error);
});
