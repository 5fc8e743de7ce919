import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type Listening, listen } from '#test/harness/mcp.ts';
import { fixtureApp, withKey } from '#test/harness/mcp-fixture.ts';
import { freePort } from '#test/harness/postgres.ts';
import { startService } from '#test/harness/workspace.ts';

// The official suite, against a fixture behind the product's own endpoint (it calls tools that only a fixture has), and
// against the product where a scenario needs no fixture.
const here = fileURLToPath(new URL('.', import.meta.url));
const suite = join(here, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js');

const running = useService();
let fixture: Listening;
let product: Listening;

beforeAll(async () => {
  const desk = await running.workspace();
  fixture = await listen(fixtureApp(running, desk));
  product = await listen(withKey(running.app, desk.adminKey));
});
afterAll(async () => {
  await fixture.close();
  await product.close();
});

function conformance(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', join(here, 'node20.mjs'), suite, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      output += String(chunk);
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
}

/** The scenarios that count for a revision and did not pass. */
function failed(output: string): string[] {
  const [scored = '', unscored = ''] = output.slice(output.indexOf('=== SUMMARY ===')).split('Not scored');
  const names = (text: string) => [...text.matchAll(/✗ ([\w-]+)/g)].map(([, name]) => name ?? '');
  const uncounted = new Set(names(unscored));
  return names(scored).filter((name) => !uncounted.has(name));
}

it('passes all that the revision 2026-07-28 requires of a server', async () => {
  const { output } = await conformance(
    'server',
    '--url',
    `${fixture.url}/api/mcp`,
    '--requirements',
    '2026-07-28',
  );
  expect(output).toContain('=== SUMMARY ===');
  expect(output).toContain('✓ tools-call-with-progress');
  expect(failed(output)).toEqual([]);
});

it('passes all that the revision 2025-11-25 requires, but for what is listed with its reason', async () => {
  const { code, output } = await conformance(
    ...['server', '--url', `${fixture.url}/api/mcp`, '--requirements', '2025-11-25'],
    ...['--expected-failures', join(here, 'expected-failures.2025-11-25.yaml')],
  );
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
});

it.concurrent.each([
  ['tools-list', '2026-07-28'],
  ['http-header-validation', '2026-07-28'],
  ['dns-rebinding-protection', '2026-07-28'],
  ['server-sse-multiple-streams', '2026-07-28'],
  ['input-required-result-unsupported-methods', '2026-07-28'],
  ['tools-list', '2025-11-25'],
  ['server-initialize', '2025-11-25'],
  ['ping', '2025-11-25'],
])('passes %s of %s with the product itself', async (scenario, revision) => {
  const { code, output } = await conformance(
    ...['server', '--url', `${product.url}/api/mcp`, '--scenario', scenario, '--spec-version', revision],
  );
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
});

it('passes the authorization-server scenario with the metadata that the product publishes', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const served = await startService({ PUBLIC_URL: url });
  const server = serve({ fetch: served.app.fetch, hostname: '127.0.0.1', port });
  const { code, output } = await conformance(
    ...['authorization', '--url', url, '--scenario', 'authorization-server-metadata-endpoint'],
  );
  server.close();
  await served.close();
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
});
