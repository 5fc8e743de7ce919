import { beforeEach, expect, it } from 'vitest';
import { addDays } from '#src/lib/clock.ts';
import { openQuotaDesk, placed, todayThere } from '#test/harness/quotas.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const quotas = openQuotaDesk();
const today = todayThere();
const from = `${Number(today.slice(0, 4)) - 1}-02-02`;
let desk: Workspace;
let placement: string;

beforeEach(async () => {
  desk = await quotas.running().workspace({ country: 'AU' });
  await act('set_quota_plan', { cadence: 'monthly' });
  placement = await placed(desk, {
    placement_type: 'contract',
    charge_rate: 300,
    pay_rate: 200,
    rate_period: 'daily',
    start_date: from,
    contract_end_date: addDays(today, -1),
    expected_gp: 1000,
  });
});

async function act(action: string, input: object) {
  const { body } = await desk.api.post('/batch', { actions: [{ action, input }] });
  if (body.data.items[0].status !== 'succeeded') throw new Error(JSON.stringify(body.data.items[0]));
  return body.data;
}
const change = async (fields: object) => {
  const { status, body } = await desk.api.patch(`/placements/${placement}`, fields);
  expect(status, JSON.stringify(body.error)).toBe(200);
};
const amountIn = async (period: string) =>
  (await desk.api.get(`/quotas/periods/${period}`)).body.data.agency.billings[0]?.recognised ?? 0;
const first = async () => {
  const periods = (await desk.api.get('/quotas/periods?limit=100')).body.data;
  return periods.find(({ starts_on }: { starts_on: string }) => starts_on === `${from.slice(0, 7)}-01`).id;
};

it('counts an extension in the period it starts in, and the contract itself in its own', async () => {
  await change({ contract_end_date: addDays(today, 60), expected_gp: 1600 });
  expect(await amountIn('current')).toBe(600);
  expect(await amountIn(await first())).toBe(1000);
  const { placements } = (await desk.api.get('/quotas/periods/current')).body.data.agency;
  expect(placements.total).toBe(0);
});

it('does not count it before it starts, nor where the plan leaves extensions out', async () => {
  await change({ contract_end_date: addDays(today, 60), expected_gp: 1600 });
  await change({ contract_end_date: addDays(today, 90), expected_gp: 1900 });
  expect((await amountIn('current')) + (await amountIn('next'))).toBe(600);
  await act('set_quota_plan', { count_extensions: false });
  expect(await amountIn('current')).toBe(0);
  expect(await amountIn(await first())).toBe(1000);
});

it('takes an extension back when the contract ends earlier again, and shortens one that it cuts', async () => {
  await change({ contract_end_date: addDays(today, 60), expected_gp: 1600 });
  await change({ contract_end_date: addDays(today, 30), expected_gp: 1250 });
  expect(await amountIn('current')).toBe(250);
  expect(await amountIn(await first())).toBe(1000);
  await change({ contract_end_date: addDays(today, -1), expected_gp: 1000 });
  expect(await amountIn('current')).toBe(0);
  expect(await amountIn(await first())).toBe(1000);
});

it('takes a change of the rates alone for a change of the contract, and the end of one that waits for its own', async () => {
  await change({ expected_gp: 1100 });
  expect([await amountIn('current'), await amountIn(await first())]).toEqual([0, 1100]);
  await change({ status: 'pending_start' });
  await change({ contract_end_date: addDays(today, 60), expected_gp: 2000 });
  await change({ status: 'started' });
  expect([await amountIn('current'), await amountIn(await first())]).toEqual([0, 2000]);
});

it('leaves no trace of an extension that is undone', async () => {
  const done = await act('update_placement', {
    placement_id: placement,
    contract_end_date: addDays(today, 60),
    expected_gp: 1600,
  });
  expect(await amountIn('current')).toBe(600);
  await desk.api.post(`/batch/${done.batch_id}/undo`);
  expect([await amountIn('current'), await amountIn(await first())]).toEqual([0, 1000]);
});

it('posts no correction for an extension of a contract in a locked period: it counts where it starts', async () => {
  await act('set_quota_period_status', { period_id: await first(), status: 'locked' });
  await change({ contract_end_date: addDays(today, 60), expected_gp: 1600 });
  const board = (await desk.api.get('/quotas/periods/current')).body.data;
  expect(board.adjustments).toEqual([]);
  expect(board.agency.billings[0]).toMatchObject({ amount: 600, recognised: 600 });
});
