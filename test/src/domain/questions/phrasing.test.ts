import { expect, it } from 'vitest';
import { easterOf } from '#src/domain/questions/holidays.ts';
import { plainly } from '#src/domain/questions/phrasing.ts';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU', sandbox: true });

fixture(async () => {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Acme Mining' });
  const job_id = await desk.job({ client_id, title: 'Tax Accountant' });
  const candidate_id = await desk.candidate({ name: 'Mei Chen' });
  const application_id = await desk.application({ job_id, candidate_id, stage: 'offer' });
  const { status, body } = await agency.api.post('/placements', {
    application_id,
    salary: 250_000,
    fee_percent: 20,
    guarantee_days: 90,
    offer_date: '2025-01-06',
    start_date: '2025-01-13',
    credits: [{ user_id: agency.adminId, percent: 100 }],
  });
  expect(status, JSON.stringify(body.error)).toBe(201);
  await desk.job({ client_id, title: 'Payroll Officer' });
  for (const name of ['Technology', 'Finance'])
    await agency.api.post(`/accounts/${agency.accountId}/teams`, { name });
  return {};
});

const ask = async (question: string) => (await agency.api.post('/analytics/ask', { question })).body.data;

it.each([
  ['can you tell me how many placements we made last year please', 'placements, last year'],
  ['hi, quick one: placements last year thanks', 'placements, last year'],
  ['what jobs have nobody on them', 'open jobs with no live applications, now'],
  ['how many offers out right now', 'live applications, at offer, now'],
  ['avg fee pct last year', 'mean fee percent, last year'],
  ['how many perm vs contract last year', 'placements, last year, by placement type'],
  ['contractors at Acme Mining atm', 'contracts running, client Acme Mining, now'],
  ['how many new jobs came in last week and from who', 'jobs opened, last week, by client'],
  ['split deals last year', 'shared placements, last year'],
  ['how many accountants did we place in 2025', 'placements, job Tax Accountant, calendar 2025'],
  ['submissions of the tech team last year', 'candidates submitted, team Technology, last year'],
])('%s is read as what it means', async (question, words) => {
  const { read_as, unsupported_concepts } = await ask(question);
  expect(read_as, unsupported_concepts.join()).toBe(words);
});

it('answers of a candidate who is named, whenever it was, with the record', async () => {
  const { rows, read_as } = await ask('When does the guarantee on Mei Chen run out?');
  expect(read_as).toBe('list of guarantees ending, candidate Mei Chen, all time');
  expect(rows).toMatchObject([{ candidate: 'Mei Chen', job: 'Tax Accountant' }]);
  await agency.api.post('/candidates', { name: 'Mei Chen', email: 'other@people.example' });
  const two = await ask('When does the guarantee on Mei Chen run out?');
  expect(two.unsupported_concepts.join()).toContain('which of the 2 candidates of that name');
});

it('names the jobs that have nobody on them', async () => {
  const { rows } = await ask('which of our open jobs have nobody on them?');
  expect(rows.map(({ job }: { job: string }) => job)).toContain('Payroll Officer');
});

it('tells who placed for the first time in a stretch', async () => {
  expect((await ask('who made their first placement in 2025')).rows).toHaveLength(0);
  const { read_as } = await ask('who made their first placement in 2025');
  expect(read_as).toContain('with no placements, until 2024-12-31, of those with placements, calendar 2025');
});

it('says whose team is not known where whoever asks has none, and how to name one', async () => {
  const { unsupported_concepts, suggested_alternatives } = await ask('who in my team billed most this month');
  expect(unsupported_concepts.join()).toContain('you lead none and belong to none; name a team');
  expect(suggested_alternatives).toContain('who in the Technology team billed most this month');
});

it('counts the days since a feast from the last one, and says which day that was', async () => {
  expect([2024, 2025, 2026, 2027].map(easterOf)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
  ]);
  const { caveats } = await ask('placements since Easter');
  expect(caveats.join()).toMatch(/since Easter was read as since 20\d\d-0[34]-\d\d/);
});

it('takes the new year for its first day, and before it for the last of this one', async () => {
  const { interpretation, caveats } = await ask('which contracts end before the new year');
  expect(interpretation.period.to).toMatch(/^20\d\d-12-31$/);
  expect(caveats.join()).toMatch(/before New year was read as until 20\d\d-12-31/);
});

it('takes what ends by the end of a stretch for what is to come', async () => {
  const { interpretation } = await ask('which contracts end by the end of the year');
  expect(interpretation.period.from).not.toBeNull();
});

it('leaves as it is what changes the meaning of a question', () => {
  for (const question of [
    'just contract placements last year',
    'for my call with Acme Mining, how many placements last year',
    'placements at Temple Court',
  ])
    expect(plainly(question)).toBe(question);
});

it('names only the jobs that a bound of days holds for, and tells the evergreen ones that have no age', async () => {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Ever Green' });
  await desk.job({ client_id, title: 'Evergreen Picker', is_evergreen: true });
  expect((await ask('which jobs have been open more than 60 days')).rows).toEqual([]);
  expect((await ask('our oldest open job')).answer).toContain(
    '1 more (now) left out: evergreen jobs have no age.',
  );
});

it('takes jobs that have nobody at a stage for open ones', async () => {
  const { read_as } = await ask('which jobs have nobody at interview');
  expect(read_as).toBe('open jobs with no live applications, at client interview, now');
});
