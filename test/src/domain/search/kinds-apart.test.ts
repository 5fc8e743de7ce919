import { beforeAll, describe, expect, it } from 'vitest';
import { compileApart } from '#src/domain/search/compile/index.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch } from '#test/harness/people-search.ts';

const { desk } = useDesk({ country: 'GB', env: { RATE_LIMIT_AI_PER_MINUTE: '100000' } });
const { add, search } = peopleSearch(desk);
const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-30' };

beforeAll(async () => {
  const leeds = { location: { city: 'Leeds', country: 'GB' } };
  await add('Ware One', { current_title: 'Warehouse Manager', ...leeds });
  await add('Prod One', { current_title: 'Production Manager', ...leeds });
  await add('Seo One', { current_title: 'Content Lead', skills: ['SEO'], ...leeds });
  await add('Seo Two', {
    current_title: 'Content Lead',
    skills: ['SEO'],
    location: { city: 'Bath', country: 'GB' },
  });
  await add('Dev One', {
    current_title: 'Java Developer',
    skills: ['Java', 'Kafka'],
    location: { city: 'Bath', country: 'GB' },
  });
  await add('Soc One', { current_title: 'SOC Analyst', skills: ['Splunk'] });
  await add('Net One', { current_title: 'Systems Lead', skills: ['.NET', 'Azure'] });
  await add('Net Two', { current_title: 'Systems Lead', skills: ['.NET'] });
  await add('Barista One', { current_title: 'Barista' });
});

const found = async (query: string): Promise<string[]> =>
  (await search(query)).results.map(({ name }: { name: string }) => name).toSorted();
const codes = async (query: string): Promise<string[]> =>
  (await search(query)).notes.map(({ message }: { message: string }) => message.split(':')[0] ?? '');
const SEVERAL = 'This list was read as several kinds of people, any of whom will do';

describe('a list of several kinds of people', () => {
  it.each([
    ['warehouse managers, production managers, SEO, Leeds', ['Prod One', 'Seo One', 'Ware One']],
    ['Leeds: warehouse managers, production managers and SEO', ['Prod One', 'Seo One', 'Ware One']],
    ['SOC analysts with Splunk, also .NET people with Azure', ['Net One', 'Soc One']],
  ])('finds who is of one of them, and tells it: %s', async (query, names) => {
    expect(await found(query)).toEqual(names);
    expect(await codes(query)).toContain(SEVERAL);
  });

  it('is one person where somebody of the agency has both', async () => {
    expect(await found('java developers, Kafka, Leeds')).toEqual([]);
    expect(await codes('java developers, Kafka, Leeds')).not.toContain(SEVERAL);
  });

  it('is none of a trade and its tools', async () => {
    expect(await found('warehouse managers with SEO in Leeds')).toEqual([]);
  });
});

describe('of each kind of people', () => {
  const read = (query: string): string[] | null => {
    const { facets, apart } = compileApart(query, HOME);
    return (
      apart && facets.map(({ label, either, together }) => `${label} ${either ?? '-'} ${together ?? '-'}`)
    );
  };

  it('what is said of it alone is asked of it alone, and what is said once of all', () => {
    expect(
      read(
        'brand managers ex Nestlé or Unilever, store managers ex Zara, three years or more in the job they have now',
      ),
    ).toEqual([
      'Brand Manager 1 1',
      'formerly at Nestle or Unilever 1 1',
      'Store Manager 1 2',
      'formerly at Zara 1 2',
      'at least 3 years in the present job - -',
    ]);
    expect(read('CRAs + regulatory affairs, used to be at Roche, based Ireland')).toEqual([
      'Clinical Research Associate 1 -',
      'Regulatory Affairs 1 -',
      'formerly at Roche - -',
      'Ireland - -',
    ]);
  });

  it.each([
    'nurses in Leeds, SEO, chefs',
    'senior java developer, Kafka, Spring, London',
    'data engineers, Spark, London',
    'chefs, waiters, CSCS, Leeds',
    'chefs who were baristas',
  ])('nothing is read where it is open whose it is, or where one person is meant: %s', (query) => {
    expect(read(query)).toBeNull();
  });
});
