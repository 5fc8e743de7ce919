import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

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
