import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, isUnread: boolean, place = 'AU') =>
  review([['text', text]], { subject: 'role', place, isUnread }).filter(({ verdict }) => verdict !== 'clear');

describe('a line that no rule knows and that reads like known ones', () => {
  it('is held whole where nobody reads it before it leaves, with a reason that says no more than that', () => {
    const [finding, ...others] = found(
      'Front of house is all about energy, so nobody who remembers the Beatles.',
      true,
    );
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      verdict: 'held',
      about: 'personal_description',
      words: 'Front of house is all about energy, so nobody who remembers the Beatles',
      reason: 'This line reads like others that say who a person should be; a person decides.',
    });
  });

  it('is not held where a person publishes it, who has read it', () => {
    expect(found('Front of house is all about energy, so nobody who remembers the Beatles.', false)).toEqual(
      [],
    );
  });

  it.each([
    'Applicants of every age and background are welcome, also those whose first job it is.',
    'You close the books by the fifth working day and explain what moved.',
    'Wir suchen eine erfahrene Buchhalterin oder einen erfahrenen Buchhalter (m/w/d) für unser Team.',
  ])(
    'is none that asks everybody, tells of the work, or is written in a language that it does not read: %s',
    (text) => {
      expect(found(text, true)).toEqual([]);
    },
  );

  it('is none by the name of a company', () => {
    const text = 'Larkspur & Sons is looking for you.';
    expect(
      review([['text', text]], {
        subject: 'role',
        place: 'AU',
        companies: ['Larkspur & Sons'],
        isUnread: true,
      }),
    ).toEqual([]);
  });

  it('is known by a file that is small enough to be read at the first text', () => {
    const file = new URL('../../../../src/domain/moderation/likeness.json', import.meta.url);
    expect(statSync(file).size).toBeLessThan(300_000);
  });
});

describe('what a house offers and tells of itself', () => {
  it.each([
    'If you have a chronic condition, tell us what helps and we set it up.',
    'Neurodivergent colleagues wrote our guide to meetings.',
    'Childcare up to 400 dollars a month is on us.',
    'A quiet room for prayer stands open to all.',
    'Nobody is asked for sick notes in the interview.',
    'Over fifty of our people work on the line.',
    'The sixty-year-old lathe is our pride.',
    'My wife does the hiring and will ring you.',
  ])('picks nobody: %s', (text) => {
    expect(found(text, true)).toEqual([]);
  });

  it('cites the German law that prefers people with a severe disability, and is held without it', () => {
    const text = 'Severely disabled applicants are preferred with equal suitability';
    expect(found(`${text}, as SGB IX provides.`, true, 'DE')).toEqual([]);
    expect(found(`${text}.`, true, 'DE')).not.toEqual([]);
  });

  it.each([
    'If you have a chronic illness, this pace is not for you.',
    'Over fifty need not apply.',
    'No sick notes in the last two years, please.',
    'The sixty-year-old applicant is too slow for us.',
  ])('lets nothing pass that picks people by the same words: %s', (text) => {
    expect(found(text, true)).not.toEqual([]);
  });
});
