import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { job, peopleSearch } from '#test/harness/people-search.ts';

const { desk } = useDesk({ country: 'GB' });
const { add, found } = peopleSearch(desk);
const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-25', timezone: 'Europe/London' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const notes = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

it.each([
  ['Tableau nice to have, contract', 'must work_type contract'],
  ['Tableau nice to have - 3+ years in current role', 'must tenure at least 3 years in the present job'],
  ['preferably with Tableau - business analysts', 'must role Business Analyst'],
  ['people who ideally speak German and who know Tableau', 'must skill Tableau'],
  ['never at KPMG, German would be nice, Tableau or PRINCE2', 'nice language German'],
])('ends a wish in %j where it ends', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  'accountants preferably using Tableau based in Leeds',
  'people ideally speaking German on more than 60k',
  'people ideally with Tableau and placed by us',
])('tells of %j that the second condition was taken for a wish too', (query) => {
  expect(notes(query)).toContain('wish_reaches');
});

it.each([
  'accountants, ideally with Tableau, Excel or Power BI',
  'accountants, ideally CPA and German speaking',
  'accountants in Leeds, ideally Tableau',
])('tells nothing of the kind of a list of wishes like %j', (query) => {
  expect(notes(query)).not.toContain('wish_reaches');
});

it.each([
  ['people not in Leeds currently at KPMG', 'must employer now at KPMG'],
  ['people without Tableau placed by us', 'must desk placed by us'],
  ['people never placed by us and in the Bench pool', 'must desk in the pool Bench'],
  ['people who don’t know Tableau not in Leeds', 'exclude location Leeds, GB'],
])('ends what is left out in %j where another condition begins', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it('tells of one exclusion with several kinds of conditions that all of them were taken for unwanted', () => {
  expect(notes('excluding contractors, previously at KPMG, Tableau or PRINCE2')).toContain(
    'exclusion_reaches',
  );
  expect(notes('accountants, no contractors from KPMG')).not.toContain('exclusion_reaches');
});

it('reads of a field in front of a mark and a trade any time there, and takes no figure of a name for pay', () => {
  const banking = compileQuery('banking background, accountants', HOME).facets.find(
    ({ kind }) => kind === 'industry',
  );
  expect(banking?.when).toBeNull();
  expect(read('PRINCE2 - 50k max')).toContain('must salary pay up to GBP 50,000 a year');
  expect(read('nurses on AUD50k')).toContain('must salary pay up to AUD 50,000 a year');
  expect(read('Tableau, business analysts')).toEqual(['must skill Tableau', 'must role Business Analyst']);
});

it('counts jobs and employers, and knows the title just before the present one', async () => {
  await add('Loyal', { current_title: 'Fishmonger', experience: [job('Fishmonger', 'Rick Stein', '2020')] });
  await add('Moved Once', {
    current_title: 'Fishmonger',
    experience: [job('Fishmonger', 'Rick Stein', '2022'), job('Oyster Shucker', 'Wheelers', '2019', '2022')],
  });
  await add('Moved Twice', {
    current_title: 'Fishmonger',
    experience: [
      job('Fishmonger', 'Rick Stein', '2023'),
      job('Deckhand', 'Trawlers', '2021', '2023'),
      job('Oyster Shucker', 'Wheelers', '2018', '2021'),
    ],
  });
  await add('Unknown', { current_title: 'Fishmonger' });
  expect(await found('fishmongers who have only ever had one employer')).toEqual(['Loyal']);
  expect(await found('fishmongers with at least three jobs on their CV')).toEqual(['Moved Twice']);
  expect(await found('fishmongers with at most two jobs on their CV')).toEqual(['Loyal', 'Moved Once']);
  expect(await found('fishmongers whose previous title was Oyster Shucker')).toEqual(['Moved Once']);
  expect(await found('fishmongers with Oyster Shucker as a former title')).toEqual([
    'Moved Once',
    'Moved Twice',
  ]);
});

it('counts nobody as having left a company who got another job there', async () => {
  await add('Promoted', {
    current_title: 'Audit Manager',
    experience: [job('Audit Manager', 'KPMG', '2023'), job('Auditor', 'KPMG', '2019', '2022')],
  });
  await add('Gone', {
    current_title: 'Audit Manager',
    experience: [job('Audit Manager', 'BDO', '2023'), job('Auditor', 'KPMG', '2019', '2022')],
  });
  await add('Moved Within', {
    current_title: 'Audit Manager',
    experience: [job('Audit Manager', 'EY', '2023'), job('Auditor', 'KPMG', '2019', '2022')],
  });
  expect(await found('ex-KPMG')).toEqual(['Gone', 'Moved Within']);
  // Who moved to another of them is at the Big 4 still.
  expect(await found('formerly Big 4')).toEqual(['Gone']);
  expect(await found('no ex-KPMG people, audit managers')).toEqual(['Promoted']);
});
