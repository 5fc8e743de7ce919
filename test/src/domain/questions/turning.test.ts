import { expect, it } from 'vitest';
import { dayIn } from '#src/lib/clock.ts';
import { fixture, useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

fixture(async () => {
  const at = `/accounts/${desk.accountId}`;
  const team_id = (await desk.api.post(`${at}/teams`, { name: 'Finance' })).body.data.id;
  for (const name of ['Sam Lee', 'Priya Nair'])
    await desk.api.post(`${at}/users`, {
      name,
      email: `${name[0]}@agency.example`,
      role: 'consultant',
      team_id,
    });
  await desk.api.post('/clients', { name: 'Pacific Bank', industry: 'Banking' });
  await desk.api.post('/batch', { actions: [{ action: 'set_quota_plan', input: { year_start_month: 7 } }] });
  return {};
});

const ask = async (question: string) => (await desk.api.post('/analytics/ask', { question })).body.data;

it.each([
  ['which consultants placed only contracts in 2025', 'placements of contract in 2025 by consultant'],
  ['how many clients have only contract placements', 'how many clients have contract placements'],
  ['which clients did only Sam place with', 'which clients did Sam place with'],
  [
    'which consultants placed in 2025 without any fall-off',
    'placements in 2025 without fall-offs by consultant',
  ],
  ['placements at Pacific Bank or contract in 2025', 'contract placements at Pacific Bank in 2025'],
  ['placements of Sam and Finance in 2025', 'placements of Sam in Finance in 2025'],
  ['placements, not billings, by consultant in 2025', 'placements by consultant in 2025'],
  ['count and value of placements in 2025', 'average fee of placements in 2025'],
  ['placements from 1 May 2026', 'placements on 1 May 2026'],
  ['placements there last month', 'placements last month'],
  ['how many clients did Sam place this year', 'how many clients did Sam place with this year'],
  ['which consultants did we hire this year', 'which consultants placed this year'],
  ['how many submissions did Pacific Bank make', 'how many submissions did Pacific Bank get'],
  ['how many consultants started this year', 'starts by consultant this year'],
  ['candidates Sam rejected this year', "rejections of Sam's candidates this year"],
  ['how many e-mails did Pacific Bank send us', 'how many mails did we send Pacific Bank'],
  ['calls from Pacific Bank this month', 'calls to Pacific Bank this month'],
  ['offers to Sam this year', 'offers for Sam this year'],
  ['who has not started', 'starts to come by consultant'],
  ['our best candidates by source', 'candidates by source'],
  ['placements at the end of last year', 'placements last year'],
  ['placements this year that have started', 'placements this year'],
  ['open closed jobs with nobody at client interview', 'open jobs with nobody at client interview'],
  ['billings by consultant this year and fees', 'billings by consultant this year'],
  ['jobs given to us in 2025 still open', 'jobs opened in 2025'],
  [
    'highest number of interviews to offers by client this year',
    'highest interview to offer rate by client this year',
  ],
  [
    'which client takes us longest to fill roles for a day this year',
    'which client takes us longest to fill roles this year',
  ],
  ['starts minus fall-offs in 2025', 'starts in 2025'],
  ['placements in March compared with April 2025', 'placements in March 2025 compared with April 2025'],
  ['sum of all targets', 'target of the agency'],
  ['their placements last month', 'placements last month'],
  ['placements right now', 'placements in the last 12 months'],
  ['Sam and Priya together: placements in 2025', 'placements that Sam and Priya made together in 2025'],
  ['jobs on hold that have had a submission', 'submissions last month'],
  ['placements made within a month in 2025', 'placements by month in 2025'],
  ['candidates yet to be interviewed this year', 'interviews this year'],
  ['placements last month so far', 'placements last month'],
  ['billings in 2025 to date', 'billings in 2025'],
  ['placements this time last month', 'placements last month'],
  ['placements over last year', 'placements last year'],
  ['placements last year right now', 'placements last year'],
  ['open jobs so far', 'open jobs'],
  ["Sam's billings minus Priya's this year", "Sam's billings this year"],
  ['which currency did we bill most in last year', 'billings by currency last year'],
  [
    'in which months of this year did we bill more than in the same month last year',
    'billings by month this year against last year',
  ],
  ['candidates who are waiting for an answer from us', 'candidates waiting for the client'],
  ['candidates rejected by clients last year', 'rejections by client last year'],
  ['interviews cancelled by the candidate last year', 'interviews cancelled last year'],
  ['placements Sam made for Priya this year', 'placements Sam and Priya made this year'],
  [
    'lowest billing client with at least 1 placement this year',
    'which client had the lowest billings this year',
  ],
  [
    'clients with more than 50k billings by placements this year',
    'clients with more than 50k billings this year',
  ],
  ['clients with more than 20k in fees last year', 'clients with more than 20k in billings last year'],
  ['target to date', 'target this quarter'],
  ['are we behind target compared with last quarter', 'are we behind target'],
  ['top 3 clients by fall-offs this year', 'which clients had the most fall-offs this year'],
  ['top 3 clients by placements this year against last year', 'top 3 clients by placements this year'],
  [
    'clients with more than 3 placements this year against last year',
    'placements this year against last year',
  ],
])('%s is refused, and not answered as %s', async (turned, plain) => {
  const refused = await ask(turned);
  expect([refused.read_as, refused.rows]).toEqual([null, []]);
  expect((await ask(plain)).read_as, plain).not.toBeNull();
});

it.each([
  ['what share of the fall-offs were Sam’s', 'fall-offs, the share that is consultant Sam Lee, all time'],
  [
    'what share of Sam’s placements fell off',
    'share of placements that fell off, consultant Sam Lee, all time',
  ],
  ['did we make as many placements this year as last year', 'placements, this year, against last year'],
  ['consultants with 0 placements in 2025', 'each consultant with no placements, calendar 2025'],
  ['open jobs with no live applications', 'open jobs with no live applications, now'],
  ['placements made from March 2025 onwards', 'placements, from 2025-03-01 to'],
  ['how many candidates withdrew on us this year', 'withdrawals, this year'],
  ['who has yet to bill this year', 'each consultant with no billings, this year'],
  ['placements that have yet to start', 'starts to come'],
  ['AUD billings to date this year', 'sum of billings, currency AUD, year to date'],
  ['so far, how many placements this year', 'placements, year to date'],
])('%s is read as it is meant', async (question, words) => {
  const { read_as, unsupported_concepts } = await ask(question);
  expect(read_as, unsupported_concepts.join()).toContain(words);
});

it('takes a month so far up to today, as more of it may be in the diary', async () => {
  const [whole, far] = [
    await ask('client interviews this month'),
    await ask('client interviews this month so far'),
  ];
  expect(far.interpretation.period.from).toBe(whole.interpretation.period.from);
  expect(far.interpretation.period.to).toBe(dayIn(far.generated_at, 'Australia/Sydney'));
  expect((await ask('placements this year so far')).interpretation.period.period).toBe('year_to_date');
});

it('asks the people of a team who is behind target, and not the team', async () => {
  const [sam] = (await desk.api.get(`/accounts/${desk.accountId}/users`)).body.data.filter(
    ({ name }: { name: string }) => name === 'Sam Lee',
  );
  const input = { period_id: 'current', amount: 1000, user_id: sam.id };
  await desk.api.post('/batch', { actions: [{ action: 'set_quota_target', input }] });
  const { answer, rows } = await ask('who in the Finance team is below target');
  expect(rows.map(({ consultant }: { consultant: string }) => consultant)).toEqual(['Sam Lee']);
  expect(answer).toContain('of Finance: 1 (Sam Lee)');
});

it('takes a bare quarter from the year of the quota plan, and tells how the calendar’s is asked for', async () => {
  const [bare, said] = [await ask('placements in Q1'), await ask('placements in Q1 2025')];
  expect(bare.interpretation.period.from).toMatch(/-07-01$/);
  expect(bare.caveats.join()).toMatch(/Q1 was read as .*; ask for Q1 \d{4} for that of the calendar year/);
  expect(said.interpretation.period.from).toBe('2025-01-01');
  expect(said.caveats.join()).not.toContain('was read as');
  const { period, against } = (await ask('placements in Q1 compared with Q4')).interpretation;
  const months = (Date.parse(against.from) - Date.parse(period.from)) / 86_400_000 / 30.4;
  expect(Math.abs(Math.round(months))).toBe(9);
});
