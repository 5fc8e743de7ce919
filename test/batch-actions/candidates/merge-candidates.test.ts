import { expect, it } from 'vitest';
import { pdfOf } from '#test/harness/cv/pdf-layouts.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();

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
  return { keep, gone, one, two };
}

const merge = (keep: string, gone: string) =>
  desk.api.post('/candidates/merge', { keep_id: keep, merge_id: gone });

it('keeps the values of the kept record, fills in what it lacks, and unites lists', async () => {
  const { keep, gone } = await twoRecords();
  await desk.api.patch(`/candidates/${gone.id}`, { do_not_approach: true });
  const answer = await merge(keep.id, gone.id);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    id: keep.id,
    name: keep.name,
    email: keep.email,
    phone: '+61 438 771 264',
    skills: ['SQL', 'Python'],
    tags: ['vip'],
    do_not_approach: true,
    merged_ids: [gone.id],
  });
});

it('answers the old id with the kept record and says so', async () => {
  const { keep, gone } = await twoRecords();
  await merge(keep.id, gone.id);
  const old = await desk.api.get(`/candidates/${gone.id}`);
  expect([old.status, old.body.data.id, old.body.meta.merged_into]).toEqual([200, keep.id, keep.id]);
});

it('lists under the old id what the kept record has, and says so', async () => {
  const { keep, gone, one } = await twoRecords();
  await made('/applications', { candidate_id: gone.id, job_id: one.id });
  await made('/activities', { type: 'note', candidate_id: gone.id, summary: 'Rang about the job' });
  await merge(keep.id, gone.id);
  for (const path of ['applications', 'activities', 'interviews', 'placements', 'documents']) {
    const list = (id: string) => desk.api.get(`/${path}?candidate_id=${id}`);
    const [under, now] = [await list(gone.id), await list(keep.id)];
    expect([path, under.status, under.body.data]).toEqual([path, 200, now.body.data]);
    expect(under.body.meta.merged_into).toBe(keep.id);
    expect(now.body.meta.merged_into).toBeUndefined();
  }
  expect((await desk.api.get(`/applications?candidate_id=${gone.id}`)).body.data).toHaveLength(1);
  expect((await desk.api.get(`/activities?candidate_id=${gone.id}`)).body.data).not.toHaveLength(0);
});

it('refuses a change under the old id with the id to use', async () => {
  const { keep, gone } = await twoRecords();
  await merge(keep.id, gone.id);
  const message = `Candidate ${gone.id} was merged into ${keep.id} and is no record of its own any more. Use ${keep.id} instead.`;
  const changed = await desk.api.patch(`/candidates/${gone.id}`, { headline: 'Late' });
  expect([changed.status, changed.body.error.message]).toEqual([404, message]);
  const again = await merge(keep.id, gone.id);
  expect([again.status, again.body.error.message, again.body.error.field]).toEqual([
    404,
    message,
    'merge_id',
  ]);
});

it('moves what the other record had, and keeps of two applications on one job the one that went further', async () => {
  const { keep, gone, one, two } = await twoRecords();
  await made('/applications', { job_id: one.id, candidate_id: keep.id });
  const further = await made('/applications', { job_id: one.id, candidate_id: gone.id, stage: 'submitted' });
  const alone = await made('/applications', { job_id: two.id, candidate_id: gone.id });
  const pool = await made('/talent-pools', { name: `Pool of merge ${count}` });
  for (const { id } of [keep, gone])
    await desk.api.post(`/talent-pools/${pool.id}/members`, { candidate_id: id });
  const placed = await desk.api.post('/placements', {
    application_id: alone.id,
    salary: 100_000,
    fee_type: 'percent',
    fee_percent: 20,
    start_date: '2027-01-04',
  });
  expect(placed.body.error ?? null).toBeNull();
  await merge(keep.id, gone.id);
  const applications = (await desk.api.get(`/applications?candidate_id=${keep.id}`)).body.data;
  expect(applications.map(({ id }: { id: string }) => id).sort()).toEqual([further.id, alone.id].sort());
  const members = (await desk.api.get(`/talent-pools/${pool.id}/members`)).body.data;
  expect(members).toHaveLength(1);
  expect((await desk.api.get(`/placements/${placed.body.data.id}`)).body.data.candidate_id).toBe(keep.id);
});

it('is taken back by unmerge_candidate with everything where it was', async () => {
  const { keep, gone, one } = await twoRecords();
  await made('/applications', { job_id: one.id, candidate_id: keep.id });
  await made('/applications', { job_id: one.id, candidate_id: gone.id, stage: 'submitted' });
  const state = async () => {
    const all = [];
    for (const { id } of [keep, gone]) {
      const { updated_at: _, ...person } = (await desk.api.get(`/candidates/${id}`)).body.data;
      const { data } = (await desk.api.get(`/applications?candidate_id=${id}`)).body;
      all.push(
        person,
        data.map((row: { id: string; stage: string }) => [row.id, row.stage]),
      );
    }
    return all;
  };
  const before = await state();
  await merge(keep.id, gone.id);
  const back = await desk.api.post(`/candidates/${gone.id}/unmerge`);
  expect([back.status, back.body.error ?? null]).toEqual([200, null]);
  expect(await state()).toEqual(before);
  expect((await desk.api.post(`/candidates/${gone.id}/unmerge`)).status).toBe(404);
});

it('finds the merged person by the words of both records', async () => {
  const { keep, gone } = await twoRecords();
  await merge(keep.id, gone.id);
  const found = await desk.api.post('/candidates/search', { query: `Ada Keeps ${count} Python` });
  expect(JSON.stringify(found.body.data)).toContain(keep.id);
  expect(JSON.stringify(found.body.data)).not.toContain(gone.id);
});

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
