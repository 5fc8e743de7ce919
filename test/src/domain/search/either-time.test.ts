import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

const WHOEVER_WAS_THERE = [
  'warehouse managers, has to be Toll or Linfox people (still there or used to be)',
  'warehouse managers from Toll or Linfox, there still or long gone',
  'warehouse managers from Toll or Linfox, now or last time both okay',
  'warehouse managers from Toll or Linfox, present or past also can',
  'warehouse managers from Toll or Linfox whether current or ex',
  'warehouse managers who come from Toll or Linfox (still there or already left, no importance)',
  'warehouse managers whove been at toll or linfox or are still there now',
  'warehouse managers who have been or still are with Toll or Linfox',
  'warehouse managers, Toll or Linfox, leavers or stayers, all the same to me',
  "warehouse managers at Toll or Linfox, doesn't matter if they've left",
  'warehouse managers from Toll or Linfox, even if they have moved on since',
  'warehouse managers whos been at toll or linfox its fine if they still are',
  "warehouse managers with Toll or Linfox experience, whether they've left or not",
  'warehouse managers from Toll or Linfox, both current and former considered',
];

const WHO_LEFT = [
  "electricians who've done their time at BHP and jumped ship since",
  'electricians who cut their teeth at BHP then walked',
  'electricians who were with BHP till they got out',
  'electricians who used to be at BHP and have flown the coop',
  "electricians who did their years at BHP but aren't there these days",
  'electricians who came through BHP and have left it behind',
  'electricians who worked at BHP and called it quits',
  'electricians who worked at BHP and handed in their notice since',
];

const WHO_IS_THERE = [
  "chefs, whoever's sitting in Hilton or Marriott this minute",
  'chefs who are in Hilton or Marriott this very day',
  'chefs, whoever is at Hilton or Marriott right now',
];

const NOBODY_OF_THE_CLIENT = [
  'chefs. It is for Hilton so of course they must not be in post there already',
  "chefs for Hilton so nobody who's there already",
  "chefs for Hilton, mustn't be employed there at the moment",
  "chefs for Hilton so they can't be Hilton staff already",
];

describe('time at an employer', () => {
  it.each(WHOEVER_WAS_THERE)('is of now or before, whichever: %s', (query) => {
    expect(read(query)).toEqual(['must employer Toll Group or Linfox', 'must role Warehouse Manager']);
  });

  it.each(WHO_LEFT)('is over: %s', (query) => {
    expect(read(query)).toEqual([
      'exclude employer now at BHP',
      'must employer formerly at BHP',
      'must role Electrician',
    ]);
  });

  it.each(WHO_IS_THERE)('is of now: %s', (query) => {
    expect(read(query)).toEqual(['must employer now at Hilton or Marriott', 'must role Chef']);
  });

  it.each(NOBODY_OF_THE_CLIENT)('keeps the own people of a client out: %s', (query) => {
    expect(read(query)).toEqual(['exclude employer now at Hilton', 'must role Chef']);
  });

  it('keeps who left, and when, where it is asked for by itself', () => {
    expect(read('tax people who left KPMG in 2023 or later')).toContain(
      'must employer left KPMG in 2023 or later',
    );
    expect(read('tax people who have left Deloitte')).toContain('must employer formerly at Deloitte');
  });
});
