import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { subscribed } from '#test/harness/subscribed.ts';

const running = useService({ ALLOW_PRIVATE_TARGETS: 'true' });

it('sends webhook.test with the subscription and a message, whatever it is subscribed to, and to it alone', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk, ['placement.created']);
  const other = await subscribed(desk, ['*']);
  const tested = await desk.api.post(`/webhooks/${hook.id}/test`);
  expect(tested.status).toBe(200);
  expect(tested.body.data).toMatchObject({
    webhook_id: hook.id,
    event: 'webhook.test',
    status: 'pending',
    attempts: 0,
  });
  await running.service.jobs.runDue();
  expect(hook.receiver.received[0]?.body).toEqual(tested.body.data.payload);
  expect(hook.receiver.received[0]?.body.data).toEqual({
    webhook_id: hook.id,
    message: expect.any(String),
  });
  expect(hook.receiver.verifies(0, hook.secret)).toBe(true);
  expect(other.receiver.received).toEqual([]);
  expect(await hook.deliveries()).toMatchObject([{ event: 'webhook.test', status: 'delivered' }]);
  await Promise.all([hook.receiver.close(), other.receiver.close()]);
});

it('refuses a paused subscription and says how to resume it', async () => {
  const desk = await running.workspace();
  const { id } = (await desk.api.post('/webhooks', { url: 'https://h.example.com/' })).body.data;
  await desk.api.patch(`/webhooks/${id}`, { status: 'paused' });
  const refused = await desk.api.post(`/webhooks/${id}/test`);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toContain('update_webhook');
});
