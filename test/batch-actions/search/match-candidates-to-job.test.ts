import { beforeAll, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { assessNow } from '#test/harness/assess.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const { running, desk } = useDesk();
let job: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
  const made = await desk.api.post('/jobs', {
    title: 'Senior Backend Engineer',
    client_id: client,
    location: { city: 'Sydney', country: 'Australia' },
    compensation: { base_max: 150_000 },
    spec: {
      summary: '',
      responsibilities: [],
      requirements: ['5+ years of Python', 'AWS'],
      nice_to_have: ['Kubernetes'],
    },
  });
  job = made.body.data.id;
  const add = async (name: string, body: object) => {
    const { data } = (await desk.api.post('/candidates', { name, email: `${name}@people.example`, ...body }))
      .body;
    ids[name] = data.id;
  };
  const sydney = { location: { city: 'Sydney', country: 'Australia' } };
  await add('Full', {
    ...sydney,
    current_title: 'Senior Backend Engineer',
    skills: ['Python', 'AWS', 'Kubernetes'],
    years_experience: 8,
    salary_expectation: '$140k',
    work_types: ['permanent'],
  });
  await add('Half', { ...sydney, current_title: 'Software Engineer', summary: 'Wrote Python for a bank.' });
  await add('Barred', { ...sydney, current_title: 'Senior Backend Engineer', do_not_approach: true });
  await add('Other', { ...sydney, current_title: 'Florist' });
});

const match = (more: object = {}) =>
  runAction(running, desk.adminKey, 'match_candidates_to_job', { job_id: job, ...more });

it('ranks who fits and shows the words of the record for each thing that the job asks', async () => {
  const { data } = await match();
  expect(data).toMatchObject({ job_id: job, search_log_id: expect.stringMatching(/^slog_/), total_count: 2 });
  expect(data.results.map(({ name }: { name: string }) => name)).toEqual(['Full', 'Half']);
  const [full, half] = data.results;
  expect(full).toMatchObject({ candidate_id: ids.Full, band: 'strong', already_on_job: false });
  expect(full.evidence).toContainEqual({ facet: 'Python', status: 'met', quote: 'Python', source: 'skills' });
  expect(full.evidence).toContainEqual({
    facet: 'pay up to AUD 150,000 a year',
    status: 'met',
    quote: '$140k',
    source: 'salary_expectation',
  });
  expect(half.evidence).toContainEqual({
    facet: 'Python',
    status: 'partial',
    quote: 'Wrote Python for a bank.',
    source: 'summary',
  });
  expect(half.evidence).toContainEqual({
    facet: 'Backend Engineer',
    status: 'partial',
    quote: 'Software Engineer',
    source: 'current_title',
  });
  expect(half.evidence.find(({ facet }: { facet: string }) => facet.includes('years')).status).toBe(
    'unknown',
  );
  expect(half.narration).toContain('Nothing on record of');
});

it('gives no score as a number', async () => {
  const { data } = await match();
  expect(JSON.stringify(data)).not.toMatch(/score/);
});

it('tells who is on the job already, and no longer once that is taken back', async () => {
  const input = { job_id: job, candidate_id: ids.Half };
  const batch = await desk.api.post('/batch', { actions: [{ action: 'create_application', input }] });
  const on = async () =>
    (await match()).data.results.map(
      ({ name, already_on_job }: { name: string; already_on_job: boolean }) => [name, already_on_job],
    );
  expect(await on()).toEqual([
    ['Full', false],
    ['Half', true],
  ]);
  await desk.api.post(`/batch/${batch.body.data.batch_id}/undo`);
  expect(await on()).toEqual([
    ['Full', false],
    ['Half', false],
  ]);
});

it('shows no more than it was asked for, and counts all', async () => {
  const { data } = await match({ limit: 1 });
  expect(data.results).toHaveLength(1);
  expect(data.total_count).toBe(2);
});

it('takes an or of the spec as one, and tells a name that no list knows and the record does not hold as unknown, as an assessment does', async () => {
  const own = await running.workspace();
  const client = (await own.api.post('/clients', { name: 'Beta' })).body.data.id;
  const made = await own.api.post('/jobs', {
    title: 'Accountant',
    client_id: client,
    spec: {
      summary: '',
      responsibilities: [],
      requirements: ['CA or CPA', 'Own helicopter', 'Experience with Zorblax'],
      nice_to_have: [],
    },
  });
  const person = { current_title: 'Accountant', certifications: ['CPA'] };
  await own.api.post('/candidates', { name: 'Cy', email: 'cy@people.example', ...person });
  const { data } = await runAction(running, own.adminKey, 'match_candidates_to_job', {
    job_id: made.body.data.id,
  });
  const [cy] = data.results;
  const status = Object.fromEntries(
    cy.evidence.map(({ facet, status: is }: { facet: string; status: string }) => [facet, is]),
  );
  expect(status).toEqual({
    Accountant: 'met',
    'CA or CPA': 'met',
    'Own helicopter': 'unknown',
    Zorblax: 'unknown',
  });
  expect(cy.coverage).toEqual({ matched: 2, total: 4 });
  expect(cy.narration).toContain('Meets 2 of 4. Met: Accountant, CA or CPA.');
  expect(cy.narration).toContain('Nothing on record of: Zorblax. Not checked: Own helicopter.');
  expect(cy.band).not.toBe('strong');
});

it('quotes the present title that means the role in other words', async () => {
  const own = await running.workspace();
  const client = (await own.api.post('/clients', { name: 'Beta' })).body.data.id;
  const made = await own.api.post('/jobs', { title: 'Backend Engineer', client_id: client });
  await own.api.post('/candidates', {
    name: 'Ray',
    email: 'ray@people.example',
    current_title: 'Rails Engineer',
    skills: ['Ruby on Rails'],
  });
  const { data } = await runAction(running, own.adminKey, 'match_candidates_to_job', {
    job_id: made.body.data.id,
  });
  expect(data.results[0].evidence).toEqual([
    {
      facet: 'Backend Engineer',
      status: 'met',
      quote: 'Rails Engineer',
      source: 'current_title',
    },
  ]);
});

it.each([
  ['Chartered Accountant (CA) or Certified Practising Accountant (CPA)', 'CA or CPA'],
  ['A Chartered Accountant (CA) or CPA', 'CA or CPA'],
  ['CA, CPA or ACCA', 'CA or CPA or ACCA'],
  ['CA, CPA or ACCA required.', 'CA or CPA or ACCA'],
  ['AWS (Amazon Web Services) or Azure', 'AWS or Azure'],
])('takes the or of papers and skills by their letters and whole names as one: %s', async (line, label) => {
  const own = await running.workspace();
  const client = (await own.api.post('/clients', { name: 'Beta' })).body.data.id;
  const spec = { summary: '', responsibilities: [], requirements: [line], nice_to_have: [] };
  const made = await own.api.post('/jobs', { title: 'Bookkeeper', client_id: client, spec });
  const { data } = await runAction(running, own.adminKey, 'match_candidates_to_job', {
    job_id: made.body.data.id,
  });
  expect(data.facets.map((facet: { label: string }) => facet.label)).toEqual(['Bookkeeper', label]);
});

it('reads the description where the job has no spec', async () => {
  const own = await running.workspace();
  const client = (await own.api.post('/clients', { name: 'Beta' })).body.data.id;
  const made = await own.api.post('/jobs', {
    title: 'Developer',
    client_id: client,
    description: 'We build ledgers. Our services run on Kotlin and Kafka.',
  });
  const dev = { current_title: 'Developer' };
  await own.api.post('/candidates', { name: 'No', email: 'no@people.example', ...dev });
  await own.api.post('/candidates', {
    name: 'Yes',
    email: 'yes@people.example',
    ...dev,
    skills: ['Kotlin', 'Kafka'],
  });
  const { data } = await runAction(running, own.adminKey, 'match_candidates_to_job', {
    job_id: made.body.data.id,
  });
  expect(data.facets.map(({ label }: { label: string }) => label)).toEqual(
    expect.arrayContaining(['Kotlin', 'Kafka']),
  );
  expect(data.results.map(({ name }: { name: string }) => name)).toEqual(['Yes', 'No']);
});

it('answers an unknown job as any other', async () => {
  await expect(
    runAction(running, desk.adminKey, 'match_candidates_to_job', {
      job_id: 'job_00000000000000000000000000',
    }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('says who is on the job already and not among the results, and names nobody who must not be approached', async () => {
  expect((await match()).data).not.toHaveProperty('others_on_job');
  for (const name of ['Other', 'Barred'])
    await desk.api.post('/applications', { job_id: job, candidate_id: ids[name] });
  const { data } = await match();
  expect(data.others_on_job).toEqual({ count: 2, people: [{ candidate_id: ids.Other, name: 'Other' }] });
  const { content } = await callTool(running.app, desk.adminKey, 'match_candidates_to_job', { job_id: job });
  expect(content[0]?.text).toMatch(
    new RegExp(`others_on_job: count 2, people Other \\(${ids.Other}\\)$`, 'm'),
  );
});

/** A warehouse job in Sydney with two criteria, and three people around it. */
async function warehouse() {
  const own = await running.workspace();
  const client = (await own.api.post('/clients', { name: 'Beta' })).body.data.id;
  const job = await own.api.post('/jobs', {
    title: 'Warehouse Operations Manager',
    client_id: client,
    location: { city: 'Sydney', state: 'NSW', country: 'Australia' },
    assessment_criteria: [
      { label: 'WMS experience', weight: 5, must_have: true },
      { label: 'Has run a dock of about 25 doors', weight: 4, must_have: false },
    ],
  });
  const add = async (name: string, body: object) =>
    (await own.api.post('/candidates', { name, email: `${name}@people.example`, ...body })).body.data.id;
  const melbourne = { location: { city: 'Melbourne', state: 'VIC', country: 'Australia' } };
  const buyer = await add('Buyer', { current_title: 'Category Manager' });
  const maker = await add('Maker', {
    ...melbourne,
    current_title: 'Production Manager',
    experience: [{ title: 'Production Manager', employer: 'Osprey', description: 'Plant operations.' }],
    preferred_locations: ['Sydney'],
  });
  const runner = await add('Runner', { ...melbourne, current_title: 'Warehouse Manager' });
  return { own, job: job.body.data.id as string, buyer, maker, runner };
}

it('takes nobody of another trade in the same field of work for a partial match of the role', async () => {
  const { own, job, buyer, runner } = await warehouse();
  const { data } = await runAction(running, own.adminKey, 'match_candidates_to_job', { job_id: job });
  const found = data.results.map(({ candidate_id }: { candidate_id: string }) => candidate_id);
  expect(found).toContain(runner);
  expect(found).not.toContain(buyer);
});

it('tells a criterion that no record can be held against as not checked, nice to have or not', async () => {
  const { own, job } = await warehouse();
  const { data } = await runAction(running, own.adminKey, 'match_candidates_to_job', { job_id: job });
  expect(data.facets.map(({ label }: { label: string }) => label)).toContain(
    'Has run a dock of about 25 doors',
  );
  expect(data.results[0].narration).toContain('Not checked: Has run a dock of about 25 doors.');
});

it('assesses a like title and a place somebody would move to as met in part, by the words that say so', async () => {
  const { own, job, maker } = await warehouse();
  const made = await own.api.post('/applications', { job_id: job, candidate_id: maker });
  await assessNow(running, own.accountId, made.body.data.id);
  const { fit } = (await own.api.get(`/applications/${made.body.data.id}`)).body.data;
  const by = new Map(fit.criteria.map((each: { criterion: string }) => [each.criterion, each]));
  expect(by.get('Warehouse Manager')).toMatchObject({ status: 'partial', quote: 'Production Manager' });
  expect(by.get('Sydney')).toMatchObject({
    status: 'partial',
    quote: 'Sydney',
    source: 'preferred_locations',
  });
  expect(fit.summary).toContain('Meets 0 of 4. In part: Warehouse Manager, Sydney.');
});

it('tells of each requirement that is held against records what the assessment of the same person for the same job tells', async () => {
  const own = await running.workspace();
  const client = (await own.api.post('/clients', { name: 'Gamma' })).body.data.id;
  const made = await own.api.post('/jobs', {
    title: 'Accountant',
    client_id: client,
    spec: {
      summary: '',
      responsibilities: [],
      requirements: ['CPA', 'SAP', 'Xero', 'Excel', 'Experience with Zorblax', 'Own helicopter'],
      nice_to_have: ['German'],
    },
  });
  const people = [
    { name: 'Titles Only', current_title: 'Accountant' },
    { name: 'Of Lists', current_title: 'Accountant', skills: ['Excel'], languages: ['English'] },
    { name: 'Under Way', current_title: 'Accountant', skills: ['CPA (studying)'], summary: 'Knows SAP.' },
  ];
  const job_id = made.body.data.id;
  const assessed = new Map<string, [string, string][]>();
  const ids: string[] = [];
  for (const person of people) {
    const email = `${person.name.replaceAll(' ', '.')}@people.example`;
    ids.push((await own.api.post('/candidates', { ...person, email })).body.data.id);
  }
  for (const [at, person] of people.entries()) {
    const candidate_id = ids[at];
    const { body } = await own.api.post('/applications', { job_id, candidate_id });
    await assessNow(running, own.accountId, body.data.id);
    const read = (await own.api.get(`/applications/${body.data.id}`)).body.data;
    const criteria: { criterion: string; status: string }[] = read.fit.criteria;
    assessed.set(
      person.name,
      criteria.map(({ criterion, status }) => [criterion, status]),
    );
  }
  const { data } = await runAction(running, own.adminKey, 'match_candidates_to_job', { job_id });
  expect(data.results).toHaveLength(people.length);
  const notChecked = data.facets
    .filter(({ kind }: { kind: string }) => kind === 'unsupported')
    .map(({ label }: { label: string }) => label);
  for (const { name, evidence } of data.results) {
    const matched = new Map(
      evidence.map(({ facet, status }: { facet: string; status: string }) => [facet, status]),
    );
    const criteria = assessed.get(name) ?? [];
    expect(criteria.length).toBeGreaterThan(4);
    // Nobody's record names Xero, and one names SAP.
    expect(Object.fromEntries(criteria).Xero).toBe('unknown');
    for (const [criterion, status] of criteria.filter(([label]) => !notChecked.includes(label)))
      expect([criterion, matched.get(criterion)], name).toEqual([criterion, status]);
  }
});
