import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

it('lists the service accounts of the agency, newest first, without their secrets', async () => {
  const make = async (name: string, api = desk.api) =>
    (await api.post('/service-accounts', { name, role: 'consultant', scopes: ['jobs:read'] })).body.data;
  const [first, second] = [await make('First'), await make('Second')];
  const other = await running.workspace();
  await make('Elsewhere', other.api);
  await desk.api.delete(`/service-accounts/${first.id}`);
  const all = (await desk.api.get('/service-accounts')).body.data;
  expect(all.map(({ name, status }: Record<string, string>) => [name, status]).sort()).toEqual([
    ['First', 'revoked'],
    ['Second', 'active'],
  ]);
  expect(JSON.stringify(all)).not.toContain(second.client_secret);
  const active = (await desk.api.get('/service-accounts?status=active')).body.data;
  expect(active.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  const reader = desk.as(await desk.key(['jobs:read']));
  expect((await reader.get('/service-accounts')).body.error.scope).toBe('keys:read');
  expect((await desk.api.get('/service-accounts?status=gone')).body.error.field).toBe('status');
});
