import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

it('stores notes in order, never changes them, and has the DNA worked out anew', async () => {
  const made = await desk.api.post('/clients', { name: 'Noted' });
  const path = `/clients/${made.body.data.id}/dna`;
  const first = await desk.api.post(path, { text: 'They decide quickly.' });
  expect(first.status).toBe(201);
  expect(first.body.data).toMatchObject({
    client_id: made.body.data.id,
    text: 'They decide quickly.',
    source: 'text',
    created_by: desk.adminId,
    dna_status: 'building',
  });
  await desk.api.post(path, { text: 'They pay late.', source: 'meeting' });
  const dna = (await desk.api.get(path)).body.data;
  expect(dna.notes).toMatchObject([
    { id: first.body.data.id, text: 'They decide quickly.' },
    { source: 'meeting' },
  ]);
  expect((await desk.api.get(`/clients/${made.body.data.id}`)).body.data.dna_status).toBe('building');
});

it.each([
  [{}, 'text'],
  [{ text: ' ' }, 'text'],
  [{ text: 'x', source: 'rumour' }, 'source'],
])('refuses %j naming %s', async (body, field) => {
  const made = await desk.api.post('/clients', { name: 'Refusing', allow_duplicate: true });
  const refused = await desk.api.post(`/clients/${made.body.data.id}/dna`, body);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});

it('needs an Idempotency-Key, a live client and one that is not the own', async () => {
  const made = await desk.api.post('/clients', { name: 'Keyed' });
  expect((await desk.api.post(`/clients/${made.body.data.id}/dna`, { text: 'x' }, null)).status).toBe(400);
  expect((await desk.api.post('/clients/cli_000000000000/dna', { text: 'x' })).status).toBe(404);
  const own = (await desk.api.get('/clients?limit=100')).body.data.find(
    (client: { is_self: boolean }) => client.is_self,
  );
  expect((await desk.api.post(`/clients/${own.id}/dna`, { text: 'x' })).status).toBe(409);
});
