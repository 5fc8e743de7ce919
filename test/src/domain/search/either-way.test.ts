import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const READER = { country: 'GB', currency: 'GBP', today: '2026-11-26' };

/** The hard conditions of a search, in no order, each with the lot of alternatives that it is of. */
function read(query: string): string[] {
  return compileQuery(query, READER)
    .facets.filter(({ strength, kind }) => strength !== 'nice' && kind !== 'unsupported')
    .map(({ kind, strength, label, either, together }) =>
      [
        kind,
        strength === 'must' ? '' : strength,
        label,
        either === null ? '' : `of ${either}`,
        together ?? '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .toSorted();
}

describe('two lots of one trade', () => {
  it.each([
    'quantity surveyors on contract, or anyone QS in Dubai',
    'quantity surveyors on contract, or ones in Dubai',
    'QS on contract, or those in Dubai',
  ])('who is meant by a word in place of the trade has conditions of their own: %s', (query) => {
    expect(read(query)).toEqual([
      'location Dubai, AE of 1 2',
      'role Quantity Surveyor',
      'work_type contract of 1 1',
    ]);
  });

  it.each([
    'mental health nurses on contract, or with AHPRA and open to relocation',
    'mental health nurses on contract, or who hold AHPRA and are open to relocation',
  ])('what stands behind the second with "and" is no condition of the first: %s', (query) => {
    expect(read(query)).toEqual([
      'certification AHPRA Registration of 1 2',
      'location open to relocation of 1 2',
      'role Mental Health Nurse',
      'work_type contract of 1 1',
    ]);
  });

  it('"and" behind a list without a word of its own is asked of all', () => {
    expect(read('developers with React or Angular and TypeScript')).toContain('skill TypeScript');
    expect(read('drivers with HGV, or forklift and available immediately')).toContain(
      'availability available immediately',
    );
  });

  it.each([
    'SAP consultants on contract, or perm but out of work right now',
    'SAP consultants, contract, or permanent if they are between jobs',
    'SAP consultants who contract or who are permanent and out of work',
    'SAP consultants: contract or (perm and out of work)',
  ])('what more is asked of the second is asked of that alone: %s', (query) => {
    expect(read(query)).toEqual([
      'availability between jobs of 1 2',
      'role SAP Consultant',
      'work_type contract of 1 1',
      'work_type permanent of 1 2',
    ]);
  });

  it.each([
    'nurses in Leeds, York, or Hull and with German',
    'nurses in Leeds, York or Hull, and with German',
  ])('what stands behind a list is asked of all of it: %s', (query) => {
    expect(read(query).some((one) => one === 'language German')).toBe(true);
  });
});

describe('either of two ways', () => {
  it.each([
    'nurses happy to be fully remote or to relocate',
    'nurses open to remote or relocation',
    'nurses prepared to relocate or work fully remotely',
    'nurses who would work remote or move',
  ])('who would work remotely or move is either: %s', (query) => {
    expect(read(query)).toEqual(['location open to relocation of 1', 'location remote of 1', 'role Nurse']);
  });

  it.each([
    'SEO specialists with a second language of German or Spanish',
    'SEO specialists whose second language is German or Spanish',
    'SEO specialists, second language German or Spanish',
  ])('a second language that is named is that one: %s', (query) => {
    expect(read(query)).toEqual(['language German or Spanish', 'role SEO Specialist']);
  });

  it.each([
    'brand managers, ex Nestlé, or still there',
    'brand managers who left Nestle or are still there',
    'brand managers from Nestlé, still there or not',
    'brand managers with Nestle on the CV (the current job counts too)',
  ])('who left a company or is still there is anybody of it: %s', (query) => {
    expect(read(query)).toEqual(['employer Nestle', 'role Brand Manager']);
  });

  it('a distance that is said in brackets is the distance', () => {
    expect(read('nurses in or around Leeds (say 30 km) or in Hull')).toContain(
      'location within 30 km of Leeds, GB or Hull, GB',
    );
  });
});

describe('places and where from', () => {
  it.each([
    [
      'Java developers in the UK (London or Manchester) or Dublin',
      'London, GB or Manchester, GB or Dublin, IE',
    ],
    [
      'Java developers, UK (London/Manchester) or Ireland (Dublin)',
      'London, GB or Manchester, GB or Dublin, IE',
    ],
    [
      'Java developers, Bay Area (SF or Oakland) or New York',
      'San Francisco, US or Oakland, US or New York City, US',
    ],
  ])('of a wider place that names its towns in brackets the towns are meant: %s', (query, places) => {
    expect(read(query)).toContain(`location ${places}`);
    expect(read(query).filter((one) => one.startsWith('location'))).toHaveLength(1);
  });

  it.each([
    'nurses who work remotely, UK or Netherlands',
    'nurses, remote only, UK or Netherlands',
    'nurses, fully remote, based in the UK or Netherlands',
  ])('a list of countries behind remote work is where it is done from: %s', (query) => {
    expect(read(query)).toEqual(['location United Kingdom or Netherlands', 'location remote', 'role Nurse']);
  });

  it('a degree in full with its letters is one', () => {
    expect(read('nurses with a Master of Business Administration (MBA)')).toEqual(read('nurses with an MBA'));
  });
});

describe('a time by itself', () => {
  it.each([
    'nurses in Leeds, within a week',
    'nurses, inside a week, Leeds',
    'nurses in Leeds - within 7 days',
  ])('is when they can begin: %s', (query) => {
    expect(read(query)).toEqual(['availability available within 7 days', 'location Leeds, GB', 'role Nurse']);
  });

  it('behind a contact is when that was', () => {
    expect(read('nurses in Leeds we spoke to, within a week').join()).not.toContain('availability');
  });
});

it.each([
  'fitters in Queensland, or living wherever but they’d relocate',
  'fitters in Queensland, or anywhere but up for moving',
])('who lives anywhere but would move is asked for and not left out: %s', (query) => {
  expect(read(query)).toEqual(['location Queensland or open to relocation', 'role Fitter']);
});
