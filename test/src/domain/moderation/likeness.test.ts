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
      reason: 'Reads like lines that say who a person should be; somebody has to look at it first.',
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
    expect(statSync(file).size).toBeLessThan(600_000);
  });
});

describe('what is told of a person whom a program puts forward', () => {
  const ofPerson = (text: string, isUnread: boolean) =>
    review([['pitch', text]], { subject: 'person', place: 'AU', isUnread });

  it('is held where it reads like what has no place in hiring, and where a person sends it that is theirs to see', () => {
    const text = 'She is of an age where childcare will not be an issue any more.';
    expect(ofPerson(text, true)).toMatchObject([
      {
        verdict: 'held',
        about: 'personal_description',
        reason:
          'Reads like lines that tell of somebody what has no place in hiring; somebody has to look at it first.',
      },
    ]);
    expect(ofPerson(text, false)).toEqual([]);
  });

  it.each([
    'She led the move of payroll to a new system and kept every pay run on time.',
    'He ran the night desk for six years and knows every route in the valley.',
  ])('goes where it tells of their work: %s', (text) => {
    expect(ofPerson(text, true)).toEqual([]);
  });
});

describe('what is not asked, whom the work is for, and what people are given', () => {
  it.each([
    'You need not be Jewish, and the office closes on the holidays.',
    'No faith is asked of you.',
    'We don\u2019t mind where you were born.',
    'There is no upper age limit on apprenticeships here.',
    'Lads, lasses and everyone else can learn the trade with us.',
    'A disability support worker for a man in his twenties who likes footy.',
    'We serve a lot of Hmong and Latino members and have interpreters on contract.',
    'Knowledge of safeguarding adults and children is essential.',
    'Health coverage on day one, spouses and domestic partners included.',
    'You have trained managers in the Pregnant Workers Fairness Act.',
    'The orchard grows Pink Lady and has young vines beside it.',
    'You bring a data migration background and know SAP.',
    'Our clinic serves people with a migration background.',
  ])('picks nobody: %s', (text) => {
    expect(found(text, true)).toEqual([]);
  });

  it.each([
    'You need not be young, but it helps.',
    'Only men are welcome on this crew.',
    'No blacks or anyone else of that sort.',
    'Nobody on or about to go on parental leave.',
    'We support our own people, so only Koreans please.',
    'The role is not for people with a migration background.',
  ])('lets nothing pass that picks people by the same words: %s', (text) => {
    expect(found(text, true)).not.toEqual([]);
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

  it('prefers people with a severe disability and equal suitability in Germany and Austria, and is held elsewhere or without it', () => {
    const text = 'Severely disabled applicants are preferred with equal suitability';
    expect(found(`${text}, as SGB IX provides.`, true, 'DE')).toEqual([]);
    expect(found(`${text}.`, true, 'DE')).toEqual([]);
    expect(found(`${text}.`, true, 'GB')).not.toEqual([]);
    expect(found('Severely disabled applicants are preferred.', true, 'DE')).not.toEqual([]);
    expect(found('Young applicants are preferred with equal suitability.', true, 'DE')).not.toEqual([]);
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
