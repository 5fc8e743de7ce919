import { beforeAll, expect, it } from 'vitest';
import { runSignedIn } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { float, mailsTo, pathOf, press } from '#test/harness/submission.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const { running, desk: agency } = useDesk({ sandbox: true, country: 'GB' });

beforeAll(async () => {
  await moveTo('2027-03-01T10:00:00Z');
});

// 1 March 2027 is a Monday.
const moveTo = (to: string) => advanceTo(agency.api, to);

it('mails once more, two working days apart and three times at most', async () => {
  const { spec, contact_email } = await float(agency);
  const chase = () => agency.api.post(`/specs/${spec.id}/chase`);
  await moveTo('2027-03-02T23:00:00Z');
  const early = await chase();
  expect(early.status).toBe(409);
  expect(early.body.error.field).toBe('last_chased_at');
  await moveTo('2027-03-03T08:00:00Z');
  const first = await chase();
  expect(first.body.data).toMatchObject({ chase_count: 1, status: 'sent', url: spec.url, email_sent: true });
  expect(first.body.data.expires_at).toBe(spec.expires_at);
  await moveTo('2027-03-05T08:00:00Z');
  expect((await chase()).body.data.chase_count).toBe(2);
  // Over the weekend only Monday counts.
  await moveTo('2027-03-08T08:00:00Z');
  expect((await chase()).status).toBe(409);
  await moveTo('2027-03-09T08:00:00Z');
  expect((await chase()).body.data.chase_count).toBe(3);
  await moveTo('2027-03-12T08:00:00Z');
  const fourth = await chase();
  expect(fourth.status).toBe(409);
  expect(fourth.body.error.field).toBe('chase_count');
  const mails = await mailsTo(running, contact_email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Worth a look: Finance leader',
    ...Array.from({ length: 3 }, () => 'Once more: Finance leader'),
  ]);
  expect(mails.at(-1)?.text).toContain(spec.url);
});

it('is refused once there is an answer, and once it is over', async () => {
  const answered = await float(agency);
  await press(running, pathOf(answered.spec.url), { kind: 'not_right_now', rating: '' });
  const waiting = await float(agency);
  await moveTo('2027-03-16T08:00:00Z');
  const refused = await agency.api.post(`/specs/${answered.spec.id}/chase`);
  expect(refused.body.error).toMatchObject({ code: 'CONFLICT', field: 'status', status: 'responded' });
  await moveTo('2027-03-29T08:00:00Z');
  const expired = await agency.api.post(`/specs/${waiting.spec.id}/chase`);
  expect(expired.body.error).toMatchObject({ code: 'CONFLICT', field: 'status', status: 'expired' });
});

it('counts from the day on which somebody let it go, where it was held', async () => {
  await moveTo('2027-04-05T08:00:00Z');
  const held = await float(agency, { pitch: 'The youngest CFO of a bank in the country.' });
  expect(held.spec.review.state).toBe('held');
  await moveTo('2027-04-12T08:00:00Z');
  await runSignedIn(running, agency.adminKey, 'release_held', {
    record: held.spec.id,
    reason: 'She agreed.',
  });
  const early = await agency.api.post(`/specs/${held.spec.id}/chase`);
  expect(early.body.error).toMatchObject({ field: 'last_chased_at' });
  expect(early.body.error.message).toContain('last written to on 2027-04-12');
  const { candidate_id, client_contact_id } = held;
  const again = await agency.api.post('/specs', { candidate_id, client_contact_id, pitch: 'Closes fast.' });
  expect(again.body.error.message).toContain('on 2027-04-12');
  await moveTo('2027-04-14T08:00:00Z');
  expect((await agency.api.post(`/specs/${held.spec.id}/chase`)).status).toBe(200);
});
