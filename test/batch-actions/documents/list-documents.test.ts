import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';

const running = useService();

it('lists newest first, of one candidate or one kind, a page at a time', async () => {
  const desk = await running.workspace();
  const person = (await desk.api.post('/candidates', { name: 'A B', email: 'a@x.example' })).body.data.id;
  const file_base64 = Buffer.from('words').toString('base64');
  const ids: string[] = [];
  for (const more of [{ candidate_id: person, kind: 'cv' }, { kind: 'cv' }, { candidate_id: person }]) {
    const made = await desk.api.post('/documents', { file_base64, filename: 'a.txt', ...more });
    ids.unshift(made.body.data.id);
  }
  const idsOf = async (query: string) =>
    (await desk.api.get(`/documents${query}`)).body.data.map(({ id }: { id: string }) => id);
  expect(await idsOf('')).toEqual(ids);
  expect(await idsOf(`?candidate_id=${person}`)).toEqual([ids[0], ids[2]]);
  expect(await idsOf('?kind=cv')).toEqual([ids[1], ids[2]]);
  const first = await desk.api.get('/documents?limit=2');
  expect(await idsOf(`?limit=2&after=${first.body.meta.next_cursor}`)).toEqual([ids[2]]);
});
