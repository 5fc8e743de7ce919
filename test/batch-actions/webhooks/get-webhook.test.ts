import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';

const running = useService();

it('reads a subscription, and answers another agency as if there were none', async () => {
  const [desk, other] = [await running.workspace(), await running.workspace()];
  const made = await desk.api.post('/webhooks', { url: 'https://h.example.com/', events: ['email.sent'] });
  const { signing_secret: _, ...webhook } = made.body.data;
  expect((await desk.api.get(`/webhooks/${webhook.id}`)).body.data).toEqual(webhook);
  const foreign = await other.api.get(`/webhooks/${webhook.id}`);
  const unknown = await other.api.get('/webhooks/whk_0000000000000000');
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(foreign.body.error.message.replace(webhook.id, 'X')).toBe(
    unknown.body.error.message.replace('whk_0000000000000000', 'X'),
  );
});
