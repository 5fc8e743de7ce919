import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('starts enrichment and DNA when a website is added to a client that never had one, and refreshes the domain', async () => {
  const made = await desk.api.post('/clients', { name: 'No Site Yet' });
  expect(made.body.data).toMatchObject({ enrichment_status: 'none', dna_status: 'none', domain: null });
  const path = `/clients/${made.body.data.id}`;
  const changed = await desk.api.patch(path, { website: 'www.site.com.au/home' });
  expect(changed.body.data).toMatchObject({
    website: 'https://www.site.com.au/home',
    domain: 'site.com.au',
    enrichment_status: 'pending',
    dna_status: 'building',
  });
  const cleared = await desk.api.patch(path, { website: null });
  expect(cleared.body.data).toMatchObject({ website: null, domain: null, enrichment_status: 'none' });
});

it('starts enrichment again for another website, not for the same one, and leaves a finished DNA', async () => {
  const made = await desk.api.post('/clients', { name: 'Has Site', website: 'https://one.example' });
  const id = made.body.data.id;
  await running.service.store.write((unit) =>
    unit.tx
      .updateTable('clients')
      .set({ enrichment_status: 'complete', dna_status: 'complete' })
      .where('id', '=', id)
      .execute(),
  );
  const statuses = async (website: string) => {
    const { data } = (await desk.api.patch(`/clients/${id}`, { website })).body;
    return [data.enrichment_status, data.dna_status];
  };
  expect(await statuses('https://one.example')).toEqual(['complete', 'complete']);
  expect(await statuses('https://two.example')).toEqual(['pending', 'complete']);
});

it('clears nullable fields with null and leaves others out of it', async () => {
  const made = await desk.api.post('/clients', {
    name: 'Clear',
    phone: '02 9000 0000',
    industry: 'Mining',
    notes: 'n',
  });
  const changed = await desk.api.patch(`/clients/${made.body.data.id}`, {
    phone: null,
    notes: null,
    locations: ['Perth, Australia'],
  });
  expect(changed.body.data).toMatchObject({
    phone: null,
    notes: null,
    industry: 'Mining',
    locations: ['Perth, Australia'],
  });
});

it.each([
  [{ fee_schedule: {} }, 'fee_schedule'],
  [{ terms: {} }, 'terms'],
  [{ name: null }, 'name'],
  [{ address: 'two\nlines' }, 'address'],
])('refuses %j naming %s', async (patch, field) => {
  const made = await desk.api.post('/clients', { name: 'Strict', allow_duplicate: true });
  const refused = await desk.api.patch(`/clients/${made.body.data.id}`, patch);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});

it("refuses to change the agency's own client", async () => {
  const own = (await desk.api.get('/clients?limit=100')).body.data.find(
    (client: { is_self: boolean }) => client.is_self,
  );
  const refused = await desk.api.patch(`/clients/${own.id}`, { industry: 'Recruitment' });
  expect(refused.status).toBe(409);
  expect(refused.body.error.code).toBe('SELF_CLIENT_READ_ONLY');
});

it('starts DNA with a website and ends it with none, unless there are notes to build it from', async () => {
  const statuses = async (id: string, website: string | null) => {
    const { enrichment_status, dna_status } = (await desk.api.patch(`/clients/${id}`, { website })).body.data;
    return [enrichment_status, dna_status];
  };
  const bare = (await desk.api.post('/clients', { name: 'Bare' })).body.data;
  expect(await statuses(bare.id, 'https://bare.example')).toEqual(['pending', 'building']);
  expect(await statuses(bare.id, null)).toEqual(['none', 'none']);
  await desk.api.post(`/clients/${bare.id}/dna`, { text: 'Decides fast.' });
  expect(await statuses(bare.id, 'https://bare.example')).toEqual(['pending', 'building']);
  expect(await statuses(bare.id, null)).toEqual(['none', 'building']);
});

it('a client is its creator’s unless owner_id says whose, is handed over by update_client, found by its owner, and undo gives it back', async () => {
  const sam = (await desk.user('consultant')).userId;
  const mine = (await desk.api.post('/clients', { name: 'Made By Me' })).body.data;
  expect(mine.owner_id).toBe(desk.adminId);
  const made = await desk.api.post('/clients', { name: 'Made For Sam', owner_id: sam });
  expect([made.status, made.body.data.owner_id]).toEqual([201, sam]);
  const nobodys = await desk.api.post('/clients', { name: 'Nobody Has It', owner_id: null });
  expect(nobodys.body.data.owner_id).toBeNull();
  const of = async (owner: string) =>
    (await desk.api.get(`/clients?owner_id=${owner}&search=made`)).body.data.map(
      ({ name }: { name: string }) => name,
    );
  expect([await of(sam), await of(desk.adminId)]).toEqual([['Made For Sam'], ['Made By Me']]);
  const batch = await desk.api.post('/batch', {
    actions: [{ action: 'update_client', input: { client_id: mine.id, owner_id: sam } }],
  });
  expect([await of(sam), await of(desk.adminId)]).toEqual([['Made For Sam', 'Made By Me'], []]);
  await desk.api.post(`/batch/${batch.body.data.batch_id}/undo`, {});
  expect((await desk.api.get(`/clients/${mine.id}`)).body.data.owner_id).toBe(desk.adminId);
  const foreign = (await running.workspace({ name: 'Elsewhere' })).adminId;
  for (const refused of [
    await desk.api.patch(`/clients/${mine.id}`, { owner_id: foreign }),
    await desk.api.post('/clients', { name: 'Refused', owner_id: foreign }),
  ])
    expect([refused.status, refused.body.error.field]).toEqual([404, 'owner_id']);
});
