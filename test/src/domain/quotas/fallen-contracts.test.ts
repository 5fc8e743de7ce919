import { beforeEach, expect, it } from 'vitest';
import { addDays } from '#src/lib/clock.ts';
import { openQuotaDesk, placed, todayThere } from '#test/harness/quotas.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const quotas = openQuotaDesk();
const today = todayThere();
const from = `${Number(today.slice(0, 4)) - 1}-02-02`;
let desk: Workspace;
let placement: string;

async function act(action: string, input: object): Promise<void> {
  const { body } = await desk.api.post('/batch', { actions: [{ action, input }] });
  expect(body.data.items[0].status, JSON.stringify(body.data.items[0])).toBe('succeeded');
}

beforeEach(async () => {
  desk = await quotas.running().workspace({ country: 'AU' });
  await act('set_quota_plan', { cadence: 'monthly' });
  placement = await placed(desk, {
    placement_type: 'contract',
    start_date: from,
    contract_end_date: addDays(today, -20),
    expected_gp: 1000,
  });
});

/** Changes the contract, and answers the profit that it then expects. */
async function change(fields: object): Promise<number> {
  const { status, body } = await desk.api.patch(`/placements/${placement}`, fields);
  expect(status, JSON.stringify(body.error)).toBe(200);
  return body.data.contract.expected_gp;
}

const periods = async () => (await desk.api.get('/quotas/periods?limit=100')).body.data;
const boardOf = async (id: string) => (await desk.api.get(`/quotas/periods/${id}`)).body.data;
const firstId = async (): Promise<string> =>
  (await periods()).find(({ starts_on }: { starts_on: string }) => starts_on === `${from.slice(0, 7)}-01`).id;
const inFirst = async (): Promise<number> =>
  (await boardOf(await firstId())).agency.billings[0]?.recognised ?? 0;

/** What all periods recognise together. */
async function inQuotas(): Promise<number> {
  let sum = 0;
  for (const { id } of await periods()) {
    const [line] = (await boardOf(id)).agency.billings;
    sum += Math.round(100 * (line?.recognised ?? 0));
  }
  return sum / 100;
}

/** The billings of all time in the reports. */
async function inReports(): Promise<unknown[]> {
  const of = async (report: string) =>
    (await desk.api.post('/reports/run', { report, period: 'all_time' })).body.data.totals;
  const [billings] = await of('billings');
  const [scorecard] = await of('consultant_scorecard');
  return [billings.billings, scorecard.billings];
}

it('a contract that fell off counts in quotas and reports at the profit of the days worked', async () => {
  const worked = await change({ status: 'fell_off', fell_off_at: addDays(from, 60) });
  expect(worked).toBeGreaterThan(0);
  expect(worked).toBeLessThan(1000);
  expect([await inFirst(), await inQuotas(), ...(await inReports())]).toEqual(Array(4).fill(worked));
});

it('a contract that did not fall off after all counts whole again', async () => {
  await change({ status: 'fell_off', fell_off_at: addDays(from, 60) });
  await change({ status: 'started' });
  expect([await inFirst(), ...(await inReports())]).toEqual([1000, 1000, 1000]);
});

it('days worked fill the term of the contract first, and then its extension', async () => {
  await change({ contract_end_date: addDays(today, 60), expected_gp: 1600 });
  const worked = await change({ status: 'fell_off', fell_off_at: addDays(today, -1) });
  expect(worked).toBeGreaterThan(1000);
  expect(worked).toBeLessThan(1600);
  expect([await inFirst(), await inQuotas(), ...(await inReports())]).toEqual([1000, worked, worked, worked]);
});

it('an extension that was never begun counts nowhere', async () => {
  await change({ contract_end_date: addDays(today, 60), expected_gp: 1600 });
  const worked = await change({ status: 'fell_off', fell_off_at: addDays(from, 60) });
  expect([await inFirst(), await inQuotas()]).toEqual([worked, worked]);
});

it('a permanent placement that fell off counts nowhere in billings', async () => {
  const before = await inQuotas();
  const terms = { fee_type: 'fixed', fee_amount: 500, guarantee_days: 90, start_date: from };
  await placed(desk, terms, 'fell_off');
  expect(await inQuotas()).toBe(before);
});

it('what a fall-off takes from a locked period is posted as an adjustment', async () => {
  const id = await firstId();
  await act('set_quota_period_status', { period_id: id, status: 'locked' });
  const worked = await change({ status: 'fell_off', fell_off_at: today });
  const later = await change({ status: 'started' });
  const again = await change({ status: 'fell_off', fell_off_at: addDays(from, 60) });
  expect([worked, later]).toEqual([1000, 1000]);
  const posted = (await Promise.all((await periods()).map((one: { id: string }) => boardOf(one.id)))).flatMap(
    ({ adjustments }) => adjustments.map(({ amount }: { amount: number }) => amount),
  );
  expect(posted.reduce((sum: number, one: number) => sum + one, 0)).toBeCloseTo(again - 1000, 6);
});
