import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { advanceTestClockAction } from '#actions/clock/index.ts';
import { execute, type Outcome } from '#src/action/execute.ts';
import { LeaseOwner } from '#src/idempotency/lease-owner.ts';
import { sendToItsEnd } from '#test/harness/batch.ts';
import { useService } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';
import { answers } from '#test/harness/receiver.ts';
import { subscribed } from '#test/harness/subscribed.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const DAY = 86_400_000;
const running = useService({ ALLOW_PRIVATE_TARGETS: 'true', WEBHOOK_RETRY_SECONDS: '0,3600,7200' });

async function advance(desk: Workspace, to: string, key = desk.adminKey): Promise<Outcome> {
  const principal = await running.service.authentication.bearer(key);
  return execute(
    running.service.runtime,
    advanceTestClockAction,
    { to },
    { principal, origin: { channel: 'mcp', requestId: 'req_test' } },
  );
}

const days = (count: number): string => new Date(Date.now() + count * DAY).toISOString();

async function place(desk: Workspace, startsIn: number, guarantee: number): Promise<string> {
  const hire = await applied(desk.api);
  const placed = await desk.api.post('/placements', {
    application_id: hire.applicationId,
    salary: 90_000,
    start_date: days(startsIn).slice(0, 10),
    guarantee_days: guarantee,
  });
  return placed.body.data.id;
}

it('has done all that fell due on the way when it answers, in the order in which it fell due', async () => {
  const desk = await running.workspace({ sandbox: true });
  const hook = await subscribed(desk, ['placement.status_changed']);
  const late = await place(desk, 20, 90);
  const early = await place(desk, 10, 5);
  const to = days(30);
  const moved = await advance(desk, to);
  expect(moved.data).toMatchObject({ account_id: desk.accountId, now: to });
  const told = hook.receiver.received.map(({ body }) => [body.data.placement.id, body.data.placement.status]);
  expect(told).toEqual([
    [early, 'started'],
    [early, 'completed'],
    [late, 'started'],
  ]);
  const at = hook.receiver.received.map(({ body }) => Date.parse(body.created_at) - Date.now());
  expect(at[0]).toBeGreaterThan(8 * DAY);
  expect(at[0]).toBeLessThan(11 * DAY);
  expect(at[2]).toBeLessThan(21 * DAY);
  expect((await desk.api.get(`/placements/${early}`)).body.data.status).toBe('completed');
  const made = (await desk.api.post('/clients', { name: 'Later' })).body.data;
  expect(Date.parse(made.created_at)).toBeGreaterThanOrEqual(Date.parse(to));
  await hook.receiver.close();
});

it('makes webhook retries that fall due on the way, each signed by the wall clock', async () => {
  const desk = await running.workspace({ sandbox: true });
  const hook = await subscribed(desk, ['*'], answers.status(500), answers.status(500), answers.status(204));
  await desk.api.post(`/webhooks/${hook.id}/test`);
  await advance(desk, days(1));
  expect(hook.receiver.received).toHaveLength(3);
  expect([0, 1, 2].every((index) => hook.receiver.verifies(index, hook.secret))).toBe(true);
  expect(await hook.deliveries()).toMatchObject([{ status: 'delivered', attempts: 3 }]);
  await hook.receiver.close();
});

it('has done it all when a batch answers, too', async () => {
  const desk = await running.workspace({ sandbox: true });
  const id = await place(desk, 10, 90);
  const batch = await sendToItsEnd(running, desk.api, {
    actions: [{ action: 'advance_test_clock', input: { to: days(11) } }],
  });
  expect(batch.body.data.items).toMatchObject([{ status: 'succeeded' }]);
  expect((await desk.api.get(`/placements/${id}`)).body.data.status).toBe('started');
});

it('has done it all before the next item of its batch begins', async () => {
  const desk = await running.workspace({ sandbox: true });
  const id = await place(desk, 10, 90);
  const batch = await sendToItsEnd(running, desk.api, {
    actions: [
      { action: 'advance_test_clock', input: { to: days(11) } },
      { action: 'get_placement', input: { placement_id: id } },
    ],
  });
  expect(batch.body.data.items).toMatchObject([{ status: 'succeeded' }, { result: { status: 'started' } }]);
});

it('has what stands behind it in its batch done at the time it moved to', async () => {
  const desk = await running.workspace({ sandbox: true });
  const [first, second] = [days(11), days(20)];
  const batch = await sendToItsEnd(running, desk.api, {
    actions: [
      { action: 'advance_test_clock', input: { to: first } },
      { action: 'create_client', input: { name: 'Eleven Days On' } },
      { action: 'advance_test_clock', input: { to: second } },
    ],
  });
  const [, made, moved] = batch.body.data.items;
  expect(Date.parse(made.result.created_at)).toBeGreaterThanOrEqual(Date.parse(first));
  expect(moved.result).toMatchObject({ now: second });
  expect(Date.parse(moved.result.from)).toBeGreaterThanOrEqual(Date.parse(first));
});

it('is refused in an atomic batch before other items, which would commit before what it brings, and taken as its last', async () => {
  const desk = await running.workspace({ sandbox: true });
  const id = await place(desk, 10, 90);
  const move = { action: 'advance_test_clock', input: { to: days(11) } };
  const look = { action: 'get_placement', input: { placement_id: id } };
  const refused = await sendToItsEnd(running, desk.api, { mode: 'atomic', actions: [move, look] });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toMatch(/only be the last item of an atomic batch.*independent/);
  const taken = await sendToItsEnd(running, desk.api, { mode: 'atomic', actions: [look, move] });
  expect(taken.body.data.items).toMatchObject([
    { result: { status: 'pending_start' } },
    { status: 'succeeded' },
  ]);
  expect((await desk.api.get(`/placements/${id}`)).body.data.status).toBe('started');
});

it('leaves what falls due later alone, and other agencies at their own time', async () => {
  const [desk, other] = [await running.workspace({ sandbox: true }), await running.workspace()];
  const [mine, theirs] = [await place(desk, 10, 90), await place(other, 3, 90)];
  await advance(desk, days(5));
  expect((await desk.api.get(`/placements/${mine}`)).body.data.status).toBe('pending_start');
  await running.service.jobs.runDue();
  expect((await other.api.get(`/placements/${theirs}`)).body.data.status).toBe('pending_start');
});

it('takes up a move that a process left half-way', async () => {
  const desk = await running.workspace({ sandbox: true });
  const id = await place(desk, 10, 90);
  await running.service.store.write(({ tx }) =>
    tx
      .insertInto('clock_moves')
      .values({
        account_id: desk.accountId,
        target: days(11),
        claim: 'a process that died',
        lease_until: new Date(Date.now() - 1).toISOString(),
      })
      .execute(),
  );
  await running.service.jobs.runDue();
  expect((await desk.api.get(`/placements/${id}`)).body.data.status).toBe('started');
});

it('takes up at once what a process was moving that is known to be dead, whatever is left of its lease', async () => {
  const desk = await running.workspace({ sandbox: true });
  const id = await place(desk, 10, 90);
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  await running.service.store.write(({ tx }) =>
    tx
      .insertInto('clock_moves')
      .values({
        account_id: desk.accountId,
        target: days(11),
        claim: `${new LeaseOwner().text.split(' ')[0]} ${dead} gone`,
        lease_until: new Date(Date.now() + 60_000).toISOString(),
      })
      .execute(),
  );
  await running.service.jobs.runDue();
  expect((await desk.api.get(`/placements/${id}`)).body.data.status).toBe('started');
});

it('only goes forward, only in a sandbox, and only for an admin', async () => {
  const desk = await running.workspace({ sandbox: true });
  await advance(desk, days(5));
  await expect(advance(desk, days(4))).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'to' });
  await expect(advance(desk, days(5000))).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'to' });
  await expect(advance(desk, 'tomorrow')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'to' });
  const clerk = await desk.user('consultant');
  await expect(advance(desk, days(6), clerk.key)).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
  const real = await running.workspace();
  await expect(advance(real, days(1))).rejects.toMatchObject({ code: 'CONFLICT' });
});
