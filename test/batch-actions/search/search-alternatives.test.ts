import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk({ country: 'GB' });
const { add, found, search } = peopleSearch(desk);

beforeAll(async () => {
  const [leeds, york] = [place('Leeds', 'United Kingdom'), place('York', 'United Kingdom')];
  await add('Auditor Leeds', { current_title: 'Auditor', ...leeds, work_rights: 'Citizen' });
  await add('Auditor York', { current_title: 'Auditor', ...york, work_rights: 'Citizen' });
  await add('Baker Leeds', { current_title: 'Baker', ...leeds, work_rights: 'Citizen' });
  await add('Baker York', { current_title: 'Baker', ...york });
});

it('finds who meets all of one of two descriptions, and nobody who meets a part of each', async () => {
  expect(await found('auditors in Leeds or bakers in York')).toEqual(['Auditor Leeds', 'Baker York']);
  expect(await found('(auditor AND York) OR (baker AND Leeds)')).toEqual(['Auditor York', 'Baker Leeds']);
  expect(await found('auditors in Leeds or bakers in York, citizens only')).toEqual(['Auditor Leeds']);
});

it('scores who meets one of them like who meets the other, and says which of them holds', async () => {
  const { results } = await search('auditors in Leeds or bakers in York');
  const [one, other] = results;
  expect(Math.abs(one.match_score - other.match_score)).toBeLessThanOrEqual(3);
  expect(one.coverage.matched).toBe(one.coverage.total);
  const why = Object.fromEntries(results.map((row: { name: string; why: string }) => [row.name, row.why]));
  expect(why['Auditor Leeds']).toBe('Auditor now and lives in Leeds');
  expect(why['Baker York']).toBe('Baker now and lives in York');
});

it('finds who meets either a figure or a word, and says of each which of them holds', async () => {
  const surveyor = { current_title: 'Quantity Surveyor' };
  await add('Qs Long', { ...surveyor, years_experience: 12 });
  await add('Qs Chartered', { ...surveyor, years_experience: 6, certifications: ['MRICS'] });
  await add('Qs Chartered Lately', { ...surveyor, years_experience: 2, certifications: ['MRICS'] });
  await add('Qs Untold', surveyor);
  expect(await found('quantity surveyors, 8+ years or MRICS')).toEqual([
    'Qs Chartered',
    'Qs Chartered Lately',
    'Qs Long',
  ]);
  expect(await found('quantity surveyors, 8+ years or chartered and 5')).toEqual(['Qs Chartered', 'Qs Long']);
  const { total_count, results, notes } = await search('quantity surveyors, 8+ years or MRICS and 5 years');
  expect(notes).toEqual([]);
  expect(total_count).toBe(2);
  const why = Object.fromEntries(results.map((row: { name: string; why: string }) => [row.name, row.why]));
  expect(why['Qs Long']).toBe('Quantity Surveyor now; 12 years');
  expect(why['Qs Chartered']).toBe('Quantity Surveyor now; RICS listed and 6 years');
  const none = await search('quantity surveyors in York, 20+ years or MRICS');
  expect(none.near_misses.map(({ lacks }: { lacks: string[] }) => lacks)).toContainEqual([
    'York, GB (nothing on record)',
  ]);
});

it('takes nobody for where they are said not to be any longer', async () => {
  expect(await found('bakers no longer in Leeds')).toEqual(['Baker York']);
  expect(await found('auditors not now living in York')).toEqual(['Auditor Leeds']);
});
