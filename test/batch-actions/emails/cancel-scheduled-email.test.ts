import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { refusal, startMailServer } from '#test/harness/mail.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { closedInTime } from '#test/harness/scratch.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const here = fixture(() => startMailDesk({}, { sandbox: true }));

it('keeps the record as cancelled, tells subscribers, and sends nothing when its time comes', async () => {
  const ana = await here.candidate();
  const at = new Date(Date.now() + 3600_000).toISOString();
  const made = await here.schedule({ candidate_id: ana.id, scheduled_at: at });
  const cancelled = await here.desk.api.delete(`/scheduled-emails/${made.body.data.id}`);
  expect(cancelled.status).toBe(200);
  expect(cancelled.body.data).toMatchObject({ id: made.body.data.id, status: 'cancelled' });
  expect(cancelled.body.data.cancelled_at).toMatch(/^20/);
  const events = await here.running.service.store.read((db) =>
    db.selectFrom('events').selectAll().where('event', '=', 'email.cancelled').execute(),
  );
  expect(events.map(({ data }) => JSON.parse(data).scheduled_email)).toEqual([cancelled.body.data]);
  await advanceTo(here.desk.api, at);
  await sendDue(here.running);
  expect(here.mailTo(ana.email)).toEqual([]);
  const again = await here.desk.api.delete(`/scheduled-emails/${made.body.data.id}`);
  expect(again.status).toBe(422);
});

it('cancels the message of a mail that was to leave at once and that the server did not take yet', async () => {
  const server = await startMailServer({
    onMailFrom: (_from, _session, done) => done(refusal(450, 'Busy')),
  });
  closedInTime(server.close);
  const away = await startMailDesk({ SMTP_URL: server.url });
  closedInTime(away.close);
  const candidate = await away.candidate();
  const sent = await away.desk.api.post('/emails', {
    candidate_id: candidate.id,
    subject: 'Monday',
    body: 'Does Monday suit you?',
  });
  const { scheduled_email_id, email_message_id } = sent.body.data;
  const message = () =>
    away.running.service.store.read((db) =>
      db.selectFrom('email_messages').where('id', '=', email_message_id).select('status').execute(),
    );
  expect(await message()).toEqual([{ status: 'queued' }]);
  const cancelled = await away.desk.api.delete(`/scheduled-emails/${scheduled_email_id}`);
  expect(cancelled.body.data).toMatchObject({ status: 'cancelled', email_message_id });
  expect(await message()).toEqual([{ status: 'cancelled' }]);
});

it('can be undone while the time of the mail is still to come', async () => {
  const made = await here.schedule();
  const input = { scheduled_email_id: made.body.data.id };
  const batch = await here.desk.api.post('/batch', {
    actions: [{ action: 'cancel_scheduled_email', input }],
  });
  const undone = await here.desk.api.post(`/batch/${batch.body.data.batch_id}/undo`, {});
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  const read = await here.desk.api.get(`/scheduled-emails/${made.body.data.id}`);
  expect(read.body.data).toMatchObject({ status: 'scheduled', cancelled_at: null });
});

it('answers 404 for an unknown id', async () => {
  expect((await here.desk.api.delete('/scheduled-emails/sem_0')).status).toBe(404);
});
