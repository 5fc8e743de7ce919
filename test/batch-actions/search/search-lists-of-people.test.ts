import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk({ country: 'AU' });
const { add, found, search } = peopleSearch(desk);
const perth = place('Perth', 'AU', 'WA');

beforeAll(async () => {
  await add('Jane Dorrit', { current_title: 'Accountant', ...perth });
  await add('Bob Wexler', { current_title: 'Accountant', email: 'bob@x.example', ...perth });
  await add('Carl Young', { current_title: 'Chef', phone: '+61412555019', ...perth });
  await add('Lena Park', { current_title: 'Analyst', linkedin_url: 'https://www.linkedin.com/in/lenapark' });
});

it.each([
  ['Jane Dorrit, bob@x.example, 0412 555 019', ['Bob Wexler', 'Carl Young', 'Jane Dorrit']],
  ['Jane Dorrit; linkedin.com/in/lenapark', ['Jane Dorrit', 'Lena Park']],
  ['find me Jane Dorrit and bob@x.example', ['Bob Wexler', 'Jane Dorrit']],
  ['Jane Dorrit, Carl Young', ['Carl Young', 'Jane Dorrit']],
  ['accountants, bob@x.example', ['Bob Wexler']],
])('finds each of a list of people, whatever they are told by: %s', async (query, people) => {
  expect((await found(query)).toSorted()).toEqual(people);
});

it('tells who of a list is not on record', async () => {
  const { notes, total_count } = await search('Jane Dorrit, Mary Quigley, nobody@y.example');
  expect(total_count).toBe(1);
  expect(notes.map(({ message }: { message: string }) => message)).toContain(
    'Not on record: Mary Quigley, nobody@y.example.',
  );
});

it.each(['gizmo', 'XQJZ', 'flumper engineers', 'flumper engineers in Perth'])(
  'says what it did not understand rather than find nobody in silence: %s',
  async (query) => {
    const { notes, total_count, in_doubt } = await search(query);
    expect(total_count).toBe(0);
    expect(notes.map(({ code }: { code: string }) => code)).toContain('not_understood');
    expect(in_doubt).toContain('Check before you rely on it');
  },
);
