import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { type Person, person } from '#test/harness/person.ts';
import { briefOf, mailsTo, pairOf, submit } from '#test/harness/submission.ts';

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
