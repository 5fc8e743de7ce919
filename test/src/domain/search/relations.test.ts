import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-21' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

it.each([
  ['lawyers ex Linklaters, now at Allens', ['formerly at Linklaters', 'now at Allens']],
  ['left Amazon, now elsewhere: DevOps', ['formerly at Amazon', 'now at Amazon']],
  ['Tax people at EY. Not PwC, not Deloitte.', ['now at EY', 'now at PwC', 'now at Deloitte']],
  ['structural engineers, Arup staff excluded', ['now at Arup']],
  ['quantity surveyors, anywhere but Multiplex', ['now at Multiplex']],
  ['auditors in London, no one from Deloitte', ['at Deloitte']],
])('tells in %j who is there now from who once was', (query, expected) => {
  const employers = compileQuery(query, HOME).facets.filter(({ kind }) => kind === 'employer');
  expect(employers.map(({ label }) => label)).toEqual(expected);
});

it('takes a tense over a list', () => {
  expect(read('recruiters or chefs who were social workers or scaffolders')).toEqual([
    'must role Recruiter or Chef',
    'must role formerly Social Worker or formerly Scaffolder',
  ]);
});

it.each([
  ['nurses with AHPRA registration or in Victoria', ['AHPRA Registration', 'Victoria']],
  [
    'juniors in insurance (claims, underwriting)',
    ['claims', 'Claims Consultant', 'Underwriting', 'Underwriter'],
  ],
])('reads in %j alternatives of different kinds', (query, expected) => {
  const { facets } = compileQuery(query, HOME);
  const among = facets.filter(({ either }) => either !== null);
  expect(among.map(({ label }) => label).toSorted()).toEqual(expected.toSorted());
  expect(new Set(among.map(({ either }) => either)).size).toBe(1);
});

it.each([
  [
    'data analysts from a supermarket (Coles, Aldi)',
    ['must role Data Analyst', 'must employer Coles or Aldi'],
  ],
  ['Java developers or Python', ['must skill Java or Python', 'must role Software Engineer']],
  ['sales people (BDM, sales exec)', ['must role Business Development Manager or Sales Representative']],
  ['enrolled nurses with aged care', ['must role Enrolled Nurse', 'must skill Aged Care']],
  ['heavy diesel guys', ['must role Diesel Mechanic']],
  ['warehouse mgr', ['must role Warehouse Manager']],
])('reads %j as one condition says what another means', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it.each([
  ['nurses with less than five years', 'must years_experience under 5 years of experience'],
  ['payroll staff whose notice period is longer than one month', 'must availability not free within 30 days'],
  ['chefs, three months notice is too long', 'must availability available in less than 90 days'],
  ['golang devs but nobody whose notice is 12 weeks', 'must availability available in less than 84 days'],
  ['welders who have been there since before 2022', 'must tenure in the present job since before 2022'],
  ['someone who has been 5+ years at Westpac', 'must tenure at least 5 years in the present job'],
  ['no job hoppers (fewer than four employers in five years)', 'exclude stability changes employers often'],
  ['cooks whose last call was between one and six months ago', 'must last_contact not contacted for 30 days'],
])('compares in %j as it says', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  [
    'Zoek verpleegkundigen in Nederland die binnen twee weken kunnen beginnen',
    ['Nurse', 'Netherlands', 'available within 14 days'],
  ],
  ['Hebammen in Deutschland oder der Schweiz', ['Midwife', 'Germany or Switzerland']],
  [
    'Ingénieurs DevOps à Munich ou Vienne, sauf ceux qui travaillent chez Amazon',
    ['DevOps Engineer', 'Munich, DE or Vienna, AT', 'now at Amazon'],
  ],
  ['infermieri a Milano o Roma', ['Nurse', 'Milan, IT or Rome, IT']],
  ['enfermeras en Madrid', ['Nurse', 'Madrid, ES']],
  [
    'Krankenschwestern in Wien, aber niemanden, der Sponsoring braucht',
    ['Nurse', 'Vienna, AT', 'no sponsorship needed'],
  ],
])('reads %j in its language', (query, expected) => {
  expect(compileQuery(query, HOME).facets.map(({ label }) => label)).toEqual(expected);
});

it.each([
  ['conveyancers in Leeds, Brighton or Edinburgh', 'Leeds, GB or Brighton, GB or Edinburgh, GB'],
  ['engineers in Germany, Austria, NL', 'Germany or Austria or Netherlands'],
])('reads the places of %j by those beside them', (query, expected) => {
  expect(read(query)).toContain(`must location ${expected}`);
});

it('reads no trade where English has another word', () => {
  for (const query of ['Bachelor of Arts', 'conductors in Perth', 'open source (OSS) people'])
    expect(
      compileQuery(query, HOME).facets.flatMap(({ values }) => values),
      query,
    ).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:Doctor|Driver|Care Worker)$/)]));
});
