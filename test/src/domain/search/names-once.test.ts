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

it.each([
  ['Registered Nurse (RN) or Enrolled Nurse (EN)', ['must role Registered Nurse or Enrolled Nurse']],
  ['RN (Registered Nurse) or EN (Enrolled Nurse)', ['must role Registered Nurse or Enrolled Nurse']],
  [
    'Enrolled Nurses (ENs) or Registered Nurses (RNs) in Perth',
    ['must location Perth, AU', 'must role Enrolled Nurse or Registered Nurse'],
  ],
  ['Chartered Accountant (CA) or Certified Practising Accountant (CPA)', ['must certification CA or CPA']],
  ['Chartered Tax Adviser (CTA) or Chartered Accountant (CA)', ['must certification CTA or CA']],
  ['AWS (Amazon Web Services) or Azure', ['must skill AWS or Azure']],
  [
    'developers with AWS (Amazon Web Services) or Azure',
    ['must role Software Engineer', 'must skill AWS or Azure'],
  ],
  ['Project Management Professional (PMP) or PRINCE2', ['must certification PMP or PRINCE2']],
  ['Business Analyst (BA) or Product Owner (PO)', ['must role Business Analyst or Product Owner']],
])('what a bracket explains by its short or whole name is asked for once: %s', (query, facets) => {
  expect(read(query)).toEqual({ facets, notes: [] });
});

it.each([
  ['CA (or CPA)', ['must certification CA or CPA']],
  ['accountant with CA (or CPA)', ['must certification CA or CPA', 'must role Accountant']],
  ['electrician (or HVAC technician)', ['must role Electrician or HVAC Technician']],
  ['nurses in Perth (or Bunbury)', ['must location Perth, AU or Bunbury, AU', 'must role Nurse']],
  ['React (or Vue) developers', ['must role Software Engineer', 'must skill React or Vue']],
])('an alternative in brackets is one: %s', (query, facets) => {
  expect(read(query)).toEqual({ facets, notes: [] });
});

it.each([
  ['CA, CPA or ACCA', ['must certification CA or CPA or ACCA']],
  ['CA / CPA / CTA', ['must certification CA or CPA or CTA']],
  ['CA, CTA or CPA in Sydney', ['must certification CA or CTA or CPA', 'must location Sydney, AU']],
  ['CA in Sydney', ['must certification CA', 'must location Sydney, AU']],
  ['lawyers in CA, NY or TX', ['must location California or New York State or Texas', 'must role Lawyer']],
  ['nurses in San Diego, CA', ['must location San Diego, US', 'must role Nurse']],
])('letters are a paper beside other papers, and a state beside states: %s', (query, facets) => {
  expect(read(query)).toEqual({ facets, notes: [] });
});

it.each([
  ['FIFO Perth', ['must location Perth, AU', 'nice keyword FIFO']],
  ['DIDO Karratha', ['must location Karratha, AU', 'nice keyword DIDO']],
  ['HV', ['must keyword HV', 'must skill High Voltage']],
  ['HV Perth', ['must keyword HV', 'must location Perth, AU', 'must skill High Voltage']],
  ['PLC in Adelaide', ['must keyword PLC', 'must location Adelaide, AU', 'must skill PLC Programming']],
  ['Margaret London', ['must keyword Margaret London']],
])(
  'short forms of trades stand for themselves alone or before a town, and are no given name: %s',
  (query, facets) => {
    expect(read(query)).toEqual({ facets, notes: [] });
  },
);

it.each([
  'candidate with phone 0412 555 777',
  'call 0412 555 777',
  'missed call from 0412 555 777',
  'someone rang from 0412 555 777',
  'whose mobile number is 0412 555 777',
  'ph: 0412 555 777',
])('words that only introduce a number ask for nothing more: %s', (query) => {
  expect(read(query)).toEqual({ facets: ['must phone 0412 555 777'], notes: [] });
});

it.each([
  ['candidate with email jo@people.example', 'must email jo@people.example'],
  ['the person whose email address is jo@people.example', 'must email jo@people.example'],
  ['linkedin profile linkedin.com/in/jo-doe', 'must profile linkedin.com/in/jo-doe'],
])('words that only introduce an address ask for nothing more: %s', (query, label) => {
  expect(read(query)).toEqual({ facets: [label], notes: [] });
});

it('what is in front of a number and says more still ranks', () => {
  expect(read('phone support 0412 555 777').facets).toContain('nice keyword phone support');
});

it.each(['B4 alumni', 'ex B4'])('the four large firms are known by their short form: %s', (query) => {
  expect(read(query)).toEqual({ facets: ['must employer formerly at big 4'], notes: [] });
});
