import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { job, peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk({ country: 'GB', env: { RATE_LIMIT_AI_PER_MINUTE: '100000' } });
const { add, search, found, codes } = peopleSearch(desk);
const labels = async (query: string): Promise<string[]> => {
  const { interpretation } = await search(query);
  return interpretation.facets.map(
    ({ kind, label, strength }: Record<string, string>) => `${strength} ${kind} ${label}`,
  );
};

beforeAll(async () => {
  await add('Brewer One', {
    current_title: 'Brewer',
    skills: ['Kettle souring'],
    ...place('Leeds', 'United Kingdom'),
  });
  await add('Brewer Two', { current_title: 'Brewer', ...place('Leeds', 'United Kingdom') });
  await add('Diver One', {
    current_title: 'Commercial Diver',
    certifications: ['HSE Part II ticket', 'DMAC-11'],
    summary: 'Holds: IMCA.',
  });
  await add('Diver Two', { current_title: 'Commercial Diver' });
  await add('Florist One', { current_title: 'Florist', skills: ['Bridal work', 'Pruning'] });
  await add('Florist Two', { current_title: 'Florist' });
  await add('Barista One', {
    current_title: 'Barista',
    certifications: ['SCA Brewing Level 2'],
    ...place('Bath', 'United Kingdom'),
  });
  await add('Barista Two', { current_title: 'Barista', ...place('Leeds', 'United Kingdom') });
  await add('Pilot One', {
    current_title: 'Crane Operator',
    summary: 'Certificates: crane supervisor licence (current).',
  });
  await add('Rigger', { current_title: 'Rigger', skills: ['Tower crane'] });
  await add('Pilot Two', { current_title: 'Crane Operator' });
  await add('Tiler One', { current_title: 'Tiler', skills: ['Leeds and bradford stone'] });
  await add('Tiler Two', { current_title: 'Tiler', ...place('Leeds', 'United Kingdom') });
  await add('Server', { current_title: 'Server-side Engineer', skills: ['Client'] });
  for (const name of ['Groom One', 'Groom Two', 'Groom Three'])
    await add(name, { current_title: 'Animal Groomer', skills: ['Small dogs', 'Equine'] });
  await add('Groom Four', { current_title: 'Animal Groomer', skills: ['Bathing', 'Feline'] });
  await add('Social One', {
    current_title: 'Children’s Social Worker',
    summary: 'Holds: Social Work England registration.',
    certifications: ['Social Work England registration'],
  });
  await add('Social Two', { current_title: 'Children’s Social Worker' });
  await add('Primary One', { current_title: 'Primary Teacher', certifications: ['QTS'] });
  await add('Marketer', { current_title: 'Marketing Manager', current_company: 'Tesco' });
});

describe('what stands on the agency’s own records', () => {
  it.each([
    ['brewers with kettle souring', ['Brewer One']],
    ['brewer leeds kettle souring', ['Brewer One']],
    ['divers, IMCA', ['Diver One']],
    ['commercial divers who hold an HSE Part II ticket', ['Diver One']],
    ['commercial divers with HSE Part II', ['Diver One']],
    ['florists who do pruning', ['Florist One']],
    ['florist bridal work', ['Florist One']],
    ['baristas holding SCA Brewing Level 2', ['Barista One']],
    ['crane operators with a crane supervisor licence', ['Pilot One']],
    ['tilers Leeds and Bradford stone', ['Tiler One']],
  ])('is required as a whole though one person holds it, and told: %s', async (query, names) => {
    expect(await found(query)).toEqual(names);
    expect(codes(await search(query))).toContain('skill_of_yours');
  });

  it.each([
    ['brewers in Leeds with HSE Part II ticket', 2],
    ['florists, IMCA', 2],
    ['baristas with kettle souring', 2],
    ['tilers who do pruning', 2],
    ['commercial divers with SCA Brewing Level 2', 2],
  ])('ranks where nobody who meets the rest has it, and says so: %s', async (query, count) => {
    const answer = await search(query);
    expect(answer.total_count).toBe(count);
    expect(codes(answer)).toContain('ranked_only');
  });

  it('is no part of the name of a paper that is known', async () => {
    const query =
      'primary teachers with QTS and children’s social workers with Social Work England registration';
    expect((await found(query)).toSorted()).toEqual(['Primary One', 'Social One']);
    expect(codes(await search(query))).not.toContain('skill_of_yours');
  });

  it('is required as one of a list of which several people list each English word', async () => {
    const query = 'animal groomers who do small dogs or equine';
    expect((await found(query)).toSorted()).toEqual(['Groom One', 'Groom Three', 'Groom Two']);
    expect((await search('animal groomers who do small dogs or feline')).total_count).toBe(4);
  });

  it.each([
    'marketing managers, client',
    'marketing manager, client side',
    'marketing managers on the client',
  ])('makes no ordinary word hard by another person’s record: %s', async (query) => {
    expect(await found(query)).toEqual(['Marketer']);
  });

  it.each([
    ['barista bath', 'must location Bath, GB'],
    ['barista leeds', 'must location Leeds, GB'],
  ])('knows the towns in which people live, also in small letters: %s', async (query, label) => {
    expect(await labels(query)).toContain(label);
  });
});

describe('a slip beside a trade', () => {
  it.each([
    ['baristas manchster nights', 'must location Manchester, GB'],
    ['brewer leeeds', 'must location Leeds, GB'],
    ['quantity surveyor londn', 'must location London, GB'],
    ['quantity surveyor londn NEC contracts', 'must location London, GB'],
    ['site manager birmingam night shifts', 'must location Birmingham, GB'],
    ['chfs in leeds', 'must role Chef'],
    ['sous chfs in leeds', 'must role Sous Chef'],
    ['nrses in leeds', 'must role Nurse'],
    ['plumber, visa holdr', 'must work_rights visa holder'],
    ['electricians, permanant residnts', 'must work_rights permanent resident'],
  ])('is read as what it is spelled like, and told: %s', async (query, label) => {
    expect(await labels(query)).toContain(label);
    expect(codes(await search(query))).toContain('spelling');
  });
});

describe('what stands around a query', () => {
  it.each([
    'query: florists',
    'Candidate search request: florists',
    'enquiry: florists',
    'Occupation florist',
    'Please send me florists. Kind regards, Sophie',
    'We want florists.\nThanks,\nSophie Marsh',
    'Florists please. Best wishes, Tom',
    'We would like to meet florists',
    "I'd love to speak with florists",
  ])('asks for nothing: %s', async (query) => {
    expect(await labels(query)).toEqual(['must role Florist']);
  });
});

describe('a doctorate', () => {
  it.each([
    ['Doc Skill', { skills: ['PhD'] }],
    ['Doc Certificate', { certifications: ['PhD'] }],
    ['Doc Held', { summary: 'Holds: PhD.' }],
    ['Doc Told', { summary: 'Earned a PhD in zoology.' }],
    ['Doc Education', { education: [{ school: 'Leeds', degree: 'PhD', field: null }] }],
  ])('is known wherever the record keeps it: %s', async (name, record) => {
    await add(name, { current_title: 'Zoologist', ...record });
    expect(await found('zoologists with a PhD')).toContain(name);
  });

  it('is nobody’s who only supervises those who will have one', async () => {
    await add('Doc None', { current_title: 'Zoologist', summary: 'Works with PhD students.' });
    expect(await found('zoologists with a PhD')).not.toContain('Doc None');
  });
});

it.each([
  ['Arbeitet vollständig remote.', 'Far'],
  ['Travaille en télétravail.', 'Loin'],
  ['Trabaja en teletrabajo.', 'Lejos'],
  ['Arbeitet im Homeoffice.', 'Heim'],
])('finds who works from home as the summary says it in another language: %s', async (summary, name) => {
  await add(name, {
    current_title: 'Lexicographer',
    summary,
    experience: [job('Lexicographer', 'Duden', '2020')],
  });
  expect(await found('remote lexicographers')).toContain(name);
});

it.each([
  ['research fellows', 'Research Fellow'],
  ['brand managers', 'Brand Manager'],
  ['menswear buyers', 'Fashion Buyer'],
  ['marine cargo underwriters', 'Marine Underwriter'],
  ['child protection social workers', 'Child Protection Practitioner'],
  ['Leiter Qualitätssicherung', 'Quality Manager'],
  ['Hausdame', 'Housekeeping Supervisor'],
])('looks for a trade by its own name and no wider one: %s', async (query, role) => {
  expect(await labels(query)).toEqual([`must role ${role}`]);
});
