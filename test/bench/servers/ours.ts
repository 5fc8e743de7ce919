// The product's HTTP face with a workspace and one client, for the measurements.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import pino from 'pino';
import { insertRow } from '#db/rows.ts';
import { readConfig } from '#src/config.ts';
import { createWorkspace } from '#src/domain/accounts/workspace.ts';
import { createApp } from '#src/http/app.ts';
import { newId } from '#src/lib/ids.ts';
import { hashSecret, makeKey } from '#src/platform/auth/keys.ts';
import { createService } from '#src/service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'deskhand-bench-'));
const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000' });
const service = await createService({ config, log: pino({ level: 'info' }, pino.destination('/dev/null')) });
const app = createApp(service);
const now = new Date().toISOString();
const { account_id, user_id } = await service.store.write((unit) =>
  createWorkspace(unit.tx, now, { name: 'Bench', country: 'AU', email: 'admin@agency.example' }),
);
const key = makeKey('live', 'us');
await service.store.write((unit) =>
  insertRow(unit.tx, 'api_keys', {
    id: newId('api_key'),
    account_id,
    user_id,
    name: null,
    mode: 'live',
    hash: hashSecret(service.secrets.pepper, key),
    hint: key.slice(-4),
    scopes: '["admin"]',
    status: 'active',
    expires_at: null,
    last_used_at: null,
    created_by: null,
    created_at: now,
    revoked_at: null,
  }),
);
const made = await app.request('/api/v1/clients', {
  method: 'POST',
  headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': 'bench' },
  body: JSON.stringify({ name: 'Acme', website: 'https://acme.example' }),
});
const client = (await made.json()) as { data: { id: string } };
const read = await app.request(`/api/v1/clients/${client.data.id}`, {
  headers: { Authorization: `Bearer ${key}` },
});
const body = await read.text();
// To measure what authentication, limits and scopes cost: the same server with a principal at hand and nothing counted.
if (process.env.OPEN === '1') {
  const { limiter, authentication } = service;
  const principal = await authentication.bearer(key);
  const window = limiter.windowOf(principal);
  const nothing = async () => {};
  Object.assign(principal, { scopes: { has: () => true } });
  Object.assign(authentication, { bearer: () => Promise.resolve(principal), proofOf: () => '' });
  Object.assign(limiter, { admitAddress() {}, authenticated() {}, windowOf: () => window, charge: nothing });
  Object.assign(service.runtime, { charge: nothing });
}
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, key, client: client.data.id, body }));
});
process.on('SIGTERM', () => {
  server.close();
  process.exit(0);
});
