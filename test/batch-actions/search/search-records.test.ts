import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ sandbox: true });
const ids: Record<string, string> = {};

beforeAll(async () => {
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await desk.api.post(path, body);
    expect(status).toBe(201);
    return answer.data.id;
  };
  const acme = await made('/clients', { name: 'Acme Mining' });
  const beta = await made('/clients', { name: 'Beta Health' });
  ids.engineer = await made('/jobs', {
    title: 'Software Engineer',
    client_id: acme,
    employment_type: 'contract',
    location: { city: 'Sydney', country: 'Australia' },
  });
  ids.nurse = await made('/jobs', {
    title: 'Registered Nurse',
    client_id: beta,
    location: { city: 'Perth', country: 'Australia' },
  });
  await desk.api.patch(`/jobs/${ids.nurse}`, { status: 'on_hold' });
  const ana = await made('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' });
  const bo = await made('/candidates', { name: 'Bo Lind', email: 'bo@people.example' });
  ids.ana = await made('/applications', { job_id: ids.engineer, candidate_id: ana, stage: 'screen' });
  ids.bo = await made('/applications', { job_id: ids.nurse, candidate_id: bo });
  ids.meeting = await made('/interviews', {
    application_id: ids.ana,
    kind: 'client',
    format: 'video',
    starts_at: '2099-03-02T23:15:00Z',
    ends_at: '2099-03-03T00:45:00Z',
  });
});

const search = async (entity_type: string, query: string, more: object = {}) =>
  (await desk.api.post('/search', { entity_type, query, ...more })).body;
const found = async (entity_type: string, query: string): Promise<string[]> =>
  (await search(entity_type, query)).data.results.map(({ id }: { id: string }) => id);

it.each([
  ['jobs', 'open jobs', ['engineer']],
  ['jobs', 'jobs on hold', ['nurse']],
  ['jobs', 'contract developer jobs in Sydney', ['engineer']],
  ['jobs', 'nursing or nurse jobs at Beta', ['nurse']],
  ['jobs', 'nurse jobs Beta', ['nurse']],
  ['jobs', 'jobs of Acme', ['engineer']],
  ['jobs', 'acmes jobs', ['engineer']],
  ['jobs', 'jobs in New Zealand', []],
  ['applications', 'applications at screen', ['ana']],
  ['applications', 'applications for nurses', ['bo']],
  ['applications', 'Ana Ruiz', ['ana']],
  ['applications', 'my live applications', ['ana', 'bo']],
  ['applications', 'applications stuck for more than 2 weeks', []],
  ['interviews', 'scheduled client video interviews', ['meeting']],
  ['interviews', 'cancelled interviews', []],
  ['interviews', 'interviews since 2099-01-01', ['meeting']],
  ['interviews', 'interviews next week', []],
  ['interviews', 'interviews booked for more than an hour', ['meeting']],
  ['interviews', '90 minute interviews', ['meeting']],
  ['interviews', 'interviews of an hour or less', []],
  ['jobs', '100% _ \\ \' "', []],
])('finds %s by "%s"', async (type, query, expected) => {
  const all = expected.map((name) => ids[name]);
  expect((await found(type, query)).toSorted()).toEqual(all.toSorted());
});

it('answers the records as their own lists do, and what it understood', async () => {
  const { data } = await search('jobs', 'open contract jobs');
  expect(data).toMatchObject({
    entity_type: 'jobs',
    interpretation: 'Jobs with status active, for contract',
    total_count: 1,
    page: 1,
    page_size: 25,
    has_more: false,
    degraded: false,
    degraded_reason: null,
    unsupported_concepts: [],
    suggested_alternatives: [],
  });
  expect(data.results[0]).toEqual((await desk.api.get(`/jobs/${ids.engineer}`)).body.data);
});

it('tells what it cannot run, and what could be asked in its place', async () => {
  const { data } = await search('jobs', 'urgent open jobs');
  expect(data.unsupported_concepts).toEqual(['urgent']);
  expect(data.suggested_alternatives.length).toBeGreaterThan(0);
  expect(data.total_count).toBe(1);
});

it('searches candidates as their own search does', async () => {
  const { data } = await search('candidates', 'Ana Ruiz');
  expect(data).toMatchObject({ entity_type: 'candidates', total_count: 1, notes: [] });
  expect(data.results[0]).toMatchObject({ name: 'Ana Ruiz', band: 'strong' });
  expect(data.degraded).toBeUndefined();
});

it('finds what ended for a reason said in other words, and tells the reason', async () => {
  const why = { stage: 'rejected', reason: 'Salary expectations too high' };
  expect((await desk.api.post(`/applications/${ids.bo}/stage`, why)).status).toBe(200);
  const { data } = await search('applications', 'rejected for wanting too much money');
  expect(data).toMatchObject({
    interpretation: 'Applications at stage rejected, with the reason salary expectation too high',
    unsupported_concepts: [],
    results: [{ id: ids.bo }],
  });
  const { data: other } = await search('applications', 'rejected because of the commute');
  expect(other.unsupported_concepts).toEqual(['because of the commute']);
});

it('says how a join was read only where the other reading finds other records', async () => {
  const { data } = await search('jobs', 'jobs in Perth, and Sydney ones that are open');
  expect(data.total_count).toBe(2);
  expect(data.in_doubt).toBe(
    '"open" was read of "Sydney" alone: read the other way it finds 1 in place of 2.',
  );
  expect((await search('jobs', 'jobs in Perth, and Sydney ones on hold')).data.in_doubt).toBeUndefined();
});

it('shows as many as are asked for from one end, and counts no more', async () => {
  const { data } = await search('jobs', 'the newest job', { limit: 10 });
  expect(data).toMatchObject({
    interpretation: 'All jobs, the 1 newest of them',
    total_count: 1,
    has_more: false,
  });
  expect(data.results.map(({ id }: { id: string }) => id)).toEqual([ids.nurse]);
  expect((await search('jobs', 'the 2 oldest jobs', { limit: 1, page: 2 })).data.results).toHaveLength(1);
  expect((await search('jobs', 'the oldest job', { limit: 1, page: 2 })).data.results).toEqual([]);
});

it('pages', async () => {
  const { data } = await search('applications', 'all applications', { limit: 1, page: 2 });
  expect(data).toMatchObject({ total_count: 2, page: 2, has_more: false });
  expect(data.results).toHaveLength(1);
});

it('takes the scope of what is searched beside that of search', async () => {
  const key = await desk.key(['candidates:read']);
  const refused = await desk.as(key).post('/search', { entity_type: 'jobs', query: 'nurse' });
  expect(refused.status).toBe(403);
  expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'jobs:read' });
  expect((await desk.as(key).post('/search', { entity_type: 'candidates', query: 'nurse' })).status).toBe(
    200,
  );
});

it('refuses a kind of record that it does not search', async () => {
  const { error } = await search('placements', 'x');
  expect(error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'entity_type' });
});

it('reads how long something has stood still apart from its days, and asks for them where there are none', async () => {
  const { data } = await search('applications', 'stuck at screen for more than 2 days');
  expect(data.interpretation).toMatch(/^Applications at stage screen, moved there to \d{4}-\d\d-\d\d$/);
  const open = (await search('applications', 'stuck at screen')).data;
  expect(open.unsupported_concepts).toEqual(['stuck (for how many days?)']);
  expect(open.results.map(({ id }: { id: string }) => id)).toContain(ids.ana);
});
