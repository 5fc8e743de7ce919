import { beforeAll, expect, it } from 'vitest';
import { act } from '#test/harness/contract.ts';
import { openQuotaDesk } from '#test/harness/quotas.ts';

const quotas = openQuotaDesk();
let north: string;
let south: string;
let ana: string;
let ben: string;

beforeAll(async () => {
  north = await quotas.team('North');
  south = await quotas.team('South');
  ana = (await quotas.desk().user('consultant', { teamId: north })).userId;
  ben = (await quotas.desk().user('consultant', { teamId: north })).userId;
});

const set = (input: object) => quotas.run('set_quota_target', { period_id: 'next', ...input });
const refusal = (input: object) => expect(set(input)).rejects;
const over = (field: string, max: number | null, min = 0) => ({
  code: 'VALIDATION_ERROR',
  details: { field, meta: { max_allowed: max, min_allowed: min } },
});

it('lets a level without a target cap nothing beneath it', async () => {
  const { data } = await set({ user_id: ana, amount: 900 });
  expect(data).toMatchObject({
    agency_target: null,
    team_targets: [],
    consultant_targets: [{ user_id: ana, amount: 900 }],
  });
});

it('refuses a team below what its consultants hold, and tells the least and the most it may hold', async () => {
  await refusal({ team_id: north, amount: 899.99 }).toMatchObject(over('amount', null, 900));
  await set({ team_id: north, amount: 1000 });
  await set({ amount: 1500 });
  await refusal({ team_id: north, amount: 899 }).toMatchObject(over('amount', 1500, 900));
});

it('refuses teams above the agency and consultants above their team, telling the most the row may hold', async () => {
  await refusal({ team_id: south, amount: 500.01 }).toMatchObject({
    ...over('amount', 500),
    message: expect.stringContaining('AUD 500.00'),
  });
  await refusal({ team_id: north, amount: 1500.01 }).toMatchObject(over('amount', 1500, 900));
  await refusal({ user_id: ben, amount: 100.01 }).toMatchObject(over('amount', 100));
  await refusal({ user_id: ana, amount: 1001 }).toMatchObject(over('amount', 1000));
  await refusal({ amount: 999 }).toMatchObject(over('amount', null, 1000));
  await set({ team_id: south, amount: 500 });
  await set({ user_id: ben, amount: 100 });
});

it('answers the refusal with its meta over the batch', async () => {
  const input = { period_id: 'next', team_id: south, amount: 501 };
  const item = await act(quotas.desk(), 'set_quota_target', input);
  expect(item).toMatchObject({
    http_status: 422,
    error: { code: 'VALIDATION_ERROR', field: 'actions[0].input.amount', meta: { max_allowed: 500 } },
  });
});

it('keeps sums exact where floating point would not', async () => {
  const tenth = await quotas.team('Tenth');
  await set({ team_id: south, amount: null });
  await set({ team_id: tenth, amount: 0.3 });
  const [cy, di] = [
    await quotas.desk().user('consultant', { teamId: tenth }),
    await quotas.desk().user('consultant', { teamId: tenth }),
  ];
  await set({ user_id: cy.userId, amount: 0.1 });
  await set({ user_id: di.userId, amount: 0.2 });
  await set({ team_id: tenth, amount: null });
  await set({ team_id: south, amount: 500 });
});

it('clears a target with null: there is none then, which is not zero', async () => {
  const { data } = await set({ user_id: ben, amount: null });
  expect(data.consultant_targets).toEqual(expect.not.arrayContaining([{ user_id: ben, amount: 0 }]));
  const zero = await set({ user_id: ben, amount: 0 });
  expect(zero.data.consultant_targets).toContainEqual({ user_id: ben, amount: 0 });
});

it('shows in the list a period to come that holds a target', async () => {
  const [first] = (await quotas.desk().api.get('/quotas/periods')).body.data;
  expect(first).toMatchObject({ is_current: false, id: (await quotas.board('next')).period.id });
});

it('refuses a person who would bring a target that their new team has no room for', async () => {
  const { api, accountId } = quotas.desk();
  await set({ amount: null });
  await set({ team_id: south, amount: 899 });
  const move = () => api.patch(`/accounts/${accountId}/users/${ana}`, { team_id: south });
  const refused = await move();
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'team_id' });
  expect(refused.body.meta).toMatchObject({ max_allowed: 899 });
  expect((await api.get(`/accounts/${accountId}/users/${ana}`)).body.data.team_id).toBe(north);
  await set({ team_id: south, amount: 900 });
  expect((await move()).status).toBe(200);
  const { teams } = await quotas.board('next');
  const allocated = (id: string) =>
    teams.find(({ team_id }: { team_id: string }) => team_id === id).block.allocated;
  expect([allocated(north), allocated(south)]).toEqual([0, 900]);
});

it('drops the target of a team that is deleted, and frees its consultants of it', async () => {
  const { api, accountId } = quotas.desk();
  await api.delete(`/accounts/${accountId}/teams/${south}`);
  const { teams, agency } = await quotas.board('next');
  expect(teams.map(({ team_id }: { team_id: string }) => team_id)).not.toContain(south);
  expect(agency.allocated).toBe(1000);
  await set({ user_id: ana, amount: 5000 });
});

it.each([
  [{ amount: -1 }, 'amount'],
  [{}, 'amount'],
  [{ amount: 1, period_id: 'previous' }, 'period_id'],
  [{ amount: 1, team_id: 'team_x', user_id: 'usr_x' }, 'team_id'],
])('refuses %j naming %s', async (input, field) => {
  await refusal(input).toMatchObject({ code: 'VALIDATION_ERROR', details: { field } });
});

it("does not know another agency's people, teams or periods, and is for admins", async () => {
  const stranger = await quotas.running().workspace();
  await refusal({ user_id: stranger.adminId, amount: 1 }).toMatchObject({ code: 'NOT_FOUND' });
  const theirs = (await stranger.api.get('/quotas/periods')).body.data[0].id;
  await refusal({ period_id: theirs, amount: 1 }).toMatchObject({ code: 'NOT_FOUND' });
  const lead = await quotas.desk().user('team_lead');
  const input = { period_id: 'next', amount: 1 };
  const refused = await act(quotas.desk(), 'set_quota_target', input, lead.key);
  expect(refused.error.code).toBe('ADMIN_REQUIRED');
});

it('can be undone, unless the target was changed since', async () => {
  const { api } = quotas.desk();
  const item = { action: 'set_quota_target', input: { period_id: 'current', amount: 70 } };
  const first = await api.post('/batch', { actions: [item] });
  await api.post(`/batch/${first.body.data.batch_id}/undo`);
  expect((await quotas.board()).agency_target).toBe(null);
  const again = await api.post('/batch', { actions: [item] });
  await quotas.run('set_quota_target', { period_id: 'current', amount: 71 });
  const conflict = await api.post(`/batch/${again.body.data.batch_id}/undo`);
  expect(conflict.body.data.items[0].undo).toMatchObject({ outcome: 'conflict' });
  expect((await quotas.board()).agency_target).toBe(71);
});
