import { expect, it } from 'vitest';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { interview } from '#test/harness/interview.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Api } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU', sandbox: true });

interface Made {
  lead: Api;
  sam: Api;
}

const made = fixture(async (): Promise<Made> => {
  const desk = deskOf(agency);
  const team = (await agency.api.post(`/accounts/${agency.accountId}/teams`, { name: 'Finance' })).body.data;
  const users = `/accounts/${agency.accountId}/users`;
  const user = async (name: string, role: string): Promise<string> => {
    const email = `${name.split(' ')[0]?.toLowerCase()}@agency.example`;
    return (await agency.api.post(users, { name, email, role, team_id: team.id })).body.data.id;
  };
  const [dana, sam] = [await user('Dana Webb', 'team_lead'), await user('Sam Reyes', 'consultant')];
  const as = async (userId: string): Promise<Api> => agency.as(await agency.key(['admin'], { userId }));
  const [lead, own] = [await as(dana), await as(sam)];
  const acme = await deskOf({ api: own }).client({ name: 'Acme Mining' });
  await deskOf({ api: lead }).client({ name: 'Boreal Foods' });
  const cobalt = await desk.client({ name: 'Cobalt Health' });
  // Sam has placed with somebody else's client, and not with his own.
  const application_id = await desk.application({
    job_id: await desk.job({ client_id: cobalt, owner_id: sam }),
    owner_id: sam,
    stage: 'offer',
  });
  const placement = { application_id, salary: 100_000, fee_percent: 20 };
  expect((await agency.api.post('/placements', placement)).status).toBe(201);
  // A candidate of Acme's job was called and invited, an interviewer of the agency too; nobody of Acme was.
  const person = await desk.application({ job_id: await desk.job({ client_id: acme }), stage: 'submitted' });
  await interview(agency, {
    application_id: person,
    kind: 'client',
    interviewers: [{ user_id: dana }],
  });
  await agency.api.post('/activities', { application_id: person, type: 'call', summary: 'Told about it' });
  // One of Cobalt was.
  const call = { client_id: cobalt, type: 'call', summary: 'Asked how it goes' };
  expect((await agency.api.post('/activities', call)).status).toBe(201);
  await running.service.jobs.runDue();
  return { lead, sam: own };
});

const ask = async (question: string, api: Api = agency.api) => {
  const { data } = (await api.post('/analytics/ask', { question })).body;
  expect(data.unsupported_concepts, data.answer).toEqual([]);
  return data;
};
const clients = async (question: string, api?: Api): Promise<string[]> =>
  (await ask(question, api)).rows.map(({ client }: { client: string }) => client).sort();

it('says that clients of others are not among those that one owns', async () => {
  const { caveats } = await ask('which of my clients have we not contacted this year', made.lead);
  expect(caveats.join()).toContain('Clients that others own are not among them');
});

it('counts a call or an invitation to a candidate as no contact with the client whose job it is', async () => {
  expect(await clients('which clients have we not contacted this year')).toEqual([
    'Acme Mining',
    'Boreal Foods',
  ]);
  const { rows } = await ask('contacts made this year by client');
  // A call to the candidate and the invitation; the one to the interviewer is no contact with anybody outside.
  expect(rows).toMatchObject([
    { client: null, contacts: 2 },
    { client: 'Cobalt Health', contacts: 1 },
  ]);
});

it('counts no mail to one of the agency’s own people among the mails sent', async () => {
  const { rows, caveats, definition } = await ask('how many emails did we send this year');
  const { rows: all } = await running.service.store.write(async (unit) => ({
    rows: await unit.tx
      .selectFrom('email_messages')
      .select(['to_address', 'status'])
      .where('account_id', '=', agency.accountId)
      .execute(),
  }));
  expect(all.map(({ to_address }) => to_address)).toContain('dana@agency.example');
  expect(rows).toEqual([{ emails_sent: 1 }]);
  expect(caveats).toContain('Mails to candidates and clients alone.');
  expect(definition).toContain('candidates and clients');
});

it.each([
  ["Sam's clients with no placements this year", ['Acme Mining']],
  ['clients of Sam without placements this year', ['Acme Mining']],
  ["which of Sam's clients have we not contacted this year", ['Acme Mining']],
  ["the Finance team's clients with no placements this year", ['Acme Mining', 'Boreal Foods']],
  ['clients of the Finance team with no placements this year', ['Acme Mining', 'Boreal Foods']],
  ["Sam's clients with fewer than 2 placements this year", ['Acme Mining']],
])('%s: means the clients that are owned, whoever placed or called', async (question, all) => {
  expect(await clients(question)).toEqual(all);
});

it('says whose clients are meant, in the answer and in the reading', async () => {
  const own = await ask("which of Sam's clients have no placements this year");
  expect(own.answer).toContain('1 of 1 client owned by Sam Reyes: Acme Mining');
  // What Sam did is asked of all clients.
  const done = 'which clients has Sam not placed with this year';
  expect(await clients(done)).toEqual(['Acme Mining', 'Boreal Foods']);
  const { lead, sam } = made;
  const question = 'which clients have we not placed with this year';
  const ofTeam = await ask(question, lead);
  expect(ofTeam.answer).toContain('2 of 2 clients owned by your team');
  expect(ofTeam.read_as).toContain('owned by your team');
  expect((await ask('clients of my team with no placements this year', lead)).answer).toContain(
    '2 of 2 clients owned by your team',
  );
  expect((await ask(question, sam)).read_as).toContain('of those owned by you');
  expect((await ask(question)).answer).toContain('2 of 3 clients: ');
});

it('asks what whoever asks did not do of the clients that are theirs', async () => {
  const { lead } = made;
  const { read_as } = await ask('which of my clients have I not contacted this year', lead);
  expect(read_as).toContain("which of Dana Webb's clients with no contacts made, consultant Dana Webb");
});

it('holds each of two people against their own last year, where both are compared', async () => {
  const { interpretation } = await ask('compare Dana and Sam on placements, this year against last year');
  expect(interpretation.dimensions).toEqual(['consultant']);
  expect(interpretation.against).not.toBeNull();
});
