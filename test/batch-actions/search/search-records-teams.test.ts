import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ sandbox: true, country: 'GB' });

beforeAll(async () => {
  for (const name of ['Commercial', 'Contract', 'Technology']) {
    const { status, body } = await desk.api.post(`/accounts/${desk.accountId}/teams`, { name });
    expect(status, JSON.stringify(body)).toBe(201);
  }
  const client = await desk.api.post('/clients', { name: 'Cove Foods' });
  const { status } = await desk.api.post('/jobs', {
    title: 'Commercial Solicitor',
    client_id: client.body.data.id,
    location: { city: 'Leeds', country: 'United Kingdom' },
  });
  expect(status).toBe(201);
});

const asked = async (entity_type: string, query: string) => {
  const { interpretation, unsupported_concepts } = (await desk.api.post('/search', { entity_type, query }))
    .body.data;
  return [interpretation, unsupported_concepts];
};

it.each([
  'technology jobs',
  'jobs technology is working on',
  'what has technology got on',
  'what roles does Technology have',
  'jobs sitting with Technology',
  'jobs run by technology',
  'technology - jobs',
])('a team is told by its name alone where it does or has something: %s', async (query) => {
  expect(await asked('jobs', query)).toEqual(['Jobs of the team Technology', []]);
});

it('a team stands before a word of some title, and a whole title before a team', async () => {
  expect(await asked('jobs', 'live commercial vacancies')).toEqual([
    'Jobs with status active, of the team Commercial',
    [],
  ]);
  expect(await asked('jobs', 'commercial solicitor jobs')).toEqual([
    'Jobs for the job commercial solicitor',
    [],
  ]);
});

it('a team called like a kind of job is no team in small letters', async () => {
  expect(await asked('jobs', 'live contract jobs')).toEqual(['Jobs with status active, for contract', []]);
  expect(await asked('jobs', 'live jobs of the contract team')).toEqual([
    'Jobs with status active, of the team Contract',
    [],
  ]);
});
