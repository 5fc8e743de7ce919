import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '#src/cli/commands/index.ts';
import { run } from '#src/cli/run.ts';
import { stepsShown } from '#src/cli/steps.ts';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { createService } from '#src/server/service.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { apiOf } from '#test/harness/workspace.ts';

const root = scratchFolder('cli');

let folders = 0;
const folder = () => {
  folders += 1;
  return join(root, `data${folders}`);
};

interface Ran {
  code: number;
  out: string;
  err: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
  json: any;
}

/** Runs a command line in this process on a data folder. */
async function deskhand(dataDir: string, ...args: string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await run(args, {
    env: { DATA_DIR: dataDir },
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  const text = out || err;
  return { code, out, err, json: text.startsWith('{') ? JSON.parse(text) : undefined };
}

async function workspace(dataDir = folder()) {
  const made = await deskhand(
    dataDir,
    ...[
      'workspace',
      'create',
      '--name',
      'Harbour',
      '--country',
      'nz',
      '--email',
      'mia@harbour.example',
      '--json',
    ],
  );
  return { dataDir, ...(made.json as { account_id: string; user_id: string; key: string }) };
}

/** Asks the HTTP interface on a data folder, as a server on it would answer. */
async function asking<T>(
  dataDir: string,
  key: string,
  ask: (api: ReturnType<typeof apiOf>) => Promise<T>,
): Promise<T> {
  const service = await createService({ config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }) });
  try {
    return await ask(apiOf(createApp(service), key));
  } finally {
    await service.close();
  }
}

it('makes a workspace with an admin key that works, and its store and secrets for their owner alone', async () => {
  const made = await workspace();
  const me = await asking(made.dataDir, made.key, (api) => api.get('/me'));
  expect(me.body.data).toMatchObject({
    account: { id: made.account_id, name: 'Harbour', country: 'NZ', currency: 'NZD', sandbox: false },
    user: { id: made.user_id, email: 'mia@harbour.example', role: 'admin' },
    is_admin: true,
  });
  for (const name of ['deskhand.sqlite', 'pepper.key', 'signing.key'])
    expect(statSync(join(made.dataDir, name)).mode & 0o777).toBe(0o600);
});

it('makes users and keys whose role holds, revokes keys, and leaves a line in the activities for each', async () => {
  const { dataDir, account_id, key } = await workspace();
  const user = await deskhand(
    dataDir,
    ...[
      'users',
      'create',
      '--account',
      account_id,
      '--name',
      'Pat',
      '--email',
      'pat@x.example',
      '--role',
      'consultant',
      '--json',
    ],
  );
  expect(user.json).toMatchObject({ user_id: expect.stringMatching(/^usr_/), role: 'consultant' });
  const made = await deskhand(
    dataDir,
    ...[
      'keys',
      'create',
      '--account',
      account_id,
      '--user',
      user.json.user_id,
      '--scopes',
      'jobs:read, clients:read',
      '--type',
      'trial',
      '--json',
    ],
  );
  expect(made.json).toMatchObject({
    id: expect.stringMatching(/^key_/),
    type: 'trial',
    scopes: ['jobs:read', 'clients:read'],
  });
  const mine = await asking(dataDir, made.json.key, (api) => api.get('/me'));
  expect(mine.body.data).toMatchObject({
    user: { id: user.json.user_id },
    scopes: ['jobs:read', 'clients:read'],
  });

  const beyond = await deskhand(
    dataDir,
    ...[
      'keys',
      'create',
      '--account',
      account_id,
      '--user',
      user.json.user_id,
      '--scopes',
      'keys:write',
      '--json',
    ],
  );
  expect(beyond).toMatchObject({
    code: 1,
    out: '',
    json: { error: { code: 'VALIDATION_ERROR', field: 'scopes' } },
  });

  expect((await deskhand(dataDir, 'keys', 'revoke', '--id', made.json.id)).code).toBe(0);
  const listed = await deskhand(dataDir, 'keys', 'list', '--account', account_id, '--json');
  expect(listed.json.keys).toMatchObject([
    { id: made.json.id, user_id: user.json.user_id, status: 'revoked', hint: made.json.key.slice(-4) },
    { name: 'First admin key', status: 'active', scopes: ['admin'] },
  ]);
  const active = await deskhand(dataDir, 'keys', 'list', '--account', account_id, '--status', 'active');
  expect(active.out).toContain(`…${key.slice(-4)}`);
  for (const secret of [made.json.key, key, made.json.id]) expect(active.out).not.toContain(secret);
  expect((await asking(dataDir, made.json.key, (api) => api.get('/me'))).status).toBe(401);
  const lines = await asking(dataDir, key, (api) => api.get('/activities'));
  const actions = lines.body.data.map(
    (line: { data: { action: string; channel: string } }) => `${line.data.channel} ${line.data.action}`,
  );
  expect(actions).toEqual(['cli revoke_key', 'cli create_key', 'cli create_user', 'cli create_key']);
  expect(lines.body.data[0].actor.type).toBe('system');
});

it('shuts and opens a workspace from outside, also one that is shut already', async () => {
  const { dataDir, account_id, key } = await workspace();
  const code = async () => {
    const answer = await asking(dataDir, key, (api) => api.post('/clients', { name: `C${Math.random()}` }));
    return answer.body.error?.code ?? answer.status;
  };
  const set = (...flags: string[]) =>
    deskhand(dataDir, 'workspace', 'set', '--account', account_id, ...flags);
  expect((await set('--status', 'suspended')).code).toBe(0);
  expect(await code()).toBe('ACCOUNT_SUSPENDED');
  expect((await set('--status', 'restoring')).code).toBe(0);
  expect(await code()).toBe('RESTORE_IN_PROGRESS');
  expect((await set('--status', 'active', '--plan', 'none')).code).toBe(0);
  expect(await code()).toBe('PREMIUM_REQUIRED');
  const on = await set('--plan', 'active', '--marketplace', 'on', '--connection-approval', 'on', '--json');
  expect(on.json).toMatchObject({
    plan: 'active',
    status: 'active',
    marketplace: true,
    settings: {
      connection_approval_roles: ['team_lead', 'consultant', 'researcher', 'finance', 'read_only'],
    },
  });
  expect(await code()).toBe(201);
  const off = await set('--connection-approval', 'off', '--json');
  expect(off.json).toMatchObject({ marketplace: true, settings: { connection_approval_roles: [] } });
});

it.each([
  [['workspace', 'create', '--country', 'NZ', '--email', 'a@b.example'], '--name is missing'],
  [['workspace', 'set', '--account', 'acc_1', '--plan', 'gold'], '--plan must be active or none'],
  [['workspace', 'set', '--account', 'acc_1'], 'Name what to set'],
  [['keys', 'create', '--acount', 'acc_1'], 'Did you mean --account?'],
  [['key', 'create'], 'Did you mean keys create?'],
  [['workspace', 'remove'], 'no command workspace remove'],
  [['backup'], 'FILE is missing'],
  [['migrate', 'now'], 'now is one word too many'],
  [['mcp'], 'DESKHAND_KEY is not set'],
  [['--verbose'], '--verbose does not follow a command'],
])('answers %j with one line that says what is wrong, and exit code 2', async (args, message) => {
  const dataDir = folder();
  const ran = await deskhand(dataDir, ...args);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err.split('\n')[0]).toContain(message);
  const asJson = await deskhand(dataDir, ...args, '--json');
  expect(asJson).toMatchObject({ code: 2, out: '', json: { error: { code: 'USAGE' } } });
  expect(existsSync(dataDir)).toBe(false);
});

it('answers what the agency refuses with one line and exit code 1', async () => {
  const { dataDir, account_id } = await workspace();
  const cases: [string[], string][] = [
    [['workspace', 'create', '--name', 'X', '--country', 'Narnia', '--email', 'a@b.example'], '--country'],
    [['workspace', 'create', '--name', 'X', '--country', 'NZ', '--email', 'nowhere'], '--email'],
    [
      ['users', 'create', '--account', 'acc_9', '--name', 'P', '--email', 'p@x.example', '--role', 'admin'],
      'no workspace acc_9',
    ],
    [
      [
        'users',
        'create',
        '--account',
        account_id,
        '--name',
        'P',
        '--email',
        'mia@harbour.example',
        '--role',
        'admin',
      ],
      'mia',
    ],
    [['keys', 'create', '--account', account_id, '--scopes', 'jobs:raed'], 'did you mean jobs:read?'],
    [['keys', 'revoke', '--id', 'key_9'], 'no key key_9'],
    [['users', 'link', '--user', 'usr_9'], 'no person usr_9 in this store'],
    [['restore', join(root, 'nothing.sqlite')], 'there is no such file'],
  ];
  for (const [args, message] of cases) {
    const ran = await deskhand(dataDir, ...args);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain(message);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  }
});

it.each([
  [['backup', join(root, 'of-nothing.sqlite')]],
  [['users', 'link', '--user', 'usr_9']],
  [['keys', 'create', '--account', 'acc_9', '--scopes', 'admin']],
  [['workspace', 'set', '--account', 'acc_9', '--plan', 'none']],
])('refuses %j where no store is, and makes none', async (args) => {
  const dataDir = folder();
  const ran = await deskhand(dataDir, ...args);
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toContain(`There is no store at ${join(dataDir, 'deskhand.sqlite')}.`);
  expect(existsSync(dataDir)).toBe(false);
});

it('stops on a setting that is not valid, naming it', async () => {
  let err = '';
  const code = await run(['serve'], {
    env: { PORT: 'ninety' },
    out: () => {},
    err: (text) => {
      err += text;
    },
  });
  expect(code).toBe(1);
  expect(err).toMatch(/^deskhand: PORT=ninety .*\n$/);
});

it('describes every command and flag at every level', async () => {
  const all = await deskhand(folder(), '--help');
  expect(all.code).toBe(0);
  for (const command of commands) {
    expect(all.out).toContain(`deskhand ${command.name}`);
    const help = await deskhand(folder(), ...command.name.split(' '), '--help');
    expect(help.code).toBe(0);
    for (const flag of [...Object.keys(command.flags), 'json', 'help'])
      expect(help.out).toContain(`--${flag}`);
  }
  expect((await deskhand(folder(), 'workspace', '--help')).out).toContain('deskhand workspace set');
  expect((await deskhand(folder())).out).toBe(all.out);
});

it('backs up and restores a store with its secrets, so that its keys work elsewhere', async () => {
  const here = await workspace();
  const file = join(root, 'copy.sqlite');
  const copied = await deskhand(here.dataDir, 'backup', file, '--json');
  expect(copied.json).toMatchObject({ file, accounts: 1, bytes: statSync(file).size });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await deskhand(here.dataDir, 'backup', file)).err).toContain('exists already');

  const there = folder();
  const restored = await deskhand(there, 'restore', file, '--json');
  expect(restored.json).toMatchObject({ accounts: 1, moved_aside: null });
  expect(restored.err.split('\n').filter((line) => line.startsWith('Restoring'))).toEqual([
    'Restoring checking the file (0 of 4 steps)',
    'Restoring the store (1 of 4 steps)',
    'Restoring secrets, outbox and documents (2 of 4 steps)',
    'Restoring bringing it up to date (3 of 4 steps)',
    'Restoring done (4 of 4 steps)',
  ]);
  expect(statSync(there).mode & 0o777).toBe(0o700);
  expect(statSync(join(there, 'deskhand.sqlite')).mode & 0o777).toBe(0o600);
  expect((await asking(there, here.key, (api) => api.get('/me'))).body.data.account.id).toBe(here.account_id);
  const store = readFileSync(join(there, 'deskhand.sqlite'));
  expect(store.includes(readFileSync(join(there, 'pepper.key'), 'utf8').trim())).toBe(false);
});

it('replaces a store only when forced, and moves the old one and its secrets aside', async () => {
  const old = await workspace();
  const other = await workspace();
  const file = join(root, 'other.sqlite');
  await deskhand(other.dataDir, 'backup', file);
  const refused = await deskhand(old.dataDir, 'restore', file);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.err).toContain('--force');
  expect((await asking(old.dataDir, old.key, (api) => api.get('/me'))).status).toBe(200);

  const forced = await deskhand(old.dataDir, 'restore', file, '--force', '--json');
  expect(forced.json.moved_aside).toContain('before-restore');
  expect((await asking(old.dataDir, other.key, (api) => api.get('/me'))).status).toBe(200);
  expect((await asking(old.dataDir, old.key, (api) => api.get('/me'))).status).toBe(401);
  const kept = readdirSync(old.dataDir).filter((name) => name.includes('before-restore'));
  expect(kept.some((name) => name.startsWith('deskhand.sqlite'))).toBe(true);
  expect(kept.some((name) => name.startsWith('pepper.key'))).toBe(true);
});

it('restores nothing that is damaged, foreign or newer, nor over a store that is open', async () => {
  const { dataDir, key } = await workspace();
  const good = join(root, 'good.sqlite');
  await deskhand(dataDir, 'backup', good);
  const text = join(root, 'text.sqlite');
  writeFileSync(text, 'this is not a database, and it is longer than a header would be '.repeat(40));
  const damaged = join(root, 'damaged.sqlite');
  const bytes = readFileSync(good);
  bytes.fill(0xff, 4096 * 3, 4096 * 9);
  writeFileSync(damaged, bytes);
  for (const file of [text, damaged]) {
    const refused = await deskhand(dataDir, 'restore', file, '--force');
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('cannot be restored');
  }
  await asking(dataDir, key, async (api) => {
    const refused = await deskhand(dataDir, 'restore', good, '--force');
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('has this data folder open');
    expect((await api.get('/me')).status).toBe(200);
  });
});

it('says what a migration does and did, and nothing the second time', async () => {
  const dataDir = folder();
  const first = await deskhand(dataDir, 'migrate', '--json');
  expect(first.json.applied).toContain('0001-baseline');
  const steps = first.json.applied.length;
  expect(first.err).toContain(`Applying 0001-baseline (0 of ${steps} steps)`);
  expect(first.err.trimEnd().split('\n')).toHaveLength(steps);
  expect((await deskhand(dataDir, 'migrate')).out).toBe('The schema is up to date.\n');
});

it('draws how far long work has come over one line of a terminal, and says each step once elsewhere', () => {
  const drawn: string[] = [];
  const said: string[] = [];
  const given = {
    redraw: (line: string) => drawn.push(line),
    say: (line: string) => said.push(line),
    json: false,
  };
  const told = stepsShown(given);
  for (const done of [0, 2, 2]) told({ doing: 'Moving', what: 'candidates', done, total: 2 });
  expect(drawn[0]).toBe(`Moving [${'-'.repeat(30)}] 0 %  candidates`);
  expect(drawn[1]).toBe(`Moving [${'#'.repeat(30)}] 100 %  candidates\n`);
  expect(said).toEqual([]);
  const elsewhere = stepsShown({ ...given, redraw: null }, 'rows');
  for (const done of [0, 1]) elsewhere({ doing: 'Moving', what: 'candidates', done, total: 2 });
  expect(said).toEqual(['Moving candidates (0 of 2 rows)']);
});
