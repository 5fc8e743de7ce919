import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ strength }) => strength !== 'nice')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

describe('somewhere or elsewhere', () => {
  it.each([
    'Receptionists, the country is not important if the person is available to relocate, otherwise she must live in Austria or Germany.',
    'Receptionists, location doesn’t matter as long as they would relocate, otherwise in Austria or Germany',
    'Receptionists in Austria or Germany. They live in one of those or they’re open to relocation.',
    'Receptionists in Austria or Germany. They should be based in either country, or open to a move.',
    'Receptionists in Austria or Germany, or if they aren’t there then willing to relocate',
    'Receptionists, Location: Austria or Germany, relocation candidates from elsewhere are also fine.',
    'Receptionists, Austria or Germany, open for relocation also ok',
    'Receptionists in Austria or Germany, people who would relocate are welcome too',
  ])('those who live there and those who would move both do: %s', (query) => {
    expect(read(query)).toEqual([
      'must location Austria or Germany or open to relocation',
      'must role Receptionist',
    ]);
  });

  it.each([
    'UX designers. They’re in Leeds or they work remotely.',
    'UX designers in Leeds or they work from home',
    'UX designers, Leeds or can work remote',
  ])('those who live there and those who work remotely both do: %s', (query) => {
    expect(read(query)).toEqual(['must location Leeds, GB or remote', 'must role UX Designer']);
  });

  it.each([
    'Welders in Auckland or anywhere in Australia so long as they’re up for shifting',
    'Welders, Auckland, or somewhere else in Australia if they’d move',
  ])('in the wider place only who would move does: %s', (query) => {
    const facets = compileQuery(query, HOME).facets.filter(({ kind }) => kind === 'location');
    expect(facets.map(({ label, either, together }) => [label, either !== null, together !== null])).toEqual([
      ['Auckland, NZ', true, false],
      ['Australia', true, true],
      ['open to relocation', true, true],
    ]);
  });

  it('each trade is wanted where it was said to be', () => {
    const { facets } = compileQuery('Any vets in Bristol at all, or dentists in Manchester?', HOME);
    const together = (label: string): unknown => facets.find((facet) => facet.label === label)?.together;
    expect(together('Bristol, GB')).toBe(together('Veterinarian'));
    expect(together('Manchester, GB')).toBe(together('Dentist'));
    expect(together('Bristol, GB')).not.toBe(together('Manchester, GB'));
  });

  it('of the second trade alone is asked what it needs', () => {
    const { facets } = compileQuery('find a data engineer, or a data scientist if he knows SQL', HOME);
    expect(facets.map(({ label, either, together }) => [label, either, together])).toEqual([
      ['Data Scientist', 1, 1],
      ['SQL', 1, 1],
      ['Data Engineer', 1, 2],
    ]);
  });
});

describe('an employer of now or before', () => {
  it.each([
    'chefs at Merivale or ex Merivale',
    'chefs at Merivale / formerly Merivale',
    'chefs that are with Merivale, or were with them before',
    'chefs, Merivale, now or before',
  ])('is either: %s', (query) => {
    const employers = compileQuery(query, HOME).facets.filter(({ kind }) => kind === 'employer');
    expect(employers.map(({ label, when, strength }) => [label, when, strength])).toEqual([
      ['Merivale', null, 'must'],
    ]);
  });
});

it('a citizen or PR is no citizen of Puerto Rico', () => {
  expect(read('SOC analysts, US or UK. Only citizen / PR. Employment: permanent.')).toContain(
    'must work_rights citizen or permanent resident',
  );
});
