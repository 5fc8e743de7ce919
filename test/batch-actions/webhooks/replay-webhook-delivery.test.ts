import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';
import { answers } from '#test/harness/receiver.ts';
import { subscribed } from '#test/harness/subscribed.ts';

const running = useService({ ALLOW_PRIVATE_TARGETS: 'true', WEBHOOK_RETRY_SECONDS: '0' });

it('sends the same body with the same event_id again, as a delivery of its own with all its attempts', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk, ['application.received'], answers.status(500), answers.status(204));
  await applied(desk.api);
  await running.service.jobs.runDue();
  const [dead] = await hook.deliveries();
  expect(dead).toMatchObject({ status: 'dead_lettered', attempts: 1 });
  const replayed = await desk.api.post(`/webhooks/${hook.id}/deliveries/${dead.id}/replay`);
  expect(replayed.status).toBe(200);
  expect(replayed.body.data).toMatchObject({ status: 'pending', attempts: 0, payload: dead.payload });
  expect(replayed.body.data.id).not.toBe(dead.id);
  await running.service.jobs.runDue();
  expect(hook.receiver.received[1]?.raw).toBe(hook.receiver.received[0]?.raw);
  expect(await hook.deliveries()).toMatchObject([{ status: 'delivered' }, { status: 'dead_lettered' }]);
  await hook.receiver.close();
});

it('replays a test event unchanged', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk);
  await desk.api.post(`/webhooks/${hook.id}/test`);
  await running.service.jobs.runDue();
  const [sent] = await hook.deliveries();
  await desk.api.post(`/webhooks/${hook.id}/deliveries/${sent.id}/replay`);
  await running.service.jobs.runDue();
  expect(hook.receiver.received[1]?.body).toEqual(hook.receiver.received[0]?.body);
  await hook.receiver.close();
});

it('refuses what has not ended, and a delivery of another subscription', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk);
  const other = await subscribed(desk);
  const { id } = (await desk.api.post(`/webhooks/${hook.id}/test`)).body.data;
  const early = await desk.api.post(`/webhooks/${hook.id}/deliveries/${id}/replay`);
  expect(early.body.error).toMatchObject({ code: 'CONFLICT', field: 'delivery_id' });
  const wrong = await desk.api.post(`/webhooks/${other.id}/deliveries/${id}/replay`);
  expect(wrong.status).toBe(404);
  await running.service.jobs.runDue();
  await Promise.all([hook.receiver.close(), other.receiver.close()]);
});
