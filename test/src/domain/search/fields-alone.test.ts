import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-28' };
const MARK = { must: '+', nice: '~', exclude: '-' } as const;
const read = (query: string) =>
  compileQuery(query, HOME).facets.map(
    ({ kind, strength, label, either, together }) =>
      `${MARK[strength]}${kind} ${label}${either === null ? '' : ` |${either}`}${together === null ? '' : ` &${together}`}`,
  );

it.each([
  ['Port operations, DP World, now or before', '+role Port Operations Manager'],
  ['terminal operations, Hamburg', '+role Port Operations Manager'],
  ['social work, Leeds', '+role Social Worker'],
])('a work that begins a search without a trade asks for those who do it: %s', (query, role) => {
  expect(read(query)[0]).toBe(role);
});

it.each([
  ['compliance, AML', ['+skill Compliance |1', '+role Compliance Officer |1', '+skill AML']],
  ['Payroll. London.', ['+skill Payroll |1', '+role Payroll Officer |1', '+location London, GB']],
  ['tax, EY, London', ['+skill Tax |1', '+role Tax Accountant |1', '+employer EY', '+location London, GB']],
])('a field that a trade is called by asks for that trade or for the skill: %s', (query, facets) => {
  expect(read(query)).toEqual(facets);
});

it.each([
  ['AML, London', ['+skill AML', '+location London, GB']],
  ['Java, London', ['+skill Java', '+location London, GB']],
  ['compliance officers, AML', ['+role Compliance Officer', '+skill AML']],
  ['payroll experience, London', ['+skill Payroll', '+location London, GB']],
  ['skills: Compliance, AML', ['+skill Compliance', '+skill AML']],
  ['planners who have never worked at Arup', ['+role planners', '-employer Arup']],
])('what several trades know, and what is told as a skill, asks for no trade: %s', (query, facets) => {
  expect(read(query)).toEqual(facets);
});

it.each([
  'payroll, HR or recruitment people in Germany',
  'payroll, HR or recruitment in Germany',
  'people in payroll, HR or recruitment, Germany',
])('of three fields and trades in one list any will do: %s', (query) => {
  expect(read(query)).toEqual(['+role Payroll Officer or HR Professional or Recruiter', '+location Germany']);
});

it('of two fields of which people are asked for either will do', () => {
  expect(read('underwriting or claims people, Leeds')[0]).toBe('+role Underwriter or Claims Consultant');
});

it('a list of skills before a trade stays one', () => {
  expect(read('Java, Python or data engineers')[0]).toContain('+skill');
});

it.each([
  [
    'registered nurses: ICU in Sydney, theatre in Perth',
    [
      '+role Registered Nurse',
      '+skill ICU |1 &1',
      '+location Sydney, AU |1 &1',
      '+role Theatre Nurse |1 &2',
      '+location Perth, AU |1 &2',
    ],
  ],
  [
    'developers: Java in Leeds, frontend in York',
    [
      '+role Software Engineer',
      '+skill Java |1 &1',
      '+location Leeds, GB |1 &1',
      '+role Frontend Engineer |1 &2',
      '+location York, GB |1 &2',
    ],
  ],
  [
    'lawyers: employment in London, M&A in New York',
    [
      '+role Employment Lawyer |1 &1',
      '+location London, GB |1 &1',
      '+skill M&A |1 &2',
      '+location New York City, US |1 &2',
    ],
  ],
  [
    'dentists: implants in Manchester, Invisalign in Dubai',
    [
      '+role Dentist',
      '+keyword implants |1 &1',
      '+location Manchester, GB |1 &1',
      '+keyword Invisalign |1 &2',
      '+location Dubai, AE |1 &2',
    ],
  ],
])('in a list behind a trade each has the place behind it: %s', (query, facets) => {
  expect(read(query)).toEqual(facets);
});

it('wards behind nurses say which, and what compliance officers know stays a skill', () => {
  expect(read('nurses: ICU, theatre; Sydney')).toEqual([
    '+role ICU Nurse or Theatre Nurse',
    '+location Sydney, AU',
  ]);
  expect(read('compliance officers: AML, KYC')).toEqual([
    '+role Compliance Officer',
    '+skill AML',
    '+skill KYC',
  ]);
});

it.each([
  [
    'audit seniors or tax managers, Dublin',
    ['+role Auditor |1 &1', '+seniority senior |1 &1', '+role Tax Manager |1 &2'],
  ],
  [
    'tax managers and audit seniors, Dublin',
    ['+role Tax Manager |1 &2', '+role Auditor |1 &1', '+seniority senior |1 &1'],
  ],
])('a level that is the noun of one trade is asked of that alone: %s', (query, facets) => {
  expect(read(query)).toEqual([...facets, '+location Dublin, IE']);
});

it('a level before two trades is of both', () => {
  expect(read('senior auditors or tax managers')).toEqual([
    '+seniority senior',
    '+role Auditor or Tax Manager',
  ]);
});

it('what stands behind the second dash is asked of every trade', () => {
  expect(read('QS or project managers - the QS with CostX - in London')).toContain('+location London, GB');
});

it('two towns side by side beside a trade are either of them', () => {
  expect(read('bookkeepers xero Dublin Cork')).toContain('+location Dublin, IE or Cork, IE');
});

it.each([
  ['credit control, Sage', '+role Accounts Receivable Officer'],
  ['town planning, GIS', '+role Town Planner |1'],
])('who does a work is found by its name: %s', (query, role) => {
  expect(read(query)).toContain(role);
});
