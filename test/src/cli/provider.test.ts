import { expect, it } from 'vitest';
import { run } from '#src/cli/run.ts';
import { startIdentityProvider } from '#test/harness/identity-provider.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const dataDir = scratchFolder('provider');

async function deskhand(args: string[], input = '') {
  let out = '';
  let err = '';
  const code = await run(args, {
    env: { DATA_DIR: dataDir, ALLOW_PRIVATE_TARGETS: 'true' },
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    input: (async function* () {
      yield input;
    })(),
  });
  return { code, out, err, json: out.startsWith('{') ? JSON.parse(out) : undefined };
}

it('sets, changes and removes the provider of an agency from the command line, and turns passwords on when it is down', async () => {
  const provider = await startIdentityProvider('http://127.0.0.1:8787/sign-in/callback');
  const made = await deskhand([
    'workspace',
    'create',
    '--name',
    'Harbour',
    '--country',
    'NZ',
    '--email',
    'm@h.example',
    '--json',
  ]);
  const account: string = made.json.account_id;
  const set = ['provider', 'set', '--account', account];
  expect((await deskhand(set)).err).toContain('name --issuer, --client and --domains');
  const all = [...set, '--issuer', provider.issuer, '--client', 'deskhand', '--domains', 'h.example'];
  expect((await deskhand([...all, '--secret'])).err).toContain('nothing came on standard input');
  const first = await deskhand([...all, '--secret', '--passwords', 'off', '--json'], 'shh\n');
  expect(first.json).toMatchObject({ hasSecret: true, passwordSignIn: false, newcomersRole: null });
  expect(first.out).not.toContain('shh');
  expect((await deskhand([...set, '--domains', 'gmail.com'])).err).toContain('anybody can have an address');
  provider.close();
  expect((await deskhand([...set, '--newcomers', 'consultant'])).err).toContain('cannot be fetched');
  const again = await deskhand([...set, '--passwords', 'on', '--json']);
  expect(again.json).toMatchObject({ hasSecret: true, passwordSignIn: true });
  expect((await deskhand(['provider', 'remove', '--account', account])).code).toBe(0);
  expect((await deskhand(['provider', 'remove', '--account', account])).err).toContain(
    'No identity provider',
  );
});
