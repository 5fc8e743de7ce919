import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { exportPKCS8 } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { startOpenService } from '#test/harness/assistants.ts';
import { fixture } from '#test/harness/fixture.ts';
import { makeSigner } from '#test/harness/machine-client.ts';
import type { Workspace } from '#test/harness/workspace.ts';

// The suite's scenarios for client credentials try a client. The client that passes them is then let at the product.
const here = fileURLToPath(new URL('.', import.meta.url));
const suite = `${here}../../node_modules/@modelcontextprotocol/conformance/dist/index.js`;
const client = `${here}machine-client.mjs`;

const running = fixture(() => startOpenService());
let desk: Workspace;
beforeAll(async () => {
  desk = await running.workspace();
});

function run(args: string[], context?: object): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...(context && { MCP_CONFORMANCE_CONTEXT: JSON.stringify(context) }) };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
      });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
}

it.each(['auth/client-credentials-jwt', 'auth/client-credentials-basic'])(
  'passes %s with the client that follows',
  async (scenario) => {
    const { code, output } = await run([
      ...['--import', `${here}node20.mjs`, suite, 'client'],
      ...['--command', `${process.execPath} ${client}`, '--scenario', scenario],
    ]);
    expect({ code, passed: output.includes('OVERALL: PASSED') }).toEqual({ code: 0, passed: true });
  },
);

it('offers that client its tools, by a key and by a secret', async () => {
  const signer = await makeSigner();
  const input = { name: 'Bot', role: 'consultant', scopes: ['jobs:read'] };
  const keyed = (await desk.api.post('/service-accounts', { ...input, jwks: signer.jwks })).body.data;
  const secret = (await desk.api.post('/service-accounts', input)).body.data;
  for (const context of [
    {
      client_id: keyed.client_id,
      private_key_pem: await exportPKCS8(signer.privateKey),
      signing_algorithm: 'ES256',
    },
    { client_id: secret.client_id, client_secret: secret.client_secret },
  ]) {
    const { code, output } = await run([client, `${running.base}/api/mcp`], context);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('"list_jobs"') });
  }
});
