import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

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
