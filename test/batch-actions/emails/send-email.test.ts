import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);

it('hands the mail over before it answers, and says that it was sent', async () => {
  const ana = await here.candidate();
  const sent = await here.desk.api.post('/emails', {
    candidate_id: ana.id,
    subject: 'Your interview',
    body: 'Dear Ana,\n\nsee you on **Monday**:\n\n- ten o’clock\n- bring your papers\n\nMia',
  });
  expect(sent.status).toBe(201);
  expect(sent.body.data).toMatchObject({
    candidate_id: ana.id,
    to_address: ana.email,
    subject: 'Your interview',
    status: 'sent',
    scheduled_email_id: null,
    last_error: null,
  });
  expect(sent.body.data.email_message_id).toMatch(/^eml_/);
  expect(sent.body.data.email_thread_id).toMatch(/^thr_/);
  expect(sent.body.data.sent_at).toMatch(/^20/);
  const [received, ...more] = here.mailTo(ana.email);
  expect(more).toEqual([]);
  expect(received?.from).toBe('desk@deskhand.example');
  const parsed = await received?.parsed();
  expect(parsed?.subject).toBe('Your interview');
  const from = { address: 'desk@deskhand.example', name: 'Mia Admin, Harbour Talent' };
  expect(parsed?.from?.value).toEqual([from]);
  expect(parsed?.text).toContain('see you on **Monday**');
  expect(parsed?.html).toContain('<strong>Monday</strong>');
  expect(parsed?.html).toContain('<li>ten o’clock</li>');
});

it("brings answers to an alias of the company's own", async () => {
  const ana = await here.candidate();
  await here.desk.api.post('/emails', { candidate_id: ana.id, subject: 'Hello', body: 'Hello' });
  const parsed = await here.mailTo(ana.email)[0]?.parsed();
  const alias = `desk+${here.desk.accountId.slice(4)}@deskhand.example`;
  expect(parsed?.replyTo?.value[0]?.address).toBe(alias);
});

it('goes on with the conversation: References name the mails before it, oldest first', async () => {
  const ana = await here.candidate();
  const write = (subject: string) =>
    here.desk.api.post('/emails', { candidate_id: ana.id, subject, body: 'Hello' });
  const answers = [await write('One'), await write('Two'), await write('Three')];
  const [one, two, three] = await Promise.all(here.mailTo(ana.email).map((mail) => mail.parsed()));
  expect(one?.inReplyTo).toBeUndefined();
  expect(two?.inReplyTo).toBe(one?.messageId);
  expect(three?.inReplyTo).toBe(two?.messageId);
  expect(three?.references).toEqual([one?.messageId, two?.messageId]);
  expect(new Set(answers.map(({ body }) => body.data.email_thread_id)).size).toBe(1);
  const other = await here.candidate();
  await here.desk.api.post('/emails', { candidate_id: other.id, subject: 'One', body: 'Hello' });
  expect((await here.mailTo(other.email)[0]?.parsed())?.references).toBeUndefined();
});

it('tells subscribers, the activities and the candidate that a mail went out', async () => {
  const ana = await here.candidate();
  const application = await here.application(ana.id);
  const input = { candidate_id: ana.id, application_id: application.id, subject: 'News', body: 'Good news.' };
  const sent = await here.desk.api.post('/emails', input);
  const events = await here.running.service.store.read((db) =>
    db.selectFrom('events').selectAll().where('account_id', '=', here.desk.accountId).execute(),
  );
  const mine = events
    .filter(({ event }) => event === 'email.sent')
    .map(({ data }) => JSON.parse(data))
    .filter(({ email_message }) => email_message.id === sent.body.data.email_message_id);
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatchObject({
    actor: { type: 'user', id: here.desk.adminId },
    email_message: {
      email_thread_id: sent.body.data.email_thread_id,
      candidate_id: ana.id,
      application_id: application.id,
      job_id: application.job_id,
      direction: 'outbound',
      status: 'sent',
      bounces: [],
    },
  });
  const lines = await here.desk.api.get(`/activities?candidate_id=${ana.id}&type=email_sent`);
  expect(lines.body.data).toHaveLength(1);
  expect(lines.body.data[0]).toMatchObject({ summary: 'E-mailed Ana Ruiz: News', body: 'Good news.' });
  const read = await here.desk.api.get(`/candidates/${ana.id}`);
  expect(read.body.data.last_contacted_at).toBe(sent.body.data.sent_at);
});

it('sends once for one Idempotency-Key, and answers the same again', async () => {
  const ana = await here.candidate();
  const input = { candidate_id: ana.id, subject: 'Once', body: 'Once.' };
  const first = await here.desk.api.post('/emails', input, 'mail-once');
  const again = await here.desk.api.post('/emails', input, 'mail-once');
  expect(first.body.data.status).toBe('sent');
  expect(again.body.data).toEqual(first.body.data);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(here.mailTo(ana.email)).toHaveLength(1);
});

it('goes to another address where one is given', async () => {
  const ana = await here.candidate();
  const input = { candidate_id: ana.id, subject: 'Hi', body: 'Hi', to_address: 'work@people.example' };
  const sent = await here.desk.api.post('/emails', input);
  expect(sent.body.data.to_address).toBe('work@people.example');
  expect(here.mailTo('work@people.example')).toHaveLength(1);
  expect(here.mailTo(ana.email)).toEqual([]);
});

it.each([
  [{ subject: 'Hi\r\nBcc: all@people.example' }, 'subject'],
  [{ subject: ' ' }, 'subject'],
  [{ body: ' \n ' }, 'body'],
  [{ to_address: 'a@people.example\r\nBcc: b@people.example' }, 'to_address'],
  [{ to_address: 'a@people.example, b@people.example' }, 'to_address'],
  [{ to_address: 'Ana <a@people.example>' }, 'to_address'],
  [{ cc_addresses: ['a@people.example'] }, 'cc_addresses'],
  [{ candidate_id: 'cli_1' }, 'candidate_id'],
])('refuses %j naming %s, and nothing leaves', async (change, field) => {
  const ana = await here.candidate();
  const before = here.mail.received.length;
  const input = { candidate_id: ana.id, subject: 'Hi', body: 'Hi', ...change };
  const refused = await here.desk.api.post('/emails', input);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
  expect(here.mail.received).toHaveLength(before);
});

it('writes to nobody who must not be approached, has opted out or has no address', async () => {
  const ana = await here.candidate();
  await here.desk.api.patch(`/candidates/${ana.id}`, { do_not_approach: true });
  const input = { candidate_id: ana.id, subject: 'Hi', body: 'Hi' };
  const marked = await here.desk.api.post('/emails', input);
  expect(marked.status).toBe(422);
  expect(marked.body.error.message).toContain('do not approach');
  await here.desk.api.patch(`/candidates/${ana.id}`, { do_not_approach: false, email: null });
  const nowhere = await here.desk.api.post('/emails', input);
  expect(nowhere.status).toBe(422);
  expect(nowhere.body.error.field).toBe('to_address');
  expect(here.mailTo(ana.email)).toEqual([]);
});

it('refuses an application of somebody else, and records of another agency as unknown', async () => {
  const ana = await here.candidate();
  const bo = await here.candidate({ name: 'Bo Lind' });
  const application = await here.application(bo.id);
  const input = { candidate_id: ana.id, subject: 'Hi', body: 'Hi', application_id: application.id };
  expect((await here.desk.api.post('/emails', input)).body.error.field).toBe('application_id');
  const elsewhere = await here.running.workspace();
  const foreign = await elsewhere.api.post('/emails', { candidate_id: ana.id, subject: 'Hi', body: 'Hi' });
  expect(foreign.status).toBe(404);
  expect(here.mailTo(ana.email)).toEqual([]);
});

it('leaves only after the commit where an atomic batch holds it, and not at all when that is rolled back', async () => {
  const ana = await here.candidate();
  const mail = { action: 'send_email', input: { candidate_id: ana.id, subject: 'Atomic', body: 'Hi' } };
  const failing = { action: 'delete_candidate', input: { candidate_id: 'cnd_0' } };
  const rolledBack = await here.desk.api.post('/batch', { mode: 'atomic', actions: [mail, failing] });
  expect(rolledBack.status).toBe(404);
  expect(here.mailTo(ana.email)).toEqual([]);
  const planned = await here.desk.api.post('/batch', { dry_run: true, actions: [mail] });
  expect(planned.status).toBe(200);
  expect(here.mailTo(ana.email)).toEqual([]);
  const done = await here.desk.api.post('/batch', { mode: 'atomic', actions: [mail] });
  expect(done.body.data.items[0]).toMatchObject({ status: 'succeeded', result: { status: 'sent' } });
  expect(here.mailTo(ana.email)).toHaveLength(1);
  const kept = await here.desk.api.get(`/batch/${done.body.data.batch_id}`);
  expect(kept.body.data.items[0].result.status).toBe('sent');
});

it('answers the outcome to every item of a batch', async () => {
  const people = await Promise.all([here.candidate(), here.candidate(), here.candidate()]);
  const actions = people.map(({ id }) => ({
    action: 'send_email',
    input: { candidate_id: id, subject: 'Batch', body: 'Hi' },
  }));
  const done = await here.desk.api.post('/batch', { actions });
  expect(done.status).toBe(200);
  const results = done.body.data.items.map(({ result }: { result: { status: string } }) => result.status);
  expect(results).toEqual(['sent', 'sent', 'sent']);
});

it('says scheduled, not sent, for what was not taken yet, and lists it until it is', async () => {
  const ana = await here.candidate();
  const closed = await startMailDesk({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_RETRY_SECONDS: '0,3600' });
  const bo = await closed.candidate();
  const ran = await runAction(closed.running, closed.desk.adminKey, 'send_email', {
    candidate_id: bo.id,
    subject: 'Later',
    body: 'Hi',
  });
  expect(ran.status).toBe(201);
  expect(ran.data).toMatchObject({ status: 'scheduled', sent_at: null });
  expect(ran.data.last_error).toContain('ECONNREFUSED');
  const listed = await closed.desk.api.get('/scheduled-emails');
  expect(listed.body.data).toMatchObject([{ id: ran.data.scheduled_email_id, status: 'scheduled' }]);
  await closed.close();
  await here.desk.api.post('/emails', { candidate_id: ana.id, subject: 'Hi', body: 'Hi' });
  const none = await here.desk.api.get(`/scheduled-emails?candidate_id=${ana.id}`);
  expect(none.body.data).toEqual([]);
});

it('takes emails:write', async () => {
  const ana = await here.candidate();
  const reader = here.desk.as(await here.desk.key(['emails:read'], { userId: null }));
  const refused = await reader.post('/emails', { candidate_id: ana.id, subject: 'Hi', body: 'Hi' });
  expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'emails:write' });
});

it.each([
  'Please find the contract attached.',
  'Der Vertrag ist im Anhang.',
  'Le contrat est en pièce jointe.',
])('says that no file goes with a mail that speaks of one: %s', async (body) => {
  const ana = await here.candidate();
  const sent = await here.desk.api.post('/emails', { candidate_id: ana.id, subject: 'Papers', body });
  expect(sent.body.meta.warnings).toContainEqual(expect.objectContaining({ code: 'nothing_attached' }));
});

it('says nothing of files where something is attached to a wall', async () => {
  const ana = await here.candidate();
  const body = 'The desk is attached to the wall of the ward.';
  const sent = await here.desk.api.post('/emails', { candidate_id: ana.id, subject: 'The desk', body });
  expect(JSON.stringify(sent.body.meta.warnings ?? [])).not.toContain('nothing_attached');
});
