import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

const write = (body: object) => desk.api.post('/activities', body);

async function application() {
  const client = (await desk.api.post('/clients', { name: `Client ${Math.random()}` })).body.data;
  const job = (await desk.api.post('/jobs', { title: 'Engineer', client_id: client.id })).body.data;
  const candidate = (await desk.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@x.example' })).body
    .data;
  const made = await desk.api.post('/applications', { job_id: job.id, candidate_id: candidate.id });
  return { client, job, candidate, application: made.body.data };
}

it('writes a call with what the application belongs to, and lists it as it was answered', async () => {
  const { client, job, candidate, application: app } = await application();
  const made = await write({
    type: 'call',
    body: 'Spoke about the offer.\nShe starts in May.',
    application_id: app.id,
    occurred_at: '2026-03-01T10:00:00+11:00',
  });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    type: 'call',
    summary: 'Spoke about the offer.',
    application_id: app.id,
    candidate_id: candidate.id,
    job_id: job.id,
    client_id: client.id,
    occurred_at: '2026-02-28T23:00:00.000Z',
    actor: { type: 'user', id: desk.adminId, name: expect.stringMatching(/^Mia Admin, by key …/) },
  });
  const listed = await desk.api.get(`/activities?application_id=${app.id}&type=call`);
  expect(listed.body.data).toEqual([
    { ...made.body.data, data: expect.objectContaining({ action: 'create_activity' }) },
  ]);
});

it('refuses a call that is yet to come, which would never count as contact, and takes a note about it', async () => {
  const client = (await desk.api.post('/clients', { name: 'Ahead' })).body.data;
  const occurred_at = new Date(Date.now() + 3 * 24 * 3600_000).toISOString();
  const about = { summary: 'Ring on Thursday', client_id: client.id };
  const refused = await write({ type: 'call', ...about, occurred_at });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'occurred_at']);
  expect(refused.body.error.message).toContain('yet to come');
  expect((await write({ type: 'note', ...about, occurred_at })).status).toBe(201);
  const soon = new Date(Date.now() + 5 * 60_000).toISOString();
  expect((await write({ type: 'call', ...about, occurred_at: soon })).status).toBe(201);
});

it('marks what a test key wrote', async () => {
  const client = (await desk.api.post('/clients', { name: 'Marked' })).body.data;
  const tester = desk.as(await desk.key(['activities:write'], { mode: 'test' }));
  await tester.post('/activities', { type: 'note', summary: 'Trying', client_id: client.id });
  const listed = await desk.api.get(`/activities?client_id=${client.id}&type=note`);
  expect(listed.body.data[0].data.key_mode).toBe('test');
});

it.each([
  ['candidate_id', 'cnd_00000000'],
  ['client_id', 'cli_00000000'],
  ['contact_id', 'cct_00000000'],
  ['job_id', 'job_00000000'],
  ['application_id', 'app_00000000'],
])('refuses an unknown %s with 404 naming it', async (field, id) => {
  const refused = await write({ type: 'note', summary: 'X', [field]: id });
  expect(refused.status).toBe(404);
  expect(refused.body.error.field).toBe(field);
});

it("refuses another agency's client as an unknown one and writes nothing", async () => {
  const stranger = await running.workspace();
  const theirs = (await stranger.api.post('/clients', { name: 'Theirs' })).body.data;
  expect((await write({ type: 'note', summary: 'X', client_id: theirs.id })).status).toBe(404);
  expect((await stranger.api.get(`/activities?client_id=${theirs.id}&type=note`)).body.meta.count).toBe(0);
});

it.each([
  [{ type: 'note', summary: 'X' }, 'candidate_id'],
  [{ type: 'note', client_id: 'cli_1' }, 'summary'],
  [{ type: 'stage_changed', summary: 'X', client_id: 'cli_1' }, 'type'],
  [{ type: 'note', summary: 'X', client_id: 'job_1' }, 'client_id'],
  [{ type: 'note', summary: 'X', client_id: 'cli_1', occurred_at: 'yesterday' }, 'occurred_at'],
  [{ type: 'note', summary: 'X', clientid: 'cli_1' }, 'clientid'],
])('refuses %j naming %s', async (body, field) => {
  const refused = await write(body);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});
