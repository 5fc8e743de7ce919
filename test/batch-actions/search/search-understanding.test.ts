import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { job, peopleSearch, place } from '#test/harness/people-search.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();
const { add, search, found, codes } = peopleSearch(desk);

describe('loose words', () => {
  it('keep nobody out, whatever stands in the records of others, and are told', async () => {
    const own = await running.workspace();
    await add(
      'Mia',
      { current_title: 'Marketing Manager', current_company: 'Optus', ...place('Sydney', 'Australia') },
      own,
    );
    const query = 'marketing manager Sydney, zebra minded';
    expect(await found(query, own)).toEqual(['Mia']);
    await add('Zoe', { current_title: 'Zebra Keeper', ...place('Perth', 'Australia') }, own);
    expect(await found(query, own)).toEqual(['Mia']);
    const answer = await search(query, own);
    expect(answer.notes.some(({ message }: { message: string }) => /zebra/.test(message))).toBe(true);
    expect(answer.results[0].band).not.toBe('strong');
  });

  it('find nobody by the part of a title of somebody else', async () => {
    const own = await running.workspace();
    const sydney = place('Sydney', 'Australia');
    await add('Mia', { current_title: 'Marketing Manager', current_company: 'Optus', ...sydney }, own);
    await add('Sid', { current_title: 'Server-side Engineer', current_company: 'Canva', ...sydney }, own);
    expect(await found('marketing manager Sydney, client side', own)).toEqual(['Mia']);
  });

  it('are never everybody without a word of it', async () => {
    const own = await running.workspace();
    await add('Mia', { current_title: 'Florist' }, own);
    const all = await search('everyone', own);
    expect(all).toMatchObject({ total_count: 1 });
    expect(codes(all)).toEqual(['no_requirement']);
  });

  it('of a time that nothing is searched by are told', async () => {
    const answer = await search('nurses in the last year');
    expect(answer.notes[0].message).toContain('in the last year');
  });
});

describe('employers', () => {
  const own: { at?: Workspace } = {};
  beforeAll(async () => {
    own.at = await running.workspace();
    const auditor = { current_title: 'Auditor', ...place('London', 'United Kingdom') };
    await add('Young', { ...auditor, current_company: 'Ernst & Young LLP' }, own.at);
    await add('Short', { ...auditor, current_company: 'EY' }, own.at);
    await add('Price', { ...auditor, current_company: 'PricewaterhouseCoopers' }, own.at);
    await add(
      'Left',
      {
        ...auditor,
        current_company: 'Tesco',
        experience: [job('Auditor', 'Tesco', '2022'), job('Auditor', 'KPMG', '2018', '2021')],
      },
      own.at,
    );
    await add('Other', { ...auditor, current_company: 'Bloggs & Daughters' }, own.at);
    await add(
      'Diora',
      { current_title: 'Marketing Manager', current_company: 'Christian Dior Couture' },
      own.at,
    );
  });

  it.each([
    ['auditors from EY', ['Short', 'Young']],
    ['ernst and young auditors', ['Short', 'Young']],
    ['Big 4 auditors', ['Price', 'Short', 'Young']],
    ['big four auditors in London', ['Price', 'Short', 'Young']],
    ['auditors now at PwC', ['Price']],
    ['ex-KPMG London', ['Left']],
    ['KPMG alumni in London', ['Left']],
    ['no one from EY: auditors in London', ['Left', 'Other', 'Price']],
    ['auditors who work for a retailer', ['Left']],
    ['auditors, not from retail companies', ['Other', 'Price', 'Short', 'Young']],
    ['Christian Dior marketing people', ['Diora']],
  ])('are found by any of their names, their groups and what they do: %s', async (query, names) => {
    expect(await found(query, own.at)).toEqual(names);
  });

  it('are no protected words', async () => {
    for (const query of [
      'Ernst & Young auditors',
      'Christian Dior marketing people',
      'Young & Rubicam designers',
    ])
      expect(codes(await search(query, own.at))).not.toContain('protected_attribute');
    expect(codes(await search('Christian auditors', own.at))).toContain('protected_attribute');
  });
});

describe('roles', () => {
  const own: { at?: Workspace } = {};
  beforeAll(async () => {
    own.at = await running.workspace();
    await add('Icu', { current_title: 'ICU Nurse' }, own.at);
    await add('En', { current_title: 'EEN' }, own.at);
    await add('Rails', { current_title: 'Rails Engineer' }, own.at);
    await add('Gopher', { current_title: 'Golang Engineer' }, own.at);
    await add('Front', { current_title: 'UI Engineer' }, own.at);
    await add('Builds', { current_title: 'Project Manager', current_company: 'Multiplex' }, own.at);
    await add('Tech', { current_title: 'IT Project Manager', current_company: 'Telstra' }, own.at);
    await add('Lorry', { current_title: 'HGV Driver' }, own.at);
    await add(
      'Once',
      {
        current_title: 'Chef',
        experience: [job('Chef', 'Bloom', '2021'), job('Receptionist', 'Inn', '2015', '2019')],
      },
      own.at,
    );
  });

  it.each([
    ['nurses', ['En', 'Icu']],
    ['ICU nurses', ['Icu']],
    ['EENs', ['En']],
    ['backend developers', ['Gopher', 'Rails']],
    ['software engineers', ['Front', 'Gopher', 'Rails']],
    ['project manager at a builder', ['Builds']],
    ['construction project managers', ['Builds']],
    ['IT project managers', ['Tech']],
    ['project managers', ['Builds', 'Tech']],
    ['truckies', ['Lorry']],
    ['receptionists', []],
    ['used to be a receptionist', ['Once']],
  ])('are found by the wider and the narrower: %s', async (query, names) => {
    expect(await found(query, own.at)).toEqual(names);
  });
});

describe('places', () => {
  const own: { at?: Workspace } = {};
  beforeAll(async () => {
    own.at = await running.workspace();
    const live = (name: string, city: string, country: string, state?: string) =>
      add(name, { current_title: 'Accountant', ...place(city, country, state) }, own.at);
    await live('Bolton', 'Bolton', 'United Kingdom');
    await live('Manch', 'Manchester', 'United Kingdom');
    await live('Notts', 'Nottingham', 'United Kingdom');
    await live('Kent', 'Maidstone', 'United Kingdom');
    await live('Oak', 'Oakland', 'United States', 'California');
    await live('Frisco', 'San Francisco', 'United States', 'California');
    await live('Muc', 'Munich', 'Germany');
    await live('Parra', 'Parramatta', 'Australia');
  });

  it.each([
    ['accountants in Greater Manchester', ['Bolton', 'Manch']],
    ['accountants in Manchester', ['Manch']],
    ['accountants East Midlands', ['Notts']],
    ['accountants in South East England', ['Kent']],
    ['accountants in the US', ['Frisco', 'Oak']],
    ['accountants US', ['Frisco', 'Oak']],
    ['accountants Bay Area', ['Frisco', 'Oak']],
    ['accountants in DACH', ['Muc']],
    ['accountants in München', ['Muc']],
    ['accountants EMEA', ['Bolton', 'Kent', 'Manch', 'Muc', 'Notts']],
    ['accountants in Sydney', ['Parra']],
    ['accountants, not in Manchester, United Kingdom', ['Bolton', 'Kent', 'Notts']],
  ])('are regions, countries by two letters, and cities with their suburbs: %s', async (query, names) => {
    expect(await found(query, own.at)).toEqual(names);
  });

  it('are no town where people are meant', async () => {
    await add('Sal', { current_title: 'Account Executive', ...place('Brisbane', 'Australia') }, own.at);
    expect(await found('sales people in Brisbane', own.at)).toEqual(['Sal']);
  });
});

describe('who is told exactly', () => {
  it('is found by phone, e-mail and profile, in lists as well, and a phone is no pay', async () => {
    const own = await running.workspace();
    await add('Ann', { phone: '0412 555 019', linkedin_url: 'https://au.linkedin.com/in/ann-x' }, own);
    await add('Ben', { phone: '+61 412 555 020', email: 'ben@people.example' }, own);
    await add('Cas', { salary_expectation: '$100k' }, own);
    expect(await found('0412 555 019', own)).toEqual(['Ann']);
    expect(await found('+61412555019, 0412555020', own)).toEqual(['Ann', 'Ben']);
    expect(await found('ben@people.example', own)).toEqual(['Ben']);
    expect(await found('linkedin.com/in/ann-x', own)).toEqual(['Ann']);
  });

  it('is found by the whole name, turned round or not, before whose name only holds it', async () => {
    const own = await running.workspace();
    await add('Alex Abbot', {}, own);
    await add('Alex Abbot-Farrow', {}, own);
    expect(await found('Alex Abbot', own)).toEqual(['Alex Abbot']);
    expect(await found('Abbot, Alex', own)).toEqual(['Alex Abbot']);
  });
});

it('reads a misspelled town that nothing leads to at the end of a search', async () => {
  const own = await running.workspace();
  await add('Fay', { current_title: 'Electrician', ...place('Manchester', 'United Kingdom') }, own);
  await add('Gus', { current_title: 'Electrician', ...place('Perth', 'Australia') }, own);
  expect(await found('electricians manchster', own)).toEqual(['Fay']);
});

it('reads a slip of the pen in a plural, and no everyday word as a town that is spelled like it', async () => {
  const own = await running.workspace();
  await add('Cas', { current_title: 'Credit Controller', ...place('Leeds', 'United Kingdom') }, own);
  const answer = await search('credit controlers haben wir', own);
  expect(answer.total_count).toBe(1);
  expect(JSON.stringify(answer)).not.toContain('Hagen');
});

it('reads a trade that lacks one of two letters at the end of a word, and tells it', async () => {
  const own = await running.workspace();
  await add('Bea', { current_title: 'Business Analyst', ...place('London', 'United Kingdom') }, own);
  await add('Cy', { current_title: 'Security Analyst', ...place('London', 'United Kingdom') }, own);
  expect(await found('busines analyst london', own)).toEqual(['Bea']);
  expect(codes(await search('busines analyst london', own))).toContain('spelling');
});

it('reads slips of the pen in trades and places, and tells each', async () => {
  const own = await running.workspace();
  await add('Dev', { current_title: 'Frontend Engineer', ...place('London', 'United Kingdom') }, own);
  const answer = await search('frontend enginer in Londn', own);
  expect(answer.total_count).toBe(1);
  expect(codes(answer)).toEqual(['spelling', 'spelling']);
});

describe('people who resemble somebody on record', () => {
  it.each([
    ['someone like Ana Ruiz', []],
    ['two others like Ana Ruiz', []],
    ['financial controllers like Ana Ruiz', ['Kim Vo', 'Ana Ruiz']],
    ['similar to Ana Ruiz', []],
  ])(
    'are not the one who is named, and it is said that nobody is searched for so: %s',
    async (query, names) => {
      const own = await running.workspace();
      await add('Ana Ruiz', { current_title: 'Financial Controller' }, own);
      await add('Kim Vo', { current_title: 'Financial Controller' }, own);
      const answer = await search(query, own);
      expect(answer.notes.map(({ message }: { message: string }) => message).join()).toContain(
        'asks for people who resemble somebody',
      );
      const kinds = answer.interpretation.facets.map(({ kind }: { kind: string }) => kind);
      expect(kinds).not.toContain('name');
      expect(answer.results.map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted());
    },
  );

  it('leaves a search for the person alone as it is', async () => {
    const own = await running.workspace();
    await add('Ana Ruiz', { current_title: 'Financial Controller' }, own);
    await add('Kim Vo', { current_title: 'Financial Controller' }, own);
    expect(await found('Ana Ruiz', own)).toEqual(['Ana Ruiz']);
    expect(await found('the record of Ana Ruiz', own)).not.toContain('Kim Vo');
  });
});
