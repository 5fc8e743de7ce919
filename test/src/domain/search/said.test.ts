import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24', timezone: 'Australia/Sydney' };

const read = (query: string): { facets: string[]; notes: string[] } => {
  const { facets, notes } = compileQuery(query, HOME);
  return {
    facets: facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`).sort(),
    notes: notes.map(({ code }) => code),
  };
};

const same = (said: string, plain: string): void => {
  const [one, other] = [read(said), read(plain)];
  expect(one.facets).toEqual(other.facets);
  expect(one.notes).toEqual(other.notes);
};

it.each([
  ['five-plus years', 'at least 5 years experience'],
  ['half a decade or more of experience', '5 years or more of experience'],
  ['notice not longer than 4 weeks', 'max 4 weeks notice'],
  ['without a notice period', 'available immediately'],
  ['available right now', 'available immediately'],
  ['120 grand max', 'up to 120k'],
  ['who won’t cost more than 120k', 'up to 120k'],
  ['whose expectations are at or below 120k', 'up to 120k'],
  ['150k and up', 'from 150k'],
  ['150k upwards', 'from 150k'],
  ['between 90k and 110k', '90k to 110k'],
  ['in the job 3+ years', 'at least 3 years in current role'],
  ['not moved jobs for 3 years', 'in current role for 3 years'],
  ['not yet two years in role', 'in current role for less than 2 years'],
  ['joined no later than 2020', 'in current role since 2020 or earlier'],
  ['early career', 'junior'],
  ['nothing junior', 'not junior'],
  ['mid-senior', 'mid or senior'],
  ['PR/citizens only', 'PR or citizen'],
  ['cannot offer sponsorship', 'no sponsorship'],
  ['in need of sponsorship', 'needing sponsorship'],
  ['with the exception of those who would need sponsorship', 'no sponsorship needed'],
  ['home based', 'remote'],
  ['relo ok', 'willing to relocate'],
  ['not contracting', 'not contractors'],
  ['on KPMG’s payroll', 'now at KPMG'],
  ['present employer KPMG', 'now at KPMG'],
  ['previous employer KPMG', 'formerly at KPMG'],
  ['with KPMG in an earlier life', 'formerly at KPMG'],
  ['KPMG diaspora', 'ex KPMG'],
  ['have not worked at KPMG ever', 'never at KPMG'],
  ['U.S.', 'US'],
  ['nationwide UK', 'UK'],
  ['DE, AT or CH', 'DACH'],
  ['away from London', 'outside London'],
  ['LDN / MCR', 'London / Manchester'],
  ['less than 30km away from Manchester', 'within 30 km of Manchester'],
])('reads accountants, %j as it reads %j', (said, plain) => {
  same(`accountants, ${said}`, `accountants, ${plain}`);
});

it.each([
  ['Kindly list all accountants in Perth, many thanks.', 'accountants in Perth'],
  ['I would be grateful for a list of accountants in Perth', 'accountants in Perth'],
  ['Good morning, might there be any accountants in Perth?', 'accountants in Perth'],
  ['okay so um accountants in Brisbane no sorry Perth full stop', 'accountants in Perth'],
  ['see sharp developers comma Perth', 'C# developers, Perth'],
  ['H G V drivers in Perth', 'HGV drivers in Perth'],
  [
    'accountants who want under one hundred and fifty thousand euros',
    'accountants who want under 150,000 euros',
  ],
])('reads %j, with all that is only said around it, as it reads %j', same);

it.each([
  [
    '{"role": "pharmacist", "country": "AU", "notice_days_max": 14}',
    'pharmacist, in Australia, at most 14 days notice',
  ],
  [
    'title:electrician current_employer:("Rio Tinto" OR Fortescue) NOT work_rights:"needs sponsorship"',
    'electrician, now at Rio Tinto or Fortescue, no sponsorship needed',
  ],
  [
    'ios developer AND years >= 9 AND open_to_relocation = true',
    'ios developer, at least 9 years experience, willing to relocate',
  ],
  ['sales, Salesforce, currency=GBP, salary<=100000', 'sales, Salesforce, pay up to GBP 100000'],
  [
    'credit risk analyst, current_employer not in [HSBC, Barclays]',
    'credit risk analyst, not currently at HSBC or Barclays',
  ],
  ['role=chef&city=London&level=senior', 'senior chef, in London'],
  [
    'level: mid; tenure > 3; last_contacted > 90 days; chefs',
    'mid chefs, in current role for more than 3 years, not contacted in the last 90 days',
  ],
  [
    'cyber security analyst | SIEM | mid,senior | United Kingdom',
    'cyber security analyst, SIEM, mid or senior, United Kingdom',
  ],
])('reads the fields of %j as it reads %j', same);

it('leaves a field that it does not know as it stands', () => {
  expect(read('chefs, shoe_size: 44').facets).toContain('must role Chef');
  expect(read('chefs, shoe_size: 44').notes).toContain('not_understood');
});

it('keeps a bar between things of one kind an or', () => {
  same('chefs, Sydney | Melbourne', 'chefs, Sydney or Melbourne');
});

it('keeps a country in front of a comma beside the citizens behind it', () => {
  expect(read('chefs, AU, citizens').facets).toEqual([
    'must location Australia',
    'must role Chef',
    'must work_rights citizen',
  ]);
});

it.each([
  [
    'SREs who held the title DevOps Engineer in an earlier job',
    'Site Reliability Engineer',
    'the title DevOps Engineer before',
  ],
  [
    'BDM now, account executive in last job',
    'now Business Development Manager',
    'formerly Account Executive',
  ],
  ['product managers who started out as business analysts', 'Product Manager', 'formerly Business Analyst'],
])('tells in %j what somebody does from what they did', (query, now, before) => {
  expect(read(query).facets).toEqual([`must role ${before}`, `must role ${now}`].sort());
});

it.each([
  ['auditors who joined KPMG in 2024 or later', 'in the present job since 2024 or later'],
  ['auditors who joined KPMG in 2023', 'in the present job since 2023'],
])('reads in %j when the present job began', (query, label) => {
  const { facets, notes } = read(query);
  expect(facets).toEqual(['must employer now at KPMG', 'must role Auditor', `must tenure ${label}`]);
  expect(notes).toEqual([]);
});

it.each(['auditors gt or bdo', 'auditors ey', 'fitters fmg or rio'])(
  'reads the companies of %j though they are short and without capitals',
  (query) => {
    expect(read(query).facets.filter((facet) => facet.includes('employer'))).toHaveLength(1);
  },
);

it.each([
  ['zookeeper, preferably a nurse', ['must keyword zookeeper', 'nice role Nurse']],
  ['nurses would be great', ['must role Nurse']],
])('reads in %j who is looked for, and what is a wish beside it', (query, facets) => {
  expect(read(query).facets).toEqual(facets);
});
