import { expect, it } from 'vitest';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { applied, FOCUS } from '#test/harness/ai-screens.ts';
import { assessNow } from '#test/harness/assess.ts';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));

const screensOf = async (application: { id: string }) =>
  (await here.desk.api.get(`/ai-screens?application_id=${application.id}`)).body.data;
const verdictOf = async ({ id }: { id: string }) =>
  (await here.desk.api.get(`/applications/${id}`)).body.data.fit.verdict;

it('sets whether applicants are invited and what is asked, and is undone as a whole', async () => {
  const client = (await here.desk.api.post('/clients', { name: 'Undo Foods' })).body.data;
  const job = (await here.desk.api.post('/jobs', { title: 'Controller', client_id: client.id })).body.data;
  const input = { job_id: job.id, enabled: true, focus: FOCUS };
  const batch = await here.desk.api.post('/batch', { actions: [{ action: 'set_ai_screening', input }] });
  expect(batch.body.data.items[0].result).toMatchObject({ ai_screen_enabled: true, ai_screen_focus: FOCUS });
  await here.desk.api.post(`/batch/${batch.body.data.batch_id}/undo`, {});
  const after = (await here.desk.api.get(`/jobs/${job.id}`)).body.data;
  expect([after.ai_screen_enabled, after.ai_screen_focus]).toEqual([false, null]);
});

it('leaves the focus as it is when none is given, and says when more are given than are asked', async () => {
  const client = (await here.desk.api.post('/clients', { name: 'Focus Foods' })).body.data;
  const job = (await here.desk.api.post('/jobs', { title: 'Controller', client_id: client.id })).body.data;
  const many = Array.from({ length: 9 }, (_, at) => `Process ${'abcdefghi'[at]}`);
  const set = await here.desk.api.put(`/jobs/${job.id}/ai-screening`, { enabled: false, focus: many });
  expect(set.body.meta.warnings.map(({ code }: { code: string }) => code)).toContain('focus_not_all_asked');
  const on = await here.desk.api.put(`/jobs/${job.id}/ai-screening`, { enabled: true });
  expect([on.body.data.ai_screen_enabled, on.body.data.ai_screen_focus]).toEqual([true, many]);
});

it('is the one way to switch screening on for a key whose mails a person decides about', async () => {
  const { desk, running } = here;
  const client = (await desk.api.post('/clients', { name: 'Asked Foods' })).body.data;
  const made = await desk.api.post('/keys', {
    name: 'Asks',
    scopes: ['jobs:read', 'jobs:write', 'clients:read'],
  });
  const policy = { key_id: made.body.data.id, policy: 'outward' } as const;
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, policy);
  const bot = desk.as(made.body.data.key);
  const on = { title: 'Controller', client_id: client.id, ai_screen_enabled: true };
  const refused = await bot.post('/jobs', on);
  expect([refused.status, refused.body.error.field]).toEqual([422, 'ai_screen_enabled']);
  expect(refused.body.error.message).toContain('set_ai_screening');
  const job = (await bot.post('/jobs', { ...on, ai_screen_enabled: false })).body.data;
  expect((await bot.patch(`/jobs/${job.id}`, { ai_screen_enabled: true })).status).toBe(422);
  expect((await bot.put(`/jobs/${job.id}/ai-screening`, { enabled: true })).status).toBe(202);
  expect((await desk.api.patch(`/jobs/${job.id}`, { ai_screen_enabled: true })).status).toBe(200);
  // What is on already may be sent back with the rest of the job.
  expect((await bot.patch(`/jobs/${job.id}`, { ai_screen_enabled: true })).status).toBe(200);
});

it('invites an applicant who is assessed yes, once, and leaves them in the funnel', async () => {
  const { candidate, application } = await applied(here, { source: 'applied' });
  expect(await verdictOf(application)).toBe('yes');
  const [screen] = await screensOf(application);
  expect(screen).toMatchObject({ status: 'invited', automatic: true, created_by: null, attempts: 1 });
  await sendDue(here.running);
  expect(here.mailTo(candidate.email)).toHaveLength(1);
  await here.desk.api.post(`/applications/${application.id}/assess`, {});
  await assessNow(here.running, here.desk.accountId, application.id);
  expect(await screensOf(application)).toHaveLength(1);
  expect((await here.desk.api.get(`/applications/${application.id}`)).body.data.stage).toBe('funnel');
});

it.each([
  ['was added by hand', { source: 'added' }],
  ['was imported', { source: 'imported' }],
  ['is assessed no', { source: 'applied', title: 'Baker', skills: ['Baking'] }],
  ['applied to a job that does not screen', { source: 'applied', enabled: false }],
  ['cannot be written to', { source: 'applied', email: null }],
])('invites nobody who %s', async (_, given) => {
  const { application } = await applied(here, given);
  expect(await screensOf(application)).toEqual([]);
});

it('refuses a focus that would ask somebody for what the law keeps out of hiring, however it is put', async () => {
  const client = (await here.desk.api.post('/clients', { name: 'Family Foods' })).body.data;
  const job = (await here.desk.api.post('/jobs', { title: 'Controller', client_id: client.id })).body.data;
  const set = (focus: string[]) =>
    here.desk.api.put(`/jobs/${job.id}/ai-screening`, { enabled: false, focus });
  for (const label of ['Where the family is from', 'Family plans', 'Health record', 'Religion', 'Age']) {
    const refused = await set(['Month-end close', label]);
    expect([label, refused.status, refused.body.error?.field]).toEqual([label, 422, 'focus.1']);
  }
  for (const label of ['Health and safety', 'Family law', 'Mental health', 'Age verification systems'])
    expect([label, (await set([label])).status]).toEqual([label, 200]);
});
