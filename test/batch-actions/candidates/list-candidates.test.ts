import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

beforeAll(async () => {
  const people = [
    {
      name: 'Ada',
      email: 'ada@x.example',
      rating: 5,
      tags: ['Senior', 'SQL'],
      location: { city: 'São Paulo' },
      phone: '+61 412 555 019',
      linkedin_url: 'https://www.linkedin.com/in/ada-lang',
    },
    {
      name: 'Ben',
      phone: '+44 7700 900551',
      email: 'BEN@x.example',
      rating: 3,
      tags: ['sql'],
      location: { city: 'North Sydney' },
    },
    { name: 'Cyd', email: 'cyd@x.example', do_not_approach: true, location: { city: 'Sydney' } },
  ];
  for (const person of people) expect((await desk.api.post('/candidates', person)).status).toBe(201);
  const client = await desk.api.post('/clients', { name: 'Acme' });
  await desk.api.post(`/clients/${client.body.data.id}/contacts`, { name: 'Dot', email: 'dot@acme.example' });
});

it.each([
  ['', ['Dot', 'Cyd', 'Ben', 'Ada']],
  ['email=ben@X.EXAMPLE', ['Ben']],
  ['email=ben', []],
  ['phone=%2B61412555019', ['Ada']],
  ['phone=+61 412 555 019', ['Ada']],
  ['phone=0412-555-019', ['Ada']],
  ['phone=0061 (412) 555.019', ['Ada']],
  ['phone=%2B44 7700 900551', ['Ben']],
  ['phone=+44 7700 900551', ['Ben']],
  ['phone=07700 900551', ['Ben']],
  ['phone=900551', []],
  ['phone=0412 555 018', []],
  ['linkedin_url=https://au.linkedin.com/in/Ada-Lang/', ['Ada']],
  ['linkedin_url=linkedin.com/in/ada', []],
  ['phone=0412 555 019&rating=3', []],
  ['tag=SQL', ['Ben', 'Ada']],
  ['tag=senior', ['Ada']],
  ['tag=none-such', []],
  ['location_city=sydney', ['Cyd', 'Ben']],
  ['location_city=sao', ['Ada']],
  ['location_city=%25', []],
  ['do_not_approach=true', ['Cyd']],
  ['do_not_approach=false', ['Dot', 'Ben', 'Ada']],
  ['contact_only=true', ['Dot']],
  ['contact_only=false', ['Cyd', 'Ben', 'Ada']],
  ['rating=3', ['Ben']],
  ['min_rating=1', ['Ben', 'Ada']],
  ['min_rating=4', ['Ada']],
  ['rating=3&tag=sql&contact_only=false', ['Ben']],
  ['created_after=2020-01-01', ['Dot', 'Cyd', 'Ben', 'Ada']],
  ['created_before=2020-01-01', []],
  ['updated_before=2020-01-01T00:00:00Z', []],
])('answers %s with %j', async (query, names) => {
  const page = await desk.api.get(`/candidates?${query}`);
  expect(page.status).toBe(200);
  expect(page.body.data.map((candidate: { name: string }) => candidate.name)).toEqual(names);
  expect(page.body.meta).toMatchObject({ count: names.length, has_more: false, next_cursor: null });
});

it('pages through everyone once, each with their tags', async () => {
  const seen: string[] = [];
  let after = '';
  do {
    const page = await desk.api.get(`/candidates?limit=1${after}`);
    seen.push(...page.body.data.map((candidate: { name: string }) => candidate.name));
    after = page.body.meta.next_cursor === null ? '' : `&after=${page.body.meta.next_cursor}`;
  } while (after !== '');
  expect(seen).toEqual(['Dot', 'Cyd', 'Ben', 'Ada']);
  const page = await desk.api.get('/candidates?tag=senior');
  expect(page.body.data[0].tags).toEqual(['Senior', 'SQL']);
});

it.each([
  ['rating=6', 'rating'],
  ['rating=x', 'rating'],
  ['min_rating=0', 'min_rating'],
  ['do_not_approach=perhaps', 'do_not_approach'],
  ['created_after=yesterday', 'created_after'],
  ['after=broken', 'after'],
  ['citty=Perth', 'citty'],
])('refuses %s naming %s', async (query, field) => {
  const refused = await desk.api.get(`/candidates?${query}`);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
});

it('leaves out the deleted', async () => {
  const other = await running.workspace();
  const made = await other.api.post('/candidates', { name: 'Eve', email: 'eve@x.example' });
  await other.api.delete(`/candidates/${made.body.data.id}`);
  expect((await other.api.get('/candidates')).body.data).toEqual([]);
  expect((await other.api.get('/candidates?email=eve@x.example')).body.data).toEqual([]);
});

it('lists the people whom one colleague owns', async () => {
  const { id } = (await desk.api.get('/candidates?email=ada@x.example')).body.data[0];
  const owner_id = desk.adminId;
  expect((await desk.api.patch(`/candidates/${id}`, { owner_id })).status).toBe(200);
  const { data } = (await desk.api.get(`/candidates?owner_id=${owner_id}`)).body;
  expect(data.map((person: { name: string }) => person.name)).toContain('Ada');
  expect(data.every((person: { owner_id: string }) => person.owner_id === owner_id)).toBe(true);
});
