import { afterEach, expect, it } from 'vitest';
import { advanceTestClockAction } from '#actions/clock/index.ts';
import { execute } from '#src/action/execute.ts';
import { useService } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';
import { answers, type Receiver, startReceiver } from '#test/harness/receiver.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const running = useService({
  ALLOW_PRIVATE_TARGETS: 'true',
  WEBHOOK_RETRY_SECONDS: '0,60,120',
  WEBHOOK_TIMEOUT_SECONDS: '1',
});
const receivers: Receiver[] = [];

afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});

const receiver = async (...plan: Parameters<typeof startReceiver>): Promise<Receiver> => {
  const started = await startReceiver(...plan);
  receivers.push(started);
  return started;
};

async function subscribe(desk: Workspace, url: string, events: string[] = ['application.received']) {
  const made = await desk.api.post('/webhooks', { url, events });
  expect(made.status).toBe(201);
  return { id: made.body.data.id as string, secret: made.body.signing_secret as string };
}

const deliveries = async (desk: Workspace, id: string, query = '') =>
  (await desk.api.get(`/webhooks/${id}/deliveries${query}`)).body.data;

it('posts the event signed, with its actor and sequence, and records that it was delivered', async () => {
  const desk = await running.workspace();
  const to = await receiver();
  const hook = await subscribe(desk, to.url);
  const hire = await applied(desk.api);
  await running.service.jobs.runDue();
  expect(to.received).toHaveLength(1);
  expect(to.verifies(0, hook.secret)).toBe(true);
  expect(to.verifies(0, 'whsec_other')).toBe(false);
  const { body, headers } = to.received[0] ?? {};
  expect(headers?.['x-service-event']).toBe('application.received');
  expect(body).toMatchObject({
    event: 'application.received',
    account_id: desk.accountId,
    data: {
      application: { id: hire.applicationId, stage: 'funnel' },
      actor: { type: 'user', id: desk.adminId },
    },
  });
  expect(body.event_id).toMatch(/^evt_/);
  expect(body.data.sequence).toBeGreaterThan(0);
  expect(await deliveries(desk, hook.id)).toMatchObject([
    { status: 'delivered', attempts: 1, last_response_code: 204, next_retry_at: null, payload: body },
  ]);
});

it('writes no delivery for events that a subscription did not ask for, nor for another agency', async () => {
  const desk = await running.workspace();
  const other = await running.workspace();
  const to = await receiver();
  const hook = await subscribe(desk, to.url, ['placement.created']);
  const foreign = await subscribe(other, to.url, ['*']);
  await applied(desk.api);
  await running.service.jobs.runDue();
  expect(await deliveries(desk, hook.id)).toEqual([]);
  expect(await deliveries(other, foreign.id)).toEqual([]);
});

it.each([
  ['an error status', answers.status(500), 500, 'answered 500'],
  [
    'a redirect, which is not followed',
    answers.status(302, { location: 'http://127.0.0.1:1/' }),
    302,
    'redirect',
  ],
  ['a receiver that hangs', answers.hang, null, 'timeout'],
  ['a receiver that drips', answers.drip, null, 'timeout'],
])('counts %s as a failure and says when it is tried again', async (_, answer, code, error) => {
  const desk = await running.workspace();
  const to = await receiver(answer);
  const hook = await subscribe(desk, to.url);
  await applied(desk.api);
  const before = Date.now();
  await running.service.jobs.runDue();
  const [delivery] = await deliveries(desk, hook.id);
  expect(delivery).toMatchObject({ status: 'failed', attempts: 1, last_response_code: code });
  expect(delivery.last_error).toContain(error);
  const wait = Date.parse(delivery.next_retry_at) - before;
  expect(wait).toBeGreaterThanOrEqual(60_000);
  expect(Date.parse(delivery.next_retry_at) - Date.now()).toBeLessThanOrEqual(60_000 * 1.2);
  expect(to.received).toHaveLength(1);
});

it('keeps a refused connection apart from an answer', async () => {
  const desk = await running.workspace();
  const to = await startReceiver();
  const hook = await subscribe(desk, to.url);
  await to.close();
  await applied(desk.api);
  await running.service.jobs.runDue();
  const [delivery] = await deliveries(desk, hook.id);
  expect(delivery).toMatchObject({ status: 'failed', last_response_code: null });
  expect(delivery.last_error).toContain('connect');
});

it('waits longer when the receiver asks to, for an hour at most', async () => {
  const desk = await running.workspace();
  const polite = await receiver(answers.status(429, { 'retry-after': '1200' }));
  const greedy = await receiver(answers.status(503, { 'retry-after': '999999' }));
  const hooks = [await subscribe(desk, polite.url), await subscribe(desk, greedy.url)];
  await applied(desk.api);
  const before = Date.now();
  await running.service.jobs.runDue();
  const waits = await Promise.all(
    hooks.map(async ({ id }) => Date.parse((await deliveries(desk, id))[0].next_retry_at) - before),
  );
  const took = Date.now() - before + 1;
  expect(waits[0]).toBeGreaterThanOrEqual(1_200_000);
  expect(waits[0]).toBeLessThan(1_200_000 + took);
  expect(waits[1]).toBeGreaterThanOrEqual(3_600_000);
  expect(waits[1]).toBeLessThan(3_600_000 + took);
});

it('tries again on schedule, the body and event_id the same, and dead-letters after the last attempt', async () => {
  const desk = await running.workspace({ sandbox: true });
  const to = await receiver(answers.status(500));
  const hook = await subscribe(desk, to.url);
  await applied(desk.api);
  await advance(desk, 3600);
  expect(to.received).toHaveLength(3);
  expect(new Set(to.received.map(({ raw }) => raw)).size).toBe(1);
  expect(to.received.every((_, index) => to.verifies(index, hook.secret))).toBe(true);
  expect(await deliveries(desk, hook.id)).toMatchObject([
    { status: 'dead_lettered', attempts: 3, last_response_code: 500, next_retry_at: null },
  ]);
});

it('signs retries with the secret of the moment: after a rotation the old one verifies none of them', async () => {
  const desk = await running.workspace({ sandbox: true });
  const to = await receiver(answers.status(500));
  const hook = await subscribe(desk, to.url);
  await applied(desk.api);
  await running.service.jobs.runDue();
  const rotated = await desk.api.post(`/webhooks/${hook.id}/rotate-secret`);
  expect(rotated.body.signing_secret).not.toBe(hook.secret);
  to.answer(answers.status(204));
  await advance(desk, 3600);
  expect(to.received).toHaveLength(2);
  expect(to.verifies(0, hook.secret)).toBe(true);
  expect(to.verifies(1, hook.secret)).toBe(false);
  expect(to.verifies(1, rotated.body.signing_secret)).toBe(true);
});

it('holds deliveries while paused, those under retry too, and sends them in order once resumed', async () => {
  const desk = await running.workspace({ sandbox: true });
  const to = await receiver(answers.status(500));
  const hook = await subscribe(desk, to.url);
  await applied(desk.api);
  await running.service.jobs.runDue();
  await desk.api.patch(`/webhooks/${hook.id}`, { status: 'paused' });
  await applied(desk.api);
  await advance(desk, 7200);
  expect(to.received).toHaveLength(1);
  expect(await deliveries(desk, hook.id)).toMatchObject([{ status: 'held' }, { status: 'held' }]);
  expect(await deliveries(desk, hook.id, '?status=held')).toHaveLength(2);
  expect(await deliveries(desk, hook.id, '?status=failed')).toHaveLength(0);
  to.answer(answers.status(204));
  await desk.api.patch(`/webhooks/${hook.id}`, { status: 'active' });
  await running.service.jobs.runDue();
  expect(to.received.map(({ body }) => body.data.sequence)).toHaveLength(3);
  expect(await deliveries(desk, hook.id, '?status=delivered')).toHaveLength(2);
});

it('pauses a subscription whose receiver answers 410, in the audit and the change feed, and holds the delivery', async () => {
  const desk = await running.workspace();
  const to = await receiver(answers.status(410));
  const hook = await subscribe(desk, to.url);
  await applied(desk.api);
  await running.service.jobs.runDue();
  expect((await desk.api.get(`/webhooks/${hook.id}`)).body.data).toMatchObject({
    status: 'paused',
    paused_reason: 'gone',
  });
  expect(await deliveries(desk, hook.id)).toMatchObject([{ status: 'held', last_response_code: 410 }]);
  const changes = (await desk.api.get('/changes?limit=100')).body.data;
  expect(changes.at(-1)).toMatchObject({ type: 'webhook', action: 'updated', id: hook.id });
  const [activity] = (await desk.api.get('/activities?limit=1')).body.data;
  expect(activity).toMatchObject({ actor: { type: 'system' }, summary: expect.stringContaining('410') });
});

it('pauses a subscription that nothing got through to for five days, and one success starts the count anew', async () => {
  const desk = await running.workspace({ sandbox: true });
  const to = await receiver(answers.status(500));
  const hook = await subscribe(desk, to.url);
  const statusOf = async () => (await desk.api.get(`/webhooks/${hook.id}`)).body.data.status;
  await applied(desk.api);
  await advance(desk, 4 * 86_400);
  to.answer(answers.status(204), answers.status(500));
  await applied(desk.api);
  await running.service.jobs.runDue();
  await applied(desk.api);
  await advance(desk, 2 * 86_400);
  expect(await statusOf()).toBe('active');
  await advance(desk, 4 * 86_400);
  await applied(desk.api);
  await running.service.jobs.runDue();
  expect((await desk.api.get(`/webhooks/${hook.id}`)).body.data).toMatchObject({
    status: 'paused',
    paused_reason: 'failing',
  });
});

it('shows money only while the credential that made the subscription may see it', async () => {
  const desk = await running.workspace();
  const [rich, poor] = [await receiver(), await receiver()];
  const key = await desk.key(['webhooks:write', 'webhooks:read', 'placements:financials:read']);
  const made = await desk.as(key).post('/webhooks', { url: rich.url, events: ['placement.created'] });
  const plain = await desk.key(['webhooks:write', 'webhooks:read']);
  await desk.as(plain).post('/webhooks', { url: poor.url, events: ['placement.created'] });
  const place = async () => {
    const hire = await applied(desk.api);
    const placed = await desk.api.post('/placements', { application_id: hire.applicationId, salary: 90_000 });
    expect(placed.status).toBe(201);
    await running.service.jobs.runDue();
  };
  await place();
  expect(rich.received[0]?.body.data.placement).toMatchObject({ salary: 90_000, fee: { amount: 18_000 } });
  expect(poor.received[0]?.body.data.placement).toMatchObject({ salary: null, fee: null });
  const seen = await desk.as(plain).get(`/webhooks/${made.body.data.id}/deliveries`);
  expect(seen.body.data[0].payload.data.placement).toMatchObject({ salary: null, fee: null });
  const id = await keyId(key);
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('api_keys')
      .set({ status: 'revoked' })
      .where('account_id', '=', desk.accountId)
      .where('id', '=', id)
      .execute(),
  );
  await place();
  expect(rich.received[1]?.body.data.placement).toMatchObject({ salary: null, fee: null });
});

it('does not let a credential without money send itself money by moving an address', async () => {
  const desk = await running.workspace();
  const to = await receiver();
  const made = await desk.api.post('/webhooks', {
    url: 'http://127.0.0.1:9/',
    events: ['placement.created'],
  });
  const plain = desk.as(await desk.key(['webhooks:write'], { userId: null }));
  await plain.patch(`/webhooks/${made.body.data.id}`, { url: to.url });
  const hire = await applied(desk.api);
  await desk.api.post('/placements', { application_id: hire.applicationId, salary: 90_000 });
  await running.service.jobs.runDue();
  expect(to.received[0]?.body.data.placement).toMatchObject({ salary: null, fee: null });
});

it('sends nothing for an agency that is suspended until that is lifted', async () => {
  const desk = await running.workspace();
  const to = await receiver();
  await subscribe(desk, to.url);
  await applied(desk.api);
  const set = (status: 'suspended' | 'active') =>
    running.service.store.write(({ tx }) =>
      tx.updateTable('accounts').set({ status }).where('id', '=', desk.accountId).execute(),
    );
  await set('suspended');
  await running.service.jobs.runDue();
  expect(to.received).toHaveLength(0);
  await set('active');
  await running.service.jobs.runDue();
  expect(to.received).toHaveLength(1);
});

it('drops what a deleted subscription was not sent', async () => {
  const desk = await running.workspace();
  const to = await receiver();
  const hook = await subscribe(desk, to.url);
  await applied(desk.api);
  await desk.api.delete(`/webhooks/${hook.id}`);
  await running.service.jobs.runDue();
  expect(to.received).toHaveLength(0);
});

async function advance(desk: Workspace, seconds: number): Promise<void> {
  const principal = await running.service.authentication.bearer(desk.adminKey);
  const to = new Date(Date.now() + principal.clockOffsetMs + seconds * 1000).toISOString();
  await execute(
    running.service.runtime,
    advanceTestClockAction,
    { to },
    { principal, origin: { channel: 'mcp', requestId: 'req_test' } },
  );
}

async function keyId(secret: string): Promise<string> {
  return (await running.service.authentication.bearer(secret)).credential.id;
}
