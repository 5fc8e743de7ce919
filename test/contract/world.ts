import { runSignedIn } from '#test/harness/action.ts';
import { assessNow } from '#test/harness/assess.ts';
import { stagedDraft } from '#test/harness/cv/draft.ts';
import { inDays, letPass } from '#test/harness/interview.ts';
import { postJoin } from '#test/harness/pools.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';
import { buildDistribution } from './distribution-world.ts';
import { buildMarketplace } from './marketplace-world.ts';

/** One of everything in an agency, made through the API, for tests that run every action. */
export interface World {
  desk: Workspace;
  ids: Record<string, string>;
  /** A text that is new each time it is asked for. */
  fresh(): string;
}

let counter = 0;

/** Text no other record of this run has. */
function fresh(): string {
  counter += 1;
  return `w${counter}`;
}

async function made(
  desk: Workspace,
  path: string,
  body: unknown,
): Promise<{ id: string; [key: string]: unknown }> {
  const answer = await desk.api.post(path, body);
  if (answer.status !== 201)
    throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body.error)}`);
  return answer.body.data;
}

async function changed(desk: Workspace, path: string, body: unknown): Promise<void> {
  const answer = await desk.api.patch(path, body);
  if (answer.status !== 200) throw new Error(`PATCH ${path} answered ${JSON.stringify(answer.body.error)}`);
}

/** Fills an agency with one of everything. */
export async function buildWorld(running: TestService, desk: Workspace): Promise<World> {
  const ids: Record<string, string> = { account_id: desk.accountId, user_id: desk.adminId };
  const keep = async (name: string, path: string, body: unknown) => {
    const record = await made(desk, path, body);
    ids[name] = record.id;
    return record;
  };
  await keep('team_id', `/accounts/${desk.accountId}/teams`, { name: `Team ${fresh()}` });
  await keep('other_user_id', `/accounts/${desk.accountId}/users`, {
    name: 'Con Sultant',
    email: `${fresh()}@agency.example`,
    role: 'consultant',
  });
  await keep('key_id', '/keys', { scopes: ['jobs:read'], name: 'for the matrix' });
  await keep('service_account_id', '/service-accounts', {
    name: 'Bot of the matrix',
    role: 'consultant',
    scopes: ['jobs:read'],
  });
  await keep('client_id', '/clients', {
    name: `Client ${fresh()}`,
    terms: { standard_fee_percent: 20, payment_terms_days: 14, guarantee_days: 90 },
  });
  await keep('contact_id', `/clients/${ids.client_id}/contacts`, {
    name: 'Carla Kontakt',
    email: `${fresh()}@client.example`,
  });
  await keep('job_id', '/jobs', {
    title: 'Chief Financial Officer',
    client_id: ids.client_id,
    compensation: { base_min: 150_000, base_max: 180_000 },
  });
  await changed(desk, `/jobs/${ids.job_id}/ad`, { bullets: ['A seat on the board'] });
  await keep('candidate_id', '/candidates', {
    name: 'Ana Ruiz',
    email: `${fresh()}@people.example`,
    tags: ['vip'],
  });
  await keep('other_candidate_id', '/candidates', { name: 'Bo Lind', email: `${fresh()}@people.example` });
  await keep('application_id', '/applications', { job_id: ids.job_id, candidate_id: ids.candidate_id });
  await assessNow(running, desk.accountId, ids.application_id ?? '');
  await keep('second_job_id', '/jobs', { title: 'Controller', client_id: ids.client_id });
  await keep('second_application_id', '/applications', {
    job_id: ids.second_job_id,
    candidate_id: ids.other_candidate_id,
  });
  await keep('placement_id', '/placements', {
    application_id: ids.second_application_id,
    salary: 100_000,
    fee_percent: 20,
    start_date: inDays(10).slice(0, 10),
  });
  await keep('paper_id', `/candidates/${ids.other_candidate_id}/papers`, {
    kind: 'identity',
    country: 'AU',
    issued_on: '2026-01-05',
  });
  await desk.api.put(`/placements/${ids.placement_id}/papers/nda/waiver`);
  await keep('referee_request_id', `/applications/${ids.application_id}/referee-requests`, {});
  await keep('screened_id', '/candidates', { name: 'Sia Screened', email: `${fresh()}@people.example` });
  await keep('screened_application_id', '/applications', {
    job_id: ids.job_id,
    candidate_id: ids.screened_id,
  });
  await keep('ai_screen_id', `/applications/${ids.screened_application_id}/ai-screens`, {});
  await keep('activity_id', '/activities', {
    type: 'note',
    summary: 'Spoke to Ana',
    candidate_id: ids.candidate_id,
  });
  await keep('document_id', '/documents', {
    candidate_id: ids.candidate_id,
    file_base64: Buffer.from('Terms of engagement').toString('base64'),
    filename: 'Terms.txt',
    kind: 'contract',
  });
  const cv = await stagedDraft(running, desk, { name: 'Cora Draft', email: `${fresh()}@people.example` });
  ids.candidate_draft_id = cv.id;
  await keep('import_id', '/candidate-imports', { file_count: 30 });
  await keep('webhook_id', '/webhooks', {
    url: `https://hooks.example/${fresh()}`,
    // Nothing here fires it, so nothing of a test leaves for this address.
    events: ['account.enriched'],
  });
  const delivery = await desk.api.post(`/webhooks/${ids.webhook_id}/test`);
  ids.delivery_id = delivery.body.data.id;
  await settle(running, String(ids.delivery_id));
  await keep('scheduled_email_id', '/scheduled-emails', {
    candidate_id: ids.candidate_id,
    subject: 'A while later',
    body_text: 'How are things?',
    scheduled_at: '2099-01-01T09:00:00Z',
  });
  ids.review_token = await draft(desk, ids.candidate_id ?? '');
  await keep('calendar_event_id', '/calendar-events', {
    title: 'Call the client',
    event_type: 'reminder',
    starts_at: '2099-01-01T09:00:00Z',
  });
  const interview = {
    application_id: ids.application_id,
    kind: 'internal',
    starts_at: '2099-01-02T09:00:00Z',
    interviewers: [{ user_id: ids.other_user_id }],
  };
  await keep('interview_id', '/interviews', interview);
  await keep('begun_interview_id', '/interviews', { ...interview, starts_at: '2099-01-03T09:00:00Z' });
  await letPass(running, String(ids.begun_interview_id));
  await keep('phone_screen_id', `/applications/${ids.application_id}/phone-screens`, {
    transcript: 'Hello? Yes, speaking.',
  });
  await buildDistribution(running, desk, ids);
  await buildMarketplace(running, desk, ids);
  await keep('pool_id', '/talent-pools', { name: `Pool ${fresh()}`, is_published: true });
  await keep('member_id', `/talent-pools/${ids.pool_id}/members`, { candidate_id: ids.candidate_id });
  ids.request_id = await askToJoin(running, desk, String(ids.pool_id));
  await keep('target_id', '/bd/targets', { company_name: `Company ${fresh()}`, market: 'Mining' });
  await keep('lead_id', '/bd/leads', {
    target_id: ids.target_id,
    kind: 'job_ad',
    title: 'Mine planners wanted',
    role_title: 'Mine planner',
  });
  ids.period_id = (await desk.api.get('/quotas/periods')).body.data[0].id;
  await ran(desk, 'set_quota_target', { period_id: 'current', amount: 500_000 });
  const adjustment = { period_id: 'current', amount: 100, reason: 'Agreed' };
  ids.adjustment_id = (await ran(desk, 'add_quota_adjustment', adjustment)).id;
  await submit(running, desk, ids);
  await float(running, desk, ids);
  const twin = { name: 'Tia Zwilling', phone: '+61 412 555 019' };
  // Which addresses are close is the same in each world: drawn ones may differ in one letter or in all.
  const known = fresh();
  for (const [name, box] of [
    ['twin_id', 'tia'],
    ['other_twin_id', 'zwilling'],
  ] as const)
    await keep(name, '/candidates', { ...twin, email: `${box}@${known}.example` });
  for (const name of ['merged_into_id', 'merged_id'])
    await keep(name, '/candidates', { name: 'Ole Merged', email: `${fresh()}@people.example` });
  const merged = await desk.api.post('/candidates/merge', {
    keep_id: ids.merged_into_id,
    merge_id: ids.merged_id,
  });
  if (merged.status !== 200) throw new Error(JSON.stringify(merged.body.error));
  const erased = await made(desk, '/candidates', { name: 'Ida Erased', email: `${fresh()}@people.example` });
  ids.certificate_id = (await desk.api.delete(`/candidates/${erased.id}/gdpr-delete`)).body.certificate_id;
  // What all this left to be done in the background is done, so that only a test's own call changes it now.
  await running.service.jobs.runDue();
  const pairs = await desk.api.get(`/candidates/duplicates?candidate_id=${ids.twin_id}`);
  ids.pair_id = pairs.body.data[0].id;
  return { desk, ids, fresh };
}

// Somebody who is put to the client, and about whom the client asks something.
async function submit(running: TestService, desk: Workspace, ids: Record<string, string>): Promise<void> {
  const email = `${fresh()}@people.example`;
  const candidate = await made(desk, '/candidates', { name: 'Cy Dale', email });
  const application = await made(desk, '/applications', { job_id: ids.job_id, candidate_id: candidate.id });
  const sent = await desk.api.post('/submissions', {
    job_id: ids.job_id,
    client_contact_id: ids.contact_id,
    items: [{ application_id: application.id, summary: 'Knows the trade.' }],
  });
  const { id, url, items } = sent.body.data;
  await running.app.request(`${new URL(url).pathname}/items/${items[0].id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ kind: 'question', question: 'When could they start?' }).toString(),
  });
  const read = await desk.api.get(`/submissions/${id}`);
  ids.submission_id = id;
  ids.question_id = read.body.data.items[0].questions[0].id;
}

// Profiles sent to the client: one that is asked about, one that is wanted, and one that was sent a while ago.
async function float(running: TestService, desk: Workspace, ids: Record<string, string>): Promise<void> {
  const about = {
    candidate_id: ids.other_candidate_id,
    client_contact_id: ids.contact_id,
    allow_repeat: true,
  };
  const texts = { headline: 'Finance leader', pitch: 'Closes the books in three days.' };
  const say = (url: unknown, fields: Record<string, string>) =>
    running.app.request(new URL(String(url)).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const asked = await made(desk, '/specs', { ...about, ...texts });
  await say(asked.url, { kind: 'question', question: 'When could they start?' });
  const wanted = await made(desk, '/specs', { ...about, ...texts });
  await say(wanted.url, { kind: 'interested', rating: '5' });
  const old = await made(desk, '/specs', { ...about, ...texts });
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('specs')
      .set({ created_at: new Date(Date.now() - 8 * 24 * 3_600_000).toISOString() })
      .where('id', '=', old.id)
      .execute(),
  );
  // A key decides by itself, as every action is tried by one.
  await runSignedIn(running, desk.adminKey, 'set_held_release', { by: 'credentials' });
  await runSignedIn(running, desk.adminKey, 'set_search_by_meaning', { on: true });
  await runSignedIn(running, desk.adminKey, 'set_cvs_read_by_model', { on: true });
  const held = await made(desk, '/specs', { ...about, ...texts, pitch: 'Currently earns 180k.' });
  ids.held_id = held.id;
  ids.spec_id = asked.id;
  ids.interesting_spec_id = wanted.id;
  ids.old_spec_id = old.id;
  ids.spec_question_id = (await desk.api.get(`/specs/${asked.id}`)).body.data.questions[0].id;
}

// The REST route of drafts streams; a batch answers with the draft itself.
async function draft(desk: Workspace, candidate_id: string): Promise<string> {
  const input = { candidate_id, instructions: 'Ask whether Monday suits her.' };
  return (await ran(desk, 'draft_email', input)).review_token;
}

async function askToJoin(running: TestService, desk: Workspace, poolId: string): Promise<string> {
  const pool = (await desk.api.get(`/talent-pools/${poolId}`)).body.data;
  await postJoin(running, pool.join_url, { email: `${fresh()}@people.example` });
  return (await desk.api.get(`/talent-pools/${poolId}/requests`)).body.data[0].id;
}

/** What an action answers that has no REST route of its own. */
async function ran(desk: Workspace, action: string, input: object) {
  const answer = await desk.api.post('/batch', { actions: [{ action, input }] });
  const [item] = answer.body.data?.items ?? [];
  if (item?.status !== 'succeeded') throw new Error(`${action} did not run: ${JSON.stringify(answer.body)}`);
  return item.result;
}

// Only a delivery that has come to an end can be replayed, and nobody listens at a test's address.
async function settle(running: TestService, deliveryId: string): Promise<void> {
  await running.service.store.write((unit) =>
    unit.tx
      .updateTable('webhook_deliveries')
      .set({ status: 'dead_lettered', due_at: null })
      .where('id', '=', deliveryId)
      .execute(),
  );
}
