import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { type Person, person } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf, mailsTo, pairOf, pathOf, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'AU', name: 'Harbour Talent' });

const signedIn = async (): Promise<Person> => {
  const somebody = await person(running.service, running.app, desk.adminId);
  await somebody.signIn(somebody.email);
  return somebody;
};

/** The page of the approval that lets a record go, as text; with the effects of the plan. */
async function released(record: string) {
  const asked = await desk.api.post(`/held/${record}/decision`, { reason: 'She agreed by phone.' });
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  const { html } = await (await signedIn()).get(`/approvals/batches/${asked.body.data.approval.id}`);
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  return { html, text, effects: asked.body.data.items[0].effects };
}

async function heldSubmission() {
  const brief = await briefOf(desk);
  const [application_id] = brief.applications;
  const { candidate_id } = (await desk.api.get(`/applications/${application_id}`)).body.data;
  await desk.api.patch(`/candidates/${candidate_id}`, {
    experience: [
      {
        title: 'Auditor',
        employer: 'Stockland',
        from: '2014-01',
        description: 'Audited 14 villages in Australia.',
      },
    ],
  });
  const summary = 'Strong on IFRS. Her employer does not know she is in AU.';
  const sent = await submit(desk, brief, { items: [{ application_id, summary }] });
  expect(sent.body.data.review.state).toBe('held');
  return { id: sent.body.data.id as string, brief };
}

it('shows whoever lets a submission go all that the client will read of each person, and why it waits', async () => {
  const { id } = await heldSubmission();
  const { text, html, effects } = await released(id);
  expect(text).toContain('Strong on IFRS. Her');
  expect(text).toContain('Audited 14 villages in Australia.');
  expect(text).toContain('This tells what their employer may not know.');
  expect(text).not.toContain('A person has to look at this.');
  expect(text).toContain('released: She agreed by phone.');
  expect(html).toContain('<mark>employer does not know</mark>');
  const shown = effects.find(({ kind }: { kind: string }) => kind === 'reveal').shown;
  expect(JSON.stringify(shown)).toContain('Strong on IFRS.');
});

it('tells it to an assistant word for word in the text of the plan', async () => {
  const { id } = await heldSubmission();
  const answer = await callTool(running.app, desk.adminKey, 'release_held', {
    record: id,
    reason: 'Agreed.',
  });
  expect(JSON.stringify(answer.content)).toContain('Her employer does not know she is in AU.');
});

it('marks no part of a longer word', async () => {
  const brief = await briefOf(desk);
  const [application_id] = brief.applications;
  const summary = 'Ran a village. The youngest CFO of a bank.';
  const sent = await submit(desk, brief, {
    identity_visibility: 'anonymous',
    message: 'Her name is Oz, and Ozone is her field.',
    items: [{ application_id, summary }],
  });
  expect(sent.body.data.review.state).toBe('held');
  const words = sent.body.data.review.findings.map(({ words: said }: { words: string }) => said);
  const { html } = await released(sent.body.data.id);
  for (const [, marked] of html.matchAll(/<mark>([^<]*)<\/mark>/g)) expect(words).toContain(marked);
  expect(html).not.toMatch(/\p{L}<mark>|<\/mark>\p{L}/u);
});

it('shows the profile of a spec, and that a listing is read by other agencies', async () => {
  const { client_id, candidate_id } = await pairOf(desk);
  const pitch = 'Cut month-end from 11 days to 6. The youngest CFO of a bank in the country.';
  const spec = (await desk.api.post('/specs', { candidate_id, client_id, pitch })).body.data;
  expect((await released(spec.id)).text).toContain('Cut month-end from 11 days to 6.');
  await desk.api.patch(`/accounts/${desk.accountId}`, { marketplace: true });
  const listing = await desk.api.post('/marketplace/listings', {
    kind: 'candidate',
    candidate_id: (await pairOf(desk)).candidate_id,
    headline: 'Finance manager',
    pitch: 'Closes fast. Currently earns 180k and would take less.',
    candidate_aware: true,
    accept_terms: true,
  });
  const { text } = await released(listing.body.data.id);
  expect(text).toContain('Closes fast. Currently earns 180k');
  expect(text).toContain('Finance manager is read by other agencies');
});

it('says why each of the words waits and what may be said instead, and marks them also where they stand without pronouns', async () => {
  const brief = await briefOf(desk);
  const items = [{ application_id: brief.applications[0], summary: 'Closes fast, and she earns 180k.' }];
  const { id } = (await submit(desk, brief, { identity_visibility: 'anonymous', items })).body.data;
  const job_id = await deskOf(desk).job({
    description: 'You run the refuge.\nWomen only, as a genuine occupational requirement.',
  });
  await desk.api.post('/distribution/postings', { job_id, board_slugs: ['career_page'] });
  const somebody = await signedIn();
  const list = (await listed(somebody)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(list).toContain(
    'An exception is claimed; name the law that allows it. Say "person",'.replace(/"/g, '&quot;'),
  );
  const { html } = await somebody.get(`/approvals/held/${id}`);
  expect(html).toContain('“she earns 180k”: This tells what the person earns or would take.');
  expect(html).toContain('Leave it out, or ask the person first.');
  expect(html).toContain('<mark>they earn 180k</mark>');
});

it('does not count what is held as what the client has not opened', async () => {
  const quiet = await running.workspace({ name: 'Quiet Desk' });
  const brief = await briefOf(quiet);
  const items = [{ application_id: brief.applications[0], summary: 'Her employer does not know.' }];
  expect((await submit(quiet, brief, { items })).body.data.review.state).toBe('held');
  const admin = await person(running.service, running.app, quiet.adminId);
  await admin.signIn(admin.email);
  const { html } = await admin.get('/');
  expect(html).toContain('held back for their wording');
  expect(html).not.toContain('not opened by the client yet');
});

it('writes to the consultant in the words of a person: who waits for what, and each reason on a line', async () => {
  const { id } = await heldSubmission();
  const { email } = (await desk.api.get(`/accounts/${desk.accountId}/users/${desk.adminId}`)).body.data;
  const mail = (await mailsTo(running, email)).find(({ text }) => text?.includes(id));
  expect(mail?.subject).not.toContain('link without a login');
  expect(mail?.text).not.toContain('items.0');
  expect(mail?.text).toMatch(/“employer does not know”: This tells what their employer may not know\./);
});

const listed = async (somebody: Person) => (await somebody.get('/approvals')).html;
const stateOf = async (id: string) => (await desk.api.get(`/submissions/${id}`)).body.data.review.state;

it('lists what is held for whoever is signed in, lets it go with a reason, and mails it', async () => {
  const { id, brief } = await heldSubmission();
  const somebody = await signedIn();
  const list = await listed(somebody);
  expect(list).toContain(`href="/approvals/held/${id}"`);
  expect(list).toContain('employer does not know');
  expect((await somebody.get('/')).html).toContain(`href="/approvals/held/${id}"`);
  const { html } = await somebody.get(`/approvals/held/${id}`);
  expect(html).toContain('<mark>employer does not know</mark>');
  expect(html).toContain('Audited 14 villages in Australia.');
  const unsaid = await somebody.fill(`/approvals/held/${id}`, { decision: 'release', reason: ' ' });
  expect(unsaid.status).toBe(422);
  expect(await stateOf(id)).toBe('held');
  const done = await somebody.fill(`/approvals/held/${id}`, { decision: 'release', reason: 'She agreed.' });
  expect(done.location).toBe('/approvals');
  const { review } = (await desk.api.get(`/submissions/${id}`)).body.data;
  expect(review).toMatchObject({ state: 'released', reason: 'She agreed.', decided_by: desk.adminId });
  expect(await mailsTo(running, brief.contact_email)).toHaveLength(1);
  expect(await listed(somebody)).not.toContain(id);
});

it('mails the client a link that opens the page, when whoever is signed in lets a submission or a spec go', async () => {
  const somebody = await signedIn();
  const { id, brief } = await heldSubmission();
  const { client_id, candidate_id, contact_email } = await pairOf(desk);
  const pitch = 'The youngest CFO of a bank in the country.';
  const spec = (await desk.api.post('/specs', { candidate_id, client_id, pitch })).body.data.id;
  const released = async (record: string, address: string, kind: string): Promise<void> => {
    const { url } = (await desk.api.get(`/${kind}s/${record}`)).body.data;
    expect((await somebody.get(`/approvals/held/${record}`)).html).toContain(url);
    await somebody.fill(`/approvals/held/${record}`, { decision: 'release', reason: 'She agreed.' });
    const [mail] = await mailsTo(running, address);
    expect(mail?.text).toContain(url);
    expect(mail?.html).toContain(`href="${url}"`);
    expect((await running.app.request(pathOf(url))).status).toBe(200);
    const events = await running.service.store.read((db) =>
      db.selectFrom('events').where('account_id', '=', desk.accountId).select('data').execute(),
    );
    expect(events.filter(({ data }) => data.includes(url))).toHaveLength(1);
  };
  await released(id, brief.contact_email, 'submission');
  await released(spec, contact_email, 'spec');
});

it('withdraws it unsent, and says of one that waits no more that it does not', async () => {
  const { id, brief } = await heldSubmission();
  const somebody = await signedIn();
  const decision = { decision: 'withdraw', reason: 'She asked us not to.' };
  expect((await somebody.fill(`/approvals/held/${id}`, decision)).location).toBe('/approvals');
  expect(await stateOf(id)).toBe('withdrawn');
  expect(await mailsTo(running, brief.contact_email)).toHaveLength(0);
  const again = await somebody.get(`/approvals/held/${id}`);
  expect(again.status).toBe(409);
  expect(again.html).not.toContain('name="decision"');
});

it('lets somebody withdraw what can no longer leave, and says why it cannot', async () => {
  const { id, brief } = await heldSubmission();
  const somebody = await signedIn();
  const visit = await somebody.get(`/approvals/held/${id}`);
  await desk.api.patch(`/jobs/${brief.job_id}`, { status: 'closed' });
  const late = await somebody.fill(
    `/approvals/held/${id}`,
    { decision: 'release', reason: 'She agreed.' },
    { visit },
  );
  expect(late.status).toBe(409);
  expect(await mailsTo(running, brief.contact_email)).toEqual([]);
  const { status, html } = await somebody.get(`/approvals/held/${id}`);
  expect([status, /The job Controller \(job_\w+\) is closed/.test(html)]).toEqual([409, true]);
  expect(html).toContain('employer does not know');
  expect(html).not.toContain('value="release"');
  const done = await somebody.fill(`/approvals/held/${id}`, { decision: 'withdraw', reason: 'Too late.' });
  expect(done.location).toBe('/approvals');
  expect(await stateOf(id)).toBe('withdrawn');
});

it('lets nothing go whose words are others than those that the person has read', async () => {
  const job_id = await deskOf(desk).job({ description: 'You run the books.' });
  const held = await desk.api.patch(`/jobs/${job_id}/ad`, {
    status: 'published',
    body: 'You run the books.\nWhoever joins should look at home on our yacht and at the table of its captain.',
  });
  expect(held.body.data.review.state).toBe('held');
  const ad = held.body.data.id;
  const somebody = await signedIn();
  const visit = await somebody.get(`/approvals/held/${ad}`);
  const mended = await desk.api.patch(`/jobs/${job_id}/ad`, {
    body: 'You run all the books.\nWhoever joins should look at home on our yacht and at the table of its captain.',
  });
  expect(mended.status, JSON.stringify(mended.body)).toBe(200);
  const form = { decision: 'release', reason: 'It is fine.' };
  const answer = await somebody.fill(`/approvals/held/${ad}`, form, { visit });
  expect(answer.status).toBe(409);
  expect(answer.html).toContain('all the books');
  expect((await desk.api.get(`/jobs/${job_id}/ad`)).body.data.status).not.toBe('published');
});

it('says on the page of a held record, in the language of whoever decides, only what changes', async () => {
  const { id } = await heldSubmission();
  const mia = await signedIn();
  const textIn = async (language: string) => {
    mia.language = language;
    const { html } = await mia.get(`/approvals/held/${id}`);
    return html.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');
  };
  const german = await textIn('de');
  expect(german).toContain('Personen 1');
  expect(german).toContain('Gezeigte Namen vollständig');
  expect(german).not.toMatch(/nein → nichts|People|1 candidate for| on Controller/);
  const french = await textIn('fr');
  expect(french).toContain('Personnes 1');
  expect(french).not.toMatch(/non → rien|People|1 candidate for| on Controller/);
  for (const said of [german, french, await textIn('en')]) expect(said).not.toMatch(/(\S+, \S+) → \1 /);
});

it('says of a held posting what it would do, and why it waits but once', async () => {
  const job = await deskOf(desk).job({
    title: 'Brewer',
    description: 'You brew beer. Somebody like us, one of our own.',
    location: { type: 'on_site', city: 'Perth', country: 'AU' },
  });
  await desk.api.post('/distribution/postings', { job_id: job, board_slugs: ['career_page'] });
  await running.service.jobs.runDue();
  const [held] = (await desk.api.get('/held?kind=posting')).body.data;
  const mia = await signedIn();
  mia.language = 'de';
  const { html } = await mia.get(`/approvals/held/${held.record}`);
  const text = html.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Brewer, auf der öffentlichen Seite: „You brew beer.');
  expect(text).toContain('ausstehend → wird veröffentlicht');
  expect(text).not.toMatch(/held for review|Mend it with|Brewer on|Personen 0/);
  expect(text.match(/Sagt, wie die Person sein soll/g)).toHaveLength(1);
});

it('says of a name that is taken out that it is, in place of that it stays', async () => {
  const brief = await briefOf(desk);
  const items = [
    { application_id: brief.applications[0], summary: 'Her matron, Bernadette Oyelaran, rates her.' },
  ];
  const sent = await submit(desk, brief, { identity_visibility: 'anonymous', items });
  const [finding] = sent.body.data.review.findings;
  expect(finding.words).toBe('Bernadette Oyelaran');
  expect(finding.reason).toMatch(/^This is taken out/);
  const { text } = await released(sent.body.data.id);
  expect(text).toContain('This is taken out, and what stands around it may tell who it is');
  expect(text).not.toContain('Oyelaran, rates');
});
