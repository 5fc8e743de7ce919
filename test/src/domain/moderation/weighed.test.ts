import { describe, expect, it } from 'vitest';
import { review, type Subject } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, subject: Subject = 'role', place = 'AU', isUnread = true) =>
  review([['text', text]], { subject, place, isUnread })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict !== 'clear');

describe('a word by which people may be picked, in a sentence that tells of the work', () => {
  it.each([
    'We sell maternity wear to women all over Australia and need a merchandise planner.',
    "You'd be teaching boys aged 8 to 13 at a cathedral choir school.",
    'The client makes modest swimwear for Muslim women and needs a Shopify theme.',
    'Build us a booking app for mosques, churches and gurdwaras that rent out halls on weekdays.',
  ])('is let go, whoever publishes it: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
    expect(verdicts(text, 'role', 'AU', false)).toEqual([]);
  });

  it.each([
    'We had trouble with older staff and technology before.',
    'Preference given to men as the role involves some lifting.',
    'Work Permit quota to fill, wants Malaysians for all six seats.',
    'You teach boys and support patients in our clinics, and must be a man.',
    'Our clients are families and children, so no women with babies of their own.',
    'You are statuesque and poised.',
  ])('stays where somebody is picked, passed over or described: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });
});

describe('ages', () => {
  it.each([
    'You must be 21 to 35 to drive.',
    'Aged 21 to 35 for our insurance.',
    'Office junior (18–22) for a busy practice.',
    'Candidates between 25 and 35.',
    'Should have at least 20 years of working life ahead.',
    'Leaving Cert 2019 or later.',
  ])('as a range, by what is still to come or by the year of a paper: do not leave: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });

  it.each([
    "You'll manage a team of 20 to 30 people.",
    'Must be available 20-30 hours a week.',
    'You must have 15 to 20 years of experience.',
    'Driver (21-25 hours).',
    'You must be 21 or over, as our insurer asks.',
    'Apprentices are paid by age: 18-20 £10.00, 21 and over £12.21 an hour.',
  ])('are none where something else is counted, or where a law or a wage sets them: %s', (text) => {
    expect(verdicts(text, 'role', 'GB')).toEqual([]);
  });
});

it.each([
  ['Must not require any adjustments to the workplace.', 'role'],
  ['Applicants must not ask for accommodations of any kind.', 'role'],
  ['Maori applicants are welcome to apply but history says they never last here.', 'role'],
  ['Strong Christian values and church membership are a must for our clerk.', 'role'],
  ["She's just back from having her second and keen to get stuck in.", 'person'],
] as const)('does not leave, though it reads like an offer, a house or a career: %s', (text, subject) => {
  expect(verdicts(text, subject)).not.toEqual([]);
});

it.each([
  ['AU', 'Tell us what adjustments you need.'],
  ['AU', "Widow's Hill, Upper Slaughter: caretaker wanted for the village hall."],
  ['AU', 'Our lead product is called Old Boy Pale Ale, and we are not changing the name.'],
  ['AU', 'An actor of any height or build who can play a man in his sixties, for a one-day film shoot.'],
  ['AU', 'Disabled the old plug-in, and now the checkout button is greyed out.'],
  ['AU', "We're proud that half of our directors are women, and we hire for skill."],
  ['AU', 'No matter your age: one of our trainees was 54.'],
  ['AU', 'Do not ask about union membership, cards, or how anybody voted.'],
  ['US', "Female attendants for the women's locker room: Title VII BFOQ, confirmed by counsel."],
])('leaves in %s, as nobody is picked by it or a law allows it: %s', (place, text) => {
  expect(verdicts(text, 'role', place)).toEqual([]);
});
