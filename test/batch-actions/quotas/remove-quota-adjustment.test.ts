import { expect, it } from 'vitest';
import { openQuotaDesk, todayThere } from '#test/harness/quotas.ts';

const quotas = openQuotaDesk();
const add = async (amount: number, period_id = 'current') =>
  (await quotas.run('add_quota_adjustment', { period_id, amount, reason: 'Agreed' })).data;
const remove = (adjustment_id: string) => quotas.run('remove_quota_adjustment', { adjustment_id });
const lock = (status = 'locked') => quotas.run('set_quota_period_status', { period_id: 'current', status });

it('takes a manual line out of the ledger, and its amount out of the figures', async () => {
  const before = await quotas.board();
  const { id } = await add(12);
  expect((await remove(id)).data).toEqual({ deleted: true, id });
  expect(await quotas.board()).toEqual(before);
  await expect(remove(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('leaves the lines of a locked period, whatever the plan says of new ones', async () => {
  const { id } = await add(12);
  await lock();
  await quotas.run('set_quota_plan', { lock_blocks_changes: false });
  await expect(remove(id)).rejects.toMatchObject({ code: 'CONFLICT', details: { field: 'period_id' } });
  expect((await quotas.board()).adjustments[0]).toMatchObject({ id, removable: false });
  await lock('open');
  await remove(id);
});

it('refuses to remove a line that the service posted by itself', async () => {
  const placement = await quotas.placed({ fee_type: 'fixed', fee_amount: 100, start_date: todayThere() });
  await lock();
  await quotas.desk().api.patch(`/placements/${placement}`, { fee_amount: 90 });
  const [line] = (await quotas.board('next')).adjustments;
  expect(line).toMatchObject({ kind: 'automatic', amount: -10, removable: false });
  await expect(remove(line.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  await lock('open');
});

it("does not know another agency's line, and can be undone", async () => {
  const stranger = await quotas.running().workspace();
  const key = await stranger.key(['admin']);
  const { id } = await add(3);
  const theirs = await stranger
    .as(key)
    .post('/batch', { actions: [{ action: 'remove_quota_adjustment', input: { adjustment_id: id } }] });
  expect(theirs.body.data.items[0].error.code).toBe('NOT_FOUND');
  const { api } = quotas.desk();
  const batch = await api.post('/batch', {
    actions: [{ action: 'remove_quota_adjustment', input: { adjustment_id: id } }],
  });
  await api.post(`/batch/${batch.body.data.batch_id}/undo`);
  expect((await quotas.board()).adjustments).toContainEqual(
    expect.objectContaining({ amount: 3, reason: 'Agreed', kind: 'manual' }),
  );
});
