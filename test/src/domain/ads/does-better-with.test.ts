import { describe, expect, test } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { offeredBesidePay } from '#src/domain/ads/beside-pay.ts';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';
import { withoutSpeaker } from '#src/domain/ads/without-speaker.ts';

const open = (said: string): string[] =>
  foundInDescription(
    `Nurse wanted in Leeds, full time.\n${said}`,
    { place: 'GB', companies: [], isUnread: true },
    [],
  )
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

describe('with whom a house says that it does better', () => {
  test.each([
    'We do better with Hispanics on this crew.',
    'The crew gets on best with Poles.',
    'My foreman has had more luck with Romanians.',
    'We’ve always done better with older ladies.',
    'They want someone on their own this time.',
    'I’d like somebody on her own, no ties.',
    'We had those wearing tudung customers not used to.',
    'Girls in headscarves our customers are not used to.',
  ])('holds the ad: %s', (said) => expect(open(said).length).toBeGreaterThan(0));

  test.each([
    'Our new range does better with Hispanics.',
    'We do better with retirees as customers.',
    'You get on well with older people and their families.',
    'No one is left on their own this time of night.',
    'You work with Romanian suppliers.',
    'We work with women who have left violent homes.',
  ])('holds nothing that is told of buyers and of those who are served: %s', (said) =>
    expect(open(said)).toEqual([]),
  );
});

describe('who of the house will be away, and the place that it leaves', () => {
  test.each([
    'One of our ladies goes on mat leave in March so we’d like someone by February.',
    'Two of mine are getting married in June so I need cover.',
    'Our receptionist is off on maternity leave from May, so we need someone for nine months.',
    'Priya and Tom are getting married so we’d like cover for July.',
  ])('holds nothing: %s', (said) => expect(open(said)).toEqual([]));

  test.each([
    'One of our ladies goes on mat leave in March so we’d like someone older.',
    'Two of mine are getting married in June so I need someone settled.',
    'One of the girls is having a baby so I want someone who’ll stay.',
    'Our receptionist is off on maternity leave, so we’d like a man this time.',
  ])('holds what picks people beside it: %s', (said) => expect(open(said).length).toBeGreaterThan(0));

  test('stays with the recruiter', () =>
    expect(
      inAgencyVoice('One of our ladies goes on mat leave in March so we’d like someone by February.'),
    ).toBe('We are looking for someone by February.'));
});

describe('what is done', () => {
  test('is told of the one beside whom it is done', () => {
    expect(withoutSpeaker('Chairside for me and the two associates, stock, sterilising')).toBe(
      'Chairside for the dentist and the two associates, stock, sterilising',
    );
    expect(withoutSpeaker('Diary for me, post, filing')).toBe('Diary for the manager, post, filing');
  });
  test('is nothing that is given, though lorries are loaded', () =>
    expect(offeredBesidePay('Picking, packing, loading wagons £12.90 ph')).toEqual([]));
});
