import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

it('tells what was erased, by whom and when, without anything of the person', async () => {
  const person = (await desk.api.post('/candidates', { name: 'Walda Spurlos', email: 'walda@x.example' }))
    .body.data;
  await desk.api.post('/activities', { type: 'note', summary: 'Walda called', candidate_id: person.id });
  const { certificate_id } = (await desk.api.delete(`/candidates/${person.id}/gdpr-delete`)).body;
  await running.service.jobs.runDue();
  const { body } = await desk.api.get(`/erasure-certificates/${certificate_id}`);
  expect(body.data).toMatchObject({ id: certificate_id, candidate_id: person.id, erased_by: desk.adminId });
  expect(body.data.records).toMatchObject({ candidates: 1 });
  expect(body.data.purged_at).not.toBeNull();
  expect(JSON.stringify(body)).not.toMatch(/walda/i);
});

it('answers 404 for one that is not there', async () => {
  expect((await desk.api.get('/erasure-certificates/era_01m7xp3wqt07caba1mzrm46h')).status).toBe(404);
});
