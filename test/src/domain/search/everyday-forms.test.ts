import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { useDesk } from '#test/harness/fixture.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-21' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

it.each([
  ['tax people no longer at PwC', 'PwC'],
  ['ex big 4 tax people now out of the big 4', 'big 4'],
  ['nurses who no longer work for Ramsay', 'Ramsay Health Care'],
])('looks in %j for who was at a company and is not there now', (query, name) => {
  expect(read(query)).toContain(`must employer formerly at ${name}`);
  expect(read(query)).toContain(`exclude employer now at ${name}`);
});

it.each([
  ['CBA devs (current)', 'Commonwealth Bank'],
  ['CBA devs now', 'Commonwealth Bank'],
  ['iOS engineers from FAANG (there now)', 'faang'],
  ['Linfox drivers, current', 'Linfox'],
])('reads in %j that somebody is there still', (query, name) => {
  expect(read(query)).toContain(`must employer now at ${name}`);
});

it('takes the time at which somebody is needed for no word of where they are', () => {
  expect(read('Java devs from CBA, open to moving now')).not.toContain(
    'must employer now at Commonwealth Bank',
  );
});

it.each([
  ['sous chefs or chefs', 'Sous Chef or Chef'],
  ['tax accountants or accountants', 'Tax Accountant or Accountant'],
  ['senior nurses or nurses', 'Nurse'],
  ['nurses including midwives', 'Nurse or Midwife'],
  ['accountants or nurses', 'Accountant or Nurse'],
  ['accountants, nurses', 'Accountant or Nurse'],
  ['someone for a SOC desk', 'SOC Analyst'],
])('reads both trades of %j, and an "or" as nothing else', (query, label) => {
  expect(read(query)).toContain(`must role ${label}`);
});

it.each([
  ['chefs uk', 'United Kingdom'],
  ['uk based chefs', 'United Kingdom'],
  ['AP clerk nz 2 wks notice', 'New Zealand'],
  ['BAs Sydney incl Parramatta', 'Sydney, AU or Parramatta, AU'],
  ['auditors who want to relocate', 'open to relocation'],
])('reads the place of %j', (query, label) => {
  expect(read(query)).toContain(`must location ${label}`);
});

it.each([
  ['heads of marketing wanting 150k+ usd', 'must salary pay from USD 150,000 a year'],
  ['devs 120k+ in gbp', 'must salary pay from GBP 120,000 a year'],
  ['EA who needs sponsoring', 'must work_rights needs sponsorship'],
  ['chefs without sponsoring', 'must work_rights no sponsorship needed'],
  ['backpackers on WHV who can cook', 'must work_rights visa holder'],
  ['nurses, over 3 yrs in', 'must years_experience over 3 years of experience'],
  ['nurses at Bupa, over 3 yrs in', 'must tenure at least 3 years in the present job'],
  ['nurses, under 3 yrs in', 'must tenure under 3 years in the present job'],
  ['warehouse managers linfox + toll', 'must employer Linfox or Toll Group'],
  ['bookkeepers p/t xero', 'must work_type part time'],
  ['night packers, immediate', 'must availability available immediately'],
  ["fitters who've been with BHP 5 years or more", 'must tenure at least 5 years in the present job'],
  ['devs with rust or go', 'must skill Rust or Go'],
  ['aged care RNs Adelaide full rights', 'must work_rights right to work'],
  ['prompt start warehouse pickers', 'must availability available immediately'],
  ['accountants from mining, not in mining now', 'must industry formerly in Mining'],
  ['accountants from mining, not in mining now', 'exclude industry now in Mining'],
  ["HGV drivers b'ham", 'must location Birmingham, GB'],
])('reads the condition in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it('says that a notice was read as the longest, where nothing says so', () => {
  const codes = (query: string) => compileQuery(query, HOME).notes.map(({ code }) => code);
  expect(codes('pharmacists, three months notice')).toContain('read_as');
  expect(codes('pharmacists, three months notice, less than 5 years of experience')).toContain('read_as');
  expect(codes('pharmacists, max three months notice')).not.toContain('read_as');
});

const { desk } = useDesk({ country: 'AU' });

it('leaves out who began in the year of the edge without a month, where somebody is to be new, and says so', async () => {
  for (const [name, from] of [
    ['Ana Early', String(new Date().getFullYear() - 2)],
    ['Bo Late', String(new Date().getFullYear() - 1)],
  ])
    await desk.api.post('/candidates', {
      name,
      email: `${name?.slice(0, 2).toLowerCase()}@people.example`,
      experience: [{ title: 'Welder', employer: 'Acme', from, is_current: true }],
    });
  const { body } = await desk.api.post('/candidates/search', {
    query: 'welders, less than 2 years in the job',
  });
  expect(body.data.results.map((one: { name: string }) => one.name)).toEqual(['Bo Late']);
  expect(body.data.notes.map(({ code }: { code: string }) => code)).toContain('read_as');
});

it('takes a letter that is doubled or not for the likelier slip', async () => {
  const { body } = await desk.api.post('/candidates/search', { query: 'heavy diesel fiters' });
  expect(JSON.stringify(body.data.notes)).toContain('was read as fitter');
});

it.each([
  ['Canva engineers', true],
  ['Salesforce developers', false],
  ['engineers with Canva', false],
])(
  'reads a product before a trade as what they use or who they work for, where it may be either: %s',
  (query, either) => {
    const kinds = compileQuery(query, HOME).facets.filter((facet) => facet.either !== null);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(either ? ['employer', 'skill'] : []);
  },
);

it('takes the one company that is named for the present one where a time in the seat is asked for', () => {
  expect(read('warehouse managers Linfox, 3 years in seat')).toContain('must employer now at Linfox');
});

it.each([
  ['sonographers Queensland & WA', 'must location Queensland or Western Australia'],
  ['CRAs at CROs', 'must employer now at CROs'],
  ['accountants at the big four supermarkets', 'must employer now at big four supermarkets'],
  ['SREs who have worked for a hyperscaler', 'must employer hyperscalers'],
  ['product people from neobanks', 'must employer neobanks'],
  ['theatre staff', 'must role Theatre Professional'],
  ['waiting staff', 'must role Waiter'],
])('knows what recruiters call employers, fields and states: %s', (query, facet) => {
  expect(read(query)).toContain(facet);
});

it.each([
  ['A&E, ICU and theatre nurses', 'must role Emergency Nurse or ICU Nurse or Theatre Nurse'],
  ['1st or 2nd line support', 'must role 1st Line Support or 2nd Line Support'],
  ['clin neg or PI fee earners', 'must role Personal Injury Lawyer'],
  ['nurses, doctors and care assistants', 'must role Nurse or Doctor or Care Worker'],
])('reads each of several titles that share their last words: %s', (query, role) => {
  expect(
    compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`),
  ).toEqual([role]);
});
