import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };

/** What is asked for, as strength, kind and label, in order, with the alternative that each is a part of. */
const asked = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label, either, together }) =>
      [strength, kind, label, ...(either === null ? [] : [`either${together ?? ''}`])].join(' '),
    );

describe('what a search says of pay, notice, dates and waivers', () => {
  it.each([
    ['testers, up to €80k or £70k', 'up to EUR 80,000', 'up to GBP 70,000'],
    ['testers, under €80k or under £70k', 'up to EUR 80,000', 'up to GBP 70,000'],
    ['testers, at least $90k or €80k', 'from USD 90,000', 'from EUR 80,000'],
    ['testers CHF 9k per month or EUR 7k per month', 'up to CHF 108,000', 'up to EUR 84,000'],
  ])('asks for either of two sums of other currencies: %s', (query, first, second) => {
    expect(asked(query)).toEqual([
      'must role QA Engineer',
      `must salary pay ${first} a year either`,
      `must salary pay ${second} a year either`,
    ]);
  });

  it.each([
    'testers who know Figma, Sketch or XD',
    'testers who know Figma, XD or Sketch',
    'testers who know XD or Figma or Sketch',
  ])('takes a word that nobody knows for one of a list: %s', (query) => {
    const others = asked(query).slice(1);
    expect(others.join()).toMatch(/Figma.*XD|XD.*Figma/);
    expect(others.every((one) => one.endsWith(' either'))).toBe(true);
  });

  it('takes each of a list of sums for enough', () => {
    expect(asked('testers, AUD 120k, NZD 115k or SGD 110k')).toEqual([
      'must role QA Engineer',
      'must salary pay up to AUD 120,000 a year either',
      'must salary pay up to NZD 115,000 a year either',
      'must salary pay up to SGD 110,000 a year either',
    ]);
  });

  it('keeps a rate of a day apart from the salary that will do as well', () => {
    expect(asked('testers £450 a day or £80k')).toEqual([
      'must role QA Engineer',
      'must salary pay up to GBP 117,000 a year either1',
      'must desk asks by the day either1',
      'must salary pay up to GBP 80,000 a year either',
    ]);
  });

  it.each([
    'testers in Zurich for CHF 120k or in Munich for EUR 85k',
    'testers for CHF 120k in Zurich or EUR 85k in Munich',
  ])('keeps each sum with its place: %s', (query) => {
    expect(asked(query).toSorted()).toEqual([
      'must location Munich, DE either2',
      'must location Zürich, CH either1',
      'must role QA Engineer',
      'must salary pay up to CHF 120,000 a year either1',
      'must salary pay up to EUR 85,000 a year either2',
    ]);
  });

  it('keeps each sum with the kind of work that it is paid for', () => {
    expect(asked('testers, perm up to 60k or contract up to £400 a day')).toEqual([
      'must role QA Engineer',
      'must work_type permanent either1',
      'must salary pay up to GBP 60,000 a year either1',
      'must work_type contract either2',
      'must salary pay up to GBP 104,000 a year either2',
      'must desk asks by the day either2',
    ]);
  });

  it.each([
    ['testers, not on a notice longer than 4 weeks', 'must availability available within 28 days'],
    ['testers, nobody with a notice period over two weeks', 'must availability available within 14 days'],
    ['testers out of contract by March', 'must availability available by 2027-03-01'],
    ['testers, can do 40k but not 45k', 'must salary pay up to GBP 40,000 a year'],
    ['testers; commencing: 1 Dec; ', 'must availability available by 2026-12-01'],
    ['testers, SAP we would rather avoid', 'nice skill not SAP'],
    ['testers, we would love German but it is not essential', 'nice language German'],
    ['testers who asked for more than 50k are out', 'must salary pay up to GBP 50,000 a year'],
    ['testers, can start 15 January 2027', 'must availability available by 2027-01-15'],
    ['testers starting January 5th, 2027', 'must availability available by 2027-01-05'],
    ['testers, available from March 2028', 'must availability available by 2028-03-01'],
    ['testers, not Meta', 'exclude keyword Meta'],
    ['has nobody phoned the testers since September?', 'must last_contact not contacted for 86 days'],
    ['Role: tester | Would help: CIPD | Pay: negotiable', 'nice certification CIPD'],
    ['testers, CIPD level 5 would help', 'nice certification CIPD'],
  ])('reads %s', (query, wish) => {
    expect(asked(query)).toEqual(['must role QA Engineer', wish]);
  });

  it.each([
    'testers, driving licence waived',
    'testers, we can waive the driving licence',
    "testers, not interested in people who've done only retail",
    "testers, nobody who's only ever worked in retail",
    "testers who haven't spoken to us since the summer",
    'testers, 06:00-14:00',
    'testers, no car needed',
  ])('asks for nothing that was not said: %s', (query) => {
    expect(asked(query)).toEqual(['must role QA Engineer']);
  });

  it.each([
    'we need two office managers',
    'we require two forklift drivers',
    'client needs three oncology nurses',
  ])('does not begin a trade behind its first letters: %s', (query) => {
    expect(asked(query)).toEqual([
      expect.stringMatching(/^must role (?:Office Manager|Forklift Driver|Oncology Nurse)$/),
    ]);
  });
});
