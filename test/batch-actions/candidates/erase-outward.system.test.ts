import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ sandbox: true });

const made = async (path: string, body: object) => {
  const answer = await desk.api.post(path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body.error)}`);
  return answer.body.data;
};
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const erase = (id: string) => desk.api.delete(`/candidates/${id}/gdpr-delete`);
const codesOf = (answer: Awaited<ReturnType<typeof erase>>): string[] =>
  (answer.body.meta.warnings ?? []).map(({ code }: { code: string }) => code);

let clients = 0;

/** A client with a contact and a job, and somebody put on it. */
async function onJob(name: string) {
  clients += 1;
  const client = await made('/clients', {
    name: `Client ${clients}`,
    contacts: [{ name: 'Carla Kontakt', email: 'carla@client.example', is_primary: true }],
  });
  const job = await made('/jobs', { title: 'Controller', client_id: client.id });
  const person = await made('/candidates', { name, email: `${crypto.randomUUID()}@vanish.example` });
  const application = await made('/applications', { job_id: job.id, candidate_id: person.id });
  const [contact] = (await desk.api.get(`/clients/${client.id}/contacts`)).body.data;
  return { client, job, person, application, contact };
}

it('lets no mail to somebody else leave with a hole where somebody was named who was erased', async () => {
  const { person } = await onJob('Ottokar Verschwunden');
  const other = await made('/candidates', { name: 'Nora Bleibt', email: 'nora@people.example' });
  const mail = { candidate_id: other.id, subject: 'A name', body_text: 'Ottokar Verschwunden gave yours.' };
  const waiting = await made('/scheduled-emails', { ...mail, scheduled_at: inHours(2) });
  const plain = { candidate_id: other.id, subject: 'Hello', body_text: 'How are you?' };
  const kept = await made('/scheduled-emails', { ...plain, scheduled_at: inHours(2) });
  const erased = await erase(person.id);
  expect(erased.body.meta.warnings).toMatchObject([
    { code: 'mail_cancelled', scheduled_email_ids: [waiting.id] },
  ]);
  const read = (await desk.api.get(`/scheduled-emails/${waiting.id}`)).body.data;
  expect(read).toMatchObject({ status: 'cancelled', last_error: 'names_erased_person' });
  expect((await desk.api.get(`/scheduled-emails/${kept.id}`)).body.data.status).toBe('scheduled');
  const again = await desk.api.post('/emails', {
    candidate_id: other.id,
    subject: read.subject,
    body: read.body_text,
  });
  expect(again.status).toBe(422);
  expect(again.body.error).toMatchObject({ field: 'body' });
  expect(again.body.error.message).toContain('erased for good');
});

it('refuses words to a client that name nobody any more where they were written before somebody was erased', async () => {
  const { job, application, contact, client } = await onJob('Karla Bleibt');
  const hole = 'Karla Bleibt knows [erased] well.';
  const items = [{ application_id: application.id }];
  const refusals = await Promise.all([
    desk.api.post('/submissions', { job_id: job.id, items, intro_body: hole }),
    desk.api.post('/submissions', { job_id: job.id, items: [{ ...items[0], summary: hole }] }),
    desk.api.post('/interviews', {
      application_id: application.id,
      kind: 'client',
      starts_at: inHours(30),
      title: hole,
      interviewers: [{ contact_id: contact.id }],
    }),
    desk.api.post('/specs', {
      candidate_id: application.candidate_id ?? application.candidate.id,
      client_id: client.id,
      headline: 'Controller',
      pitch: 'Knows [erased] well.',
    }),
  ]);
  expect(refusals.map(({ status, body }) => [status, body.error?.field])).toEqual([
    [422, 'intro_body'],
    [422, 'items.0.summary'],
    [422, 'title'],
    [422, 'pitch'],
  ]);
  for (const { body } of refusals) expect(body.error.message).toContain('erased for good');
});

it('shows a client a closed page where nobody is left, and sends them nothing of it again', async () => {
  const { job, person, application } = await onJob('Zita Einzig');
  const sent = await made('/submissions', {
    job_id: job.id,
    items: [{ application_id: application.id }],
    intro_body: 'Meet Zita Einzig.',
  });
  await erase(person.id);
  const page = await running.app.request(new URL(sent.url).pathname);
  expect(page.status).toBe(410);
  expect(await page.text()).not.toContain('[erased]');
  const again = await desk.api.post(`/submissions/${sent.id}/resend`);
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ code: 'CONFLICT', field: 'items' });
  expect((await desk.api.get(`/submissions/${sent.id}`)).body.data).toMatchObject({
    status: 'pending',
    items: [],
    intro_body: null,
  });
});

it('sends a client again those who are still on record, and nobody who was deleted', async () => {
  const { job, person, application } = await onJob('Gone Gustav');
  const other = await made('/candidates', { name: 'Stay Stella', email: 'stella@people.example' });
  const second = await made('/applications', { job_id: job.id, candidate_id: other.id });
  const items = [{ application_id: application.id }, { application_id: second.id }];
  const sent = await made('/submissions', { job_id: job.id, items });
  await desk.api.delete(`/candidates/${person.id}`);
  expect((await desk.api.post(`/submissions/${sent.id}/resend`)).status).toBe(200);
  const mails = await running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .where('account_id', '=', desk.accountId)
      .where('to_address', '=', 'carla@client.example')
      .orderBy('created_at', 'desc')
      .select('body_text')
      .execute(),
  );
  expect(mails[0]?.body_text).toContain('Stay Stella');
  expect(mails[0]?.body_text).not.toContain('Gone Gustav');
  await desk.api.delete(`/candidates/${other.id}`);
  expect((await desk.api.post(`/submissions/${sent.id}/resend`)).status).toBe(409);
});

it('withdraws what waits for a person and shows nobody any more', async () => {
  const { job, person, application } = await onJob('Wanda Wartend');
  const items = [
    { application_id: application.id, summary: 'Formerly with Quellmann and the Brandgasse crew.' },
  ];
  const held = await made('/submissions', { job_id: job.id, items, identity_visibility: 'anonymous' });
  expect(held.review).toMatchObject({ state: 'held' });
  await erase(person.id);
  expect((await desk.api.get('/held')).body.data).toEqual([]);
  const after = (await desk.api.get(`/submissions/${held.id}`)).body.data;
  expect(after).toMatchObject({ status: 'revoked', review: { state: 'withdrawn' } });
});

it('keeps nothing of what was found in the texts of somebody erased, and what was found in those of others', async () => {
  const { job, person, application } = await onJob('Gerda Gegangen');
  const other = await made('/candidates', { name: 'Stella Stayer', email: 'stella@people.example' });
  const second = await made('/applications', { job_id: job.id, candidate_id: other.id });
  const items = [
    { application_id: application.id, summary: 'Strong, and she earns 177k.' },
    { application_id: second.id, summary: 'Strong. Her employer does not know.' },
  ];
  const held = await made('/submissions', { job_id: job.id, items });
  expect(held.review.findings).toHaveLength(2);
  await desk.api.patch(`/accounts/${desk.accountId}`, { marketplace: true });
  const listed = await made('/marketplace/listings', {
    kind: 'candidate',
    candidate_id: person.id,
    headline: 'Controller',
    pitch: 'Strong, and currently earns 177k.',
    candidate_aware: true,
    accept_terms: true,
  });
  expect(listed.review.state).toBe('held');
  await erase(person.id);
  const { review } = (await desk.api.get(`/submissions/${held.id}`)).body.data;
  expect(review).toMatchObject({ state: 'held', findings: [{ about: 'notice' }] });
  const gone = (await desk.api.get(`/marketplace/listings/${listed.id}`)).body.data;
  expect([gone.status, gone.review.findings]).toEqual(['withdrawn', []]);
  await erase(other.id);
  const last = (await desk.api.get(`/submissions/${held.id}`)).body.data;
  expect([last.status, last.review.findings]).toEqual(['revoked', []]);
});

it('says which interviews and pages somebody leaves behind who is deleted or erased', async () => {
  const expected = async (name: string) => {
    const { job, person, application, contact } = await onJob(name);
    const interview = await made('/interviews', {
      application_id: application.id,
      kind: 'client',
      starts_at: inHours(24),
      interviewers: [{ contact_id: contact.id }],
    });
    const sent = await made('/submissions', { job_id: job.id, items: [{ application_id: application.id }] });
    return { person, interview, sent };
  };
  const one = await expected('Dora Deleted');
  const deleted = await desk.api.delete(`/candidates/${one.person.id}`);
  expect(deleted.body.meta.warnings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'interview_still_ahead', interview_ids: [one.interview.id] }),
      expect.objectContaining({ code: 'link_still_open', submission_ids: [one.sent.id] }),
    ]),
  );
  const two = await expected('Erna Erasedova');
  // The invitations leave.
  await running.service.jobs.runDue();
  const erased = await erase(two.person.id);
  expect(codesOf(erased)).toEqual(['interview_dropped', 'link_dropped']);
  const said = JSON.stringify(erased.body.meta.warnings);
  expect(said).toContain('Controller at Client ');
  expect(said).not.toContain('Erasedova');
});
