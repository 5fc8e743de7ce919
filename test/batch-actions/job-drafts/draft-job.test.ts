import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

const BRIEF = `Financial Controller
Client: Boreal Foods
Location: Perth, WA (hybrid)
Salary: $150k - $170k plus super
Type: Full-time

Requirements:
- CPA or CA is required`;

const draft = (body: Record<string, unknown>) => desk.api.post('/jobs/from-description', body);

it('reads a brief into a draft, and opens no job', async () => {
  const client = (await desk.api.post('/clients', { name: 'Boreal Foods Pty Ltd' })).body.data.id;
  const made = await draft({ text: BRIEF });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    review_token: expect.stringMatching(/^jdr_/),
    title: 'Financial Controller',
    client: { id: client, name: 'Boreal Foods Pty Ltd' },
    location: { type: 'hybrid', city: 'Perth', state: 'WA', country_code: 'AU' },
    employment_type: 'full_time',
    compensation: { base_min: 150_000, base_max: 170_000, currency: 'AUD' },
    spec: { requirements: ['CPA or CA is required'] },
    description: BRIEF,
    gaps: { mandatory: [] },
    status: 'staged',
    job_id: null,
  });
  const kept = Date.parse(made.body.data.expires_at) - Date.parse(made.body.data.created_at);
  expect(kept).toBe(7 * 24 * 3600_000);
  expect((await desk.api.get('/jobs')).body.data).toEqual([]);
});

it('finds the client by its name in the prose, but guesses between no two', async () => {
  await desk.api.post('/clients', { name: 'Copper Ridge Mining' });
  const one = await draft({ text: 'Copper Ridge Mining needs a geologist.' });
  expect(one.body.data.client.name).toBe('Copper Ridge Mining');
  const both = await draft({ text: 'A geologist for Copper Ridge Mining or Boreal Foods.' });
  expect(both.body.data).toMatchObject({ client: null, gaps: { mandatory: ['client'] } });
  expect(both.body.data.notes.join()).toContain('client_id');
});

it('finds the client by the beginning of its name, where one client alone begins so and nothing else is called so', async () => {
  const add = (name: string) => desk.api.post('/clients', { name });
  for (const name of [
    'Clydewater Consulting Engineers',
    'Stonehaven Restoration Group',
    'Perth Plumbing Works',
  ])
    await add(name);
  const clientOf = async (text: string) => (await draft({ text })).body.data;
  const found = await clientOf("Clydewater's drainage group is looking for a geologist in Perth.");
  expect(found.client?.name).toBe('Clydewater Consulting Engineers');
  expect(found.notes.join()).toContain('which says Clydewater: Clydewater Consulting Engineers. Check it.');
  expect(
    (await clientOf("HERITAGE CARPENTER - FREMANTLE\n\nStonehaven's next two years are booked.")).client
      ?.name,
  ).toBe('Stonehaven Restoration Group');
  expect((await clientOf('We need a geologist in Perth.')).client).toBeNull();
  await add('Clydewater Marine Ltd');
  expect((await clientOf("Clydewater's drainage group is looking for a geologist.")).client).toBeNull();
});

it('takes the client that is given, and none of another agency', async () => {
  const client = (await desk.api.post('/clients', { name: 'Delta Rail' })).body.data.id;
  const made = await draft({ text: BRIEF, client_id: client });
  expect(made.body.data.client.id).toBe(client);
  const other = await running.workspace();
  const theirs = await other.api.post('/jobs/from-description', { text: BRIEF, client_id: client });
  expect([theirs.status, theirs.body.error.field]).toEqual([404, 'client_id']);
  expect((await other.api.post('/jobs/from-description', { text: BRIEF })).body.data.client).toBeNull();
});

it('reads a file', async () => {
  const made = await draft({ file_base64: Buffer.from(BRIEF).toString('base64') });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    title: 'Financial Controller',
    compensation: { base_min: 150_000 },
    spec: { requirements: ['CPA or CA is required'] },
  });
});

it.each([
  [422, 'text', {}],
  [422, 'text', { text: BRIEF, file_base64: 'aGVsbG8=' }],
  [422, 'text', { text: '  \n ' }],
  [400, 'file_base64', { file_base64: '***' }],
  [400, 'file_base64', { file_base64: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]).toString('base64') }],
])('answers %i on %s for %j', async (status, field, body) => {
  const answer = await draft(body);
  expect([answer.status, answer.body.error.field]).toEqual([status, field]);
});

it('reads a brief in plain words: the role behind "second person", what is paid and not what is charged, the contract, and what is a must', async () => {
  const { body } = await draft({
    text: "Second person for the finance team, an internal auditor in Sydney, contract 6 months, 95 an hour charge, 75 pay; SAP a must, big-four background a plus, you'd review controls across three sites.",
  });
  expect(body.data).toMatchObject({
    title: 'Internal auditor',
    location: { city: 'Sydney' },
    employment_type: 'contract',
    compensation: { base_min: 75, period: 'hour' },
    spec: {
      requirements: ['SAP a must'],
      nice_to_have: ['Big-four background a plus'],
      responsibilities: ["You'd review controls across three sites"],
    },
  });
  expect(JSON.stringify(body.data.spec)).not.toMatch(/95|charge/);
});

it('takes no company for a place, and no person that is wanted for a title without saying so', async () => {
  const { body } = await draft({
    text: 'Second person for the finance team at Ironbark Water. Contract for 6 months, pay 75 an hour.',
  });
  expect(body.data.location).toBeNull();
  expect(body.data.notes.join('\n')).toMatch(/check title|set title/);
  expect(body.data.notes).toContain('No place was found.');
  expect(body.data).toMatchObject({
    employment_type: 'contract',
    compensation: { base_min: 75, period: 'hour' },
  });
});

it('a criterion is called by what it asks for, not by how much', async () => {
  const client_id = (await desk.api.post('/clients', { name: 'Wattle Water' })).body.data.id;
  const job = await desk.api.post('/jobs', {
    title: 'Internal Auditor',
    client_id,
    description: 'SAP a must, Excel is a plus. You will review controls.',
  });
  const { data } = await runAction(running, desk.adminKey, 'complete_job_pipeline', {
    job_id: job.body.data.id,
  });
  const labels = data.assessment_criteria.map(({ label }: { label: string }) => label);
  expect(labels).toContain('SAP');
  expect(labels).toContain('Excel');
});
