import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-21' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const told = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

it.each([
  ["PAs who've supported a CEO", 'must unsupported supported a CEO'],
  ['nurses who worked with surgeons, Perth', 'must unsupported worked with surgeons'],
  ['supply chain managers, reports to ops director level', 'must unsupported reports to ops director level'],
  ['recruiters who have placed accountants', 'must unsupported placed accountants'],
  ['software engineers leading teams of developers', 'must unsupported leading teams of developers'],
  ['sales reps selling to doctors', 'must unsupported selling to doctors'],
])('asks nobody to be whom they work with or lead, and tells it: %s', (query, expected) => {
  const facets = read(query);
  expect(facets).toContain(expected);
  expect(facets.filter((facet) => facet.startsWith('must role'))).toHaveLength(1);
  expect(told(query)).toContain('not_on_record');
});

it.each([
  ['bar staff keen to move into sales, Sydney', 'must unsupported keen to move into sales'],
  ['teachers wanting to get into HR', 'must unsupported wanting to get into HR'],
  ['retail assistants stepping up to store manager', 'must unsupported stepping up to store manager'],
  ['accountants who could step up to CFO', 'must unsupported step up to CFO'],
  ['developers who want to become team leads', 'must unsupported want to become team leads'],
])('asks nobody to be what they want to become, and tells it: %s', (query, expected) => {
  const facets = read(query);
  expect(facets).toContain(expected);
  expect(facets.filter((facet) => facet.startsWith('must role'))).toHaveLength(1);
});

it.each([
  ['looking to hire nurses in Perth', ['must role Nurse', 'must location Perth, AU']],
  ["we're looking to get a plumber in Perth", ['must role Plumber', 'must location Perth, AU']],
  [
    'working with children check, teachers Perth',
    ['must certification Working with Children Check', 'must role Teacher', 'must location Perth, AU'],
  ],
])('reads what only looks like a dealing as it is meant: %s', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it.each([
  ['nurses willing to go regional NSW', 'must location New South Wales'],
  ['chefs happy to work in Darwin', 'must location Darwin, AU'],
])('finds who would go there too: %s', (query, expected) => {
  const place = compileQuery(query, HOME).facets.find(({ kind }) => kind === 'location');
  expect(`${place?.strength} ${place?.kind} ${place?.label}`).toBe(expected);
  expect(place?.movable).toBe(true);
});

it.each([
  ['UX researcher, en + fr', ['English', 'French']],
  ['compliance officer: fr de en', ['French', 'German', 'English']],
  ['bilingual jp/eng customer service', ['Japanese', 'English']],
])('reads short forms of languages: %s', (query, languages) => {
  const labels = compileQuery(query, HOME).facets.flatMap(({ kind, label }) =>
    kind === 'language' ? [label] : [],
  );
  expect(labels).toEqual(languages);
});

it.each([
  ['python devs in DE', 'language'],
  ['PR or it people', 'language'],
])('takes no other short words for languages: %s', (query, kind) => {
  expect(compileQuery(query, HOME).facets.map((facet) => facet.kind)).not.toContain(kind);
});

it.each([
  ['credit controllers, stayed 5+ yrs in one place', 'years_experience'],
  ['office managers 3 yrs avg tenure', 'years_experience'],
])('takes no length of stay for years of work, and tells it: %s', (query, kind) => {
  expect(compileQuery(query, HOME).facets.map((facet) => facet.kind)).not.toContain(kind);
  expect(told(query)).toContain('not_applied');
});

it('asks for law firms beside lawyers alone, and tells of other private practice', () => {
  expect(read('lawyers, private practice')).toContain('must industry Legal Industry');
  expect(read('physios, private practice')).toEqual([
    'must role Physiotherapist',
    'must unsupported private practice',
  ]);
  expect(told('physios, private practice')).toContain('not_on_record');
});

it.each([
  ['developers 150k ish', 'must salary pay AUD 135,000 to 165,000 a year'],
  ['chefs, start before xmas', 'must availability available by 2026-12-24'],
  ["lawyers not from our client's firm (Harrow & Lisle)", 'exclude employer now at Harrow & Lisle'],
  ['chemists, remote no', 'exclude location remote'],
  ['welders esbjerg or hamburg', 'must location Esbjerg, DK or Hamburg, DE'],
  ['ex big4 audit senior, now in industry', 'must role formerly Auditor'],
  ['auditors nobody has talked to since 2022', 'must last_contact not contacted for 3.9 years'],
  ['busco jefe de obra en Madrid con ingles', 'must role Site Manager'],
  ['embedded C engineers', 'must skill C'],
])('reads %j as it is meant: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  'who has worked at Atlassian but is not there now',
  "worked at Atlassian but isn't there today",
  'was at Atlassian, not there any more',
  'worked for Atlassian but no longer there',
])('takes nobody who is still there for one who was: %s', (query) => {
  expect(read(query)).not.toContain('must employer now at Atlassian');
  expect(
    read(query).some((facet) => /^exclude employer now at Atlassian|formerly at Atlassian/.test(facet)),
  ).toBe(true);
});

it.each([
  'teacher aides who have worked with autistic kids',
  'worked with elderly patients, nurses',
  'worked with horses',
])('takes those with whom somebody works for no employer: %s', (query) => {
  expect(read(query).filter((facet) => facet.includes(' employer '))).toEqual([]);
});

it.each([
  ['all the people tagged silver medalist', 'must tag tagged silver medalist'],
  ['tagged with alumni network, accountants', 'must tag tagged alumni network'],
  ['tagged hot nurses in Perth', 'must tag tagged hot'],
  ['HGV class 2 not class 1', 'must certification HGV Class 2'],
  ['class 1 drivers in Leeds', 'must certification HGV Class 1'],
  ['general managers with P&L responsibility', 'must skill P&L Management'],
  ['forklift drivers with a reach ticket', 'must skill Reach Truck'],
])('reads every word of it: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
  expect(read(query).filter((facet) => facet.includes(' keyword '))).toEqual([]);
});

it('searches a grade of clearance as that grade', () => {
  expect(read('network engineers nv1 clearance')).toContain('must certification NV1 Clearance');
  expect(told('network engineers nv1 clearance')).toEqual([]);
  expect(told('network engineers with security clearance')).toEqual([]);
});

it.each([
  'retail area managers',
  'welders Henderson WA',
  'engineers, German or Swiss nationals',
  'sommeliers with French passports',
  'mechanical engineers with EU passports',
  'nurses, Portuguese citizens',
])('tells what was searched more widely than it was said: %s', (query) => {
  expect(told(query)).toContain('read_as');
});

it.each(['nurses Perth WA', 'aus citizens, engineers', 'dental nurses', 'auditors Paris, French citizens'])(
  'tells nothing where all was read as it was said: %s',
  (query) => {
    expect(told(query)).toEqual([]);
  },
);

it('reads a licence that is not enough as a licence', () => {
  expect(read('drivers HC or MC but not HR licence')).toContain(
    'must certification HC Licence or MC Licence',
  );
  expect(read('drivers HC or MC but not HR licence').join()).not.toContain('HR Professional');
});

it.each([
  ['Full stack developers Manila, nights for US hours', 'United States of America'],
  ['bookkeepers, must overlap with Perth hours', 'Perth, AU'],
  ['HR managers, start asap through to March, outside IR35', 'March, GB'],
  ['cleaners, Mon-Fri, Newcastle', 'Mons, BE'],
  ['VP Engineering, Series C or later', 'C'],
])('looks in no place and for no skill that the words only look like: %s', (query, label) => {
  const labels = compileQuery(query, HOME).facets.flatMap((facet) =>
    facet.kind === 'unsupported' ? [] : facet.label.split(' or '),
  );
  expect(labels).not.toContain(label);
});

it('reads "nada de" as what is not wanted', () => {
  expect(read('Madrid. Controller financiero. SAP, inglés, nada de Big4')).toContain(
    'exclude employer big 4',
  );
});
