import { beforeAll, expect, it } from 'vitest';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { textWithoutIds } from '#test/harness/amounts.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { freshName } from '#test/harness/held.ts';
import { formsOf, person } from '#test/harness/person.ts';
import type { Api } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
let held: Api;

beforeAll(async () => {
  held = (await agency.user('consultant')).api;
  await runAsOperator(running.service, agency.accountId, setApprovalPolicyAction, {
    role: 'consultant',
    policy: 'writes',
  });
});

it('tell those who decide the money that whoever asked may not see, and who asked nothing of it', async () => {
  const desk = await running.workspace();
  const mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  const candidate = (await desk.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' }))
    .body.data.id;
  const terms = { standard_fee_percent: 20, payment_terms_days: 14, guarantee_days: 90 };
  const client = (await desk.api.post('/clients', { name: 'Ironbark', terms })).body.data.id;
  const job = (await desk.api.post('/jobs', { title: 'Welder', client_id: client })).body.data.id;
  const application = (await desk.api.post('/applications', { job_id: job, candidate_id: candidate })).body
    .data.id;
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, {
    role: 'consultant',
    policy: 'writes',
  });
  const pat = await desk.user('consultant');
  const browser = await person(running.service, running.app, pat.userId);
  await browser.signIn(browser.email);
  const body = { application_id: application, salary: 100_000, start_date: '2031-02-01' };
  const { data } = (await pat.api.post('/placements', body)).body;
  expect(data.confirm_text).toMatch(
    /^1 placement \(Ana Ruiz as Welder at Ironbark, fee hidden from this credential\), 1 job filled/,
  );
  const path = new URL(data.approval.url).pathname;
  const decides = (await mia.get(path)).html;
  const opened = formsOf(decides).find(({ action }) => action === path)?.fields ?? [];
  expect(decides).toContain('1 placement (Ana Ruiz as Welder at Ironbark, fee AUD 20,000), 1 job filled');
  expect(decides).toContain('amount AUD 20,000.00');
  expect(decides).toContain('1 Feb 2031');
  const asked = (await browser.get(path)).html;
  expect(asked).toContain('fee hidden from this credential');
  expect(asked).not.toMatch(/20,?000/);
  // In words: no id where there is a name, nothing as JSON.
  expect(decides).toMatch(/<h1>The key [^<]* asks for Pat consultant<\/h1>/);
  expect(decides).not.toMatch(/<dd>(usr|cnd|cli|job)_|<dd>[^<]*[{}[]/);

  await desk.api.post('/batch', {
    actions: [
      { action: 'set_client_fee_terms', input: { client_id: client, tiers: [{ from: 0, percent: 30 }] } },
    ],
  });
  const late = await mia.post(path, [...opened, ['decision', 'approve']]);
  expect(late.status).toBe(409);
  expect(late.html).toContain('Changed since this was asked');
  expect(late.html).toContain('1 placement (Ana Ruiz as Welder at Ironbark, fee AUD 30,000)');
  expect((await browser.get(path)).html).not.toMatch(/[23]0,?000/);
  const waits = (await pat.api.get(`/batch/${data.batch_id}`)).body.data;
  expect(waits.status).toBe('awaiting_approval');
  expect(textWithoutIds(waits)).not.toMatch(/[23]0,?000/);
});

it('shows a person what waits, its effects step by step, and carries their decision', async () => {
  const wanted = freshName();
  const { data } = (
    await held.post('/batch', {
      reason: 'new business',
      actions: [{ id: 'a', action: 'create_client', input: { name: wanted } }],
    })
  ).body;
  const path = new URL(data.approval.url).pathname;
  const mia = await person(running.service, running.app, agency.adminId);
  expect((await mia.get(path)).location).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
  await mia.signIn(mia.email);
  expect((await mia.get('/approvals')).html).toContain(wanted);
  const page = await mia.get(path);
  expect(page.html).toContain(`1 new client (${wanted})`);
  expect(page.html).toContain('new business');
  expect(page.html).toContain('Make client');
  expect(page.html).toContain('Pat consultant');
  const sent = await mia.fill(path, { decision: 'approve' }, { action: path });
  expect(sent.status).toBe(303);
  await running.service.batches.settled();
  expect((await agency.api.get(`/clients?search=${encodeURIComponent(wanted)}`)).body.meta.count).toBe(1);
  const after = await mia.get(path);
  expect(after.html).toContain('was approved by Mia Admin');
  expect(formsOf(after.html).some(({ action }) => action === path)).toBe(false);
});

it('warns whoever rejects or erases somebody of the mail to them that waits, and whoever decides of what ended since', async () => {
  const post = async (path: string, body: object) => (await agency.api.post(path, body)).body.data;
  const candidate = await post('/candidates', { name: 'Noor Waits', email: 'noor@people.example' });
  const client_id = (await post('/clients', { name: freshName() })).id;
  const job_id = (await post('/jobs', { title: 'Rigger', client_id })).id;
  const application = await post('/applications', { job_id, candidate_id: candidate.id });
  const input = { candidate_id: candidate.id, subject: 'Lunch with the crew', body: 'Shall we?' };
  const { data } = (await held.post('/batch', { actions: [{ action: 'send_email', input }] })).body;
  const path = new URL(data.approval.url).pathname;
  const mia = await person(running.service, running.app, agency.adminId);
  await mia.signIn(mia.email);
  expect((await mia.get(path)).html).not.toContain('after this was asked');
  const told = async (action: string, of: object) => {
    const planned = await agency.api.post('/batch', { dry_run: true, actions: [{ action, input: of }] });
    return planned.body.data.items[0].warnings;
  };
  const waits = {
    code: 'approval_still_open',
    message: expect.stringContaining('Lunch with the crew'),
    batch_ids: [data.batch_id],
  };
  const reject = { application_id: application.id, stage: 'rejected' };
  expect(await told('move_application_stage', reject)).toContainEqual(waits);
  expect(await told('erase_candidate', { candidate_id: candidate.id })).toContainEqual({
    ...waits,
    message: expect.stringMatching(/waits for approval: .* It can no longer be done so/),
  });
  await agency.api.post(`/applications/${application.id}/stage`, { stage: 'rejected' });
  expect((await mia.get(path)).html).toContain('Noor Waits was rejected for Rigger after this was asked.');
});

it('warns whoever erases somebody of what waits and names an application of theirs alone', async () => {
  const post = async (path: string, body: object) => (await agency.api.post(path, body)).body.data;
  const candidate = await post('/candidates', { name: 'Ines Gone', email: 'ines@people.example' });
  const client_id = (await post('/clients', { name: freshName() })).id;
  const job_id = (await post('/jobs', { title: 'Rigger', client_id })).id;
  const application_id = (await post('/applications', { job_id, candidate_id: candidate.id })).id;
  const move = { action: 'move_application_stage', input: { application_id, stage: 'screen' } };
  const { data } = (await held.post('/batch', { actions: [move] })).body;
  expect(data.status).toBe('awaiting_approval');
  const erase = { action: 'erase_candidate', input: { candidate_id: candidate.id } };
  const warned = [
    {
      code: 'approval_still_open',
      message: expect.stringMatching(/Move an application, asked for by .* It can no longer be done so/),
      batch_ids: [data.batch_id],
    },
  ];
  const planned = (await agency.api.post('/batch', { dry_run: true, actions: [erase] })).body.data;
  expect(planned.items[0].warnings).toEqual(expect.arrayContaining(warned));
  const { plan_id, confirm_text } = planned;
  const done = (await agency.api.post('/batch', { plan_id, confirm_text })).body.data;
  expect(done.items[0].warnings).toEqual(expect.arrayContaining(warned));
});

it('lets an admin set policies, and nobody else', async () => {
  const mia = await person(running.service, running.app, agency.adminId);
  await mia.signIn(mia.email);
  const researcher = await agency.user('researcher');
  const set = await mia.fill(
    '/approvals/policies',
    { 'set:role:researcher': 'writes' },
    { action: '/approvals/policies' },
  );
  expect(set.status).toBe(303);
  const held = await researcher.api.post('/candidates', { name: 'Ana', email: 'held@people.example' });
  expect(held.status).toBe(202);
  const pat = await person(running.service, running.app, researcher.userId);
  await pat.signIn(pat.email);
  expect((await pat.get('/approvals/policies')).status).toBe(403);
  expect((await pat.get(new URL(held.body.data.approval.url).pathname)).html).not.toContain(
    'name="decision"',
  );
});

it('shows the secret of an approved key this once to the person who decided, and keeps it nowhere', async () => {
  const desk = await running.workspace();
  const secret = await desk.key(['admin']);
  const { service } = running;
  const key_id = (await service.authentication.bearer(secret)).credential.id;
  await runAsOperator(service, desk.accountId, setApprovalPolicyAction, { key_id, policy: 'outward' });
  const agent = desk.as(secret);
  const mia = await person(service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  const { data } = (await agent.post('/keys', { name: 'For the bot', scopes: ['clients:read'] })).body;
  const path = new URL(data.approval.url).pathname;
  const sent = await mia.fill(path, { decision: 'approve' }, { action: path });
  expect(sent.status).toBe(200);
  expect(sent.html).toContain('not shown again');
  const [, key = ''] = /<code class="secret">([^<]+)<\/code>/.exec(sent.html) ?? [];
  expect((await desk.as(key).get('/clients')).status).toBe(200);
  expect((await mia.get(path)).html).not.toContain(key);
  const ended = (await agent.get(`/batch/${data.batch_id}`)).body.data;
  expect(ended.items[0]).toMatchObject({
    status: 'succeeded',
    result: { key: null, secret_shown: true },
    warnings: [
      expect.anything(),
      { code: 'shown_to_approver', message: expect.stringContaining('ask them') },
    ],
  });
  await service.store.read(async (db) => {
    for (const table of [
      'batches',
      'batch_items',
      'approvals',
      'activities',
      'changes',
      'events',
      'idempotency_keys',
    ] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute()), table).not.toContain(key);
  });
});

it('tells what leaves to whom before anything else, its address once, and each amount once', async () => {
  const { api } = agency;
  const candidate_id = (await api.post('/candidates', { name: 'Lena Fischer', email: 'lena@people.example' }))
    .body.data.id;
  const { data } = (
    await held.post('/emails', { candidate_id, subject: 'A role in Perth', body: 'Hello Lena, may we talk?' })
  ).body;
  const path = new URL(data.approval.url).pathname;
  const mia = await person(running.service, running.app, agency.adminId);
  await mia.signIn(mia.email);
  const { html } = await mia.get(path);
  const [, leaves = ''] = /Leaves the agency<\/dt><dd>(.*?)<\/dd>/s.exec(html) ?? [];
  expect(leaves).toContain('Lena Fischer: “A role in Perth”');
  expect(html.slice(html.indexOf('<h2'), html.indexOf('<ol')).split('lena@people.example')).toHaveLength(2);
  expect(html.indexOf('Leaves the agency')).toBeLessThan(html.indexOf('Hello Lena'));
  expect(html).not.toContain('UTC');
});

it('gives the note of who decided to whoever asked, and tells a second person who decided what before', async () => {
  const { data } = (await held.post('/clients', { name: freshName() })).body;
  const path = new URL(data.approval.url).pathname;
  const mia = await person(running.service, running.app, agency.adminId);
  await mia.signIn(mia.email);
  const lead = await person(running.service, running.app, (await agency.user('team_lead')).userId);
  await lead.signIn(lead.email);
  const opened = await lead.get(path);
  const note = 'Ask Ironbark <first>, then send it again.';
  const refused = await mia.fill(path, { decision: 'refuse', note }, { action: path });
  expect(refused.status).toBe(303);
  const second = await lead.fill(path, { decision: 'approve' }, { action: path, visit: opened });
  expect(second.status).toBe(409);
  expect(second.html).toContain('Mia Admin refused this before your decision arrived');
  expect(second.html).toMatch(/was refused by Mia Admin, \w{3} \d/);
  const { body } = await held.get(`/batch/${data.batch_id}`);
  expect(body.data.decision).toEqual({ decided: 'refused', by: 'Mia Admin', at: expect.any(String), note });
  expect(body.data.items[0].error).toMatchObject({
    code: 'APPROVAL_DENIED',
    message: `Mia Admin refused it: ${note}`,
  });
});

it('changes by one save of the policies only what was changed on the page', async () => {
  const desk = await running.workspace();
  const mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  const policies = '/approvals/policies';
  const opened = await mia.get(policies);
  await mia.fill(
    policies,
    { 'set:role:consultant': 'outward', 'set:role:finance': 'writes' },
    { action: policies },
  );
  // Another save from a page that still shows both as they were.
  await mia.fill(policies, { 'set:role:researcher': 'writes' }, { action: policies, visit: opened });
  const set = await running.service.store.read((db) =>
    db
      .selectFrom('approval_policies')
      .select(['subject', 'policy'])
      .where('account_id', '=', desk.accountId)
      .orderBy('subject')
      .execute(),
  );
  expect(set).toEqual([
    { subject: 'consultant', policy: 'outward' },
    { subject: 'finance', policy: 'writes' },
    { subject: 'researcher', policy: 'writes' },
  ]);
});
