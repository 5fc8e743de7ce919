import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { job, peopleSearch } from '#test/harness/people-search.ts';

const { running, desk } = useDesk({ country: 'AU' });
const { add, search, found, codes } = peopleSearch(desk);

it('says in one line that a list rests on a doubtful reading, and says nothing where all was read', async () => {
  await add('Ana Koch', { current_title: 'Accountant' });
  const doubtful = await search('acountants who yodel');
  expect(doubtful.in_doubt).toMatch(/^Check before you rely on it: 1 word corrected/);
  expect(await search('accountants')).not.toHaveProperty('in_doubt');
});

it('tells that half of a list hold a title that is a kind of the one asked for', async () => {
  for (const name of ['Ida One', 'Ida Two', 'Ida Three']) await add(name, { current_title: 'ICU Nurse' });
  await add('Rita Four', { current_title: 'Registered Nurse' });
  expect(codes(await search('registered nurses'))).toContain('narrower_titles');
  expect(await found('registered nurses, no ICU nurses')).toEqual(['Rita Four']);
  expect(codes(await search('ICU nurses'))).not.toContain('narrower_titles');
});

it('tells who is left out for a company that they have left, and who is kept though they worked there', async () => {
  const audit = (name: string, ...experience: object[]) =>
    add(name, { current_title: 'Auditor', experience });
  await audit('Leo Left', job('Auditor', 'BDO', '2022-01'), job('Auditor', 'KPMG', '2018-01', '2021-12'));
  await audit('Noa Never', job('Auditor', 'BDO', '2020-01'));
  const names = (result: { results: { name: string }[] }) => result.results.map(({ name }) => name);
  const never = await search('auditors who never worked at KPMG');
  expect(names(never)).toEqual(['Noa Never']);
  expect(codes(never)).toContain('left_before');
  const byName = await search('auditors, no one from KPMG');
  expect(names(byName)).toEqual(['Leo Left', 'Noa Never']);
  expect(codes(byName)).toContain('kept_who_left');
  expect(await found('auditors, not now at KPMG')).toEqual(['Leo Left', 'Noa Never']);
});

it('finds a former title beside a present one that is a kind of it', async () => {
  await add('Sue Reliable', {
    current_title: 'Site Reliability Engineer',
    experience: [
      job('Site Reliability Engineer', 'Acme Cloud', '2022-01'),
      job('DevOps Engineer', 'Bolt Cloud', '2018-01', '2021-12'),
    ],
  });
  await add('Sam Always', {
    current_title: 'Site Reliability Engineer',
    experience: [job('Site Reliability Engineer', 'Acme Cloud', '2018-01')],
  });
  expect(await found('SREs who held the title DevOps Engineer in an earlier job')).toEqual(['Sue Reliable']);
});

it('keeps nobody out of a search for a person by what is said around the name', async () => {
  await add('Milo Vickers');
  expect(await found('could you dig Milo Vickers out of the pile')).toEqual(['Milo Vickers']);
});

it('looks for people for a town among those who live there, and for those who would move where that is said', async () => {
  await add('Cora Town', { current_title: 'Chef', location: { city: 'Melbourne', country: 'AU' } });
  await add('Dan Mover', {
    current_title: 'Chef',
    location: { city: 'Perth', country: 'AU' },
    open_to_relocation: true,
  });
  expect(await found('a chef for Melbourne')).toEqual(['Cora Town']);
});

describe('what an exclusion or an edge does not do', () => {
  it('is told: an exclusion of what stands on nobody’s record', async () => {
    const own = await running.workspace({ country: 'GB' });
    await add('Bea', { current_title: 'Beekeeper', work_types: ['contract'] }, own);
    expect(codes(await search('beekeepers, no temps', own))).toContain('excluded_nobody');
    expect(codes(await search('beekeepers, no contractors', own))).not.toContain('excluded_nobody');
  });

  it('is told: somebody who asks for exactly the sum that was to be less', async () => {
    const own = await running.workspace({ country: 'GB' });
    await add('Bea', { current_title: 'Beekeeper', salary_expectation: 'GBP 50000' }, own);
    expect(codes(await search('beekeepers on less than £50k', own))).toContain('at_the_edge');
    expect(codes(await search('beekeepers, up to £50k', own))).not.toContain('at_the_edge');
    expect(codes(await search('beekeepers on less than £60k', own))).not.toContain('at_the_edge');
  });

  it('keeps a quality manager of a manufacturer apart from one of software', async () => {
    const own = await running.workspace({ country: 'GB' });
    await add('Car', { current_title: 'QA Manager', current_company: 'BMW' }, own);
    await add('Code', { current_title: 'QA Manager', current_company: 'Atlassian' }, own);
    expect(await found('quality managers', own)).toEqual(['Car']);
  });
});

it('looks for who worked at a company where its product is nobody’s skill, and says so', async () => {
  const own = await running.workspace({ country: 'AU' });
  await add('Mads', { current_title: 'UX Designer', current_company: 'Canva' }, own);
  await add('Nils', { current_title: 'UX Designer', current_company: 'Telstra' }, own);
  const result = await search('UX designers, Canva exp must', own);
  expect(result.results.map(({ name }: { name: string }) => name)).toEqual(['Mads']);
  expect(codes(result)).toContain('read_as');
  await add('Olaf', { current_title: 'UX Designer', current_company: 'Telstra', skills: ['Canva'] }, own);
  expect(await found('UX designers, Canva exp must', own)).toContain('Olaf');
});
