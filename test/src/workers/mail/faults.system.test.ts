import { afterEach, expect, it } from 'vitest';
import { nextDueMail } from '#src/domain/emails/due.ts';
import { LeaseOwner } from '#src/idempotency/lease-owner.ts';
import { polite, refusal, startMailServer, startScript } from '#test/harness/mail.ts';
import { type MailDesk, sendDue } from '#test/harness/mail-desk.ts';
import { deskAtFault, mailRows, mailsEnded } from '#test/harness/mail-faults.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const item of open.splice(0).reverse()) await item.close();
});

/** A service whose mail goes to a server at fault, with attempts a tenth of a second apart. */
async function deskAt(
  server: { url: string; close(): Promise<void> },
  timeout: '1' | '5' | '20' = '20',
): Promise<MailDesk> {
  open.push(server);
  const here = await deskAtFault(server.url, timeout);
  open.push(here);
  return here;
}

async function send(here: MailDesk) {
  const ana = await here.candidate();
  const answer = await here.desk.api.post('/emails', { candidate_id: ana.id, subject: 'Hi', body: 'Hi' });
  return { ana, answer };
}

const nextDue = (here: MailDesk) =>
  here.running.service.store.read((db) => nextDueMail(db, here.desk.accountId, '9999-12-31T23:59:59.999Z'));

it('sends when the server takes it at the third attempt, once, under the Message-ID of the first', async () => {
  let refused = 0;
  const seen: string[] = [];
  const server = await startMailServer({
    onRcptTo(_address, _session, done) {
      refused += 1;
      done(refused <= 2 ? refusal(450, 'Mailbox busy') : null);
    },
  });
  const here = await deskAt(server);
  const { answer } = await send(here);
  expect(answer.body.data).toMatchObject({ status: 'scheduled', sent_at: null });
  expect(answer.body.data.last_error).toContain('Mailbox busy');
  const [first] = await mailRows(here);
  seen.push(first?.message_id ?? '');
  const [row] = await mailsEnded(here);
  expect(row).toMatchObject({ status: 'sent', attempts: 3, last_error: null });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.raw).toContain(`Message-ID: ${seen[0]}`);
});

it('fails after the last attempt when the server goes on to answer 4xx, and says in which words', async () => {
  const server = await startMailServer({
    onMailFrom: (_from, _session, done) => done(refusal(451, 'Try later')),
  });
  const here = await deskAt(server);
  await send(here);
  const [row] = await mailsEnded(here);
  expect(row).toMatchObject({ status: 'failed', attempts: 3 });
  expect(row?.last_error).toContain('Try later');
  expect(server.received).toEqual([]);
});

it('fails at once for a 5xx and records the bounce', async () => {
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => done(refusal(550, 'No such user')),
  });
  const here = await deskAt(server);
  const { answer } = await send(here);
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({ status: 'failed', sent_at: null });
  expect(answer.body.data.last_error).toContain('No such user');
  const message = await here.running.service.store.read((db) =>
    db
      .selectFrom('email_messages')
      .selectAll()
      .where('id', '=', answer.body.data.email_message_id)
      .executeTakeFirstOrThrow(),
  );
  expect(message.status).toBe('failed');
  expect(JSON.parse(message.bounces)).toEqual([
    { address: answer.body.data.to_address, response: expect.stringContaining('No such user') },
  ]);
  expect((await mailsEnded(here))[0]).toMatchObject({ attempts: 1 });
});

it('sends to the recipients that the server takes and records the others as bounced', async () => {
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? refusal(550, 'No such user') : null),
  });
  const here = await deskAt(server);
  const made = await here.schedule({ cc_addresses: ['gone@people.example'] });
  await here.desk.api.post(`/scheduled-emails/${made.body.data.id}/send-now`);
  await sendDue(here.running);
  const read = await here.desk.api.get(`/scheduled-emails/${made.body.data.id}`);
  expect(read.body.data.status).toBe('sent');
  expect(read.body.data.last_error).toContain('gone@people.example');
  expect(server.received[0]?.to).toEqual([made.body.data.to_address]);
});

it.each([
  ['cannot be reached', async () => ({ url: 'smtp://127.0.0.1:1', close: async () => {} }), 'ECONNREFUSED'],
  ['hangs at its banner', () => startScript(() => {}, null), 'No answer'],
  ['closes after EHLO', () => startScript((_line, socket) => socket.destroy()), 'closed'],
])('tries again while the server %s, then fails: it never had the mail', async (_name, start, words) => {
  const here = await deskAt(await start(), '1');
  const { answer } = await send(here);
  expect(answer.body.data).toMatchObject({ status: 'scheduled' });
  const [row] = await mailsEnded(here);
  expect(row).toMatchObject({ status: 'failed', attempts: 3 });
  expect(row?.last_error).toContain(words);
});

it.each([
  [
    'closes after the final dot',
    (line: string, socket: { destroy(): void }) => line === '.' && socket.destroy(),
    '20',
  ],
  // Long enough for a busy machine to come as far as the dot, which is what the time is to run out at.
  ['hangs after the final dot', () => {}, '5'],
] as const)('never sends again what went to a server that %s', async (_name, after, timeout) => {
  const server = await startScript((line, socket) => {
    polite(line, socket);
    after(line, socket);
  });
  const here = await deskAt(server, timeout);
  const { answer } = await send(here);
  expect(answer.body.data).toMatchObject({ status: 'failed', last_error: 'outcome_unknown' });
  await sendDue(here.running);
  const [row] = await mailsEnded(here);
  expect(row).toMatchObject({ status: 'failed', attempts: 1, last_error: 'outcome_unknown' });
  // No attempt is due, now or ever.
  expect(await nextDue(here)).toBeNull();
  expect(server.dots()).toBe(1);
});

it('sends many due mails once each over few connections, whoever else wakes the sender', async () => {
  const server = await startMailServer();
  const here = await deskAt(server);
  const ids: string[] = [];
  for (let i = 0; i < 40; i += 1) ids.push((await here.schedule()).body.data.id);
  await Promise.all(ids.map((id) => here.desk.api.post(`/scheduled-emails/${id}/send-now`)));
  await Promise.all([sendDue(here.running), sendDue(here.running), here.running.service.jobs.runDue()]);
  const rows = await mailsEnded(here);
  expect(rows.map(({ status }) => status)).toEqual(ids.map(() => 'sent'));
  expect(server.received).toHaveLength(40);
  expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(40);
  expect(server.connections()).toBeLessThanOrEqual(6);
});

it('gives up what a dead process had claimed, and leaves alone what a living one has', async () => {
  const server = await startMailServer();
  const here = await deskAt(server);
  const claims = [
    `${new LeaseOwner().text.split(' ')[0]} 999999 gone`,
    'another-machine 1 alive',
    'another-machine 1 too-long',
  ];
  const leases = ['2099-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'];
  const ids: string[] = [];
  for (const [i, claim] of claims.entries()) {
    const { id } = (await here.schedule()).body.data;
    ids.push(id);
    await here.running.service.store.write(({ tx }) =>
      tx
        .updateTable('scheduled_emails')
        .set({ status: 'sending', claim, lease_until: leases[i] ?? null, attempts: 1 })
        .where('id', '=', id)
        .execute(),
    );
  }
  await sendDue(here.running);
  const stateOf = async (i: number) => (await here.desk.api.get(`/scheduled-emails/${ids[i]}`)).body.data;
  expect(await stateOf(0)).toMatchObject({ status: 'failed', last_error: 'outcome_unknown' });
  expect(await stateOf(1)).toMatchObject({ status: 'sending' });
  expect(await stateOf(2)).toMatchObject({ status: 'failed', last_error: 'outcome_unknown' });
  expect(server.received).toEqual([]);
});

it('sends nothing of an agency that is suspended, and all of it once that is lifted', async () => {
  const server = await startMailServer();
  const here = await deskAt(server);
  const { id } = (await here.schedule()).body.data;
  await here.desk.api.post(`/scheduled-emails/${id}/send-now`);
  const set = (status: 'suspended' | 'active') =>
    here.running.service.store.write(({ tx }) =>
      tx.updateTable('accounts').set({ status }).where('id', '=', here.desk.accountId).execute(),
    );
  await set('suspended');
  await sendDue(here.running);
  expect(server.received).toEqual([]);
  await set('active');
  await sendDue(here.running);
  expect(server.received).toHaveLength(1);
});
