import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const here = fixture(() => startMailDesk({}, { sandbox: true }));

const confirm = (token: string, key?: string) =>
  here.desk.api.post(`/emails/from-description/${token}/confirm`, undefined, key);

it('sends a draft without a time at once', async () => {
  const ana = await here.candidate();
  const draft = await here.draft({ candidate_id: ana.id });
  const confirmed = await confirm(draft.review_token);
  expect(confirmed.status).toBe(201);
  expect(confirmed.body.data).toMatchObject({
    review_token: draft.review_token,
    status: 'sent',
    scheduled_email_id: null,
    to_address: ana.email,
    subject: draft.subject,
  });
  expect(confirmed.body.data.email_message_id).toMatch(/^eml_/);
  expect(confirmed.body.data.email_thread_id).toMatch(/^thr_/);
  const [mail] = here.mailTo(ana.email);
  expect((await mail?.parsed())?.subject).toBe(draft.subject);
  const read = await here.desk.api.get(`/emails/from-description/${draft.review_token}`);
  expect(read.body.data.status).toBe('confirmed');
});

it('schedules a draft that has a time, and sends it then', async () => {
  const ana = await here.candidate();
  const at = new Date(Date.now() + 3600_000).toISOString();
  const draft = await here.draft({ candidate_id: ana.id, schedule_at: at });
  const confirmed = await confirm(draft.review_token);
  expect(confirmed.status).toBe(201);
  expect(confirmed.body.data).toMatchObject({
    status: 'scheduled',
    email_message_id: null,
    scheduled_email_id: draft.scheduled_email_id,
    scheduled_at: at,
  });
  const behind = await here.desk.api.get(`/scheduled-emails/${draft.scheduled_email_id}`);
  expect(behind.body.data.status).toBe('scheduled');
  expect(here.mailTo(ana.email)).toEqual([]);
  await advanceTo(here.desk.api, at);
  await sendDue(here.running);
  expect(here.mailTo(ana.email)).toHaveLength(1);
});

it('confirms once: the second time is 422, ten at once send one mail, and a repeated key replays', async () => {
  const ana = await here.candidate();
  const draft = await here.draft({ candidate_id: ana.id });
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(draft.review_token)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
  const again = await confirm(draft.review_token);
  expect(again.body.error).toMatchObject({ code: 'VALIDATION_ERROR', type: 'draft_confirmed' });
  expect(here.mailTo(ana.email)).toHaveLength(1);
  const bo = await here.candidate();
  const other = await here.draft({ candidate_id: bo.id });
  const first = await confirm(other.review_token, 'confirm-once');
  const replayed = await confirm(other.review_token, 'confirm-once');
  expect(replayed.status).toBe(201);
  expect(replayed.body.data).toEqual(first.body.data);
  expect(here.mailTo(bo.email)).toHaveLength(1);
});

it('refuses a draft with gaps with 409 draft_has_gaps naming them, and sends nothing', async () => {
  const ana = await here.candidate();
  const draft = await here.draft({ candidate_id: ana.id });
  await here.desk.api.patch(`/emails/from-description/${draft.review_token}`, { subject: '', body: ' ' });
  const refused = await confirm(draft.review_token);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({
    code: 'DRAFT_HAS_GAPS',
    type: 'draft_has_gaps',
    gaps: ['subject', 'body'],
  });
  expect(here.mailTo(ana.email)).toEqual([]);
  await here.desk.api.patch(`/emails/from-description/${draft.review_token}`, {
    subject: 'Hi',
    body: 'Hello',
  });
  expect((await confirm(draft.review_token)).status).toBe(201);
});

it('answers 422 for a missing draft, a time that has passed and a person who opted out meanwhile', async () => {
  expect((await confirm('edr_0')).status).toBe(422);
  const at = new Date(Date.now() + 5 * 3600_000).toISOString();
  const late = await here.draft({ schedule_at: at });
  const to = new Date(Date.parse(at) + 60_000).toISOString();
  await advanceTo(here.desk.api, to);
  const passed = await confirm(late.review_token);
  expect(passed.status).toBe(422);
  expect(passed.body.error.field).toBe('schedule_at');
  const ana = await here.candidate();
  const draft = await here.draft({ candidate_id: ana.id });
  await here.desk.api.patch(`/candidates/${ana.id}`, { do_not_approach: true });
  expect((await confirm(draft.review_token)).body.error.field).toBe('candidate_id');
});

it('refuses words that pick people as any mail does, over REST too, and sends the draft once they are mended', async () => {
  const ana = await here.candidate();
  const draft = await here.draft({ candidate_id: ana.id });
  const write = (body: string) =>
    here.desk.api.patch(`/emails/from-description/${draft.review_token}`, { body });
  await write('Hello,\n\nthey want a young man under 35 for this.');
  const refused = await confirm(draft.review_token);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ type: 'unlawful_wording', field: 'body' });
  await write('Hello,\n\nwould you have time on Monday?');
  expect((await confirm(draft.review_token)).status).toBe(201);
});
