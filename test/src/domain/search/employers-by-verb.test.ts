import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const READER = { country: 'AU', currency: 'AUD', today: '2026-11-27' };

const read = (query: string): string[] =>
  compileQuery(query, READER).facets.map(({ label, strength }) =>
    strength === 'must' ? label : `${strength} ${label}`,
  );
const codes = (query: string): string[] => compileQuery(query, READER).notes.map(({ code }) => code);

describe('whom somebody works for, by the verb of their trade', () => {
  it.each([
    [
      'pilots presently flying for Emirates, Iberia or Ryanair',
      'Pilot',
      'now at Emirates or Iberia or Ryanair',
    ],
    ['pilots flying for Emirates, Iberia or Ryanair', 'Pilot', 'now at Emirates or Iberia or Ryanair'],
    ['nurses nursing at Bupa, Ramsay or Healius', 'Nurse', 'now at Bupa or Ramsay Health Care or Healius'],
    ['drivers who drove for Linfox', 'Driver', 'Linfox'],
    ['pilots formerly flying for Qantas', 'Pilot', 'formerly at Qantas'],
    ['pilots not flying for Qantas', 'Pilot', 'exclude now at Qantas'],
    [
      'journalists who write for Reuters, Bloomberg or the BBC',
      'Journalist',
      'now at Reuters or Bloomberg or BBC',
    ],
    [
      'engineers at Google, AWS or Meta with Java, Go or Rust',
      'engineers',
      'now at Google or AWS or Meta',
      'Java or Go or Rust',
    ],
  ])('is an employer, and so is each of a list: %s', (query, ...expected) => {
    expect(read(query)).toEqual(expected);
    expect(codes(query)).toEqual([]);
  });

  it('is no employer where no company is named', () => {
    expect(read('developers writing for Android')).toEqual(['Software Engineer', 'nice writing', 'Android']);
    expect(read('pilots in Iberia')).toEqual(['Pilot', 'Iberia']);
    expect(read('data engineers in DACH, Iberia or Benelux')).toEqual([
      'Data Engineer',
      'DACH or Iberia or Benelux',
    ]);
  });
});
