import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk();
const { add, search, found } = peopleSearch(desk);

describe('a clause that may only be told around a search', () => {
  beforeAll(async () => {
    const perth = place('Perth', 'Australia');
    await add('Mia', { current_title: 'Electrician', ...perth });
    await add('Zoe', { current_title: 'Sound Engineer', ...perth });
  });

  it('keeps nobody out where nobody meets it with the rest, and is told', async () => {
    const answer = await search(
      'Electricians in Perth, five of them. They are a sound crowd and the beer is free',
    );
    expect(answer.total_count).toBe(1);
    expect(answer.notes[0]).toMatchObject({ code: 'set_aside' });
    expect(answer.notes[0].message).toContain('They are a sound crowd');
  });

  it.each(['Electricians in Perth. Must speak Norwegian.', 'Electricians. Somebody who was at KPMG.'])(
    'stays asked for where it asks: %s',
    async (query) => {
      expect(await found(query)).toEqual([]);
    },
  );
});

it('is refused for the id of a record, with what reads it', async () => {
  const answer = await search('show me cnd_01J9Z8YQ7V3K5M2N4P6R8S0T1W');
  expect(answer.total_count).toBe(0);
  expect(answer.notes[0].message).toContain('get_candidate');
});

it('reads a word of a trade without its vowels, and says so', async () => {
  await add('Wes', { current_title: 'Social Worker' });
  expect(await found('social wkrs')).toEqual(['Wes']);
  expect((await search('elctrcns Perth')).notes[0]).toMatchObject({ code: 'spelling' });
});
