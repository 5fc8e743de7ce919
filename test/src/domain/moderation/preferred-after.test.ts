import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  [
    'Thank you for being open about your pregnancy. As the contract only runs to November the trust would rather start with someone who can see it through.',
    'GB',
  ],
  [
    "Congratulations on your pregnancy! As it's a six-month contract the school would prefer a teacher who can finish the year.",
    'AU',
  ],
  ['Thank you for being upfront about your epilepsy. They have opted for continuity.', 'CA'],
  [
    'Thank you for letting us know that you are due in June. The site needs a manager who can see the build through.',
    'IE',
  ],
  [
    'Félicitations pour l’heureux événement ! Le client souhaite une personne présente toute la saison.',
    'FR',
  ],
  [
    'Bedankt voor je openheid over je zwangerschap. Het ziekenhuis begint liever met iemand die het kan afmaken.',
    'NL',
  ],
])('holds who is preferred to somebody once they told what they expect or have: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Thank you for telling us about your pregnancy. It makes no difference to the offer.', 'GB'],
  ['Thank you for your interest. The kitchen opens again in May.', 'GB'],
  ["Thank you for telling us you're pregnant. They need someone to cover your leave.", 'GB'],
  ['Thank you for being open about your diabetes. Let us know what adjustments you would like.', 'US'],
])('lets go thanks for what somebody told where nobody is preferred to them: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Decent lad who brings his own tools.', 'GB'],
  ['Sensible girl who can work weekends.', 'AU'],
  ['Reliable guy who supplies his own hand tools.', 'US'],
  ['Officially there is no upper age.', 'GB'],
  ["Legally we can't ask about kids on the form.", 'GB'],
  ["By law we can't ask whether she has children on the application.", 'GB'],
  ['Offiziell gibt es keine Altersgrenze.', 'DE'],
  ['Légalement on ne peut pas demander si elle veut des enfants.', 'FR'],
  ["Ufficialmente non c'è limite di età.", 'IT'],
  ['Criteria: confident, 25-35, drives, lives local.', 'GB'],
  ['Requirements: matric, 23-33, own transport.', 'ZA'],
])(
  'holds one of a sex in a line, what holds on paper alone, and two figures among what somebody is: %s',
  (text, place) => {
    expect(found(text, place)).not.toEqual([]);
  },
);

it.each([
  ['Officially we open in May.', 'GB'],
  ["On paper there's no limit on commission.", 'AU'],
  ["Legally we can't ask you to work more than 48 hours.", 'GB'],
  ['There is no upper age limit for this apprenticeship.', 'GB'],
  ['Criteria: confident, 25-35 hours, drives, lives local.', 'GB'],
  ['Routes: 25-35 drops, local, back by four.', 'GB'],
  ['The lad who fixed it brought his own tools.', 'GB'],
])('lets go what is official, legal or counted without anybody being meant: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
