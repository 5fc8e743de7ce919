import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

// What desks say around a search and how they list, take back and bound.
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-28', timezone: 'Australia/Sydney' };
const read = (said: string): string[] =>
  compileQuery(said, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported' && kind !== 'keyword')
    .map(({ strength, label }) => (strength === 'must' ? label : `${strength} ${label}`))
    .toSorted();
const codes = (said: string): string[] => compileQuery(said, HOME).notes.map(({ code }) => code);

it.each<[said: string, ...conditions: string[]]>([
  ['Java/Kafka devs', 'Java', 'Kafka', 'Software Engineer'],
  ['Python/Django developers in Leeds', 'Django', 'Leeds, GB', 'Python', 'Software Engineer'],
  ['C#/Angular developers', 'Angular', 'C#', 'Software Engineer'],
  ['Java/Kotlin developers', 'Java or Kotlin', 'Software Engineer'],
  ['Swift/Kotlin developers', 'Software Engineer', 'Swift or Kotlin'],
])(
  'asks for a language with what goes with it, and for either of two, and tells which: %s',
  (said, ...expected) => {
    expect(read(said)).toEqual(expected);
    expect(codes(said)).toContain('read_as');
  },
);

it.each<[said: string, ...conditions: string[]]>([
  ['two gaps after half term – primary teachers in Leeds', 'Leeds, GB', 'Primary Teacher'],
  ['we have three gaps on the rota next month: care assistants in Leeds', 'Care Worker', 'Leeds, GB'],
  ['a couple of gaps to fill - icu nurses, perth', 'ICU Nurse', 'Perth, AU'],
  [
    'Just off a call with the CTO of a fintech: he would like accountants in Leeds',
    'Accountant',
    'Leeds, GB',
  ],
  [
    'Just had a call with the head of a school, she wants maths teachers in Leeds',
    'Leeds, GB',
    'Maths Teacher',
  ],
  ['fresh out of a meeting with the CFO of a bank – accountants with SAP', 'Accountant', 'SAP'],
  ['accountants with a career gap', 'Accountant', 'a career gap'],
  ['nurses we just had a call with', 'Nurse', 'contacted before'],
])(
  'sets aside how many are missing and who was on the phone, and keeps gaps and calls that are asked for: %s',
  (said, ...expected) => {
    expect(read(said)).toEqual(expected);
  },
);

it.each<[said: string, employer: string]>([
  ['Toll Group or Linfox staff: truck drivers', 'now at Toll Group or Linfox'],
  ['tax managers, KPMG employees', 'now at KPMG'],
  ['tax managers, current or former KPMG staff', 'KPMG'],
  ['tax managers, KPMG staff past or present', 'KPMG'],
  ['Bupa staff nurses', 'Bupa'],
])("takes a house's staff for who is there now, unless another time is named: %s", (said, employer) => {
  expect(read(said)).toContain(employer);
});

it.each<[said: string, ...conditions: string[]]>([
  ['accountants with QBE Suncorp or Allianz at present', 'Accountant', 'now at QBE or Suncorp or Allianz'],
  ['drivers with Toll Linfox or DHL today', 'Driver', 'now at Toll Group or Linfox or DHL'],
  ['accountants with SAP or Xero', 'Accountant', 'SAP or Xero'],
  [
    'accountants at ANZ and in that job since 2022 or longer',
    'Accountant',
    'in the present job since 2022',
    'now at ANZ',
  ],
  [
    'any OTs? not the ones on 12 wks notice, 4 is my limit',
    'Occupational Therapist',
    'available within 28 days',
  ],
  ["chefs, not those with 12 weeks' notice; 6 weeks is our limit", 'Chef', 'available within 42 days'],
  ['chefs, not the ones on 12 wks notice', 'Chef', 'available within 83 days'],
  ['truck drivers wa or nz', 'Truck Driver', 'Western Australia or New Zealand'],
  ['truck drivers nt/sa', 'Northern Territory or South Australia', 'Truck Driver'],
  ['primary teachers who can play the piano for assembly', 'Primary Teacher', 'nice Assembly'],
])('reads lists, edges and codes as they are typed: %s', (said, ...expected) => {
  expect(read(said)).toEqual(expected);
});

it.each<[said: string, ...conditions: string[]]>([
  [
    'nurses in the UK or Ireland, open to relocating (job is in Basel)',
    'Nurse',
    'United Kingdom or Ireland',
    'open to relocation',
  ],
  ["nurses in the UK, the job's in Dubai", 'Nurse', 'United Kingdom'],
  ['nurses in Australia, the job is in Sydney', 'Australia', 'Nurse', 'Sydney, AU'],
  ['nurses, the job is in Sydney', 'Nurse', 'Sydney, AU'],
])(
  'tells where the job is from where people are looked for, whichever comes first: %s',
  (said, ...expected) => {
    expect(read(said)).toEqual(expected);
  },
);

it.each<[said: string, ...conditions: string[]]>([
  [
    'chefs in Leeds, and either German or French spoken… no wait, languages don’t matter',
    'Chef',
    'Leeds, GB',
  ],
  ['chefs, French speaking, Leeds. No wait, location doesn’t matter', 'Chef', 'French'],
  ['accountants, up to 80k, with Xero, hang on, salary doesn’t matter', 'Accountant', 'Xero'],
  ['chefs on 4 weeks notice max - actually notice isn’t important', 'Chef'],
  ['chefs in Leeds, languages don’t matter', 'Chef', 'Leeds, GB'],
])(
  'takes back the conditions of a kind that its writer says do not matter after all: %s',
  (said, ...expected) => {
    expect(read(said)).toEqual(expected);
  },
);
