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

  it.each([
    'Bakers. They should be in Spain or Portugal already, otherwise somewhere else in Europe but willing to relocate.',
    'Bakers already based in Spain or Portugal, failing that anywhere in Europe as long as they’d move',
    'Bakers. They must be in Spain or Portugal. If not, elsewhere in Europe and open to a move.',
    'Bakers, either in Europe and willing to relocate, or already in Spain or Portugal',
  ])('who lives in the wider place has to be willing to move: %s', (query) => {
    const facets = compileQuery(query, HOME).facets.filter(({ kind }) => kind === 'location');
    const [near, wide, moves] = facets;
    expect(facets.map(({ label }) => label)).toEqual(['Spain or Portugal', 'Europe', 'open to relocation']);
    expect(new Set(facets.map(({ either }) => either)).size).toBe(1);
    expect(near?.either).not.toBeNull();
    expect(wide?.together).not.toBeNull();
    expect(wide?.together).toBe(moves?.together);
    expect(near?.together).not.toBe(wide?.together);
  });

  it.each([
    ['Bakers, open to moving or already in Leeds, York or Hull', 'Leeds, York or Hull'],
    ['Bakers who would move or are already based in Leeds or York', 'Leeds or York'],
    ['Bakers, local or willing to relocate to Leeds or York', 'Leeds or York'],
    ['The client is in Leeds. Need bakers, already there or happy to move', 'Leeds'],
    ['Client in Leeds wants bakers, local or open to moving', 'Leeds'],
  ])('who would move and who is there both do: %s', (query, places) => {
    const { facets, notes } = compileQuery(query, HOME);
    const [where, ...more] = facets.filter(({ kind }) => kind === 'location');
    expect(where?.movable).toBe(true);
    for (const town of places.split(/, | or /)) expect(where?.label).toContain(`${town}, GB`);
    expect(more).toEqual([]);
    expect(notes).toEqual([]);
  });

  it('who would not move is told and kept apart', () => {
    const { notes } = compileQuery('Bakers, not open to moving or already in Leeds', HOME);
    expect(notes.map(({ code }) => code)).toContain('or_not_used');
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
    ['ex-Bupa nurses or midwives, now at Spire or Ramsay', 'Nurse or Midwife'],
    ['ex-Bupa nurses, now with Spire', 'Nurse'],
  ])('of who went from one to another the trade is that of now, and told: %s', (query, trades) => {
    const { facets, notes } = compileQuery(query, HOME);
    expect(facets.map(({ kind, when }) => [kind, when])).toEqual([
      ['employer', 'past'],
      ['role', null],
      ['employer', 'current'],
    ]);
    expect(facets[1]?.label).toBe(trades);
    expect(notes.map(({ code }) => code)).toEqual(['read_as']);
  });

  it('of who went to another field all trades of a list are those of before', () => {
    const { facets } = compileQuery('ex-Deloitte auditors or tax accountants, now in industry', HOME);
    expect(facets.filter(({ kind }) => kind === 'role').map(({ label }) => label)).toEqual([
      'formerly Auditor or formerly Tax Accountant',
    ]);
  });

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
