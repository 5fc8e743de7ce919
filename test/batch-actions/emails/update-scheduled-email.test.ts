import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);

it('changes what is given and leaves the rest', async () => {
  const { body } = await here.schedule();
  const path = `/scheduled-emails/${body.data.id}`;
  const changed = await here.desk.api.patch(path, {
    to_address: 'new@people.example',
    cc_addresses: ['boss@people.example'],
    subject: 'Another subject',
    body_html: '<p>Now in <b>HTML</b></p>',
    body_text: null,
    scheduled_at: '2099-05-01T09:00:00Z',
  });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toEqual({
    ...body.data,
    to_address: 'new@people.example',
    cc_addresses: ['boss@people.example'],
    subject: 'Another subject',
    body_html: '<p>Now in <b>HTML</b></p>',
    body_text: null,
    scheduled_at: '2099-05-01T09:00:00.000Z',
    updated_at: changed.body.data.updated_at,
  });
});

it.each([
  [{ body_text: null }, 'body_text'],
  [{ scheduled_at: '2020-01-01T09:00:00Z' }, 'scheduled_at'],
  [{ subject: 'A\rB' }, 'subject'],
  [{ to_address: 'nobody' }, 'to_address'],
  [{ bcc_addresses: Array.from({ length: 50 }, (_, i) => `p${i}@people.example`) }, 'bcc_addresses'],
  [{ candidate_id: 'cnd_1' }, 'candidate_id'],
])('refuses %j naming %s and changes nothing', async (change, field) => {
  const { body } = await here.schedule();
  const refused = await here.desk.api.patch(`/scheduled-emails/${body.data.id}`, change);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
  expect((await here.desk.api.get(`/scheduled-emails/${body.data.id}`)).body.data).toEqual(body.data);
});

it('is refused once the mail was sent, cancelled or claimed', async () => {
  const sent = (await here.schedule()).body.data.id;
  await here.desk.api.post(`/scheduled-emails/${sent}/send-now`);
  await sendDue(here.running);
  const cancelled = (await here.schedule()).body.data.id;
  await here.desk.api.delete(`/scheduled-emails/${cancelled}`);
  const claimed = (await here.schedule()).body.data.id;
  await here.running.service.store.write(({ tx }) =>
    tx.updateTable('scheduled_emails').set({ status: 'sending' }).where('id', '=', claimed).execute(),
  );
  for (const [id, status] of [
    [sent, 'sent'],
    [cancelled, 'cancelled'],
    [claimed, 'sending'],
  ]) {
    for (const refused of [
      await here.desk.api.patch(`/scheduled-emails/${id}`, { subject: 'Too late' }),
      await here.desk.api.delete(`/scheduled-emails/${id}`),
      await here.desk.api.post(`/scheduled-emails/${id}/send-now`),
    ]) {
      expect(refused.status).toBe(422);
      expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', status });
    }
  }
});

it('answers 404 for an unknown id', async () => {
  expect((await here.desk.api.patch('/scheduled-emails/sem_0', { subject: 'X' })).status).toBe(404);
});
