import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk();
const { add, search, found, codes } = peopleSearch(desk);

beforeAll(async () => {
  await add('Carla', { current_title: 'Claims Handler', skills: ['Guidewire'] });
  await add('Vic', { current_title: 'Florist', skills: ['Guidewire'], ...place('Melbourne', 'Australia') });
  await add('Nell', { current_title: 'Florist', skills: ['Roses'], ...place('Perth', 'Australia') });
  await add('Slow', { current_title: 'Baker', notice_period: '12 weeks' });
  await add('Mid', { current_title: 'Baker', notice_period: '4 weeks' });
  await add('Mute', { current_title: 'Baker' });
  await add('Fiona', {
    current_title: 'General Practitioner',
    salary_expectation: 'GBP 80000',
    ...place('Edinburgh', 'United Kingdom'),
  });
  await add('Aoife', {
    current_title: 'General Practitioner',
    salary_expectation: 'EUR 85000',
    ...place('Dublin', 'Ireland'),
  });
  await add('Dear', {
    current_title: 'General Practitioner',
    salary_expectation: 'EUR 120000',
    ...place('Dublin', 'Ireland'),
  });
  await add('Ltd', { current_title: 'Lawyer', current_company: 'Linklaters' });
  for (const name of ['Quin', 'Quip', 'Quit'])
    await add(name, { current_title: 'Florist', skills: ['Quindling'] });
  await add('Boss', {
    current_title: 'Accountant',
    preferred_seniority: 'head',
    ...place('Brisbane', 'Australia'),
  });
  await add('Hanna', { current_title: 'Krankenschwester', ...place('Vienna', 'Austria') });
});

it('finds who meets either of two conditions of different kinds, and scores both as met', async () => {
  expect(await found('with Guidewire or in Perth')).toEqual(['Carla', 'Nell', 'Vic']);
  const { results } = await search('florists with Guidewire or in Perth');
  expect(results.map(({ coverage }: { coverage: unknown }) => coverage)).toEqual([
    { matched: 2, total: 2 },
    { matched: 2, total: 2 },
  ]);
});

it('finds by notice that is too long, and nobody whose notice is unknown', async () => {
  expect(await found('bakers whose notice period is longer than one month')).toEqual(['Slow']);
  expect(await found('bakers, three months notice is too long')).toEqual(['Mid']);
});

it('compares pay in the currency of each of the places asked for', async () => {
  expect(await found('GPs in Scotland or Ireland wanting under 90k')).toEqual(['Aoife', 'Fiona']);
});

it('reads a misspelled company, and says so', async () => {
  expect(await found('lawyers at Linklatters')).toEqual(['Ltd']);
  expect(codes(await search('lawyers at Linklatters'))).toContain('spelling');
});

it('knows a trade by its name in another language, on the record and in the search', async () => {
  expect(await found('nurses in Vienna')).toEqual(['Hanna']);
  expect(await found('infirmières à Vienne')).toEqual(['Hanna']);
});

it('requires a skill that only the records know where several list it and a search says that it is needed', async () => {
  expect(await found('florists with quindling')).toEqual(['Quin', 'Quip', 'Quit']);
  expect(codes(await search('florists with quindling'))).toContain('skill_of_yours');
  expect(await found('florists, quindling')).toEqual(['Quin', 'Quip', 'Quit']);
  // It never leaves nobody.
  expect(await found('lawyers with quindling')).toEqual(['Ltd']);
});

it('says that senior leaves heads out who meet all else', async () => {
  const { notes } = await search('senior accountants in Brisbane');
  expect(notes.map(({ code }: { code: string }) => code)).toContain('higher_levels');
  expect(codes(await search('senior or head accountants in Brisbane'))).not.toContain('higher_levels');
});

it('says who meets all else under a sister title, and not when it is asked for too', async () => {
  await add('Rel', { current_title: 'Product Manager', ...place('Hobart', 'Australia') });
  await add('Par', { current_title: 'Product Owner', ...place('Hobart', 'Australia') });
  expect(await found('product managers in Hobart')).toEqual(['Rel']);
  expect(codes(await search('product managers in Hobart'))).toContain('sister_titles');
  expect(codes(await search('product managers or product owners in Hobart'))).not.toContain('sister_titles');
});

it('finds the same work under another title behind the title itself, says so, and leaves it out where "now" is asked', async () => {
  await add('Ber', { current_title: 'HR Business Partner', ...place('Hobart', 'Australia') });
  await add('Man', { current_title: 'HR Manager', ...place('Hobart', 'Australia') });
  const result = await search('HR managers in Hobart');
  expect(result.results.map(({ name }: { name: string }) => name.split(' ')[0])).toEqual(['Man', 'Ber']);
  expect(codes(result)).toContain('sister_titles');
  expect(result.results[1].why).toContain('HR Business Partner now, a sister title');
  expect(await found('now HR managers in Hobart')).toEqual(['Man']);
});

it('says where more ask for pay in another currency than are found', async () => {
  await add('Eur', { current_title: 'Glazier', salary_expectation: 'EUR 50000' });
  await add('Gbp', { current_title: 'Glazier', salary_expectation: 'GBP 50000' });
  await add('Aud', { current_title: 'Glazier', salary_expectation: 'AUD 50000' });
  expect(codes(await search('glaziers under 90k'))).toContain('other_currencies');
  expect(codes(await search('bakers under 90k'))).not.toContain('other_currencies');
});

it('says where somebody is left out by words alone', async () => {
  expect(codes(await search('bakers, not zorbology'))).toContain('excluded_by_words');
});
