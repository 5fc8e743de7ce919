import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '#src/cli/run.ts';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { greeting, startServer } from '#src/server/serve.ts';
import { PASSWORD, Person } from '#test/harness/person.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { apiOf } from '#test/harness/workspace.ts';

const root = scratchFolder('setup');
let folders = 0;
const folder = () => join(root, `data${folders++}`);

async function deskhand(dataDir: string, args: string[], env: Record<string, string> = {}) {
  let text = '';
  const keep = (more: string) => {
    text += more;
  };
  const code = await run([...args, '--json'], {
    env: { DATA_DIR: dataDir, REGION: 'anz', ...env },
    out: keep,
    err: keep,
  });
  return { code, json: JSON.parse(text) };
}

const start = (dataDir: string, env: Record<string, string> = {}) =>
  startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', REGION: 'anz', ...env }));

const HARBOUR = ['--name', 'Harbour', '--country', 'nz', '--email', 'mia@harbour.example'];

const linkOf = (running: Awaited<ReturnType<typeof start>>, kind: string): string =>
  new URL(new RegExp(`http\\S+/${kind}/\\S+`).exec(greeting(running))?.[0] ?? '').pathname;

it('greets a first start with a link that signs its admin in, once', async () => {
  const running = await start(folder());
  try {
    const at = new Person(createApp(running.service), running.url);
    const path = linkOf(running, 'sign-in/once');
    expect((await at.fill(path, {})).status).toBe(303);
    expect((await at.get('/')).status).toBe(200);
    const nobody = new Person(createApp(running.service), running.url);
    for (const used of [path, linkOf(running, 'setup')])
      expect((await nobody.get(used)).status).not.toBe(200);
  } finally {
    await running.stop();
  }
});

const MIA = { name: 'Harbour', country: 'new zealand', admin_name: 'Mia Hale', email: 'mia@harbour.example' };

it('makes the agency its owner’s on /setup, with the token of the console alone, and signs in', async () => {
  const running = await start(folder());
  try {
    const at = new Person(createApp(running.service), running.url);
    const path = linkOf(running, 'setup');
    const asked = await at.fill('/setup', { ...MIA, token: 'another-token', password: PASSWORD });
    expect([asked.status, asked.html]).toEqual([422, expect.stringContaining('sets nothing up')]);
    const weak = await at.fill(path, { ...MIA, password: 'short' });
    expect([weak.status, weak.html]).toEqual([422, expect.stringContaining('at least 12')]);
    const nowhere = await at.fill(path, { ...MIA, country: 'Atlantis', password: PASSWORD });
    expect([nowhere.status, nowhere.html]).toEqual([422, expect.stringContaining('Write it in English')]);
    const api = apiOf(createApp(running.service), running.first?.key ?? '');
    expect((await api.get('/me')).body.data.user.email).toBe('admin@agency.example');
    expect((await at.fill(path, { ...MIA, password: PASSWORD })).status).toBe(303);
    expect((await at.get('/')).html).toContain('Hello, Mia Hale');
    const me = (await api.get('/me')).body.data;
    expect(me).toMatchObject({ user: { email: MIA.email }, account: { name: 'Harbour' } });
    const second = new Person(createApp(running.service), running.url);
    expect((await second.get(path)).status).toBe(404);
    expect((await second.get('/setup')).html).toContain('Set up already');
    expect((await second.signIn(MIA.email)).status).toBe(303);
  } finally {
    await running.stop();
  }
});

it('makes the agency of a first start its owner’s while the server runs, and does so once', async () => {
  const dataDir = folder();
  const running = await start(dataDir);
  try {
    const key = running.first?.key ?? '';
    const { code, json } = await deskhand(dataDir, ['setup', ...HARBOUR, '--admin-name', 'Mia Hale']);
    expect([code, json]).toEqual([
      0,
      {
        account_id: running.first?.account_id,
        user_id: running.first?.user_id,
        key: null,
        sign_in_url: expect.stringContaining('/set-password/'),
      },
    ]);
    const api = apiOf(createApp(running.service), key);
    const account = (await api.get(`/accounts/${running.first?.account_id}`)).body.data;
    expect(account).toMatchObject({
      name: 'Harbour',
      country: 'NZ',
      currency: 'NZD',
      timezone: 'Pacific/Auckland',
      standard_fee_schedule: { currency: 'NZD' },
    });
    expect((await api.get('/me')).body.data).toMatchObject({ user: { email: 'mia@harbour.example' } });
    const at = new Person(createApp(running.service), running.url);
    await at.fill(new URL(json.sign_in_url).pathname, { password: PASSWORD, again: PASSWORD });
    expect((await at.get('/')).status).toBe(200);
    const second = await deskhand(dataDir, ['setup', ...HARBOUR]);
    expect([second.code, second.json.error.code]).toEqual([1, 'CONFLICT']);
  } finally {
    await running.stop();
  }
});

it('keeps the country once records stand in its currency, and changes nothing then', async () => {
  const dataDir = folder();
  const running = await start(dataDir);
  try {
    const api = apiOf(createApp(running.service), running.first?.key ?? '');
    expect((await api.post('/clients', { name: 'First client' })).status).toBe(201);
    const refused = await deskhand(dataDir, ['setup', ...HARBOUR]);
    expect([refused.code, refused.json.error.field]).toEqual([1, 'country']);
    expect((await api.get('/me')).body.data.user.email).toBe('admin@agency.example');
    const stays = ['--name', 'Harbour', '--country', 'AU', '--email', 'mia@harbour.example'];
    expect((await deskhand(dataDir, ['setup', ...stays])).code).toBe(0);
  } finally {
    await running.stop();
  }
});

it('takes the agency from the environment, in a setup and in a first start, and asks nobody', async () => {
  const env = { SETUP_NAME: 'Kauri', SETUP_COUNTRY: 'nz', SETUP_EMAIL: 'ana@kauri.example' };
  const dataDir = folder();
  expect((await deskhand(dataDir, ['setup'], env)).json.key).toMatch(/^sk_live_/);
  const running = await start(folder(), env);
  try {
    const me = await apiOf(createApp(running.service), running.first?.key ?? '').get('/me');
    expect(me.body.data).toMatchObject({ user: { email: 'ana@kauri.example' }, account: { name: 'Kauri' } });
  } finally {
    await running.stop();
  }
  const missing = await deskhand(folder(), ['setup', '--name', 'Kauri']);
  expect([missing.code, missing.json.error.message]).toEqual([2, '--country, --email is missing.']);
});

it('lists agencies, people and keys of the whole store, each with the name of its agency', async () => {
  const dataDir = folder();
  await deskhand(dataDir, ['setup', ...HARBOUR]);
  const other = ['--name', 'Kauri', '--country', 'AU', '--email', 'ana@kauri.example'];
  const made = await deskhand(dataDir, ['workspace', 'create', ...other]);
  const { workspaces } = (await deskhand(dataDir, ['workspace', 'list'])).json;
  expect(workspaces.map(({ name }: { name: string }) => name)).toEqual(['Harbour', 'Kauri']);
  for (const list of ['users', 'keys']) {
    const all = (await deskhand(dataDir, [list, 'list'])).json;
    expect(all[list].map((one: { account_name: string }) => one.account_name)).toEqual(['Harbour', 'Kauri']);
    const own = await deskhand(dataDir, [list, 'list', '--account', made.json.account_id]);
    expect(own.json[list].map((one: { account_name: string }) => one.account_name)).toEqual(['Kauri']);
  }
});

it('changes the e-mail of a person from the command line, and refuses that of another', async () => {
  const dataDir = folder();
  const { user_id, account_id } = (await deskhand(dataDir, ['setup', ...HARBOUR])).json;
  const set = (email: string) =>
    deskhand(dataDir, ['users', 'set-email', '--user', user_id, '--email', email]);
  expect((await set('mia.hale@harbour.example')).json.email).toBe('mia.hale@harbour.example');
  const sam = ['--account', account_id, '--name', 'Sam', '--role', 'consultant'];
  await deskhand(dataDir, ['users', 'create', ...sam, '--email', 'sam@harbour.example']);
  expect((await set('SAM@harbour.example')).json.error.code).toBe('CONFLICT');
  expect((await set('no address')).code).toBe(1);
});
