import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

const add = (body: object) => desk.api.post(`/accounts/${desk.accountId}/users`, body);

it.each([
  ['admin', 'agency'],
  ['finance', 'agency'],
  ['read_only', 'agency'],
  ['team_lead', 'team'],
  ['consultant', 'self'],
  ['researcher', 'self'],
])('adds a %s who sees the figures of %s', async (role, scope) => {
  const made = await add({ name: 'Ana Ruiz', email: `${role}@x.example`, role });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({ role, data_scope: scope, status: 'active', team_id: null });
});

it('refuses an e-mail that a person of the agency has, in any case, and names that person', async () => {
  const first = await add({ name: 'Bo', email: 'bo@x.example', role: 'consultant' });
  const again = await add({ name: 'Other', email: 'BO@x.example', role: 'consultant' });
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({
    code: 'CONFLICT',
    field: 'email',
    existing_id: first.body.data.id,
  });
  const elsewhere = await running.workspace();
  const allowed = await elsewhere.api.post(`/accounts/${elsewhere.accountId}/users`, {
    name: 'Bo',
    email: 'bo@x.example',
    role: 'consultant',
  });
  expect(allowed.status).toBe(201);
});

it('is for admins, whatever scopes a key has', async () => {
  const lead = await desk.user('team_lead');
  const refused = await lead.api.post(`/accounts/${desk.accountId}/users`, {
    name: 'X',
    email: 'x@x.example',
    role: 'admin',
  });
  expect(refused.status).toBe(403);
  expect(refused.body.error.code).toBe('ADMIN_REQUIRED');
});

it.each([
  [{ email: 'c@x.example', role: 'consultant' }, 'name'],
  [{ name: 'C', email: 'nowhere', role: 'consultant' }, 'email'],
  [{ name: 'C', email: 'c@x.example', role: 'boss' }, 'role'],
  [{ name: 'C', email: 'c@x.example', role: 'consultant', timezone: 'Here' }, 'timezone'],
  [{ name: 'C', email: 'c@x.example', role: 'consultant', data_scope: 'all' }, 'data_scope'],
  [{ name: 'C', email: 'c@x.example', role: 'consultant', team_id: 'usr_1' }, 'team_id'],
])('refuses %j naming %s', async (body, field) => {
  const refused = await add(body);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});

it("refuses a team that is not the agency's as one that does not exist", async () => {
  const stranger = await running.workspace();
  const team = await stranger.api.post(`/accounts/${stranger.accountId}/teams`, { name: 'Theirs' });
  const refused = await add({
    name: 'D',
    email: 'd@x.example',
    role: 'consultant',
    team_id: team.body.data.id,
  });
  expect(refused.status).toBe(404);
  expect(refused.body.error.field).toBe('team_id');
});
