import { expect, it } from 'vitest';
import { agreed, answered, applied, FOCUS, invited } from '#test/harness/ai-screens.ts';
import { act } from '#test/harness/contract.ts';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { postForm } from '#test/harness/referees.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }, { sandbox: true }));

const again = (id: string, body: object = {}) => here.desk.api.post(`/applications/${id}/ai-screens`, body);
const stageOf = async (id: string) => (await here.desk.api.get(`/applications/${id}`)).body.data.stage;

it('mails the candidate a link to a question for each focus area, ends in 7 days, and moves yes to screen', async () => {
  const { candidate, application, made } = await invited(here);
  const screen = made.body.data;
  expect(screen).toMatchObject({
    application_id: application.id,
    candidate_id: candidate.id,
    status: 'invited',
    channel: 'text',
    automatic: false,
    attempts: 1,
    answers: [],
    focus_scores: [],
    recommendation: null,
    retention_days: 180,
  });
  expect(screen.questions.map(({ focus }: { focus: string | null }) => focus)).toEqual([...FOCUS, null]);
  expect(screen.url).toMatch(/^https:\/\/desk\.example\/screen\/[\w-]{43}$/);
  expect(Date.parse(screen.expires_at) - Date.parse(screen.invited_at)).toBe(7 * 86_400_000);
  await sendDue(here.running);
  const [mail] = here.mailTo(candidate.email);
  const text = (await mail?.parsed())?.text;
  expect(text).toContain(screen.url);
  // Nobody is thanked for an interest that they did not show.
  expect(text).not.toContain('your interest');
  expect(await stageOf(application.id)).toBe('screen');
  expect((await here.desk.api.get(`/ai-screens/${screen.id}`)).body.data).toEqual(screen);
});

it.each(['funnel', 'maybe', 'no', 'submitted'])('sends without a move from %s', async (stage) => {
  const { application } = await invited(here, stage);
  expect(await stageOf(application.id)).toBe(stage);
});

it('changes nothing when repeated within 24 hours, says that another message was not sent, and invites twice at most', async () => {
  const { candidate, application, made } = await invited(here);
  const same = await again(application.id);
  expect([same.body.data, same.body.meta.already_invited]).toEqual([made.body.data, true]);
  const lost = await again(application.id, { message: 'Mornings are best.' });
  expect(lost.body.meta.warnings).toEqual([
    expect.objectContaining({
      code: 'message_not_sent',
      message: expect.stringContaining('Nothing was sent'),
    }),
  ]);
  const second = await again(application.id, { send_again: true, message: 'Just to be sure.' });
  expect(second.body.data).toMatchObject({ id: made.body.data.id, url: made.body.data.url, attempts: 2 });
  await sendDue(here.running);
  expect(here.mailTo(candidate.email)).toHaveLength(2);
  const texts = await Promise.all(
    here.mailTo(candidate.email).map(async (mail) => (await mail.parsed()).text),
  );
  expect(texts.join()).toContain('Just to be sure.');
  const third = await again(application.id, { send_again: true });
  expect([third.status, third.body.error.code]).toEqual([409, 'CONFLICT']);
  expect(third.body.error.message).toContain('create_interview');
});

it('asks nobody again who has taken the screen or turned it down', async () => {
  const taken = await agreed(here);
  await answered(here, taken);
  const refused = await again(taken.application.id, { send_again: true });
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    expect.stringContaining('get_ai_screen'),
  ]);
  const declined = await invited(here);
  await postForm(here, `${declined.path}/decline`);
  expect((await again(declined.application.id, { send_again: true })).status).toBe(409);
});

it('refuses an application that has ended, and somebody who must not or cannot be written to', async () => {
  const gone = await here.application((await here.candidate()).id);
  await here.desk.api.post(`/applications/${gone.id}/stage`, { stage: 'rejected' });
  expect((await again(gone.id)).status).toBe(409);
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
  const action = { action: 'send_ai_voice_screen', input: { application_id: application.id } };
  const plan = (await here.desk.api.post('/batch', { dry_run: true, actions: [action] })).body.data;
  expect(plan.items[0].effects.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['create', 'link', 'email']),
  );
  expect(JSON.stringify(plan)).not.toContain('desk.example/screen');
  await sendDue(here.running);
  expect(here.mailTo(candidate.email)).toEqual([]);
});

it('needs forms:write, and an application of the agency', async () => {
  const { application } = await invited(here);
  const key = await here.desk.key(['forms:read', 'applications:write'], { userId: null });
  const input = { application_id: application.id };
  expect((await act(here.desk, 'send_ai_voice_screen', input, key)).error.code).toBe('INSUFFICIENT_SCOPE');
  const other = await here.running.workspace();
  expect((await act(other, 'send_ai_voice_screen', input)).error.code).toBe('NOT_FOUND');
});

it('asks what the brief asks where the job names no focus, and nothing that the law keeps out of hiring', async () => {
  const client = (await here.desk.api.post('/clients', { name: 'Brief Foods' })).body.data;
  const job = (
    await here.desk.api.post('/jobs', {
      title: 'Controller',
      client_id: client.id,
      assessment_criteria: [{ label: 'Consolidation' }, { label: 'IFRS', must_have: true, weight: 5 }],
    })
  ).body.data;
  const candidate = await here.candidate();
  const application = (
    await here.desk.api.post('/applications', { job_id: job.id, candidate_id: candidate.id })
  ).body.data;
  const { questions } = (await again(application.id)).body.data;
  expect(questions.map(({ focus }: { focus: string | null }) => focus)).toEqual([
    'IFRS',
    'Consolidation',
    null,
  ]);
  const barred = await here.desk.api.put(`/jobs/${job.id}/ai-screening`, {
    enabled: true,
    focus: ['Must be under 35 years old'],
  });
  expect(barred.status).toBe(422);
});

it('says which focus areas of a job it does not ask about', async () => {
  const { application } = await applied(here, { source: 'added' });
  const { job_id } = (await here.desk.api.get(`/applications/${application.id}`)).body.data;
  // What stands in a job since before it was refused.
  await here.desk.api.patch(`/jobs/${job_id}`, { ai_screen_focus: ['Family plans', 'Month-end close'] });
  const made = await again(application.id);
  const warned = made.body.meta.warnings?.find(({ code }: { code: string }) => code === 'focus_left_out');
  expect(warned?.message).toContain('“Family plans”');
  expect(made.body.data.questions.map(({ focus }: { focus: string | null }) => focus)).toEqual([
    'Month-end close',
    null,
  ]);
});
