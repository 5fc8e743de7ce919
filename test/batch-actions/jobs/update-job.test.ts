import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import type { Answer } from '#test/harness/workspace.ts';

const { desk } = useDesk();
let client: string;
let job: string;

beforeAll(async () => {
  client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
});
beforeEach(async () => {
  const made = await desk.api.post('/jobs', {
    title: 'Site Manager',
    client_id: client,
    location: { city: 'Sydney', state: 'NSW', country: 'AU' },
    compensation: { base_min: 100, base_max: 200 },
    spec: { summary: 'S', requirements: ['A'] },
  });
  job = made.body.data.id;
});

const patch = (body: unknown): Promise<Answer> => desk.api.patch(`/jobs/${job}`, body);

it('moves freely among active, on_hold and closed, and refuses filled', async () => {
  for (const status of ['closed', 'on_hold', 'active', 'closed', 'active'])
    expect((await patch({ status })).body.data.status).toBe(status);
  const refused = await patch({ status: 'filled' });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'status']);
  expect(refused.body.error.message).toContain('create_placement');
});

it('merges nested members, replaces lists, clears with null and leaves the rest', async () => {
  const { body } = await patch({
    compensation: { base_max: 250 },
    location: { city: 'Newcastle' },
    spec: { responsibilities: ['B'] },
    assessment_criteria: [{ label: 'Trade ticket' }],
    interview_plan: { rounds: [{ kind: 'internal', format: 'phone' }] },
    success_in_90_days: 'x',
  });
  expect(body.data).toMatchObject({
    title: 'Site Manager',
    compensation: { base_min: 100, base_max: 250 },
    location: { city: 'Newcastle', state: 'NSW', country_code: 'AU' },
    spec: { summary: 'S', requirements: ['A'], responsibilities: ['B'] },
    assessment_criteria: [{ label: 'Trade ticket', weight: 3, must_have: false }],
    interview_plan: { rounds: [{ round: 1, kind: 'internal', format: 'phone', duration_minutes: 60 }] },
  });
  const cleared = await patch({ location: null, spec: null, success_in_90_days: null });
  expect(cleared.body.data).toMatchObject({ location: null, spec: null, success_in_90_days: null });
});

it('never infers a pay period from the employment type', async () => {
  const { body } = await patch({ employment_type: 'contract', compensation: { base_min: 90 } });
  expect(body.data.compensation).toMatchObject({ base_min: 90, period: 'year' });
  expect((await patch({ compensation: { period: 'hour' } })).body.data.compensation.period).toBe('hour');
});

it('changes the client, and takes the former client’s contact off with a warning', async () => {
  const contact = await desk.api.post(`/clients/${client}/contacts`, { name: 'Ana Ruiz' });
  await patch({ client_contact_id: contact.body.data.id });
  const other = (await desk.api.post('/clients', { name: `Other ${job}` })).body.data.id;
  const moved = await patch({ client_id: other });
  expect(moved.body.data).toMatchObject({ client: { id: other }, client_contact: null });
  expect(moved.body.meta.warnings[0].code).toBe('client_contact_cleared');
});

it.each([
  [{ title: null }, 'title'],
  [{ client_id: null }, 'client_id'],
  [{ compensation: { base_min: 300 } }, 'compensation.base_min'],
  [{ default_interview_format: 'fax' }, 'default_interview_format'],
  [{ stage: 'x' }, 'stage'],
])('refuses %j naming %s and changes nothing', async (wrong, field) => {
  const before = (await desk.api.get(`/jobs/${job}`)).body.data;
  const refused = await patch(wrong);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
  expect((await desk.api.get(`/jobs/${job}`)).body.data).toEqual(before);
});

it('takes its applications along to another client, and tells of each in the change feed', async () => {
  const applications: string[] = [];
  for (const name of ['Ana Ruiz', 'Ben Ode']) {
    const person = { name, email: `${name.slice(0, 3)}@people.example` };
    const candidate_id = (await desk.api.post('/candidates', person)).body.data.id;
    const made = await desk.api.post('/applications', { job_id: job, candidate_id });
    applications.push(made.body.data.id);
  }
  const other = (await desk.api.post('/clients', { name: 'Borealis' })).body.data.id;
  const since = (await desk.api.get('/changes?limit=100')).body.data.at(-1).sequence;
  await patch({ client_id: other });
  const told = (await desk.api.get(`/changes?limit=100&since=${since}`)).body.data;
  expect(told.map(({ type, id }: { type: string; id: string }) => [type, id]).sort()).toEqual(
    [['job', job], ...applications.map((id) => ['application', id])].sort(),
  );
  for (const id of applications)
    expect((await desk.api.get(`/applications/${id}`)).body.data.job).toMatchObject({
      client_id: other,
      client_name: 'Borealis',
    });
});

it('gives its applications back to the former client when that is undone, and tells of each in the change feed', async () => {
  const person = { name: 'Cleo Marsh', email: 'cleo@people.example' };
  const candidate_id = (await desk.api.post('/candidates', person)).body.data.id;
  const application = (await desk.api.post('/applications', { job_id: job, candidate_id })).body.data.id;
  const other = (await desk.api.post('/clients', { name: 'Carina' })).body.data.id;
  const actions = [{ id: 'move', action: 'update_job', input: { job_id: job, client_id: other } }];
  const batch = (await desk.api.post('/batch', { actions })).body.data.batch_id;
  expect((await desk.api.get(`/applications/${application}`)).body.data.job.client_id).toBe(other);
  const since = (await desk.api.get('/changes?limit=100')).body.data.at(-1).sequence;
  await desk.api.post(`/batch/${batch}/undo`, {});
  const told = (await desk.api.get(`/changes?limit=100&since=${since}`)).body.data;
  expect(told.map(({ type, id }: { type: string; id: string }) => [type, id]).sort()).toEqual(
    [
      ['job', job],
      ['application', application],
    ].sort(),
  );
  expect((await desk.api.get(`/applications/${application}`)).body.data.job.client_id).toBe(client);
});
