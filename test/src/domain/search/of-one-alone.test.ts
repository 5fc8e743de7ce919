import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-28' };
const MARK = { must: '+', nice: '~', exclude: '-' } as const;
const read = (query: string) => {
  const { facets, notes } = compileQuery(query, HOME);
  const said = facets.map(
    ({ kind, strength, label, either, together }) =>
      `${MARK[strength]}${kind === 'unsupported' ? 'told ' : ''}${label}${either === null ? '' : ` |${either}`}${together === null ? '' : ` &${together}`}`,
  );
  return { said, codes: notes.map(({ code }) => code) };
};

it.each([
  [
    'sommeliers or pastry chefs in London, sommeliers with WSET',
    ['+Sommelier |1 &1', '+Pastry Chef |1 &2', '+London, GB', '+WSET |1 &1'],
  ],
  [
    'electricians, plumbers and welders, the welders with a white card',
    ['+Electrician |1 &1', '+Plumber |1 &2', '+Welder |1 &3', '+White Card |1 &3'],
  ],
  [
    'nurses or midwives in Leeds, midwives must have NMC',
    ['+Nurse |1 &1', '+Midwife |1 &2', '+Leeds, GB', '+NMC Registration |1 &2'],
  ],
])(
  'what is asked of one trade of a list, said once more, is asked of that trade alone: %s',
  (query, said) => {
    expect(read(query)).toEqual({ said, codes: ['alternatives'] });
  },
);

it('another word for a trade of the list goes on with the list, and what stands behind it is asked of all', () => {
  expect(read('bakers, chefs, cooks in Perth').said).toEqual(['+Baker or Chef', '+Perth, AU']);
});

it('who is left out by a company or by what they want is left out by both', () => {
  const { said } = read(
    'Underwriters. Those presently at Suncorp or seeking contract work should be left out.',
  );
  expect(said).not.toContain('+contract');
});

it('a trade said once more with what nothing understands does not leave the other trades out, and is told', () => {
  const { said, codes } = read('electricians or plumbers in Perth, plumbers also with a licence');
  expect(said).toEqual(['+Electrician or Plumber', '+Perth, AU', '+told also with a licence']);
  expect(codes).toContain('not_applied');
});

it.each([
  [
    'project managers or senior developers in Perth',
    ['+Project Manager |1 &1', '+senior |1 &2', '+Software Engineer |1 &2', '+Perth, AU'],
  ],
  [
    'tax managers or senior tax accountants',
    ['+Tax Manager |1 &1', '+senior |1 &2', '+Tax Accountant |1 &2'],
  ],
  ['chefs, bakers or senior waiters', ['+Chef |1 &1', '+Baker |1 &2', '+senior |1 &3', '+Waiter |1 &3']],
])('a level before the second trade is of that trade alone: %s', (query, said) => {
  expect(read(query)).toEqual({ said, codes: ['alternatives'] });
});

it('a level before the first of two trades is of both, and one of the same trade widens', () => {
  expect(read('senior accountants or tax managers').said).toEqual(['+senior', '+Accountant or Tax Manager']);
  expect(read('tax managers or seniors in Perth').said).toEqual([
    '+Tax Manager or Tax Accountant',
    '+Perth, AU',
  ]);
});

it.each([
  ['SAP consultants, no SAP MM consultants', ['+SAP Consultant', '-SAP MM']],
  ['no SAP MM consultants, SAP consultants in Sydney', ['-SAP MM', '+SAP Consultant', '+Sydney, AU']],
])('the part of a tool that is left out leaves in who works with the rest of it: %s', (query, said) => {
  expect(read(query)).toEqual({ said, codes: ['read_as'] });
});

it.each([
  [
    'nurses with ICU in Sydney or anyone in Perth',
    ['+Nurse', '+ICU |1 &1', '+Sydney, AU |1 &1', '+Perth, AU |1 &2'],
  ],
  [
    'nurses in Perth with ICU, or anyone in Sydney',
    ['+Nurse', '+Perth, AU |1 &1', '+ICU |1 &1', '+Sydney, AU |1 &2'],
  ],
])('whoever is in another place does without what is asked in the first: %s', (query, said) => {
  expect(read(query).said).toEqual(said);
});

it.each([
  ['nurses or midwives at Bupa / Ramsay', ['+Nurse or Midwife', '+now at Bupa or Ramsay Health Care']],
  ['chefs or cooks at Hilton / Marriott now', ['+Chef', '+now at Hilton or Marriott']],
  ['chefs or cooks / Perth / perm', ['+Chef', '+Perth, AU', '+permanent']],
])('a stroke goes on with what stands behind the last word of place: %s', (query, said) => {
  expect(read(query)).toEqual({ said, codes: [] });
});

it.each([
  [
    'tax accountants, anyone who is at Deloitte, PwC, EY or KPMG today is out',
    ['+Tax Accountant', '-now at Deloitte or PwC or EY or KPMG'],
  ],
  [
    'hotel managers Dubai, no one who’s at Hilton now since it’s Hilton that’s hiring',
    ['+Hotel Manager', '+Dubai, AE', '-now at Hilton'],
  ],
  ['accountants at PwC before or EY before', ['+Accountant', '+formerly at PwC or EY']],
  [
    'nobody at Accenture before or Capgemini before, developers',
    ['-Accenture or Capgemini', '+Software Engineer'],
  ],
])('companies of one list stand on one side: %s', (query, said) => {
  expect(read(query)).toEqual({ said, codes: [] });
});

it.each([
  ['developers with React, Vue instead of React is fine', ['+Software Engineer', '+React or Vue']],
  ['accountants with CPA (CA instead is fine)', ['+Accountant', '+CPA or CA']],
  [
    'data analysts up to 80k, be it pounds or euros',
    ['+Data Analyst', '+pay up to GBP 80,000 a year |1', '+pay up to EUR 80,000 a year |1'],
  ],
  [
    'data analysts, 60k-80k GBP/EUR',
    ['+Data Analyst', '+pay GBP 60,000 to 80,000 a year |1', '+pay EUR 60,000 to 80,000 a year |1'],
  ],
  [
    'Java developers in Berlin, German speaking, or anyone who’d relocate there',
    ['+Java', '+Software Engineer', '+Berlin, DE or open to relocation', '+German'],
  ],
])('what will do in place of another thing is its alternative: %s', (query, said) => {
  expect(read(query)).toEqual({ said, codes: [] });
});

it.each([
  [
    'nurses, Perth or Melbourne... Actually leave Perth out, they have their own agency there',
    ['+Nurse', '+Melbourne, AU'],
  ],
  ['Head of maths just called: maths teachers in England', ['+Maths Teacher', '+England']],
])('what is taken back by its name, and who called, ask for nobody: %s', (query, said) => {
  expect(read(query)).toEqual({ said, codes: ['set_aside'] });
});
