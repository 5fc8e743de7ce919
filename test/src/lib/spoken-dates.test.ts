import { describe, expect, it } from 'vitest';
import { type DateKind, readSpokenDate } from '#src/lib/spoken-dates.ts';

// Saturday 21 November 2026, 10:00 in Sydney.
const SYDNEY = { now: '2026-11-20T23:00:00.000Z', timezone: 'Australia/Sydney', country: 'AU' };
// Monday 2 March 2026, 09:00 in New York, six days before the clocks change.
const NEW_YORK = { now: '2026-03-02T14:00:00.000Z', timezone: 'America/New_York', country: 'US' };

const read = (text: string, kind: DateKind = 'instant', place = SYDNEY) => {
  const found = readSpokenDate(text, kind, place);
  return 'refused' in found ? `refused: ${found.refused}` : found.value;
};

describe('a moment in words', () => {
  it.each([
    ['tomorrow 3pm', '2026-11-22T04:00:00.000Z'],
    ['tomorrow at 15:00', '2026-11-22T04:00:00.000Z'],
    ['next Friday at 9am', '2026-11-26T22:00:00.000Z'],
    ['Monday 9:30 am', '2026-11-22T22:30:00.000Z'],
    ['on Tuesday at noon', '2026-11-24T01:00:00.000Z'],
    ['24 November 2026 2pm', '2026-11-24T03:00:00.000Z'],
    ['in 2 hours', '2026-11-21T01:00:00.000Z'],
  ])("is read in the agency's zone: %s", (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each([
    ['Tuesday 9am Perth time', '2026-11-24T01:00:00.000Z'],
    ['tomorrow 3pm in New York time', '2026-11-21T20:00:00.000Z'],
    ['Auckland time, 24 November 2026 14:30', '2026-11-24T01:30:00.000Z'],
  ])('is read in the zone of a city that is named with it: %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  it('keeps the wall clock where the clocks change in between', () => {
    expect(read('9 March 2026 10am', 'instant', NEW_YORK)).toBe('2026-03-09T14:00:00.000Z');
    expect(read('tomorrow 10am', 'instant', NEW_YORK)).toBe('2026-03-03T15:00:00.000Z');
  });

  it.each([
    ['next Friday', /leaves the time open/],
    ['tomorrow at 3', /morning or the afternoon/],
    ['tomorrow 3:30', /morning or the afternoon/],
    ['3/4 at 2pm', /day\/month or month\/day/],
    ['tomorrow 3pm or Friday 4pm', /one date/],
    ['tomorrow 3pm if Ana can make it', /nothing else/],
    ['tomorrow 3pm to 4pm', /one date/],
    ['when it suits', /no date/],
    ['Tuesday 9am client time', /nothing else/],
    ['x'.repeat(5000), /no date/],
  ])('is refused where it is open: %s', (text, why) => {
    expect(read(text)).toMatch(why);
  });
});

describe('a day in words', () => {
  it.each([
    ['tomorrow', '2026-11-22'],
    ['next Friday', '2026-11-27'],
    ['1 December', '2026-12-01'],
    ['today', '2026-11-21'],
    ['24/11/2026', '2026-11-24'],
  ])("is a day of the agency's: %s", (text, day) => {
    expect(read(text, 'day')).toBe(day);
    expect(read(text, 'either')).toBe(day);
  });

  it('is refused where it may be one of two, with both', () => {
    expect(read('next Friday', 'day', NEW_YORK)).toMatch(/2026-03-06 or 2026-03-13/);
    expect(read('March', 'day')).toMatch(/leaves the day open/);
    expect(read('4/5', 'day', NEW_YORK)).toMatch(/month\/day or day\/month/);
  });
});
