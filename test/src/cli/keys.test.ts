import { expect, it } from 'vitest';
import { run } from '#src/cli/run.ts';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { createService } from '#src/server/service.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { apiOf } from '#test/harness/workspace.ts';

const dataDir = scratchFolder('keys');

async function deskhand(...args: string[]) {
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
  return { code, out, err, json: out.startsWith('{') ? JSON.parse(out) : undefined };
}

it('makes a key with an end and networks, and rotates it with an overlap, from the command line', async () => {
  const agency = await deskhand(
    ...['workspace', 'create', '--name', 'Harbour', '--country', 'NZ', '--email', 'm@h.example', '--json'],
  );
  const account = agency.json.account_id;
  const ends = new Date(Date.now() + 86_400_000).toISOString();
  const make = ['keys', 'create', '--account', account, '--scopes', 'jobs:read'];
  const made = await deskhand(
    ...[...make, '--expires', ends, '--network', '127.0.0.0/8', '--network', '2001:db8::/32'],
  );
  expect(made.code).toBe(0);
  expect(made.out).toContain(`It ends at ${ends}.`);
  expect(made.out).toContain('It works from 127.0.0.0/8, 2001:db8::/32 alone.');
  const id = /key_\w+/.exec(made.out)?.[0] ?? '';
  const old = /sk_live_\w+/.exec(made.out)?.[0] ?? '';
  const rotated = await deskhand('keys', 'rotate', '--id', id, '--overlap', '0', '--json');
  expect(rotated.json).toMatchObject({ id, expires_at: ends });
  const shown = await deskhand('keys', 'list', '--account', account);
  expect(shown.out).toContain('works from 127.0.0.0/8, 2001:db8::/32 alone');
  const service = await createService({ config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }) });
  const bearer = (key: string) => service.authentication.bearer(key);
  await expect(bearer(old)).rejects.toThrow('was rotated');
  await expect(bearer(rotated.json.key)).resolves.toMatchObject({ credential: { id } });
  expect((await apiOf(createApp(service), rotated.json.key).get('/jobs')).body.error.message).toContain(
    'came from unknown',
  );
  await service.close();
  for (const [args, why] of [
    [[...make, '--expires', 'tomorrow'], 'expires_at'],
    [[...make, '--network', '10.0.0.1/8'], 'the network is 10.0.0.0/8'],
    [['keys', 'rotate', '--id', id, '--overlap', 'long'], 'overlap_hours'],
    [['keys', 'rotate', '--id', id, '--overlap', '200'], 'overlap_hours'],
    [['keys', 'rotate', '--id', 'key_9'], 'no key key_9'],
  ] as const) {
    const refused = await deskhand(...args);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(why)]);
  }
});
