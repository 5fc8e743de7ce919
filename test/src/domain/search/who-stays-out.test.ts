import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ strength }) => strength !== 'nice')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

describe('who is not wanted', () => {
  it.each([
    ['Chefs in London. Current staff of Hilton cannot be considered (franchise agreement).', 'Hilton'],
    ['Existing Hilton employees may not apply, chefs in London', 'Hilton'],
    ['Chefs in London, Hilton’s own people are off limits', 'Hilton'],
    ['Chefs in London. If they’re with Hilton today don’t show me.', 'Hilton'],
    ['Chefs in London. If anyone is at Hilton now, leave them out.', 'Hilton'],
    ['Chefs in London, they must not be at Hilton now', 'Hilton'],
    ['Chefs in London, no candidates who are in the moment by Hilton', 'Hilton'],
    ['Chefs in London excluding current employees of Hilton and Marriott', 'Hilton or Marriott'],
    ['Chefs in London, not from Hilton as in not there now', 'Hilton'],
    ['Role: Chef. Loc: London. Excl: Hilton (current).', 'Hilton'],
  ])('by what becomes of those who are there now is left out: %s', (query, name) => {
    expect(read(query)).toEqual([
      `exclude employer now at ${name}`,
      'must location London, GB',
      'must role Chef',
    ]);
  });

  it.each([
    ['UX designers. Juniors are not the right fit this time.', 'exclude seniority junior'],
    ['UX designers, contractors wouldn’t be a good fit', 'exclude work_type contract'],
    ['UX designers, those need sponsorship cannot', 'must work_rights no sponsorship needed'],
    ['UX designers. If they need sponsoring, don’t send.', 'must work_rights no sponsorship needed'],
    ['UX designers, cant be on 12 weeks notice', 'must availability available within 83 days'],
    ['UX designers, the client will pay but not past 80 000', 'must salary pay up to GBP 80,000 a year'],
  ])('by how it is refused is left out: %s', (query, condition) => {
    expect(read(query)).toEqual([condition, 'must role UX Designer'].toSorted());
  });

  it.each(['UX designers, Google ex only', 'UX designers, ex Google only', 'only ex-Google, UX designers'])(
    'is who is there yet where only those who left are asked for: %s',
    (query) => {
      expect(read(query)).toEqual([
        'exclude employer now at Google',
        'must employer formerly at Google',
        'must role UX Designer',
      ]);
    },
  );

  it.each([
    'Consultant message: “Social workers please, UK or NZ, five-plus years. If they’re with Auckland Council today don’t show me.” Run as given.',
    'From Dee: “Social workers please, UK or NZ, five-plus years. Nobody with Auckland Council today.” Thanks',
  ])('is left out also where the whole request stands in quotation marks: %s', (query) => {
    expect(read(query)).toEqual([
      'exclude employer now at Auckland Council',
      'must location United Kingdom or New Zealand',
      'must role Social Worker',
      'must years_experience 5+ years of experience',
    ]);
  });

  it('is no phrase in quotation marks that a record is to hold', () => {
    expect(read('chefs in London with "farm to table cooking"')).toContain(
      'must keyword "farm to table cooking"',
    );
  });
});
