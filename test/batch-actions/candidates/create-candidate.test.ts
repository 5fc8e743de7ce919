import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('makes a candidate and reads pay, notice and work rights from what was said', async () => {
  const made = await desk.api.post('/candidates', {
    first_name: 'Jane',
    last_name: 'Doe',
    email: 'Jane@Example.com',
    phone: '0412 345 678',
    linkedin_url: 'au.linkedin.com/in/jane-doe',
    location: { city: 'Perth', country: 'Australia' },
    skills: ['SQL', 'sql', 'Python'],
    rating: 4,
    tags: ['zebra', 'Alpha'],
    current_title: 'Analyst',
    current_company: 'Acme',
    salary_expectation: '$140k + super',
    notice_period: '4 weeks',
    work_rights: 'Australian citizen',
    preferred_locations: ['Perth', 'Sydney'],
    work_types: ['contract'],
    available_from: '2026-12-01',
  });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    name: 'Jane Doe',
    email: 'Jane@Example.com',
    location: { city: 'Perth', state: null, country: 'Australia', country_code: 'AU' },
    skills: ['SQL', 'Python'],
    tags: ['Alpha', 'zebra'],
    current_title: 'Analyst',
    current_job_title: 'Analyst',
    current_company: 'Acme',
    current_employer: 'Acme',
    salary_expectation_annual: 140_000,
    salary_currency: 'AUD',
    salary_expectation_amount: 140_000,
    salary_expectation_period: 'year',
    notice_period_days: 28,
    work_rights_status: 'citizen',
    contact_only: false,
    do_not_approach: false,
    owner_id: desk.adminId,
    documents: [],
    source: 'api',
  });
  expect((await desk.api.get(`/candidates/${made.body.data.id}`)).body.data).toEqual(made.body.data);
});

it('refuses the e-mail of a live candidate in any case, naming who has it, and allows it once they are deleted', async () => {
  const first = await desk.api.post('/candidates', { name: 'Ann One', email: 'ann@x.example' });
  const again = await desk.api.post('/candidates', { name: 'Ann Two', email: 'ANN@X.example' });
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({
    code: 'DUPLICATE_CANDIDATE',
    field: 'email',
    existing_id: first.body.data.id,
  });
  await desk.api.delete(`/candidates/${first.body.data.id}`);
  expect((await desk.api.post('/candidates', { name: 'Ann Two', email: 'ANN@X.example' })).status).toBe(201);
});

it('promotes a person known only as a client contact, under the same id and with the fields filled', async () => {
  const client = await desk.api.post('/clients', { name: 'Promo Pty Ltd' });
  const contact = await desk.api.post(`/clients/${client.body.data.id}/contacts`, {
    name: 'Carl Contact',
    email: 'carl@promo.example',
    title: 'CFO',
  });
  const person = contact.body.data.person_id;
  expect((await desk.api.get(`/candidates/${person}`)).body.data).toMatchObject({
    contact_only: true,
    current_title: 'CFO',
    current_employer: 'Promo Pty Ltd',
  });
  const made = await desk.api.post('/candidates', {
    name: 'Carl B. Contact',
    email: 'Carl@promo.example',
    skills: ['Finance'],
    tags: ['cfo'],
  });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    id: person,
    contact_only: false,
    name: 'Carl B. Contact',
    skills: ['Finance'],
    tags: ['cfo'],
    current_title: 'CFO',
  });
  const contacts = await desk.api.get(`/clients/${client.body.data.id}/contacts`);
  expect(contacts.body.data).toMatchObject([
    { id: contact.body.data.id, name: 'Carl B. Contact', title: 'CFO' },
  ]);
  expect((await desk.api.post('/candidates', { name: 'Carl', email: 'carl@promo.example' })).status).toBe(
    409,
  );
});

it('counts a resume_url against the CV allowance of 30 days and nothing else, and refuses past it', async () => {
  const full = await running.workspace();
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await running.service.store.write((unit) =>
    unit.tx
      .insertInto('cv_allowance')
      .values([
        { account_id: full.accountId, used_at: at(31), source: 'import', count: 4000 },
        { account_id: full.accountId, used_at: at(29), source: 'import', count: 4999 },
      ])
      .execute(),
  );
  const resume_url = 'https://files.example/cv.pdf';
  const last = await full.api.post('/candidates', { name: 'A B', email: 'a@x.example', resume_url });
  expect(last.status).toBe(201);
  const over = await full.api.post('/candidates', { name: 'C D', email: 'c@x.example', resume_url });
  expect(over.status).toBe(403);
  expect(over.body.error).toMatchObject({ code: 'QUOTA_EXCEEDED', field: 'resume_url' });
  expect(over.body.meta).toMatchObject({ remaining: 0 });
  expect((await full.api.get('/candidates')).body.meta.count).toBe(1);
  expect((await full.api.post('/candidates', { name: 'C D', email: 'c@x.example' })).status).toBe(201);
});

it.each([
  [{}, 'email'],
  [{ email: 'x@x.example' }, 'name'],
  [{ email: 'x@x.example', first_name: 'Only' }, 'name'],
  [{ name: 'X Y', email: 'not an address' }, 'email'],
  [{ name: 'X Y', first_name: 'Zed', email: 'x@x.example' }, 'first_name'],
  [{ name: 'X', email: 'x@x.example', rating: 6 }, 'rating'],
  [{ name: 'X', email: 'x@x.example', rating: 2.5 }, 'rating'],
  [{ name: 'X', email: 'x@x.example', phone: 'ring me' }, 'phone'],
  [{ name: 'X', email: 'x@x.example', linkedin_url: 'https://linkedin.com/company/acme' }, 'linkedin_url'],
  [{ name: 'X', email: 'x@x.example', resume_url: 'javascript:alert(1)' }, 'resume_url'],
  [{ name: 'X', email: 'x@x.example', available_from: '2026-02-30' }, 'available_from'],
  [{ name: 'X', email: 'x@x.example', work_types: ['forever'] }, 'work_types.0'],
  [{ name: 'X', email: 'x@x.example', preferred_seniority: 'boss' }, 'preferred_seniority'],
  [{ name: 'X', email: 'x@x.example', location: { town: 'Perth' } }, 'location.town'],
  [{ name: 'X', email: 'x@x.example', tags: [''] }, 'tags.0'],
  [{ name: 'X', email: 'x@x.example', tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, 'tags'],
  [{ name: 'X', email: 'x@x.example', skils: [] }, 'skils'],
])('refuses %j naming %s and makes nobody', async (body, field) => {
  const before = (await desk.api.get('/candidates?limit=100')).body.meta.count;
  const refused = await desk.api.post('/candidates', body);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
  expect((await desk.api.get('/candidates?limit=100')).body.meta.count).toBe(before);
});

it.each([
  ['salary_expectation_annual', 100_000, 'salary_expectation'],
  ['salary_currency', 'AUD', 'salary_expectation'],
  ['salary_expectation_amount', 1, 'salary_expectation'],
  ['salary_expectation_period', 'year', 'salary_expectation'],
  ['notice_period_days', 7, 'notice_period'],
  ['work_rights_status', 'citizen', 'work_rights'],
])('refuses to set %s and says which field it follows from', async (field, value, source) => {
  const refused = await desk.api.post('/candidates', { name: 'X Y', email: 'x@x.example', [field]: value });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
  expect(refused.body.error.message).toContain(`Set ${source} instead`);
});

it('needs candidates:write and an Idempotency-Key, and refuses an owner of another agency', async () => {
  const body = { name: 'X Y', email: 'scope@x.example' };
  const reader = desk.as(await desk.key(['candidates:read'], { userId: null }));
  expect((await reader.post('/candidates', body)).body.error.code).toBe('INSUFFICIENT_SCOPE');
  expect((await desk.api.post('/candidates', body, null)).body.error.field).toBe('Idempotency-Key');
  const other = await running.workspace();
  const foreign = await desk.api.post('/candidates', { ...body, owner_id: other.adminId });
  expect(foreign.status).toBe(404);
  expect(foreign.body.error.field).toBe('owner_id');
});

it('counts the job that is named as the present one to today, where its end is not given, and no other', async () => {
  const experience = [
    { title: 'Finance Manager', employer: 'Rio Tinto', from: '2019-01' },
    { title: 'Accountant', employer: 'Rio Tinto', from: '2014-01' },
    { title: 'Clerk', employer: 'BHP', from: '2012-01', to: '2013-12' },
  ];
  const given = { name: 'Rob Present', email: 'rob@present.example', experience };
  const named = { current_title: 'Finance Manager', current_company: 'RIO TINTO' };
  const { data } = (await desk.api.post('/candidates', { ...given, ...named })).body;
  expect(data.experience.map((job: { is_current: boolean }) => job.is_current)).toEqual([true, false, false]);
  const since2019 = (Date.now() - Date.UTC(2019, 0)) / (365.25 * 86_400_000);
  expect(Math.abs(data.years_experience - (since2019 + 2))).toBeLessThan(0.3);
  const unnamed = (await desk.api.post('/candidates', { ...given, email: 'rob@unnamed.example' })).body.data;
  expect(unnamed.years_experience).toBe(2);
});

it('keeps the name of a country that was given by its code in the place of the name', async () => {
  const location = { city: 'Perth', country: 'au' };
  const made = await desk.api.post('/candidates', {
    name: 'Coded Country',
    email: 'coded@place.example',
    location,
  });
  expect(made.body.data.location).toMatchObject({ country: 'Australia', country_code: 'AU' });
});
