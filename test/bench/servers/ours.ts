// The product as `npm start` serves it, on a new folder, with one client, for the measurements.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { readConfig } from '#src/config.ts';
import { openWorkspace, runAsOperator } from '#src/server/operator.ts';
import { startServer } from '#src/server/serve.ts';
import { serveGuardCosts } from './guards.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'deskhand-bench-'));
const running = await startServer(
  readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.DATABASE_URL,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_AI_PER_MINUTE: '1000000',
  }),
);
const { service, url, first } = running;
const key = first?.key ?? '';
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const made = await fetch(`${url}/api/v1/clients`, {
  method: 'POST',
  headers: { ...headers, 'idempotency-key': 'bench' },
  body: JSON.stringify({ name: 'Acme', website: 'https://acme.example' }),
});
const client = (await made.json()) as { data: { id: string } };
const read = await fetch(`${url}/api/v1/clients/${client.data.id}`, { headers });
const body = await read.text();
// A key that must ask, so that what is measured looks policies up as well.
if (process.env.ASKS === '1') {
  const { credential } = await service.authentication.bearer(key);
  const asked = { key_id: credential.id, policy: 'outward' };
  await runAsOperator(service, first?.account_id ?? '', setApprovalPolicyAction, asked);
}
// Agencies beside the first, where a measurement asks for them, each with a key of its own.
const keys: string[] = [];
for (let at = 0; at < Number(process.env.AGENCIES_BESIDE ?? 0); at += 1) {
  const given = {
    name: `Agency ${at}`,
    country: 'AU',
    email: `agency${at}@bench.example`,
    adminName: 'Mia Admin',
  };
  keys.push((await openWorkspace(service, given))?.key ?? '');
}
const guards = process.env.GUARDS === '1' ? await serveGuardCosts(service, key) : '';
console.log(JSON.stringify({ url, key, keys: keys.join(), client: client.data.id, body, dataDir, guards }));
process.once('SIGTERM', async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
