import { describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Answer } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

const BANDS = {
  tiers: [
    { from: 0, percent: 15 },
    { from: 100_000, percent: 20 },
  ],
  minimum_fee: 12_000,
};

async function placed(fields: Record<string, unknown> = {}): Promise<string> {
  const client_id = await desk.client();
  await runAction(running, agency.adminKey, 'set_client_fee_terms', { client_id, ...BANDS });
  const application_id = await desk.application({ job_id: await desk.job({ client_id }) });
  const made = await agency.api.post('/placements', { application_id, ...fields });
  expect(made.status).toBe(201);
  return made.body.data.id;
}

const patch = (id: string, body: unknown): Promise<Answer> => agency.api.patch(`/placements/${id}`, body);
const feeOf = async (id: string, body: unknown) => (await patch(id, body)).body.data.fee;

describe('the fee', () => {
  it('keeps the stored percent when the salary moves, with the minimum as it came from the schedule', async () => {
    const id = await placed({ salary: 90_000 });
    expect(await feeOf(id, { salary: 200_000 })).toEqual({ type: 'percent', percent: 15, amount: 30_000 });
    expect(await feeOf(id, { salary: 10_000 })).toMatchObject({ percent: 15, amount: 12_000 });
  });

  it('forgets the minimum once a percent is set by hand', async () => {
    const id = await placed({ salary: 90_000 });
    expect(await feeOf(id, { fee_percent: 10 })).toMatchObject({ percent: 10, amount: 9000 });
    expect(await feeOf(id, { salary: 50_000 })).toMatchObject({ percent: 10, amount: 5000 });
  });

  it('falls in its band when the salary first becomes known', async () => {
    const id = await placed();
    expect(await feeOf(id, { notes: 'x' })).toMatchObject({ percent: null, amount: null });
    expect(await feeOf(id, { salary: 150_000 })).toMatchObject({ percent: 20, amount: 30_000 });
  });

  it('stays unknown, without a word about the terms, while something else changes', async () => {
    const id = await placed({ currency: 'JPY' });
    const { client_id } = (await agency.api.get(`/placements/${id}`)).body.data;
    await runAction(running, agency.adminKey, 'set_client_fee_terms', {
      client_id,
      tiers: [{ from: 0, percent: 9 }],
    });
    const noted = await patch(id, { notes: 'x' });
    expect(noted.body.data.fee).toEqual({ type: 'percent', percent: null, amount: null });
    expect(noted.body.meta.warnings).toBeUndefined();
    const paid = await patch(id, { salary: 5_000_000 });
    expect(paid.body.data.fee).toEqual({ type: 'percent', percent: 9, amount: 450_000 });
  });

  it('turns fixed and back to the schedule', async () => {
    const id = await placed({ salary: 150_000 });
    expect(await feeOf(id, { fee_type: 'fixed', fee_amount: 7000 })).toEqual({
      type: 'fixed',
      percent: null,
      amount: 7000,
    });
    expect(await feeOf(id, { salary: 1 })).toMatchObject({ amount: 7000 });
    expect(await feeOf(id, { fee_type: 'percent', salary: 150_000 })).toMatchObject({
      percent: 20,
      amount: 30_000,
    });
  });

  it('is not touched by terms agreed later, nor by a change of something else', async () => {
    const id = await placed({ salary: 90_000 });
    const { client_id } = (await agency.api.get(`/placements/${id}`)).body.data;
    const terms = { client_id, tiers: [{ from: 0, percent: 30 }] };
    await runAction(running, agency.adminKey, 'set_client_fee_terms', terms);
    expect(await feeOf(id, { notes: 'Signed', guarantee_days: 30 })).toMatchObject({
      percent: 15,
      amount: 13_500,
    });
  });
});

describe('the expected gross profit', () => {
  const contract = {
    placement_type: 'contract',
    charge_rate: 1000,
    pay_rate: 800,
    rate_period: 'daily',
    start_date: '2026-03-02',
    contract_end_date: '2026-03-06',
  };
  const gpOf = async (id: string, body: unknown) => (await patch(id, body)).body.data.contract.expected_gp;

  it('is worked out again when a rate or the term moves, and not otherwise', async () => {
    const id = await placed(contract);
    expect(await gpOf(id, { contract_end_date: '2026-03-13' })).toBe(2000);
    expect(await gpOf(id, { pay_rate: 900 })).toBe(1000);
    expect(await gpOf(id, { expected_gp: 1234 })).toBe(1234);
    expect(await gpOf(id, { notes: 'x', pay_rate: 900 })).toBe(1234);
    expect(await gpOf(id, { start_date: '2026-03-03', expected_gp: 5 })).toBe(5);
    expect(await gpOf(id, { start_date: '2026-03-02' })).toBe(1000);
    expect(await gpOf(id, { expected_gp: 7 })).toBe(7);
    expect(await gpOf(id, { expected_gp: null })).toBe(1000);
  });

  it('is told to be of the whole term by the new rates where rates change after the start', async () => {
    const id = await placed({ ...contract, start_date: '2026-03-02', contract_end_date: '2031-03-06' });
    const codes = async (body: unknown): Promise<string[]> =>
      ((await patch(id, body)).body.meta.warnings ?? []).map(({ code }: { code: string }) => code);
    const { body } = await patch(id, { pay_rate: 900 });
    expect(body.meta.warnings).toContainEqual(
      expect.objectContaining({
        code: 'rates_of_whole_term',
        message: expect.stringContaining('also for the days since 2026-03-02'),
      }),
    );
    expect(await codes({ contract_end_date: '2031-03-13' })).not.toContain('rates_of_whole_term');
    expect(await codes({ pay_rate: 850, expected_gp: 5 })).not.toContain('rates_of_whole_term');
  });

  it('goes with the contract when the placement turns permanent', async () => {
    const id = await placed(contract);
    const { body } = await patch(id, { placement_type: 'permanent' });
    expect(body.data).toMatchObject({ placement_type: 'permanent', contract: null });
  });

  it('takes no rates on a permanent placement, and no term that ends before it starts', async () => {
    const permanent = await placed();
    const rates = await patch(permanent, { charge_rate: 5 });
    expect([rates.status, rates.body.error.field]).toEqual([422, 'charge_rate']);
    const term = await patch(await placed(contract), { start_date: '2027-01-01' });
    expect([term.status, term.body.error.field]).toEqual([422, 'contract_end_date']);
  });
});

it('replaces the whole split, which must total 100', async () => {
  const id = await placed();
  const other = (await agency.user('consultant')).userId;
  const split = [{ user_id: other, role: 'other', percent: 100 }];
  expect((await patch(id, { credits: split })).body.data.credits).toEqual(split);
  const refused = await patch(id, { credits: [{ user_id: other, percent: 99.9 }] });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'credits']);
  expect((await agency.api.get(`/placements/${id}`)).body.data.credits).toEqual(split);
});

it('moves to any status with its event, warns of a backward one, and fires nothing for the same', async () => {
  const id = await placed({ salary: 100_000, start_date: '2020-01-01' });
  const move = (status: string) =>
    runAction(running, agency.adminKey, 'update_placement', { placement_id: id, status });
  for (const status of ['started', 'completed', 'fell_off', 'pending_start'])
    expect((await move(status)).events).toEqual(['placement.status_changed']);
  expect((await move('pending_start')).events).toEqual([]);
  expect((await patch(id, { status: 'fell_off' })).body.data.guarantee_outcome).toMatchObject({
    in_guarantee: false,
    refund_amount: 0,
  });
  const back = await patch(id, { status: 'pending_start' });
  expect(back.body.meta.warnings[0].code).toBe('status_backward');
});

it('works the refund out from the terms that the same change sets', async () => {
  const id = await placed({ salary: 100_000 });
  const start = new Date().toISOString().slice(0, 10);
  const { body } = await patch(id, { start_date: start, guarantee_days: 10, status: 'fell_off' });
  expect(body.data.guarantee_outcome).toMatchObject({ in_guarantee: true });
});

it('clears what may be empty with null, and leaves the rest', async () => {
  const id = await placed({ notes: 'x', start_date: '2026-03-02', salary: 100_000 });
  const { body } = await patch(id, { notes: null, start_date: null, guarantee_days: null, salary: null });
  expect(body.data).toMatchObject({
    notes: null,
    start_date: null,
    guarantee_days: null,
    salary: null,
    fee: { percent: 20, amount: null },
  });
});

it.each([
  [{ fee_amount: 5 }, 'fee_amount'],
  [{ fee_type: 'fixed' }, 'fee_amount'],
  [{ status: 'left' }, 'status'],
  [{ credits: [] }, 'credits'],
  [{ currency: null }, 'currency'],
  [{ candidate_id: 'cnd_1' }, 'candidate_id'],
])('refuses %j naming %s and changes nothing', async (wrong, field) => {
  const id = await placed({ salary: 100_000 });
  const before = (await agency.api.get(`/placements/${id}`)).body.data;
  const refused = await patch(id, wrong);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
  expect((await agency.api.get(`/placements/${id}`)).body.data).toEqual(before);
});

it("answers 404 for another agency's placement", async () => {
  const other = await running.workspace();
  const refused = await other.api.patch(`/placements/${await placed()}`, { notes: 'mine' });
  expect([refused.status, refused.body.error.field]).toEqual([404, 'placement_id']);
});

it('names the fields that set what is shown as one, where that is sent changed', async () => {
  const start = { placement_type: 'contract', start_date: '2026-01-05', contract_end_date: '2026-06-30' };
  const id = await placed({ ...start, charge_rate: 100, pay_rate: 80, rate_period: 'hourly' });
  const { status, body } = await patch(id, { contract: { end_date: '2026-09-30' } });
  expect(status).toBe(422);
  expect(body.error).toMatchObject({
    field: 'contract',
    message: 'contract: is not set as a whole; set contract_end_date instead',
  });
});
