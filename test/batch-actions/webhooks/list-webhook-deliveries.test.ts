import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { answers } from '#test/harness/receiver.ts';
import { subscribed } from '#test/harness/subscribed.ts';

const running = useService({ ALLOW_PRIVATE_TARGETS: 'true' });

it('lists deliveries newest first, by status and event, page by page', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk, ['*'], answers.status(204), answers.status(500));
  for (let i = 0; i < 3; i += 1) {
    await desk.api.post(`/webhooks/${hook.id}/test`);
    await running.service.jobs.runDue();
  }
  const all = await desk.api.get(`/webhooks/${hook.id}/deliveries`);
  expect(all.body.data.map(({ status }: { status: string }) => status)).toEqual([
    'failed',
    'failed',
    'delivered',
  ]);
  expect(await hook.deliveries('?status=delivered')).toHaveLength(1);
  expect(await hook.deliveries('?status=dead_lettered')).toEqual([]);
  expect(await hook.deliveries('?event=placement.created')).toEqual([]);
  const page = await desk.api.get(`/webhooks/${hook.id}/deliveries?limit=2`);
  expect(page.body.meta.has_more).toBe(true);
  const rest = await desk.api.get(
    `/webhooks/${hook.id}/deliveries?limit=2&after=${page.body.meta.next_cursor}`,
  );
  expect([...page.body.data, ...rest.body.data]).toEqual(all.body.data);
  await hook.receiver.close();
});

it('shows no time of a retry while the subscription is paused, and the time again once it is resumed', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk, ['*'], answers.status(500));
  await desk.api.post(`/webhooks/${hook.id}/test`);
  await running.service.jobs.runDue();
  const [due] = await hook.deliveries();
  expect(due).toMatchObject({ status: 'failed', next_retry_at: expect.stringMatching(/^20/) });
  await desk.api.patch(`/webhooks/${hook.id}`, { status: 'paused' });
  expect(await hook.deliveries()).toMatchObject([{ status: 'held', next_retry_at: null }]);
  expect(await hook.deliveries('?status=failed')).toEqual([]);
  await desk.api.patch(`/webhooks/${hook.id}`, { status: 'active' });
  expect(await hook.deliveries()).toMatchObject([
    { status: 'failed', next_retry_at: expect.stringMatching(/^20/) },
  ]);
  await hook.receiver.close();
});

it('refuses a status that does not exist and a subscription of another agency', async () => {
  const [desk, other] = [await running.workspace(), await running.workspace()];
  const { id } = (await desk.api.post('/webhooks', { url: 'https://h.example.com/' })).body.data;
  expect((await desk.api.get(`/webhooks/${id}/deliveries?status=lost`)).body.error.field).toBe('status');
  expect((await other.api.get(`/webhooks/${id}/deliveries`)).status).toBe(404);
});
