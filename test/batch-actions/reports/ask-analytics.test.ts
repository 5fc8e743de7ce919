import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { textWithoutIds } from '#test/harness/amounts.ts';
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
    caveats: ['This month is not over yet: it ends on 2026-11-30.'],
    unsupported_concepts: [],
    data_scope: 'agency',
  });
  expect(answer.answer).toBe(
    'Billings, this month: AUD 60,000.00 in all; the highest is Boreal Foods with AUD 40,000.00. Read as: sum of billings, this month, by client.',
  );
  expect(answer.read_as).toBe('sum of billings, this month, by client');
  expect(answer.definition).toContain('quota plan');
});

it('hides money in every part of the answer from who may not see it, the order and the sentence included', async () => {
  const poor = await agency.key(['analytics:read'], { userId: null });
  const answer = await ask('which client has the most billings this month', poor);
  // Even whose amounts there are is not told.
  expect(answer).toMatchObject({ rows: [], chart: null });
  expect(answer.answer).toContain('Billings, this month: the amounts are hidden from this credential.');
  expect(textWithoutIds(answer)).not.toMatch(/60,?000|40,?000|20,?000/);
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
  expect(textWithoutIds(read.body.data.items)).not.toMatch(/60,?000|40,?000|20,?000/);
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

it('says which period it took where none was named: what has been done is of all time, what is the case of 12 months', async () => {
  const now = await ask('placements');
  expect(now.interpretation.period).toMatchObject({ period: 'last_12_months' });
  expect(now.caveats[0]).toContain('the last 12 months');
  const done = await ask('how many placements have we made with Acme Mining');
  expect(done.interpretation.period).toMatchObject({ period: 'all_time' });
  expect(done.answer).toBe(
    'Placements (Acme Mining), all time: 1. Read as: placements, client Acme Mining, all time.',
  );
});

it('refuses a figure with a word that it does not understand, and never leaves the word out', async () => {
  for (const [question, word] of [
    ['placements roughly speaking', 'roughly speaking'],
    ["placements'; drop table placements;--", 'drop table'],
    ['placements last year of people who like cricket', 'like cricket'],
  ] as const) {
    const answer = await ask(question);
    expect(answer.rows).toEqual([]);
    expect(answer.unsupported_concepts.join(), question).toContain(word);
  }
});

it('asks whom a name means that nobody bears, with the nearest that somebody does', async () => {
  const answer = await ask('placements for Acme Minning this month');
  expect(answer.rows).toEqual([]);
  expect(answer.suggested_alternatives).toContain('placements for Acme Mining this month');
});

it('does not list by an amount that the credential may not see', async () => {
  const poor = await agency.key(['analytics:read'], { userId: null });
  for (const question of [
    'placements with a salary over 150000',
    'clients with billings over 30000 this month',
  ]) {
    const answer = await ask(question, poor);
    expect(answer.rows, question).toEqual([]);
    expect(answer.unsupported_concepts.join()).toContain('placements:financials:read');
  }
});

it('answers a series for every month, those without anything too', async () => {
  const answer = await ask('placements per month this year');
  expect(answer.rows).toHaveLength(12);
  expect(answer.rows[0]).toEqual({ month: '2026-01', placements: 0 });
  expect(answer.rows[10]).toEqual({ month: '2026-11', placements: 2 });
  expect(answer.chart).toEqual({ type: 'line', x: 'month', y: 'placements', series: null });
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

it('says of how many placements an average fee percentage leaves out, as they have a fixed fee', async () => {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Coral Hotels' });
  const application_id = await desk.application({ job_id: await desk.job({ client_id }), stage: 'offer' });
  const fixed = { application_id, salary: 100_000, fee_type: 'fixed', fee_amount: 9000 };
  await agency.api.post('/placements', { ...fixed, offer_date: '2026-11-02', start_date: '2026-11-10' });
  const { answer, definition } = await ask('average fee percentage this year');
  expect(answer).toContain('1 more (this year) left out: a fixed fee, with no percent agreed.');
  expect(definition).toContain('agreed as a percentage');
  const poor = await agency.key(['analytics:read'], { userId: null });
  expect((await ask('average fee percentage this year', poor)).answer).not.toContain('fixed fee');
});
