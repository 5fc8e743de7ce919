import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-30' });
const said = (query: string) =>
  compiled(query).facets.map(
    ({ strength, kind, label, when, either }) =>
      `${strength} ${kind} ${label}${when === null ? '' : ` (${when})`}${either === null ? '' : ` ${either}`}`,
  );

it.each([
  [
    'accountants working for a bank or a mining company at the moment',
    ['must industry Banking or Mining (current)'],
  ],
  ['accountants working for a mining company or a bank now', ['must industry Mining or Banking (current)']],
  ['accountants who worked for a hotel or a hospital', ['must industry Hotels or Hospitals']],
  ['lawyers now at a law firm or a bank', ['must industry Legal Industry or Banking (current)']],
  [
    'accountants who work for BHP or a hospital',
    ['must employer now at BHP (current) 1', 'must industry Hospitals (current) 1'],
  ],
  [
    'auditors who work for KPMG or a bank',
    ['must employer now at KPMG (current) 1', 'must industry Banking (current) 1'],
  ],
  ['auditors who have worked for KPMG and a bank', ['must employer KPMG', 'must industry Banking']],
])('keeps each kind of house of a list: %s', (query, houses) => {
  expect(said(query).slice(1)).toEqual(houses);
  expect(compiled(query).notes).toEqual([]);
});

it.each([
  ['nurses at Bupa', ['must role Nurse', 'must employer now at Bupa (current)']],
  ['chefs and cooks at Hilton', ['must role Chef', 'must employer now at Hilton (current)']],
  ['marketing at Unilever', ['must role Marketing Professional', 'must employer now at Unilever (current)']],
  ['nursing with Bupa', ['must role Nurse', 'must employer now at Bupa (current)']],
  ['pilots who fly for Emirates', ['must role Pilot', 'must employer now at Emirates (current)']],
  ['pilots flying for Emirates', ['must role Pilot', 'must employer now at Emirates (current)']],
])('takes no trade for the verb of what somebody does at a house: %s', (query, facets) =>
  expect(said(query)).toEqual(facets),
);

it('reads a place behind a dash as one, where the words before it say when somebody was at a firm', () => {
  expect(
    said('lawyers never at a magic circle firm, now or earlier – Europe or Australia, no juniors obviously'),
  ).toEqual([
    'must role Lawyer',
    'exclude employer magic circle',
    'must location Europe or Australia',
    'exclude seniority junior',
  ]);
});

it.each([
  'credit risk analysts at HSBC or ANZ who only joined them in 2023 or later',
  'credit risk analysts at HSBC or ANZ who have joined either of them since 2023',
])('asks since when they are there of who joined “them”: %s', (query) =>
  expect(said(query)).toContain('must tenure in the present job since 2023 or later'),
);
