import { beforeAll, expect, it } from 'vitest';
import { docxOf } from '#test/harness/cv/docx-layouts.ts';
import { stagedDraft } from '#test/harness/cv/draft.ts';
import { importFiles } from '#test/harness/cv/imports.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();
let sheet: Sheet;
let cv: Buffer;

beforeAll(async () => {
  [sheet] = sheets(1) as [Sheet];
  cv = await docxOf(sheet, 'headings, dates behind a tab');
});

/** What candidate.enriched said of a person, the earliest first. */
async function enriched(candidateId: string): Promise<{ field: string; from: object }[][]> {
  const events = await pools
    .running()
    .service.store.read((db) =>
      db
        .selectFrom('events')
        .where('account_id', '=', pools.desk().accountId)
        .where('event', '=', 'candidate.enriched')
        .orderBy('id')
        .select('data')
        .execute(),
    );
  return events
    .map(({ data }) => JSON.parse(data))
    .filter(({ candidate }) => candidate.id === candidateId)
    .map(({ filled }) => filled);
}

const fieldsOf = (filled: { field: string }[] | undefined) => filled?.map(({ field }) => field);

it('is told when a draft from a CV makes a candidate, and names only what changed when it updates one', async () => {
  const fields = { name: 'Nora Vale', email: 'nora@vale.example', skills: ['SQL'] };
  const first = await stagedDraft(pools.running(), pools.desk(), fields);
  const confirm = async (id: string, body: object = {}) =>
    (await pools.api().post(`/candidates/from-description/${id}/confirm`, body)).body.data.candidate;
  const { id } = await confirm(first.id);
  const from = { source: 'cv', document_id: first.documentId };
  expect(await enriched(id)).toEqual([
    expect.arrayContaining([
      { field: 'name', from },
      { field: 'skills', from },
    ]),
  ]);
  const second = await stagedDraft(pools.running(), pools.desk(), { ...fields, current_title: 'Analyst' });
  await confirm(second.id, { on_duplicate: 'update' });
  expect((await enriched(id))[1]).toEqual([
    { field: 'current_title', from: { source: 'cv', document_id: second.documentId } },
  ]);
});

it('is told when the CV of an applicant was read, with what their record lacked', async () => {
  const { running, api } = pools;
  const client = (await api().post('/clients', { name: 'Vale Freight' })).body.data;
  const job = (await api().post('/jobs', { title: 'Controller', client_id: client.id })).body.data;
  const ad = await api().patch(`/jobs/${job.id}/ad`, {
    status: 'published',
    body: 'You close the books of a freight company each month.',
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    name: 'Ana Ruiz',
    email: 'ana@ruiz.example',
    consent: 'true',
  }))
    form.set(name, value);
  form.set('cv', new File([new Uint8Array(cv)], 'Ana.docx'));
  const { pathname } = new URL(ad.body.data.url);
  expect((await running().app.request(pathname, { method: 'POST', body: form })).status).toBe(303);
  const [application] = (await api().get(`/applications?job_id=${job.id}`)).body.data;
  await running().service.jobs.runDue();
  const [filled, ...more] = await enriched(application.candidate_id);
  expect(more).toEqual([]);
  expect(fieldsOf(filled)).toEqual(expect.arrayContaining(['skills', 'experience', 'current_title']));
  expect(fieldsOf(filled)).not.toContain('name');
  const candidate = (await api().get(`/candidates/${application.candidate_id}`)).body.data;
  expect(candidate).toMatchObject({ name: 'Ana Ruiz', current_title: sheet.truth.current_title });
});

it('is told when a request to join a talent pool is approved with a CV, and not without one', async () => {
  const approved = async (email: string, file: Uint8Array | null) => {
    const pool = await pools.pool({ is_published: true });
    await pools.join(pool, { full_name: 'Jo Vale', email }, file);
    const [request] = await pools.requests(pool.id);
    const { body } = await pools.api().post(`/talent-pools/${pool.id}/requests/${request.id}/approve`);
    return { id: body.data.candidate_id as string, document_id: request.document_id as string };
  };
  const withCv = await approved('jo@vale.example', cv);
  const from = { source: 'cv', document_id: withCv.document_id };
  expect(await enriched(withCv.id)).toEqual([expect.arrayContaining([{ field: 'experience', from }])]);
  expect(await enriched((await approved('joe@vale.example', null)).id)).toEqual([]);
});

it('is told for each file of an import that was read, also where the file told nothing new', async () => {
  const files = [{ filename: 'whole.docx', bytes: cv }];
  const importNow = async () => {
    const id = await importFiles(pools.running(), pools.desk(), files);
    await pools.running().service.jobs.runDue();
    return (await pools.api().get(`/candidate-imports/${id}`)).body.data.counts;
  };
  expect(await importNow()).toMatchObject({ imported: 1 });
  const email = encodeURIComponent(sheet.truth.email ?? '');
  const [{ id }] = (await pools.api().get(`/candidates?email=${email}`)).body.data;
  const [filled] = await enriched(id);
  expect(filled).toContainEqual({ field: 'skills', from: { source: 'cv', filename: 'whole.docx' } });
  expect(await importNow()).toMatchObject({ merged: 1 });
  expect(await enriched(id)).toEqual([filled, []]);
});
