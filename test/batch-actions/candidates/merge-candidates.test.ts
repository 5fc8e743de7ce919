import { expect, it } from 'vitest';
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
  return { keep, gone, one, two, client };
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

it('tells under the old id the notes of the kept record', async () => {
  const { keep, gone } = await twoRecords();
  await made('/activities', { type: 'note', candidate_id: gone.id, body: 'Likes early shifts' });
  await merge(keep.id, gone.id);
  const told = async (id: string) => (await desk.api.get(`/candidates/${id}`)).body.meta.noted;
  expect(await told(gone.id)).toMatchObject({ notes: 1, last: { summary: 'Likes early shifts' } });
  expect(await told(gone.id)).toEqual(await told(keep.id));
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

it('reports and warns of the application that ends beside another one on the job, and that it is back', async () => {
  const { keep, gone, one } = await twoRecords();
  const own = await made('/applications', { job_id: one.id, candidate_id: keep.id });
  const theirs = await made('/applications', { job_id: one.id, candidate_id: gone.id, stage: 'submitted' });
  const input = { keep_id: keep.id, merge_id: gone.id };
  const plan = await desk.api.post('/batch', {
    actions: [{ action: 'merge_candidates', input }],
    dry_run: true,
  });
  expect(plan.body.data.confirm_text).toContain(`1 application merged into another (${keep.name} on One)`);
  const toldSince = async (from: number) => {
    const rows: { type: string; id: string; action: string; sequence: number }[] = (
      await desk.api.get(`/changes?since=${from}&limit=500`)
    ).body.data;
    const told = rows.filter(({ type }) => type === 'application').map(({ id, action }) => [id, action]);
    return { told: told.sort(), last: rows.at(-1)?.sequence ?? from };
  };
  const { last } = await toldSince(0);
  const answer = await merge(keep.id, gone.id);
  expect(answer.body.meta.warnings).toMatchObject([
    {
      code: 'applications_joined',
      message: `${keep.name} stood twice on One: the application at submitted (${theirs.id}) stays and takes over what the other one had.`,
    },
  ]);
  const merged = await toldSince(last);
  expect(merged.told).toEqual(
    [
      [own.id, 'deleted'],
      [theirs.id, 'updated'],
    ].sort(),
  );
  await desk.api.post(`/candidates/${gone.id}/unmerge`);
  expect((await toldSince(merged.last)).told).toEqual(
    [
      [own.id, 'created'],
      [theirs.id, 'updated'],
    ].sort(),
  );
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

it('finds the kept person by the name, number and profile of the merged record, and says so, until they are parted', async () => {
  const [keep, middle, gone] = await Promise.all(
    [
      ['Rosalind Vantongeren', '+61 438 100 001', 'rosalind-v'],
      ['Rosalind Okwuosa', '+61 438 100 002', 'rosalind-o'],
      ['Rosie Delacroix', '+61 438 100 003', 'rosie-d'],
    ].map(([name = '', phone, profile]) =>
      made('/candidates', {
        name,
        phone,
        email: `${name.replace(' ', '.')}@former.example`,
        linkedin_url: `https://www.linkedin.com/in/${profile}`,
      }),
    ),
  );
  await merge(middle.id, gone.id);
  await merge(keep.id, middle.id);
  const job = await made('/jobs', {
    title: 'Former',
    client_id: (await made('/clients', { name: `Former ${count}` })).id,
  });
  const application = await made('/applications', { job_id: job.id, candidate_id: keep.id });
  const ids = async (path: string): Promise<string[]> =>
    (await desk.api.get(path)).body.data.map(({ id }: { id: string }) => id);
  const ways = [
    '/candidates?name=delacroix%20rosie',
    '/candidates?phone=0438%20100%20003',
    `/candidates?linkedin_url=${encodeURIComponent('https://linkedin.com/in/rosie-d')}`,
  ];
  const asked = ['Rosie Delacroix', '0438 100 003', 'linkedin.com/in/rosie-d'];
  const found = async (query: string) =>
    (await desk.api.post('/candidates/search', { query })).body.data.results as { id: string; why: string }[];
  for (const way of ways) expect(await ids(way), way).toEqual([keep.id]);
  for (const query of asked)
    expect(
      (await found(query)).map(({ id }) => id),
      query,
    ).toEqual([keep.id]);
  expect((await found('Rosie Delacroix'))[0]?.why).toBe('Rosie Delacroix in a record merged into this');
  expect((await found('Rosalind Vantongeren'))[0]?.why).toBe('Rosalind Vantongeren');
  expect(await ids('/applications?name=delacroix')).toEqual([application.id]);
  // An unrelated change of the kept record leaves it so.
  await desk.api.patch(`/candidates/${keep.id}`, { rating: 4 });
  expect((await found('Rosie Delacroix')).map(({ id }) => id)).toEqual([keep.id]);

  for (const { id } of [middle, gone])
    expect((await desk.api.post(`/candidates/${id}/unmerge`, {})).status).toBe(200);
  for (const way of ways) expect(await ids(way), way).toEqual([gone.id]);
  for (const query of asked)
    expect(
      (await found(query)).map(({ id }) => id),
      query,
    ).toEqual([gone.id]);
});

it('hides the names of the merged record as those of the kept one, until they are parted', async () => {
  const [keep, middle, gone] = [
    await made('/candidates', { name: 'Rosalind Vantongeren', email: 'hidden1@former.example' }),
    await made('/candidates', { name: 'Rosalind Okwuosa', email: 'hidden2@former.example' }),
    await made('/candidates', { name: 'Roz Delacroix', email: 'hidden3@former.example' }),
  ];
  const text = 'Delacroix ran the night shift. Call Roz Delacroix, once Okwuosa.';
  const shown = async (level: string): Promise<string> => {
    const { body } = await desk.api.post('/batch', {
      actions: [{ action: 'preview_redaction', input: { candidate_id: keep.id, level, text } }],
    });
    return body.data.items[0].result.text;
  };
  const before = await shown('first_name');
  expect(before).toBe(text);
  await merge(middle.id, gone.id);
  await merge(keep.id, middle.id);
  for (const level of ['first_name', 'anonymous'])
    expect(await shown(level), level).not.toMatch(/Delacroix|Okwuosa/);
  for (const { id } of [middle, gone])
    expect((await desk.api.post(`/candidates/${id}/unmerge`, {})).status).toBe(200);
  expect(await shown('first_name')).toBe(before);
});
