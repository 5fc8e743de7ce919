import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const { running, desk } = useDesk();

/** The line of the activities that tells of a client that an assistant made. */
async function lineOf(name: string): Promise<{ activity: string; client: string }> {
  const made = await callTool(
    running.app,
    desk.adminKey,
    'create_client',
    { name },
    { query: '?toolsets=all' },
  );
  const client = made.structuredContent.id;
  const lines = (await desk.api.get(`/activities?client_id=${client}&limit=20`)).body.data;
  const line = lines.find(({ data }: { data: { action?: string } }) => data?.action === 'create_client');
  return { activity: line.id, client };
}

it('takes back what a line of the activities tells, or plans it and lets POST /batch commit that', async () => {
  const { activity, client } = await lineOf('Acme Undone');
  const planned = await desk.api.post(`/activities/${activity}/undo`, { dry_run: true });
  expect(planned.body.data).toMatchObject({
    status: 'planned',
    confirm_text: expect.stringContaining('Undo:'),
  });
  expect((await desk.api.get(`/clients/${client}`)).status).toBe(200);
  const done = await desk.api.post(`/activities/${activity}/undo`, {});
  expect([done.status, done.body.data.items[0].undo.outcome]).toEqual([200, 'done']);
  expect((await desk.api.get(`/clients/${client}`)).status).toBe(404);
});

it('refuses what was done over REST, items of its own, and lines of another agency', async () => {
  await desk.api.post('/clients', { name: 'Boreal Rest' });
  const [line] = (await desk.api.get('/activities?limit=1')).body.data;
  expect((await desk.api.post(`/activities/${line.id}/undo`, {})).body.error.code).toBe('UNDO_CONFLICT');
  const { activity } = await lineOf('Cobalt Undone');
  expect((await desk.api.post(`/activities/${activity}/undo`, { items: ['call'] })).body.error.code).toBe(
    'BATCH_INVALID',
  );
  const other = await running.workspace();
  expect((await other.api.post(`/activities/${activity}/undo`, {})).status).toBe(404);
});
