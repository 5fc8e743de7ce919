import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T09:00:00.000Z`;

async function clientWithNotes(count: number) {
  const client = (await desk.api.post('/clients', { name: `Client ${Math.random()}` })).body.data;
  for (let i = 1; i <= count; i += 1)
    await desk.api.post('/activities', {
      type: i % 2 ? 'note' : 'call',
      summary: `n${i}`,
      client_id: client.id,
      occurred_at: at(i),
    });
  return client;
}

const summaries = (answer: { body: { data: { summary: string }[] } }) =>
  answer.body.data.map(({ summary }) => summary);

it('lists the latest first by when it happened, whenever it was written down', async () => {
  const client = await clientWithNotes(3);
  await desk.api.post('/activities', {
    type: 'note',
    summary: 'late entry',
    client_id: client.id,
    occurred_at: at(2),
  });
  const list = await desk.api.get(`/activities?client_id=${client.id}&occurred_before=2026-01-31`);
  expect(summaries(list)).toEqual(['n3', 'late entry', 'n2', 'n1']);
});

it('goes on after a base64 cursor without losing or repeating, while others are written', async () => {
  const client = await clientWithNotes(7);
  const seen: string[] = [];
  let after = '';
  do {
    const page = await desk.api.get(
      `/activities?client_id=${client.id}&limit=2&occurred_before=2026-01-31${after && `&after=${after}`}`,
    );
    expect(page.body.meta.count).toBe(page.body.data.length);
    seen.push(...summaries(page));
    after = page.body.meta.next_cursor ?? '';
    if (after !== '') expect(Buffer.from(after, 'base64url').toString()).toContain('2026-01-');
    await desk.api.post('/activities', {
      type: 'note',
      summary: 'newer',
      client_id: client.id,
      occurred_at: at(20),
    });
  } while (after !== '');
  expect(seen).toEqual(['n7', 'n6', 'n5', 'n4', 'n3', 'n2', 'n1']);
});

it('takes both bounds inclusively, a day as the whole of it', async () => {
  const client = await clientWithNotes(4);
  const list = await desk.api.get(
    `/activities?client_id=${client.id}&occurred_after=${at(2)}&occurred_before=2026-01-03`,
  );
  expect(summaries(list)).toEqual(['n3', 'n2']);
});

it('filters by type, and records every write with who made it and where', async () => {
  const client = await clientWithNotes(2);
  expect(summaries(await desk.api.get(`/activities?client_id=${client.id}&type=call`))).toEqual(['n2']);
  const made = await desk.api.get(`/activities?client_id=${client.id}&type=record_changed`);
  expect(made.body.data[0]).toMatchObject({
    actor: { type: 'user', id: desk.adminId },
    data: { action: 'create_client', subject: client.id, channel: 'http' },
  });
});

it('shows nothing of other agencies and needs activities:read', async () => {
  const stranger = await running.workspace();
  const client = await clientWithNotes(1);
  expect((await stranger.api.get(`/activities?client_id=${client.id}`)).body.data).toEqual([]);
  const refused = await desk.as(await desk.key(['jobs:read'], { userId: null })).get('/activities');
  expect(refused.body.error.scope).toBe('activities:read');
});

it.each([
  ['type=gossip', 'type'],
  ['candidate_id=cli_1', 'candidate_id'],
  ['occurred_after=2026-02-30', 'occurred_after'],
  ['after=%21%21', 'after'],
  ['updated_after=2026-01-01', 'updated_after'],
])('refuses %s naming %s', async (query, field) => {
  const refused = await desk.api.get(`/activities?${query}`);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});

it('shows what was done to a contact, a job or an application with the client and the person too', async () => {
  const { api } = desk;
  const client = (await api.post('/clients', { name: `Client ${Math.random()}` })).body.data;
  const contacts = `/clients/${client.id}/contacts`;
  const contact = (await api.post(contacts, { name: 'Ann Able' })).body.data;
  await api.patch(`${contacts}/${contact.id}`, { title: 'CTO' });
  const job = (await api.post('/jobs', { title: 'Fitter', client_id: client.id })).body.data;
  await api.patch(`/jobs/${job.id}`, { status: 'on_hold' });
  await api.delete(`${contacts}/${contact.id}`);
  const done = [
    'Deleted client contact Ann Able',
    'Updated job Fitter: status',
    'Created job Fitter',
    'Updated client contact Ann Able: title',
    'Created client contact Ann Able',
  ];
  const ofClient = summaries(await api.get(`/activities?client_id=${client.id}`));
  expect(ofClient.filter((line) => done.includes(line))).toEqual(done);
  const ofPerson = summaries(await api.get(`/activities?candidate_id=${contact.person_id}`));
  expect(ofPerson).toEqual(done.filter((line) => line.includes('contact')));
  expect(summaries(await api.get(`/activities?contact_id=${contact.id}`))).toEqual(ofPerson);
});

it('tells on a candidate, a job and an application how many notes and calls there are, and the last of them', async () => {
  const made = async (path: string, body: object) => (await desk.api.post(path, body)).body.data;
  const client = await made('/clients', { name: 'Noted Pty' });
  const job = await made('/jobs', { title: 'Clerk', client_id: client.id });
  const person = await made('/candidates', { name: 'Ana Noted', email: 'noted@people.example' });
  const application = await made('/applications', { job_id: job.id, candidate_id: person.id });
  const note = (day: number, type: string, about: object) =>
    made('/activities', { type, summary: `${type} of day ${day}`, occurred_at: at(day), ...about });
  await note(3, 'note', { candidate_id: person.id });
  const alone = await desk.api.get(`/activities?job_id=${job.id}`);
  expect(alone.body.meta.left_out).toMatch(/^1 note or call on its people names no job; read it/);
  await note(5, 'call', { candidate_id: person.id });
  await note(7, 'call', { application_id: application.id });
  const noted = async (path: string, api = desk.api) => (await api.get(path)).body.meta.noted;
  expect(await noted(`/candidates/${person.id}`)).toEqual({
    notes: 1,
    calls: 2,
    last: expect.objectContaining({ type: 'call', summary: 'call of day 7', occurred_at: at(7) }),
  });
  expect(await noted(`/jobs/${job.id}`)).toMatchObject({ notes: 0, calls: 1 });
  expect(await noted(`/applications/${application.id}`)).toMatchObject({ notes: 0, calls: 1 });
  const other = await made('/jobs', { title: 'Guard', client_id: client.id });
  expect(await noted(`/jobs/${other.id}`)).toEqual({ notes: 0, calls: 0 });
  const reader = desk.as(await desk.key(['candidates:read'], { userId: null }));
  expect(await noted(`/candidates/${person.id}`, reader)).toBeUndefined();
  const ofJob = await desk.api.get(`/activities?job_id=${job.id}&type=call`);
  expect(ofJob.body.data).toHaveLength(1);
  expect(ofJob.body.meta.left_out).toMatch(/^2 notes and calls on its people name no job/);
  expect((await desk.api.get(`/activities?job_id=${other.id}`)).body.meta.left_out).toBeUndefined();
});

it('takes a day as the day of the agency, from its first instant to its last', async () => {
  const client = (await desk.api.post('/clients', { name: 'Day of the agency' })).body.data;
  // Half past midnight of the fifth in Sydney.
  const occurred_at = '2026-03-04T13:30:00.000Z';
  await desk.api.post('/activities', { type: 'call', summary: 'early', client_id: client.id, occurred_at });
  const on = async (day: string) =>
    summaries(
      await desk.api.get(`/activities?client_id=${client.id}&occurred_after=${day}&occurred_before=${day}`),
    );
  expect(await on('2026-03-05')).toEqual(['early']);
  expect(await on('2026-03-04')).toEqual([]);
});
