import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

it('answers 404 for an unknown job and for one of another agency alike', async () => {
  const other = await running.workspace();
  const client = (await other.api.post('/clients', { name: 'Theirs' })).body.data.id;
  const theirs = (await other.api.post('/jobs', { title: 'T', client_id: client })).body.data.id;
  for (const id of [theirs, 'job_0', 'nonsense']) {
    const read = await desk.api.get(`/jobs/${id}`);
    expect([read.status, read.body.error.code]).toEqual([404, 'NOT_FOUND']);
  }
});

it('counts the applications at each stage, without one that was taken back', async () => {
  const client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
  const job_id = (await desk.api.post('/jobs', { title: 'Controller', client_id: client })).body.data.id;
  const add = async (email: string) => {
    const candidate = await desk.api.post('/candidates', { name: 'Ana Ruiz', email });
    const input = { job_id, candidate_id: candidate.body.data.id };
    return (await desk.api.post('/batch', { actions: [{ action: 'create_application', input }] })).body.data;
  };
  const stats = async () => (await desk.api.get(`/jobs/${job_id}`)).body.data.stats;
  await add('ana@people.example');
  const second = await add('bo@people.example');
  expect(await stats()).toMatchObject({ total_applications: 2, funnel: 2 });
  await desk.api.post(`/batch/${second.batch_id}/undo`);
  expect(await stats()).toMatchObject({ total_applications: 1, funnel: 1 });
});

it('needs jobs:read', async () => {
  const key = desk.as(await desk.key(['clients:read'], { userId: null }));
  expect((await key.get('/jobs/job_0')).body.error.code).toBe('INSUFFICIENT_SCOPE');
});
