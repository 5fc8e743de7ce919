import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });
let count = 0;

async function candidate(fields: Record<string, unknown> = {}): Promise<string> {
  count += 1;
  const made = await desk.api.post('/candidates', {
    name: 'Jane Doe',
    email: `p${count}@x.example`,
    ...fields,
  });
  expect(made.status).toBe(201);
  return `/candidates/${made.body.data.id}`;
}

it('changes what is given, clears with null and leaves the rest', async () => {
  const path = await candidate({
    phone: '0412 345 678',
    rating: 3,
    skills: ['SQL'],
    location: { city: 'Perth', state: 'WA' },
  });
  const changed = await desk.api.patch(path, {
    email: null,
    rating: null,
    current_title: 'CTO',
    current_company: 'Acme',
    do_not_approach: true,
    open_to_work: false,
    location: { city: 'Sydney' },
  });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({
    email: null,
    rating: null,
    phone: '0412 345 678',
    skills: ['SQL'],
    current_job_title: 'CTO',
    current_employer: 'Acme',
    do_not_approach: true,
    open_to_work: false,
    location: { city: 'Sydney', state: 'WA' },
  });
  expect((await desk.api.get(path)).body.data).toEqual(changed.body.data);
});

it.each([
  [
    { name: 'Maria van der Berg' },
    { name: 'Maria van der Berg', first_name: 'Maria', last_name: 'van der Berg' },
  ],
  [{ first_name: 'Janet' }, { name: 'Janet Doe', first_name: 'Janet', last_name: 'Doe' }],
  [{ last_name: 'Roe' }, { name: 'Jane Roe', first_name: 'Jane', last_name: 'Roe' }],
  [{ last_name: null }, { name: 'Jane', first_name: 'Jane', last_name: null }],
])('keeps name, first_name and last_name in agreement after %j', async (patch, names) => {
  expect((await desk.api.patch(await candidate(), patch)).body.data).toMatchObject(names);
});

it('reads pay anew when the words or the country behind a bare $ change', async () => {
  const path = await candidate({ salary_expectation: '$120k' });
  const read = async (patch: object) => (await desk.api.patch(path, patch)).body.data;
  expect(await read({ location: { country: 'New Zealand' } })).toMatchObject({
    salary_currency: 'NZD',
    location: { country_code: 'NZ' },
  });
  expect(await read({ salary_expectation: '£550/day' })).toMatchObject({
    salary_currency: 'GBP',
    salary_expectation_amount: 550,
    salary_expectation_period: 'day',
    salary_expectation_annual: 143_000,
  });
  expect(await read({ salary_expectation: 'negotiable' })).toMatchObject({
    salary_expectation: 'negotiable',
    salary_expectation_annual: null,
    salary_currency: null,
  });
  expect(await read({ notice_period: 'immediately', work_rights: '482 visa' })).toMatchObject({
    notice_period_days: 0,
    work_rights_status: 'visa_holder',
  });
  expect(await read({ notice_period: null, work_rights: null })).toMatchObject({
    notice_period_days: null,
    work_rights_status: null,
  });
});

it('replaces tags and lists wholly, clears tags with [] and leaves them when left out', async () => {
  const path = await candidate({ tags: ['a', 'b'], preferred_locations: ['Perth', 'Sydney'] });
  expect((await desk.api.patch(path, { rating: 1 })).body.data.tags).toEqual(['a', 'b']);
  const changed = await desk.api.patch(path, { tags: ['c'], preferred_locations: ['Hobart'] });
  expect(changed.body.data).toMatchObject({ tags: ['c'], preferred_locations: ['Hobart'] });
  expect((await desk.api.patch(path, { tags: [] })).body.data.tags).toEqual([]);
});

it('works out years of experience from a history, counting a month once', async () => {
  const path = await candidate();
  const changed = await desk.api.patch(path, {
    experience: [
      { title: 'Dev', employer: 'A', from: '2015-01', to: '2017-12' },
      { title: 'Lead', employer: 'B', from: '2017', to: '2018' },
    ],
  });
  expect(changed.body.data.years_experience).toBe(4);
  expect((await desk.api.patch(path, { years_experience: 7 })).body.data.years_experience).toBe(7);
});

it('refuses the e-mail that another live person has, and accepts its own in another case', async () => {
  const first = await candidate({ email: 'own@x.example' });
  const second = await candidate();
  expect((await desk.api.patch(first, { email: 'OWN@x.example' })).body.data.email).toBe('OWN@x.example');
  const refused = await desk.api.patch(second, { email: 'own@X.example' });
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'DUPLICATE_CANDIDATE', existing_id: first.split('/')[2] });
});

it.each([
  [{ notice_period_days: 3 }, 'notice_period_days'],
  [{ current_job_title: 'X' }, 'current_job_title'],
  [{ contact_only: true }, 'contact_only'],
  [{ name: null }, 'name'],
  [{ first_name: null, last_name: null }, 'name'],
  [{ skills: null }, 'skills'],
  [{ do_not_approach: null }, 'do_not_approach'],
])('refuses %j naming %s and changes nothing', async (patch, field) => {
  const path = await candidate();
  const before = await desk.api.get(path);
  const refused = await desk.api.patch(path, patch);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
  expect((await desk.api.get(path)).body.data).toEqual(before.body.data);
});

it('does not find a deleted person', async () => {
  const path = await candidate();
  await desk.api.delete(path);
  expect((await desk.api.patch(path, { rating: 1 })).status).toBe(404);
});
