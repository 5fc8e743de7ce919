import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { subscribed } from '#test/harness/subscribed.ts';

const running = useService({ ALLOW_PRIVATE_TARGETS: 'true' });

it('answers a new secret at top level and in data, and signs with it at once', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk);
  const rotated = await desk.api.post(`/webhooks/${hook.id}/rotate-secret`);
  expect(rotated.status).toBe(200);
  expect(rotated.body.signing_secret).toMatch(/^whsec_/);
  expect(rotated.body.signing_secret).not.toBe(hook.secret);
  expect(rotated.body.data).toMatchObject({ id: hook.id, signing_secret: rotated.body.signing_secret });
  await desk.api.post(`/webhooks/${hook.id}/test`);
  await running.service.jobs.runDue();
  expect(hook.receiver.verifies(0, rotated.body.signing_secret)).toBe(true);
  expect(hook.receiver.verifies(0, hook.secret)).toBe(false);
  await hook.receiver.close();
});

it('does not show the new secret a second time', async () => {
  const desk = await running.workspace();
  const { id } = (await desk.api.post('/webhooks', { url: 'https://h.example.com/' })).body.data;
  await desk.api.post(`/webhooks/${id}/rotate-secret`, {}, 'once');
  const again = await desk.api.post(`/webhooks/${id}/rotate-secret`, {}, 'once');
  expect(again.body).toMatchObject({ signing_secret: null, data: { secret_shown: true } });
});
