import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

async function clientWith(name: string): Promise<string> {
  return `/clients/${(await desk.api.post('/clients', { name })).body.data.id}/contacts`;
}

const names = async (path: string) =>
  (await desk.api.get(path)).body.data.map((contact: { name: string }) => contact.name);

it('lists the primary first, then the newest, then people who only work there, in one answer', async () => {
  const path = await clientWith('Orderly Ltd');
  await desk.api.post('/candidates', {
    name: 'Emp Loyee',
    email: 'emp@x.example',
    current_company: 'The Orderly',
  });
  await desk.api.post(path, { name: 'Ada First', is_primary: true });
  await desk.api.post(path, { name: 'Bob Second' });
  await desk.api.post(path, { name: 'Cy Third' });
  expect(await names(path)).toEqual(['Ada First', 'Cy Third', 'Bob Second', 'Emp Loyee']);
  const page = await desk.api.get(path);
  expect(page.body.meta).toMatchObject({ count: 4, has_more: false, next_cursor: null });
});

it('derives who works there from the person alone, and no longer once they have moved on', async () => {
  const path = await clientWith('Boreal Mining Limited');
  const made = await desk.api.post('/candidates', {
    name: 'Mo Ver',
    email: 'mover@x.example',
    phone: '0412 345 678',
    current_company: 'boreal mining',
    current_title: 'Geologist',
  });
  const person = made.body.data.id;
  const [derived] = (await desk.api.get(path)).body.data;
  expect(derived).toMatchObject({
    person_id: person,
    name: 'Mo Ver',
    title: 'Geologist',
    email: null,
    phone: null,
    is_primary: false,
    origin: 'works_here',
  });
  expect((await desk.api.get(path)).body.data[0].id).toBe(derived.id);
  await desk.api.patch(`/candidates/${person}`, { current_company: 'Elsewhere' });
  expect(await names(path)).toEqual([]);
  await desk.api.patch(`/candidates/${person}`, { current_company: 'Boreal Mining', do_not_approach: true });
  expect(await names(path)).toEqual([]);
});

it('leaves out the deleted, and answers 404 for an unknown client', async () => {
  const path = await clientWith('Shrinking');
  const made = await desk.api.post(path, { name: 'Gone Soon' });
  await desk.api.delete(`${path}/${made.body.data.id}`);
  expect(await names(path)).toEqual([]);
  expect((await desk.api.get('/clients/cli_000000000000/contacts')).status).toBe(404);
  expect((await (await running.workspace()).api.get(path)).status).toBe(404);
});
