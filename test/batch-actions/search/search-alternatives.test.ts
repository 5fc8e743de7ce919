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
  expect(why['Auditor Leeds']).toBe('Auditor and Leeds, GB');
  expect(why['Baker York']).toBe('Baker and York, GB');
});
