import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('renames a team, to itself in another spelling too, but not to the name of another', async () => {
  const base = `/accounts/${desk.accountId}/teams`;
  const team = (await desk.api.post(base, { name: 'Alpha' })).body.data;
  await desk.api.post(base, { name: 'Beta' });
  const member = await desk.user('consultant', { teamId: team.id });
  const renamed = await desk.api.patch(`${base}/${team.id}`, { name: 'ALPHA' });
  expect(renamed.body.data).toMatchObject({ id: team.id, name: 'ALPHA', member_count: 1 });
  const refused = await desk.api.patch(`${base}/${team.id}`, { name: 'beta' });
  expect(refused.status).toBe(409);
  const person = await desk.api.get(`/accounts/${desk.accountId}/users/${member.userId}`);
  expect(person.body.data.team_id).toBe(team.id);
});

it("does not know another agency's team", async () => {
  const stranger = await running.workspace();
  const theirs = await stranger.api.post(`/accounts/${stranger.accountId}/teams`, { name: 'Theirs' });
  const refused = await desk.api.patch(`/accounts/${desk.accountId}/teams/${theirs.body.data.id}`, {
    name: 'Ours',
  });
  expect(refused.status).toBe(404);
});
