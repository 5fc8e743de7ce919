import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);

it('stages what the assistant wrote from the facts, and sends nothing', async () => {
  const ana = await here.candidate();
  const application = await here.application(ana.id);
  const draft = await here.draft({
    candidate_id: ana.id,
    application_id: application.id,
    intent: 'reject',
    instructions: undefined,
    source: 'slack',
  });
  expect(draft).toMatchObject({
    candidate_id: ana.id,
    application_id: application.id,
    intent: 'reject',
    template_chip: 'rejection',
    schedule_at: null,
    gaps: [],
    task_status: 'completed',
    status: 'staged',
    source: 'slack',
    scheduled_email_id: null,
  });
  expect(draft.review_token).toMatch(/^edr_/);
  expect(draft.email_draft_id).toMatch(/^edr_/);
  expect(draft.subject).toContain('Controller');
  expect(draft.body).toContain('Ana');
  expect(draft.body).toContain('Harbour Talent');
  const week = Date.parse(String(draft.expires_at)) - Date.parse(String(draft.created_at));
  expect(week).toBe(7 * 24 * 3600_000);
  expect(here.mailTo(ana.email)).toEqual([]);
});

it('leaves a gap where there is nothing to write from', async () => {
  const draft = await here.draft({ instructions: undefined });
  expect(draft.gaps).toEqual(['body']);
});

it('keeps a scheduled mail in status draft behind a draft that has a time', async () => {
  const draft = await here.draft({ schedule_at: '2099-02-01T09:00:00Z' });
  const behind = await here.desk.api.get(`/scheduled-emails/${draft.scheduled_email_id}`);
  expect(behind.body.data).toMatchObject({
    status: 'draft',
    subject: draft.subject,
    body_text: draft.body,
    scheduled_at: '2099-02-01T09:00:00.000Z',
  });
  const listed = await here.desk.api.get('/scheduled-emails?status=draft');
  expect(listed.body.data.map(({ id }: { id: string }) => id)).toContain(draft.scheduled_email_id);
  expect((await here.desk.api.post(`/scheduled-emails/${draft.scheduled_email_id}/send-now`)).status).toBe(
    422,
  );
});

it('writes its text once for a plan, and commits that', async () => {
  const ana = await here.candidate();
  const input = { candidate_id: ana.id, instructions: 'Ask whether Monday suits her.' };
  const plan = await here.desk.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'draft_email', input }],
  });
  expect(plan.status, JSON.stringify(plan.body)).toBe(200);
  const { plan_id, confirm_text } = plan.body.data;
  const done = await here.desk.api.post('/batch', { plan_id, confirm_text });
  expect(done.body.data.items[0]).toMatchObject({ status: 'succeeded', result: { status: 'staged' } });
});

it.each([
  [{ intent: 'flatter' }, 'intent'],
  [{ schedule_at: '2020-01-01T09:00:00Z' }, 'schedule_at'],
  [{ instructions: 'x'.repeat(5001) }, 'instructions'],
])('refuses %j naming %s', async (change, field) => {
  const ana = await here.candidate();
  const input = { candidate_id: ana.id, ...change };
  const answer = await here.desk.api.post('/batch', { actions: [{ action: 'draft_email', input }] });
  expect(JSON.stringify(answer.body)).toContain(`input.${field}`);
  expect([207, 422]).toContain(answer.status);
});

it('notes at drafting what would keep the mail from leaving, and a file that does not go with it', async () => {
  const unlawful = await here.draft({ instructions: 'Tell them that we only want men under 30.' });
  expect(String(unlawful.notes)).toContain('cannot be sent with these words');
  const promised = await here.draft({ instructions: 'Tell them the contract is attached.' });
  expect(String(promised.notes)).toContain('No file goes with this mail');
  const mended = await here.desk.api.patch(`/emails/from-description/${promised.review_token}`, {
    body: 'The contract comes by post.',
  });
  expect(mended.body.data.notes.join(' ')).not.toContain('No file goes');
});
