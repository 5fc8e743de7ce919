import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ sandbox: true, country: 'AU' });
const ids: Record<string, string> = {};

beforeAll(async () => {
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await desk.api.post(path, body);
    expect(status, JSON.stringify(answer)).toBe(201);
    return answer.data.id;
  };
  const acme = await made('/clients', { name: 'Acme Mining' });
  const beta = await made('/clients', { name: 'Beta Health' });
  const cove = await made('/clients', { name: 'Cove Foods' });
  const at = (city: string) => ({ city, country: 'Australia' });
  ids.engineer = await made('/jobs', {
    title: 'Software Engineer',
    client_id: acme,
    employment_type: 'contract',
    location: at('Sydney'),
  });
  ids.nurse = await made('/jobs', { title: 'Registered Nurse', client_id: beta, location: at('Perth') });
  ids.chef = await made('/jobs', { title: 'Chef', client_id: cove, location: at('Melbourne') });
  await desk.api.patch(`/jobs/${ids.nurse}`, { status: 'on_hold' });
  const people = await Promise.all(
    ['Ana Ruiz', 'Bo Lind', 'Cem Acar'].map((name, n) =>
      made('/candidates', { name, email: `p${n}@people.example` }),
    ),
  );
  const [ana, bo, cem] = people;
  ids.ana = await made('/applications', { job_id: ids.engineer, candidate_id: ana, stage: 'screen' });
  ids.bo = await made('/applications', { job_id: ids.chef, candidate_id: bo });
  ids.cem = await made('/applications', { job_id: ids.chef, candidate_id: cem });
  await desk.api.post(`/applications/${ids.cem}/stage`, { stage: 'rejected' });
});

const search = async (entity_type: string, query: string) =>
  (await desk.api.post('/search', { entity_type, query })).body.data;

it.each([
  ['jobs', 'open jobs not in Sydney', ['chef']],
  ['jobs', 'jobs outside Sydney', ['nurse', 'chef']],
  ['jobs', 'anything except contract', ['nurse', 'chef']],
  ['jobs', "jobs that aren't on hold", ['engineer', 'chef']],
  ['jobs', 'jobs except Acme Mining', ['nurse', 'chef']],
  ['jobs', 'jobs not for chefs or nurses', ['engineer']],
  ['applications', 'applications that are not at screen', ['bo', 'cem']],
  ['applications', 'applications excluding Ana Ruiz', ['bo', 'cem']],
])('leaves out of %s by "%s" what is denied', async (type, query, expected) => {
  const { results, unsupported_concepts } = await search(type, query);
  const found = results.map(({ id }: { id: string }) => id);
  expect(found.toSorted()).toEqual(expected.map((name) => ids[name]).toSorted());
  expect(unsupported_concepts).toEqual([]);
});

it.each([
  ['jobs', 'jobs in Sydney or Melbourne', ['engineer', 'chef']],
  ['jobs', 'jobs for Acme or Beta Health', ['engineer', 'nurse']],
])('takes %s by "%s" for either of the two', async (type, query, expected) => {
  const { results } = await search(type, query);
  const found = results.map(({ id }: { id: string }) => id);
  expect(found.toSorted()).toEqual(expected.map((name) => ids[name]).toSorted());
});

it.each([
  ['jobs', 'open jobs with a fee over 20%', 'fee over 20'],
  ['jobs', 'lovely open jobs', 'lovely'],
  ['jobs', 'open jobs where the client wants more than two people', 'wants more than 2 people'],
])('tells what of %s by "%s" could not be run, and still runs the rest', async (type, query, told) => {
  const { unsupported_concepts, total_count, interpretation } = await search(type, query);
  expect(unsupported_concepts).toEqual([told]);
  expect(interpretation).toBe('Jobs with status active');
  expect(total_count).toBe(2);
});

it.each([
  ['live applications not mine', 0],
  ['live applications not in the last 30 days', 0],
  ['live applications not rejected', 2],
])('leaves out by "%s" what is denied of whose and when', async (query, count) => {
  const { unsupported_concepts, total_count } = await search('applications', query);
  expect([unsupported_concepts, total_count]).toEqual([[], count]);
});

it('finds nothing, and not everything, where nothing of a query can be run', async () => {
  const { total_count, interpretation, suggested_alternatives } = await search(
    'jobs',
    'jobs with free lunch',
  );
  expect([total_count, interpretation]).toEqual([0, 'Nothing of it could be run']);
  expect(suggested_alternatives.length).toBeGreaterThan(0);
});

it('finds nobody by a name that no record has, in place of leaving the name out', async () => {
  const { total_count, interpretation, unsupported_concepts } = await search(
    'applications',
    'applications of Xavier Quill',
  );
  expect([total_count, interpretation]).toEqual([0, 'Applications with the words xavier quill']);
  expect(unsupported_concepts).toEqual(['Xavier Quill (no name on record)']);
});

it('finds who was rejected at a stage by where they stood before', async () => {
  const first = await desk.api.get(`/applications/${ids.cem}`);
  const { previous_stage } = first.body.data;
  expect(previous_stage).toBe('funnel');
  const { results } = await search('applications', 'rejected from the funnel');
  expect(results.map(({ id }: { id: string }) => id)).toEqual([ids.cem]);
});

it('tells that no record holds when a job was closed, in place of asking when it was opened', async () => {
  const { interpretation, unsupported_concepts } = await search('jobs', 'jobs on hold since March');
  expect(interpretation).toBe('Jobs with status on hold');
  expect(unsupported_concepts.join()).toContain('(when a job was on hold is not on record)');
});

it('asks of who was placed or rejected when that was, and says so', async () => {
  const { interpretation, total_count } = await search('applications', 'rejected this month');
  expect(interpretation).toMatch(/^Applications at stage rejected, moved there from \d{4}-\d\d-01 to /);
  expect(total_count).toBe(1);
});
