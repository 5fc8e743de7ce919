import { afterAll, beforeAll, expect, it } from 'vitest';
import { recoverBatches } from '#src/batch/index.ts';
import { slowAction, withActions } from '#test/harness/batch.ts';
import { fixture } from '#test/harness/fixture.ts';
import { client, freshName, slow } from '#test/harness/held.ts';
import { leftBatch } from '#test/harness/left-batch.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

// Two services on one PostgreSQL, as two processes of a deployment: what is begun once must not be done twice.
const server = fixture(startPostgres);
let services: [TestService, TestService];
let agency: Workspace;
let called: string[] = [];
let gate = Promise.resolve();

beforeAll(async () => {
  const DATABASE_URL = await server.database();
  const first = await startService({ DATABASE_URL });
  services = [first, await startService({ DATABASE_URL }, first.dataDir)];
  for (const running of services) {
    const waiting = slowAction('slow_client', async ({ name }) => {
      called.push(name);
      await gate;
      return name;
    });
    withActions(running, [waiting]);
  }
  agency = await first.workspace({ country: 'AU' });
});
afterAll(async () => {
  for (const running of services ?? []) await running.close();
});

const settled = () => Promise.all(services.map(({ service }) => service.batches.settled()));
const count = async (name: string): Promise<number> =>
  (await agency.api.get(`/clients?search=${encodeURIComponent(name)}`)).body.meta.count;

/** Sends the same request to both at once. */
function both(path: string, body: object, key?: string) {
  return Promise.all(
    services.map(async ({ app }) => {
      const answer = await app.request(`/api/v1${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${agency.adminKey}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key ?? crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    }),
  );
}

it('lets one of them take up a batch that was left, each of its items once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const items = [client('a'), slow('b'), client('c')];
    called = [];
    const id = await leftBatch(services[0], agency, items);
    const taken = await Promise.all(services.map(({ service }) => recoverBatches(service)));
    expect(taken.sort()).toEqual([0, 1]);
    await settled();
    expect(called).toEqual([items[1]?.input.name]);
    expect((await agency.api.get(`/batch/${id}`)).body.data.status).toBe('succeeded');
    for (const { input } of items) expect(await count(input.name)).toBe(1);
  }
});

it('leaves a batch to the one that runs it, also one that has begun to prepare', async () => {
  let open = (): void => {};
  gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  called = [];
  const item = slow('held');
  const started = await agency.api.post('/batch', { wait_ms: 1, actions: [item] });
  expect(started.status).toBe(202);
  while (called.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await recoverBatches(services[1].service)).toBe(0);
  open();
  await settled();
  expect(called).toEqual([item.input.name]);
  expect((await agency.api.get(`/batch/${started.body.data.batch_id}`)).body.data.status).toBe('succeeded');
});

it('runs a request once that both got under one key', async () => {
  for (let round = 0; round < 5; round += 1) {
    const item = client('a');
    const answers = await both('/batch', { actions: [item] }, `both-${round}`);
    for (const { status } of answers) expect([200, 202, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await count(item.input.name)).toBe(1);
  }
});

it('commits a plan once that both were told to commit', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = freshName();
    const actions = [{ action: 'create_client', input: { name, allow_duplicate: true } }];
    const { data } = (await agency.api.post('/batch', { dry_run: true, actions }, null)).body;
    const answers = await both('/batch', { plan_id: data.plan_id, confirm_text: data.confirm_text });
    for (const { status } of answers) expect([200, 202, 409]).toContain(status);
    expect(await count(name)).toBe(1);
  }
});

it('resumes and undoes a batch once that both were told to', async () => {
  const name = freshName();
  const made = await agency.api.post('/batch', {
    actions: [{ id: 'a', action: 'get_client', input: { client_id: 'cli_nobody' } }, client('b')],
  });
  const path = `/batch/${made.body.data.batch_id}`;
  const { id } = made.body.data.items[1].result;
  const patch = { a: { input: { client_id: id } } };
  const resumed = await both(`${path}/resume`, { patch });
  expect(resumed.map(({ status }) => status).sort()).toEqual([200, 409]);
  const undone = await both(`${path}/undo`, {});
  expect(undone.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await agency.api.get(`/clients/${id}`)).status).toBe(404);
  expect(await count(name)).toBe(0);
});
