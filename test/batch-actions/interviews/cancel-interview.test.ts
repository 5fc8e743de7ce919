import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { interview, letPass } from '#test/harness/interview.ts';
import { invitations } from '#test/harness/invitations.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { mailsTo } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

it('calls it off, takes it from the calendar, fires interview.cancelled and moves no stage', async () => {
  const application_id = await deskOf(agency).application({ stage: 'screen' });
  const booked = await interview(agency, { application_id });
  const ran = await runAction(running, agency.adminKey, 'cancel_interview', {
    interview_id: booked.id,
    reason: 'Ana is ill',
  });
  expect(ran.data).toMatchObject({ status: 'cancelled', cancel_reason: 'Ana is ill' });
  expect(ran.events).toEqual(['interview.cancelled']);
  expect(ran.outbox[0]?.data).toMatchObject({
    interview: ran.data,
    changes: { status: { from: 'scheduled', to: 'cancelled' } },
  });
  expect((await agency.api.get(`/calendar-events/${booked.calendar_event_id}`)).status).toBe(404);
  expect((await agency.api.get(`/applications/${application_id}`)).body.data.stage).toBe('screen');
});

it('tells everybody who was invited, and nobody the reason', async () => {
  const candidate_id = await deskOf(agency).candidate({ email: 'off@mail.example' });
  const application_id = await deskOf(agency).application({ candidate_id });
  const booked = await interview(agency, { application_id });
  await agency.api.patch(`/candidates/${candidate_id}`, { do_not_approach: true });
  await agency.api.post(`/interviews/${booked.id}/cancel`, { reason: 'SECRET REASON' });
  const sent = (await invitations(running)).filter(({ to }) => to === 'off@mail.example');
  expect(sent.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
    ['REQUEST', 0, 'CONFIRMED'],
    ['CANCEL', 1, 'CANCELLED'],
  ]);
  expect(JSON.stringify(sent)).not.toContain('SECRET REASON');
});

it('says nothing to anybody about one that is over', async () => {
  const candidate_id = await deskOf(agency).candidate({ email: 'over@mail.example' });
  const application_id = await deskOf(agency).application({ candidate_id });
  const booked = await interview(agency, { application_id });
  await letPass(running, booked.id);
  expect((await agency.api.post(`/interviews/${booked.id}/cancel`, {})).status).toBe(200);
  const sent = (await invitations(running)).filter(({ to }) => to === 'over@mail.example');
  expect(sent.map(({ method }) => method)).toEqual(['REQUEST']);
});

it('is possible once', async () => {
  const booked = await interview(agency);
  expect((await agency.api.post(`/interviews/${booked.id}/cancel`, {})).status).toBe(200);
  const again = await agency.api.post(`/interviews/${booked.id}/cancel`, {});
  expect([again.status, again.body.error.code]).toEqual([409, 'CONFLICT']);
  expect((await agency.api.post('/interviews/int_00000000/cancel', {})).status).toBe(404);
});

it('gives the candidate the time where they live, as the invitation did', async () => {
  const candidate_id = await deskOf(agency).candidate({
    email: 'far@mail.example',
    location: { city: 'Perth', state: 'WA', country: 'AU' },
  });
  const application_id = await deskOf(agency).application({ candidate_id });
  const booked = await interview(agency, { application_id, timezone: 'America/New_York' });
  await agency.api.post(`/interviews/${booked.id}/cancel`, {});
  const sent = (await mailsTo(running, 'far@mail.example')).map(({ text }) => text ?? '');
  expect(sent).toHaveLength(2);
  for (const text of sent) expect(text).toMatch(/When: .*\n?.*Your time: /);
});
