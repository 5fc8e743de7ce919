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

it.each([
  ["You'll never have used a phone with a cord.", 'GB'],
  ['Someone who could still go a full ninety minutes.', 'IE'],
  ['Partner should be comfortable with you being away; single is simpler.', 'AU'],
  ["It's an all-male changing room and I'm not building another.", 'GB'],
  ['We start Mondays with a devotional and nobody sits out.', 'US'],
  ["Team drinks are compulsory and there's no such thing as orange juice.", 'GB'],
  ["We don't touch anyone who has had a go at Fair Work.", 'AU'],
  ['Not the sort to bring a rep into a meeting.', 'GB'],
  ['Jemand im richtigen Alter, Sie verstehen schon.', 'DE'],
  ['Public schoolboy charm, private income', 'GB'],
])('holds what somebody never knew, can still do, or may not stay away from: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Bring a rep to any meeting about your terms.', 'GB'],
  ['Drinks are optional and so is the quiz.', 'GB'],
  ['You can still run the old mower until the new one arrives.', 'GB'],
  ['The changing rooms are being split into single cubicles this month.', 'GB'],
  ['Bring your own hand tools, we provide the power tools and the ute.', 'AU'],
  ["Hands that don't mind cold water, and boots that have seen worse.", 'IE'],
  ['Age, background and postcode do not matter to us.', 'AU'],
])('lets the same be of the work, or free to everybody: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
