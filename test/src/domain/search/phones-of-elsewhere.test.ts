import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk({ country: 'AU', env: { RATE_LIMIT_AI_PER_MINUTE: '100000' } });
const { add, found } = peopleSearch(desk);

beforeAll(async () => {
  await add('Ada Abroad', { phone: '0412 555 019', ...place('Leeds', 'GB') });
  await add('Bea Home', { phone: '0412 555 020', ...place('Sydney', 'AU') });
  await add('Cy Elsewhere', { phone: '07700 900123', ...place('Leeds', 'GB') });
});

it.each([
  ['0412 555 019', ['Ada Abroad']],
  ['0412555020', ['Bea Home']],
  ['+61 412 555 020', ['Bea Home']],
  ['07700 900123', ['Cy Elsewhere']],
  ['+44 7700 900123', ['Cy Elsewhere']],
  ['0412 555 019 or 0412 555 020', ['Ada Abroad', 'Bea Home']],
])('a number finds whose it is, wherever they live: %s', async (query, names) => {
  expect(await found(query)).toEqual(names);
});
