import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(
    ({ kind, strength, label, either, together }) =>
      `${strength} ${kind}: ${label}${either === null ? '' : ` e${either}`}${together === null ? '' : ` t${together}`}`,
  );
const codes = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

describe('fields of programs', () => {
  it.each([
    ['not_employer: Kier, role: site manager', ['exclude employer: now at Kier', 'must role: Site Manager']],
    ['exclude_location=London role=chef', ['exclude location: London, GB', 'must role: Chef']],
    [
      'excluded_locations: [London, Leeds]; role: chef',
      ['exclude location: London, GB or Leeds, GB', 'must role: Chef'],
    ],
    [
      'chefs in Bath not_employer: Hilton',
      ['must role: Chef', 'must location: Bath, GB', 'exclude employer: now at Hilton'],
    ],
    [
      'location_in: [Leeds, York]; title_in: [nurse, midwife]',
      ['must location: Leeds, GB or York, GB', 'must role: Nurse or Midwife'],
    ],
    [
      'skills_any: [React, Vue]; role: developer',
      ['must skill: React or Vue', 'must role: Software Engineer'],
    ],
    ['role: nurse, skills: none, location: Leeds', ['must role: Nurse', 'must location: Leeds, GB']],
    ['role: site manager location: Manchester', ['must role: Site Manager', 'must location: Manchester, GB']],
    [
      'title: "quantity surveyor" AND city: Leeds',
      ['must role: Quantity Surveyor', 'must location: Leeds, GB'],
    ],
    ['seniority: senior role: chef', ['must seniority: senior', 'must role: Chef']],
    ['current or past title: chef', ['must role: Chef']],
    [
      'role=accountant;location=leeds;exclude=contractors,KPMG',
      [
        'must role: Accountant',
        'must location: Leeds, GB',
        'exclude work_type: contract',
        'exclude employer: at KPMG',
      ],
    ],
    [
      'title=developer AND skills=(React OR Vue) AND NOT location=London',
      ['must role: Software Engineer', 'must skill: React or Vue', 'exclude location: London, GB'],
    ],
    [
      '{"title":["nurse","midwife"],"location":{"city":"Leeds"},"salary":{"max":45000}}',
      ['must role: Nurse or Midwife', 'must location: Leeds, GB', 'must salary: pay up to GBP 45,000 a year'],
    ],
    [
      'role: chef; preferred_location: Bath; required_location: Bristol',
      ['must role: Chef', 'nice location: Bath, GB', 'must location: Bristol, GB'],
    ],
    [
      'role: chef; salary_range: 30000-40000',
      ['must role: Chef', 'must salary: pay GBP 30,000 to 40,000 a year'],
    ],
    ['is_temp=true role=receptionist', ['must work_type: temp', 'must role: Receptionist']],
    [
      'available_before: 2026-12-15; role: nurse',
      ['must availability: available by 2026-12-15', 'must role: Nurse'],
    ],
    [
      'skills: React,Node; role: developer',
      ['must skill: React', 'must skill: Node.js', 'must role: Software Engineer'],
    ],
    ['role=chef,city=London', ['must role: Chef', 'must location: London, GB']],
  ])('reads "%s" as it is meant', (query, facets) => {
    expect(read(query)).toEqual(facets);
    expect(codes(query)).toEqual([]);
  });
});

describe('where somebody is or was', () => {
  it.each([
    ['Java developers (current OR past employer: Google, Meta)', 'must employer: Google or Meta'],
    [
      'solicitors (past or present employer: Linklaters, Slaughter and May, Freshfields)',
      'must employer: Linklaters or Slaughter and May or Freshfields',
    ],
    ['current or past employer: KPMG, London, accountants', 'must employer: KPMG'],
    ['employer (current or past): KPMG or EY; auditors', 'must employer: KPMG or EY'],
    ['auditors, not current or past employer: KPMG', 'exclude employer: KPMG'],
    ['current_employer: KPMG, role: accountant', 'must employer: now at KPMG'],
    ['past employer: KPMG, role: accountant', 'must employer: formerly at KPMG'],
  ])('reads "%s" as it is meant', (query, facet) => {
    expect(read(query).filter((one) => one.includes('employer'))).toEqual([facet]);
  });

  it.each([
    ['current or former chefs in Leeds', 'must role: Chef'],
    ['ex or current bricklayers, Hull', 'must role: Bricklayer'],
    ['former chefs in Leeds', 'must role: formerly Chef'],
  ])('takes "%s" for whoever is or was one', (query, facet) => {
    expect(read(query)).toContain(facet);
  });
});

describe('what will do in the second place', () => {
  it.each([
    [
      'plumbers in Leeds, else heating engineers',
      ['must role: Plumber or Gas Engineer', 'must location: Leeds, GB'],
    ],
    [
      'plumbers in Leeds, otherwise heating engineers',
      ['must role: Plumber or Gas Engineer', 'must location: Leeds, GB'],
    ],
    [
      'chefs de partie in Edinburgh, else commis chefs with 2 years',
      [
        'must role: Chef de Partie e1 t1',
        'must location: Edinburgh, GB e1 t1',
        'must role: Commis Chef e1 t2',
        'must years_experience: 2+ years of experience e1 t2',
      ],
    ],
    ['electricians in Hull, else York', ['must role: Electrician', 'must location: Hull, GB or York, GB']],
    ["chefs in Leeds, else don't bother", ['must role: Chef', 'must location: Leeds, GB']],
    ['iOS engineers, or anyone on React', ['must role: iOS Developer e1', 'must skill: React e1']],
    [
      'electricians in Leeds or anybody with 18th edition',
      ['must role: Electrician e1', 'must location: Leeds, GB', 'must certification: 18th Edition e1'],
    ],
    [
      'senior iOS engineers or people with React and TypeScript',
      [
        'must seniority: senior e1 t1',
        'must role: iOS Developer e1 t1',
        'must skill: React e1 t2',
        'must skill: TypeScript e1 t2',
      ],
    ],
    ['nurses or anyone who speaks Polish', ['must role: Nurse e1', 'must language: Polish e1']],
  ])('reads "%s" as either', (query, facets) => {
    expect(read(query)).toEqual(facets);
  });

  it.each([
    'iOS engineers or anyone in Berlin',
    'welders with TIG or anyone with coded welding',
    'chefs or anyone from Hilton',
  ])('tells that the "or" of "%s" was not used', (query) => {
    expect(codes(query)).toContain('or_not_used');
  });
});

describe('what is asked of careers and terms', () => {
  it.each([
    ['RMNs in Leeds, no serial agency hoppers', 'exclude stability: changes employers often'],
    ['chefs, nobody who hops around, Bath', 'exclude stability: changes employers often'],
    ['self employed welders in Hull', 'must work_type: contract'],
    ['bricklayers, no self employed', 'exclude work_type: contract'],
    ['nurses who joined Bupa in 2021 or before', 'must tenure: in the present job since 2021'],
    ['nurses who started at Bupa in 2019 or earlier', 'must tenure: in the present job since 2019'],
    ['nurses who started at Bupa before 2019', 'must tenure: in the present job since before 2019'],
    ['nurses who joined Bupa in 2021 or after', 'must tenure: in the present job since 2021 or later'],
    ['nurses with Bupa since at least 2023', 'must tenure: in the present job since 2023'],
    ['accountants at KPMG (since 2023 or longer)', 'must tenure: in the present job since 2023'],
    ['accountants with KPMG since 2020', 'must employer: now at KPMG'],
    ['developers with SAP since 2020', 'must skill: SAP'],
  ])('reads "%s" as it is meant', (query, facet) => {
    expect(read(query)).toContain(facet);
  });

  it('reads both grades of two that an "or" joins, and leaves none over', () => {
    expect(read('RGNs, Band 5 or 6, Leeds').filter((one) => one.includes('unsupported'))).toEqual([]);
  });

  it.each([
    ['Locum needed in Leeds, so pharmacists', ['must location: Leeds, GB', 'must role: Pharmacist']],
    [
      'Contractor required for 6 months so DevOps engineers, AWS',
      ['must role: DevOps Engineer', 'must skill: AWS'],
    ],
    ['Temp needed Monday, so receptionists', ['must role: Receptionist']],
  ])('sets aside on which terms the job of "%s" is', (query, facets) => {
    expect(read(query)).toEqual(facets);
    expect(codes(query)).toContain('set_aside');
  });

  it.each([
    'locum physios in Leeds',
    'Temps needed: receptionists in Leeds',
    'temp receptionists, so no perms',
  ])('asks for the terms of "%s"', (query) => {
    expect(read(query)).toContain('must work_type: temp');
  });
});

describe('pay that is of a place', () => {
  it.each([
    [
      'frontend devs, react. london fine up to 120k gbp, berlin + munich only up to 110k eur',
      [
        'must role: Frontend Engineer',
        'must skill: React',
        'must location: London, GB e1 t1',
        'must salary: pay up to GBP 120,000 a year e1 t1',
        'must location: Berlin, DE or Munich, DE e1 t2',
        'must salary: pay up to EUR 110,000 a year e1 t2',
      ],
    ],
    [
      'nurses, Leeds ok to 40k, London max 45k',
      [
        'must role: Nurse',
        'must location: Leeds, GB e1 t1',
        'must salary: pay up to GBP 40,000 a year e1 t1',
        'must location: London, GB e1 t2',
        'must salary: pay up to GBP 45,000 a year e1 t2',
      ],
    ],
    [
      'accountants, 70k in Sydney but 65k in Perth',
      [
        'must role: Accountant',
        'must salary: pay up to AUD 70,000 a year e1 t1',
        'must location: Sydney, AU e1 t1',
        'must salary: pay up to AUD 65,000 a year e1 t2',
        'must location: Perth, AU e1 t2',
      ],
    ],
    [
      'accountants up to 60k, London 70k',
      [
        'must role: Accountant',
        'must salary: pay up to GBP 60,000 a year e1 t1',
        'must location: London, GB e1 t2',
        'must salary: pay up to GBP 70,000 a year e1 t2',
      ],
    ],
    [
      'GPs\n– UK: £70k to £130k\n– Australia: A$100k to A$160k',
      [
        'must role: General Practitioner',
        'must location: United Kingdom e1 t1',
        'must salary: pay GBP 70,000 to 130,000 a year e1 t1',
        'must location: Australia e1 t2',
        'must salary: pay AUD 100,000 to 160,000 a year e1 t2',
      ],
    ],
    [
      'cooks in Hull, 25k to 30k',
      ['must role: Chef', 'must location: Hull, GB', 'must salary: pay GBP 25,000 to 30,000 a year'],
    ],
    [
      'accountants in London, 60k to 70k, Leeds or York',
      [
        'must role: Accountant',
        'must location: London, GB or Leeds, GB or York, GB',
        'must salary: pay GBP 60,000 to 70,000 a year',
      ],
    ],
  ])('reads "%s" by place', (query, facets) => {
    expect(read(query)).toEqual(facets);
  });

  it.each([
    [
      'accountants, 100 to 120, make that 100 to 130k, sterling',
      'must salary: pay GBP 100,000 to 130,000 a year',
    ],
    ['chefs 40 to 45, no 45 to 50k', 'must salary: pay GBP 45,000 to 50,000 a year'],
    ['Chefs. Up to 40k. Leeds', 'must salary: pay up to GBP 40,000 a year'],
    ['chefs 40 to 45k in Leeds', 'must salary: pay GBP 40,000 to 45,000 a year'],
  ])('takes the last range of "%s"', (query, facet) => {
    expect(read(query).filter((one) => one.includes('salary') || one.includes('unsupported'))).toEqual([
      facet,
    ]);
  });

  it.each([
    ['pharmacists in Bolton? perm / contract dont care, just cant need a sponsor', 'no sponsorship needed'],
    ['physios full time or part time not bothered, Leeds', 'Leeds, GB'],
  ])('asks for none of the terms of "%s"', (query, last) => {
    // That they are not required is told.
    const facets = read(query).filter((one) => !one.endsWith('not required'));
    expect(facets.at(-1)).toContain(last);
    expect(facets.join()).not.toMatch(/work_type|keyword|unsupported/);
  });

  it('takes companies whose books somebody is on for where they work', () => {
    expect(read('UX designers on the books of Canva or Atlassian').at(-1)).toMatch(
      /must employer: .*Canva or Atlassian/,
    );
  });

  it('takes two descriptions that a full stop parts for two kinds of people', () => {
    expect(read('Nurses in Leeds. Midwives in York.')).toEqual([
      'must role: Nurse e1 t1',
      'must location: Leeds, GB e1 t1',
      'must role: Midwife e1 t2',
      'must location: York, GB e1 t2',
    ]);
  });
});

describe('where somebody is no longer, and how soon they are free', () => {
  it.each([
    'Ex Lendlease or Multiplex but NOT still with either',
    'ex Kier but not still there',
    "auditors ex-KPMG, who aren't still at KPMG",
  ])('asks for who left in "%s"', (query) => {
    const employers = read(query).filter((one) => one.includes('employer'));
    expect(employers).toEqual([
      expect.stringMatching(/^must employer: formerly at/),
      expect.stringMatching(/^exclude employer: now at/),
    ]);
  });

  it.each([
    'crane operators, out of work now or free inside a week',
    'crane operators, out of work or free within a week',
  ])('reads "%s" as either', (query) => {
    expect(read(query).slice(1)).toEqual([
      'must availability: between jobs e1',
      'must availability: available within 7 days e1',
    ]);
  });

  it.each([
    'who is jane.doe@acme.com?',
    'jane.doe@acme.co.uk.',
    'is that jane.doe@acme.com!',
    'jane.doe@acme.com',
  ])('finds the address in "%s" whatever mark ends it', (query) => {
    expect(read(query)[0]).toMatch(/^must email: jane\.doe@acme\.co(?:m|\.uk)$/);
  });
});
