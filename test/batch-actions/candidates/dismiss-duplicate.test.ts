import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

async function pairOf(name: string) {
  const phone = '+61 438 771 264';
  for (const box of ['one', 'two'])
    await desk.api.post('/candidates', { name, phone, email: `${name.replace(' ', '.')}@${box}.example` });
  await running.service.jobs.runDue();
  const { data } = (await desk.api.get('/candidates/duplicates')).body;
  return data.find((pair: { candidates: { name: string }[] }) => pair.candidates[0]?.name === name);
}

it('takes a pair off the list and changes neither record', async () => {
  const pair = await pairOf('Ottoline Fairweather');
  const people = () =>
    Promise.all(
      pair.candidates.map(
        async ({ id }: { id: string }) => (await desk.api.get(`/candidates/${id}`)).body.data,
      ),
    );
  const before = await people();
  const answer = await desk.api.post(`/candidates/duplicates/${pair.id}/dismiss`);
  expect([answer.status, answer.body.data.status]).toEqual([200, 'dismissed']);
  expect((await desk.api.get('/candidates/duplicates')).body.data).toEqual([]);
  expect(await people()).toEqual(before);
});

it('answers 404 for a pair that is not there', async () => {
  const answer = await desk.api.post('/candidates/duplicates/dup_01m7xp3wqt07caba1mzrm46h/dismiss');
  expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
});

it('keeps a pair dismissed that a change parts and another brings together again', async () => {
  const pair = await pairOf('Araminta Osgood');
  const [one] = pair.candidates;
  expect((await desk.api.post(`/candidates/duplicates/${pair.id}/dismiss`)).status).toBe(200);
  await desk.api.patch(`/candidates/${one.id}`, { name: 'Zoltan Brisk', phone: '+61 491 570 006' });
  await running.service.jobs.runDue();
  await desk.api.patch(`/candidates/${one.id}`, { name: 'Araminta Osgood', phone: '+61 438 771 264' });
  await running.service.jobs.runDue();
  const { data } = (await desk.api.get('/candidates/duplicates')).body;
  expect(data).toEqual([]);
});

it('does not ask again, after a merge, about whom somebody said the merged record is not, and does once it is taken back', async () => {
  const phone = '+61 491 570 110';
  const ids: string[] = [];
  for (const box of ['one', 'two', 'three']) {
    const person = { name: 'Barnaby Quill', phone, email: `barnaby@${box}.example` };
    ids.push((await desk.api.post('/candidates', person)).body.data.id);
  }
  const [kept, merged, other] = ids;
  const openPairs = async (): Promise<string[][]> => {
    await running.service.jobs.runDue();
    const { data } = (await desk.api.get('/candidates/duplicates')).body;
    return data.map(({ candidates }: { candidates: { id: string }[] }) =>
      candidates.map(({ id }) => id).toSorted(),
    );
  };
  expect(await openPairs()).toHaveLength(3);
  const { data } = (await desk.api.get('/candidates/duplicates')).body;
  const pair = data.find(({ candidates }: { candidates: { id: string }[] }) =>
    candidates.every(({ id }) => id !== kept),
  );
  await desk.api.post(`/candidates/duplicates/${pair.id}/dismiss`);
  await desk.api.post('/candidates/merge', { keep_id: kept, merge_id: merged });
  expect(await openPairs()).toEqual([]);
  expect((await desk.api.post(`/candidates/${merged}/unmerge`)).status).toBe(200);
  const asked = await openPairs();
  expect(asked).toContainEqual([kept, other].toSorted());
  expect(asked).not.toContainEqual([merged, other].toSorted());
});
