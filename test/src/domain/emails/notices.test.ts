import { expect, it } from 'vitest';
import { sendNotice } from '#src/domain/emails/index.ts';
import { runInDomain } from '#test/harness/action.ts';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);

const calendar = {
  method: 'REQUEST' as const,
  content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
};

it('sends a mail of another record with its invitation, once it is committed', async () => {
  const ran = await runInDomain(here.running, here.desk.adminKey, (ctx) =>
    sendNotice(ctx, {
      to_address: 'carla@client.example',
      to_name: 'Carla Kontakt',
      subject: 'Interview with Ana Ruiz',
      body: 'Dear Carla,\n\nsee you on **Monday**.',
      calendar,
    }),
  );
  expect(here.mailTo('carla@client.example')).toEqual([]);
  await sendDue(here.running);
  const [mail] = here.mailTo('carla@client.example');
  const parsed = await mail?.parsed();
  expect(parsed?.subject).toBe('Interview with Ana Ruiz');
  expect(parsed?.attachments.map(({ filename }) => filename)).toContain('invite.ics');
  expect(mail?.raw).toContain('method=REQUEST');
  expect(mail?.raw).not.toContain('List-Unsubscribe');
  const row = await here.running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .selectAll()
      .where('id', '=', String(ran.data))
      .executeTakeFirstOrThrow(),
  );
  expect(row.status).toBe('sent');
  expect((await here.desk.api.get('/scheduled-emails')).body.data).toEqual([]);
  expect((await here.desk.api.get(`/scheduled-emails/${ran.data}`)).status).toBe(404);
});

it('reaches a candidate who opted out of e-mail: what they take part in concerns them', async () => {
  const ana = await here.candidate();
  await here.running.service.store.write(({ tx }) =>
    tx.updateTable('candidates').set({ email_opt_out: 1 }).where('id', '=', ana.id).execute(),
  );
  const notice = { to_address: ana.email, subject: 'Your interview', body: 'Monday.', candidate_id: ana.id };
  await runInDomain(here.running, here.desk.adminKey, (ctx) => sendNotice(ctx, notice));
  await sendDue(here.running);
  expect(here.mailTo(ana.email)).toHaveLength(1);
});
