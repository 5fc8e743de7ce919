import { copyFileSync, cpSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { expect, it } from 'vitest';
import { createLog } from '#src/adapters/log.ts';
import { run } from '#src/cli/run.ts';
import { readConfig, readSecrets } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { rotateSealing } from '#src/server/rotate-secrets.ts';
import { createService } from '#src/server/service.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { startReceiver } from '#test/harness/receiver.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { killSealing } from '#test/harness/sealing-kill.ts';
import { apiOf, startService } from '#test/harness/workspace.ts';

const postgres = fixture(startPostgres);

const at = (iso: string) => () => new Date(iso);
const NOON = '2026-03-02T12:00:00.000Z';
const LATER = '2026-03-02T14:00:00.000Z';

async function deskhand(dataDir: string, ...args: string[]) {
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
  return { code, err, json: out.startsWith('{') ? JSON.parse(out) : undefined };
}

it('rotates beside a server that goes on signing with the same secrets, and says how far it is', async () => {
  const running = await startService({ ALLOW_PRIVATE_TARGETS: 'true' });
  const { dataDir, service } = running;
  const desk = await running.workspace();
  const receiver = await startReceiver();
  const made = await desk.api.post('/webhooks', { url: receiver.url, events: ['*'] });
  const { id, signing_secret: secret } = made.body.data;
  const sealed = async () =>
    (
      await service.store.read((db) =>
        db.selectFrom('webhooks').where('id', '=', id).select('secret').executeTakeFirstOrThrow(),
      )
    ).secret;
  const before = await sealed();
  expect(decodeProtectedHeader(before).kid).toMatch(/^first-/);

  const rotated = await deskhand(dataDir, 'secrets', 'rotate', '--json');
  expect(rotated.json).toMatchObject({ resumed: false, sealed_again: 1, dropped: [], kept_for_reading: [] });
  expect(rotated.err).toBe('Sealed again: 1\n');
  expect(decodeProtectedHeader(await sealed()).kid).toBe(rotated.json.key);
  const file = join(dataDir, 'sealing.jwks');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await sealed()).not.toContain(JSON.parse(readFileSync(file, 'utf8')).keys[0].k);

  // The server, which was there before, seals under the new key and opens what is under it.
  const second = await desk.api.post('/webhooks', { url: receiver.url, events: ['job.created'] });
  expect(second.status).toBe(201);
  expect((await desk.api.post(`/webhooks/${id}/test`)).status).toBe(200);
  await service.jobs.runDue();
  await receiver.came(1);
  expect(receiver.verifies(0, secret)).toBe(true);

  const again = await deskhand(dataDir, 'secrets', 'rotate', '--json');
  expect(again.json).toMatchObject({ sealed_again: 2, kept_for_reading: [rotated.json.key] });
  const listed = await deskhand(dataDir, 'secrets', 'list', '--json');
  expect(listed.json).toMatchObject({ current: again.json.key });
  expect(listed.json.keys).toHaveLength(3);
});

it('drops a key an hour after nothing was left under it, not before, and never the one that seals', async () => {
  const { service } = await startService();
  const first = await rotateSealing(service, { now: at(NOON) });
  const second = await rotateSealing(service, { now: at(NOON) });
  expect(second.kept).toEqual([first.kid]);
  const early = await rotateSealing(service, { now: at('2026-03-02T12:59:00.000Z'), finish: true });
  expect(early).toMatchObject({ kid: second.kid, dropped: [], kept: [first.kid] });
  const late = await rotateSealing(service, { now: at(LATER), finish: true });
  expect(late).toMatchObject({ kid: second.kid, dropped: [first.kid], kept: [] });
  expect(service.sealing.made()).toEqual([second.kid]);
});

it('loses no secret when it is killed in the middle of a rotation, and goes on with the next', async () => {
  const report = await killSealing(6);
  expect(report.faults).toEqual([]);
  expect(report.midway).toBeGreaterThan(1);
});

it('refuses a node whose keys are older than the store, and works once the file is copied', async () => {
  const [first, second] = [scratchFolder('first'), scratchFolder('second')];
  readSecrets(first);
  cpSync(first, second, { recursive: true });
  const DATABASE_URL = await postgres.database();
  const node = (DATA_DIR: string) =>
    createService({ config: readConfig({ DATA_DIR, DATABASE_URL }), log: createLog('silent') });
  const ahead = await startService({ DATA_DIR: first, DATABASE_URL });
  const desk = await ahead.workspace();
  const behind = await node(second);
  const app = createApp(behind);
  await rotateSealing(ahead.service, { now: at(NOON) });

  const subscription = { url: 'https://a.example/h', events: ['*'] };
  const refused = await apiOf(app, desk.adminKey).post('/webhooks', subscription, null);
  expect(refused.status).toBe(503);
  expect(refused.body.error.message).toContain('Copy sealing.jwks');
  const health = await apiOf(app, null).get('/health');
  expect([health.status, health.body.error.message]).toEqual([503, refused.body.error.message]);
  await expect(node(second)).rejects.toThrow("older than this store's");

  copyFileSync(join(first, 'sealing.jwks'), join(second, 'sealing.jwks'));
  expect((await apiOf(app, null).get('/health')).status).toBe(200);
  expect((await apiOf(app, desk.adminKey).post('/webhooks', subscription)).status).toBe(201);
  await behind.close();
});

it('takes its keys along in a backup', async () => {
  const running = await startService();
  const { dataDir, service } = running;
  const desk = await running.workspace();
  await desk.api.post('/webhooks', { url: 'https://a.example/h', events: ['*'] });
  const { kid } = await rotateSealing(service, { now: at(NOON) });
  const file = join(scratchFolder('backup'), 'copy.sqlite');
  expect((await deskhand(dataDir, 'backup', file)).code).toBe(0);
  const other = scratchFolder('restored');
  expect((await deskhand(other, 'restore', file)).code).toBe(0);
  expect((await deskhand(other, 'secrets', 'list', '--json')).json).toMatchObject({ current: kid });
});
