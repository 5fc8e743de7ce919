import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);

it('discards a draft and the mail behind it; it cannot be confirmed any more', async () => {
  const draft = await here.draft({ schedule_at: '2099-02-01T09:00:00Z' });
  const path = `/emails/from-description/${draft.review_token}`;
  const cancelled = await here.desk.api.delete(path);
  expect(cancelled.status).toBe(200);
  expect(cancelled.body.data.status).toBe('cancelled');
  expect((await here.desk.api.get(path)).body.data.status).toBe('cancelled');
  const behind = await here.desk.api.get(`/scheduled-emails/${draft.scheduled_email_id}`);
  expect(behind.body.data.status).toBe('cancelled');
  for (const refused of [await here.desk.api.post(`${path}/confirm`), await here.desk.api.delete(path)]) {
    expect(refused.status).toBe(422);
    expect(refused.body.error.type).toBe('draft_cancelled');
  }
});
