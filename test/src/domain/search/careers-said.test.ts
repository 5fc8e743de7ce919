import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-25' };
const facets = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const codes = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

it.each([
  ['recruiters who came up through social work', 'must role formerly Social Worker'],
  ['trainers who used to be in teaching', 'must role formerly Teacher'],
  ['trainers who left teaching', 'must role formerly Teacher'],
  ['accountants with a nursing background', 'must role formerly Nurse'],
  ['consultants who moved from nursing into sales', 'must role formerly Nurse'],
  ['project managers who came up through site management, Leeds', 'must role formerly Site Manager'],
])('reads in %j what somebody did by the name of the work', (query, facet) => {
  expect(facets(query)).toContain(facet);
});

it('takes the work of somebody with no other trade for what they are', () => {
  expect(facets('someone with a nursing background')).toEqual(['must role Nurse']);
});

it.each([
  ['auditors who came up through KPMG', ['KPMG']],
  ['analysts who started their career at Goldman Sachs', ['Goldman Sachs']],
  [
    'nurses who returned to Ramsay Health Care',
    ['now at Ramsay Health Care', 'formerly at Ramsay Health Care'],
  ],
])('reads in %j where somebody began, and where they are back', (query, employers) => {
  const read = compileQuery(query, HOME).facets.filter(({ kind }) => kind === 'employer');
  expect(read.map(({ label }) => label)).toEqual(employers);
});

describe('who is like somebody else', () => {
  it.each([
    [
      'like the pastry chef we placed in Paris but based in London',
      ['must role Pastry Chef', 'must location London, GB'],
    ],
    ['someone like our Java backend people but in Go', ['must role Backend Engineer', 'must skill Go']],
    ['hotel GM like the Madrid one, but Singapore', ['must role Hotel Manager', 'must location Singapore']],
  ])('is asked for by what is other about them, and that is told: %s', (query, expected) => {
    expect(facets(query)).toEqual(expected);
    expect(codes(query)).toContain('read_as');
  });

  it('is no company or skill that is named as an example', () => {
    expect(facets('firms like Arup but not Aecom')).toEqual([
      'must employer Arup',
      'exclude employer at AECOM',
    ]);
  });
});

describe('the kinds of a trade in a list behind it', () => {
  it.each([
    ['nurses - ODPs, scrub, recovery', ['Operating Department Practitioner', 'Theatre Nurse']],
    ['theatre staff – ODPs, scrub, recovery – Leeds', ['Operating Department Practitioner', 'Theatre Nurse']],
    ['nurses (ICU, ED)', ['ICU Nurse', 'Emergency Nurse']],
    [
      'solicitors - property, corporate and employment',
      ['Property Lawyer', 'Corporate Lawyer', 'Employment Lawyer'],
    ],
    ['data analyst, SQL, BI developer, Leeds', ['Data Analyst', 'BI Developer']],
  ])('are any of them: %s', (query, roles) => {
    const read = compileQuery(query, HOME).facets.filter(({ kind }) => kind === 'role');
    expect(read.map(({ strength, values }) => [strength, [...new Set(values)]])).toEqual([['must', roles]]);
  });

  it('are none where developers know something, or the list begins with another thing', () => {
    expect(facets('developers (Java, Python)')).toEqual([
      'must role Software Engineer',
      'must skill Java',
      'must skill Python',
    ]);
    expect(facets('nurses: no agency, ICU or ED')).toContain('must role Nurse');
  });
});

it.each([
  ['Role: lawyer\nNot from: Clifford Chance, Linklaters', 'exclude employer Clifford Chance or Linklaters'],
  ['lawyers, nobody from: Linklaters', 'exclude employer Linklaters'],
  ['credit controllers, 100k+ ledgers, SAP', 'must unsupported 100k+ ledgers'],
  ['nurse practitioners for GP surgery', 'must unsupported GP surgery'],
  ['SOC L2, SC cleared, shifts', 'must role SOC Analyst'],
  ['HSE advisor NEBOSH diploma', 'must certification NEBOSH Diploma'],
  ['chef, bath or bristol', 'must location Bath, GB or Bristol, GB'],
  ['ops managers, Northampton ideally but will look at Rugby', 'must location Northampton, GB or Rugby, GB'],
  ['nurses in Leeds if possible', 'nice location Leeds, GB'],
  ['surveyors, not a contractor preferred', 'nice work_type not contract'],
  ['surveyors; great if not junior', 'nice seniority not junior'],
  ['QA / SDET. Cypress essential. Works from home.', 'must skill Cypress'],
  ['SLT in schools', 'must role Principal Teacher'],
])('reads in %j %s', (query, facet) => {
  expect(facets(query)).toContain(facet);
});
