import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

it('deletes softly: gone from reads, the row kept', async () => {
  const made = await desk.api.post('/candidates', { name: 'Gus Gone', email: 'gus@x.example' });
  const id = made.body.data.id;
  const gone = await desk.api.delete(`/candidates/${id}`);
  expect(gone.status).toBe(200);
  expect(gone.body).toMatchObject({ success: true, deleted: true, id, data: { deleted: true, id } });
  expect((await desk.api.get(`/candidates/${id}`)).status).toBe(404);
  expect((await desk.api.delete(`/candidates/${id}`)).status).toBe(404);
  const row = await running.service.store.read((db) =>
    db.selectFrom('candidates').where('id', '=', id).select(['name', 'deleted_at']).executeTakeFirst(),
  );
  expect(row?.name).toBe('Gus Gone');
  expect(row?.deleted_at).not.toBeNull();
});

it('leaves a contact its name, without a person behind it', async () => {
  const client = await desk.api.post('/clients', { name: 'Keeper' });
  const path = `/clients/${client.body.data.id}/contacts`;
  const contact = await desk.api.post(path, { name: 'Ivy Left', email: 'ivy@x.example' });
  await desk.api.delete(`/candidates/${contact.body.data.person_id}`);
  expect((await desk.api.get(path)).body.data).toMatchObject([{ name: 'Ivy Left', person_id: null }]);
  const renamed = await desk.api.patch(`${path}/${contact.body.data.id}`, { name: 'Ivy Right' });
  expect(renamed.status).toBe(409);
});

it('names the pipelines in which the person still stands, and only those', async () => {
  const client = (await desk.api.post('/clients', { name: 'Pipelines' })).body.data;
  const person = (await desk.api.post('/candidates', { name: 'Lia Live', email: 'lia@x.example' })).body.data;
  const onJob = async (title: string, stage: string): Promise<string> => {
    const job = (await desk.api.post('/jobs', { title, client_id: client.id })).body.data;
    const made = await desk.api.post('/applications', { job_id: job.id, candidate_id: person.id, stage });
    return made.body.data.id;
  };
  const live = [await onJob('One', 'submitted'), await onJob('Two', 'no')];
  await onJob('Three', 'withdrew');
  const gone = await desk.api.delete(`/candidates/${person.id}`);
  expect(gone.status).toBe(200);
  expect(gone.body.meta.warnings).toMatchObject([{ code: 'live_applications', application_ids: live }]);
  const cleared = await desk.api.post('/applications/bulk-update', { ids: live, stage: 'withdrew' });
  expect(cleared.body.data).toMatchObject(live.map((id) => ({ id, ok: true })));
});

it("does not find another agency's candidate", async () => {
  const other = await running.workspace();
  const foreign = await other.api.post('/candidates', { name: 'Far', email: 'far@x.example' });
  expect((await desk.api.delete(`/candidates/${foreign.body.data.id}`)).status).toBe(404);
  expect((await other.api.get(`/candidates/${foreign.body.data.id}`)).status).toBe(200);
});
