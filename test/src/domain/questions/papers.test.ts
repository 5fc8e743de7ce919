import { expect, it } from 'vitest';
import { addDays } from '#src/lib/clock.ts';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU', sandbox: true });
const today = new Date().toISOString().slice(0, 10);

const made = async (path: string, input: object) => {
  const { status, body } = await agency.api.post(path, input);
  expect(status, JSON.stringify(body.error)).toBeLessThan(300);
  return body.data;
};

/** Two contracts that run: one person has the right to work on file, which runs out in 10 days, the other nothing. */
fixture(async () => {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Acme Mining' });
  for (const name of ['Ana Ruiz', 'Bo Reyes']) {
    const job_id = await desk.job({ client_id, title: 'Site Engineer' });
    const candidate_id = await desk.candidate({ name });
    const application_id = await desk.application({ job_id, candidate_id, stage: 'offer' });
    await made('/placements', {
      application_id,
      placement_type: 'contract',
      start_date: addDays(today, -20),
      contract_end_date: addDays(today, 5),
      credits: [{ user_id: agency.adminId, percent: 100 }],
    });
    if (name === 'Ana Ruiz') {
      const input = { candidate_id, kind: 'right_to_work', country: 'AU', expires_on: addDays(today, 10) };
      await made('/batch', { actions: [{ action: 'save_paper', input }] });
    }
  }
  return {};
});

const ask = async (question: string) => (await agency.api.post('/analytics/ask', { question })).body.data;
const people = (answer: { rows: { candidate: string }[] }) => answer.rows.map(({ candidate }) => candidate);

it.each(['who has no right to work on file?', 'which contractors have no proof of right to work on file'])(
  '%s names the contractors without it, and nobody who has it',
  async (question) => {
    const answer = await ask(question);
    expect(people(answer)).toEqual(['Bo Reyes']);
    expect(answer.answer).toContain(
      '1 of 2 contracts that run or are to start: Bo Reyes at Acme Mining: Right to work',
    );
  },
);

it('names who is missing papers, with the papers, as the report of them does', async () => {
  const answer = await ask('which contractors are missing papers?');
  const { body } = await agency.api.post('/reports/run', { report: 'papers_compliance' });
  const missing = body.data.rows.filter((row: { missing: number }) => row.missing > 0);
  expect(people(answer).sort()).toEqual(
    missing.map(({ candidate }: { candidate: string }) => candidate).sort(),
  );
  expect(people(answer)).toContain('Bo Reyes');
  for (const question of ['who has papers missing', 'who is missing paperwork', 'whose papers are missing'])
    expect((await ask(question)).read_as, question).toBe('contracts with required papers missing, now');
});

it('names whose papers run out in a stretch, with the day', async () => {
  const answer = await ask('whose papers run out in the next 30 days');
  expect(people(answer)).toEqual(['Ana Ruiz']);
  expect(answer.answer).toContain(addDays(today, 10));
  const soon = await ask('whose papers run out in the next 3 days');
  expect(soon.answer).toContain('0 of 2 contracts');
  expect(people(soon)).toEqual([]);
});

it('opens a contract without papers into its row of the report', async () => {
  const question = 'who has no right to work on file';
  const [row] = (await ask(question)).rows;
  const { status, body } = await agency.api.post('/analytics/explain', {
    question,
    row: { placement_id: row.placement_id },
  });
  expect(status, JSON.stringify(body.error)).toBe(200);
  expect(body.data.figure).toMatchObject({ placement_id: row.placement_id, candidate: 'Bo Reyes' });
});

it.each([
  'whose passports run out this month',
  'who has no right to work',
  'whose papers run out or are missing',
])('%s is refused, with the question about papers that is answered', async (question) => {
  const { read_as, suggested_alternatives } = await ask(question);
  expect(read_as).toBeNull();
  if (!question.includes('passports'))
    expect(suggested_alternatives[0]).toBe('which contractors are missing papers');
});
