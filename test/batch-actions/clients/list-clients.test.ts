import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('finds by part of the name in any case, and by domain however it is written', async () => {
  await desk.api.post('/clients', { name: 'Café Zürich', website: 'https://www.cafe.example/menu' });
  await desk.api.post('/clients', { name: 'Zebra 100%' });
  const names = async (query: string) =>
    (await desk.api.get(`/clients?${query}`)).body.data.map((client: { name: string }) => client.name);
  expect(await names('search=zurich')).toEqual(['Café Zürich']);
  expect(await names('search=Z')).toEqual(['Zebra 100%', 'Café Zürich']);
  expect(await names('search=100%25')).toEqual(['Zebra 100%']);
  expect(await names('search=_ebra')).toEqual([]);
  expect(await names('domain=cafe.example')).toEqual(['Café Zürich']);
  expect(await names('domain=CAFE.example')).toEqual(['Café Zürich']);
  expect(await names('domain=afe.example')).toEqual([]);
});

it('shows the self-client, pages newest first, and leaves out the deleted', async () => {
  const fresh = await running.workspace({ name: 'Own Name' });
  const made = await fresh.api.post('/clients', { name: 'Second' });
  const first = await fresh.api.get('/clients?limit=1');
  expect(first.body.data[0].name).toBe('Second');
  const second = await fresh.api.get(`/clients?limit=1&after=${first.body.meta.next_cursor}`);
  expect(second.body.data).toMatchObject([{ name: 'Own Name', is_self: true }]);
  await fresh.api.delete(`/clients/${made.body.data.id}`);
  expect((await fresh.api.get('/clients')).body.meta.count).toBe(1);
});

it('refuses a cursor that holds what no time or id can', async () => {
  await desk.api.post('/clients', { name: 'Second' });
  const { next_cursor } = (await desk.api.get('/clients?limit=1')).body.meta;
  const [at, , filters] = JSON.parse(Buffer.from(next_cursor, 'base64url').toString());
  for (const forged of [
    [at, 'cli_\u0000', filters],
    ['\u0000', 'cli_1', filters],
    [at, '', filters],
  ]) {
    const after = Buffer.from(JSON.stringify(forged)).toString('base64url');
    const answer = await desk.api.get(`/clients?limit=1&after=${after}`);
    expect(answer.status).toBe(422);
    expect(answer.body.error.field).toBe('after');
  }
});
