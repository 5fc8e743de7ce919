import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

describe('words that everybody understands', () => {
  it.each([
    ['warehouse bosses', ['must role Warehouse Manager']],
    ['quality responsibles / managers', ['must role Quality Manager']],
    ['he wants finally a data engineer', ['must role Data Engineer']],
    ['data engineers, installed in Switzerland', ['must location Switzerland', 'must role Data Engineer']],
    ['midwives, NZ + Oz', ['must location New Zealand or Australia', 'must role Midwife']],
    [
      'midwives in queensland or wa or victoria',
      ['must location Queensland or Western Australia or Victoria', 'must role Midwife'],
    ],
    [
      'midwives London Notts Manc',
      ['must location London, GB or Nottingham, GB or Manchester, GB', 'must role Midwife'],
    ],
    ['midwives, exp 4 yrs & above', ['must role Midwife', 'must years_experience 4+ years of experience']],
    ['midwives out of work rn', ['must availability between jobs', 'must role Midwife']],
    [
      'midwives which can begin latest in four weeks',
      ['must availability available within 28 days', 'must role Midwife'],
    ],
    [
      'brand managers, CTC expectation should be within 40 lakhs',
      ['must role Brand Manager', 'must salary pay up to INR 4,000,000 a year'],
    ],
    ['midwives. To speak German is a plus.', ['must role Midwife', 'nice language German']],
    ['midwives. German would make my Friday.', ['must role Midwife', 'nice language German']],
    [
      'midwives. German would be class but sure he would take anyone.',
      ['must role Midwife', 'nice language German'],
    ],
    ['geologists who used to do underwriting', ['must role Geologist', 'must role formerly Underwriter']],
    [
      'plumbers in Leeds. Gas Safe or it’s a no.',
      ['must certification Gas Safe', 'must location Leeds, GB', 'must role Plumber'],
    ],
    [
      'plumbers in Poland or the Czech Republic',
      ['must location Poland or Czech Republic', 'must role Plumber'],
    ],
    [
      'midwives, residents or citizens only',
      ['must role Midwife', 'must work_rights citizen or permanent resident'],
    ],
    ['geologists who did underwriting once', ['must role Geologist', 'must role formerly Underwriter']],
  ])('are read: %s', (query, conditions) => {
    expect(read(query)).toEqual(conditions);
  });

  it.each([
    ['chefs in London citizens or permanent residents', 'must location London, GB'],
    ['chefs in victoria citizens only', 'must location Victoria'],
    ['chefs, aged care, UK', 'must location United Kingdom'],
  ])('do not take the place beside them away: %s', (query, place) => {
    expect(read(query)).toContain(place);
    expect(read(query).filter((one) => one.includes(' employer '))).toEqual([]);
  });
});
