import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();
const desk = deskOf(agency);

it('puts a candidate at funnel with what it shows of job and candidate', async () => {
  const client_id = await desk.client({ name: 'Acme' });
  const job_id = await desk.job({ title: 'Engineer', client_id });
  const candidate_id = await desk.candidate({ name: 'Ana Ruiz' });
  const made = await agency.api.post('/applications', { job_id, candidate_id });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    account_id: agency.accountId,
    job_id,
    candidate_id,
    job: { id: job_id, title: 'Engineer', client_id, client_name: 'Acme' },
    candidate: { id: candidate_id, name: 'Ana Ruiz', current_title: null, current_employer: null },
    stage: 'funnel',
    previous_stage: null,
    status: 'active',
    source: 'added',
    owner_id: agency.adminId,
    fit: null,
    rejection: null,
    answers: [],
    submitted_at: null,
    placement_id: null,
  });
  expect((await agency.api.get(`/applications/${made.body.data.id}`)).body.data).toEqual(made.body.data);
  const job = await agency.api.get(`/jobs/${job_id}`);
  expect(job.body.data.stats).toMatchObject({ total_applications: 1, funnel: 1, yes: 0 });
});

it('fires application.received and keeps the note as one', async () => {
  const job_id = await desk.job();
  const candidate_id = await desk.candidate();
  const ran = await runAction(running, agency.adminKey, 'create_application', {
    job_id,
    candidate_id,
    stage: 'yes',
    source: 'referral',
    note: 'Met at the fair.',
  });
  expect(ran.outbox).toMatchObject([
    { event: 'application.received', data: { application: { id: ran.data.id, stage: 'yes' } } },
  ]);
  expect(ran.activities.map(({ type }) => type)).toEqual(['stage_changed', 'note']);
});

it('refuses a second live application with the existing id, and takes one again once it ended', async () => {
  const first = await desk.application();
  const { job_id, candidate_id } = (await agency.api.get(`/applications/${first}`)).body.data;
  const second = await agency.api.post('/applications', { job_id, candidate_id });
  expect(second.status).toBe(409);
  expect(second.body.error).toMatchObject({ code: 'CONFLICT', field: 'candidate_id', existing_id: first });
  await agency.api.post(`/applications/${first}/stage`, { stage: 'rejected' });
  expect((await agency.api.post('/applications', { job_id, candidate_id })).status).toBe(201);
});

it('refuses a closed job with the way to reopen it, and takes one on hold', async () => {
  const job_id = await desk.job();
  const candidate_id = await desk.candidate();
  await agency.api.patch(`/jobs/${job_id}`, { status: 'closed' });
  const refused = await agency.api.post('/applications', { job_id, candidate_id });
  expect([refused.status, refused.body.error.field]).toEqual([409, 'job_id']);
  expect(refused.body.error.message).toContain('update_job');
  await agency.api.patch(`/jobs/${job_id}`, { status: 'on_hold' });
  expect((await agency.api.post('/applications', { job_id, candidate_id })).status).toBe(201);
});

it('warns of a candidate who is not to be approached', async () => {
  const candidate_id = await desk.candidate();
  await agency.api.patch(`/candidates/${candidate_id}`, { do_not_approach: true });
  const made = await agency.api.post('/applications', { job_id: await desk.job(), candidate_id });
  expect(made.status).toBe(201);
  expect(made.body.meta.warnings[0].code).toBe('do_not_approach');
});

it('makes a candidate of a person who was only a client contact', async () => {
  const client = await desk.client();
  const contact = await agency.api.post(`/clients/${client}/contacts`, { name: 'Cleo Contact' });
  const candidate_id = contact.body.data.person_id;
  expect((await agency.api.get(`/candidates/${candidate_id}`)).body.data.contact_only).toBe(true);
  await desk.application({ candidate_id });
  expect((await agency.api.get(`/candidates/${candidate_id}`)).body.data.contact_only).toBe(false);
});

it("answers 404 for another agency's job, candidate and owner", async () => {
  const other = await running.workspace();
  const theirs = deskOf(other);
  const mine = { job_id: await desk.job(), candidate_id: await desk.candidate() };
  for (const [field, id] of [
    ['job_id', await theirs.job()],
    ['candidate_id', await theirs.candidate()],
    ['owner_id', other.adminId],
  ] as const) {
    const refused = await agency.api.post('/applications', { ...mine, [field]: id });
    expect([refused.status, refused.body.error.field]).toEqual([404, field]);
  }
});

it.each([
  [{ job_id: undefined }, 'job_id'],
  [{ candidate_id: 'job_1' }, 'candidate_id'],
  [{ stage: 'hired' }, 'stage'],
  [{ source: 'friend' }, 'source'],
  [{ note: '' }, 'note'],
  [{ status: 'active' }, 'status'],
])('refuses %j naming %s', async (wrong, field) => {
  const refused = await agency.api.post('/applications', {
    job_id: 'job_1',
    candidate_id: 'cnd_1',
    ...wrong,
  });
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
});

it('takes a request without an Idempotency-Key, as the service description asks for none here', async () => {
  const client_id = await desk.client();
  const job = await agency.api.post('/jobs', { title: 'Engineer', client_id }, null);
  expect(job.status).toBe(201);
  const body = { job_id: job.body.data.id, candidate_id: await desk.candidate() };
  expect((await agency.api.post('/applications', body, null)).status).toBe(201);
});
