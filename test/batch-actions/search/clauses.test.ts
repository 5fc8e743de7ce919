import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk();
const { add, search, found, codes } = peopleSearch(desk);

beforeAll(async () => {
  const perth = place('Perth', 'Australia');
  await add('Ana', { current_title: 'Junior Software Developer', skills: ['Java'], ...perth });
  await add('Ben', { current_title: 'Senior Software Developer', skills: ['Java'], ...perth });
  await add('Cat', { current_title: 'Junior Software Developer', skills: ['Python'], ...perth });
  await add('Dov', { current_title: 'Florist', ...perth });
});

it('leaves out by conditions side by side only those of whom all of them hold', async () => {
  expect((await found('developers, no junior Java people')).toSorted()).toEqual(['Ben', 'Cat']);
  expect((await found('developers, not junior Java or Python people')).toSorted()).toEqual(['Ben']);
  expect(await found('developers, no juniors or Java people')).toEqual([]);
});

it('refuses a search of which only the place was understood, with what was understood and how to ask', async () => {
  const answer = await search('quindle, zorbled, Perth');
  expect(answer).toMatchObject({ total_count: 0, results: [] });
  const refused = answer.notes.find(({ code }: { code: string }) => code === 'refused');
  expect(refused.message).toMatch(/zorbled.*Understood: Perth, AU\. Name a role/s);
  expect(codes(await search('everybody in Perth'))).not.toContain('refused');
  expect((await search('florists with frobs, Perth')).total_count).toBe(1);
});

it('shows nobody as a strong result whose search has a clause with unused words', async () => {
  const plain = await search('florists in Perth');
  expect(plain.results[0].band).toBe('strong');
  const odd = await search('florists in Perth whose last employer we know');
  expect(codes(odd)).toContain('not_used');
  expect(odd.results[0].band).not.toBe('strong');
});
