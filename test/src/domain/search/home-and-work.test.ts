import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const GB = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
const AU = { country: 'AU', currency: 'AUD', today: '2026-11-26' };
const labels = (query: string, home = GB): string[] =>
  compileQuery(query, home)
    .facets.filter(({ kind, strength }) => kind !== 'unsupported' && strength === 'must')
    .map(({ label }) => label)
    .toSorted();
const codes = (query: string): string[] => compileQuery(query, GB).notes.map(({ code }) => code);

it.each([
  ['accountants who live in Bolton but work in Manchester', ['Accountant', 'Bolton, GB']],
  ['nurses living in Croydon who work in London', ['Croydon, GB', 'Nurse']],
  ['chefs based in Reading but working in London', ['Chef', 'Reading, GB']],
  ['nurses working in Manchester, living in Bolton', ['Bolton, GB', 'Nurse']],
])(
  'where somebody works beside where they live is told, and they are looked for at home: %s',
  (query, asked) => {
    expect(labels(query)).toEqual(asked);
    expect(codes(query)).toContain('not_on_record');
  },
);

it.each([
  ['electricians based in Leeds and work in construction', 'Leeds, GB'],
  ['chefs living in York, worked in Leeds', 'York, GB'],
  ['accountants working in Manchester', 'Manchester, GB'],
])('a place by itself stays where somebody is: %s', (query, place) => {
  expect(labels(query)).toContain(place);
});

it.each([
  'Accountants, in the UK already as the office is in Reading',
  'Accountants in the UK because our client is based in Reading',
])('where the office is gives a reason and asks for nobody there: %s', (query) => {
  expect(labels(query)).toEqual(['Accountant', 'United Kingdom']);
});

it.each(['nurses back from Dubai', 'nurses just back from Australia', 'nurses recently returned from Dubai'])(
  'where somebody has come back from is no place they live in: %s',
  (query) => {
    expect(labels(query)).toEqual(['Nurse']);
    expect(codes(query)).toContain('not_on_record');
  },
);

it.each([
  'midwives nobody has called in the past three months (never called is grand)',
  "midwives none of us has rung in the past 3 months. If they've never been rung at all I want those too",
  'midwives not contacted in the last 3 months, never contacted are fine too',
  'midwives not spoken to in 3 months, and include those never contacted',
])('whom nobody ever called is among those not called for long: %s', (query) => {
  expect(labels(query)).toEqual(['Midwife', 'not contacted for 91 days']);
});

it('whom nobody ever called is asked for where it stands by itself', () => {
  expect(labels('midwives never contacted')).toEqual(['Midwife', 'never contacted']);
});

it('codes of states are read in small letters, last of a search at home or beside a state', () => {
  expect(labels('hv electricians wa', AU)).toEqual(['HV Electrician', 'Western Australia']);
  expect(labels('nurses in qld, perm', AU)).toContain('Queensland');
  expect(labels('maths teachers ny or california')).toEqual([
    'Maths Teacher',
    'New York State or California',
  ]);
  expect(labels('nurses texas or fl')).toEqual(['Nurse', 'Texas or Florida']);
});

it.each([
  ['sous or head, Manchester', ['Manchester, GB', 'Sous Chef or Head Chef']],
  ['head or sous, Leeds', ['Head Chef or Sous Chef', 'Leeds, GB']],
  ['sous or CDP', ['Sous Chef or Chef de Partie']],
  ['someone who looks after payroll in Leeds', ['Leeds, GB', 'Payroll']],
  ['people who do the books', ['Bookkeeping']],
  ['people who lay bricks', ['Bricklayer']],
])('work is read by what is done and titles by half of them: %s', (query, asked) => {
  expect(labels(query)).toEqual(asked);
});

it('who lives there or would move there asks for both, without a doubt', () => {
  const query = 'London-based product managers, or ones willing to move to London';
  expect(labels(query)).toEqual(['London, GB or open to relocation to London, GB', 'Product Manager']);
  expect(codes('accountants in Leeds or people willing to move to Leeds')).toEqual([]);
});

it.each([
  ['maintenance engineers, either electrical or mechanical bias', ['Reliability Engineer']],
  [
    'multi-skilled maintenance engineers, electrical bias, Leeds',
    ['Leeds, GB', 'Multi Skilled Maintenance Engineer'],
  ],
])('what somebody leans to is no trade of theirs, and told: %s', (query, asked) => {
  expect(labels(query)).toEqual(asked);
  expect(codes(query)).toContain('not_on_record');
});

it.each([
  ['SIA security officers', ['SIA Licence', 'Security Guard']],
  ['door supervisors, SIA badge', ['SIA Licence', 'Security Guard']],
  [
    'telehandler drivers, Oxford, from next Monday',
    ['Oxford, GB', 'Telehandler Operator', 'available by 2026-11-30'],
  ],
  ['anyone who used to be a teacher and now recruits', ['formerly Teacher', 'now Recruiter']],
])('licences, starts and trades are read by short words for them: %s', (query, asked) => {
  expect(labels(query)).toEqual(asked);
});

it('"bar" before people leaves them out, and before work it is a bar', () => {
  const { facets } = compileQuery('everyone in Cardiff bar recruiters', GB);
  expect(facets.find(({ kind }) => kind === 'role')?.strength).toBe('exclude');
  expect(labels('anyone for bar work in York')).toEqual(['York, GB']);
});
