import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertRow, json } from '#db/rows.ts';
import { recoverBatches } from '#src/batch/index.ts';
import { LeaseOwner } from '#src/idempotency/lease-owner.ts';
import { addMs } from '#src/lib/clock.ts';
import { fixture } from '#test/harness/fixture.ts';
import { bad, client, freshName, slow, startHeldDesk, statuses } from '#test/harness/held.ts';
import { leftBatch } from '#test/harness/left-batch.ts';
import { connect, connectApp, oauthPost, secretOf } from '#test/harness/oauth.ts';
import { person } from '#test/harness/person.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

const held = fixture(startHeldDesk);
let running: TestService;
let agency: Workspace;

beforeAll(async () => {
  ({ running, agency } = held);
});
afterEach(() => held.open());

it('goes on with items that had not begun', async () => {
  const id = await leftBatch(running, agency, [
    client('a'),
    { id: 'b', action: 'get_client', input: { client_id: { $from: 'a', path: '/id' } } },
  ]);
  expect(await recoverBatches(running.service)).toBe(1);
  await running.service.batches.settled();
  const { data } = (await agency.api.get(`/batch/${id}`)).body;
  expect(data.status).toBe('succeeded');
  expect(data.items[1].result.id).toBe(data.items[0].result.id);
});

it('leaves an item caught between an external call and its record unknown, with the call that shows how it ended', async () => {
  const item = { id: 'call', action: 'call_client', input: { name: freshName() } };
  const id = await leftBatch(
    running,
    agency,
    [item, { id: 'dep', action: 'list_clients', input: {}, after: ['call'] }, client('free')],
    { marked: ['call'] },
  );
  await recoverBatches(running.service);
  await running.service.batches.settled();
  const { data } = (await agency.api.get(`/batch/${id}`)).body;
  expect(held.called).toEqual([]);
  expect(statuses(data)).toEqual(['unknown', 'skipped', 'succeeded']);
  expect(data.items[0].reconcile).toEqual({ action: 'list_clients', input: { search: item.input.name } });
  expect(data.items[1].caused_by).toBe('call');
  const resumed = await agency.api.post(`/batch/${id}/resume`, {});
  expect(held.called).toEqual([]);
  expect(resumed.body.data.items[0].status).toBe('unknown');
});

it('runs nothing more for a credential that was revoked meanwhile, and says so', async () => {
  const id = await leftBatch(running, agency, [client('a')], {
    runsAs: { id: 'key_gone', type: 'key', scopes: null, token: null },
  });
  await recoverBatches(running.service);
  await running.service.batches.settled();
  const { data } = (await agency.api.get(`/batch/${id}`)).body;
  expect(data.items[0]).toMatchObject({ status: 'failed', http_status: 401 });
});

it('counts what failed before, and runs none of it again', async () => {
  held.shut();
  const actions = [
    client('kept'),
    { id: 'call', action: 'call_client', input: { name: freshName() } },
    client('later'),
  ];
  const id = await leftBatch(running, agency, actions, { columns: { on_error: 'stop' } });
  await running.service.store.write(({ tx }) =>
    insertRow(tx, 'batch_items', {
      batch_id: id,
      account_id: agency.accountId,
      position: 1,
      label: 'call',
      action: 'call_client',
      status: 'failed',
      http_status: 409,
      result: null,
      notes: null,
      error: json.encode({ code: 'CONFLICT', message: 'Busy.', fix: 'Wait.', retryable: false }),
      caused_by: null,
      done: null,
      trace: null,
      undo: null,
      sequence: 1,
      attempt: 0,
      updated_at: new Date().toISOString(),
    }),
  );
  await recoverBatches(running.service);
  await running.service.batches.settled();
  expect(held.called).toEqual([]);
  const { data } = (await agency.api.get(`/batch/${id}`)).body;
  expect(statuses(data)).toEqual(['not_run', 'failed', 'not_run']);
});

it('takes a batch up once when two look at once', async () => {
  const wanted = client('a');
  await leftBatch(running, agency, [wanted, client('b'), client('c')]);
  const taken = await Promise.all([recoverBatches(running.service), recoverBatches(running.service)]);
  expect(taken.sort()).toEqual([0, 1]);
  await running.service.batches.settled();
  expect(await count(wanted.input.name)).toBe(1);
});

const count = async (name: string): Promise<number> =>
  (await agency.api.get(`/clients?search=${encodeURIComponent(name)}`)).body.meta.count;

describe('what another process runs', () => {
  const later = () => addMs(new Date().toISOString(), 30_000);
  const past = () => addMs(new Date().toISOString(), -1);

  it('is left to it while it lives, and taken up once it is gone', async () => {
    const other = new LeaseOwner();
    const item = client('a');
    await leftBatch(running, agency, [item], { columns: { claim: other.text, lease_until: later() } });
    expect(await recoverBatches(running.service)).toBe(0);
    other.end();
    expect(await recoverBatches(running.service)).toBe(1);
    await running.service.batches.settled();
    expect(await count(item.input.name)).toBe(1);
  });

  it('is left to a process on another machine until its lease is over', async () => {
    const item = client('a');
    const id = await leftBatch(running, agency, [item], {
      columns: { claim: 'elsewhere 1 x', lease_until: later() },
    });
    expect(await recoverBatches(running.service)).toBe(0);
    await running.service.store.write(({ tx }) =>
      tx.updateTable('batches').set({ lease_until: past() }).where('id', '=', id).execute(),
    );
    expect(await recoverBatches(running.service)).toBe(1);
    await running.service.batches.settled();
  });

  it('is not ended by one that lost it: neither its end nor its undo is written twice', async () => {
    held.shut();
    const kept = client('kept');
    const started = await agency.api.post('/batch', {
      wait_ms: 1,
      on_error: 'undo',
      actions: [kept, slow('held'), bad('bad')],
    });
    await held.preparing(1);
    await held.firstCommitted(started.body.data.batch_id);
    const { batch_id: id } = started.body.data;
    await running.service.store.write(({ tx }) =>
      tx
        .updateTable('batches')
        .set({ claim: 'elsewhere 1 x', lease_until: later() })
        .where('id', '=', id)
        .execute(),
    );
    held.open();
    await running.service.batches.settled();
    const row = await running.service.store.read((db) =>
      db.selectFrom('batches').select(['status', 'claim']).where('id', '=', id).executeTakeFirst(),
    );
    expect(row).toEqual({ status: 'running', claim: 'elsewhere 1 x' });
    expect(await count(kept.input.name)).toBe(1);
    await running.service.store.write(({ tx }) =>
      tx.updateTable('batches').set({ lease_until: past() }).where('id', '=', id).execute(),
    );
    expect(await recoverBatches(running.service)).toBe(1);
    await running.service.batches.settled();
    const { data } = (await agency.api.get(`/batch/${id}`)).body;
    expect(statuses(data)).toEqual(['undone', 'succeeded', 'failed']);
    expect(data.items[1].undo.outcome).toBe('irreversible');
    expect(await count(kept.input.name)).toBe(0);
  });

  it('is free at once when that process stops', async () => {
    const stopping = await startService();
    const desk = await stopping.workspace();
    const id = await leftBatch(stopping, desk, [client('a')], {
      columns: { claim: stopping.service.runtime.process.text, lease_until: later() },
    });
    stopping.service.start();
    await stopping.service.stop();
    const row = await stopping.service.store.read((db) =>
      db.selectFrom('batches').select(['status', 'lease_until']).where('id', '=', id).executeTakeFirst(),
    );
    expect(row?.status === 'succeeded' || row?.lease_until === null).toBe(true);
    await stopping.close();
  });
});

describe('what an access token began', () => {
  /** A batch that a narrow token of a wide connection sent, as if the process had died before its items ran. */
  async function begunByToken(items: object[]): Promise<{ id: string; revoke: () => Promise<unknown> }> {
    const app = await connectApp(running.service, agency.accountId, {
      scopes: ['clients:read', 'clients:write'],
    });
    const mia = await person(running.service, running.app, agency.adminId);
    await mia.signIn(mia.email);
    const wide = await connect(running, mia, app, { scope: 'clients:read clients:write' });
    const narrow = await oauthPost(running, 'token', {
      grant_type: 'refresh_token',
      refresh_token: wide.body.refresh_token,
      scope: 'clients:read',
      ...secretOf(app),
    });
    const token = narrow.body.access_token;
    const made = await agency.as(token).post('/batch', { actions: items });
    expect(statuses(made.body.data)).toEqual(['succeeded', 'failed']);
    const id = made.body.data.batch_id;
    await running.service.store.write(async ({ tx }) => {
      await tx.deleteFrom('batch_items').where('batch_id', '=', id).execute();
      const died = { status: 'running', finished_at: null, claim: null, lease_until: null };
      await tx.updateTable('batches').set(died).where('id', '=', id).execute();
    });
    return { id, revoke: () => oauthPost(running, 'revoke', { token, ...secretOf(app) }) };
  }
  const recovered = async (id: string) => {
    expect(await recoverBatches(running.service)).toBe(1);
    await running.service.batches.settled();
    return (await agency.api.get(`/batch/${id}`)).body.data;
  };

  it('goes on with no more than that token had, whatever its connection has', async () => {
    const wanted = client('make');
    const { id } = await begunByToken([{ id: 'look', action: 'list_clients', input: {} }, wanted]);
    const data = await recovered(id);
    expect(statuses(data)).toEqual(['succeeded', 'failed']);
    expect(data.items[1].error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'clients:write' });
    expect(await count(wanted.input.name)).toBe(0);
  });

  it('does not go on when that token was revoked meanwhile', async () => {
    const { id, revoke } = await begunByToken([
      { id: 'look', action: 'list_clients', input: {} },
      client('make'),
    ]);
    await revoke();
    const data = await recovered(id);
    expect(data.items[0]).toMatchObject({ status: 'failed', http_status: 401 });
    expect(data.items[0].error.message).toContain('revoked');
  });

  it('goes on as whoever resumed it last', async () => {
    const made = await agency.api.post('/batch', { actions: [client('a'), bad('b')] });
    const id = made.body.data.batch_id;
    const narrow = agency.as(await agency.key(['clients:read'], { userId: agency.adminId }));
    await narrow.post(`/batch/${id}/resume`, {});
    await running.service.store.write(async ({ tx }) => {
      await tx.deleteFrom('batch_items').where('batch_id', '=', id).execute();
      const died = { status: 'running', finished_at: null, claim: null, lease_until: null };
      await tx.updateTable('batches').set(died).where('id', '=', id).execute();
    });
    expect((await recovered(id)).items[0].error).toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  });
});
