import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

const add = (body: object) => desk.api.post(`/accounts/${desk.accountId}/teams`, body);

it('makes a team that nobody is in yet', async () => {
  const made = await add({ name: ' North ' });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({ name: 'North', member_count: 0, account_id: desk.accountId });
});

it('refuses the name of a team that is there, in any case, and allows that of one that was deleted', async () => {
  const first = await add({ name: 'South' });
  const again = await add({ name: 'SOUTH' });
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ field: 'name', existing_id: first.body.data.id });
  await desk.api.delete(`/accounts/${desk.accountId}/teams/${first.body.data.id}`);
  expect((await add({ name: 'South' })).status).toBe(201);
});

it('is for admins', async () => {
  const lead = await desk.user('team_lead');
  const refused = await lead.api.post(`/accounts/${desk.accountId}/teams`, { name: 'Mine' });
  expect(refused.body.error.code).toBe('ADMIN_REQUIRED');
});
