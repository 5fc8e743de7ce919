import { expect, it } from 'vitest';
import { act, contracted } from '#test/harness/contract.ts';
import { openPage, PDF } from '#test/harness/contractor.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';

const { running, desk } = useDesk({
  country: 'AU',
  name: 'Harbour Talent',
  env: { PUBLIC_URL: 'http://localhost' },
});

const papersOf = async (candidateId: string) =>
  (await desk.api.get(`/candidates/${candidateId}/papers`)).body.data;
const candidateOf = async (candidateId: string) =>
  (await desk.api.get(`/candidates/${candidateId}`)).body.data;

const contractor = async (terms: Record<string, unknown> = { engagement: 'limited_company' }) => {
  const contract = await contracted(desk, terms);
  return { ...contract, page: await openPage(running, desk, contract.candidateId) };
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

it('shows what is asked for, and opening it changes nothing', async () => {
  const { page, candidateId } = await contractor();
  await desk.api.post(`/candidates/${candidateId}/papers`, { kind: 'identity', country: 'AU' });
  const stored = async () => (await desk.api.get('/changes')).body.data.length;
  const before = await stored();
  const shown = await page.get();
  expect(shown.status).toBe(200);
  for (const words of [
    'Harbour Talent',
    'Right to work',
    'TFN declaration or ABN',
    'Workers compensation',
    'not legal advice',
  ])
    expect(shown.html).toContain(words);
  expect(shown.html).toContain('Your agency prepares: Contractor agreement, Assignment schedule');
  expect(await stored()).toBe(before);
  const head = await running.app.request(page.path, { method: 'HEAD' });
  expect(head.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(head.headers.get('content-security-policy')).not.toContain('script-src');
  expect(head.headers.get('referrer-policy')).toBe('no-referrer');
  expect(head.headers.get('x-robots-tag')).toContain('noindex');
  expect(head.headers.get('cache-control')).toBe('no-store');
});

it('keeps availability, day rate and preferred areas, as told by the candidate', async () => {
  const { page, candidateId } = await contractor();
  const told = await page.tell({
    available_from: '2027-02-01',
    day_rate: '720.50',
    preferred_locations: 'Sydney\n Inner West ; Parramatta\n\n',
  });
  expect([told.status, told.headers.get('location')]).toEqual([303, `${page.path}?done=told`]);
  expect(await candidateOf(candidateId)).toMatchObject({
    available_from: '2027-02-01',
    salary_expectation: 'AUD 720.5 per day',
    salary_expectation_amount: 720.5,
    salary_expectation_period: 'day',
    salary_currency: 'AUD',
    preferred_locations: ['Sydney', 'Inner West', 'Parramatta'],
  });
  const { html } = await page.get();
  expect(html).toContain('value="2027-02-01"');
  expect(html).toContain('value="720.5"');
  const [line] = (await desk.api.get(`/activities?candidate_id=${candidateId}`)).body.data;
  expect(line).toMatchObject({ actor: { type: 'candidate', id: candidateId } });
  await page.tell({ available_from: '', day_rate: '', preferred_locations: '' });
  expect(await candidateOf(candidateId)).toMatchObject({
    available_from: null,
    salary_expectation: null,
    preferred_locations: null,
  });
});

it('leaves a yearly salary alone while no day rate is told', async () => {
  const { page, candidateId } = await contractor();
  await desk.api.patch(`/candidates/${candidateId}`, { salary_expectation: '$140k' });
  await page.tell({ available_from: '2027-02-01', day_rate: '', preferred_locations: '' });
  expect((await candidateOf(candidateId)).salary_expectation).toBe('$140k');
});

it.each([
  [{ day_rate: 'much' }, 'day_rate', 'number'],
  [{ day_rate: '-5' }, 'day_rate', 'negative'],
  [{ available_from: 'soon' }, 'available_from', 'day'],
  [{ preferred_locations: 'x'.repeat(300) }, 'preferred_locations', '200'],
])('sends a form back that says %j, with what it held', async (fields, field, says) => {
  const { page, candidateId } = await contractor();
  const answer = await page.tell({ available_from: '2027-02-01', ...fields } as Record<string, string>);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Nothing was saved');
  expect(html).toContain(`id="${field}-fault"`);
  expect(html).toContain(says);
  expect((await candidateOf(candidateId)).available_from).toBeNull();
});

it('takes an upload as a document to be checked, asks for it no more, and says how many of them it has', async () => {
  const { page, candidateId, placementId } = await contractor();
  const before = await page.get();
  const [, needed] = /0 of (\d+) sent/.exec(before.html) ?? [];
  const sent = await page.send(
    { what: `workers_compensation|AU|${placementId}`, expires_on: '2099-01-01', note: 'Renewed last week' },
    { name: '../../policy "1".pdf', bytes: PDF },
  );
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page.path}?done=sent`]);
  const [paper] = await papersOf(candidateId);
  expect(paper).toMatchObject({
    kind: 'workers_compensation',
    country: 'AU',
    placement_id: null,
    status: 'to_check',
    source: 'contractor',
    expires_on: '2099-01-01',
    note: 'Renewed last week',
    checked_by: null,
  });
  const document = (await desk.api.get(`/documents/${paper.document_id}`)).body.data;
  expect(document).toMatchObject({ candidate_id: candidateId, kind: 'paper', mime_type: 'application/pdf' });
  expect(document.filename).not.toContain('/');
  const { counts } = (await desk.api.get(`/placements/${placementId}/papers`)).body.data;
  expect(counts.to_check).toBe(1);
  const { html } = await page.get();
  expect(html).not.toContain(`value="workers_compensation|AU|${placementId}"`);
  expect(html).toContain('being checked');
  expect(html).toContain(`1 of ${needed} sent`);
  expect(html).toMatch(new RegExp(`<progress[^>]* value="1" max="${needed}"`));
});

it('takes pictures, and a signed copy for one of their contracts', async () => {
  const { page, candidateId, placementId } = await contractor();
  await page.send({ what: 'identity|AU|' }, { name: 'me.png', bytes: PNG });
  await page.send({ what: `contractor_agreement|AU|${placementId}` });
  expect(
    (await papersOf(candidateId)).map(({ kind, placement_id }: Record<string, string>) => [
      kind,
      placement_id,
    ]),
  ).toEqual([
    ['contractor_agreement', placementId],
    ['identity', null],
  ]);
});

it('takes the same file sent twice as one', async () => {
  const { page, candidateId } = await contractor();
  for (const _ of [1, 2]) expect((await page.send({ what: 'identity|AU|' })).status).toBe(303);
  expect(await papersOf(candidateId)).toHaveLength(1);
});

it('takes words in place of a file as an answer, which the agency reads among the activities', async () => {
  const { page, candidateId } = await contractor();
  const answer = await page.send({ what: 'right_to_work|AU|', note: 'My visa comes on Friday' }, null);
  expect(answer.status).toBe(303);
  expect(await papersOf(candidateId)).toEqual([]);
  const [line] = (await desk.api.get(`/activities?candidate_id=${candidateId}`)).body.data;
  expect(line).toMatchObject({
    type: 'paper',
    body: 'My visa comes on Friday',
    actor: { type: 'candidate' },
  });
});

it.each([
  ['a page of HTML', { what: 'identity|AU|' }, Buffer.from('<html><script>1</script>'), 'no PDF'],
  ['a program', { what: 'identity|AU|' }, Buffer.from('MZ\x90\0\x03\0\0\0'), 'no PDF'],
  ['nothing', { what: 'identity|AU|' }, null, 'Choose a file'],
  ['no kind', { what: '' }, PDF, 'no kind of document'],
  ['a kind of another country', { what: 'dbs_basic|AU|' }, PDF, 'no kind of document'],
  ['a day that is none', { what: 'identity|AU|', issued_on: '2026-02-31' }, PDF, 'day'],
  [
    'an end before the issue',
    { what: 'identity|AU|', issued_on: '2025-02-01', expires_on: '2025-01-01' },
    PDF,
    'before',
  ],
])('sends %s back, and keeps nothing', async (_, fields, bytes, says) => {
  const { page, candidateId } = await contractor();
  const answer = await page.send(
    { form: 'more', ...fields } as Record<string, string>,
    bytes === null ? null : { name: 'x.pdf', bytes },
  );
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(says);
  expect(await papersOf(candidateId)).toEqual([]);
  expect((await desk.api.get(`/documents?candidate_id=${candidateId}`)).body.data).toEqual([]);
});

it("never takes a document for somebody else's contract", async () => {
  const { page, candidateId } = await contractor();
  const other = await contracted(desk);
  const answer = await page.send({ what: `contractor_agreement|AU|${other.placementId}` });
  expect(answer.status).toBe(404);
  expect(await papersOf(candidateId)).toEqual([]);
  expect(await papersOf(other.candidateId)).toEqual([]);
});

it('takes 10 MB and no more', async () => {
  const { page, candidateId } = await contractor();
  const whole = Buffer.alloc(10 * 1024 * 1024, 32);
  PDF.copy(whole);
  expect((await page.send({ what: 'identity|AU|' }, { name: 'big.pdf', bytes: whole })).status).toBe(303);
  const more = Buffer.concat([whole, Buffer.from(' ')]);
  const refused = await page.send({ what: 'abn|AU|' }, { name: 'bigger.pdf', bytes: more });
  expect(refused.status).toBe(413);
  expect(await refused.text()).toContain('10 MB');
  expect(await papersOf(candidateId)).toHaveLength(1);
});

it('refuses a body that is no form, or one that breaks off', async () => {
  const { page } = await contractor();
  const post = (type: string, body: string) =>
    running.app.request(`${page.path}/papers`, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await post('application/json', '{}')).status).toBe(415);
  expect((await post('multipart/form-data', 'x')).status).toBe(415);
  const broken = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF';
  expect((await post('multipart/form-data; boundary=x', broken)).status).toBe(400);
});

it('tells the contractor why a document was not accepted, and asks again', async () => {
  const { page, candidateId, placementId } = await contractor();
  await page.send({ what: `workers_compensation|AU|${placementId}` });
  const [paper] = await papersOf(candidateId);
  await act(desk, 'check_paper', {
    paper_id: paper.id,
    decision: 'rejected',
    reason: 'The second page is missing',
  });
  const { html } = await page.get();
  expect(html).toContain('The last one could not be accepted: The second page is missing');
  expect(html).toContain(`value="workers_compensation|AU|${placementId}"`);
});

it('shows no contract that has ended, is permanent or of somebody else', async () => {
  const { page } = await contractor({
    engagement: 'payg',
    start_date: '2020-01-06',
    contract_end_date: '2020-06-30',
  });
  expect((await page.get()).html).not.toContain('What your agency asks for');
  const { candidateId, applicationId } = await applied(desk.api);
  await desk.api.post('/placements', { application_id: applicationId });
  const permanent = await openPage(running, desk, candidateId);
  expect((await permanent.get()).html).not.toContain('What your agency asks for');
});

it('answers 410 for a link that was replaced or is too old, and 404 for one that was not made here', async () => {
  const { page, candidateId } = await contractor();
  const newest = await openPage(running, desk, candidateId);
  expect((await page.get()).status).toBe(410);
  expect((await page.tell({ available_from: '2027-02-01' })).status).toBe(410);
  expect((await page.send({ what: 'identity|AU|' })).status).toBe(410);
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('contractor_links')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('candidate_id', '=', candidateId)
      .where('revoked_at', 'is', null)
      .execute(),
  );
  const old = await newest.get();
  expect([old.status, old.html.includes('Ask your agency for a new one')]).toEqual([410, true]);
  expect((await running.app.request('/c/nonsense')).status).toBe(404);
  expect((await candidateOf(candidateId)).available_from).toBeNull();
});

it('is closed with the person and with the agency', async () => {
  const own = await running.workspace({ country: 'AU' });
  const { candidateId } = await contracted(own);
  const page = await openPage(running, own, candidateId);
  const set = (change: object) =>
    running.service.store.write(({ tx }) =>
      tx.updateTable('accounts').set(change).where('id', '=', own.accountId).execute(),
    );
  await set({ status: 'suspended' });
  expect((await page.get()).status).toBe(403);
  await set({ status: 'restoring' });
  expect((await page.get()).status).toBe(200);
  expect((await page.tell({ available_from: '2027-02-01' })).status).toBe(423);
  await set({ status: 'active' });
  await own.api.delete(`/candidates/${candidateId}`);
  expect((await page.get()).status).toBe(404);
});

it('takes no more than somebody could check', async () => {
  const { page, candidateId } = await contractor();
  await page.send({ what: 'nda|AU|' });
  const [first] = await papersOf(candidateId);
  await running.service.store.write(async ({ tx }) => {
    const row = await tx
      .selectFrom('papers')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    for (let at = 1; at < 40; at += 1)
      await tx
        .insertInto('papers')
        .values({ ...row, id: `${row.id}${at}` })
        .execute();
  });
  const refused = await page.send({ what: 'identity|AU|' });
  expect([refused.status, (await refused.text()).includes('wait to be looked at')]).toEqual([422, true]);
});
