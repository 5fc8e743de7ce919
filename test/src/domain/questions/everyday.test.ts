import { expect, it } from 'vitest';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Api } from '#test/harness/workspace.ts';

const { desk: agency } = useDesk({ country: 'AU', sandbox: true });

const made = fixture(async (): Promise<{ lead: Api; days: string[] }> => {
  const desk = deskOf(agency);
  const team = (await agency.api.post(`/accounts/${agency.accountId}/teams`, { name: 'Finance' })).body.data;
  const users = `/accounts/${agency.accountId}/users`;
  const user = async (name: string, role: string): Promise<string> =>
    (
      await agency.api.post(users, {
        name,
        email: `${name.split(' ')[0]?.toLowerCase()}@agency.example`,
        role,
        team_id: team.id,
      })
    ).body.data.id;
  const [dana, steph] = [await user('Dana Webb', 'team_lead'), await user('Stephanie Cole', 'consultant')];
  const client_id = await desk.client({ name: 'Acme Mining' });
  const year = new Date().getUTCFullYear();
  const days = [`${year + 1}-06-01`, `${year + 1}-03-01`, `${year + 1}-09-01`];
  for (const start_date of days) {
    const job_id = await desk.job({ client_id, owner_id: steph });
    const application_id = await desk.application({ job_id, owner_id: steph, stage: 'offer' });
    const placed = { application_id, salary: 100_000, fee_percent: 20, start_date, guarantee_days: 90 };
    const { status, body } = await agency.api.post('/placements', placed);
    expect(status, JSON.stringify(body.error)).toBe(201);
  }
  return { lead: await agency.as(await agency.key(['admin'], { userId: dana })), days };
});

const ask = async (question: string, api: Api = agency.api) =>
  (await api.post('/analytics/ask', { question })).body.data;

it.each([
  'who starts next',
  'who is the next starter and when',
  'when is the next start due',
  'next of starts to come',
])('%s: the one whose day comes first, not the last of all', async (question) => {
  const { rows, unsupported_concepts } = await ask(question);
  expect(unsupported_concepts).toEqual([]);
  expect(rows.map(({ counted_on }: { counted_on: string }) => counted_on)).toEqual([
    [...made.days].sort()[0],
  ]);
});

it('tells the next two in the order of their days', async () => {
  const { rows } = await ask('next 2 starts to come');
  const days = rows.map(({ counted_on }: { counted_on: string }) => counted_on);
  expect(days).toEqual([...made.days].sort().slice(0, 2));
});

it('tells who has been sitting longest by where they are now, and by no stay that is over', async () => {
  const desk = deskOf(agency);
  const job_id = await desk.job({ client_id: await desk.client(), owner_id: agency.adminId });
  const moved = await desk.application({ job_id, stage: 'yes' });
  await agency.api.post(`/applications/${moved}/stage`, { stage: 'screen' });
  const { read_as, rows } = await ask('which of my applications has been sitting longest');
  expect(read_as).toContain('time at the present stage');
  expect(rows).toMatchObject([{ record_id: moved, stage: 'screen' }]);
});

it('says of a fee that contracts have none, and of a consultant that it is the whole of it', async () => {
  const { caveats } = await ask('highest fee of Stephanie Cole');
  expect(caveats).toContain('Of permanent placements alone: a contract has no fee of its own.');
  expect(caveats).toContain('The whole fee of each, whatever share of it is theirs.');
  expect((await ask('highest fee of permanent placements')).caveats.join()).not.toContain('contract');
});

it('tells nought days as days, and not as none', async () => {
  const { answer } = await ask('time to fill by consultant this year');
  expect(answer).toContain('0 days');
  expect(answer).toContain('the same for each of 1 consultant');
});

it('knows a colleague by the short form of the given name that one alone bears', async () => {
  expect((await ask('placements of steph this year')).read_as).toBe(
    'placements, consultant Stephanie Cole, this year',
  );
  // Nobody is called so: Ana and Hannah are names of different people.
  const other = { name: 'Ana Ruiz', email: 'ana@agency.example', role: 'consultant' };
  expect((await agency.api.post(`/accounts/${agency.accountId}/users`, other)).status).toBe(201);
  for (const nobody of ['bob', 'hannah'])
    expect((await ask(`placements of ${nobody} this year`)).unsupported_concepts.join()).toContain(nobody);
  const more = { name: 'Stephanie Ort', email: 'ort@agency.example', role: 'consultant' };
  expect((await agency.api.post(`/accounts/${agency.accountId}/users`, more)).status).toBe(201);
  const { unsupported_concepts, suggested_alternatives } = await ask('placements of steph this year');
  expect(unsupported_concepts).toContain('steph');
  expect(suggested_alternatives).toEqual([
    'placements of Stephanie Cole this year',
    'placements of Stephanie Ort this year',
  ]);
});

it.each([
  ['are we on target', 'billings against the target of your team'],
  ['is the agency on target', 'billings against the target of the agency'],
])('%s, asked by a team lead: %s', async (question, read) => {
  expect((await ask(question, made.lead)).read_as).toContain(read);
  expect((await ask('are we on target')).read_as).toContain('billings against the target of the agency');
});

it.each([
  ['who is in my team', 'list_users'],
  ['how many people are in my team', 'list_users'],
  ['what is our guarantee exposure', 'run_report guarantee_exposure'],
  ['how much would we refund if they all walked', 'run_report guarantee_exposure'],
  ['how are the other teams doing', 'billings by team this quarter'],
  ['how is steph doing', 'run_report consultant_scorecard'],
  ['which jobs are on hold', 'list_jobs'],
  ['how much have we still got to bill before the year is out', 'run_report billings_forecast'],
  ['who is closest to their quota', 'attainment by consultant this quarter'],
  ['which client has paid us the most', 'billings by client this year'],
  ["who's been stuck in the same stage for two weeks", 'get_desk_brief'],
])('%s is refused with the read that tells it: %s', async (question, read) => {
  const { read_as, suggested_alternatives } = await ask(question, made.lead);
  expect(read_as).toBeNull();
  expect(suggested_alternatives).toContain(read);
});

it.each([
  ['who did we most recently place', 'latest of placements'],
  ['whose guarantee runs out first', 'next of guarantees ending'],
  ['who do we have starting between now and 31 December 2030', 'list of starts to come, '],
  ['which of my consultants have no placements at all this year', 'each consultant with no placements'],
  ['apps this year', 'applications, this year'],
  ['interviews tmrw', 'interviews, tomorrow'],
  ['when does my next candidate start', 'next of starts to come, consultant Dana Webb'],
  ['which contract ends next', 'next of contract endings'],
  ['which clients do i look after', 'clients, consultant Dana Webb, now, by client'],
  ['people in my team with no placements this month', 'each consultant with no placements, team your team'],
  ['my own placements this year', 'placements, consultant Dana Webb, this year'],
  ['interviews across the team next week', 'interviews, team your team, next week'],
  [
    "which of our clients haven't heard from us in 30 days",
    'each client with no contacts made, the last 30 days',
  ],
  ['wheres most of our money come from, perm or contract', 'sum of billings, the share of each'],
])('%s is read as %s', async (question, read) => {
  const { read_as, unsupported_concepts } = await ask(question, made.lead);
  expect(read_as, unsupported_concepts.join()).toContain(read);
});
