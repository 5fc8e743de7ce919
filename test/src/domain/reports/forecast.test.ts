import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { act } from '#test/harness/contract.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

// Fees, odds and days worked out by hand; the odds and days are those assumed of an agency without a history.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T03:00:00Z') });
});
const { desk } = useDesk({ country: 'AU' });
let client_id: string;

beforeAll(async () => {
  const made = deskOf(desk);
  client_id = await made.client();
  await act(desk, 'set_client_fee_terms', { client_id, tiers: [{ from: 0, percent: 18 }] });
  const compensation = { base_min: 90_000, base_max: 110_000 };
  const wanted = await made.job({ client_id, compensation, target_start_date: '2027-03-01' });
  await made.application({ job_id: wanted, stage: 'offer' });
  await made.application({ job_id: wanted, stage: 'submitted' });
  // Without a day of its own: 30 days after it came to offer, 20 December.
  await made.application({ job_id: await made.job({ client_id, compensation }), stage: 'offer' });
  // A day that has passed says nothing of when somebody may start.
  const late = await made.job({ client_id, compensation, target_start_date: '2026-11-01' });
  await made.application({ job_id: late, stage: 'submitted' });
  // Nothing is known of its fee.
  await made.application({ job_id: await made.job({ client_id }), stage: 'offer' });
  const placed = await made.application({ job_id: await made.job({ client_id }), stage: 'offer' });
  const logged = await desk.api.post('/placements', {
    application_id: placed,
    salary: 120_000,
    fee_percent: 20,
    start_date: '2027-01-11',
  });
  expect(logged.status, JSON.stringify(logged.body.error)).toBe(201);
});
afterAll(() => {
  vi.useRealTimers();
});

const run = async (body: object) => {
  const { status, body: answer } = await desk.api.post('/reports/run', body);
  expect(status, JSON.stringify(answer.error)).toBe(200);
  return answer.data;
};

it('weighs the pipeline by expected start, beside the starts to come', async () => {
  const { rows, totals, caveats } = await run({ report: 'pipeline_forecast' });
  const row = (
    month: string,
    applications: number,
    unpriced: number,
    weighted_fee: number,
    forecast: number,
  ) => ({
    ...{ month, applications, unpriced, weighted_fee, forecast, currency: 'AUD' },
  });
  expect(rows).toEqual([
    // One at offer, 80 % of 18,000, and one without a fee.
    row('2026-12', 2, 1, 14_400, 0),
    // 55 days after coming to submitted is 14 January: 12 % of 18,000; and the fee of the placement.
    row('2027-01', 1, 0, 2_160, 24_000),
    // 80 and 12 % of one job.
    row('2027-03', 2, 0, 16_560, 0),
  ]);
  expect(totals).toEqual([
    { applications: 5, unpriced: 1, weighted_fee: 33_120, forecast: 24_000, currency: 'AUD' },
  ]);
  expect(caveats[0]).toBe('1 live application has no fee to expect and no part in the amounts.');
  expect(caveats.join(' ')).toMatch(/Assumed odds at .*offer.*Assumed days to the start from .*offer/);
});

it('comes to the weighted pipeline over all that may start within its days', async () => {
  const [weighted] = (await run({ report: 'fee_pipeline_weighted' })).totals;
  const [forecast] = (await run({ report: 'pipeline_forecast', group_by: 'client' })).totals;
  expect(forecast.weighted_fee).toBe(weighted.weighted_fee);
});

it('knows no amount of what has no fee to expect', async () => {
  const rows = (await run({ report: 'pipeline_forecast', group_by: 'job' })).rows;
  const unpriced = rows.filter(
    (row: { applications: number; unpriced: number }) =>
      row.applications > 0 && row.unpriced === row.applications,
  );
  expect(unpriced).toMatchObject([{ unpriced: 1, weighted_fee: null, forecast: 0 }]);
});

it('leaves out what may start outside the days asked for', async () => {
  const { rows } = await run({
    report: 'pipeline_forecast',
    from: '2027-03-01',
    to: '2027-03-31',
    group_by: 'month',
  });
  expect(rows).toMatchObject([{ month: '2027-03', weighted_fee: 16_560 }]);
});
