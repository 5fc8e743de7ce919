import { expect, it } from 'vitest';
import { openQuotaDesk, todayThere } from '#test/harness/quotas.ts';

const quotas = openQuotaDesk();

it('a change that moves no money posts nothing more, where a share ended in half of a minor unit', async () => {
  const desk = quotas.desk();
  const colleague = (await desk.user('consultant')).userId;
  await quotas.run('set_quota_period_status', { period_id: 'current', status: 'locked' });
  const id = await quotas.placed({
    fee_type: 'fixed',
    fee_amount: 1.01,
    currency: 'AUD',
    start_date: todayThere(),
    credits: [
      { user_id: desk.adminId, percent: 50 },
      { user_id: colleague, percent: 50 },
    ],
  });
  const lines = async () =>
    (await quotas.board('next')).adjustments.map(({ amount }: { amount: number }) => amount);
  expect(await lines()).toEqual([0.51, 0.51]);
  for (const notes of ['One', 'Two']) await desk.api.patch(`/placements/${id}`, { notes });
  expect(await lines()).toEqual([0.51, 0.51]);
});
