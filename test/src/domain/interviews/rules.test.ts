import { describe, expect, it } from 'vitest';
import { defaultTitle, movedSpan } from '#src/domain/interviews/rules.ts';
import { whenOf } from '#src/domain/interviews/wording.ts';
import { speaking } from '#src/lib/reader-language.ts';

const row = { starts_at: '2026-03-28T09:00:00.000Z', ends_at: '2026-03-28T10:30:00.000Z' };

describe('moving an interview', () => {
  it('keeps its length with a new start alone', () => {
    expect(movedSpan(row, { starts_at: '2026-03-30T09:00:00.000Z' })).toEqual({
      starts_at: '2026-03-30T09:00:00.000Z',
      ends_at: '2026-03-30T10:30:00.000Z',
    });
  });

  it('keeps its start with a new end alone', () => {
    expect(movedSpan(row, { ends_at: '2026-03-28T10:00:00.000Z' })).toEqual({
      ...row,
      ends_at: '2026-03-28T10:00:00.000Z',
    });
  });
});

describe('the time that guests are told', () => {
  it.each([
    [
      'Europe/Berlin',
      '2026-03-28T09:00:00.000Z',
      'Saturday 28 March 2026, 10:00 to 11:00 (Europe/Berlin, GMT+1)',
    ],
    [
      'Europe/Berlin',
      '2026-03-29T08:00:00.000Z',
      'Sunday 29 March 2026, 10:00 to 11:00 (Europe/Berlin, GMT+2)',
    ],
    [
      'Australia/Sydney',
      '2026-04-03T22:30:00.000Z',
      'Saturday 4 April 2026, 09:30 to 10:30 (Australia/Sydney, GMT+11)',
    ],
    [
      'Australia/Sydney',
      '2026-04-04T23:30:00.000Z',
      'Sunday 5 April 2026, 09:30 to 10:30 (Australia/Sydney, GMT+10)',
    ],
    [
      'Asia/Kolkata',
      '2026-01-01T18:00:00.000Z',
      'Thursday 1 January 2026, 23:30 to Friday 2 January 2026, 00:30 (Asia/Kolkata, GMT+5:30)',
    ],
    [
      'Europe/London',
      '2027-03-28T00:30:00.000Z',
      'Sunday 28 March 2027, 00:30 GMT to 02:30 GMT+1 (Europe/London)',
    ],
    ['UTC', '2026-01-01T00:00:00.000Z', 'Thursday 1 January 2026, 00:00 to 01:00 (UTC, GMT)'],
  ])('in %s at %s', (timezone, starts_at, words) => {
    const ends_at = new Date(Date.parse(starts_at) + 3_600_000).toISOString();
    expect(whenOf({ starts_at, ends_at, timezone })).toBe(words);
  });
});

describe('the title that an interview has by itself', () => {
  const application = { job_title: 'Buchhaltung', client_name: 'Acme' };
  it.each([
    ['en', 'Interview: Ana Ruiz, Buchhaltung at Acme'],
    ['de', 'Gespräch: Ana Ruiz, Buchhaltung bei Acme'],
    ['fr', 'Entretien : Ana Ruiz, Buchhaltung chez Acme'],
  ] as const)('is in the language of its mails: %s', (language, title) => {
    expect(speaking(language, () => defaultTitle('client', application, 'Ana Ruiz'))).toBe(title);
  });
});
