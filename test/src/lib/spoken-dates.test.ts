import { describe, expect, it } from 'vitest';
import { type DateKind, readSpokenDate } from '#src/lib/spoken-dates.ts';

// Saturday 21 November 2026, 10:00 in Sydney.
const SYDNEY = { now: '2026-11-20T23:00:00.000Z', timezone: 'Australia/Sydney', country: 'AU' };
// Monday 2 March 2026, 09:00 in New York, six days before the clocks change.
const NEW_YORK = { now: '2026-03-02T14:00:00.000Z', timezone: 'America/New_York', country: 'US' };

const read = (
  text: string,
  kind: DateKind = 'instant',
  place: Parameters<typeof readSpokenDate>[2] = SYDNEY,
) => {
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

// Wednesday 25 November 2026, noon in Sydney.
const MIDWEEK = { now: '2026-11-25T01:00:00.000Z', timezone: 'Australia/Sydney', country: 'AU' };

describe('a day of what has happened', () => {
  const was = (text: string, kind: DateKind = 'either') => read(text, kind, { ...MIDWEEK, tense: 'past' });

  it.each([
    ['Monday', '2026-11-23'],
    ['since Monday', '2026-11-23'],
    ['Friday', '2026-11-20'],
    ['last Friday', '2026-11-20'],
    ['last Wednesday', '2026-11-18'],
    ['this Monday', '2026-11-23'],
    ['this Friday', '2026-11-27'],
    ['Monday last week', '2026-11-16'],
    ['3 December', '2025-12-03'],
    ['3 January', '2026-01-03'],
    ['Mon 23 November', '2026-11-23'],
    ['yesterday', '2026-11-24'],
    ['3 days ago', '2026-11-22'],
  ])('is the latest that was: %s', (text, day) => {
    expect(was(text)).toBe(day);
  });

  it('is the latest that was with a time as well', () => {
    expect(was('Monday 3pm', 'instant')).toBe('2026-11-23T04:00:00.000Z');
    expect(was('9am')).toBe('2026-11-24T22:00:00.000Z');
  });

  it('is refused where it may be one of two, with both', () => {
    expect(was('Wednesday')).toMatch(/2026-11-18 or 2026-11-25/);
    expect(was('last Monday')).toMatch(/2026-11-16 or 2026-11-23/);
  });
});

describe('a day to come', () => {
  const will = (text: string, kind: DateKind = 'day') => read(text, kind, MIDWEEK);

  it('is not in the past where a week or the last one is named', () => {
    expect(will('Monday')).toBe('2026-11-30');
    expect(will('Friday next week')).toBe('2026-12-04');
    expect(will('last Friday')).toBe('2026-11-20');
    expect(will('Monday next week 3pm', 'instant')).toBe('2026-11-30T04:00:00.000Z');
  });

  it.each([
    ['next week', /stretch of time/],
    ['last 7 days', /stretch of time/],
    ['tomorrow morning', /part of a day/],
    ['last night', /part of a day/],
    ['Tuesday 27 November 2026', /names a weekday that 2026-11-27 is not/],
  ])('is refused where it is more or less than a day, or two that differ: %s', (text, why) => {
    expect(will(text)).toMatch(why);
  });
});
