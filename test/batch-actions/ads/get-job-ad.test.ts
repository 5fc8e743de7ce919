import { expect, it } from 'vitest';
import { newId } from '#src/lib/ids.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

it('answers the ad as it was written, also to a key that only reads jobs', async () => {
  const client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
  const job = (await desk.api.post('/jobs', { title: 'CFO', client_id: client })).body.data.id;
  const made = await desk.api.patch(`/jobs/${job}/ad`, { headline: 'Lead the numbers' });
  const reader = desk.as(await desk.key(['jobs:read']));
  const read = await reader.get(`/jobs/${job}/ad`);
  expect(read.body.data).toEqual(made.body.data);
  expect((await reader.patch(`/jobs/${job}/ad`, { headline: 'No' })).status).toBe(403);
});

it('answers that there is none where the job has no ad, with what to do, and knows no job of another agency', async () => {
  const client = (await desk.api.post('/clients', { name: 'Bare' })).body.data.id;
  const job = (await desk.api.post('/jobs', { title: 'CFO', client_id: client })).body.data.id;
  const none = await desk.api.get(`/jobs/${job}/ad`);
  expect(none.status).toBe(200);
  expect(none.body.data).toEqual({
    job_id: job,
    status: 'none',
    note: expect.stringContaining('update_job_ad'),
  });
  const other = await running.workspace();
  const theirs = await other.api.get(`/jobs/${job}/ad`);
  const unknown = newId('job');
  const nobodys = await other.api.get(`/jobs/${unknown}/ad`);
  expect(theirs.status).toBe(404);
  expect(theirs.body.error.message.replace(job, '')).toBe(nobodys.body.error.message.replace(unknown, ''));
});
