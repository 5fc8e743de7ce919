import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

it('takes its people out of the team and is gone then', async () => {
  const base = `/accounts/${desk.accountId}/teams`;
  const team = (await desk.api.post(base, { name: 'Short-lived' })).body.data;
  const member = await desk.user('consultant', { teamId: team.id });
  const gone = await desk.api.delete(`${base}/${team.id}`);
  expect(gone.status).toBe(200);
  expect(gone.body).toMatchObject({
    success: true,
    deleted: true,
    id: team.id,
    data: { deleted: true, id: team.id },
  });
  const person = await desk.api.get(`/accounts/${desk.accountId}/users/${member.userId}`);
  expect(person.body.data.team_id).toBeNull();
  expect((await desk.api.delete(`${base}/${team.id}`)).status).toBe(404);
  const into = await desk.api.patch(`/accounts/${desk.accountId}/users/${member.userId}`, {
    team_id: team.id,
  });
  expect(into.body.error).toMatchObject({ code: 'NOT_FOUND', field: 'team_id' });
});
