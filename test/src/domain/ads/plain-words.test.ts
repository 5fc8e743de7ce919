import { describe, expect, it } from 'vitest';
import { inAgencyVoice, withoutHowMuch } from '#src/domain/ads/agency-voice.ts';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';
import { inPlainWords } from '#src/domain/ads/plain-words.ts';

const found = (said: string) =>
  foundInDescription(
    `We need a cook in Leeds.\n${said}`,
    { place: 'GB', companies: [], isUnread: true },
    [],
  ).filter(({ verdict }) => verdict !== 'look');

describe('what an ad says in plain words', () => {
  it.each([
    ['He will plan three shifts and control wastage.', 'You will plan three shifts and control wastage.'],
    ['She must have five years in a box plant.', 'You must have five years in a box plant.'],
    ['He or she shall verify stock with the plant head.', 'You shall verify stock with the plant head.'],
    ['Welsh would be a treat.', 'Welsh is an asset.'],
    ['Some Punjabi would be gorgeous', 'Punjabi is an asset'],
    ['Polish or Portuguese would be grand but no bother without.', 'Polish or Portuguese is an asset.'],
    ['24.50 an hour, time and half over 40.', '24.50 an hour, time and half over 40 hours.'],
    ["Afrikaans is nice to have since the farmers won't talk anything else", 'Afrikaans is an asset'],
    ['Polish would be handy as most of the drivers speak it.', 'Polish is an asset.'],
    [
      'We are looking for somebody on the Mazaks and the one Okuma',
      'The work is on the Mazaks and the one Okuma',
    ],
    ['Remote (US only)', 'Remote within the US'],
    ['$32 to $38 an hour, 1.5 over 40', '$32 to $38 an hour, 1.5 over 40 hours'],
    ['Immediate joiners only', 'can start at once'],
    ['Rotas, stock, hiring the weekend kids', 'Rotas, stock, hiring the weekend staff'],
    ['You run a team of six lads', 'You run a team of six people'],
    [
      'Keeping the site tidy for the old girls who own these places',
      'Keeping the site tidy for the people who own these places',
    ],
  ])('%s', (said, plain) => {
    expect(inPlainWords(said)).toBe(plain);
    expect(found(said)).toEqual([]);
  });

  it.each([
    'He will leave in March and has told nobody.',
    'He must be under 40.',
    'Polish is a plus since the clients want white people',
    "Polish is a plus because we don't want locals",
    'Spanish is handy since the customers hate foreigners',
    'Need someone on the young side',
    'We are looking for someone in our church family',
    'She will have to be a woman the mums like.',
    'Chinese preferred.',
    'Someone who fits in with the lads.',
    'The lads want another lad.',
    'Over 40 need not apply.',
    'Irish only, it would be a plus.',
  ])('is no choice of people: %s', (said) => {
    expect(inPlainWords(said)).toBe(said);
  });

  it.each(['I want a guy in that chair.', 'He must be a strong lad.', 'US citizens only, remote.'])(
    'still holds what chooses people: %s',
    (said) => {
      expect(found(said).length).toBeGreaterThan(0);
    },
  );
});

describe('whom somebody wants', () => {
  it('is said without why, and a wish without how much it counts', () => {
    expect(inAgencyVoice('Brightwater is growing the back office, so we want a Staff Accountant here')).toBe(
      'We are looking for a Staff Accountant here',
    );
    expect(withoutHowMuch('RGN would be preferred but not a must')).toBe('RGN');
    expect(withoutHowMuch('Punjabi is an asset')).toBe('Punjabi is an asset');
  });
});
