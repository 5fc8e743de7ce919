import { beforeAll, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { pendingPipelines } from '#src/domain/jobs/index.ts';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();
let client: string;

beforeAll(async () => {
  client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
});

const complete = (job: string) => runAction(running, desk.adminKey, 'complete_job_pipeline', { job_id: job });

it('drafts what is missing, keeps what was given, and fires job.created once', async () => {
  const criteria = [{ label: 'Trade ticket', weight: 5, must_have: true }];
  const made = await desk.api.post('/jobs', {
    title: 'Electrician',
    client_id: client,
    description: 'You will wire new sites. A licence is required.',
    assessment_criteria: criteria,
  });
  const job = made.body.data.id;
  expect(await running.service.store.read((db) => pendingPipelines(db, 10))).toContainEqual({
    account_id: desk.accountId,
    id: job,
  });
  const done = await complete(job);
  expect(done.data).toMatchObject({
    assessment_criteria: criteria,
    spec: { requirements: ['A licence is required'], responsibilities: ['You will wire new sites'] },
  });
  expect((await desk.api.get(`/jobs/${job}`)).body.data.interview_plan.rounds.length).toBeGreaterThan(1);
  expect(done.events).toEqual(['job.created']);
  expect((await complete(job)).events).toEqual([]);
  const left = await running.service.store.read((db) => pendingPipelines(db, 100));
  expect(left.map(({ id }) => id)).not.toContain(job);
});

it('keeps a spec and an interview plan that the job came with', async () => {
  const spec = {
    summary: 'Wires new sites.',
    responsibilities: ['Pull cable'],
    requirements: ['A licence'],
    nice_to_have: [],
  };
  const round = { round: 1, kind: 'client', format: 'in_person', duration_minutes: 90, focus: ['Safety'] };
  const made = await desk.api.post('/jobs', {
    title: 'Electrician',
    client_id: client,
    description: 'You will wire new sites. A ladder is required.',
    spec,
    interview_plan: { rounds: [round] },
  });
  const given = made.body.data;
  expect(given.interview_plan.rounds).toMatchObject([round]);
  await complete(given.id);
  const { data } = (await desk.api.get(`/jobs/${given.id}`)).body;
  expect([data.spec, data.interview_plan]).toEqual([given.spec, given.interview_plan]);
  expect(data.assessment_criteria.length).toBeGreaterThan(0);
});

it('is for admins', async () => {
  const consultant = await desk.user('consultant');
  await expect(
    runAction(running, consultant.key, 'complete_job_pipeline', { job_id: 'job_0' }),
  ).rejects.toMatchObject({
    code: 'ADMIN_REQUIRED',
  });
  expect(catalogue.get('complete_job_pipeline')?.access).toBe('admin');
});

it('drafts no name of any contact of the client and warns of what was left out', async () => {
  const contact = await desk.api.post(`/clients/${client}/contacts`, { name: 'Zubin Quarrell' });
  expect(contact.status).toBe(201);
  const made = await desk.api.post('/jobs', {
    title: 'Electrician',
    client_id: client,
    description: 'You will wire new sites. The crew answers to Zubin Quarrell. Charge rate AUD 95 an hour.',
  });
  const done = await complete(made.body.data.id);
  expect(JSON.stringify((done.data as { spec: unknown }).spec)).not.toMatch(/Zubin|95/);
  expect(done.warnings).toContainEqual(
    expect.objectContaining({
      code: 'confidential_left_out',
      message: expect.stringContaining('“Charge rate AUD 95 an hour”'),
    }),
  );
});
