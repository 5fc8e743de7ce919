import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { nodesOf } from '#db/nodes.ts';
import { openStore } from '#db/open.ts';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/server/serve.ts';
import { fixture } from '#test/harness/fixture.ts';
import { client } from '#test/harness/held.ts';
import { connect, connectApp } from '#test/harness/oauth.ts';
import { person } from '#test/harness/person.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { closedInTime, scratchFolder } from '#test/harness/scratch.ts';
import { apiOf, startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

// Two nodes of a deployment behind a balancer that gives each request to the other one than the last.
const postgres = fixture(startPostgres);
let balanced: TestService;
let agency: Workspace;
let requests = 0;

beforeAll(async () => {
  const DATABASE_URL = await postgres.database();
  const first = await startService({ DATABASE_URL, SERVE_ROLE: 'web' });
  const nodes = [first, await startService({ DATABASE_URL, SERVE_ROLE: 'web' }, first.dataDir)];
  const app = new Hono();
  app.all('*', (c) => {
    requests += 1;
    return (nodes[requests % 2] ?? first).app.fetch(c.req.raw);
  });
  balanced = { ...first, app };
  agency = await first.workspace({ country: 'AU' });
  agency.api = apiOf(app, agency.adminKey);
});

it('signs a person in on one node and lets an app through OAuth over both, whose token either knows', async () => {
  const who = await person(balanced.service, balanced.app, agency.adminId);
  await who.signIn(who.email);
  expect((await who.get('/connections')).status).toBe(200);
  const app = await connectApp(balanced.service, agency.accountId);
  const tokens = await connect(balanced, who, app);
  expect(tokens.status).toBe(200);
  const api = apiOf(balanced.app, tokens.body.access_token);
  for (let i = 0; i < 2; i += 1) expect((await api.get('/jobs')).status).toBe(200);
});

it('commits on one node what was planned on the other, and tells of the batch from both', async () => {
  const item = client('a');
  const planned = await agency.api.post('/batch', { dry_run: true, actions: [item] }, null);
  const { plan_id, confirm_text } = planned.body.data;
  const committed = await agency.api.post('/batch', { plan_id, confirm_text });
  expect(committed.status).toBe(200);
  const id = committed.body.data.batch_id;
  for (let i = 0; i < 2; i += 1) {
    expect((await agency.api.get(`/batch/${id}`)).body.data.status).toBe('succeeded');
    const events = await balanced.app.request(`/api/v1/batch/${id}/events`, {
      headers: { Authorization: `Bearer ${agency.adminKey}` },
    });
    expect(await events.text()).toContain('event: batch');
  }
});

it('answers a repeated key from either node, and a revocation on one holds at the next request on the other', async () => {
  const body = { name: 'Ironbark Water' };
  const answers = [];
  for (let i = 0; i < 4; i += 1) answers.push(await agency.api.post('/clients', body, 'same-key'));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
  const secret = await agency.key(['clients:read']);
  const api = apiOf(balanced.app, secret);
  const [one, two] = [await api.get('/clients'), await api.get('/clients')];
  expect([one.status, two.status]).toEqual([200, 200]);
  const keys = (await agency.api.get('/keys')).body.data as { id: string; hint: string }[];
  const id = keys.find(({ hint }) => hint === secret.slice(-4))?.id;
  expect((await agency.api.delete(`/keys/${id}`)).status).toBeLessThan(300);
  for (let i = 0; i < 2; i += 1) expect((await api.get('/clients')).status).toBe(401);
});

it('says that it is not ready before it stops to answer, and keeps no connection meanwhile', async () => {
  const DATA_DIR = scratchFolder('leaving');
  const settings = { DATA_DIR, PORT: '0', LOG_LEVEL: 'silent', SHUTDOWN_NOTICE_SECONDS: '60' };
  const { url, first, service } = await startServer(readConfig(settings));
  // Begun by hand, so that nothing of this depends on how long it lasts.
  closedInTime(() => service.close());
  const ask = () => fetch(`${url}/api/v1/me`, { headers: { Authorization: `Bearer ${first?.key}` } });
  const before = await ask();
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
  service.leave();
  const health = await fetch(`${url}/health`);
  expect([health.status, await health.text()]).toEqual([503, expect.stringContaining('stopping')]);
  const after = await ask();
  expect([after.status, after.headers.get('connection')]).toEqual([200, 'close']);
});

it('tells its role to the other processes while it runs, and is forgotten when it ends', async () => {
  const DATA_DIR = scratchFolder('role');
  const settings = { DATA_DIR, PORT: '0', LOG_LEVEL: 'silent', SERVE_ROLE: 'web' };
  const running = await startServer(readConfig(settings));
  const stop = closedInTime(() => running.stop());
  await expect.poll(() => running.service.store.read(nodesOf)).toMatchObject([{ role: 'web' }]);
  await stop();
  const store = await openStore({ url: join(DATA_DIR, 'deskhand.sqlite') });
  closedInTime(() => store.close());
  expect(await store.read(nodesOf)).toEqual([]);
});
