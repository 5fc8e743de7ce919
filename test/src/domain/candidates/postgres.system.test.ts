import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU', on: 'postgres' });

it('keeps people, tags, the allowance and contacts on PostgreSQL as on SQLite', async () => {
  const made = await desk.api.post('/candidates', {
    name: 'Jane Doe',
    email: 'Jane@x.example',
    tags: ['b', 'A'],
    rating: 4,
    location: { city: 'Perth' },
    resume_url: 'https://files.example/cv.pdf',
    salary_expectation: '$140k',
    notice_period: '4 weeks',
    current_company: 'Acme Pty Ltd',
  });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    tags: ['A', 'b'],
    salary_expectation_annual: 140_000,
    notice_period_days: 28,
  });
  const id = made.body.data.id;
  const names = async (query: string) =>
    (await desk.api.get(`/candidates?${query}`)).body.data.map(
      (candidate: { name: string }) => candidate.name,
    );
  for (const query of [
    'email=JANE@X.example',
    'tag=B',
    'location_city=ERT',
    'min_rating=4',
    'contact_only=false',
  ]) {
    expect(await names(query), query).toEqual(['Jane Doe']);
  }
  expect(await names('tag=c')).toEqual([]);
  expect((await desk.api.patch(`/candidates/${id}`, { tags: ['c'], rating: null })).body.data.tags).toEqual([
    'c',
  ]);
  expect((await desk.api.post('/candidates', { name: 'J', email: 'jane@x.example' })).status).toBe(409);
  const over = await desk.api.post('/candidates', {
    name: 'K L',
    email: 'k@x.example',
    resume_url: 'https://files.example/k.pdf',
  });
  expect(over.status).toBe(201);

  const client = await desk.api.post('/clients', {
    name: 'Acme',
    operation_key: 'o',
    contacts: [{ name: 'Ann Able' }],
  });
  const path = `/clients/${client.body.data.id}/contacts`;
  const listed = (await desk.api.get(path)).body.data;
  expect(listed).toMatchObject([{ name: 'Ann Able' }, { person_id: id, origin: 'works_here' }]);
  const promoted = await desk.api.post(path, { name: 'Jane Doe', email: 'jane@x.example', is_primary: true });
  expect(promoted.body.data).toMatchObject({ person_id: id, origin: 'relationship', is_primary: true });
  expect((await desk.api.delete(`${path}/${promoted.body.data.id}`)).status).toBe(200);
  expect((await desk.api.get(path)).body.data).toHaveLength(1);
  expect((await desk.api.post(`/clients/${client.body.data.id}/dna`, { text: 'Fast.' })).status).toBe(201);
  expect((await desk.api.get(`/clients/${client.body.data.id}/dna`)).body.data.notes).toHaveLength(1);
  expect((await desk.api.delete(`/candidates/${id}`)).status).toBe(200);
});
