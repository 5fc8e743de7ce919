import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

// A Sunday.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T03:00:00Z') });
});
const { desk: agency } = useDesk({ country: 'AU' });
afterAll(() => {
  vi.useRealTimers();
});

const ask = async (question: string) => {
  const { status, body } = await agency.api.post('/analytics/ask', { question });
  expect(status, JSON.stringify(body.error)).toBe(200);
  return body.data;
};

it('lists who is to start in a month that has not come yet, where it is asked who starts in it', async () => {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Acme Mining' });
  const application_id = await desk.application({ job_id: await desk.job({ client_id }), stage: 'offer' });
  await agency.api.post('/placements', {
    application_id,
    salary: 100_000,
    fee_percent: 20,
    offer_date: '2026-11-02',
    start_date: '2026-12-07',
  });
  for (const question of ['Who starts in December?', 'Who is starting in December?', 'Starts in December']) {
    const answer = await ask(question);
    expect(answer.interpretation.period, question).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
    expect(answer.answer, question).toMatch(/Acme Mining|: 1/);
  }
});

it.each([
  ['interviews on Tuesday', '2026-11-24', '2026-11-24'],
  ['Who are we interviewing on Tuesday?', '2026-11-24', '2026-11-24'],
  ['How many interviews did we have on Tuesday?', '2026-11-17', '2026-11-17'],
  ['interviews in December', '2026-12-01', '2026-12-31'],
  ['interviews in October', '2026-10-01', '2026-10-31'],
  ['Which contracts end in January?', '2027-01-01', '2027-01-31'],
  ['contracts that end before December', '2026-11-22', '2026-11-30'],
  ['how many people start in January', '2027-01-01', '2027-01-31'],
  ['Who starts in March?', '2027-03-01', '2027-03-31'],
  ['starts in March', '2026-03-01', '2026-03-31'],
  ['Who started in December?', '2025-12-01', '2025-12-31'],
  ['starts in December 2025', '2025-12-01', '2025-12-31'],
])('%s is of the days from %s to %s, by its tense', async (question, from, to) => {
  const answer = await ask(question);
  expect(answer.interpretation.period, answer.answer).toMatchObject({ from, to });
});

it('says which year a bare month was read of that has not come yet this year', async () => {
  for (const question of ['billings in December', 'placements by consultant in December']) {
    const { interpretation, caveats } = await ask(question);
    expect(interpretation.period).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
    expect(caveats.join(' ')).toContain('December was read as December 2025');
  }
  expect((await ask('billings in October')).caveats.join(' ')).not.toContain('was read as');
});

it('refuses an interview month that may be over or to come, and suggests none of the wrong year', async () => {
  expect((await ask('How many interviews do we have in January?')).read_as).toBeNull();
  const refused = await ask('Who starts in December, and who is nervous?');
  expect(refused.read_as).toBeNull();
  expect(refused.suggested_alternatives.join(' ')).not.toContain('2025');
});
