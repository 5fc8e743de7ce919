import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const here = fixture(() => startMailDesk({}, { sandbox: true }));

it("keeps a mail with everything it was given, in the name of the company's first admin", async () => {
  const ana = await here.candidate();
  const application = await here.application(ana.id);
  const made = await here.schedule({
    candidate_id: ana.id,
    application_id: application.id,
    cc_addresses: ['boss@people.example'],
    bcc_addresses: ['log@agency.example'],
    body_html: '<p onclick="x()">Hello <script>alert(1)</script><b>you</b></p>',
    body_text: 'Hello you',
    scheduled_at: '2099-01-01T10:00:00+01:00',
  });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    candidate_id: ana.id,
    application_id: application.id,
    job_id: application.job_id,
    thread_id: null,
    email_message_id: null,
    created_by: here.desk.adminId,
    to_address: ana.email,
    cc_addresses: ['boss@people.example'],
    bcc_addresses: ['log@agency.example'],
    body_html: '<p>Hello <b>you</b></p>',
    body_text: 'Hello you',
    status: 'scheduled',
    scheduled_at: '2099-01-01T09:00:00.000Z',
    sent_at: null,
    cancelled_at: null,
    last_error: null,
  });
  const read = await here.desk.api.get(`/scheduled-emails/${made.body.data.id}`);
  expect(read.body.data).toEqual(made.body.data);
});

it('sends it when the account’s clock gets there, not before, and once', async () => {
  const ana = await here.candidate();
  const at = new Date(Date.now() + 3 * 3600_000).toISOString();
  const made = await here.schedule({
    candidate_id: ana.id,
    cc_addresses: ['boss@people.example'],
    bcc_addresses: ['log@agency.example'],
    scheduled_at: at,
  });
  await sendDue(here.running);
  expect(here.mailTo(ana.email)).toEqual([]);
  const moved = await advanceTo(here.desk.api, new Date(Date.parse(at) + 60_000).toISOString());
  expect(moved.body.data.items[0].status, JSON.stringify(moved.body)).toBe('succeeded');
  await sendDue(here.running);
  const [mail, ...more] = here.mailTo(ana.email);
  expect(more).toEqual([]);
  expect(mail?.to.sort()).toEqual([ana.email, 'boss@people.example', 'log@agency.example'].sort());
  const parsed = await mail?.parsed();
  expect(parsed?.bcc).toBeUndefined();
  expect(mail?.raw).not.toContain('log@agency.example');
  const read = await here.desk.api.get(`/scheduled-emails/${made.body.data.id}`);
  expect(read.body.data).toMatchObject({ status: 'sent', scheduled_at: at });
  // It is sent at its own time, however far the clock was moved.
  expect(read.body.data.sent_at.slice(0, 16)).toBe(at.slice(0, 16));
  expect(read.body.data.thread_id).toMatch(/^thr_/);
  expect(read.body.data.email_message_id).toMatch(/^eml_/);
});

it('is idempotent under its key and tells subscribers', async () => {
  const ana = await here.candidate();
  const body = {
    candidate_id: ana.id,
    subject: 'Once',
    body_text: 'Once',
    scheduled_at: '2099-01-01T09:00:00Z',
  };
  const first = await here.desk.api.post('/scheduled-emails', body, 'schedule-once');
  const again = await here.desk.api.post('/scheduled-emails', body, 'schedule-once');
  expect(again.body.data).toEqual(first.body.data);
  const events = await here.running.service.store.read((db) =>
    db.selectFrom('events').selectAll().where('event', '=', 'email.scheduled').execute(),
  );
  const mine = events
    .map(({ data }) => JSON.parse(data).scheduled_email)
    .filter(({ candidate_id }) => candidate_id === ana.id);
  expect(mine).toEqual([first.body.data]);
});

const many = (count: number) => Array.from({ length: count }, (_, i) => `p${i}@people.example`);

it.each([
  [{ scheduled_at: '2020-01-01T09:00:00Z' }, 'scheduled_at'],
  [{ scheduled_at: '2099-01-01 09:00' }, 'scheduled_at'],
  [{ scheduled_at: undefined }, 'scheduled_at'],
  [{ body_text: undefined }, 'body_text'],
  [{ body_text: ' \n' }, 'body_text'],
  [{ body_text: undefined, body_html: '<script>alert(1)</script>' }, 'body_html'],
  [{ body_text: undefined, body_html: '<p> </p>' }, 'body_html'],
  [{ subject: '' }, 'subject'],
  [{ subject: 'A\nB' }, 'subject'],
  [{ to_address: 'a@people.example\n' }, 'to_address'],
  [{ cc_addresses: ['fine@people.example', 'bad\r@people.example'] }, 'cc_addresses.1'],
  [{ bcc_addresses: ['"a, b"@people.example'] }, 'bcc_addresses.0'],
  [{ cc_addresses: many(25), bcc_addresses: many(25) }, 'cc_addresses'],
  [{ cc_addresses: many(10), bcc_addresses: many(40) }, 'bcc_addresses'],
  [{ status: 'sent' }, 'status'],
])('refuses %j naming %s and keeps nothing', async (change, field) => {
  const ana = await here.candidate();
  const refused = await here.schedule({ candidate_id: ana.id, ...change });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
  const list = await here.desk.api.get(`/scheduled-emails?candidate_id=${ana.id}`);
  expect(list.body.data).toEqual([]);
});

it('takes 50 recipients in all', async () => {
  const made = await here.schedule({ cc_addresses: many(24), bcc_addresses: many(25) });
  expect(made.status).toBe(201);
});

it('is cancelled by itself when the candidate may no longer be written to', async () => {
  const people = [await here.candidate(), await here.candidate(), await here.candidate()] as const;
  const at = new Date(Date.now() + 6 * 3600_000).toISOString();
  for (const { id } of people) await here.schedule({ candidate_id: id, scheduled_at: at });
  const [marked, gone, fine] = people;
  await here.desk.api.patch(`/candidates/${marked.id}`, { do_not_approach: true });
  await here.desk.api.delete(`/candidates/${gone.id}`);
  await advanceTo(here.desk.api, at);
  await sendDue(here.running);
  const stateOf = async (id: string) =>
    (await here.desk.api.get(`/scheduled-emails?candidate_id=${id}`)).body.data[0];
  expect(await stateOf(marked.id)).toMatchObject({
    status: 'cancelled',
    last_error: 'recipient_do_not_approach',
  });
  expect(await stateOf(gone.id)).toMatchObject({ status: 'cancelled', last_error: 'recipient_deleted' });
  expect(await stateOf(fine.id)).toMatchObject({ status: 'sent' });
  expect([...here.mailTo(marked.email), ...here.mailTo(gone.email)]).toEqual([]);
});

it('is taken back by undoing it while it waits, and not any more after it was sent', async () => {
  const ana = await here.candidate();
  const item = (scheduled_at: string) => ({
    actions: [
      {
        action: 'schedule_email',
        input: { candidate_id: ana.id, subject: 'Undo', body_text: 'Hi', scheduled_at },
      },
    ],
  });
  const waiting = await here.desk.api.post('/batch', item('2099-01-01T09:00:00Z'));
  const undone = await here.desk.api.post(`/batch/${waiting.body.data.batch_id}/undo`, {});
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  const { id } = waiting.body.data.items[0].result;
  expect((await here.desk.api.get(`/scheduled-emails/${id}`)).body.data.status).toBe('cancelled');
  const later = await here.desk.api.post('/batch', item('2099-01-01T09:00:00Z'));
  const sent = later.body.data.items[0].result.id;
  await here.desk.api.post(`/scheduled-emails/${sent}/send-now`);
  await sendDue(here.running);
  const refused = await here.desk.api.post(`/batch/${later.body.data.batch_id}/undo`, {});
  expect(refused.body.data.items[0].undo.outcome).toBe('conflict');
  expect((await here.desk.api.get(`/scheduled-emails/${sent}`)).body.data.status).toBe('sent');
});
