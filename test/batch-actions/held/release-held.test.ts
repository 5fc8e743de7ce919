import { expect, it } from 'vitest';
import { runAction, runSignedIn } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { botToken } from '#test/harness/oauth.ts';
import { briefOf, mailsTo, pairOf, pathOf, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'AU', name: 'Harbour Talent' });

const PRIVATE = 'Strong on IFRS. Her employer does not know she is looking.';
/** Lawful only if the reason that it gives holds, which a person has to know. */
const CLAIMED = 'Women only, as a genuine occupational requirement.';
const eventsOf = async (name: string) =>
  running.service.store.read((db) =>
    db
      .selectFrom('events')
      .where('account_id', '=', desk.accountId)
      .where('event', '=', name)
      .selectAll()
      .execute(),
  );
const pageOf = async (url: string) => (await running.app.request(pathOf(url))).status;

async function heldSubmission() {
  const brief = await briefOf(desk);
  const [application_id] = brief.applications;
  const sent = await submit(desk, brief, { items: [{ application_id, summary: PRIVATE }] });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  return { brief, application_id, id: sent.body.data.id, sent };
}

it('keeps a submission with a private fact back whole: no mail, event, stage move, page or expiry', async () => {
  const before = (await eventsOf('submission.created')).length;
  const { brief, application_id, id, sent } = await heldSubmission();
  const { review, status, email_sent, url } = sent.body.data;
  expect({ status, email_sent, state: review.state }).toEqual({
    status: 'pending',
    email_sent: false,
    state: 'held',
  });
  expect(review.findings[0]).toMatchObject({ about: 'notice', field: 'items.0.summary' });
  expect(sent.body.meta.warnings[0]).toMatchObject({ code: 'held_for_review' });
  expect(await mailsTo(running, brief.contact_email)).toEqual([]);
  expect(await eventsOf('submission.created')).toHaveLength(before);
  expect((await desk.api.get(`/applications/${application_id}`)).body.data.stage).toBe('funnel');
  const waiting = await running.app.request(pathOf(url));
  expect(waiting.status).toBe(410);
  const html = await waiting.text();
  expect(html).toContain('This page is not open yet');
  expect(html).not.toMatch(/has closed this page|no longer in use/);
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('submissions')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute(),
  );
  await running.service.jobs.runDue();
  expect((await desk.api.get(`/submissions/${id}`)).body.data.status).toBe('pending');
  const resent = await desk.api.post(`/submissions/${id}/resend`, {});
  expect([resent.status, resent.body.error.type]).toEqual([409, 'held_for_review']);
});

it('tells the consultant by mail what waits, why, and how it is let go', async () => {
  const { id } = await heldSubmission();
  const { email } = (await desk.api.get(`/accounts/${desk.accountId}/users/${desk.adminId}`)).body.data;
  const told = (await mailsTo(running, email)).filter(({ text }) => text?.includes(id));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('employer does not know');
  expect(told[0]?.text).toContain('release_held');
});

it('sends a released submission: mail, event, stage and a link that works from then', async () => {
  const { brief, application_id, id, sent } = await heldSubmission();
  const done = await decideHeld(running, desk, id);
  expect(done.body.data.items[0].result).toMatchObject({
    record: id,
    kind: 'submission',
    status: 'pending',
    review: { state: 'released', reason: 'The person agreed to it.' },
  });
  expect(await mailsTo(running, brief.contact_email)).toHaveLength(1);
  const events = (await eventsOf('submission.created')).filter(({ data }) => data.includes(id));
  expect(events).toHaveLength(1);
  expect((await desk.api.get(`/applications/${application_id}`)).body.data.stage).toBe('submitted');
  expect(await pageOf(sent.body.data.url)).toBe(200);
  const again = await runAction(running, desk.adminKey, 'get_submission', { submission_id: id });
  expect(Date.parse(again.data.expires_at)).toBeGreaterThan(Date.now() + 6 * 24 * 3_600_000);
});

it('withdraws unsent: nobody was written to, and the same people can be sent anew', async () => {
  const { brief, id } = await heldSubmission();
  const twice = await submit(desk, brief);
  expect(twice.status).toBe(400);
  await decideHeld(running, desk, id, 'withdraw');
  const after = (await desk.api.get(`/submissions/${id}`)).body.data;
  expect([after.status, after.review.state]).toEqual(['revoked', 'withdrawn']);
  expect(await mailsTo(running, brief.contact_email)).toEqual([]);
  expect((await submit(desk, brief)).status).toBe(201);
});

it('holds a spec with a feat by which the person could be found, and sends it once released', async () => {
  const { client_id, candidate_id, contact_email } = await pairOf(desk);
  const pitch = 'Cut month-end from 11 days to 6. The youngest CFO of a bank in the country.';
  const { data } = (await desk.api.post('/specs', { candidate_id, client_id, pitch })).body;
  expect([data.status, data.review.state, data.review.findings[0].about]).toEqual([
    'held',
    'held',
    'identity',
  ]);
  const listedAs = async (status: string): Promise<string[]> =>
    (await desk.api.get(`/specs?candidate_id=${candidate_id}&status=${status}`)).body.data.map(
      (spec: { id: string; status: string }) => `${spec.id} ${spec.status}`,
    );
  expect([await listedAs('held'), await listedAs('sent')]).toEqual([[`${data.id} held`], []]);
  expect(await mailsTo(running, contact_email)).toEqual([]);
  const chased = await desk.api.post(`/specs/${data.id}/chase`, {});
  expect(chased.body.error.type).toBe('held_for_review');
  await decideHeld(running, desk, data.id);
  expect(await mailsTo(running, contact_email)).toHaveLength(1);
  expect([await listedAs('held'), await listedAs('sent')]).toEqual([[], [`${data.id} sent`]]);
  expect(await pageOf(data.url)).toBe(200);
});

it('puts a held listing live only once it is released, and never shows another agency why', async () => {
  await desk.api.patch(`/accounts/${desk.accountId}`, { marketplace: true });
  const { candidate_id } = await pairOf(desk);
  const shared = await desk.api.post('/marketplace/listings', {
    kind: 'candidate',
    candidate_id,
    headline: 'Finance manager in Sydney',
    pitch: 'Closes fast. Currently earns 180k and would take less.',
    candidate_aware: true,
    accept_terms: true,
  });
  const { id, status, review } = shared.body.data;
  expect([shared.status, status, review.state]).toEqual([201, 'paused', 'held']);
  const resumed = await desk.api.patch(`/marketplace/listings/${id}`, { action: 'resume' });
  expect(resumed.body.error.type).toBe('held_for_review');
  const other = await running.workspace({ name: 'Other Talent' });
  await other.api.patch(`/accounts/${other.accountId}`, { marketplace: true });
  const shown = async () => (await other.api.get('/marketplace/listings?kind=candidate')).body.data;
  expect(await shown()).toEqual([]);
  await decideHeld(running, desk, id);
  expect(await shown()).toMatchObject([{ id, status: 'live', review: null }]);
});

it('waits for a person by a key under no policy, and runs by itself where the agency lets credentials decide', async () => {
  const { id } = await heldSubmission();
  const asked = await desk.api.post(`/held/${id}/decision`, { reason: 'Looks fine.' });
  expect(asked.status).toBe(202);
  const inBatch = await desk.api.post('/batch', {
    actions: [{ action: 'release_held', input: { record: id, reason: 'Looks fine.' } }],
  });
  expect(inBatch.body.data.status).toBe('awaiting_approval');
  await runSignedIn(running, desk.adminKey, 'set_held_release', { by: 'credentials' });
  const done = await desk.api.post(`/held/${id}/decision`, { reason: 'Looks fine.' });
  expect(done.status).toBe(200);
  expect(done.body.data).toMatchObject({ record: id, review: { state: 'released' } });
  await runSignedIn(running, desk.adminKey, 'set_held_release', { by: 'people' });
  const again = await desk.api.post(`/held/${id}/decision`, { reason: 'Once more.' });
  expect([again.status, again.body.error.code]).toEqual([409, 'CONFLICT']);
});

it('takes the scope of the kind of record', async () => {
  const { id } = await heldSubmission();
  await runSignedIn(running, desk.adminKey, 'set_held_release', { by: 'credentials' });
  const narrow = desk.as(await desk.key(['submissions:read', 'jobs:write']));
  const refused = await narrow.post(`/held/${id}/decision`, { reason: 'No.' });
  expect([refused.status, refused.body.error.scope]).toEqual([403, 'submissions:write']);
  await runSignedIn(running, desk.adminKey, 'set_held_release', { by: 'people' });
});

it('tells in the plan and its text the words, the reason and what may be said instead', async () => {
  const brief = await briefOf(desk);
  const items = [{ application_id: brief.applications[0], summary: PRIVATE }];
  const planned = await desk.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'create_submission', input: { job_id: brief.job_id, items } }],
  });
  const { confirm_text, items: steps } = planned.body.data;
  expect(confirm_text).toMatch(/held for a person to release because of "employer does not know"/);
  expect(JSON.stringify(steps)).toContain('held_for_review');
  expect(confirm_text).not.toContain(brief.contact_email);
});

it('holds a service account to the same: what was held waits for a person, and so does what it writes', async () => {
  const brief = await briefOf(desk);
  const { id } = await heldSubmission();
  const bot = { name: 'Night Bot', role: 'admin', scopes: ['admin'] };
  const api = desk.as(await botToken(running, (await desk.api.post('/service-accounts', bot)).body.data));
  const asked = await api.post(`/held/${id}/decision`, { reason: 'Looks fine.' });
  expect([asked.status, asked.body.data.status]).toEqual([202, 'awaiting_approval']);
  const { candidate_id } = (await desk.api.get(`/applications/${brief.applications[0]}`)).body.data;
  const mail = await api.post('/emails', {
    candidate_id,
    subject: 'The role',
    body: CLAIMED,
  });
  expect([mail.status, mail.body.data?.status]).toEqual([201, 'held']);
});
