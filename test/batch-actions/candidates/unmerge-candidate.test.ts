import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ sandbox: true });

const person = async (name: string, box: string) =>
  (await desk.api.post('/candidates', { name, email: `${box}@people.example` })).body.data;

async function merged(name: string) {
  const [keep, gone] = [await person(name, `${name[0]}.keep`), await person(name, `${name[0]}.gone`)];
  await desk.api.post('/candidates/merge', { keep_id: keep.id, merge_id: gone.id });
  return { keep, gone };
}
const unmerge = (id: string) => desk.api.post(`/candidates/${id}/unmerge`);

it('leaves what was changed on the kept record since, and says so', async () => {
  const { keep, gone } = await merged('Bea Since');
  await desk.api.patch(`/candidates/${keep.id}`, { current_title: 'Controller' });
  const back = await unmerge(gone.id);
  expect(back.status).toBe(200);
  expect(back.body.meta.warnings).toMatchObject([{ code: 'changed_since_merge' }]);
  expect((await desk.api.get(`/candidates/${keep.id}`)).body.data.current_title).toBe('Controller');
  expect((await desk.api.get(`/candidates/${gone.id}`)).body.data.id).toBe(gone.id);
});

it('refuses where somebody else has the e-mail meanwhile', async () => {
  const { keep, gone } = await merged('Cleo Taken');
  expect((await desk.api.patch(`/candidates/${keep.id}`, { email: gone.email })).status).toBe(200);
  const back = await unmerge(gone.id);
  expect([back.status, back.body.error.code]).toEqual([409, 'DUPLICATE_CANDIDATE']);
});

it('refuses after 30 days', async () => {
  const { gone } = await merged('Dora Late');
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('candidate_merges')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('merged_id', '=', gone.id)
      .execute(),
  );
  const back = await unmerge(gone.id);
  expect([back.status, back.body.error.code]).toEqual([409, 'CONFLICT']);
});

it('gives each record its own although the kept one was changed since, and merged again', async () => {
  const { keep, gone } = await merged('Fay Further');
  const third = await person('Fay Further', 'f.third');
  await desk.api.patch(`/candidates/${keep.id}`, { skills: ['SQL'] });
  await desk.api.post('/candidates/merge', { keep_id: keep.id, merge_id: third.id });
  expect((await unmerge(gone.id)).status).toBe(200);
  const kept = (await desk.api.get(`/candidates/${keep.id}`)).body.data;
  expect([kept.skills, kept.merged_ids]).toEqual([['SQL'], [third.id]]);
  const at = async (email: string) =>
    (await desk.api.get(`/candidates?email=${email}`)).body.data.map(({ id }: { id: string }) => id);
  expect([await at(gone.email), await at(third.email)]).toEqual([[gone.id], [keep.id]]);
  // Whoever is erased now takes nothing of the other along.
  expect((await desk.api.delete(`/candidates/${keep.id}/gdpr-delete`)).status).toBe(200);
  expect((await desk.api.get(`/candidates/${gone.id}`)).body.data.email).toBe(gone.email);
  expect((await unmerge(third.id)).status).toBe(404);
});

it('plans who is parted from whom, and what goes with each, by name and id', async () => {
  const [keep, gone] = [await person('Lia Plan', 'l.keep'), await person('Lya Plan', 'l.gone')];
  const client = (await desk.api.post('/clients', { name: 'Client of Lia' })).body.data;
  const job = (await desk.api.post('/jobs', { title: 'Planner', client_id: client.id })).body.data;
  const application = (await desk.api.post('/applications', { job_id: job.id, candidate_id: gone.id })).body
    .data;
  await desk.api.post('/candidates/merge', { keep_id: keep.id, merge_id: gone.id });
  const { body } = await desk.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'unmerge_candidate', input: { candidate_id: gone.id } }],
  });
  expect(body.data.confirm_text).toBe(
    `1 candidate parted from another (Lya Plan <${gone.email}> from Lia Plan <${keep.email}>)`,
  );
  const told = body.data.items[0].effects.filter(({ kind }: { kind: string }) => kind !== 'event');
  expect(told).toMatchObject([
    { kind: 'create', type: 'candidate', target: { id: gone.id } },
    {
      kind: 'update',
      type: 'application',
      target: { id: application.id, name: 'Lya Plan on Planner' },
      before: { candidate_id: keep.id },
      after: { candidate_id: gone.id },
    },
    { kind: 'update', type: 'candidate', target: { id: keep.id } },
  ]);
  expect((await desk.api.get(`/candidates/${gone.id}`)).body.data.id).toBe(keep.id);
});

it('tells in the change feed which records are with the other person again', async () => {
  const { keep, gone } = await merged('Gil Feed');
  expect((await unmerge(gone.id)).status).toBe(200);
  const client = (await desk.api.post('/clients', { name: 'Client of Gil' })).body.data;
  const job = (await desk.api.post('/jobs', { title: 'Planner', client_id: client.id })).body.data;
  const application = (await desk.api.post('/applications', { job_id: job.id, candidate_id: gone.id })).body
    .data;
  await desk.api.post('/candidates/merge', { keep_id: keep.id, merge_id: gone.id });
  const since = (await desk.api.get('/changes?limit=500')).body.meta.next_since;
  expect((await unmerge(gone.id)).status).toBe(200);
  const { data } = (await desk.api.get(`/changes?since=${since}`)).body;
  expect(JSON.stringify(data)).toContain(application.id);
});

it('says which merge to take back first where the kept record was merged since, and refuses where it was deleted', async () => {
  const { keep, gone } = await merged('Hal Chain');
  const third = await person('Hal Chain', 'h.third');
  await desk.api.post('/candidates/merge', { keep_id: third.id, merge_id: keep.id });
  const early = await unmerge(gone.id);
  expect([early.status, early.body.error.message]).toEqual([
    409,
    `${gone.id} was merged into ${keep.id}, which was merged into ${third.id} since. Take that merge back first, with unmerge_candidate and ${keep.id}.`,
  ]);
  expect((await unmerge(keep.id)).status).toBe(200);
  await desk.api.delete(`/candidates/${keep.id}`);
  const late = await unmerge(gone.id);
  expect([late.status, late.body.error.message]).toEqual([409, expect.stringContaining('deleted since')]);
});

it('says of a record that is merged into nobody which were merged into it, and of one that was erased its certificate', async () => {
  const { keep, gone } = await merged('Ida Asked');
  const kept = await unmerge(keep.id);
  expect([kept.status, kept.body.error.message]).toEqual([
    404,
    `Ida Asked (${keep.id}) is merged into nobody. Into it was merged: ${gone.id}. Give that id to take the merge back.`,
  ]);
  const { certificate_id } = (await desk.api.delete(`/candidates/${keep.id}/gdpr-delete`)).body.data;
  for (const { id } of [keep, gone]) {
    const { status, body } = await unmerge(id);
    expect([status, body.error.certificate_id]).toEqual([404, certificate_id]);
  }
});
