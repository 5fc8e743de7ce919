import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

// Words that carry meaning and had been read for something else without a word of it.
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26', timezone: 'Australia/Sydney' };

const read = (said: string): string[] =>
  compileQuery(said, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();

it.each([
  ['Python/SQL analysts', 'analysts', 'Python or SQL'],
  ['Python or SQL analysts', 'analysts', 'Python or SQL'],
  ['Java, Python or SQL analysts', 'analysts', 'Java or Python or SQL'],
  ['Excel or Power BI analysts', 'analysts', 'Excel or Power BI'],
  ['Revit/BIM coordinators', 'coordinators', 'Revit or BIM'],
])('asks the tools before a title of its people alone: %s', (said, trade, tools) => {
  expect(read(said)).toEqual([`must role ${trade}`, `must skill ${tools}`]);
});

it.each([
  ['SAP/Oracle consultants', ['must role SAP Consultant or Oracle Consultant']],
  ['Python or SQL developers', ['must role Software Engineer', 'must skill Python or SQL']],
  ['HR or payroll managers', ['must role HR Manager or Payroll Manager / Payroll Officer']],
  ['dental or vet nurses', ['must role Dental Assistant or Veterinary Nurse']],
])('leaves titles in a list what they are: %s', (said, facets) => {
  expect(read(said)).toEqual(facets);
});

it.each([
  ['Project managers, either construction or IT', 'Construction Project Manager or IT Project Manager'],
  ['project managers, construction or IT', 'Construction Project Manager or IT Project Manager'],
  ['project managers, IT or construction', 'IT Project Manager or Construction Project Manager'],
  ['teachers, primary or maths', 'Primary Teacher or Maths Teacher'],
])('reads a list of fields behind a trade as its kinds: %s', (said, trade) => {
  expect(read(said)).toEqual([`must role ${trade}`]);
});

it.each([
  ['role=nurse city=Perth visa=no', 'no sponsorship needed'],
  ['role: nurse, city: Perth, visa: none', 'no sponsorship needed'],
  ['role: nurse; city: Perth; visa required: no', 'no sponsorship needed'],
  ['role: nurse; city: Perth; needs visa: yes', 'needs sponsorship'],
  ['role: nurse; city: Perth; work rights: yes', 'no sponsorship needed'],
  ['role: nurse; city: Perth; visa: yes', 'visa holders'],
])('reads whether somebody needs a visa where a program says yes or no: %s', (said, rights) => {
  expect(read(said)).toContain(`must work_rights ${rights === 'visa holders' ? 'visa holder' : rights}`);
});

it.each([
  ['auditors in the Big 4', 'now at big 4'],
  ['tax accountants in the Big Four with CTA', 'now at big 4'],
  ['people in the Big 4', 'now at big 4'],
  ['auditors who trained in the Big 4', 'big 4'],
  ['people with 3 years in the Big 4', 'big 4'],
])('takes people in a group of companies for those who are there: %s', (said, label) => {
  expect(read(said)).toContain(`must employer ${label}`);
});

it.each([
  ['journalists in Berlin who used to be at Reuters', 'formerly at Reuters'],
  ['used to be at canva, backend', 'formerly at Canva'],
  ['nurses who used to be at Zorblatt', 'formerly at Zorblatt'],
  ['journalists who were at Reuters', 'Reuters'],
  ['designers who were at Figma', 'Figma'],
  ['designers at Figma', 'now at Figma'],
  ['journalists at Reuters', 'now at Reuters'],
])('reads when somebody was at a company that is a tool or unknown: %s', (said, label) => {
  expect(read(said)).toContain(`must employer ${label}`);
});

it.each([
  ['who worked at Google before Amazon', 'Google', 'Amazon'],
  ['nurses who were at Bupa before Ramsay', 'Bupa', 'Ramsay Health Care'],
  ['auditors at Deloitte before KPMG', 'Deloitte', 'KPMG'],
  ['devs who worked at Google prior to joining Amazon', 'Google', 'Amazon'],
])('reads a company before another as left for it: %s', (said, first, next) => {
  expect(read(said)).toEqual(
    expect.arrayContaining([`must employer formerly at ${first}`, `must employer ${next}`]),
  );
});

it.each([
  ['Backend dev. Ideally Go but Java ok. Berlin.', 'Go', 'Java'],
  ['Backend: Go preferred, otherwise Java. Berlin', 'Go', 'Java'],
  ['React ideally, but Vue would work too. Berlin', 'React', 'Vue'],
  ['ideally Figma, otherwise Sketch, UX designer, Berlin', 'Figma', 'Sketch'],
])('requires either of a first and a second choice: %s', (said, best, next) => {
  expect(read(said)).toEqual(
    expect.arrayContaining([
      `must skill ${best} or ${next}`,
      `nice skill ${best}`,
      'must location Berlin, DE',
    ]),
  );
});

it('requires either of two languages of which one would be best', () => {
  expect(read('chefs, ideally French speaking but Spanish would do')).toEqual([
    'must language French or Spanish',
    'must role Chef',
    'nice language French',
  ]);
});

it.each(['QSs: Auckland, Sydney. PMs: Brisbane', 'Nurses: Leeds. Carers: Hull, York'])(
  'looks for each trade in the towns behind it: %s',
  (said) => {
    const { facets } = compileQuery(said, HOME);
    expect(facets.map(({ kind, either, together }) => [kind, either, together])).toEqual([
      ['role', 1, 1],
      ['location', 1, 1],
      ['role', 1, 2],
      ['location', 1, 2],
    ]);
  },
);

it.each([
  'Got an empty mail from p77@people.example – bring up the record',
  'Got an empty mail from p77@people.example – can you bring up the record?',
  'missed mail from p77@people.example, pull up their file',
])('finds whose address stands in a message: %s', (said) => {
  const { facets } = compileQuery(said, HOME);
  expect(facets.filter(({ strength }) => strength === 'must').map(({ kind }) => kind)).toEqual(['email']);
});

it.each([
  'Our client needs a chef. The restaurant is in Leeds.',
  'We need a chef. Our hotel is in Leeds.',
  'Chef please. The place is Leeds.',
])('looks where the work is that a sentence of its own names: %s', (said) => {
  expect(read(said)).toEqual(['must location Leeds, GB', 'must role Chef']);
});

it.each([
  '"We would need a chef for our new kitchen in Leeds." - mail from Optus, can you check?',
  '“We would need a chef for our new kitchen in Leeds.” – Marriott',
])('asks for nobody at the company from whom a message came: %s', (said) => {
  expect(read(said).filter((facet) => facet.includes('employer'))).toEqual([]);
  expect(read(said)).toEqual(expect.arrayContaining(['must location Leeds, GB', 'must role Chef']));
});

it('reads in the field of a program where somebody was', () => {
  expect(read('title: Auditor; employer_past: Deloitte; employer_current_not: KPMG')).toEqual([
    'exclude employer now at KPMG',
    'must employer formerly at Deloitte',
    'must role Auditor',
  ]);
});

it.each([
  'data scientists, python a must, us only',
  'us based data scientists with python',
  'us-based data scientists, python',
  'data scientists, python, us',
])('reads a country in small letters that could be a pronoun: %s', (said) => {
  expect(read(said)).toContain('must location United States of America');
});

it.each(['devs, contact us only by mail', 'devs known to us only', 'someone for us, react'])(
  'takes no pronoun for a country: %s',
  (said) => {
    expect(read(said).filter((facet) => facet.includes('location'))).toEqual([]);
  },
);

it.each([
  'Citizens or PRs for a defence job, cyber analysts',
  'accountants for a retail job',
  'PMs for a bank role',
])('only ranks by whose the job is, and tells so: %s', (said) => {
  const { facets, notes } = compileQuery(said, HOME);
  expect(facets.filter(({ kind, strength }) => kind === 'industry' && strength !== 'nice')).toEqual([]);
  expect(notes.map(({ code }) => code)).toContain('read_as');
});

it('looks for either of two kinds of people in two towns', () => {
  const { facets } = compileQuery('Golang people in Amsterdam and Ruby people in San Francisco', HOME);
  expect(facets.map(({ kind, either, together }) => [kind, either, together])).toEqual([
    ['skill', 1, 1],
    ['location', 1, 1],
    ['skill', 1, 2],
    ['location', 1, 2],
  ]);
});

it('reads what is done with people as no trade', () => {
  expect(read('please search persons which know Salesforce and live in San Francisco')).toEqual([
    'must location San Francisco, US',
    'must skill Salesforce',
  ]);
});
