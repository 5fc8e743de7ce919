import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk } = useDesk();

it('takes the contact off the list, keeps the person, and frees those who reported to it', async () => {
  const path = `/clients/${(await desk.api.post('/clients', { name: 'Firing' })).body.data.id}/contacts`;
  const boss = (await desk.api.post(path, { name: 'Big Boss', is_primary: true })).body.data;
  const low = (await desk.api.post(path, { name: 'Low Boss', reports_to: boss.id })).body.data;
  const gone = await desk.api.delete(`${path}/${boss.id}`);
  expect(gone.status).toBe(200);
  expect(gone.body).toMatchObject({ deleted: true, id: boss.id, data: { deleted: true, id: boss.id } });
  expect(gone.body.meta.warnings).toMatchObject([{ code: 'no_primary_contact' }]);
  expect((await desk.api.get(path)).body.data).toMatchObject([
    { id: low.id, reports_to: null, is_primary: false },
  ]);
  expect((await desk.api.get(`/candidates/${boss.person_id}`)).status).toBe(200);
  expect((await desk.api.delete(`${path}/${boss.id}`)).status).toBe(404);
});

it('keeps someone who only works there off the list once they are taken off', async () => {
  const path = `/clients/${(await desk.api.post('/clients', { name: 'Hiding' })).body.data.id}/contacts`;
  await desk.api.post('/candidates', { name: 'Hid Den', email: 'hid@x.example', current_company: 'Hiding' });
  const [derived] = (await desk.api.get(path)).body.data;
  expect((await desk.api.delete(`${path}/${derived.id}`)).status).toBe(200);
  expect((await desk.api.get(path)).body.data).toEqual([]);
});

it('finds the contact only under its own client and in its own agency', async () => {
  const one = (await desk.api.post('/clients', { name: 'One' })).body.data.id;
  const two = (await desk.api.post('/clients', { name: 'Two' })).body.data.id;
  const { id } = (await desk.api.post(`/clients/${one}/contacts`, { name: 'At One' })).body.data;
  expect((await desk.api.delete(`/clients/${two}/contacts/${id}`)).status).toBe(404);
  expect((await (await running.workspace()).api.delete(`/clients/${one}/contacts/${id}`)).status).toBe(404);
  expect((await desk.api.get(`/clients/${one}/contacts`)).body.meta.count).toBe(1);
});

it('says on which jobs, links and interviews the contact is still named, and not on what is over', async () => {
  const client_id = await deskOf(desk).client();
  const path = `/clients/${client_id}/contacts`;
  const contact = { name: 'Leaving Soon', email: 'leaving@client.example', is_primary: true };
  const { id } = (await desk.api.post(path, contact)).body.data;
  const job_id = await deskOf(desk).job({ client_id, client_contact_id: id, title: 'Controller' });
  const over = await deskOf(desk).job({ client_id, client_contact_id: id, title: 'Bookkeeper' });
  await desk.api.patch(`/jobs/${over}`, { status: 'closed' });
  const candidate_id = await deskOf(desk).candidate({ name: 'Ida Shown', current_title: 'Accountant' });
  const application_id = await deskOf(desk).application({ job_id, candidate_id });
  const items = [{ application_id, summary: 'Knows the trade.' }];
  const sent = await desk.api.post('/submissions', { job_id, client_contact_id: id, items });
  const interviewers = [{ contact_id: id }];
  const starts_at = '2031-03-04T04:00:00Z';
  const booked = await desk.api.post('/interviews', {
    application_id,
    kind: 'client',
    starts_at,
    interviewers,
  });
  const { meta } = (await desk.api.delete(`${path}/${id}`)).body;
  const told = meta.warnings.find(({ code }: { code: string }) => code === 'still_at_contact').message;
  expect(told).toContain(`open jobs: Controller (${job_id}) (update_job`);
  expect(told).toContain(sent.body.data.id);
  expect(told).toContain(booked.body.data.id);
  expect(told).not.toContain('Bookkeeper');
});
