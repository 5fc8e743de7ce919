import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);

const patch = (token: string, body: unknown) =>
  here.desk.api.patch(`/emails/from-description/${token}`, body);

it('changes what is given and tells the gaps that are left', async () => {
  const draft = await here.draft();
  const emptied = await patch(draft.review_token, { subject: ' ', body: '' });
  expect(emptied.status).toBe(200);
  expect(emptied.body.data.gaps).toEqual(['subject', 'body']);
  const filled = await patch(draft.review_token, { subject: 'Monday?', template_chip: 'check_in' });
  expect(filled.body.data).toMatchObject({
    subject: 'Monday?',
    body: '',
    gaps: ['body'],
    template_chip: 'check_in',
  });
  const cleared = await patch(draft.review_token, { template_chip: null });
  expect(cleared.body.data.template_chip).toBeNull();
});

it('keeps the mail behind it in step: made with a time, changed with it, cancelled without', async () => {
  const draft = await here.draft();
  const timed = await patch(draft.review_token, { schedule_at: '2099-02-01T09:00:00Z' });
  const id = timed.body.data.scheduled_email_id;
  const behind = async () => (await here.desk.api.get(`/scheduled-emails/${id}`)).body.data;
  expect(await behind()).toMatchObject({ status: 'draft', scheduled_at: '2099-02-01T09:00:00.000Z' });
  await patch(draft.review_token, { subject: 'New', schedule_at: '2099-02-02T09:00:00Z' });
  expect(await behind()).toMatchObject({ subject: 'New', scheduled_at: '2099-02-02T09:00:00.000Z' });
  const cleared = await patch(draft.review_token, { schedule_at: null });
  expect(cleared.body.data).toMatchObject({ schedule_at: null, scheduled_email_id: null });
  expect(await behind()).toMatchObject({ status: 'cancelled' });
});

it.each([
  [{ schedule_at: '2020-01-01T09:00:00Z' }, 'schedule_at'],
  [{ subject: 'A\nB' }, 'subject'],
  [{ template_chip: 'poem' }, 'template_chip'],
  [{ gaps: ['none'] }, 'gaps'],
])('refuses %j naming %s', async (change, field) => {
  const draft = await here.draft();
  const refused = await patch(draft.review_token, change);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});

it('answers 422 for a draft that is missing, of another agency, confirmed or cancelled', async () => {
  const elsewhere = await here.running.workspace();
  const theirs = await here.draft();
  const confirmed = await here.draft();
  await here.desk.api.post(`/emails/from-description/${confirmed.review_token}/confirm`);
  const cancelled = await here.draft();
  await here.desk.api.delete(`/emails/from-description/${cancelled.review_token}`);
  for (const refused of [
    await patch('edr_0', { subject: 'X' }),
    await elsewhere.api.patch(`/emails/from-description/${theirs.review_token}`, { subject: 'X' }),
    await patch(confirmed.review_token, { subject: 'X' }),
    await patch(cancelled.review_token, { subject: 'X' }),
  ]) {
    expect(refused.status).toBe(422);
    expect(refused.body.error.code).toBe('VALIDATION_ERROR');
  }
});
