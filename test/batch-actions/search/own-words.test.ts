import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk();
const { add, search, found, codes } = peopleSearch(desk);

describe('words that no lexicon knows and that stand in records', () => {
  beforeAll(async () => {
    const leeds = place('Leeds', 'United Kingdom');
    await add('Tess', {
      current_title: 'Planner',
      summary: 'Negotiated Section 106 agreements for a council.',
      ...leeds,
    });
    await add('Uma', { current_title: 'Planner', summary: 'Wrote 106 pages on every section.', ...leeds });
    await add('Vic', { current_title: 'Operative', summary: 'Worked as an ostler for coaches.', ...leeds });
    await add('Wes', { current_title: 'Carpenter', ...place('Perth', 'Australia') });
    await add('Xan', { current_title: 'Florist', skills: ['Zorbing'], ...place('Perth', 'Australia') });
  });

  it('are required where nothing else of the query says who is looked for, as the phrase that they are', async () => {
    const answer = await search('Section 106, Leeds');
    expect(answer.results.map(({ name }: { name: string }) => name)).toEqual(['Tess']);
    expect(codes(answer)).toContain('own_words');
    expect(answer.interpretation.facets).toContainEqual({
      label: 'Section 106',
      kind: 'keyword',
      strength: 'must',
      values: ['"Section 106"'],
    });
  });

  it('only rank beside a trade, and where nobody who holds them meets the rest', async () => {
    expect(await found('planners Leeds, Section 106')).toEqual(['Tess', 'Uma']);
    const elsewhere = await search('Section 106, Perth');
    expect(elsewhere.results).toHaveLength(2);
    expect(codes(elsewhere)).toContain('ranked_only');
  });

  it('find a trade that is in nobody’s title', async () => {
    const answer = await search('ostlers in Leeds');
    expect(codes(answer)).toEqual(['own_words']);
    expect(answer.results.map(({ name }: { name: string }) => name)).toEqual(['Vic']);
  });

  it('empty no search for a trade where nobody holds them', async () => {
    const answer = await search('carpenters with quindle experience');
    expect(answer.total_count).toBe(1);
    expect(codes(answer)).toContain('not_in_records');
    expect(answer.results[0].band).not.toBe('strong');
  });
});

it('keeps another form of a plain word as it is and corrects no word to it', async () => {
  await add('Yan', { current_title: 'ICU Nurse', skills: ['Ventilation'] });
  const answer = await search('ventilation trained ICU nurses');
  expect(answer.results.map(({ name }: { name: string }) => name)).toEqual(['Yan']);
  expect(codes(answer)).not.toContain('spelling');
});

it('keeps nobody out by a company in small letters that no record holds, tells it, and corrects no part of an unknown name', async () => {
  await add('Zed', { current_title: 'Florist', ...place('Leeds', 'United Kingdom') });
  const guess = await search('ex-zorblo florists, Leeds');
  expect(guess.results.map(({ name }: { name: string }) => name)).toContain('Zed');
  expect(codes(guess)).toContain('not_in_records');
  const named = await search('ex-Zorblo florists, Leeds');
  expect(named.total_count).toBe(0);
  const firm = await search('florists who worked at Harrow & Lisle');
  expect(codes(firm)).not.toContain('spelling');
});

it('tells that a trade that it does not know is left out by the words of records alone', async () => {
  expect(codes(await search('florists Leeds, not zorblers'))).toContain('excluded_by_words');
});
