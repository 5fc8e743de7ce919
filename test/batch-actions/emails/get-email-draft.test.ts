import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const here = fixture(() => startMailDesk({}, { sandbox: true }));

it('reads a draft with emails:read', async () => {
  const draft = await here.draft();
  const reader = here.desk.as(await here.desk.key(['emails:read'], { userId: null }));
  const read = await reader.get(`/emails/from-description/${draft.review_token}`);
  expect(read.status).toBe(200);
  expect(read.body.data).toEqual(draft);
});

it('answers 404 for a missing one, a malformed token and one of another agency', async () => {
  const draft = await here.draft();
  const elsewhere = await here.running.workspace();
  for (const [api, token] of [
    [here.desk.api, 'edr_0'],
    [here.desk.api, 'none'],
    [elsewhere.api, draft.review_token],
  ] as const) {
    expect((await api.get(`/emails/from-description/${token}`)).status).toBe(404);
  }
});

it('shows a draft as expired after its seven days, and cancels the mail behind it', async () => {
  const at = new Date(Date.now() + 20 * 24 * 3600_000).toISOString();
  const draft = await here.draft({ schedule_at: at });
  const to = new Date(Date.parse(String(draft.expires_at)) + 1000).toISOString();
  await advanceTo(here.desk.api, to);
  const read = await here.desk.api.get(`/emails/from-description/${draft.review_token}`);
  expect(read.body.data.status).toBe('expired');
  const behind = await here.desk.api.get(`/scheduled-emails/${draft.scheduled_email_id}`);
  expect(behind.body.data.status).toBe('cancelled');
  const confirmed = await here.desk.api.post(`/emails/from-description/${draft.review_token}/confirm`);
  expect(confirmed.status).toBe(422);
  expect(confirmed.body.error).toMatchObject({ code: 'VALIDATION_ERROR', type: 'draft_expired' });
});
