import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('shows a person as the list does', async () => {
  const listed = (await desk.api.get(`/accounts/${desk.accountId}/users`)).body.data[0];
  const read = await desk.api.get(`/accounts/${desk.accountId}/users/${listed.id}`);
  expect(read.status).toBe(200);
  expect({ ...read.body.data, last_active_at: null }).toEqual({ ...listed, last_active_at: null });
  expect(Object.keys(read.body.data).sort()).toEqual(
    [
      'account_id',
      'created_at',
      'data_scope',
      'default_currency',
      'email',
      'id',
      'last_active_at',
      'name',
      'preferred_language',
      'role',
      'status',
      'team_id',
      'timezone',
    ].sort(),
  );
});

it("does not know another agency's people, nor the address of another agency", async () => {
  const stranger = await running.workspace();
  expect((await desk.api.get(`/accounts/${desk.accountId}/users/${stranger.adminId}`)).status).toBe(404);
  expect((await desk.api.get(`/accounts/${stranger.accountId}/users/${stranger.adminId}`)).status).toBe(404);
});
