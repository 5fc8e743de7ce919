import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

// Families of other ways of saying one thing, each held against the plain way of saying it.
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-25', timezone: 'Australia/Sydney' };
const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();

it.each([
  'currently Zara',
  'presently Zara',
  'Zara currently',
  'Zara right now',
  'at the moment Zara',
  'today at Zara',
  'Zara (now)',
  'currently employed by Zara',
  'current employer Zara',
  'whose employer is Zara',
  'who are at Zara',
  'now Zara',
])('reads store managers, %j as those who are there now', (said) => {
  expect(read(`store managers, ${said}`)).toEqual(read('store managers, now at Zara'));
});

it.each([
  'nobody who’s at DHL',
  'who aren’t with DHL',
  'nobody presently at DHL',
  'exclude current DHL staff',
  'no current DHL people',
  'not currently at DHL',
  'excluding those who work at DHL',
  'who don’t work for DHL',
])('leaves out of freight forwarders, %j those who are there now', (said) => {
  expect(read(`freight forwarders, ${said}`)).toEqual(read('freight forwarders, not now at DHL'));
});

it.each([
  ['immediately available or two weeks max', 'max two weeks notice'],
  ['immediate or 4 weeks notice', 'max 4 weeks notice'],
  ['available now or within a month', 'available within 1 month'],
  ['who can start straight away or in two weeks at the latest', 'available within two weeks'],
  ['with no notice or a month’s notice max', 'max 1 month notice'],
  ['asap or max 30 days', 'max 30 days notice'],
  ['one or two weeks notice', 'max 2 weeks notice'],
  ['immediate to 30 days joiners', 'available within 30 days'],
  ['immediate/15 days', 'available within 15 days'],
  ['notice: immediate or 2 weeks', 'max 2 weeks notice'],
])('reads of nurses, %j the later of two times as the edge', (said, plain) => {
  expect(read(`nurses, ${said}`)).toEqual(read(`nurses, ${plain}`));
});

it.each([
  ['left KPMG since 2023', 'left KPMG in 2023 or later'],
  ['left KPMG in the last 3 years', 'left KPMG in 2023 or later'],
  ['ex-KPMG since 2022', 'left KPMG in 2022 or later'],
  ['KPMG leavers of the last two years', 'left KPMG in 2024 or later'],
  ['quit KPMG after 2022', 'left KPMG in 2023 or later'],
  ['at KPMG until 2023', 'left KPMG in 2023'],
  ['KPMG alumni who left less than 5 years ago', 'left KPMG in 2021 or later'],
  ['out of KPMG since 2023', 'left KPMG in 2023 or later'],
  ['left KPMG between 2020 and 2022', 'left KPMG in 2020 to 2022'],
  ['left KPMG last year', 'left KPMG in 2025'],
  ['left KPMG more than 4 years ago', 'left KPMG in 2022 or earlier'],
  ['KPMG tax people who left before 2020', 'left KPMG in 2019 or earlier'],
  ['left practice in last 3 years', 'left Accounting Firms in 2023 or later'],
  ['left banking in the last two years', 'left Banking in 2024 or later'],
])('reads of auditors who %j when they left', (said, label) => {
  const { facets, notes } = compileQuery(`auditors who ${said}`, HOME);
  expect(facets.map((facet) => facet.label)).toContain(label);
  expect(facets.filter(({ kind }) => kind === 'unsupported')).toEqual([]);
  expect(notes.map(({ code }) => code)).toEqual(['by_the_year']);
});

it.each([
  ['nurses for a 3 to 6 month contract, start asap', 'must availability available immediately'],
  ['store managers at Coles since 2019', 'must tenure in the present job since 2019'],
  ['nurses who left Ramsay, Perth', 'must employer formerly at Ramsay Health Care'],
  ['auditors out of KPMG', 'must employer KPMG'],
])('does not take %j for more than it says', (query, expected) => {
  expect(read(query)).toContain(expected);
});

const alternatives = (query: string): string[] =>
  compileQuery(query, HOME)
    .notes.filter(({ code }) => code === 'alternatives')
    .map(({ message }) => message.split(': who')[0] ?? '');

it.each([
  [
    '(data engineer AND spark) OR (data scientist AND pytorch)',
    '"Data Engineer + Spark" or "Data Scientist + PyTorch"',
  ],
  ['head chefs in Paris or sous chefs in Dublin', '"Head Chef + Paris, FR" or "Sous Chef + Dublin, IE"'],
  ['head chefs Paris, sous chefs Dublin', '"Head Chef + Paris, FR" or "Sous Chef + Dublin, IE"'],
  ['head chefs, Paris; sous chefs, Dublin', '"Head Chef + Paris, FR" or "Sous Chef + Dublin, IE"'],
  ['head chefs in Paris and sous chefs in Dublin', '"Head Chef + Paris, FR" or "Sous Chef + Dublin, IE"'],
  ['KPMG auditors or EY tax people', '"now at KPMG + Auditor" or "now at EY + Tax Accountant"'],
  [
    'nurses with ICU in Perth or midwives with NICU in Sydney',
    '"Nurse + ICU + Perth, AU" or "Midwife + NICU + Sydney, AU"',
  ],
  [
    'Java developers or Python developers in Berlin',
    '"Java + Software Engineer" or "Python + Software Engineer"',
  ],
])('reads %j as descriptions of which one has to hold as a whole', (query, expected) => {
  expect(alternatives(query)).toEqual([expected]);
});

it.each([
  'Java or Python developers in Berlin',
  'chefs, Sydney or Melbourne, HACCP or WSET',
  'frontend or backend developers in London or Paris',
  'accountants in Sydney who speak Mandarin and live in Parramatta',
])('reads %j as one description', (query) => {
  expect(alternatives(query)).toEqual([]);
});

it.each([
  [
    'nurses in Perth up to 90k or midwives in Sydney',
    '"Nurse + Perth, AU + pay up to AUD 90,000 a year" or "Midwife + Sydney, AU"',
  ],
  ['chefs in Sydney or bakers with 5 years', '"Chef + Sydney, AU" or "Baker + 5+ years of experience"'],
  [
    'auditors with 5+ years or accountants with 8+ years',
    '"Auditor + 5+ years of experience" or "Accountant + 8+ years of experience"',
  ],
])('asks in %j for a figure of the one description that has it', (query, expected) => {
  expect(alternatives(query)).toEqual([expected]);
});

it('asks of another trade behind a place for that place too, and says so', () => {
  const { facets, notes } = compileQuery('nurses in London or doctors', HOME);
  expect(facets.map(({ kind, values }) => [kind, values])).toEqual([
    ['role', ['Nurse', 'Doctor']],
    ['location', ['London, GB']],
  ]);
  expect(notes.map(({ message }) => message)).toEqual(['"Nurse" or "Doctor": all else is asked of both.']);
});

/** What is required, with the number of the alternatives that it is one of and of those it holds together with. */
const eithers = (query: string): (readonly [string, number | null, number | null])[] =>
  compileQuery(query, HOME).facets.flatMap(({ label, either, together }) =>
    either === null ? [] : [[label, either, together] as const],
  );

it.each([
  [
    'auditors, big 4 or 7+ years',
    [
      ['big 4', 1, null],
      ['7+ years of experience', 1, null],
    ],
  ],
  [
    'chefs, free now or willing to relocate',
    [
      ['available immediately', 1, null],
      ['open to relocation', 1, null],
    ],
  ],
  [
    'QSs, 8+ yrs or chartered (MRICS) and 5',
    [
      ['8+ years of experience', 1, null],
      ['RICS', 1, 1],
      ['5+ years of experience', 1, 1],
    ],
  ],
  [
    'accountants, CPA or 5+ years in audit',
    [
      ['CPA', 1, null],
      ['5+ years of experience', 1, 1],
      ['Audit', 1, 1],
    ],
  ],
])('reads what is joined by "or" in %j as alternatives', (query, expected) => {
  expect(eithers(query)).toEqual(expected);
});

it.each([
  ['accountants Perth NOT contract', 'exclude work_type contract'],
  ['accountants Perth not contract', 'exclude work_type contract'],
  ['lawyers UK Ireland Germany', 'must location UK and Ireland or Germany'],
  ['production managers with kaizen', 'must skill Kaizen'],
  ['social workers, safeguarding', 'must skill Safeguarding'],
  ['freight forwarders, incoterms', 'must skill Incoterms'],
  ['accountants, no forensic ones', 'exclude keyword forensic'],
])('reads %j as it is said, and as nothing wider', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['accountants wanting between 80 and 100 thousand', 'accountants, 80k to 100k'],
  ['accountants whose expectations don’t top 100k', 'accountants, up to 100k'],
  ['accountants, ceiling 100k', 'accountants, up to 100k'],
  ['accountants not serving more than 4 weeks', 'accountants, max 4 weeks notice'],
  ['accountants, PR holders', 'accountants, permanent residents'],
  ['accountants, sponsorship not required', 'accountants, no sponsorship needed'],
  ['accountants whose mother tongue is Spanish', 'accountants who speak Spanish'],
  ['accountants with a stable work history', 'accountants with stable tenure'],
  ['accountants wanting part-time work', 'accountants, part time'],
  ['agronomists with no English', 'agronomists not speaking English'],
  ['who could replace our maths teacher in Dubai', 'maths teacher in Dubai'],
  ['backfill for our payroll officer, Perth', 'payroll officer, Perth'],
  ['designers who previously were journalists', 'designers who were previously journalists'],
])('reads %j as it reads %j', (said, plain) => {
  expect(read(said)).toEqual(read(plain));
});

it.each([
  ['executive assistants to CEOs, Zurich', 'must unsupported to CEOs'],
  ['policy advisers from the Treasury or Cabinet Office', 'must employer Treasury or Cabinet Office'],
  ['auditors at London or KPMG', 'must location London, GB'],
  ['head of housekeeping, Dubai, 5 star', 'must unsupported 5 star'],
  ['chefs rated 5', 'must rating rated 5 or better'],
])('does not take %j for a requirement of another kind', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['auditor at KPMG and before that accountant at EY', 'must employer formerly at EY'],
  ['auditors previously based at KPMG', 'must employer formerly at KPMG'],
  ['auditors in Sydney not from KPMG nor Deloitte', 'exclude employer at KPMG or Deloitte'],
  ['tax consultants who are 5 to 7 years into their career', 'must years_experience 5-7 years of experience'],
  ['sales execs who haven’t moved in 4', 'must tenure at least 4 years in the present job'],
])('runs %j as it is said', (query, expected) => {
  const { facets, notes } = compileQuery(query, HOME);
  expect(facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)).toContain(expected);
  expect(notes.filter(({ code }) => code === 'not_used')).toEqual([]);
});

it.each([
  [
    'nurses, midwives in Perth or doctors in Sydney',
    '"Nurse or Midwife + Perth, AU" or "Doctor + Sydney, AU"',
  ],
  [
    'Java or Python devs in Berlin or Go devs in Munich',
    '"Java or Python + Software Engineer + Berlin, DE" or "Go + Software Engineer + Munich, DE"',
  ],
  ['(nurse AND Sydney) OR midwife', '"Nurse + Sydney, AU" or "Midwife"'],
  ['midwife OR (nurse AND Sydney)', '"Midwife" or "Nurse + Sydney, AU"'],
  [
    'Java and Spring in Berlin, or Python and Django in Munich',
    '"Java + Spring + Berlin, DE" or "Python + Django + Munich, DE"',
  ],
  [
    'nurses or midwives in Perth or doctors in Sydney',
    '"Nurse or Midwife + Perth, AU" or "Doctor + Sydney, AU"',
  ],
])('reads %j as wholes', (query, expected) => {
  expect(alternatives(query)).toEqual([expected]);
});

it.each([
  '(nurse OR midwife) AND (Sydney OR Perth)',
  'nurses or midwives in Perth or Sydney',
  'electricians (HV or LV), Perth or Sydney',
  '("C#" OR ".NET") AND Azure AND (Sydney OR Melbourne)',
])('does not take %j apart', (query) => {
  expect(alternatives(query)).toEqual([]);
});

it.each([
  'auditor at KPMG, formerly analyst at EY',
  'Java, AWS Certified Developer, Python, Azure Administrator',
])('does not take one career or one list %j for alternatives', (query) => {
  expect(alternatives(query)).toEqual([]);
});
