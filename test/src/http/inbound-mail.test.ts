import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const here = fixture(() => startMailDesk());

// biome-ignore lint/suspicious/noExplicitAny: what is read has every shape
type Data = any;

let count = 0;
const messageId = () => {
  count += 1;
  return `<in${count}.${Date.now()}@people.example>`;
};

async function post(raw: string, desk: Workspace = here.desk, headers: Record<string, string> = {}) {
  const response = await here.running.app.request('/api/v1/inbound/mail', {
    method: 'POST',
    headers: { authorization: `Bearer ${desk.adminKey}`, 'content-type': 'message/rfc822', ...headers },
    body: raw,
  });
  return { status: response.status, body: (await response.json()) as Data };
}

const mailOf = (fields: Record<string, string>, text = 'Monday suits me.') =>
  [
    ...Object.entries({ 'Message-ID': messageId(), ...fields }).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n');

/** A candidate with a mail that was sent to them, its Message-ID and where replies go. */
async function written() {
  const person = await here.candidate();
  const sent = await here.desk.api.post('/emails', {
    candidate_id: person.id,
    subject: 'Monday?',
    body: 'Does it suit?',
  });
  expect(sent.status).toBe(201);
  await sendDue(here.running);
  const [mail] = here.mailTo(person.email);
  const parsed = await mail?.parsed();
  const alias = parsed?.replyTo?.value[0]?.address ?? '';
  return { person, id: parsed?.messageId ?? '', alias, message: sent.body.data.email_message_id as string };
}

const activities = async (query: string): Promise<Data[]> =>
  (await here.desk.api.get(`/activities?limit=100&${query}`)).body.data;

it('brings a reply into the conversation that it answers: activity, change feed, brief, last contact', async () => {
  const { person, id } = await written();
  const before = (await here.desk.api.get(`/candidates/${person.id}`)).body.data.last_contacted_at;
  const raw = mailOf({
    From: `Ana <${person.email}>`,
    To: 'desk@deskhand.example',
    Subject: 'Re: Monday?',
    'In-Reply-To': id,
  });
  const { status, body } = await post(raw);
  expect({ status, data: body.data }).toMatchObject({
    status: 200,
    data: { outcome: 'reply', candidate_id: person.id, opted_out: false },
  });
  const [activity] = await activities(`candidate_id=${person.id}&type=email_received`);
  expect(activity).toMatchObject({ summary: 'Mail from Ana Ruiz', body: 'Re: Monday?\n\nMonday suits me.' });
  const changes = (await here.desk.api.get('/changes?limit=100')).body.data;
  expect(changes.map((change: Data) => change.id ?? change.record?.id)).toContain(body.data.email_message_id);
  const after = (await here.desk.api.get(`/candidates/${person.id}`)).body.data.last_contacted_at;
  expect(after >= before).toBe(true);
  const desk = (await here.desk.api.get('/desk/brief?budget_tokens=2400')).body.data;
  expect(desk.replies).toContainEqual(
    expect.objectContaining({ candidate_id: person.id, said: expect.stringContaining('Monday suits me.') }),
  );
  // What was answered waits no more.
  await here.desk.api.post('/emails', { candidate_id: person.id, subject: 'Fine', body: 'See you.' });
  await sendDue(here.running);
  const later = (await here.desk.api.get('/desk/brief?budget_tokens=2400')).body.data;
  expect((later.replies ?? []).map(({ candidate_id }: Data) => candidate_id)).not.toContain(person.id);
});

it('takes each Message-ID once, and a mail without one by its bytes', async () => {
  const { person, id } = await written();
  const raw = mailOf({ From: person.email, Subject: 'Re', References: `<other@x.example> ${id}` });
  const first = await post(raw);
  const again = await post(raw);
  expect(again.body.data).toMatchObject({
    outcome: 'duplicate',
    email_message_id: first.body.data.email_message_id,
  });
  const bare = `From: ${person.email}\r\nSubject: Re\r\nIn-Reply-To: ${id}\r\n\r\nNo id.`;
  expect((await post(bare)).body.data.outcome).toBe('reply');
  expect((await post(bare)).body.data.outcome).toBe('duplicate');
  expect(await activities(`candidate_id=${person.id}&type=email_received`)).toHaveLength(2);
});

it("finds the person of a fresh mail by its sender where it came to the agency's own address, and keeps no other", async () => {
  const { person, alias } = await written();
  const fresh = mailOf({ From: person.email, To: alias, Subject: 'A question' });
  expect((await post(fresh)).body.data).toMatchObject({ outcome: 'reply', candidate_id: person.id });
  const elsewhere = mailOf({ From: person.email, To: 'desk@deskhand.example', Subject: 'A question' });
  expect((await post(elsewhere)).body.data.outcome).toBe('unmatched');
  const stranger = mailOf({ From: 'who@stranger.example', To: alias, Subject: 'Buy now' });
  expect((await post(stranger)).body.data).toMatchObject({ outcome: 'unmatched', email_message_id: null });
});

it('tells apart out of office and bounces: neither is a contact, and a bounce stands with the mail that was sent', async () => {
  const { person, id, message } = await written();
  const last = (await here.desk.api.get(`/candidates/${person.id}`)).body.data.last_contacted_at;
  const away = { From: person.email, Subject: 'Away', 'In-Reply-To': id, 'Auto-Submitted': 'auto-replied' };
  expect((await post(mailOf(away))).body.data.outcome).toBe('auto_reply');
  const bounce = mailOf(
    {
      From: 'MAILER-DAEMON@mx.example',
      Subject: 'Undelivered Mail Returned to Sender',
      'MIME-Version': '1.0',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary="b"',
    },
    [
      '--b\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n',
      'Reporting-MTA: dns; mx.example\r\n',
      `Final-Recipient: rfc822; ${person.email}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 No such user`,
      `\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${id}\r\nSubject: Monday?\r\n\r\nDoes it suit?\r\n--b--`,
    ].join('\r\n'),
  );
  expect((await post(bounce)).body.data.outcome).toBe('bounce');
  expect((await here.desk.api.get(`/candidates/${person.id}`)).body.data.last_contacted_at).toBe(last);
  const row = await here.running.service.store.read((db) =>
    db.selectFrom('email_messages').where('id', '=', message).select('bounces').executeTakeFirstOrThrow(),
  );
  expect(JSON.parse(row.bounces)).toEqual([
    { address: person.email, response: 'smtp; 550 5.1.1 No such user' },
  ]);
});

it('honours a sender who asks for no more mail, and nobody who asks it for another', async () => {
  const { person, id } = await written();
  const stop = { Subject: 'Re: Monday?', 'In-Reply-To': id };
  const other = await post(mailOf({ From: 'who@stranger.example', ...stop }, 'Unsubscribe'));
  expect(other.body.data).toMatchObject({ outcome: 'reply', opted_out: false });
  const long = await post(mailOf({ From: person.email, ...stop }, 'Do not stop the process, please.'));
  expect(long.body.data.opted_out).toBe(false);
  const own = await post(
    mailOf({ From: person.email, ...stop }, 'Unsubscribe me please.\r\n\r\n> Does it suit?'),
  );
  expect(own.body.data.opted_out).toBe(true);
  expect((await here.desk.api.get(`/candidates/${person.id}`)).body.data.email_opt_out).toBe(true);
  const sent = await here.desk.api.post('/emails', { candidate_id: person.id, subject: 'Hi', body: 'Hi' });
  expect(sent.status).toBe(422);
});

it("takes nothing of another agency's conversation, and answers its own mail with nothing", async () => {
  const { person, id } = await written();
  const other = await here.running.workspace();
  const raw = mailOf({ From: person.email, Subject: 'Re', 'In-Reply-To': id });
  expect((await post(raw, other)).body.data.outcome).toBe('unmatched');
  const mails = here.mail.received.length;
  const loop = `From: desk@deskhand.example\r\nMessage-ID: ${id}\r\nIn-Reply-To: ${id}\r\nSubject: Monday?\r\n\r\nLoop`;
  for (let turn = 0; turn < 3; turn += 1) expect((await post(loop)).body.data.outcome).toBe('own');
  await sendDue(here.running);
  expect(here.mail.received).toHaveLength(mails);
});

it('refuses what is no mail, is nested without end or too large, and says what to send', async () => {
  const { person, id } = await written();
  expect((await post('x', here.desk, { 'content-type': 'application/json' })).status).toBe(415);
  expect((await post('')).body.error.code).toBe('INVALID_REQUEST');
  expect((await post('no headers at all')).body.error.code).toBe('INVALID_REQUEST');
  const head = `From: ${person.email}\r\nIn-Reply-To: ${id}\r\n`;
  let deep = head;
  for (let at = 0; at < 2000; at += 1)
    deep += `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`;
  expect((await post(deep)).status).toBe(400);
  expect((await post(`${head}X-Long: ${'x'.repeat(300 * 1024)}\r\n\r\nHi`)).status).toBe(400);
  expect((await post('x'.repeat(25 * 1024 * 1024 + 1))).status).toBe(413);
  const reader = await here.desk.key(['emails:read']);
  const refused = await post(`${head}\r\nHi`, { ...here.desk, adminKey: reader });
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'INSUFFICIENT_SCOPE' } } });
});

it('keeps text that no database takes and markup of HTML alone as plain words', async () => {
  const { person, id } = await written();
  const head = `From: ${person.email}\r\nMessage-ID: ${messageId()}\r\nIn-Reply-To: ${id}\r\nSubject: Re`;
  const html = '<style>p{}</style><p>Yes, <b>gladly</b>.</p><script>alert(1)</script><p>Ana</p>';
  await post(`${head}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\u0000`);
  const [activity] = await activities(`candidate_id=${person.id}&type=email_received`);
  expect(activity.body).toBe('Re\n\nYes, gladly.\nAna');
});

it('knows who writes from the address of a record that was merged into theirs', async () => {
  const { person, id, alias } = await written();
  const gone = await here.candidate();
  const merged = await here.desk.api.post('/candidates/merge', { keep_id: person.id, merge_id: gone.id });
  expect(merged.status).toBe(200);
  const fresh = await post(mailOf({ From: gone.email, To: alias, Subject: 'Still looking' }));
  expect(fresh.body.data).toMatchObject({ outcome: 'reply', candidate_id: person.id });
  const stop = await post(
    mailOf({ From: gone.email, Subject: 'Re: Monday?', 'In-Reply-To': id }, 'Unsubscribe'),
  );
  expect(stop.body.data).toMatchObject({ outcome: 'reply', candidate_id: person.id, opted_out: true });
});
