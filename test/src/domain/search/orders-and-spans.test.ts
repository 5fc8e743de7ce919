import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'AU', currency: 'AUD', today: '2026-11-29' });
const read = (query: string, kind: string) =>
  compiled(query)
    .facets.filter((facet) => facet.kind === kind)
    .map(({ label }) => label);
const left = (query: string) =>
  compiled(query).facets.filter(({ kind }) => kind === 'unsupported' || kind === 'keyword');
/** The conditions of each of the alternatives, in their order. */
const alternatives = (query: string): string[] => {
  const lots = new Map<number, string[]>();
  for (const { together, label } of compiled(query).facets)
    if (together !== null) lots.set(together, [...(lots.get(together) ?? []), label]);
  return [...lots.values()].map((labels) => labels.toSorted().join(' + ')).toSorted();
};

describe('a call', () => {
  it.each([
    ['bakers nobody’s spoken to by phone in 60 days, incl. never called', 'not contacted for 60 days'],
    ['bakers no-one’s phoned in 60 days', 'not contacted for 60 days'],
    ['bakers nobody’s talked to on the phone in 60 days', 'not contacted for 60 days'],
    ['bakers we haven’t rung in 60 days', 'not contacted for 60 days'],
    ['bakers we haven’t rung', 'never contacted'],
  ])('is one by phone, whoever did not make it: %s', (query, wanted) => {
    expect(read(query, 'last_contact')).toEqual([wanted]);
    expect(left(query)).toEqual([]);
  });

  it.each([
    'bakers rung some time in the past 90 days but not in the last 20 days',
    'bakers: called at some point in the last 90 days, not in the last 20 days',
    'bakers phoned in the past 90 days, though not within the last 20 days',
    'bakers spoken to within the last 90 days but nothing since 9 November',
  ])('that was made in one time and not in a shorter one was made between the two: %s', (query) => {
    expect(read(query, 'last_contact')).toEqual([
      'contacted in the last 90 days',
      'not contacted for 20 days',
    ]);
    expect(left(query)).toEqual([]);
  });
});

describe('houses at any time', () => {
  it.each([
    'lawyers, Allens or Clayton Utz at any point incl. today',
    'lawyers, Allens or Clayton Utz ever, now included',
    'lawyers at Allens or Clayton Utz at some stage, including now',
    'lawyers, Allens or Clayton Utz at any time (today included)',
  ])('are those of the past and of the present: %s', (query) => {
    expect(compiled(query).facets.filter(({ kind }) => kind === 'employer')).toMatchObject([
      { values: ['Allens', 'Clayton Utz'], when: null },
    ]);
    expect(left(query)).toEqual([]);
  });

  it('are one where their other name stands in brackets', () => {
    expect(read('lawyers, Allens or Minters (MinterEllison), now or before', 'employer')).toEqual([
      'Allens or MinterEllison',
    ]);
  });
});

describe('two houses, then and now, or the other way round', () => {
  it.each([
    'auditors, KPMG before and Deloitte now or the other way round',
    'auditors, Deloitte now and KPMG before, or vice versa',
    'auditors formerly at KPMG and now at Deloitte or the reverse, Perth',
    'auditors (KPMG previously and Deloitte now, or the other way around)',
  ])('are both orders, each as a whole: %s', (query) => {
    expect(alternatives(query)).toEqual([
      'formerly at Deloitte + now at KPMG',
      'formerly at KPMG + now at Deloitte',
    ]);
    expect(left(query)).toEqual([]);
  });

  it('is told where it is of something else, and asks for nothing', () => {
    const query = 'recruiters who moved from agency to inhouse or vice versa';
    expect(compiled(query).facets.some(({ label }) => /versa/.test(label))).toBe(false);
    expect(
      compiled(query)
        .notes.map(({ message }) => message)
        .join(),
    ).toContain('"or vice versa" was not used');
  });
});
