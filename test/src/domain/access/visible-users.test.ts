import { beforeAll, expect, it } from 'vitest';
import { maySeeUser, type VisibleUsers, visibleUsers } from '#src/domain/access/index.ts';
import { runInDomain } from '#test/harness/action.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();
let team: string;
let mates: string[];
let outsider: string;

beforeAll(async () => {
  const teams = `/accounts/${desk.accountId}/teams`;
  team = (await desk.api.post(teams, { name: 'Perm' })).body.data.id;
  const other = (await desk.api.post(teams, { name: 'Contract' })).body.data.id;
  mates = [];
  for (let i = 0; i < 2; i += 1) mates.push((await desk.user('consultant', { teamId: team })).userId);
  outsider = (await desk.user('consultant', { teamId: other })).userId;
});

const seenWith = async (key: string): Promise<VisibleUsers> =>
  (await runInDomain(running, key, (ctx) => visibleUsers(ctx))).data;

it('is everybody for the agency scope, for admins whatever their scope, and for keys of nobody', async () => {
  const all = { scope: 'agency', userIds: null, teamIds: null };
  expect(await seenWith((await desk.user('finance', { dataScope: 'agency' })).key)).toEqual(all);
  expect(await seenWith((await desk.user('admin', { dataScope: 'self' })).key)).toEqual(all);
  expect(await seenWith(await desk.key(['quotas:read'], { userId: null }))).toEqual(all);
});

it('is the own team for the team scope, people of other teams left out', async () => {
  const lead = await desk.user('team_lead', { teamId: team, dataScope: 'team' });
  const seen = await seenWith(lead.key);
  expect(seen).toMatchObject({ scope: 'team', teamIds: [team] });
  expect([...(seen.userIds ?? [])].sort()).toEqual([...mates, lead.userId].sort());
});

it('is oneself alone for the self scope, and for the team scope of who is in no team', async () => {
  const self = await desk.user('consultant', { teamId: team });
  await desk.api.patch(`/accounts/${desk.accountId}/users/${self.userId}`, { data_scope: 'self' });
  const alone = await desk.user('team_lead', { dataScope: 'team' });
  for (const { key, userId } of [self, alone])
    expect(await seenWith(key)).toEqual({ scope: 'self', userIds: [userId], teamIds: [] });
});

it("is the person's own through every credential of theirs: a key or an app's token", async () => {
  const { userId, key } = await desk.user('consultant', { teamId: team, dataScope: 'self' });
  const { token } = await tokenOf(running, { accountId: desk.accountId, userId }, ['quotas:read']);
  const own = { scope: 'self', userIds: [userId], teamIds: [] };
  expect(await seenWith(key)).toEqual(own);
  expect(await seenWith(token)).toEqual(own);
  const narrow = await desk.key(['admin'], { userId });
  expect(await seenWith(narrow)).toEqual(own);
});

it.each([
  ['admin', 'agency'],
  ['finance', 'agency'],
  ['read_only', 'agency'],
  ['team_lead', 'team'],
  ['consultant', 'self'],
  ['researcher', 'self'],
])('is, unless something else is given, for a new %s: %s', async (role, scope) => {
  const email = `${role}-${desk.accountId}@agency.example`;
  const made = await desk.api.post(`/accounts/${desk.accountId}/users`, {
    name: 'New',
    email,
    role,
    team_id: team,
  });
  const key = await desk.key(['admin'], { userId: made.body.data.id });
  expect((await seenWith(key)).scope).toBe(scope);
});

it('follows the team and the scope at the next request', async () => {
  const lead = await desk.user('team_lead', { teamId: team, dataScope: 'team' });
  const may = async (userId: string) =>
    (await runInDomain(running, lead.key, (ctx) => maySeeUser(ctx, userId))).data;
  expect([await may(mates[0] ?? ''), await may(outsider)]).toEqual([true, false]);
  await desk.api.patch(`/accounts/${desk.accountId}/users/${lead.userId}`, { team_id: null });
  expect([await may(mates[0] ?? ''), await may(lead.userId)]).toEqual([false, true]);
  await desk.api.patch(`/accounts/${desk.accountId}/users/${lead.userId}`, { data_scope: 'agency' });
  expect(await may(outsider)).toBe(true);
});
