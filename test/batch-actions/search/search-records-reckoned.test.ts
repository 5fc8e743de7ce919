import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ sandbox: true });
const ids: Record<string, string> = {};

beforeAll(async () => {
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await desk.api.post(path, body);
    expect([status, answer.error]).toEqual([201, undefined]);
    return answer.data.id;
  };
  const client = await made('/clients', { name: 'Acme Mining' });
  ids.client = client;
  const job = (title: string, city: string | null, more: object = {}) =>
    made('/jobs', {
      title,
      client_id: client,
      ...(city !== null && { location: { city, country: 'Australia' } }),
      ...more,
    });
  const paid = (min: number, max: number) => ({
    compensation: { base_min: min, base_max: max, period: 'year', currency: 'AUD' },
  });
  ids.engineer = await job('Software Engineer', 'Sydney', paid(120_000, 140_000));
  ids.nurse = await job('Registered Nurse', 'Perth', paid(70_000, 90_000));
  ids.cook = await job('Cook', null);
  const person = (name: string, city: string) =>
    made('/candidates', {
      name,
      email: `${name.split(' ')[0]?.toLowerCase()}@people.example`,
      location: { city, country: 'Australia' },
    });
  const [ana, bo] = [await person('Ana Ruiz', 'Sydney'), await person('Bo Lind', 'Sydney')];
  ids.ana = await made('/applications', { job_id: ids.engineer, candidate_id: ana, stage: 'submitted' });
  ids.bo = await made('/applications', { job_id: ids.engineer, candidate_id: bo, stage: 'screen' });
  ids.late = await made('/applications', { job_id: ids.nurse, candidate_id: bo, stage: 'submitted' });
});

const found = async (entity_type: string, query: string): Promise<string[]> => {
  const { data } = (await desk.api.post('/search', { entity_type, query })).body;
  expect(data.unsupported_concepts).toEqual([]);
  return data.results.map(({ id }: { id: string }) => Object.keys(ids).find((name) => ids[name] === id));
};

it.each([
  ['applications', 'who did we submit within a week of them applying', ['ana', 'late']],
  ['applications', 'people submitted over a month after applying', []],
  ['jobs', 'jobs where the first CV went out within a week of opening', ['engineer', 'nurse']],
  ['jobs', 'jobs where the first CV went out more than 3 weeks after opening', []],
  ['applications', 'who lives in the same city as the job', ['ana', 'bo']],
  ['jobs', 'jobs with more people submitted than at screen', ['nurse']],
  ['jobs', 'jobs that have as many submitted as at screen', ['cook', 'engineer']],
  ['jobs', 'jobs with fewer at screen than submitted', ['nurse']],
  ['jobs', 'jobs with more rejected than live', []],
  ['jobs', 'jobs with no candidates of mine', ['cook']],
  ['jobs', 'jobs with candidates of mine at screen', ['engineer']],
  ['applications', 'at submitted on my jobs', ['ana', 'late']],
  ['applications', 'who is at screen on jobs that are not mine', []],
])('reckons from what is on record, of %s: %s', async (type, query, expected) => {
  expect((await found(type, query)).toSorted()).toEqual(expected);
});

it.each([
  ['jobs', 'the best paying job', ['engineer']],
  ['jobs', 'the 2 worst paid jobs', ['nurse', 'engineer']],
  ['jobs', 'the job with the most candidates', ['engineer']],
  ['jobs', 'the job with the fewest candidates', ['cook']],
  ['applications', 'the candidate who has been at submitted the longest', ['ana']],
])('puts those with most or least first, of %s: %s', async (type, query, expected) => {
  expect(await found(type, query)).toEqual(expected);
});

it('puts jobs in order by how many days it took to fill them, and leaves out those that are not', async () => {
  const openedAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const post = async (path: string, body: object) => {
    const { data, error } = (await desk.api.post(path, body)).body;
    expect(error ?? null).toBeNull();
    return data;
  };
  const client_id = ids.client;
  for (const [name, days] of [
    ['welder', 40],
    ['plumber', 10],
  ] as const) {
    const job = await post('/jobs', { title: name, client_id, opened_at: openedAgo(days) });
    const person = await post('/candidates', { name: `Cy ${name}`, email: `${name}@people.example` });
    const application = await post('/applications', {
      job_id: job.id,
      candidate_id: person.id,
      stage: 'offer',
    });
    await post(`/applications/${application.id}/stage`, { stage: 'placed' });
    ids[name] = job.id;
  }
  expect(await found('jobs', 'the job that was quickest to fill')).toEqual(['plumber']);
  expect(await found('jobs', 'which job took the longest to fill')).toEqual(['welder']);
  expect(await found('jobs', 'the 2 slowest to fill')).toEqual(['welder', 'plumber']);
});
