import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

it.each([
  ["developers who've worked with Kubernetes", 'must skill Kubernetes'],
  ['data engineers who have worked with PostgreSQL', 'must skill PostgreSQL'],
  ['nurses who have worked with Ramsay Health Care', 'must employer Ramsay Health Care'],
])('tells in %j what somebody worked with from whom', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each(['useful', 'highly regarded', 'if we can get it', "if they've got it"])(
  'takes "Kubernetes %s" for a wish',
  (said) => {
    expect(read(`developers, Kubernetes ${said}`)).toContain('nice skill Kubernetes');
  },
);

it.each(['preference for', 'priority to those with', 'it would help if they know', 'maybe some'])(
  'takes "%s Kubernetes" for a wish',
  (said) => {
    expect(read(`developers, ${said} Kubernetes`)).toContain('nice skill Kubernetes');
  },
);

it.each([
  'developers lacking Kubernetes',
  "developers who don't know Kubernetes",
  'developers, Kubernetes not wanted',
])('leaves out who has it in %j', (query) => {
  expect(read(query)).toContain('exclude skill Kubernetes');
});

it.each(['who still need their White Card', 'yet to get their White Card', 'who do not hold a White Card'])(
  'leaves out who has the paper in "plumbers %s"',
  (said) => {
    expect(read(`plumbers ${said}`)).toContain('exclude certification White Card');
  },
);

it.each([
  "who don't have a job right now",
  'not in a role at the moment',
  'who do not work at the moment',
  'who have just finished up',
])('finds who has no work in "chefs %s"', (said) => {
  expect(read(`chefs ${said}`)).toEqual(['must role Chef', 'must availability between jobs']);
});

it.each([
  'level: head',
  'with head as their level',
  'whose seniority is head',
  'listed as head',
  'who are heads',
  'heads only',
])('reads the level of "accountants %s"', (said) => {
  expect(read(`accountants ${said}`)).toEqual(['must role Accountant', 'must seniority head']);
});

it.each([
  ['sales people current title BDM', 'must role the title Business Development Manager now'],
  [
    'salespeople job title: Business Development Manager',
    'must role the title Business Development Manager now',
  ],
])('reads the title in %j', (query, expected) => {
  expect(read(query).map((label) => label.toLowerCase())).toContain(expected.toLowerCase());
});

it('reads a group and a company in short forms of experience', () => {
  expect(read('accountants w/ Big4 exp')).toContain('must employer big 4');
  expect(read('accountants with KPMG exp')).toContain('must employer KPMG');
});
