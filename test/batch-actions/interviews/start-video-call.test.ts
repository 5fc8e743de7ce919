import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { interview } from '#test/harness/interview.ts';
import { invitations } from '#test/harness/invitations.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { startService } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({
  country: 'AU',
  env: { MEETING_URL: 'https://rooms.example/desk/' },
});

const ROOM = /^https:\/\/rooms\.example\/desk\/[\w-]{24}$/;
const start = (input: Record<string, unknown>) =>
  agency.api.post('/batch', { actions: [{ action: 'start_video_call', input }] });

it('opens a room that nobody can guess, and sends its link to those invited', async () => {
  const candidate_id = await deskOf(agency).candidate({ email: 'call@mail.example' });
  const application_id = await deskOf(agency).application({ candidate_id });
  const booked = await interview(agency, { application_id });
  const answer = await agency.api.post(`/interviews/${booked.id}/video-call`);
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    meeting_url: expect.stringMatching(ROOM),
    provider: 'embedded',
    interview_id: booked.id,
    application_id,
    candidate_id,
    started_by: agency.adminId,
  });
  const { meeting_url } = answer.body.data;
  expect((await agency.api.get(`/interviews/${booked.id}`)).body.data.meeting_url).toBe(meeting_url);
  const sent = (await invitations(running)).filter(({ to }) => to === 'call@mail.example');
  expect(sent.map(({ sequence, url }) => [sequence, url])).toEqual([
    [0, null],
    [1, meeting_url],
  ]);
  const again = await agency.api.post(`/interviews/${booked.id}/video-call`);
  expect(again.body.data).toMatchObject({ meeting_url, provider: 'own' });
  expect((await invitations(running)).filter(({ to }) => to === 'call@mail.example')).toHaveLength(2);
});

it('opens another room each time for an application or a candidate', async () => {
  const application_id = await deskOf(agency).application();
  const { candidate_id } = (await agency.api.get(`/applications/${application_id}`)).body.data;
  const urls = new Set<string>();
  for (const input of [{ application_id }, { application_id }, { candidate_id }]) {
    const [item] = (await start(input)).body.data.items;
    expect(item.result).toMatchObject({ candidate_id, interview_id: null });
    expect(item.result.meeting_url).toMatch(ROOM);
    urls.add(item.result.meeting_url);
  }
  expect(urls.size).toBe(3);
});

it.each([
  ['nothing', {}, 422],
  ['two records', { interview_id: 'int_00000000', candidate_id: 'cnd_00000000' }, 422],
  ['an unknown candidate', { candidate_id: 'cnd_00000000' }, 404],
])('refuses %s', async (_, input, status) => {
  const answer = await start(input);
  expect(answer.body.data.items[0].http_status).toBe(status);
});

it('says which of two records to leave out, at its own path too, where the interview is there', async () => {
  const candidate_id = await deskOf(agency).candidate();
  const booked = await interview(agency);
  const refused = await agency.api.post(`/interviews/${booked.id}/video-call`, { candidate_id });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'candidate_id']);
  expect(refused.body.error.message).toMatch(/interview_id is given already; give exactly one/);
});

it('is refused with what to set up where no video service is connected, and mails nobody a dead link', async () => {
  const without = await startService({ MEETING_URL: '' });
  const desk = await without.workspace();
  const booked = await interview(desk);
  const refused = await desk.api.post(`/interviews/${booked.id}/video-call`);
  expect([refused.status, refused.body.error.type]).toEqual([409, 'no_video_service']);
  expect(refused.body.error.message).toMatch(/MEETING_URL.*update_interview/);
  expect((await desk.api.get(`/interviews/${booked.id}`)).body.data.meeting_url).toBeNull();
  // Its plan is refused in the same words, and there is nothing to confirm.
  const actions = [{ action: 'start_video_call', input: { interview_id: booked.id } }];
  const plan = await desk.api.post('/batch', { dry_run: true, actions });
  expect(plan.body.data.items[0].error).toMatchObject({ type: 'no_video_service' });
  expect([plan.body.data.plan_id ?? null, plan.body.data.confirm_text ?? null]).toEqual([null, null]);
  await desk.api.patch(`/interviews/${booked.id}`, { meeting_url: 'https://meet.example/own' });
  const own = await desk.api.post('/batch', { dry_run: true, actions });
  expect(own.body.data.confirm_text).toContain('which cannot be tried out');
  await without.close();
});

it('refuses an interview that was cancelled', async () => {
  const { id } = await interview(agency);
  await agency.api.post(`/interviews/${id}/cancel`, {});
  expect((await agency.api.post(`/interviews/${id}/video-call`)).status).toBe(409);
});

it('calls out while it runs: it is no part of an atomic batch or of a plan of several, and its own plan says that it cannot be tried out', async () => {
  const candidate_id = await deskOf(agency).candidate();
  const actions = [{ action: 'start_video_call', input: { candidate_id } }];
  const atomic = await agency.api.post('/batch', { mode: 'atomic', actions });
  expect([atomic.status, atomic.body.error.code]).toEqual([422, 'BATCH_INVALID']);
  const other = { action: 'create_client', input: { name: 'Acme Video' } };
  const several = await agency.api.post('/batch', { dry_run: true, actions: [...actions, other] });
  expect(several.body.data.plan_id ?? null).toBeNull();
  expect(several.body.data.confirm_text ?? null).toBeNull();
  const plan = await agency.api.post('/batch', { dry_run: true, actions });
  expect(plan.body.data.confirm_text).toContain('which cannot be tried out');
});
