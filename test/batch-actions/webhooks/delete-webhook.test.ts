import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '#test/harness/workspace.ts';

let running: TestService;

beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

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
