import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const READER = { country: 'AU', currency: 'AUD', today: '2026-11-27' };

/** The required conditions, with those of which one will do behind an "or". */
const read = (query: string): string[] =>
  compileQuery(query, READER)
    .facets.filter(({ strength }) => strength === 'must')
    .map(({ label, either }) => (either === null ? label : `or ${label}`));

describe('another way of being among those who are asked for', () => {
  it.each([
    [
      "journalists: New York, Toronto, or wherever they like so long as they're fully remote",
      'New York City, US or Toronto, CA or remote',
    ],
    [
      'journalists, Leeds, York or anywhere so long as they work from home',
      'Leeds, GB or York, GB or remote',
    ],
    ['journalists in Leeds or wherever if remote', 'Leeds, GB or remote'],
    ["journalists in Berlin; wherever else is fine if they're fully remote", 'Berlin, DE or remote'],
    ['journalists in Berlin or any other city as long as remote', 'Berlin, DE or remote'],
    ['journalists in London or elsewhere provided they work remotely', 'London, GB or remote'],
    ['journalists in Leeds or, if remote, anywhere', 'Leeds, GB or remote'],
  ])('is to work remotely from anywhere: %s', (query, place) => {
    expect(read(query)).toEqual(['Journalist', place]);
  });

  it.each([
    'ok so pharmacists in the uk, they either need to be willing to move or be up for contract work',
    'pharmacists in the UK who either are willing to move or are up for contract work',
    'pharmacists in the UK, they need to be either willing to move or up for contract work',
    'pharmacists in the UK, they either have to be open to relocating or to be happy on contract',
  ])('is what one of two needs is: %s', (query) => {
    expect(read(query)).toEqual(['Pharmacist', 'United Kingdom', 'or open to relocation', 'or contract']);
  });

  it.each([
    ['teachers in Kent that are up for contract work', 'Kent', 'contract'],
    [
      'teachers in Kent who are either open to contract or to part-time work',
      'Kent',
      'contract or part time',
    ],
    ['teachers in Kent up for freelance or perm', 'Kent', 'contract or permanent'],
  ])('is a kind of work that they are up for: %s', (query, ...expected) => {
    expect(read(query)).toEqual(['Teacher', ...expected]);
  });

  it.each([
    'teachers who are permanent residents or need no sponsorship',
    "teachers who are permanent residents or don't need any visa sponsorship",
  ])('is one of a list of rights: %s', (query) => {
    expect(read(query)).toEqual(['Teacher', 'permanent resident or no sponsorship needed']);
  });
});

describe('two things that both stand on a record', () => {
  it.each([
    ['Solutions architects at a bank today. AWS and Integration both on the profile.', 'AWS', 'Integration'],
    ['Solutions architects, both AWS and Integration on the CV', 'AWS', 'Integration'],
    ['Solutions architects - Python and stakeholder mapping both required', 'Python', 'stakeholder mapping'],
    ['Solutions architects, Google and Meta both on the CV', 'Google', 'Meta'],
    ['Solutions architects, German and French both essential', 'German', 'French'],
  ])('are each required: %s', (query, ...expected) => {
    expect(read(query).slice(-2)).toEqual(expected);
  });
});

describe('a field that heads a list of places', () => {
  it.each([
    ['regulatory affairs: DACH, UK', 'Regulatory Affairs Manager', 'DACH or United Kingdom'],
    ['Regulatory affairs – Germany', 'Regulatory Affairs Manager', 'Germany'],
    ['Need payroll: Leeds, York', 'Payroll Officer', 'Leeds, GB or York, GB'],
  ])('names its people: %s', (query, ...expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('stays a tool where it is one', () => {
    expect(read('Python: Berlin')).toEqual(['Python', 'Berlin, DE']);
  });
});

describe('levels in a list of strokes', () => {
  it.each(['engineers, senior/lead/principal, Java', 'engineers, senior / lead / principal, Java'])(
    'are any of them: %s',
    (query) => {
      expect(read(query)).toEqual(['engineers', 'senior or lead or principal', 'Java']);
    },
  );
});

describe('houses of now or before', () => {
  it.each([
    'Chefs. Ex Accor or Hilton, now or before.',
    'chefs ex Accor or Hilton, or currently at either',
    'chefs who left Accor or Hilton or still at one of them',
  ])('are those of any time: %s', (query) => {
    expect(compileQuery(query, READER).facets.map(({ when }) => when)).toEqual([null, null]);
    expect(read(query)).toEqual(['Chef', 'Accor or Hilton']);
  });

  it('are asked of a second trade that points back at them', () => {
    expect(read('auditors at KPMG or EY, or tax people at the same')).toEqual([
      'or Auditor',
      'or now at KPMG or EY',
      'or Tax Accountant',
      'or now at KPMG or EY',
    ]);
  });
});
