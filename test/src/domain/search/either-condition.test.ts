import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-29' };
const MARK = { must: '', nice: '~', exclude: '-' } as const;
const read = (query: string) => {
  const { facets, notes } = compileQuery(query, HOME);
  return {
    said: facets.map(
      ({ kind, strength, label, either, together }) =>
        `${MARK[strength]}${kind} ${label}${either === null ? '' : ` /${either}`}${together === null ? '' : `+${together}`}`,
    ),
    codes: notes.map(({ code }) => code),
  };
};

describe('an "or" between conditions of different kinds', () => {
  it.each([
    [
      'Designers – graphic or UX – freelance / contract, or fully remote',
      ['role Graphic Designer or UX Designer', 'work_type contract /1', 'location remote /1'],
    ],
    [
      'any of chefs, bakers or butchers, temp / contract or else remote',
      ['role Chef or Baker or Butcher', 'work_type temp or contract /1', 'location remote /1'],
    ],
    [
      'any of: plumbers, roofers, tilers, contract, or fully remote',
      ['role Plumber or Roofer or Tiler', 'work_type contract /1', 'location remote /1'],
    ],
    [
      'actuaries, underwriters: living in Dublin, Cork or Basel, or otherwise speaking German',
      [
        'role Actuary or Underwriter',
        'location Dublin, IE or Cork, IE or Basel, CH /1',
        'language German /1',
      ],
    ],
    [
      'nurses who either live in Leeds or York or speak Polish',
      ['role Nurse', 'location Leeds, GB or York, GB /1', 'language Polish /1'],
    ],
    [
      'Java devs in Berlin or Munich, or fully remote in Germany',
      [
        'skill Java',
        'role Software Engineer',
        'location Berlin, DE or Munich, DE /1',
        'location remote /1+1',
        'location Germany /1+1',
      ],
    ],
    [
      'buyers in Germany, Austria or Switzerland, or German speakers in the UK',
      [
        'role Procurement Officer',
        'location Germany or Austria or Switzerland /1',
        'language German /1+1',
        'location United Kingdom /1+1',
      ],
    ],
    [
      'chefs in Paris, Lyon or speaking French and English',
      ['role Chef', 'location Paris, FR or Lyon, FR /1', 'language French /1+1', 'language English /1+1'],
    ],
    [
      'electricians in Perth, Darwin or Cairns, or at least on contract',
      ['role Electrician', 'location Perth, AU or Darwin, AU or Cairns, AU /1', 'work_type contract /1'],
    ],
    [
      'testers in Leeds and York, or else permanent residents',
      ['role QA Engineer', 'location Leeds, GB or York, GB /1', 'work_rights permanent resident /1'],
    ],
    [
      'teachers who are citizens or permanent residents, or in Auckland',
      ['role Teacher', 'work_rights citizen or permanent resident /1', 'location Auckland, NZ /1'],
    ],
  ])('takes whoever meets one side, with the whole of the list on it: %s', (query, said) => {
    expect(read(query).said).toEqual(said);
    expect(read(query).codes).not.toContain('or_not_used');
  });

  it.each([
    [
      'bakers, Queensland OR Victoria / citizen',
      ['role Baker', 'location Queensland or Victoria', 'work_rights citizen /1'],
    ],
    ['nurses in Leeds, York or Hull', ['role Nurse', 'location Leeds, GB or York, GB or Hull, GB']],
    [
      'nurses in Leeds or York who speak Polish',
      ['role Nurse', 'location Leeds, GB or York, GB', 'language Polish'],
    ],
  ])('keeps asking for all where no "or" stands between them: %s', (query, said) => {
    expect(read(query).said).toEqual(said);
  });
});

describe('a place, plus whoever is elsewhere and would move', () => {
  it.each([
    'Swift people in California or New York, plus anyone elsewhere in the world who says they’d relocate',
    'people with Swift in California or New York, and also those anywhere else who would relocate',
    'Swift folks in California or New York; plus anybody from elsewhere who is willing to move',
    'Swift people in California or New York as well as people elsewhere on the planet who’d be open to relocating',
  ])('finds either, of people who have the skill: %s', (query) => {
    const { facets, notes } = compileQuery(query, HOME);
    expect(read(query).said).toEqual([
      'skill Swift',
      'location California or New York City, US or open to relocation',
    ]);
    expect(facets[1]?.movable).toBe(true);
    expect(notes).toEqual([]);
  });

  it.each([
    [
      'geologists in Perth, plus anyone elsewhere in Australia who would relocate',
      ['location Perth, AU /1', 'location Australia /1+1', 'location open to relocation /1+1'],
    ],
    [
      'bakers in Bristol, plus those in Ireland who’d relocate',
      ['location Bristol, GB /1', 'location Ireland /1+1', 'location open to relocation /1+1'],
    ],
    [
      'solicitors in Leeds; also anybody elsewhere in the UK who says they’d relocate',
      ['location Leeds, GB /1', 'location United Kingdom /1+1', 'location open to relocation /1+1'],
    ],
  ])('keeps the land that they have to be in: %s', (query, said) => {
    expect(read(query).said.slice(1)).toEqual(said);
  });

  it.each([
    ['Sage people in Leeds', ['skill Sage', 'location Leeds, GB']],
    ['all Rust folks in Berlin', ['skill Rust', 'location Berlin, DE']],
    ['Go people, remote', ['skill Go', 'location remote']],
    ['good people in Leeds', ['location Leeds, GB']],
  ])('asks for the skill of people of a skill, and of no everyday word: %s', (query, said) => {
    expect(read(query).said.filter((one) => !one.startsWith('~'))).toEqual(said);
  });
});

describe('who was never contacted, or not of late', () => {
  it.each([
    ['Boilermakers who have never been rung, or not in the last 6 months (180 days)', 180],
    ['teachers never called or not within the past 90 days', 90],
    ['welders we have never spoken to, or at least not for the last 8 weeks', 56],
    ['nurses who were never contacted or else not during the last 60 days', 60],
    ['chefs not called in 3 months (90 days)', 90],
    ['chefs never emailed, or not lately', 30],
    ['electricians we’ve never rung or haven’t in the last 6 weeks', 42],
    ['plumbers never met, or who weren’t called in the last 90 days', 90],
    ['nurses not called or emailed in the last 12 weeks', 84],
  ])('counts as not contacted for that long: %s', (query, days) => {
    const { facets, notes } = compileQuery(query, HOME);
    expect(facets.map(({ kind }) => kind)).toEqual(['role', 'last_contact']);
    expect(facets[1]).toMatchObject({ min: days, either: null, values: [] });
    expect(notes).toEqual([]);
  });
});

describe('temps beside contract work', () => {
  it.each([
    ['need payroll temps!! contract only, australia', ['temp or contract'], 'australia'],
    ['admin temps on contract in Leeds', ['temp or contract'], 'Leeds'],
    ['reception temps, Perth, contract work only', ['temp or contract'], 'Perth'],
    ['contract only – warehouse temps in York', ['contract or temp'], 'York'],
  ])('are one kind of work and not both: %s', (query, labels) => {
    const { facets, notes } = compileQuery(query, HOME);
    expect(facets.filter(({ kind }) => kind === 'work_type').map(({ label }) => label)).toEqual(labels);
    expect(notes.filter(({ message }) => message.includes('both asked'))).toEqual([]);
  });

  it.each([
    ['admin staff in Leeds, no temps, contract only', ['-temp', 'contract']],
    ['payroll temps or permanent, Leeds', ['temp or permanent']],
  ])('stay apart where one of them is refused, or the other is no such work: %s', (query, said) => {
    const { facets } = compileQuery(query, HOME);
    const kinds = facets.filter(({ kind }) => kind === 'work_type');
    expect(kinds.map(({ strength, label }) => `${MARK[strength]}${label}`)).toEqual(said);
  });
});

describe('a list that has "remote" in it, and a way of being found behind it', () => {
  it.each([
    'data engineers: either already in Sweden, Germany or the Netherlands, or remote, or up for moving',
    'data engineers in Sweden, Germany or the Netherlands or remote or open to relocation',
  ])('are alternatives: %s', (query) => {
    expect(read(query).said).toEqual([
      'role Data Engineer',
      'location Sweden or Germany or Netherlands or remote /1',
      'location open to relocation /1',
    ]);
  });
});

describe('who is still there is found with who was there', () => {
  it.each([
    'SAP consultants who have been through Accenture or Capgemini (still there is ok too)',
    'SAP consultants who have been through Accenture or Capgemini, current ones welcome too',
    'SAP consultants with Accenture or Capgemini in their career (present job counts)',
  ])('%s', (query) => {
    const { said, codes } = read(query);
    expect(said).toEqual(['role SAP Consultant', 'employer Accenture or Capgemini']);
    expect(codes).toEqual(['read_as']);
  });
});

describe('what is said loosely is read as what it means', () => {
  it.each([
    ['mech + structural engineers', ['role Mechanical Engineer or Structural Engineer']],
    [
      'mech, elec and struct engineers',
      ['role Mechanical Engineer or Electrical Engineer or Structural Engineer'],
    ],
    ['mech and electrician', ['role Mechanic or Electrician']],
    [
      'GPs who are in Australia already, or anywhere else but happy to relocate',
      ['role General Practitioner', 'location Australia or open to relocation'],
    ],
    ['nurses sitting in London or Leeds', ['role Nurse', 'location London, GB or Leeds, GB']],
    ['auditors sitting in a Big 4', ['role Auditor', 'employer now at big 4']],
    [
      'site engineers more than 3 years with their current builder, that being Multiplex or John Holland',
      [
        'role Site Engineer',
        'tenure at least 3 years in the present job',
        'employer now at Multiplex or John Holland',
      ],
    ],
    [
      "structural engineers who'd either relocate or already live in Victoria or NSW",
      [
        'role Structural Engineer',
        'location Victoria or New South Wales /1',
        'location open to relocation /1',
      ],
    ],
    [
      'which CRAs did we speak to on the phone in the past 90 days?',
      ['role Clinical Research Associate', 'last_contact contacted in the last 90 days'],
    ],
    ['sol architects', ['role Solution Architect']],
    [
      'UX designers as long as they work remotely or take contracts',
      ['role UX Designer', 'location remote /1', 'work_type contract /1'],
    ],
  ])('%s', (query, facets) => {
    expect(read(query).said).toEqual(facets);
  });
});
