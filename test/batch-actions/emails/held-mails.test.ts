import { expect, it } from 'vitest';
import { runSignedIn } from '#test/harness/action.ts';
import { fixture } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));
const SOON = '2099-01-01T09:00:00Z';
const NAMED = 'Quillon Hartsease could start in May.';
const PLAIN = 'Somebody could start in May.';

let count = 0;
/** A client's contact to whom somebody was put without the name. */
async function contactAfterSend() {
  count += 1;
  const person = { name: 'Quillon Hartsease', email: `held${count}@people.example` };
  const brief = await briefOf(here.desk, [person]);
  await submit(here.desk, brief, { identity_visibility: 'anonymous' });
  const contacts = (await here.desk.api.get(`/clients/${brief.client_id}/contacts`)).body.data;
  await sendDue(here.running);
  const before = here.mailTo(brief.contact_email).length;
  return {
    candidate_id: contacts[0].person_id as string,
    arrived: async () => {
      await sendDue(here.running);
      return here
        .mailTo(brief.contact_email)
        .slice(before)
        .map(({ raw }) => raw)
        .join('\n');
    },
  };
}

const waiting = async (id: string) =>
  (await here.desk.api.get('/held?kind=scheduled_email&limit=100')).body.data.filter(
    ({ record }: { record: string }) => record === id,
  );
const read = async (id: string) => (await here.desk.api.get(`/scheduled-emails/${id}`)).body.data;

it('keeps a mail that a person has to look at: nothing leaves, list_held shows why, and the consultant is told', async () => {
  const { candidate_id, arrived } = await contactAfterSend();
  const sent = await here.desk.api.post('/emails', { candidate_id, subject: 'In May', body: NAMED });
  expect(sent.status, JSON.stringify(sent.body.error)).toBe(201);
  const { status, review, scheduled_email_id: id, sent_at } = sent.body.data;
  expect({ status, sent_at, state: review.state }).toEqual({ status: 'held', sent_at: null, state: 'held' });
  expect(review.findings[0]).toMatchObject({ about: 'identity', field: 'body' });
  expect(sent.body.meta.warnings.map(({ code }: { code: string }) => code)).toContain('held_for_review');
  const [held] = await waiting(id);
  expect(held).toMatchObject({ kind: 'scheduled_email', label: 'In May', candidate_ids: [candidate_id] });
  expect(await arrived()).toBe('');
  const now = await here.desk.api.post(`/scheduled-emails/${id}/send-now`, {});
  expect([now.status, now.body.error.details?.status ?? now.body.error.status]).toEqual([422, 'held']);
  const { email } = (await here.desk.api.get(`/accounts/${here.desk.accountId}/users/${here.desk.adminId}`))
    .body.data;
  expect(
    here
      .mailTo(email)
      .map(({ raw }) => raw)
      .join(),
  ).toContain(id);
});

it('a released mail leaves as it stands, once', async () => {
  const { candidate_id, arrived } = await contactAfterSend();
  const sent = await here.desk.api.post('/emails', { candidate_id, subject: 'In May', body: NAMED });
  const id = sent.body.data.scheduled_email_id;
  const planned = await here.desk.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'release_held', input: { record: id, reason: 'They agreed.' } }],
  });
  expect(planned.body.data.confirm_text).toMatch(/^1 scheduled e-mail released .*1 e-mail to Jo Contact/);
  const done = await decideHeld(here.running, here.desk, id);
  expect(done.body.data.items[0].result).toMatchObject({
    record: id,
    kind: 'scheduled_email',
    review: { state: 'released' },
  });
  expect((await arrived()).split('could start in May').length - 1).toBeGreaterThan(0);
  expect(await read(id)).toMatchObject({ status: 'sent', review: { state: 'released' } });
  expect(await waiting(id)).toEqual([]);
});

it('a withdrawn mail never leaves', async () => {
  const { candidate_id, arrived } = await contactAfterSend();
  const sent = await here.desk.api.post('/emails', { candidate_id, subject: 'In May', body: NAMED });
  const id = sent.body.data.scheduled_email_id;
  await decideHeld(here.running, here.desk, id, 'withdraw');
  expect(await read(id)).toMatchObject({ status: 'cancelled', review: { state: 'withdrawn' } });
  expect(await arrived()).toBe('');
});

it('a scheduled mail that waits keeps its time when it is released before, and is due at once after', async () => {
  const { candidate_id, arrived } = await contactAfterSend();
  const made = await here.desk.api.post('/scheduled-emails', {
    candidate_id,
    subject: 'In May',
    body_text: NAMED,
    scheduled_at: SOON,
  });
  expect([made.status, made.body.data.status]).toEqual([201, 'held']);
  const { id } = made.body.data;
  await decideHeld(here.running, here.desk, id);
  expect(await read(id)).toMatchObject({ status: 'scheduled', scheduled_at: SOON.replace('Z', '.000Z') });
  expect(await arrived()).toBe('');
});

it('words mended in a held mail let it go, words that are not do not, whichever part was changed', async () => {
  const { candidate_id, arrived } = await contactAfterSend();
  const sent = await here.desk.api.post('/emails', { candidate_id, subject: 'In May', body: NAMED });
  const id = sent.body.data.scheduled_email_id;
  const change = (words: object) => here.desk.api.patch(`/scheduled-emails/${id}`, words);
  expect((await change({ subject: 'In June' })).body.data).toMatchObject({
    status: 'held',
    subject: 'In June',
  });
  expect(await arrived()).toBe('');
  const mended = await change({ body_text: PLAIN, body_html: null });
  expect(mended.body.data).toMatchObject({ status: 'scheduled', review: null });
  expect(await waiting(id)).toEqual([]);
  expect(await arrived()).toContain('Somebody could start');
});

it('a change that a person has to look at holds a mail that was on its way', async () => {
  const { candidate_id, arrived } = await contactAfterSend();
  const made = await here.desk.api.post('/scheduled-emails', {
    candidate_id,
    subject: 'In May',
    body_text: PLAIN,
    scheduled_at: SOON,
  });
  expect(made.body.data.status).toBe('scheduled');
  const changed = await here.desk.api.patch(`/scheduled-emails/${made.body.data.id}`, { body_text: NAMED });
  expect(changed.body.data).toMatchObject({ status: 'held', review: { state: 'held' } });
  expect(await arrived()).toBe('');
});

it('a held mail that is called off waits again when that is undone, and does not leave by it', async () => {
  const { candidate_id, arrived } = await contactAfterSend();
  const sent = await here.desk.api.post('/emails', { candidate_id, subject: 'In May', body: NAMED });
  const id = sent.body.data.scheduled_email_id;
  const batch = await here.desk.api.post('/batch', {
    actions: [{ action: 'cancel_scheduled_email', input: { scheduled_email_id: id } }],
  });
  expect(batch.body.data.items[0].error, JSON.stringify(batch.body)).toBeUndefined();
  expect(await read(id)).toMatchObject({ status: 'cancelled' });
  const undone = await here.desk.api.post(`/batch/${batch.body.data.batch_id}/undo`, {});
  expect(undone.status, JSON.stringify(undone.body)).toBeLessThan(300);
  expect(await read(id)).toMatchObject({ status: 'held', review: { state: 'held' } });
  expect(await arrived()).toBe('');
});

it('a draft that is confirmed waits as well', async () => {
  const { candidate_id, arrived } = await contactAfterSend();
  const { review_token } = await here.draft({ candidate_id });
  const path = `/emails/from-description/${review_token}`;
  await here.desk.api.patch(path, { subject: 'In May', body: NAMED });
  const confirmed = await here.desk.api.post(`${path}/confirm`, {});
  expect(confirmed.body.data, JSON.stringify(confirmed.body)).toMatchObject({
    status: 'held',
    review: { state: 'held' },
  });
  expect(await arrived()).toBe('');
  await decideHeld(here.running, here.desk, confirmed.body.data.scheduled_email_id);
  expect(await arrived()).toContain('could start');
});

it('what is unlawful is refused and does not wait; whoever is signed in has looked at what they send', async () => {
  const { candidate_id, arrived } = await contactAfterSend();
  const body = 'Please no Muslims this time.';
  const refused = await here.desk.api.post('/emails', { candidate_id, subject: 'In May', body });
  expect([refused.status, refused.body.error.type]).toEqual([422, 'unlawful_wording']);
  const input = { candidate_id, subject: 'In May', body: NAMED };
  const { data } = await runSignedIn(here.running, here.desk.adminKey, 'send_email', input);
  expect(data.status).not.toBe('held');
  expect(await arrived()).toContain('Hartsease');
});

it('a plan says that the mail will wait and for which words, and not that it is sent', async () => {
  const { candidate_id } = await contactAfterSend();
  const planned = await here.desk.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'send_email', input: { candidate_id, subject: 'In May', body: NAMED } }],
  });
  const { confirm_text, items } = planned.body.data;
  expect(confirm_text).toContain('held for a person to release because of "Quillon Hartsease"');
  expect(confirm_text).not.toMatch(/new e-mail/);
  expect(items[0].warnings.map(({ code }: { code: string }) => code)).toEqual(['held_for_review']);
});
