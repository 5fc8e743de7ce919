import { expect, it } from 'vitest';
import { act } from '#test/harness/contract.ts';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { asked, named } from '#test/harness/referees.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }, { sandbox: true }));

const again = (id: string, body: object = {}) =>
  here.desk.api.post(`/applications/${id}/referee-requests`, body);
const stageOf = async (id: string) => (await here.desk.api.get(`/applications/${id}`)).body.data.stage;

it('mails the candidate a link, ends in 14 days, and moves an application at client_interview to references', async () => {
  const { candidate, application, made } = await asked(here);
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    application_id: application.id,
    candidate_id: candidate.id,
    status: 'requested',
    referees: [],
    reminders_sent: 0,
  });
  expect(made.body.data.url).toMatch(/^https:\/\/desk\.example\/referees\/[\w-]{43}$/);
  const days = (Date.parse(made.body.data.expires_at) - Date.parse(made.body.data.sent_at)) / 86_400_000;
  expect(days).toBe(14);
  await sendDue(here.running);
  const [mail] = here.mailTo(candidate.email);
  expect((await mail?.parsed())?.text).toContain(made.body.data.url);
  expect(await stageOf(application.id)).toBe('references');
  expect((await here.desk.api.get(`/referee-requests/${made.body.data.id}`)).body.data).toEqual(
    made.body.data,
  );
});

it.each(['yes', 'submitted', 'offer'])('sends without a move from %s', async (stage) => {
  const { application, made } = await asked(here, stage);
  expect([made.status, await stageOf(application.id)]).toEqual([201, stage]);
});

it('changes nothing when repeated within 24 hours, and says that another message was not sent, unless it is to be sent again', async () => {
  const { candidate, application, made } = await asked(here);
  const same = await again(application.id);
  expect(same.body.data).toEqual(made.body.data);
  expect(same.body.meta.already_requested).toBe(true);
  expect(same.body.meta.warnings ?? []).toEqual([]);
  const lost = await again(application.id, { message: 'Two are enough.' });
  expect(lost.body.data).toEqual(made.body.data);
  expect(lost.body.meta.warnings).toEqual([
    expect.objectContaining({
      code: 'message_not_sent',
      message: expect.stringContaining('Nothing was sent'),
    }),
  ]);
  await sendDue(here.running);
  expect(here.mailTo(candidate.email)).toHaveLength(1);
  const sent = await again(application.id, { send_again: true, message: 'Just to be sure.' });
  expect(sent.body.data).toMatchObject({
    id: made.body.data.id,
    url: made.body.data.url,
    message: 'Just to be sure.',
  });
  await sendDue(here.running);
  expect(here.mailTo(candidate.email)).toHaveLength(2);
  expect((await here.mailTo(candidate.email)[1]?.parsed())?.text).toContain('Just to be sure.');
});

it('starts anew once referees were named', async () => {
  const { application, made, path } = await asked(here);
  await named(here, path);
  const next = await again(application.id, { send_again: true });
  expect(next.body.data.id).not.toBe(made.body.data.id);
  const listed = await here.desk.api.get(`/referee-requests?application_id=${application.id}`);
  expect(listed.body.data.map(({ status }: { status: string }) => status)).toEqual(['requested', 'received']);
});

it('refuses an application that has ended, and somebody who must not or cannot be written to', async () => {
  const gone = await here.application((await here.candidate()).id);
  await here.desk.api.post(`/applications/${gone.id}/stage`, { stage: 'rejected' });
  const ended = await again(gone.id);
  expect([ended.status, ended.body.error.code]).toEqual([409, 'CONFLICT']);
  const shy = await here.candidate({ do_not_approach: true });
  const live = await here.application(shy.id);
  const refused = await again(live.id);
  expect([refused.status, refused.body.error.field]).toEqual([422, 'candidate_id']);
  await here.desk.api.patch(`/candidates/${shy.id}`, { do_not_approach: false, email: null });
  expect((await again(live.id)).body.error.message).toContain('no e-mail address');
  expect((await again('app_none')).status).toBe(404);
});

it('is planned as a mail and a link, and sends nothing until it is committed', async () => {
  const candidate = await here.candidate();
  const application = await here.application(candidate.id);
  const action = { action: 'request_referee_details', input: { application_id: application.id } };
  const plan = (await here.desk.api.post('/batch', { dry_run: true, actions: [action] })).body.data;
  expect(plan.items[0].effects.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['create', 'link', 'email']),
  );
  expect(JSON.stringify(plan)).not.toContain('desk.example/referees');
  await sendDue(here.running);
  expect(here.mailTo(candidate.email)).toEqual([]);
});

it('needs forms:write, and an application of the agency', async () => {
  const { application } = await asked(here);
  const key = await here.desk.key(['forms:read', 'applications:write'], { userId: null });
  const input = { application_id: application.id };
  expect((await act(here.desk, 'request_referee_details', input, key)).error.code).toBe('INSUFFICIENT_SCOPE');
  const other = await here.running.workspace();
  expect((await act(other, 'request_referee_details', input)).error.code).toBe('NOT_FOUND');
});

it.each([
  'Please ask them to say whether you are often ill.',
  'The referee should say how often you were ill and whether you are pregnant.',
])('has nobody told of what the law keeps out of hiring: %s', async (message) => {
  const { application } = await asked(here);
  const refused = await again(application.id, { message, send_again: true });
  expect(refused.status, JSON.stringify(refused.body)).toBe(422);
  expect(refused.body.error.field).toBe('message');
});
