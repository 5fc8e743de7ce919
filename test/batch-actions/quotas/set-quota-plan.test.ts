import { beforeAll, expect, it } from 'vitest';
import { act } from '#test/harness/contract.ts';
import { monthsFromNow, openQuotaDesk, todayThere } from '#test/harness/quotas.ts';

const quotas = openQuotaDesk();
const today = todayThere();
const recognised = async (period = 'current') =>
  Object.fromEntries(
    (await quotas.board(period)).agency.billings.map((line: { currency: string; recognised: number }) => [
      line.currency,
      line.recognised,
    ]),
  );

beforeAll(async () => {
  const fixed = { fee_type: 'fixed', fee_amount: 1000, offer_date: today };
  await quotas.placed({ ...fixed, start_date: today });
  await quotas.placed({ ...fixed, fee_amount: 50, start_date: monthsFromNow(9) }, 'pending_start');
  await quotas.placed({
    placement_type: 'contract',
    rate_period: 'daily',
    expected_gp: 300,
    start_date: today,
    offer_date: monthsFromNow(-12),
  });
});

it('counts by what the plan says, at once: when, what, and of which kind', async () => {
  expect(await recognised()).toEqual({ AUD: 1300 });
  const set = async (input: object) => (await quotas.run('set_quota_plan', input)).data;
  expect(await set({ count_contract: false })).toMatchObject({ count_contract: false, count_perm: true });
  expect(await recognised()).toEqual({ AUD: 1000 });
  await set({ count_perm: false, count_contract: true });
  expect(await recognised()).toEqual({ AUD: 300 });
  await set({ count_perm: true, recognition: 'accepted' });
  expect(await recognised()).toEqual({ AUD: 1050 });
  await set({ recognition: 'started' });
  expect(await recognised()).toEqual({ AUD: 1300 });
});

it('makes periods by cadence and by the month the year starts in', async () => {
  const period = async (input: object) => {
    await quotas.run('set_quota_plan', input);
    return (await quotas.board()).period;
  };
  const year = Number(today.slice(0, 4));
  expect(await period({ cadence: 'yearly' })).toMatchObject({
    label: String(year),
    starts_on: `${year}-01-01`,
    ends_on: `${year}-12-31`,
  });
  const from = Number(today.slice(5, 7)) >= 7 ? year : year - 1;
  expect(await period({ year_start_month: 7 })).toMatchObject({
    label: `${from}/${String((from + 1) % 100).padStart(2, '0')}`,
    starts_on: `${from}-07-01`,
    ends_on: `${from + 1}-06-30`,
  });
  expect((await period({ cadence: 'quarterly', year_start_month: 2 })).starts_on).toMatch(
    /-(02|05|08|11)-01$/,
  );
  expect((await period({ cadence: 'monthly' })).starts_on).toBe(`${today.slice(0, 7)}-01`);
  await period({ cadence: 'quarterly', year_start_month: 1 });
});

it('keeps the amounts of targets when the currency changes, and says so where there are any', async () => {
  const without = await quotas.run('set_quota_plan', { currency: 'USD' });
  expect(without.warnings).toEqual([]);
  await quotas.run('set_quota_plan', { currency: 'AUD' });
  await quotas.run('set_quota_target', { period_id: 'current', amount: 2600 });
  const changed = await quotas.run('set_quota_plan', { currency: 'USD' });
  expect(changed.warnings).toMatchObject([{ code: 'targets_keep_amounts' }]);
  expect((await quotas.board()).agency).toMatchObject({ target: 2600, attainment_percent: 0 });
  await quotas.run('set_quota_plan', { currency: 'AUD' });
  expect((await quotas.board()).agency.attainment_percent).toBe(50);
});

it('is for admins, and an unchanged plan leaves no trace', async () => {
  const lead = await quotas.desk().user('team_lead');
  const refused = await act(quotas.desk(), 'set_quota_plan', { cadence: 'monthly' }, lead.key);
  expect(refused.error.code).toBe('ADMIN_REQUIRED');
  expect((await quotas.run('set_quota_plan', { cadence: 'quarterly' })).activities).toEqual([]);
  const wrong = await act(quotas.desk(), 'set_quota_plan', { year_start_month: 13 });
  expect(wrong.error).toMatchObject({
    code: 'BATCH_INVALID',
    problems: [{ field: 'actions[0].input.year_start_month' }],
  });
});

it('can be undone', async () => {
  const { api } = quotas.desk();
  const batch = await api.post('/batch', {
    actions: [{ action: 'set_quota_plan', input: { recognition: 'accepted', count_perm: false } }],
  });
  await api.post(`/batch/${batch.body.data.batch_id}/undo`);
  expect((await api.get('/quotas/plan')).body.data).toMatchObject({
    recognition: 'started',
    count_perm: true,
  });
});
