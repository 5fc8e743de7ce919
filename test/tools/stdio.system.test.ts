import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { forgetAddress, rememberAddress } from '#src/adapters/served-at.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { connect, listen } from '#test/harness/mcp.ts';
import { storeOf } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();

const COMMAND = fileURLToPath(new URL('../../src/cli/deskhand.mjs', import.meta.url));

/** Runs `deskhand mcp` with some lines on standard input, to its end. */
function run(
  key: string,
  lines: string[],
  flags: string[] = [],
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, 'mcp', ...flags], {
      env: { PATH: process.env.PATH ?? '', ...storeOf(running), DESKHAND_KEY: key },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += String(chunk);
      // One answer for each line: then the client leaves.
      if (stdout.trim().split('\n').length === lines.length) child.stdin.end();
    });
    child.stderr.on('data', (chunk) => {
      stderr += String(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    for (const line of lines) child.stdin.write(`${line}\n`);
  });
}

it('writes nothing but the protocol to standard output, and ends when its client leaves', async () => {
  const { code, stdout } = await run(
    desk.adminKey,
    [
      '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"list_clients","arguments":{}}}',
      '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"list_clients","arguments":{"nope":1}}}',
    ],
    ['--toolsets', 'clients', '--readonly'],
  );
  const messages = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((a, b) => a.id - b.id);
  expect(messages.map(({ jsonrpc, id }) => [jsonrpc, id])).toEqual([
    ['2.0', 1],
    ['2.0', 2],
    ['2.0', 3],
  ]);
  const names = messages[0].result.tools.map(({ name }: { name: string }) => name);
  expect(names).toContain('get_client');
  expect(names).not.toContain('create_client');
  expect(messages[1].result.structuredContent.items).toHaveLength(1);
  expect(messages[2].result.isError).toBe(true);
  expect(code).toBe(0);
});

it('says of a tool of another toolset how it is asked for on a command line', async () => {
  const { stdout } = await run(desk.adminKey, [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_webhooks","arguments":{}}}',
  ]);
  const { message } = JSON.parse(stdout).error;
  expect(message).toContain('call it through run_read_actions');
  expect(message).toContain('connect with --toolsets default,webhooks.');
});

it('says that nothing works in the background when no server runs on its folder, and only then', async () => {
  const initialize = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  });
  const begin = async () => {
    const { stdout, stderr } = await run(desk.adminKey, [initialize]);
    return { told: JSON.parse(stdout).result.instructions as string, stderr };
  };
  const alone = await begin();
  expect(alone.told).toContain(
    'scheduled e-mail, webhooks and other due work wait until deskhand serve runs',
  );
  expect(alone.stderr).toContain('No server runs on this data folder');

  const server = await listen(running.app);
  rememberAddress(running.dataDir, server.url);
  const beside = await begin();
  expect(beside.told).not.toContain('No server runs');
  expect(beside.stderr).toBe('');
  await server.close();
  // Killed, a server leaves its address behind.
  expect((await begin()).told).toContain('No server runs');
  forgetAddress(running.dataDir, server.url);
});

const FAULTS: [string, () => string, string[], RegExp][] = [
  ['a key that is mistyped', () => 'sk_live_us_nonsense', [], /incomplete or mistyped/],
  ['a toolset that does not exist', () => desk.adminKey, ['--toolsets', 'client'], /no toolset client/],
];

it.each(FAULTS)('refuses %s at once, on standard error', async (_what, key, flags, message) => {
  const { code, stdout, stderr } = await run(key(), [], flags);
  expect(code).not.toBe(0);
  expect(stdout).toBe('');
  expect(stderr).toMatch(message);
});

it('checks the key anew at each call, so that a revoked one ends the session', async () => {
  const key = await desk.key(['clients:read']);
  const client = await connect({ version: 'v1', transport: 'stdio', key, url: 'http://127.0.0.1', running });
  try {
    expect((await client.call('list_clients')).isError).toBeFalsy();
    await running.service.store.write((unit) =>
      unit.tx
        .updateTable('api_keys')
        .set({ status: 'revoked' })
        .where('account_id', '=', desk.accountId)
        .where('scopes', '=', '["clients:read"]')
        .execute(),
    );
    await expect(client.call('list_clients')).rejects.toThrow(/revoked/);
    await expect(client.tools()).rejects.toThrow(/revoked/);
  } finally {
    await client.close();
  }
});
