import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-20' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

it.each([
  [
    'quantity surveyors, anywhere but Multiplex',
    ['must role Quantity Surveyor', 'exclude employer now at Multiplex'],
  ],
  ['C++ only, the C# crowd is no good here', ['must skill C++', 'exclude skill C#']],
  [
    'enrolled nurses, registered nurses are too dear',
    ['must role Enrolled Nurse', 'exclude role Registered Nurse'],
  ],
  [
    'business analysts who are not at a bank at present',
    ['must role Business Analyst', 'exclude industry Banking'],
  ],
  [
    'nurses outside Australia and the UK',
    ['must role Nurse', 'exclude location Australia', 'exclude location United Kingdom'],
  ],
  [
    'Python people minus the data scientists and machine learning engineers',
    ['must skill Python', 'exclude role Data Scientist', 'exclude role Machine Learning Engineer'],
  ],
  [
    'structural engineers, Arup staff excluded',
    ['must role Structural Engineer', 'exclude employer now at Arup'],
  ],
  [
    'React developers who arent in the UK',
    ['must skill React', 'must role Software Engineer', 'exclude location United Kingdom'],
  ],
])('leaves out in %j what is said to be unwanted', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it.each([
  'who would move for a job',
  'who could relocate',
  'who are up for a move',
  'who might consider moving interstate',
])('reads accountants %s as open to relocation', (wish) => {
  expect(read(`accountants ${wish}`)).toEqual(['must role Accountant', 'must location open to relocation']);
});

it.each([
  ['pharmacists in the States, east coast', ['must role Pharmacist', 'must location East Coast']],
  [
    'accountants in Paris, France or London',
    ['must role Accountant', 'must location Paris, FR or London, GB'],
  ],
  ['Aussie based electricians', ['must location Australia', 'must role Electrician']],
  [
    'site reliability engineers, either based in Sweden or working remotely',
    ['must role Site Reliability Engineer', 'must location Sweden or remote'],
  ],
  [
    'paralegals no further than 100 km from Melbourne',
    ['must role Paralegal', 'must location within 100 km of Melbourne, AU'],
  ],
  [
    'accountants not in Sydney, in Perth',
    ['must role Accountant', 'exclude location Sydney, AU', 'must location Perth, AU'],
  ],
])('reads the places of %j', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it('reads years with the same employer as time in the present job and not as experience', () => {
  expect(read('credit risk analysts who have been with the same bank for more than four years')).toEqual([
    'must role Credit Risk Analyst',
    'must tenure at least 4 years in the present job',
  ]);
});

it.each([
  ['chefs who can begin right away', 'must availability available immediately'],
  ['chefs in a week or sooner', 'must availability available within 7 days'],
  ['chefs at Google, Atlassian or Canva as we speak', 'must employer now at Google or Atlassian or Canva'],
  [
    'chefs from Personio, SAP or Microsoft (current employer)',
    'must employer now at Personio or SAP or Microsoft',
  ],
  ['chefs, junior to mid level', 'must seniority junior or mid'],
  ['chefs asking under 75 thousand quid', 'must salary pay up to GBP 75,000 a year'],
  [
    'chefs who ask for between 90 and 150 thousand US dollars',
    'must salary pay USD 90,000 to 150,000 a year',
  ],
  ["chefs, client won't sponsor", 'must work_rights no sponsorship needed'],
  ['chefs that are or were with Rio Tinto', 'must employer Rio Tinto'],
])('reads %j as it is meant', (query, expected) => {
  expect(read(query)).toEqual(['must role Chef', expected]);
});

it.each([
  [
    'Suche Buchhalter mit SAP oder Datev in Hamburg, ohne KPMG',
    ['must role Accounting Professional', 'must location Hamburg, DE', 'exclude employer at KPMG'],
  ],
  [
    'Quels comptables avons nous dans Lyon, sans KPMG',
    ['must role Accountant', 'must location Lyon, FR', 'exclude employer at KPMG'],
  ],
])('takes no function word of %j for a town, a name or a role', (query, expected) => {
  const all = read(query);
  expect(all).toEqual(expect.arrayContaining(expected));
  expect(all.filter((facet) => /^must (?:location|employer|role)/.test(facet)).sort()).toEqual(
    expected.filter((facet) => facet.startsWith('must')).sort(),
  );
});

it('asks for either of two conditions of different kinds, also where one is a figure', () => {
  const { facets } = compileQuery(
    'theatre nurses called within three months or with AHPRA registration',
    HOME,
  );
  const [called, registered] = facets.slice(1);
  expect(called?.kind).toBe('last_contact');
  expect(called?.either).not.toBeNull();
  expect(registered?.either).toBe(called?.either);
});

it('reads of whom there has been no call in more than a year', () => {
  const { facets } = compileQuery('plumbers that havent had a call from us in over a year', HOME);
  expect(facets.map(({ kind }) => kind)).toEqual(['role', 'last_contact']);
});

it('says of a time that nothing uses that it was left out', () => {
  const { notes } = compileQuery('chefs in two weeks', HOME);
  expect(notes.map(({ message }) => message).join()).toContain('"in 2 weeks"');
});

it.each([
  ['HR managers, fifteen yrs min', 'must years_experience 15+ years of experience'],
  ['fitters with eleven to twenty years', 'must years_experience 11-20 years of experience'],
  ['nurses in the eurozone', 'must location Eurozone'],
  ['sales directors, NY or California', 'must location New York State or California'],
  ['physios, Perth based or happy to relocate', 'must location Perth, AU or open to relocation'],
  [
    'EA, Perth Brissie or Melb, less than 3 yrs in current job',
    'must location Perth, AU or Brisbane, AU or Melbourne, AU',
  ],
  ['sales directors in California, NY', 'must location California or New York State'],
])('reads %j as a recruiter means it', (query, expected) => {
  expect(read(query)).toContain(expected);
});
