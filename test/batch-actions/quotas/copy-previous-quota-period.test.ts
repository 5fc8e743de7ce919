import { beforeAll, expect, it } from 'vitest';
import { openQuotaDesk } from '#test/harness/quotas.ts';

const quotas = openQuotaDesk();
let north: string;
let ana: string;

beforeAll(async () => {
  north = await quotas.team('North');
  ana = (await quotas.desk().user('consultant', { teamId: north })).userId;
  for (const input of [{ amount: 1000 }, { team_id: north, amount: 600 }, { user_id: ana, amount: 400 }])
    await quotas.run('set_quota_target', { period_id: 'current', ...input });
});

const copy = (period_id = 'next') => quotas.run('copy_previous_quota_period', { period_id });

it('copies the targets of every level and replaces what the period held, adjustments aside', async () => {
  const ben = (await quotas.desk().user('consultant')).userId;
  await quotas.run('set_quota_target', { period_id: 'next', user_id: ben, amount: 9 });
  const adjustment = { amount: 5, reason: 'Agreed' };
  await quotas.run('add_quota_adjustment', { period_id: 'current', ...adjustment });
  const { data } = await copy();
  expect(data).toMatchObject({
    agency_target: 1000,
    team_targets: [{ team_id: north, amount: 600 }],
    consultant_targets: [{ user_id: ana, amount: 400 }],
  });
  const board = await quotas.board('next');
  expect(board.adjustments).toEqual([]);
  expect(board.agency).toMatchObject({ target: 1000, allocated: 600, headroom: 400 });
  expect(board.teams[0].block).toMatchObject({ target: 600, allocated: 400, headroom: 200 });
  expect(JSON.stringify(board.consultants)).not.toContain(`"target":9`);
});

it('refuses a copy that people who changed teams have made too much, and changes nothing', async () => {
  const south = await quotas.team('South');
  await quotas.run('set_quota_target', { period_id: 'current', team_id: south, amount: 100 });
  // In the period that is copied the target stays within bounds: it is locked while the person moves.
  await quotas.run('set_quota_period_status', { period_id: 'current', status: 'locked' });
  await quotas.run('set_quota_target', { period_id: 'next', user_id: ana, amount: null });
  const { api, accountId } = quotas.desk();
  await api.patch(`/accounts/${accountId}/users/${ana}`, { team_id: south });
  const before = await quotas.board('next');
  await expect(copy()).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    message: expect.stringContaining(ana),
    details: { field: 'period_id', meta: { max_allowed: 100 } },
  });
  expect(await quotas.board('next')).toEqual(before);
  await api.patch(`/accounts/${accountId}/users/${ana}`, { team_id: north });
  expect((await copy()).data.consultant_targets).toEqual([{ user_id: ana, amount: 400 }]);
  await api.delete(`/accounts/${accountId}/teams/${south}`);
  expect((await copy()).data.team_targets).toEqual([{ team_id: north, amount: 600 }]);
});

it('refuses where the period before holds nothing, and where the period is locked', async () => {
  await expect(copy('current')).rejects.toMatchObject({ code: 'CONFLICT', details: { field: 'period_id' } });
  await quotas.run('set_quota_period_status', { period_id: 'next', status: 'locked' });
  await expect(copy()).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('set_quota_period_status'),
  });
  await quotas.run('set_quota_period_status', { period_id: 'next', status: 'open' });
});

it('can be undone: the period holds what it held', async () => {
  const { api } = quotas.desk();
  await quotas.run('set_quota_target', { period_id: 'next', user_id: ana, amount: 1 });
  const held = await quotas.board('next');
  const input = { period_id: 'next' };
  const batch = await api.post('/batch', { actions: [{ action: 'copy_previous_quota_period', input }] });
  expect(await quotas.board('next')).not.toEqual(held);
  await api.post(`/batch/${batch.body.data.batch_id}/undo`);
  expect(await quotas.board('next')).toEqual(held);
});
