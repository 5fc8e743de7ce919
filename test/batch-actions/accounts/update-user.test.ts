import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk } = useDesk({ country: 'AU' });

const patch = (id: string, body: object) => desk.api.patch(`/accounts/${desk.accountId}/users/${id}`, body);

it('changes what is given and clears what is null', async () => {
  const team = await desk.api.post(`/accounts/${desk.accountId}/teams`, { name: 'West' });
  const pat = await desk.user('consultant');
  const full = await patch(pat.userId, {
    team_id: team.body.data.id,
    default_currency: 'nzd',
    timezone: 'Pacific/Auckland',
    name: 'Pat Tui',
  });
  expect(full.body.data).toMatchObject({
    team_id: team.body.data.id,
    default_currency: 'NZD',
    timezone: 'Pacific/Auckland',
    name: 'Pat Tui',
  });
  const cleared = await patch(pat.userId, { team_id: null, default_currency: null, timezone: null });
  expect(cleared.body.data).toMatchObject({
    team_id: null,
    default_currency: null,
    timezone: null,
    name: 'Pat Tui',
  });
});

it('takes effect on the credentials of the person at their next request', async () => {
  const pat = await desk.user('consultant');
  expect((await pat.api.get('/clients')).status).toBe(200);
  await patch(pat.userId, { role: 'researcher' });
  const lesser = await pat.api.post('/clients', { name: 'Too much' });
  expect(lesser.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'clients:write' });
  await patch(pat.userId, { status: 'paused' });
  const paused = await pat.api.get('/clients');
  expect(paused.status).toBe(401);
  expect(paused.body.error.message).toContain('paused');
  await patch(pat.userId, { status: 'active' });
  expect((await pat.api.get('/clients')).status).toBe(200);
});

it('says what somebody still holds whose access is paused, and lists it by them', async () => {
  const { userId } = await desk.user('consultant');
  const job_id = await deskOf(desk).job({ owner_id: userId });
  const closed = await deskOf(desk).job({ owner_id: userId });
  await desk.api.patch(`/jobs/${closed}`, { status: 'closed' });
  await deskOf(desk).application({ job_id, owner_id: userId });
  const candidate_id = await deskOf(desk).candidate({ owner_id: userId });
  const mail = { candidate_id, subject: 'Hello', body_text: 'Hello', scheduled_at: '2031-03-04T04:00:00Z' };
  expect((await desk.api.post('/scheduled-emails', { ...mail, created_by: userId })).status).toBe(201);
  const reminder = { title: 'Call back', event_type: 'reminder', starts_at: '2031-03-04T04:00:00Z' };
  const entry = await desk.api.post('/calendar-events', { ...reminder, assigned_to: userId });
  const told = (answer: { body: { meta?: { warnings?: { code: string; message: string }[] } } }) =>
    answer.body.meta?.warnings?.find(({ code }) => code === 'still_owned')?.message;
  const paused = await patch(userId, { status: 'paused' });
  expect(told(paused)).toMatch(
    / still holds 1 open job, 1 candidate, 1 live application, 1 calendar entry to come, 1 scheduled e-mail\. .*hand_over/,
  );
  const { body } = await desk.api.get(`/calendar-events?assigned_to=${userId}`);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([entry.body.data.id]);
  await patch(userId, { status: 'active' });
  await desk.api.patch(`/jobs/${job_id}`, { status: 'closed', owner_id: null });
  expect(told(await patch(userId, { status: 'paused' }))).not.toContain('open job');
});

it('keeps the last active admin an active admin', async () => {
  for (const [body, field] of [
    [{ role: 'consultant' }, 'role'],
    [{ status: 'paused' }, 'status'],
    [{ status: 'invited' }, 'status'],
  ] as const) {
    const refused = await patch(desk.adminId, body);
    expect(refused.status).toBe(409);
    expect(refused.body.error.field).toBe(field);
  }
  const second = await desk.user('admin');
  expect(
    (await second.api.patch(`/accounts/${desk.accountId}/users/${desk.adminId}`, { role: 'finance' })).status,
  ).toBe(200);
  expect((await patch(desk.adminId, { name: 'X' })).body.error.code).toBe('ADMIN_REQUIRED');
  await second.api.patch(`/accounts/${desk.accountId}/users/${desk.adminId}`, { role: 'admin' });
});

it("does not know another agency's people", async () => {
  const stranger = await running.workspace();
  const refused = await patch(stranger.adminId, { name: 'Mine now' });
  expect(refused.status).toBe(404);
  const theirs = await stranger.api.get(`/accounts/${stranger.accountId}/users/${stranger.adminId}`);
  expect(theirs.body.data.name).toBe('Mia Admin');
});

it.each([
  [{ email: 'new@x.example' }, 'email'],
  [{ role: null }, 'role'],
  [{ name: '' }, 'name'],
  [{ status: 'gone' }, 'status'],
  [{ default_currency: 'doubloons' }, 'default_currency'],
])('refuses %j naming %s', async (body, field) => {
  const refused = await patch(desk.adminId, body);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});
