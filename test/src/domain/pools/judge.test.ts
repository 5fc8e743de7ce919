import { expect, it } from 'vitest';
import { assess, type Profile } from '#src/domain/pools/assess.ts';

const nobody: Profile = {
  titles: [],
  skills: [],
  certifications: [],
  languages: [],
  prose: [],
  city: null,
  state: null,
  country: null,
  preferred_locations: [],
  years: null,
};
const belongs = (eligibility: string, profile: Partial<Profile>) =>
  assess(eligibility, { ...nobody, ...profile }, 'AU').belongs;

it.each<[string, Partial<Profile>]>([
  ['Accountants in Sydney', { titles: ['Senior Accountant'], city: 'Sydney', country: 'AU' }],
  ['Accountants in Sydney or Melbourne', { titles: ['Accountant'], city: 'Melbourne', country: 'AU' }],
  ['Software engineers', { titles: ['Backend Developer'] }],
  ['Registered nurses', { titles: ['Registered Nurse'] }],
  ['People who know Python', { skills: ['Django'] }],
  [
    'Software engineers with TypeScript and React',
    { titles: ['Frontend Engineer'], skills: ['React', 'TS'] },
  ],
  ['Accountants with CPA', { titles: ['Accountant'], certifications: ['CPA'] }],
  ['Accountants, ideally with SAP', { titles: ['Accountant'] }],
  ['Senior engineers. Software engineers only, no recruiters', { titles: ['Senior Software Engineer'] }],
  ['Accountants with 5+ years', { titles: ['Accountant'], years: 6 }],
  ['Accountants anywhere in Australia', { titles: ['Accountant'], country: 'AU' }],
  ['Accountants in Sydney', { titles: ['Accountant'], preferred_locations: ['Sydney'] }],
  ['German speaking accountants', { titles: ['Accountant'], languages: ['German'] }],
  ['Falconers who fly kestrels', { titles: ['Falconer'], prose: ['I fly kestrels and hawks.'] }],
])('takes for "%s" somebody who is that: %j', (eligibility, profile) => {
  expect(assess(eligibility, { ...nobody, ...profile }, 'AU')).toMatchObject({ belongs: true });
});

it.each<[string, Partial<Profile>]>([
  ['Accountants in Sydney', { titles: ['Accountant'], city: 'Perth', country: 'AU' }],
  ['Accountants in Sydney', { titles: ['Accountant'] }],
  ['Accountants', { titles: ['Registered Nurse'], skills: ['Accounting'] }],
  ['Backend developers', { titles: ['Nurse'] }],
  ['People who know Django', { skills: ['Python'] }],
  ['Software engineers with TypeScript, React and Go', { titles: ['Frontend Engineer'], skills: ['Java'] }],
  ['Senior accountants', { titles: ['Junior Accountant'] }],
  ['Accountants with 5+ years', { titles: ['Accountant'], years: 3 }],
  ['Accountants with 5+ years', { titles: ['Accountant'] }],
  ['Engineers, no recruiters', { titles: ['Recruiter', 'Software Engineer'] }],
  ['Accountants, not in Sydney', { titles: ['Accountant'], city: 'Sydney', country: 'AU' }],
  ['Falconers who fly kestrels', { titles: ['Florist'] }],
  ['', { titles: ['Accountant'] }],
])('does not take for "%s" somebody who is not that: %j', (eligibility, profile) => {
  expect(belongs(eligibility, profile)).toBe(false);
});

it('says what decided', () => {
  const profile = { ...nobody, titles: ['Accountant'], city: 'Sydney', country: 'AU' };
  expect(assess('Accountants in Sydney', profile, 'AU').reason).toBe('role Accountant; place Sydney');
  expect(assess('Accountants in Perth', profile, 'AU').reason).toContain('Perth');
});

it('gives the same answer to the same question', () => {
  const profile = { ...nobody, titles: ['Accountant'], skills: ['Xero'] };
  const once = assess('Accountants with Xero or MYOB', profile, 'AU');
  for (let time = 0; time < 5; time += 1)
    expect(assess('Accountants with Xero or MYOB', profile, 'AU')).toEqual(once);
});
