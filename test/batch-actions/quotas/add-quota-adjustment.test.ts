import { beforeAll, expect, it } from 'vitest';
import { textWithoutIds } from '#test/harness/amounts.ts';
import { act } from '#test/harness/contract.ts';
import { openQuotaDesk } from '#test/harness/quotas.ts';

const quotas = openQuotaDesk();
let north: string;
let ana: string;

beforeAll(async () => {
  north = await quotas.team('North');
  ana = (await quotas.desk().user('consultant', { teamId: north })).userId;
});

const add = (input: object) =>
  quotas.run('add_quota_adjustment', { period_id: 'current', reason: 'Agreed', ...input });
const amounts = ({ billings }: { billings: { currency: string; amount: number }[] }) =>
  Object.fromEntries(billings.map(({ currency, amount }) => [currency, amount]));

it('counts for the one it is for and for what stands above, in its own currency', async () => {
  const { status, data } = await add({ user_id: ana, amount: -10.005 });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    level: 'consultant',
    user_id: ana,
    team_id: north,
    amount: -10.01,
    currency: 'AUD',
    kind: 'manual',
    reason: 'Agreed',
    placement_id: null,
    created_by: quotas.desk().adminId,
    removable: true,
  });
  await add({ team_id: north, amount: 100 });
  await add({ amount: 1000, currency: 'jpy' });
  const board = await quotas.board();
  expect(amounts(board.agency)).toEqual({ AUD: 89.99, JPY: 1000 });
  expect(amounts(board.teams[0].block)).toEqual({ AUD: 89.99 });
  const own = board.consultants.find(({ user_id }: { user_id: string }) => user_id === ana);
  expect(amounts(own.block)).toEqual({ AUD: -10.01 });
});

it('writes no amount into the activities, which more people read than quotas', async () => {
  const { activities } = await add({ amount: 4321 });
  expect(activities).toHaveLength(1);
  expect(textWithoutIds(activities)).not.toContain('4321');
});

it.each([
  [{ amount: 0 }, 'amount'],
  [{ amount: 0.001 }, 'amount'],
  [{ amount: 1, reason: ' ' }, 'reason'],
  [{ amount: 1, reason: undefined }, 'reason'],
  [{ amount: 1, currency: 'XXQ' }, 'currency'],
])('refuses %j naming %s', async (input, field) => {
  await expect(add(input)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', details: { field } });
});

it('is refused in a locked period, unless the plan lets it', async () => {
  await quotas.run('set_quota_period_status', { period_id: 'current', status: 'locked' });
  await expect(add({ amount: 1 })).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { field: 'period_id' },
  });
  const target = { period_id: 'current', amount: 1 };
  await expect(quotas.run('set_quota_target', target)).rejects.toMatchObject({ code: 'CONFLICT' });
  await quotas.run('set_quota_plan', { lock_blocks_changes: false });
  expect((await add({ amount: 1 })).data.removable).toBe(false);
  expect((await quotas.run('set_quota_target', target)).data.agency_target).toBe(1);
  await quotas.run('set_quota_plan', { lock_blocks_changes: true });
  await quotas.run('set_quota_period_status', { period_id: 'current', status: 'open' });
});

it('can be undone, and is for admins', async () => {
  const { api } = quotas.desk();
  const before = await quotas.board();
  const input = { period_id: 'current', amount: 7, reason: 'Undone soon' };
  const batch = await api.post('/batch', { actions: [{ action: 'add_quota_adjustment', input }] });
  await api.post(`/batch/${batch.body.data.batch_id}/undo`);
  expect(await quotas.board()).toEqual(before);
  const lead = await quotas.desk().user('team_lead');
  const refused = await act(quotas.desk(), 'add_quota_adjustment', input, lead.key);
  expect(refused.error.code).toBe('ADMIN_REQUIRED');
});
