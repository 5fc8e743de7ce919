import { expect, it } from 'vitest';
import { stagedDraft } from '#test/harness/cv/draft.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

const confirm = (token: string, body: object = {}) =>
  desk.api.post(`/candidates/from-description/${token}/confirm`, body);

it('makes a candidate with the CV among their documents and its words to search, and puts them on a job', async () => {
  const client = (await desk.api.post('/clients', { name: 'Open Roles Ltd' })).body.data;
  const job = (await desk.api.post('/jobs', { title: 'Analyst', client_id: client.id })).body.data;
  const draft = await stagedDraft(running, desk, {
    name: 'Nora New',
    email: 'nora@x.example',
    skills: ['SQL'],
  });
  const made = await confirm(draft.id, { tags: ['hot'], job_id: job.id });
  expect(made.status).toBe(201);
  const { candidate, outcome, application_id } = made.body.data;
  expect(outcome).toBe('created');
  expect(candidate).toMatchObject({
    name: 'Nora New',
    email: 'nora@x.example',
    skills: ['SQL'],
    tags: ['hot'],
    source: 'cv',
    documents: [{ id: draft.documentId, kind: 'cv' }],
  });
  expect((await desk.api.get(`/applications/${application_id}`)).body.data).toMatchObject({
    candidate_id: candidate.id,
    job_id: job.id,
  });
  const read = await desk.api.get(`/candidates/from-description/${draft.id}`);
  expect(read.body.data).toMatchObject({ status: 'confirmed', candidate_id: candidate.id });
  const again = await confirm(draft.id);
  expect(again.status).toBe(422);
  expect(again.body.error.type).toBe('draft_confirmed');
});

it('refuses a draft without a name or an e-mail, naming the gaps, until they are filled', async () => {
  const draft = await stagedDraft(running, desk, { name: null, email: null });
  const refused = await confirm(draft.id);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({
    code: 'DRAFT_HAS_GAPS',
    type: 'draft_has_gaps',
    gaps: ['name', 'email'],
  });
  await desk.api.patch(`/candidates/from-description/${draft.id}`, {
    name: 'Gap Less',
    email: 'gap@x.example',
  });
  expect((await confirm(draft.id)).status).toBe(201);
});

it('makes no second live candidate with one e-mail, and brings the CV to the first where told to', async () => {
  const known = (
    await desk.api.post('/candidates', { name: 'Old Name', email: 'same@x.example', skills: ['Rowing'] })
  ).body.data;
  const draft = await stagedDraft(running, desk, {
    name: 'New Name',
    email: 'Same@x.example',
    current_title: 'Head of Rowing',
    skills: ['Sculling'],
  });
  for (const on_duplicate of [undefined, 'error', 'create']) {
    const refused = await confirm(draft.id, { on_duplicate });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ code: 'DUPLICATE_CANDIDATE', existing_id: known.id });
  }
  const updated = await confirm(draft.id, { on_duplicate: 'update', tags: ['again'] });
  expect(updated.body.data).toMatchObject({
    outcome: 'updated',
    application_id: null,
    candidate: { id: known.id, name: 'New Name', current_title: 'Head of Rowing', tags: ['again'] },
  });
  expect(updated.body.data.candidate.skills.toSorted()).toEqual(['Rowing', 'Sculling']);
});

it('makes a candidate of somebody known only as a client contact, and warns of others they may be', async () => {
  const client = (await desk.api.post('/clients', { name: 'Contact Ltd' })).body.data;
  const contact = (
    await desk.api.post(`/clients/${client.id}/contacts`, { name: 'Con Tact', email: 'con@x.example' })
  ).body.data;
  const draft = await stagedDraft(running, desk, { name: 'Con Tact', email: 'con@x.example' });
  const made = await confirm(draft.id);
  expect(made.body.data).toMatchObject({
    outcome: 'created',
    candidate: { id: contact.person_id, contact_only: false },
  });
  await desk.api.post('/candidates', { name: 'Tel Ephone', email: 'tel@x.example', phone: '0412 345 678' });
  const alike = await stagedDraft(running, desk, {
    name: 'Terry Ephone',
    email: 'terry@x.example',
    phone: '+61 412 345 678',
  });
  expect((await confirm(alike.id)).body.meta.warnings).toMatchObject([{ code: 'possible_duplicate' }]);
});

it('puts the person into the pool that is named, whether they are new or known already', async () => {
  const pool = (await desk.api.post('/talent-pools', { name: 'Sailors' })).body.data;
  const membersOf = async () =>
    (await desk.api.get(`/talent-pools/${pool.id}/members`)).body.data.map(
      ({ candidate_id }: { candidate_id: string }) => candidate_id,
    );
  const draft = await stagedDraft(running, desk, { name: 'Po Ol', email: 'pool@x.example' });
  const made = await confirm(draft.id, { pool_id: pool.id });
  expect(made.status).toBe(201);
  const { id } = made.body.data.candidate;
  expect((await desk.api.get(`/talent-pools/${pool.id}/members`)).body.data).toMatchObject([
    { candidate_id: id, source: 'added', added_by: desk.adminId },
  ]);
  // Once more with a newer CV: they are in it already, and stay so once.
  const newer = await stagedDraft(running, desk, { name: 'Po Ol', email: 'pool@x.example' });
  const again = await confirm(newer.id, { pool_id: pool.id, on_duplicate: 'update' });
  expect(again.body.data).toMatchObject({ outcome: 'updated', candidate: { id } });
  expect(await membersOf()).toEqual([id]);
  const known = (await desk.api.post('/candidates', { name: 'Kn Own', email: 'known@x.example' })).body.data;
  const theirs = await stagedDraft(running, desk, { name: 'Kn Own', email: 'known@x.example' });
  await confirm(theirs.id, { pool_id: pool.id, on_duplicate: 'update' });
  expect((await membersOf()).toSorted()).toEqual([id, known.id].toSorted());
});

it('refuses what it cannot do before anything is written', async () => {
  const draft = await stagedDraft(running, desk, { name: 'No Body', email: 'nobody@x.example' });
  const other = await running.workspace();
  const client = (await other.api.post('/clients', { name: 'Far Ltd' })).body.data;
  const far = (await other.api.post('/jobs', { title: 'Far', client_id: client.id })).body.data;
  expect((await confirm(draft.id, { job_id: far.id })).status).toBe(404);
  expect((await confirm(draft.id, { pool_id: 'pool_0000' })).body.error.field).toBe('pool_id');
  expect((await confirm(draft.id, { on_duplicate: 'merge' })).status).toBe(422);
  expect((await confirm('cdr_0000')).status).toBe(422);
  expect((await desk.api.get('/candidates?email=nobody@x.example')).body.data).toEqual([]);
});
