import { expect, it } from 'vitest';
import { pdfOf } from '#test/harness/cv/pdf-layouts.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

const made = async (path: string, body: object) => (await desk.api.post(path, body)).body.data;
let count = 0;

/** Two records of one person, each with a history. */
async function twoRecords() {
  count += 1;
  const keep = await made('/candidates', {
    name: `Ada Keeps ${count}`,
    email: `ada${count}@one.example`,
    skills: ['SQL'],
  });
  const gone = await made('/candidates', {
    name: `Ada Goes ${count}`,
    email: `ada${count}@two.example`,
    phone: '+61 438 771 264',
    skills: ['sql', 'Python'],
    tags: ['vip'],
  });
  const client = await made('/clients', {
    name: `Client of merge ${count}`,
    terms: { standard_fee_percent: 20 },
  });
  const [one, two] = [
    await made('/jobs', { title: 'One', client_id: client.id }),
    await made('/jobs', { title: 'Two', client_id: client.id }),
  ];
  return { keep, gone, one, two, client };
}

const merge = (keep: string, gone: string) =>
  desk.api.post('/candidates/merge', { keep_id: keep, merge_id: gone });

it('refuses one record given twice, and one that is not there', async () => {
  const { keep } = await twoRecords();
  expect((await merge(keep.id, keep.id)).status).toBe(422);
  expect((await merge(keep.id, 'cnd_01m7xp3wqt07caba1mzrm46h')).body.error).toMatchObject({
    code: 'NOT_FOUND',
    field: 'merge_id',
  });
});

it('knows the kept person by the e-mail of the merged record: in lists, and where a CV brings it', async () => {
  const { keep, gone } = await twoRecords();
  const [sheet] = sheets(1) as [Sheet];
  const { email } = sheet.truth;
  expect((await desk.api.patch(`/candidates/${gone.id}`, { email })).status).toBe(200);
  expect((await merge(keep.id, gone.id)).status).toBe(200);

  const listed = async () =>
    (await desk.api.get(`/candidates?email=${email.toUpperCase()}`)).body.data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await listed()).toEqual([keep.id]);

  const cv = await pdfOf(sheet, 'dates at the right');
  const draft = await desk.api.post('/candidates/from-cv', { file_base64: cv.toString('base64') });
  expect(draft.status).toBe(201);
  const found = draft.body.data.duplicates.map((each: { candidate_id: string }) => each.candidate_id);
  expect(found).toContain(keep.id);
  const path = `/candidates/from-description/${draft.body.data.review_token}/confirm`;
  const added = await desk.api.post(path, { on_duplicate: 'create' });
  expect(added.status).toBe(409);
  expect(added.body.error).toMatchObject({ code: 'DUPLICATE_CANDIDATE', existing_id: keep.id });

  expect((await desk.api.post(`/candidates/${gone.id}/unmerge`, {})).status).toBe(200);
  expect(await listed()).toEqual([gone.id]);
});

it('makes no second person by the e-mail of a merged record, nor gives it to another', async () => {
  const { keep, gone } = await twoRecords();
  expect((await merge(keep.id, gone.id)).status).toBe(200);
  const again = await desk.api.post('/candidates', { name: 'Ada Again', email: gone.email.toUpperCase() });
  expect([again.status, again.body.error.code, again.body.error.existing_id]).toEqual([
    409,
    'DUPLICATE_CANDIDATE',
    keep.id,
  ]);
  expect(again.body.error.message).toContain('merged');
  const other = await made('/candidates', { name: 'Bo Other', email: `bo${count}@other.example` });
  const taken = await desk.api.patch(`/candidates/${other.id}`, { email: gone.email });
  expect([taken.status, taken.body.error.existing_id]).toEqual([409, keep.id]);
  expect((await desk.api.patch(`/candidates/${keep.id}`, { email: gone.email })).status).toBe(200);
});

it('fills in and unites what only the other record has: its language, the jobs and studies of its own', async () => {
  const { keep, gone } = await twoRecords();
  const job = { title: 'Analyst', from: '2015-01', to: '2018-01' };
  await desk.api.patch(`/candidates/${keep.id}`, { experience: [{ ...job, employer: 'Acme Pty Ltd' }] });
  await desk.api.patch(`/candidates/${gone.id}`, {
    preferred_language: 'de',
    experience: [
      { ...job, title: 'Snr Analyst', employer: 'Acme' },
      { ...job, employer: 'Boreal' },
    ],
    education: [{ school: 'University of Perth', degree: 'BCom' }],
  });
  const { data } = (await merge(keep.id, gone.id)).body;
  expect(data.preferred_language).toBe('de');
  expect(data.experience.map(({ employer }: { employer: string }) => employer)).toEqual([
    'Acme Pty Ltd',
    'Boreal',
  ]);
  expect(data.education).toMatchObject([{ school: 'University of Perth' }]);
});

it('joins two people of whom one was on the job before, and one has come back to it', async () => {
  const { keep, gone, one } = await twoRecords();
  const first = await made('/applications', { job_id: one.id, candidate_id: keep.id });
  await desk.api.post(`/applications/${first.id}/stage`, { stage: 'rejected' });
  const again = await made('/applications', { job_id: one.id, candidate_id: keep.id });
  const theirs = await made('/applications', { job_id: one.id, candidate_id: gone.id, stage: 'submitted' });
  expect(again.id).not.toBe(first.id);
  expect((await merge(keep.id, gone.id)).status).toBe(200);
  const { data } = (await desk.api.get(`/applications?candidate_id=${keep.id}`)).body;
  expect(data.map(({ id }: { id: string }) => id).sort()).toEqual([first.id, theirs.id].sort());
});

it('keeps of two papers of a kind the one that counts longer, and those that wait beside it', async () => {
  const { keep, gone } = await twoRecords();
  const paper = async (of: string, body: object) =>
    made(`/candidates/${of}/papers`, { kind: 'police_check', country: 'AU', ...body });
  await paper(keep.id, { issued_on: '2026-01-05' });
  const longer = await paper(gone.id, { issued_on: '2026-06-05' });
  expect((await merge(keep.id, gone.id)).status).toBe(200);
  const ids = async (of: string) =>
    (await desk.api.get(`/candidates/${of}/papers`)).body.data.map(({ id }: { id: string }) => id);
  expect(await ids(keep.id)).toEqual([longer.id]);
  expect((await desk.api.post(`/candidates/${gone.id}/unmerge`)).status).toBe(200);
  expect([(await ids(keep.id)).length, await ids(gone.id)]).toEqual([1, [longer.id]]);
});

it('keeps what the client said of either where both were in one submission', async () => {
  const { keep, gone, one, client } = await twoRecords();
  const contact = await made(`/clients/${client.id}/contacts`, {
    name: 'Cleo Kontakt',
    email: `cleo${count}@client.example`,
  });
  const applications = [];
  for (const { id } of [keep, gone])
    applications.push(await made('/applications', { job_id: one.id, candidate_id: id, stage: 'yes' }));
  const sent = await made('/submissions', {
    job_id: one.id,
    client_contact_id: contact.id,
    items: applications.map(({ id }) => ({ application_id: id, summary: 'Knows the trade.' })),
  });
  const said = await running.app.request(`${new URL(sent.url).pathname}/items/${sent.items[1].id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ kind: 'question', question: 'When could they start?' }).toString(),
  });
  expect(said.status).toBeLessThan(400);
  expect((await merge(keep.id, gone.id)).status).toBe(200);
  const { items } = (await desk.api.get(`/submissions/${sent.id}`)).body.data;
  expect(items).toMatchObject([{ id: sent.items[1].id, candidate_id: keep.id, response: 'question' }]);
});

it('leaves one listing live of two people who were both on the marketplace, and says which is paused', async () => {
  const { keep, gone } = await twoRecords();
  await desk.api.patch(`/accounts/${desk.accountId}`, { marketplace: true });
  const listing = (candidate_id: string) =>
    made('/marketplace/listings', {
      kind: 'candidate',
      candidate_id,
      candidate_aware: true,
      headline: 'Finance lead',
      pitch: 'Ten years in mining.',
      accept_terms: true,
    });
  const [mine, theirs] = [await listing(keep.id), await listing(gone.id)];
  const answer = await merge(keep.id, gone.id);
  expect(answer.status).toBe(200);
  expect(answer.body.meta.warnings).toMatchObject([{ code: 'listing_joined', listing_id: theirs.id }]);
  const status = async ({ id }: { id: string }) =>
    (await desk.api.get(`/marketplace/listings/${id}`)).body.data.status;
  expect([await status(mine), await status(theirs)]).toEqual(['live', 'paused']);
  expect((await desk.api.post(`/candidates/${gone.id}/unmerge`)).status).toBe(200);
  expect([await status(mine), await status(theirs)]).toEqual(['live', 'live']);
});

it('moves a deal whose person another agency introduced, which lives on with the application that stays', async () => {
  const partner = await running.workspace({ name: 'Partner of merge' });
  for (const { api, accountId } of [desk, partner])
    await api.patch(`/accounts/${accountId}`, { marketplace: true });
  const shared = (await partner.api.post('/candidates', { name: 'Dee Shared', email: 'dee@people.example' }))
    .body.data;
  const listing = (
    await partner.api.post('/marketplace/listings', {
      kind: 'candidate',
      candidate_id: shared.id,
      candidate_aware: true,
      headline: 'Finance lead',
      pitch: 'Ten years in mining.',
      accept_terms: true,
    })
  ).body.data;
  const { one } = await twoRecords();
  const asked = { kind: 'request', listing_id: listing.id, accept_terms: true };
  const intro = await made('/marketplace/intros', asked);
  const accepted = await partner.api.post(`/marketplace/intros/${intro.id}/respond`, { action: 'accept' });
  const { deal } = accepted.body.data;
  const taken = await desk.api.patch(`/marketplace/deals/${deal.id}`, {
    action: 'add_to_pipeline',
    job_id: one.id,
  });
  expect(taken.body.error ?? null).toBeNull();
  const ours = (await desk.api.get(`/marketplace/deals/${deal.id}`)).body.data;
  const keep = await made('/candidates', { name: 'Dee Shared', email: 'dee@other.example' });
  const further = await made('/applications', { job_id: one.id, candidate_id: keep.id, stage: 'submitted' });
  expect((await merge(keep.id, ours.candidate_id)).status).toBe(200);
  const after = (await desk.api.get(`/marketplace/deals/${deal.id}`)).body.data;
  expect(after).toMatchObject({ candidate_id: keep.id, application_id: further.id, status: 'in_progress' });
});

it('leaves one intro of two that waited with another agency for the same role', async () => {
  const partner = await running.workspace({ name: 'Asked twice' });
  for (const { api, accountId } of [desk, partner])
    await api.patch(`/accounts/${accountId}`, { marketplace: true });
  const theirs = (await partner.api.post('/clients', { name: 'Their Client' })).body.data;
  const job = (await partner.api.post('/jobs', { title: 'Treasurer', client_id: theirs.id })).body.data;
  const texts = { headline: 'Finance lead', pitch: 'Ten years in mining.', accept_terms: true };
  const listing = (await partner.api.post('/marketplace/listings', { kind: 'job', job_id: job.id, ...texts }))
    .body.data;
  const { keep, gone } = await twoRecords();
  const intros: { id: string }[] = [];
  for (const { id } of [keep, gone])
    intros.push(
      await made('/marketplace/intros', {
        kind: 'submission',
        listing_id: listing.id,
        candidate_id: id,
        attested_relationship: true,
        ...texts,
      }),
    );
  const state = async () =>
    Promise.all(
      intros.map(async ({ id }) => {
        const { status, candidate_id } = (await desk.api.get(`/marketplace/intros/${id}`)).body.data;
        return [status, candidate_id];
      }),
    );
  expect((await merge(keep.id, gone.id)).status).toBe(200);
  expect(await state()).toEqual([
    ['pending', keep.id],
    ['withdrawn', keep.id],
  ]);
  expect((await desk.api.post(`/candidates/${gone.id}/unmerge`)).status).toBe(200);
  expect(await state()).toEqual([
    ['pending', keep.id],
    ['pending', gone.id],
  ]);
});
