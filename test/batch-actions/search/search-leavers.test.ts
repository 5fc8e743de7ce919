import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch } from '#test/harness/people-search.ts';

const { desk } = useDesk({ country: 'GB' });
const { add, found, codes, search } = peopleSearch(desk);

const career = (...jobs: [employer: string, from: string, to: string | null][]) => ({
  current_title: 'Accountant',
  ...(jobs[0]?.[2] === null ? { current_company: jobs[0][0] } : {}),
  experience: jobs.map(([employer, from, to]) => ({
    title: 'Accountant',
    employer,
    from,
    ...(to === null ? { is_current: true } : { to }),
  })),
});

beforeAll(async () => {
  await add('Lately', career(['Tesco', '2024-05', null], ['KPMG', '2019-01', '2024-04']));
  await add('Long Ago', career(['Tesco', '2018-05', null], ['KPMG LLP', '2012-01', '2018-04']));
  await add(
    'Returned',
    career(['KPMG', '2025-02', null], ['Tesco', '2024-02', '2025-01'], ['KPMG', '2018', '2024']),
  );
  await add('Undated', {
    current_title: 'Accountant',
    experience: [{ title: 'Accountant', employer: 'KPMG' }],
  });
  await add('Within Practice', career(['BDO', '2024-05', null], ['Deloitte', '2019-01', '2024-04']));
  await add('Small House', career(['Tesco', '2025', null], ['Quillfeather Ltd', '2019', '2025']));
});

it('finds who left a company in some years, by any spelling of it, and nobody who is there again', async () => {
  expect(await found('accountants who left KPMG since 2023')).toEqual(['Lately']);
  expect(await found('accountants who left KPMG before 2020')).toEqual(['Long Ago']);
  expect(await found('accountants, at KPMG until 2018')).toEqual(['Long Ago']);
  expect(await found('accountants who left Quillfeather since 2024')).toEqual(['Small House']);
});

it('finds who left a field of work, and nobody who is with another company of it', async () => {
  expect(await found('accountants who left practice since 2020')).toEqual(['Lately']);
});

it('says that years are compared, and that whose end is unknown is left out', async () => {
  expect(codes(await search('accountants who left KPMG since 2001'))).toContain('by_the_year');
});
