import { afterAll, beforeAll, expect, it } from 'vitest';
import { applied } from '#test/harness/hire.ts';
import { advanceTo } from '#test/harness/test-clock.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;

beforeAll(async () => {
  running = await startService({ PUBLIC_URL: 'https://desk.example' });
  desk = await running.workspace({ country: 'AU', sandbox: true });
});
afterAll(() => running.close());

const make = (candidateId: string, key?: string) =>
  desk.api.post(`/candidates/${candidateId}/contractor-page-link`, {}, key);
const open = async (url: string) => (await running.app.request(new URL(url).pathname)).status;

it('makes a link that works for 60 days, and keeps only a hash of it', async () => {
  const { candidateId } = await applied(desk.api);
  const made = await make(candidateId);
  expect(made.status).toBe(201);
  const { url, expires_at } = made.body.data;
  expect(made.body.data.candidate_id).toBe(candidateId);
  expect(url).toMatch(/^https:\/\/desk\.example\/c\/[\w-]{43}$/);
  const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(59.99);
  expect(days).toBeLessThan(60.01);
  expect(await open(url)).toBe(200);
  const rows = await running.service.store.read((db) =>
    db.selectFrom('contractor_links').selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1));
});

it('puts the link before out of use', async () => {
  const { candidateId } = await applied(desk.api);
  const first = (await make(candidateId)).body.data.url;
  const second = (await make(candidateId)).body.data.url;
  expect(second).not.toBe(first);
  expect([await open(first), await open(second)]).toEqual([410, 200]);
});

it('shows the address once: a replay says that it was shown, and nothing else keeps it', async () => {
  const { candidateId } = await applied(desk.api);
  const first = await make(candidateId, `link-${candidateId}`);
  const replay = await make(candidateId, `link-${candidateId}`);
  expect(replay.body.data).toEqual({ ...first.body.data, url: null, secret_shown: true });
  expect(await open(first.body.data.url)).toBe(200);
  const everything = await running.service.store.read(async (db) => [
    await db.selectFrom('idempotency_keys').selectAll().execute(),
    await db.selectFrom('activities').selectAll().execute(),
    await db.selectFrom('changes').selectAll().execute(),
  ]);
  expect(JSON.stringify(everything)).not.toContain(first.body.data.url.split('/').at(-1));
});

it('is a link in a plan, whose address is shown only when it is committed', async () => {
  const { candidateId } = await applied(desk.api);
  const action = { action: 'get_contractor_page_link', input: { candidate_id: candidateId } };
  const plan = (await desk.api.post('/batch', { dry_run: true, actions: [action] })).body.data;
  expect(plan.items[0].effects.map(({ kind }: { kind: string }) => kind)).toContain('link');
  expect(JSON.stringify(plan)).not.toContain('/c/');
  const committed = await desk.api.post('/batch', { plan_id: plan.plan_id, confirm_text: plan.confirm_text });
  expect(await open(committed.body.data.items[0].result.url)).toBe(200);
});

it('is undone: it stops working, and the one before works again', async () => {
  const { candidateId } = await applied(desk.api);
  const first = (await make(candidateId)).body.data.url;
  const action = { action: 'get_contractor_page_link', input: { candidate_id: candidateId } };
  const { body } = await desk.api.post('/batch', { actions: [action] });
  const second = body.data.items[0].result.url;
  const undone = await desk.api.post(`/batch/${body.data.batch_id}/undo`);
  expect(undone.body.data.items[0].status).toBe('undone');
  expect([await open(first), await open(second)]).toEqual([200, 410]);
});

it('ends after 60 days by the clock of the agency', async () => {
  const { candidateId } = await applied(desk.api);
  const { url } = (await make(candidateId)).body.data;
  const to = new Date(Date.now() + 61 * 86_400_000).toISOString();
  await advanceTo(desk.api, to);
  expect(await open(url)).toBe(410);
});

it('needs candidates:write and a person of the agency', async () => {
  const { candidateId } = await applied(desk.api);
  const path = `/candidates/${candidateId}/contractor-page-link`;
  expect((await desk.as(await desk.key(['candidates:read'], { userId: null })).post(path)).status).toBe(403);
  expect((await (await running.workspace()).api.post(path)).status).toBe(404);
});
