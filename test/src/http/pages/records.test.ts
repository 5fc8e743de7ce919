import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { type Person, person } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent' });

const signedIn = async (userId: string): Promise<Person> => {
  const somebody = await person(running.service, running.app, userId);
  await somebody.signIn(somebody.email);
  return somebody;
};

it('shows each kind of record with what belongs to it and what happened, and leads from one to the next', async () => {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Tidewater Stores' });
  const job_id = await desk.job({ client_id, title: 'Night Manager' });
  const candidate_id = await desk.candidate({ name: 'Ana Ruiz' });
  const application_id = await desk.application({ job_id, candidate_id, stage: 'offer' });
  const made = await agency.api.post('/placements', {
    application_id,
    salary: 100_000,
    fee_percent: 20,
    start_date: '2031-02-03',
  });
  const placement_id = made.body.data.id;
  const admin = await signedIn(agency.adminId);
  const page = async (id: string) => (await admin.get(`/records/${id}`)).html;
  const candidate = await page(candidate_id);
  expect(candidate).toContain('<h1>Ana Ruiz</h1>');
  expect(candidate).toContain(`href="/records/${application_id}"`);
  expect(candidate).toContain(`href="/records/${placement_id}"`);
  const application = await page(application_id);
  expect(application).toContain(`href="/records/${candidate_id}"`);
  expect(application).toContain(`href="/records/${job_id}"`);
  const client = await page(client_id);
  expect(client).toContain('Night Manager');
  expect(await page(job_id)).toContain('Tidewater Stores');
  const placement = await page(placement_id);
  expect(placement).toContain('AUD 20,000.00');
  expect(placement).toContain('3 Feb 2031');
  for (const html of [candidate, application, client, placement])
    expect(html).not.toMatch(/undefined|\[object|NaN/);
});

it('shows no record of another agency, none that a role does not read, and no money without its scope', async () => {
  const desk = deskOf(agency);
  const application_id = await desk.application({ stage: 'offer' });
  const { body } = await agency.api.post('/placements', {
    application_id,
    salary: 123_456,
    start_date: '2031-02-03',
  });
  const path = `/records/${body.data.id}`;
  const other = await running.workspace({ name: 'Another Desk' });
  expect((await (await signedIn(other.adminId)).get(path)).status).toBe(404);
  const researcher = await (await signedIn((await agency.user('researcher')).userId)).get(path);
  expect(researcher.status).toBe(403);
  expect(researcher.html).toContain('Your role does not read records of this kind');
  const consultant = await (await signedIn((await agency.user('consultant')).userId)).get(path);
  expect(consultant.status).toBe(200);
  expect(consultant.html).not.toContain('123,456');
});

const addressed = useDesk({ env: { PUBLIC_URL: 'https://desk.example/' } });

it('gives the page of a record as its url over REST, batch and MCP, of lists too, where PUBLIC_URL is set', async () => {
  const { api, adminKey } = addressed.desk;
  const made = (await api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' })).body.data;
  const url = `https://desk.example/records/${made.id}`;
  expect(made.url).toBe(url);
  expect((await api.get(`/candidates/${made.id}`)).body.data.url).toBe(url);
  expect((await api.get('/candidates')).body.data[0].url).toBe(url);
  const actions = [{ action: 'get_candidate', input: { candidate_id: made.id } }];
  expect((await api.post('/batch', { actions })).body.data.items[0].result.url).toBe(url);
  const { app } = addressed.running;
  for (const [tool, given] of [
    ['get_candidate', { candidate_id: made.id }],
    ['list_candidates', {}],
  ] as const)
    expect(JSON.stringify(await callTool(app, adminKey, tool, given)), tool).toContain(url);
  expect((await agency.api.post('/clients', { name: 'Ironbark' })).body.data).not.toHaveProperty('url');
});
