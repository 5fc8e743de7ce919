import { describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { todayThere } from '#test/harness/quotas.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

// Counted by the calendar: a day on which the clocks change is no 24 hours.
const daysAgo = (count: number): string =>
  new Date(Date.parse(todayThere()) - count * 86_400_000).toISOString().slice(0, 10);

async function placed(fields: Record<string, unknown>): Promise<string> {
  const client_id = await desk.client();
  const terms = { client_id, guarantee_days: 90, guarantee_remedy: 'refund_pro_rata' };
  await runAction(running, agency.adminKey, 'set_client_fee_terms', terms);
  const application_id = await desk.application({ job_id: await desk.job({ client_id }) });
  const made = await agency.api.post('/placements', { application_id, ...fields });
  expect(made.status).toBe(201);
  return made.body.data.id;
}

const patch = (id: string, body: unknown) => agency.api.patch(`/placements/${id}`, body);
/** What is said of what still stands, which is not about the refund. */
const LEFT = ['still_at_placed', 'job_still_filled'];
const PERMANENT = { fee_type: 'fixed', fee_amount: 24_691.36, currency: 'AUD', start_date: daysAgo(113) };

describe('the refund', () => {
  it.each([
    [113, 24_691.36, 0],
    [97, 20_301.78, 16],
    [24, 274.35, 89],
    [23, 0, 90],
    [22, 0, 91],
  ])('of one completed meanwhile who left %i days ago is %d', async (ago, refund_amount, days_served) => {
    const id = await placed(PERMANENT);
    await patch(id, { status: 'started' });
    await patch(id, { status: 'completed' });
    const { body } = await patch(id, { status: 'fell_off', fell_off_at: daysAgo(ago) });
    const in_guarantee = days_served <= 90;
    expect(body.data).toMatchObject({
      status: 'fell_off',
      fell_off_at: daysAgo(ago),
      guarantee_outcome: { in_guarantee, days_served, refund_amount, remedy: 'refund_pro_rata' },
    });
    const warned = (body.meta.warnings ?? [])
      .map(({ code }: { code: string }) => code)
      .filter((code: string) => !LEFT.includes(code));
    expect(warned).toEqual(in_guarantee ? [] : ['status_backward']);
  });

  it('follows the day, the fee, the guarantee and the start as each is put right later', async () => {
    const id = await placed(PERMANENT);
    const first = await patch(id, { status: 'fell_off' });
    expect(first.body.data).toMatchObject({
      fell_off_at: daysAgo(0),
      guarantee_outcome: { refund_amount: 0 },
    });
    expect(first.body.meta.warnings[0]).toMatchObject({ code: 'fell_off_today' });
    const marked = await runAction(running, agency.adminKey, 'mark_placement_status', {
      placement_id: id,
      status: 'fell_off',
      fell_off_at: daysAgo(97),
    });
    expect(marked.data.guarantee_outcome).toMatchObject({ days_served: 16, refund_amount: 20_301.78 });
    expect(marked.events).toEqual([]);
    const refund = async (body: unknown) => (await patch(id, body)).body.data.guarantee_outcome.refund_amount;
    expect(await refund({ fee_amount: 9000 })).toBe(7400);
    expect(await refund({ guarantee_days: 160 })).toBe(8100);
    expect(await refund({ start_date: daysAgo(137) })).toBe(6750);
  });
});

describe('the day', () => {
  it.each([
    [{ status: 'fell_off', fell_off_at: daysAgo(-1) }, 'fell_off_at'],
    [{ status: 'fell_off', fell_off_at: daysAgo(114) }, 'fell_off_at'],
    [{ status: 'started', fell_off_at: daysAgo(3) }, 'fell_off_at'],
    [{ fell_off_at: daysAgo(3) }, 'fell_off_at'],
    [{ status: 'fell_off', start_date: null }, 'start_date'],
    [{ status: 'started', start_date: null }, 'start_date'],
  ])('refuses %j on %s', async (wrong, field) => {
    const id = await placed(PERMANENT);
    const refused = await patch(id, wrong);
    expect([refused.status, refused.body.error.field]).toEqual([422, field]);
  });

  it.each(['started', 'fell_off'])('asks for the start of one that is marked %s without', async (status) => {
    const id = await placed({ fee_type: 'fixed', fee_amount: 1000 });
    const mark = runAction(running, agency.adminKey, 'mark_placement_status', { placement_id: id, status });
    await expect(mark).rejects.toMatchObject({ field: 'start_date' });
    const both = await patch(id, { status, start_date: daysAgo(3) });
    expect(both.body.data.status).toBe(status);
  });

  it('says of who took the acceptance back before a start was agreed that the day they were to start will do', async () => {
    const id = await placed({ fee_type: 'fixed', fee_amount: 1000 });
    const refused = await patch(id, { status: 'fell_off' });
    expect(refused.body.error.message).toContain('or was to start where they never did');
    const fell = await patch(id, { status: 'fell_off', start_date: daysAgo(-20) });
    expect(fell.body.data).toMatchObject({ status: 'fell_off', guarantee_outcome: { days_served: 0 } });
  });

  it('is today for an offer that comes to nothing before the start', async () => {
    const id = await placed({ ...PERMANENT, start_date: daysAgo(-20) });
    const { body } = await patch(id, { status: 'fell_off' });
    expect(body.data).toMatchObject({
      fell_off_at: daysAgo(0),
      guarantee_outcome: { in_guarantee: false, days_served: 0, refund_amount: 24_691.36 },
    });
  });

  it('may be any day until today for who withdraws before the start, and comes back as it stands', async () => {
    const id = await placed({ ...PERMANENT, start_date: daysAgo(-20) });
    const marked = await runAction(running, agency.adminKey, 'mark_placement_status', {
      placement_id: id,
      status: 'fell_off',
      fell_off_at: daysAgo(3),
    });
    const withdrew = {
      fell_off_at: daysAgo(3),
      guarantee_outcome: { in_guarantee: false, days_served: 0, refund_amount: 24_691.36 },
    };
    expect(marked.data).toMatchObject(withdrew);
    const stands = (await agency.api.get(`/placements/${id}`)).body.data;
    const again = await patch(id, { ...stands, notes: 'Took a counter-offer' });
    expect(again.body.data).toMatchObject({ ...withdrew, notes: 'Took a counter-offer' });
    expect((await patch(id, { fell_off_at: daysAgo(2) })).status).toBe(200);
    expect((await patch(id, { fell_off_at: daysAgo(-1) })).status).toBe(422);
  });

  it('cannot come before a start that is moved', async () => {
    const id = await placed(PERMANENT);
    await patch(id, { status: 'fell_off', fell_off_at: daysAgo(97) });
    const refused = await patch(id, { start_date: daysAgo(90) });
    expect([refused.status, refused.body.error.field]).toEqual([422, 'fell_off_at']);
  });
});

describe('a contract that fell off', () => {
  const TERM = {
    placement_type: 'contract',
    start_date: '2026-03-02',
    contract_end_date: '2026-03-27',
    currency: 'AUD',
  };
  const RATES = { charge_rate: 1000, pay_rate: 800, rate_period: 'daily' };
  const contractOf = async (id: string, body: unknown) => (await patch(id, body)).body.data.contract;

  it.each([
    ['2026-03-02', 200],
    ['2026-03-04', 600],
    ['2026-03-08', 1000],
    ['2026-03-27', 4000],
    ['2026-04-30', 4000],
  ])('on %s expects %d of the 4000, and all of it again when that is taken back', async (day, worked) => {
    const id = await placed({ ...TERM, ...RATES });
    expect(await contractOf(id, { status: 'fell_off', fell_off_at: day })).toMatchObject({
      expected_gp: worked,
      original_expected_gp: 4000,
    });
    expect(await contractOf(id, { notes: 'x', guarantee_days: 10 })).toMatchObject({ expected_gp: worked });
    expect(await contractOf(id, { status: 'started' })).toMatchObject({
      expected_gp: 4000,
      original_expected_gp: null,
    });
  });

  it('shares an entered profit by the weekdays of the term', async () => {
    const id = await placed({ ...TERM, expected_gp: 3000 });
    const fell = { status: 'fell_off', fell_off_at: '2026-03-04' };
    expect(await contractOf(id, fell)).toMatchObject({ expected_gp: 450, original_expected_gp: 3000 });
    expect(await contractOf(id, { expected_gp: 6000 })).toMatchObject({
      expected_gp: 900,
      original_expected_gp: 6000,
    });
  });

  it('says that the profit of the days worked is not known where nothing tells the term', async () => {
    const id = await placed({ ...TERM, contract_end_date: undefined, expected_gp: 3000 });
    const { body } = await patch(id, { status: 'fell_off', fell_off_at: '2026-03-04' });
    expect(body.data.contract).toMatchObject({ expected_gp: null, original_expected_gp: 3000 });
    expect(body.meta.warnings.map(({ code }: { code: string }) => code)).toContain('worked_profit_unknown');
  });
});
