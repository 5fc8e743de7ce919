import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const { running, desk } = useDesk({ sandbox: true });
let client: string;

beforeAll(async () => {
  client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
});

async function application(): Promise<string> {
  const job = (await desk.api.post('/jobs', { title: 'CFO', client_id: client })).body.data.id;
  const email = `${job}@people.example`;
  const candidate = (await desk.api.post('/candidates', { name: 'Ana Ruiz', email })).body.data.id;
  return (await desk.api.post('/applications', { job_id: job, candidate_id: candidate })).body.data.id;
}

const stays = (id: string) =>
  running.service.store.read((db) =>
    db
      .selectFrom('application_stages')
      .selectAll()
      .where('application_id', '=', id)
      .orderBy('position')
      .execute(),
  );

it('keeps every stay of an application, whole and without gaps, through moves there and back', async () => {
  const id = await application();
  for (const stage of ['yes', 'funnel', 'submitted', 'submitted', 'rejected'])
    await desk.api.post(`/applications/${id}/stage`, { stage });
  await desk.api.post('/applications/bulk-update', { ids: [id], stage: 'offer' });
  const rows = await stays(id);
  expect(rows.map(({ position, stage, left_to }) => [position, stage, left_to])).toEqual([
    [1, 'funnel', 'yes'],
    [2, 'yes', 'funnel'],
    [3, 'funnel', 'submitted'],
    [4, 'submitted', 'rejected'],
    [5, 'rejected', 'offer'],
    [6, 'offer', null],
  ]);
  for (const [index, row] of rows.entries()) expect(row.left_at).toBe(rows[index + 1]?.entered_at ?? null);
  expect(rows.at(-1)?.seconds).toBeNull();
});

it('reckons how long a stay was by the time of the agency', async () => {
  const id = await application();
  const { created_at } = (await desk.api.get(`/applications/${id}`)).body.data;
  const later = new Date(Date.parse(created_at) + 3 * 86_400_000).toISOString();
  await advanceTo(desk.api, later);
  await desk.api.post(`/applications/${id}/stage`, { stage: 'yes' });
  const [first] = await stays(id);
  expect(first?.seconds).toBeGreaterThanOrEqual(3 * 86_400);
  expect(first?.seconds).toBeLessThan(3 * 86_400 + 3_600);
});

it('leaves nothing of a unit that is refused', async () => {
  const id = await application();
  await desk.api.post('/batch', {
    mode: 'atomic',
    actions: [
      { action: 'move_application_stage', input: { application_id: id, stage: 'offer' } },
      { action: 'get_client', input: { client_id: 'cli_01h00000000000000000000000' } },
    ],
  });
  expect((await stays(id)).map(({ stage }) => stage)).toEqual(['funnel']);
});
