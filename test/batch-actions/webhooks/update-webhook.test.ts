import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();
let id: string;

beforeAll(async () => {
  id = (await desk.api.post('/webhooks', { url: 'https://h.example.com/' })).body.data.id;
});

it('changes address and events, pauses and resumes', async () => {
  const changed = await desk.api.patch(`/webhooks/${id}`, {
    url: 'https://new.example.com/in',
    events: ['placement.created'],
    status: 'paused',
  });
  expect(changed.body.data).toMatchObject({
    url: 'https://new.example.com/in',
    events: ['placement.created'],
    status: 'paused',
    paused_reason: 'user',
  });
  const resumed = await desk.api.patch(`/webhooks/${id}`, { status: 'active' });
  expect(resumed.body.data).toMatchObject({ status: 'active', paused_reason: null });
});

it.each([
  [{ url: 'https://10.0.0.1/' }, 'url'],
  [{ events: ['nothing.happened'] }, 'events.0'],
  [{ status: 'gone' }, 'status'],
  [{ secret: 'x' }, 'secret'],
])('refuses %j as create does, naming %s', async (body, field) => {
  const before = (await desk.api.get(`/webhooks/${id}`)).body.data;
  const refused = await desk.api.patch(`/webhooks/${id}`, body);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
  expect((await desk.api.get(`/webhooks/${id}`)).body.data).toEqual(before);
});

it('can be taken back, as can the subscription itself', async () => {
  const batch = await desk.api.post('/batch', {
    actions: [
      { id: 'make', action: 'create_webhook', input: { url: 'https://undo.example.com/' } },
      {
        id: 'change',
        action: 'update_webhook',
        input: { webhook_id: id, events: ['job.created'], status: 'paused' },
      },
    ],
  });
  expect(batch.body.data.status).toBe('succeeded');
  const made = batch.body.data.items[0].result.id;
  const before = (await desk.api.get(`/webhooks/${id}`)).body.data;
  expect(before).toMatchObject({ events: ['job.created'], status: 'paused' });
  const undone = await desk.api.post(`/batch/${batch.body.data.batch_id}/undo`, {});
  expect(undone.body.data.status).toBe('undone');
  expect((await desk.api.get(`/webhooks/${made}`)).status).toBe(404);
  const after = (await desk.api.get(`/webhooks/${id}`)).body.data;
  expect(after).toMatchObject({ events: ['placement.created'], status: 'active' });
});
