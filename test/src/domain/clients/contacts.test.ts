import { expect, it } from 'vitest';
import { primaryContactOf, requireContact } from '#src/domain/clients/index.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

const client = async (name: string) => (await desk.api.post('/clients', { name })).body.data.id;

it('gives a works_here contact a row when a record first refers to it, so that the reference outlives the job', async () => {
  const id = await client('Refer Pty Ltd');
  const person = await desk.api.post('/candidates', {
    name: 'Ref Erred',
    email: 'ref@x.example',
    current_company: 'Refer',
  });
  const [derived] = (await desk.api.get(`/clients/${id}/contacts`)).body.data;
  const rows = () =>
    running.service.store.read((db) =>
      db.selectFrom('client_contacts').where('client_id', '=', id).select('id').execute(),
    );
  expect(await rows()).toEqual([]);
  const first = await runInDomain(running, desk.adminKey, (ctx) => requireContact(ctx, id, derived.id));
  expect(first.data).toMatchObject({ id: derived.id, name: 'Ref Erred', origin: 'works_here', email: null });
  expect(await rows()).toEqual([{ id: derived.id }]);
  await desk.api.patch(`/candidates/${person.body.data.id}`, { current_company: 'Elsewhere' });
  const still = await runInDomain(running, desk.adminKey, (ctx) => requireContact(ctx, id, derived.id));
  expect(still.data.id).toBe(derived.id);
  expect((await desk.api.get(`/clients/${id}/contacts`)).body.data).toEqual([]);
});

it('refuses a contact of another client and an unknown one, on the field that named it', async () => {
  const one = await client('Ref One');
  const two = await client('Ref Two');
  const contact = (await desk.api.post(`/clients/${one}/contacts`, { name: 'At One' })).body.data.id;
  const ask = (clientId: string, id: string) =>
    runInDomain(running, desk.adminKey, (ctx) => requireContact(ctx, clientId, id, 'client_contact_id'));
  await expect(ask(two, contact)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    field: 'client_contact_id',
  });
  await expect(ask(one, 'cct_000000000000')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    field: 'client_contact_id',
  });
  const other = await running.workspace();
  await expect(
    runInDomain(running, other.adminKey, (ctx) => requireContact(ctx, one, contact)),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('knows the primary contact of a client, and none where nobody is', async () => {
  const id = await client('Primary');
  const ask = async () =>
    (await runInDomain(running, desk.adminKey, (ctx) => primaryContactOf(ctx, id))).data;
  await desk.api.post(`/clients/${id}/contacts`, { name: 'Not Me' });
  expect(await ask()).toBeNull();
  const made = await desk.api.post(`/clients/${id}/contacts`, { name: 'Me Me', is_primary: true });
  expect(await ask()).toEqual(made.body.data);
});
