import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays, interview, letPass } from '#test/harness/interview.ts';
import { invitations } from '#test/harness/invitations.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

it('moves with its length when only the start is given, and its calendar entry follows', async () => {
  const booked = await interview(agency, { starts_at: inDays(2), ends_at: inDays(2, 2) });
  const ran = await runAction(running, agency.adminKey, 'update_interview', {
    interview_id: booked.id,
    starts_at: inDays(4),
  });
  expect(ran.data).toMatchObject({ starts_at: inDays(4), ends_at: inDays(4, 2), reschedule_count: 1 });
  expect(ran.events).toEqual([]);
  expect(ran.activities).toMatchObject([{ type: 'interview' }]);
  const event = await agency.api.get(`/calendar-events/${booked.calendar_event_id}`);
  expect(event.body.data).toMatchObject({ starts_at: inDays(4), ends_at: inDays(4, 2) });
  const again = await agency.api.patch(`/interviews/${booked.id}`, { ends_at: inDays(4, 1) });
  expect(again.body.data).toMatchObject({ starts_at: inDays(4), ends_at: inDays(4, 1), reschedule_count: 2 });
});

it('does not count what moves nothing, and writes nothing for no change', async () => {
  const booked = await interview(agency);
  const renamed = await agency.api.patch(`/interviews/${booked.id}`, {
    title: 'Other title',
    format: 'phone',
  });
  expect(renamed.body.data).toMatchObject({ title: 'Other title', format: 'phone', reschedule_count: 0 });
  const event = await agency.api.get(`/calendar-events/${booked.calendar_event_id}`);
  expect(event.body.data).toMatchObject({ title: 'Other title', event_type: 'phone_screen' });
  const same = await agency.api.patch(`/interviews/${booked.id}`, { starts_at: booked.starts_at });
  expect(same.body.data).toEqual(renamed.body.data);
});

it('tells those invited with the same UID and a rising sequence, and those left out that it is off', async () => {
  const pat = await agency.user('consultant');
  const sam = await agency.user('team_lead');
  const mail = async (id: string): Promise<string> =>
    (await agency.api.get(`/accounts/${agency.accountId}/users/${id}`)).body.data.email;
  const [patMail, samMail] = [await mail(pat.userId), await mail(sam.userId)];
  const candidate_id = await deskOf(agency).candidate({ email: 'moved@mail.example' });
  const application_id = await deskOf(agency).application({ candidate_id });
  const booked = await interview(agency, { application_id, interviewers: [{ user_id: pat.userId }] });
  await agency.api.patch(`/interviews/${booked.id}`, { starts_at: inDays(80) });
  await agency.api.patch(`/interviews/${booked.id}`, { interviewers: [{ user_id: sam.userId }] });
  await agency.api.patch(`/interviews/${booked.id}`, { round: 2 });
  const sent = (await invitations(running)).filter(({ uid }) => uid.startsWith(booked.id));
  expect(new Set(sent.map(({ uid }) => uid)).size).toBe(1);
  const seen = (address: string) =>
    sent.filter(({ to }) => to === address).map(({ method, sequence, start }) => [method, sequence, start]);
  const moved = inDays(80);
  expect(seen('moved@mail.example')).toEqual([
    ['REQUEST', 0, booked.starts_at],
    ['REQUEST', 1, moved],
    ['REQUEST', 2, moved],
  ]);
  expect(seen(patMail)).toEqual([
    ['REQUEST', 0, booked.starts_at],
    ['REQUEST', 1, moved],
    ['CANCEL', 2, moved],
  ]);
  expect(seen(samMail)).toEqual([['REQUEST', 2, moved]]);
});

it.each([
  ['a start that has passed', { starts_at: inDays(-1) }, 'starts_at'],
  ['an end before the start', { ends_at: inDays(1) }, 'ends_at'],
  ['a field that follows', { reschedule_count: 4 }, 'reschedule_count'],
])('refuses %s', async (_, fields, field) => {
  const booked = await interview(agency, { starts_at: inDays(9) });
  const answer = await agency.api.patch(`/interviews/${booked.id}`, fields);
  expect([answer.status, answer.body.error.field]).toEqual([422, field]);
  expect((await agency.api.get(`/interviews/${booked.id}`)).body.data).toEqual(booked);
});

it('refuses one that was cancelled or held', async () => {
  const [cancelled, held] = [await interview(agency), await interview(agency)];
  await agency.api.post(`/interviews/${cancelled.id}/cancel`, {});
  await letPass(running, held.id);
  await agency.api.post(`/interviews/${held.id}/outcome`, { outcome: 'hold' });
  for (const { id } of [cancelled, held]) {
    const answer = await agency.api.patch(`/interviews/${id}`, { starts_at: inDays(20) });
    expect([answer.status, answer.body.error.code]).toEqual([409, 'CONFLICT']);
  }
});

it('is taken back by undo, and the guests hear of it', async () => {
  const booked = await interview(agency, { interviewers: [{ user_id: agency.adminId }] });
  const batch = await agency.api.post('/batch', {
    actions: [
      {
        action: 'update_interview',
        input: { interview_id: booked.id, starts_at: inDays(90), interviewers: [], location: 'Pier 4' },
      },
    ],
  });
  expect(batch.body.data.status, JSON.stringify(batch.body)).toBe('succeeded');
  const undone = await agency.api.post(`/batch/${batch.body.data.batch_id}/undo`);
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  const { starts_at, ends_at, interviewers, location } = (await agency.api.get(`/interviews/${booked.id}`))
    .body.data;
  expect(booked).toMatchObject({ starts_at, ends_at, interviewers, location });
  const sent = (await invitations(running)).filter(({ uid }) => uid.startsWith(booked.id));
  expect(Math.max(...sent.map(({ sequence }) => sequence))).toBe(2);
});

it('takes back what an interview answers of its interviewers, and no other address for them', async () => {
  const application_id = await deskOf(agency).application();
  const made = await agency.api.post('/interviews', {
    application_id,
    kind: 'internal',
    starts_at: '2031-03-04T04:00:00Z',
    ends_at: '2031-03-04T05:00:00Z',
    interviewers: [{ user_id: agency.adminId }],
  });
  const { id, interviewers } = (await agency.api.get(`/interviews/${made.body.data.id}`)).body.data;
  expect(interviewers[0]).toMatchObject({ contact_id: null, name: 'Mia Admin' });
  const same = await agency.api.patch(`/interviews/${id}`, { interviewers });
  expect(same.status).toBe(200);
  expect(same.body.data.interviewers).toEqual(interviewers);
  const elsewhere = await agency.api.patch(`/interviews/${id}`, {
    interviewers: [{ ...interviewers[0], email: 'somebody@else.example' }],
  });
  expect(elsewhere.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'interviewers.0.email' });
});

it('says when nobody who asks hears that it was moved or called off, and not where somebody does', async () => {
  const alone = await interview(agency);
  const told = async (path: string, body: unknown, method: 'patch' | 'post') =>
    JSON.stringify((await agency.api[method](path, body)).body.meta);
  const words = 'nobody who asks is told of it';
  expect(await told(`/interviews/${alone.id}`, { starts_at: inDays(30) }, 'patch')).toContain(words);
  expect(await told(`/interviews/${alone.id}`, { title: 'Second chat' }, 'patch')).not.toContain(words);
  expect(await told(`/interviews/${alone.id}/cancel`, {}, 'post')).toContain(words);
  const { userId } = await agency.user('consultant');
  const asked = await interview(agency, { interviewers: [{ user_id: userId }] });
  expect(await told(`/interviews/${asked.id}`, { starts_at: inDays(31) }, 'patch')).not.toContain(words);
  expect(await told(`/interviews/${asked.id}/cancel`, {}, 'post')).not.toContain(words);
});

it('warns that a change went out for somebody who was rejected since', async () => {
  const application_id = await deskOf(agency).application();
  const booked = await interview(agency, { application_id });
  await agency.api.post(`/applications/${application_id}/stage`, { stage: 'rejected' });
  const changed = await agency.api.patch(`/interviews/${booked.id}`, { starts_at: inDays(40) });
  expect(changed.body.meta.warnings).toContainEqual(
    expect.objectContaining({ code: 'interview_of_ended', interview_id: booked.id }),
  );
});
