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
