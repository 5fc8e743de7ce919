import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';

const running = useService();

it('ends a subscription with 204 and nothing in the body; it is gone from then on', async () => {
  const desk = await running.workspace();
  const { id } = (await desk.api.post('/webhooks', { url: 'https://h.example.com/' })).body.data;
  const gone = await desk.api.delete(`/webhooks/${id}`);
  expect([gone.status, gone.body]).toEqual([204, {}]);
  for (const path of [`/webhooks/${id}`, `/webhooks/${id}/deliveries`])
    expect((await desk.api.get(path)).status).toBe(404);
  expect((await desk.api.delete(`/webhooks/${id}`)).status).toBe(404);
  expect((await desk.api.get('/webhooks')).body.data).toEqual([]);
});
