import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { job, peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk();
const { add, search, found, codes } = peopleSearch(desk);
const fitter = { current_title: 'Mechanical Fitter' };

beforeAll(async () => {
  await add('Mech', { current_title: 'Mechanical Engineer', ...place('Bolton', 'United Kingdom') });
  await add('Struct', { current_title: 'Structural Engineer', ...place('Manchester', 'United Kingdom') });
  await add('Toller', { current_title: 'Truck Driver', current_company: 'Toll Group' });
  await add('Linda', { current_title: 'Truck Driver', current_company: 'Linfox' });
  await add('Dieter', { current_title: 'Actuary', ...place('Vienna', 'Austria') });
  await add('Berta', { current_title: 'Actuary', skills: ['Reserving'], ...place('Berlin', 'Germany') });
  await add('Mover', {
    ...fitter,
    current_company: 'EY',
    experience: [job('Auditor', 'EY', '2022'), job('Auditor', 'KPMG', '2018', '2021')],
  });
  await add('Stayer', {
    ...fitter,
    current_company: 'Tesco',
    experience: [
      job('Auditor', 'Tesco', '2023'),
      job('Auditor', 'EY', '2020', '2022'),
      job('Auditor', 'KPMG', '2017', '2019'),
    ],
  });
  await add('Soon', { current_title: 'Florist', notice_period: 'immediately' });
  await add('Late', { current_title: 'Florist', notice_period: '4 weeks' });
  await add('Oona', {
    current_title: 'Occupational Therapist',
    experience: [
      job('Occupational Therapist', 'Alfred Health', '2020'),
      job('Plumber', 'Northgate', '2015', '2019'),
    ],
  });
});

describe('lists', () => {
  it.each([
    ['structural or mechanical engineers', ['Mech', 'Struct']],
    ['mechanical/structural engineers', ['Mech', 'Struct']],
    ['engineers around Bolton and Manchester', ['Mech', 'Struct']],
    ['truck drivers who have been with Toll or Linfox', ['Linda', 'Toller']],
    ['actuaries, German speaking countries', ['Berta', 'Dieter']],
    ['people who left KPMG for EY', ['Mover']],
    ['OTs who were plumbers once', ['Oona']],
    ['florists who can start Monday', ['Soon']],
  ])('find either of what they name: %s', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('of people find each by e-mail, by number or by name', async () => {
    const person = async (name: string, phone: string) =>
      (await desk.api.post('/candidates', { name, phone, email: `${crypto.randomUUID()}@list.example` })).body
        .data;
    const [vera, omar] = [
      await person('Vera Weller', '0412 000 111'),
      await person('Omar Yardley', '0412 000 222'),
    ];
    const ids = async (query: string) =>
      (await search(query)).results.map(({ id }: { id: string }) => id).sort();
    const both = [vera.id, omar.id].sort();
    expect(await ids(`${vera.email}; 0412 000 222`)).toEqual(both);
    expect(await ids('do we have Weller, Vera or Omar Yardley?')).toEqual(both);
    expect(await ids('whose first name is Omar')).toEqual([omar.id]);
  });
});

describe('what only ranks or was so before', () => {
  it('is told of a skill that the agency alone knows, which keeps nobody out of a place where nobody has it', async () => {
    const answer = await search('actuaries in Vienna who do reserving');
    expect(answer.total_count).toBe(1);
    expect(codes(answer)).toContain('ranked_only');
    expect(answer.results[0].band).not.toBe('strong');
  });

  it('is told of a title that somebody had last', async () => {
    await add('Gone', { experience: [job('Boilermaker', 'Honey Works', '2019', '2023')] });
    const answer = await search('boilermakers');
    expect(answer.results.map(({ name }: { name: string }) => name)).toEqual(['Gone']);
    expect(codes(answer)).toContain('did_it_before');
    expect(answer.results[0].band).not.toBe('strong');
  });
});

it('finds a number of another country as it is written there, and one of the agency’s country in that alone', async () => {
  await add('Roaming', { phone: '+44 7700 900551' });
  const names = async (query: string): Promise<string[]> =>
    (await search(query)).results.map(({ name }: { name: string }) => name);
  expect(await names('07700 900551')).toEqual(['Roaming']);
  expect(await names('0044 7700 900551')).toEqual(['Roaming']);
  expect(await names('+61 7700 900551')).toEqual([]);
  await add('Foreign', { phone: '+351 412 555 019' });
  await add('Home', { phone: '0412 555 019' });
  expect(await names('0412 555 019')).toEqual(['Home']);
});
