import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { bad, client, freshName, slow, startHeldDesk, statuses } from '#test/harness/held.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';

const held = fixture(startHeldDesk);
let running: TestService;
let agency: Workspace;

beforeAll(async () => {
  ({ running, agency } = held);
});
afterEach(() => held.open());

describe('who may see it', () => {
  it('shows a batch to its credential, its person and admins, and to nobody else', async () => {
    const person = await agency.user('consultant');
    const made = await person.api.post('/batch', { actions: [client('a'), bad('b')] });
    const path = `/batch/${made.body.data.batch_id}`;
    const otherKey = agency.as(await agency.key(['clients:read'], { userId: person.userId }));
    expect((await person.api.get(path)).status).toBe(200);
    expect((await otherKey.get(path)).status).toBe(200);
    expect((await agency.api.get(path)).status).toBe(200);
    const colleague = await agency.user('consultant');
    const elsewhere = await running.workspace();
    for (const api of [colleague.api, elsewhere.api]) {
      expect((await api.get(path)).status).toBe(404);
      expect((await api.get(`${path}/events`)).status).toBe(404);
      expect((await api.post(`${path}/cancel`, {}, null)).status).toBe(404);
      expect((await api.post(`${path}/resume`, {})).status).toBe(404);
      expect((await api.post(`${path}/undo`, {})).status).toBe(404);
    }
    expect((await agency.api.get('/batch/bat_nothing')).status).toBe(404);
  });

  it('shows each credential what it may see of the results', async () => {
    const made = await agency.api.post('/batch', { actions: [client('a')] });
    expect(made.body.data.items[0].result.fee_schedule).not.toBeNull();
    const narrow = agency.as(await agency.key(['clients:read'], { userId: agency.adminId }));
    const seen = await narrow.get(`/batch/${made.body.data.batch_id}`);
    expect(seen.body.data.items[0].result.fee_schedule).toBeNull();
  });
});

describe('while it runs', () => {
  it('answers 202 when the wait is over, and a replay answers it as it stands now', async () => {
    held.shut();
    const body = { wait_ms: 1, actions: [client('quick'), slow('slow'), client('behind')] };
    const first = await agency.api.post('/batch', body, 'as-it-stands');
    expect(first.status).toBe(202);
    expect(first.headers.get('location')).toBe(`/api/v1/batch/${first.body.data.batch_id}`);
    await held.preparing(1);
    await held.firstCommitted(first.body.data.batch_id);
    const now = await agency.api.post('/batch', body, 'as-it-stands');
    expect(now.status).toBe(202);
    expect(now.body.data.batch_id).toBe(first.body.data.batch_id);
    expect(statuses(now.body.data)).toEqual(['succeeded', 'running', 'planned']);
    held.open();
    await running.service.batches.settled();
    const ended = await agency.api.post('/batch', body, 'as-it-stands');
    expect(ended.status).toBe(200);
    expect(statuses(ended.body.data)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  });

  it('prepares five at a time, and commits in request order whatever is ready first', async () => {
    held.shut();
    const answer = agency.api.post('/batch', { actions: Array.from({ length: 8 }, (_, i) => slow(`s${i}`)) });
    await held.preparing(5);
    await new Promise((resolve) => setImmediate(resolve));
    expect(held.called).toHaveLength(5);
    held.open();
    const { items } = (await answer).body.data;
    const ids = items.map((item: { result: { id: string } }) => item.result.id);
    expect([...ids].sort()).toEqual(ids);
  });

  it('cancel lets what is in flight finish, keeps what is committed and cancels the rest', async () => {
    held.shut();
    const started = await agency.api.post('/batch', {
      wait_ms: 1,
      actions: [
        client('done'),
        slow('held'),
        client('later'),
        { id: 'dep', action: 'list_clients', input: {}, after: ['held'] },
      ],
    });
    await held.preparing(1);
    await held.firstCommitted(started.body.data.batch_id);
    const path = `/batch/${started.body.data.batch_id}`;
    const cancelling = agency.api.post(`${path}/cancel`, undefined, null);
    await held.cancelRequested(started.body.data.batch_id);
    held.open();
    const cancelled = await cancelling;
    expect(cancelled.status).toBe(200);
    expect(cancelled.body.data.status).toBe('cancelled');
    expect(statuses(cancelled.body.data)).toEqual(['succeeded', 'cancelled', 'cancelled', 'cancelled']);
    expect((await agency.api.post(`${path}/cancel`, undefined, null)).body.data).toEqual(cancelled.body.data);
    const resumed = await agency.api.post(`${path}/resume`, {});
    expect(resumed.body.data.status).toBe('succeeded');
  });

  it('puts down what was done outside already, although it was cancelled meanwhile', async () => {
    held.shut();
    const started = await agency.api.post('/batch', {
      wait_ms: 1,
      actions: [{ id: 'call', action: 'call_client', input: { name: freshName() } }, client('later')],
    });
    await held.preparing(1);
    const cancelling = agency.api.post(`/batch/${started.body.data.batch_id}/cancel`, undefined, null);
    await held.cancelRequested(started.body.data.batch_id);
    held.open();
    expect(statuses((await cancelling).body.data)).toEqual(['succeeded', 'cancelled']);
  });

  it('refuses to resume or undo it', async () => {
    held.shut();
    const started = await agency.api.post('/batch', { wait_ms: 1, actions: [slow('held')] });
    const path = `/batch/${started.body.data.batch_id}`;
    expect((await agency.api.post(`${path}/resume`, {})).body.error.code).toBe('CONFLICT');
    expect((await agency.api.post(`${path}/undo`, {})).body.error.code).toBe('CONFLICT');
    held.open();
    await running.service.batches.settled();
  });
});
