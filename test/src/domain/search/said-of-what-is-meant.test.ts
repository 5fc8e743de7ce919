import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-28' };
const MARK = { must: '+', nice: '~', exclude: '-' } as const;
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(
    ({ kind, strength, label }) => `${MARK[strength]}${kind === 'unsupported' ? 'told ' : ''}${label}`,
  );
const codes = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

it.each([
  ['developers who have never touched Kafka', ['+Software Engineer', '-Kafka']],
  ["testers who haven't touched Selenium", ['+QA Engineer', '-Selenium']],
  ["data engineers who've never gone near Spark", ['+Data Engineer', '-Spark']],
  ['accountants who did not touch SAP or Excel', ['+Accountant', '-SAP or Excel']],
])('a tool that somebody never touched is left out, and no contact with them: %s', (query, facets) => {
  expect(read(query)).toEqual(facets);
});

it.each([
  ['nurses nobody has touched in six months', '+not contacted for 183 days'],
  ['nurses we have never touched', '+never contacted'],
  ['people who have not been touched for six months', '+not contacted for 183 days'],
  ['accountants not touched in a year', '+not contacted for 1 years'],
])('people whom nobody touched were not contacted: %s', (query, facet) => {
  expect(read(query).at(-1)).toBe(facet);
});

it.each([
  ["Client's budget is 90k AUD tops. Payroll officers in Sydney", '+pay up to AUD 90,000 a year'],
  ['The client has a budget of $120k. Nurses in Perth', '+pay up to AUD 120,000 a year'],
  ['Our client can go up to £95k. QS in London', '+pay up to GBP 95,000 a year'],
  ['Max the client will pay is 90k AUD. Nurses in Perth', '+pay up to AUD 90,000 a year'],
  ["The client won't go over 90k. Nurses in Perth", '+pay up to AUD 90,000 a year'],
  ['Salary on offer is £85,000, so nobody above that. QS in London', '+pay up to GBP 85,000 a year'],
  ['customer can pay 70,000 pounds, so a QS in London', '+pay up to GBP 70,000 a year'],
])('what the client can pay at most bounds the pay: %s', (query, pay) => {
  expect(read(query)[0]).toBe(pay);
  expect(codes(query)).toEqual([]);
});

it.each([
  "Client's budget was cut last year. Nurses in Sydney",
  'The client has a budget of 2 million for the project. Nurses in Sydney',
])('a budget that is no pay bounds none: %s', (query) => {
  expect(read(query)).toEqual(['+Nurse', '+Sydney, AU']);
  expect(codes(query)).toEqual(['set_aside']);
});

it.each([
  ['nurses in Sydney, Melbourne I mean', ['+Nurse', '+Melbourne, AU']],
  ['chefs, pastry chefs I mean, London', ['+Pastry Chef', '+London, GB']],
  ['lawyers under 100k, 120k I mean', ['+Lawyer', '+pay up to AUD 120,000 a year']],
  ['developers, Java I mean, in Perth', ['+Software Engineer', '+Java', '+Perth, AU']],
])('what is meant takes the place of what was said before it, wherever that is told: %s', (query, facets) => {
  expect(read(query)).toEqual(facets);
});

it('what is meant where nothing of its kind was said takes nothing back', () => {
  expect(read('midwives over here, Ireland or the UK I mean')).toEqual([
    '+Midwife',
    '+Ireland or United Kingdom',
  ]);
});

it('a town that would be best in a country is no other place that somebody was in', () => {
  expect(read('Nurses with aged care experience in New Zealand, preferably Auckland')).toEqual([
    '+Nurse',
    '+Aged Care',
    '+New Zealand',
    '~Auckland, NZ',
  ]);
  expect(read('Nurses with aged care experience in New Zealand, in Sydney')).toContain(
    '+told experience in New Zealand',
  );
});

it.each([
  "Job's in Karratha, boilermakers please, they'd have to be up for moving",
  'The job is in Karratha. Boilermakers who would relocate',
])('whoever would move for a job is looked for elsewhere than where it is: %s', (query) => {
  expect(read(query)).toEqual(['+Boilermaker', '+open to relocation to Karratha, AU']);
});

it('a job in a town of which nothing else is said tells where somebody lives', () => {
  expect(read('The job is in Perth. Nurses please')).toEqual(['+Perth, AU', '+Nurse']);
});
