import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk } = useDesk({ country: 'AU' });

it('deletes softly and frees the name, and refuses the own client', async () => {
  const made = await desk.api.post('/clients', { name: 'Short Lived' });
  const id = made.body.data.id;
  const gone = await desk.api.delete(`/clients/${id}`);
  expect(gone.body).toMatchObject({ success: true, deleted: true, id, data: { deleted: true, id } });
  expect((await desk.api.get(`/clients/${id}`)).status).toBe(404);
  expect((await desk.api.delete(`/clients/${id}`)).status).toBe(404);
  expect((await desk.api.post('/clients', { name: 'Short Lived' })).status).toBe(201);
  const own = (await desk.api.get('/clients?limit=100')).body.data.find(
    (client: { is_self: boolean }) => client.is_self,
  );
  expect((await desk.api.delete(`/clients/${own.id}`)).status).toBe(409);
});

it('keeps its jobs running', async () => {
  const made = await desk.api.post('/clients', { name: 'Job Keeper' });
  const job = await desk.api.post('/jobs', { title: 'Analyst', client_id: made.body.data.id });
  await desk.api.delete(`/clients/${made.body.data.id}`);
  expect((await desk.api.get(`/jobs/${job.body.data.id}`)).body.data).toMatchObject({ status: 'active' });
});

it('tells in its plan which jobs and placements of it go on', async () => {
  const client_id = await deskOf(desk).client({ name: 'Going Concern' });
  const job_id = await deskOf(desk).job({ client_id, title: 'Bookkeeper' });
  const filled = await deskOf(desk).job({ client_id, title: 'Auditor' });
  const application_id = await deskOf(desk).application({ job_id: filled, stage: 'offer' });
  const placed = await desk.api.post('/placements', { application_id, salary: 90_000, fee_percent: 20 });
  const actions = [{ action: 'delete_client', input: { client_id } }];
  const { body } = await desk.api.post('/batch', { dry_run: true, actions });
  const [warning] = body.data.items[0].warnings;
  expect(warning.code).toBe('still_at_client');
  expect(warning.message).toContain(`open jobs: Bookkeeper (${job_id}) (update_job closes one)`);
  expect(warning.message).toContain(`(${placed.body.data.id}) (mark_placement_status ends one)`);
  expect(warning.message).not.toContain('Auditor');
});

it('warns of nothing where nothing goes on', async () => {
  const gone = await desk.api.delete(`/clients/${await deskOf(desk).client({ name: 'Quiet One' })}`);
  expect(gone.body.meta.warnings ?? []).toEqual([]);
});
