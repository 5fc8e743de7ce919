import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T03:00:00Z') });
});
const { running, desk: agency } = useDesk({ country: 'AU' });

beforeAll(async () => {
  const desk = deskOf(agency);
  for (const [name, salary] of [
    ['Acme Mining', 100_000],
    ['Boreal Foods', 200_000],
  ] as const) {
    const client_id = await desk.client({ name });
    const application_id = await desk.application({ job_id: await desk.job({ client_id }), stage: 'offer' });
    await agency.api.post('/placements', {
      application_id,
      salary,
      fee_percent: 20,
      offer_date: '2026-11-02',
      start_date: '2026-11-10',
    });
  }
  await running.service.jobs.runDue();
});
afterAll(() => {
  vi.useRealTimers();
});

const ask = async (question: string, key = agency.adminKey) => {
  const { status, body } = await agency.as(key).post('/analytics/ask', { question });
  expect(status, JSON.stringify(body.error)).toBe(200);
  return body.data;
};

it('answers with how it was understood, the figures, a sentence, a chart and the definition', async () => {
  const answer = await ask('billings by client this month');
  expect(answer).toMatchObject({
    question: 'billings by client this month',
    interpretation: {
      metric: 'billings',
      dimensions: ['client'],
      filters: [],
      period: { period: 'this_month', from: '2026-11-01', to: '2026-11-30', timezone: 'Australia/Sydney' },
    },
    rows: [
      { client: 'Boreal Foods', billings: 40_000, currency: 'AUD' },
      { client: 'Acme Mining', billings: 20_000, currency: 'AUD' },
    ],
    chart: { type: 'bar', x: 'client', y: 'billings' },
    caveats: [],
    unsupported_concepts: [],
    data_scope: 'agency',
  });
  expect(answer.answer).toBe('Billings, this month: see amounts, and the rows.');
  expect(answer.amounts).toBe(
    'Billings, this month: AUD 60,000.00 in all; the highest is Boreal Foods with AUD 40,000.00.',
  );
  expect(answer.definition).toContain('quota plan');
});

it('hides money in every part of the answer from who may not see it, the order and the sentence included', async () => {
  const poor = await agency.key(['analytics:read'], { userId: null });
  const answer = await ask('which client billed the most this month', poor);
  expect(answer.rows).toMatchObject([
    { client: 'Acme Mining', billings: null },
    { client: 'Boreal Foods', billings: null },
  ]);
  expect(answer.answer).toBe('Billings, this month: the amounts are hidden from this credential.');
  expect(answer.amounts).toBeNull();
  expect(answer.caveats.join()).toContain('placements:financials:read');
});

it('shows no amounts to a credential of the same person that reads the answer of a batch with fewer scopes', async () => {
  const actions = [
    { action: 'ask_analytics', input: { question: 'billings this month' } },
    { action: 'run_report', input: { report: 'billings', format: 'csv' } },
  ];
  const made = await agency.api.post('/batch', { actions });
  const whole = JSON.stringify(made.body.data.items);
  expect(whole).toContain('60,000.00');
  const poor = agency.as(await agency.key(['analytics:read'], { userId: agency.adminId }));
  const read = await poor.get(`/batch/${made.body.data.batch_id}`);
  expect(read.status).toBe(200);
  expect(JSON.stringify(read.body.data.items)).not.toMatch(/60,?000|40,?000|20,?000/);
});

it('counts nothing where it does not understand a part, and says which and what to ask', async () => {
  const answer = await ask('placements for Globex this month');
  expect(answer).toMatchObject({ rows: [], columns: [], chart: null, unsupported_concepts: ['Globex'] });
  expect(answer.answer).toContain('nothing was counted');
  expect(answer.suggested_alternatives.length).toBeGreaterThan(0);
  const gender = await ask('placements by gender');
  expect(gender.unsupported_concepts).toEqual(['gender']);
  expect(gender.suggested_alternatives).toContain('run_report selection_rates');
  const nonsense = await ask('abracadabra');
  expect(nonsense).toMatchObject({ interpretation: { metric: null }, rows: [] });
});

it('names what a figure cannot be broken down by', async () => {
  const answer = await ask('emails sent by seniority last week');
  expect(answer.unsupported_concepts).toEqual(['mails sent by seniority']);
  expect(answer.rows).toEqual([]);
});

it('says which period it took where none was named, and which words it left out', async () => {
  const answer = await ask('placements roughly speaking');
  expect(answer.interpretation.period).toMatchObject({ period: 'last_12_months' });
  expect(answer.caveats[0]).toContain('the last 12 months');
  expect(answer.caveats[1]).toContain('speaking');
  expect(answer.answer).toBe('Placements, the last 12 months: 2.');
});

it('answers a series for every month, those without anything too', async () => {
  const answer = await ask('placements per month this year');
  expect(answer.rows).toHaveLength(12);
  expect(answer.rows[0]).toEqual({ month: '2026-01', placements: 0 });
  expect(answer.rows[10]).toEqual({ month: '2026-11', placements: 2 });
  expect(answer.chart).toEqual({ type: 'line', x: 'month', y: 'placements' });
});

it('sees nothing of another agency: neither its figures nor its names', async () => {
  const other = await running.workspace({ country: 'AU' });
  expect((await ask('placements this year', other.adminKey)).rows).toEqual([{ placements: 0 }]);
  const named = await ask('placements for Acme Mining this year', other.adminKey);
  expect(named.unsupported_concepts).toEqual(['Acme Mining']);
});

it('refuses an empty question and one of more than 1000 characters', async () => {
  for (const question of ['', '  ', 'x'.repeat(1001)]) {
    const refused = await agency.api.post('/analytics/ask', { question });
    expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'question' });
  }
});
