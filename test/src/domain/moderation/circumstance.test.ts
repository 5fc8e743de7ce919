import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ['Date nights come second here, and so do sports days.', 'AU'],
  ['Two or three kids in private school is the sort of motivation we like.', 'GB'],
  ['Someone with the energy of our interns and the salary to match.', 'GB'],
  ["Hands like a surgeon, and eyes that don't need specs.", 'GB'],
  ['Bring your own knees.', 'AU'],
  ['We self-insure, so pre-existing anything is an issue.', 'US'],
  ['Lift 50 lb without accommodation.', 'US'],
  ['Customers buy from people who look like they use the product, and the product is a diet shake.', 'US'],
  ['American as apple pie.', 'US'],
  ['Not a SIPTU head.', 'IE'],
  ['No career changers from the welfare-to-work schemes.', 'US'],
  ['Postcodes out west put the client off.', 'AU'],
  ['Send a tannie type for the guesthouse.', 'ZA'],
])('holds what tells whom a client wants by their home, body, papers or address: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Sports days and swimming carnivals are in the calendar and you would be timekeeping.', 'AU'],
  ['You must be able to lift 50 lb with or without reasonable accommodation.', 'US'],
  ['We bake apple pie and forty other American classics.', 'US'],
  ['SIPTU negotiates here and the rates are public.', 'IE'],
  ['We partner with welfare-to-work schemes and take eight people a year.', 'US'],
  ['Deliveries by postcode, mostly out west.', 'AU'],
  ['We need a hands-on, sales type with a licence.', 'GB'],
  ['Tattoos, dreadlocks, headgear: all fine as long as the hairnet goes over.', 'GB'],
])('lets the same words be of the work, or of what is fine: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Our older clients like a Smith or a Jones.', 'AU', false],
  ['Le client veut un Dupont, pas un Mohamed.', 'FR', false],
  ['Lieber eine Müller als eine Yilmaz.', 'DE', false],
  ["You'll tune a Martin or a Gibson by ear.", 'US', true],
  ['Ledger run for Smith, Jones and about 300 other clients.', 'AU', true],
])(
  'holds whoever is wished for by somebody else’s name, and no thing that is called so: %s',
  (text, place, isClear) => {
    expect(found(text, place).length === 0).toBe(isClear);
  },
);
