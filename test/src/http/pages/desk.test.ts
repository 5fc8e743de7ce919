import { expect, it } from 'vitest';
import { updateRow } from '#db/rows.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { formsOf, Person, person } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent' });

const signedIn = async (userId: string): Promise<Person> => {
  const somebody = await person(running.service, running.app, userId);
  await somebody.signIn(somebody.email);
  return somebody;
};

async function submittedTo(client: string): Promise<void> {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: client });
  const job_id = await desk.job({ client_id, compensation: { base_min: 90_000, base_max: 110_000 } });
  await desk.application({ job_id, stage: 'submitted' });
}

it('shows weighted fees to who may see them, and a pipeline without a hole to who may not', async () => {
  await submittedTo('Tidewater Park Stores');
  const admin = await (await signedIn(agency.adminId)).get('/');
  expect(admin.html).toContain('weighted');
  const { userId } = await agency.user('researcher');
  const researcher = await (await signedIn(userId)).get('/');
  expect(researcher.status).toBe(200);
  expect(researcher.html).toContain('Nothing waits for you.');
  const shown = /<main.*<\/main>/s.exec(researcher.html)?.[0] ?? '';
  for (const word of ['weighted', 'AUD 2,', 'null', 'undefined', 'NaN'])
    expect(shown, word).not.toContain(word);
});

it('tints the cards of the board by how long somebody has stood at a stage', async () => {
  const aged = await running.workspace({ name: 'Aged Desk' });
  const desk = deskOf(aged);
  const job_id = await desk.job();
  const HOUR = 3_600_000;
  for (const [name, hours] of [
    ['Fresh Xu', 1],
    ['Aged Yang', 7 * 24 + 1],
    ['Old Zhou', 14 * 24 + 1],
  ] as const) {
    const candidate_id = await desk.candidate({ name });
    const id = await desk.application({ job_id, candidate_id, stage: 'submitted' });
    const stage_changed_at = new Date(Date.now() - hours * HOUR).toISOString();
    await running.service.store.write(({ tx }) =>
      updateRow(tx, 'applications', aged.accountId, id, { stage_changed_at }),
    );
  }
  const { html } = await (await signedIn(aged.adminId)).get('/');
  const tints = [...html.matchAll(/<li class="(new|aged|old)"><strong><a[^>]*><bdi>([^<]*)/g)];
  expect(Object.fromEntries(tints.map(([, tint, name]) => [name, tint]))).toEqual({
    'Fresh Xu': 'new',
    'Aged Yang': 'aged',
    'Old Zhou': 'old',
  });
});

it('says so where an agency has nothing yet', async () => {
  const other = await running.workspace({ name: 'Empty Desk' });
  const { html } = await (await signedIn(other.adminId)).get('/');
  expect(html).toContain('Nobody is in the pipeline yet.');
  expect(html).toContain('No batch or assistant has changed anything yet.');
  expect(html).not.toContain('Tidewater');
});

it('takes nothing back for a person of another agency, or by a form that another page sent', async () => {
  const made = await agency.api.post('/batch', {
    actions: [{ action: 'create_client', input: { name: 'Kept Client' } }],
  });
  const path = `/desk/undo/${made.body.data.batch_id}`;
  const other = await running.workspace({ name: 'Another Desk' });
  const stranger = await signedIn(other.adminId);
  const csrf = Object.fromEntries(formsOf((await stranger.get('/')).html)[0]?.fields ?? []).csrf ?? '';
  expect((await stranger.post(path, { csrf })).status).toBe(404);
  const admin = await signedIn(agency.adminId);
  expect((await admin.post(path, { csrf })).status).toBe(403);
});

it('counts an approval that waits, and leads to it', async () => {
  const admin = await signedIn(agency.adminId);
  expect((await admin.get('/')).html).not.toContain('for your yes or no');
  await runAsOperator(running.service, agency.accountId, setApprovalPolicyAction, {
    role: 'consultant',
    policy: 'writes',
  });
  const { api, userId } = await agency.user('consultant');
  const asked = await api.post('/clients', { name: 'Glenhurst Vale' });
  expect(asked.status).toBe(202);
  const { html } = await admin.get('/');
  expect(html).toMatch(/href="\/approvals"><b>1<\/b>waits for your yes or no/);
  const own = await (await signedIn(userId)).get('/');
  expect(own.html).not.toContain('for your yes or no');
  expect(own.html).toContain('waits for a person');
});

it('tells nothing of a desk to who is not signed in', async () => {
  const nobody = new Person(running.app, running.service.publicUrl());
  const { status, html } = await nobody.get('/desk/events');
  expect([status, html]).toEqual([303, '']);
});

it('takes back what the page showed', async () => {
  await agency.api.post('/batch', {
    actions: [{ action: 'create_client', input: { name: 'Brief Client' } }],
  });
  const admin = await signedIn(agency.adminId);
  const { html } = await admin.get('/');
  const form = formsOf(html).find(({ action }) => action.startsWith('/desk/undo/'));
  const asked = await admin.post(form?.action ?? '', form?.fields ?? []);
  expect(asked.html).toContain('Delete client <bdi>Brief Client</bdi>');
  expect(asked.html).not.toContain('cannot be taken back');
  expect((await agency.api.get('/clients?search=Brief')).body.data).toHaveLength(1);
  const done = await admin.fill('', {}, { visit: asked });
  expect([done.status, done.location], done.html).toEqual([303, '/#done']);
  expect((await agency.api.get('/clients?search=Brief')).body.data).toHaveLength(0);
});

it('names what waits and leads on to it: starts, and contracts whose papers are due', async () => {
  const desk = deskOf(agency);
  const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const job_id = await desk.job({ title: 'Rigger', employment_type: 'contract' });
  const candidate_id = await desk.candidate({ name: 'Ines Okoro' });
  const application_id = await desk.application({ job_id, candidate_id, stage: 'offer' });
  const made = await agency.api.post('/placements', {
    application_id,
    placement_type: 'contract',
    charge_rate: 120,
    pay_rate: 95,
    rate_period: 'hourly',
    start_date: day(5),
    contract_end_date: day(90),
  });
  expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  const admin = await person(running.service, running.app, agency.adminId);
  await admin.signIn(admin.email);
  const [needs = ''] = /id="needs-you".*?<\/section>/s.exec((await admin.get('/')).html) ?? [];
  expect(needs).toContain('starting within 14 days');
  expect(needs).toContain('contracts with papers missing or running out');
  expect(needs).toContain(`href="/records/${made.body.data.id}"`);
  expect((await admin.get(`/records/${made.body.data.id}`)).status).toBe(200);
});

it('tells of what a person refused who it was and what they said, not that it failed, and tells the second to decide who came first, and when', async () => {
  const { api } = await agency.user('team_lead');
  await runAsOperator(running.service, agency.accountId, setApprovalPolicyAction, {
    role: 'team_lead',
    policy: 'writes',
  });
  const asked = await api.post('/clients', { name: 'Curlew Bay' });
  const path = new URL(asked.body.data.approval.url).pathname;
  const [first, second] = [
    await signedIn(agency.adminId),
    await signedIn((await agency.user('admin')).userId),
  ];
  const visit = await second.get(path);
  expect(
    (await first.fill(path, { decision: 'refuse', note: 'Not a client of ours.' }, { action: path })).status,
  ).toBeLessThan(400);
  const late = await second.fill(path, { decision: 'approve', note: '' }, { visit, action: path });
  expect(late.status).toBe(409);
  expect(late.html).toContain('Mia Admin refused this before your decision arrived; yours changes nothing.');
  expect(late.html).toMatch(/This request was refused by .*Mia Admin.*\d{2}:\d{2}/s);
  const { html } = await first.get('/');
  const [done = ''] = /id="done".*?<\/section>/s.exec(html) ?? [];
  expect(done).toMatch(/refused by Mia Admin.*Not a client of ours\./s);
  expect(done).not.toContain('failed');
  const listed = (await agency.api.get('/batch')).body.data;
  expect(listed[0].decision).toMatchObject({
    decided: 'refused',
    by: 'Mia Admin',
    note: 'Not a client of ours.',
  });
});

it('names in what was done the records that it touched, with the stage they came to, and none that a person may not read', async () => {
  const desk = deskOf(agency);
  const job_id = await desk.job({ title: 'Night Manager' });
  const candidate_id = await desk.candidate({ name: 'Wilhelmina Post' });
  const application_id = await desk.application({ job_id, candidate_id, stage: 'submitted' });
  const { api, userId } = await agency.user('admin');
  const move = { action: 'move_application_stage', input: { application_id, stage: 'client_interview' } };
  expect((await api.post('/batch', { actions: [move] })).body.data.status).toBe('succeeded');
  const doneOf = async (): Promise<string> =>
    /id="done".*?<\/section>/s.exec((await (await signedIn(userId)).get('/')).html)?.[0] ?? '';
  expect(await doneOf()).toMatch(
    new RegExp(
      `href="/records/${application_id}"><bdi>Wilhelmina Post, Night Manager</bdi>.*Client interview`,
      's',
    ),
  );
  const changed = await agency.api.patch(`/accounts/${agency.accountId}/users/${userId}`, {
    role: 'finance',
  });
  expect(changed.status, JSON.stringify(changed.body.error)).toBe(200);
  const hidden = await doneOf();
  expect(hidden).toContain('Move an application');
  expect(hidden).not.toContain('Wilhelmina');
});

it('leaves out of what was done what an assistant read', async () => {
  const { api, userId } = await agency.user('admin');
  const reads = { actions: [{ action: 'list_clients', input: {} }] };
  expect((await api.post('/batch', reads)).body.data.status).toBe('succeeded');
  const { html } = await (await signedIn(userId)).get('/');
  const [done = ''] = /id="done".*?<\/section>/s.exec(html) ?? [];
  expect(done).not.toContain('Only read');
});
