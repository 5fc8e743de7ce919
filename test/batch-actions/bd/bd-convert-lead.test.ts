import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

let count = 0;
const target = async (more: object = {}) => {
  count += 1;
  const made = await desk.api.post('/bd/targets', { company_name: `Company ${count}`, ...more });
  expect(made.status).toBe(201);
  return made.body.data;
};
const lead = async (target_id: string, more: object = {}) => {
  const made = await desk.api.post('/bd/leads', { target_id, kind: 'job_ad', title: 'Wanted', ...more });
  expect(made.status).toBe(201);
  return made.body.data;
};

it('makes a client, a contact and a job of a lead, once, and writes to nobody', async () => {
  const made = await target({ industry: 'Mining' });
  const { id } = await lead(made.id, { role_title: 'Mine planner' });
  const path = `/bd/leads/${id}/convert`;
  const done = await desk.api.post(path, { contact: { name: 'Ida Ridge', email: 'ida@ridge.example' } });
  expect(done.status).toBe(200);
  const { lead: converted, client_id, client_contact_id, job_id } = done.body.data;
  expect(converted).toMatchObject({ status: 'converted', job_id });
  expect((await desk.api.get(`/clients/${client_id}`)).body.data.name).toBe(made.company_name);
  expect((await desk.api.get(`/jobs/${job_id}`)).body.data).toMatchObject({
    title: 'Mine planner',
    client: { id: client_id },
    client_contact: { id: client_contact_id },
  });
  expect((await desk.api.get(`/bd/targets/${made.id}`)).body.data).toMatchObject({
    status: 'won',
    client_id,
  });
  expect((await desk.api.post(path, {})).status).toBe(409);
  const mails = await running.service.store.read((db) =>
    db.selectFrom('email_messages').select('id').execute(),
  );
  expect(mails).toEqual([]);
});

it('takes a client that there is, and opens no job without a role', async () => {
  const client = (await desk.api.post('/clients', { name: 'Known' })).body.data;
  const { id } = await lead((await target()).id);
  const done = await desk.api.post(`/bd/leads/${id}/convert`, { client_id: client.id });
  expect(done.body.data).toMatchObject({ client_id: client.id, client_contact_id: null, job_id: null });
});

it('makes a client without a website of a target whose kept domain is none', async () => {
  const made = await target();
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('bd_targets')
      .set({ domain: 'localhost' })
      .where('account_id', '=', desk.accountId)
      .where('id', '=', made.id)
      .execute(),
  );
  const done = await desk.api.post(`/bd/leads/${(await lead(made.id)).id}/convert`, {});
  expect(done.status).toBe(200);
  const client = await desk.api.get(`/clients/${done.body.data.client_id}`);
  expect(client.body.data).toMatchObject({ name: made.company_name, website: null });
});

it('gives the client and the job of a lead to whose lead it is, whoever converts it', async () => {
  const sam = (await desk.user('consultant')).userId;
  const { id } = await lead((await target()).id, { role_title: 'Planner', owner_id: sam });
  const { client_id, job_id } = (await desk.api.post(`/bd/leads/${id}/convert`, {})).body.data;
  expect((await desk.api.get(`/clients/${client_id}`)).body.data.owner_id).toBe(sam);
  expect((await desk.api.get(`/jobs/${job_id}`)).body.data.owner_id).toBe(sam);
});
